package memref

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// canonicalizeAlloc returns the patterns of an allocation; class is that in MLIR.
func canonicalizeAlloc(root, class string) rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("SimplifyAllocConst<"+class+">", root, allocateStatically),
		rewrite.IsolatedPattern("SimplifyDeadAlloc<"+class+">", root, removeDeadAllocation),
	}
}

// canonicalizeRealloc returns the pattern of memref.realloc.
func canonicalizeRealloc() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("SimplifyDeadAlloc<mlir::memref::ReallocOp>", ReallocOpName, removeDeadAllocation)}
}

// allocateStatically makes sizes static that are constants, of memref.alloc or memref.alloca.
func allocateStatically(op *ir.Operation, r *rewrite.Rewriter) bool {
	t, sizes := memrefType(op.Result(0)), ir.GroupValues(op, 0)
	convert := op.Context().LookupOp(CastOpName)
	if len(sizes) == 0 || convert == nil {
		return false
	}
	shape, operands := viewlike.StaticSizes(t.Shape(), sizes)
	if slices.Equal(shape, t.Shape()) {
		return false
	}
	unknown := int32(len(operands))
	symbols := AllocOp{op}.SymbolOperands()
	for i := range symbols {
		operands = append(operands, symbols[i].Value())
	}
	attrs := []ir.NamedAttribute{{Name: ir.OperandSegments, Value: op.Context().DenseI32Array([]int32{unknown, int32(len(symbols))})}}
	if a := (AllocOp{op}).AlignmentAttr(); a != nil {
		attrs = append(attrs, ir.NamedAttribute{Name: "alignment", Value: a})
	}
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Types: []ir.Type{ir.WithShape(t, shape, nil)}, Attributes: attrs})
	r.ReplaceWithNew(op, convert, []*ir.Value{by.Result(0)})
	return true
}

// removeDeadAllocation removes memory that is only written to and deallocated.
func removeDeadAllocation(op *ir.Operation, r *rewrite.Rewriter) bool {
	var users []*ir.Operation
	for user := range op.Users() {
		switch {
		case user.Name() == StoreOpName && StoreOp{user}.Value() != op.Result(0), user.Name() == DeallocOpName:
		default:
			return false
		}
		if !slices.Contains(users, user) {
			users = append(users, user)
		}
	}
	for _, user := range users {
		r.Erase(user)
	}
	r.Erase(op)
	return true
}

func canonicalizeCopy() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("FoldEmptyCopy", CopyOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if !isEmpty(CopyOp{op}.Source()) && !isEmpty(CopyOp{op}.Target()) {
			return false
		}
		r.Erase(op)
		return true
	})}
}

// isEmpty reports whether a memref has a size that is zero.
func isEmpty(v *ir.Value) bool {
	t := memrefType(v)
	return t != nil && slices.Contains(t.Shape(), 0)
}
