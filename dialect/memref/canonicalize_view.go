package memref

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func foldView(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	shift, ok := viewlike.ConstantInt(op.Operand(1))
	if t := resultType(op); t != operandType(op, 0) || !ir.HasStaticShape(t) || !ok || shift != 0 {
		return nil, false
	}
	return folding.Value(op.Operand(0))
}

func canonicalizeView() rewrite.Patterns {
	const root = "memref.view"
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ViewOpShapeFolder", root, viewStatically),
		rewrite.IsolatedPattern("ViewOpMemrefCastFolder", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			c := named.DefiningOp(op.Operand(0), "memref.cast")
			if c == nil || named.DefiningOp(c.Operand(0), "memref.alloc") == nil {
				return false
			}
			operands := op.Operands()
			operands[0] = c.Operand(0)
			r.ReplaceWithNew(op, op.Def(), operands)
			return true
		}),
	}
}

// viewStatically makes sizes static that are constants, and not negative.
func viewStatically(op *ir.Operation, r *rewrite.Rewriter) bool {
	convert := op.Context().LookupOp("memref.cast")
	t := resultType(op)
	sizes := viewlike.Indices(t.Shape(), op.OperandGroup(2))
	if convert == nil || !viewlike.FoldConstants(sizes, func(n int64) bool { return n >= 0 }) {
		return false
	}
	shape, values := viewlike.Split(sizes)
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: append(slices.Clone(op.Operands()[:2]), values...),
		Types: []ir.Type{ir.WithShape(t, shape, nil)}})
	r.ReplaceWithNew(op, convert, []*ir.Value{by.Result(0)})
	return true
}

func canonicalizeDim() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("DimOfMemRefReshape", "memref.dim", dimOfReshape)}
}

// dimOfReshape takes the size from the shape to which a memref was reshaped, right after that,
// because it may be overwritten later.
func dimOfReshape(op *ir.Operation, r *rewrite.Rewriter) bool {
	reshape, index := named.DefiningOp(op.Operand(0), "memref.reshape"), op.Operand(1)
	load, convert := op.Context().LookupOp("memref.load"), op.Context().LookupOp("arith.index_cast")
	if reshape == nil || load == nil || convert == nil {
		return false
	}
	switch at := index.ParentBlock(); {
	case at == reshape.Block():
		if def := index.DefiningOp(); def != nil && reshape.IsBeforeInBlock(def) {
			return false
		}
	case op.Block() != reshape.Block() && (at.Parent() == reshape.ParentRegion() || !at.ParentOp().IsProperAncestor(reshape)):
		return false
	}
	r.SetInsertionPointAfter(reshape)
	r.Loc = op.Location()
	shape := reshape.Operand(1)
	size := r.New(load, []*ir.Value{shape, index}, []ir.Type{memrefType(shape).Element}).Result(0)
	if t := op.Result(0).Type(); size.Type() != t {
		size = r.New(convert, []*ir.Value{size}, []ir.Type{t}).Result(0)
	}
	r.Replace(op, size)
	return true
}
