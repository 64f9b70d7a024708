package bufferization

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// A deallocation holds the operands of a bufferization.dealloc, which frees each memref if its
// condition holds.
type deallocation struct {
	memrefs, conditions []*ir.Value
}

func deallocationOf(op *ir.Operation) deallocation {
	return deallocation{DeallocOp{op}.Memrefs().Values(), DeallocOp{op}.Conditions().Values()}
}

func (d *deallocation) add(memref, condition *ir.Value) {
	d.memrefs, d.conditions = append(d.memrefs, memref), append(d.conditions, condition)
}

// update makes an operation deallocate something else; false if that is the same.
func (d *deallocation) update(op *ir.Operation, r *rewrite.Rewriter) bool {
	old := deallocationOf(op)
	if slices.Equal(old.memrefs, d.memrefs) && slices.Equal(old.conditions, d.conditions) {
		return false
	}
	r.ModifyInPlace(op, func() {
		op.SetOperandGroup(op.OperandGroups()[0], d.memrefs)
		op.SetOperandGroup(op.OperandGroups()[1], d.conditions)
	})
	return true
}

func canonicalizeDealloc() rewrite.Patterns {
	const root = DeallocOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("DeallocRemoveDuplicateDeallocMemrefs", root, mergeMemRefs),
		rewrite.IsolatedPattern("DeallocRemoveDuplicateRetainedMemrefs", root, mergeRetained),
		rewrite.IsolatedPattern("EraseEmptyDealloc", root, eraseEmptyDealloc),
		rewrite.IsolatedPattern("EraseAlwaysFalseDealloc", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			var left deallocation
			old := deallocationOf(op)
			for i, condition := range old.conditions {
				if !folding.IsZero(ir.ConstantValue(condition.DefiningOp())) {
					left.add(old.memrefs[i], condition)
				}
			}
			return left.update(op, r)
		}),
		rewrite.IsolatedPattern("SkipExtractMetadataOfAlloc", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			var left deallocation
			old := deallocationOf(op)
			for i, memref := range old.memrefs {
				if metadata := named.DefiningOp(memref, "memref.extract_strided_metadata"); metadata != nil && allocates(typed.Unary{Operation: metadata}.Input()) {
					memref = typed.Unary{Operation: metadata}.Input()
				}
				left.add(memref, old.conditions[i])
			}
			return left.update(op, r)
		}),
		rewrite.IsolatedPattern("RemoveAllocDeallocPairWhenNoOtherUsers", root, removeAllocations),
	}
}

// allocates reports whether the operation that defines a memref allocates it, and has no other effects.
func allocates(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		return false
	}
	effects, known := ir.MemoryEffects(op)
	return known && len(effects) == 1 && effects[0].Kind == ir.Allocate && effects[0].Value == v
}

// mergeMemRefs deallocates a memref once that is there more than once.
func mergeMemRefs(op *ir.Operation, r *rewrite.Rewriter) bool {
	var left deallocation
	old := deallocationOf(op)
	or := op.Context().LookupOp("arith.ori")
	if or == nil {
		return false
	}
	for i, memref := range old.memrefs {
		k := slices.Index(left.memrefs, memref)
		switch {
		case k < 0:
			left.add(memref, old.conditions[i])
		case left.conditions[k] != old.conditions[i]:
			left.conditions[k] = r.New(or, []*ir.Value{left.conditions[k], old.conditions[i]}, []ir.Type{op.Context().I1()}).Result(0)
		}
	}
	return left.update(op, r)
}

// mergeRetained retains a memref once that is there more than once.
func mergeRetained(op *ir.Operation, r *rewrite.Rewriter) bool {
	retained := DeallocOp{op}.Retained()
	var unique []*ir.Value
	indices := make([]int, len(retained))
	for i := range retained {
		v := retained[i].Value()
		if indices[i] = slices.Index(unique, v); indices[i] < 0 {
			indices[i] = len(unique)
			unique = append(unique, v)
		}
	}
	if len(unique) == len(retained) {
		return false
	}
	d := deallocationOf(op)
	n := int32(len(d.memrefs))
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: slices.Concat(d.memrefs, d.conditions, unique),
		Types:      op.ResultTypes()[:len(unique)],
		Attributes: []ir.NamedAttribute{{Name: ir.OperandSegments, Value: op.Context().DenseI32Array([]int32{n, n, int32(len(unique))})}}})
	values := make([]*ir.Value, len(indices))
	for i, k := range indices {
		values[i] = by.Result(k)
	}
	r.Replace(op, values...)
	return true
}

// eraseEmptyDealloc erases a deallocation without memrefs. Its results are false.
func eraseEmptyDealloc(op *ir.Operation, r *rewrite.Rewriter) bool {
	if (DeallocOp{op}).Memrefs().Len() > 0 {
		return false
	}
	t := op.Context().I1()
	no := folding.Constant(r.Builder, "arith.constant", op.Context().BoolAttr(false), t)
	if no == nil {
		return false
	}
	r.Replace(op, slices.Repeat(no.Results(), op.NumResults())...)
	return true
}

// removeAllocations removes memrefs that are only allocated and deallocated.
func removeAllocations(op *ir.Operation, r *rewrite.Rewriter) bool {
	var left deallocation
	var unused []*ir.Operation
	old := deallocationOf(op)
	for i, memref := range old.memrefs {
		if allocates(memref) && memref.HasOneUse() && memref.DefiningOp().NumResults() == 1 {
			unused = append(unused, memref.DefiningOp())
			continue
		}
		left.add(memref, old.conditions[i])
	}
	if !left.update(op, r) {
		return false
	}
	for _, alloc := range unused {
		r.Erase(alloc)
	}
	return true
}
