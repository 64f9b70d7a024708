package memref

import (
	"github.com/mica-ir/mica/ir"
)

// maxDestructured is the greatest number of elements of a memref that is destructured.
const maxDestructured = 16

// DestructurableSlots returns the memref if its elements are few, and more than one.
func (allocaSlot) DestructurableSlots(op *ir.Operation) []ir.DestructurableSlot {
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(t) {
		return nil
	}
	n, ok := ir.NumElements(t)
	if !ok || n == 1 || n > maxDestructured {
		return nil
	}
	elements := map[ir.Attribute]ir.Type{}
	index := make([]int64, len(t.Shape()))
	for range n {
		elements[indexAttr(op.Context(), index)] = elementMemRef(t)
		for k := len(index) - 1; k >= 0; k-- {
			if index[k]++; index[k] < t.Shape()[k] {
				break
			}
			index[k] = 0
		}
	}
	return []ir.DestructurableSlot{{MemorySlot: ir.MemorySlot{Ptr: op.Result(0), Elem: t}, Elements: elements}}
}

// elementMemRef returns the type of a memref of one element.
func elementMemRef(t *ir.MemRefType) ir.Type {
	return t.Context().MemRefType(nil, t.ElementType(), nil, nil)
}

func indexAttr(ctx *ir.Context, index []int64) ir.Attribute {
	list := make([]ir.Attribute, len(index))
	for i, n := range index {
		list[i] = ctx.Int64Attr(ctx.IndexType(), n)
	}
	return ctx.ArrayAttr(list)
}

// Destructure allocates a memref for each element.
func (allocaSlot) Destructure(op *ir.Operation, slot ir.DestructurableSlot, used []ir.Attribute, b *ir.Builder) (map[ir.Attribute]ir.MemorySlot, []*ir.Operation) {
	b.SetInsertionPointAfter(op)
	b.Loc = op.Location()
	slots := map[ir.Attribute]ir.MemorySlot{}
	var made []*ir.Operation
	for _, index := range used {
		t := slot.Elements[index]
		sub := b.New(op.Def(), nil, []ir.Type{t}, ir.NamedAttribute{Name: ir.OperandSegments, Value: op.Context().DenseI32Array([]int32{0, 0})})
		made = append(made, sub)
		slots[index] = ir.MemorySlot{Ptr: sub.Result(0), Elem: t.(*ir.MemRefType).ElementType()}
	}
	return slots, made
}

// HandleDestructuringComplete erases the operation.
func (allocaSlot) HandleDestructuringComplete(op *ir.Operation, _ ir.DestructurableSlot, _ *ir.Builder) *ir.Operation {
	op.Erase()
	return nil
}

// CanRewire reports whether the index is a constant.
func (loadSlot) CanRewire(op *ir.Operation, slot ir.DestructurableSlot, add func(index ir.Attribute), _ func(ir.MemorySlot)) bool {
	return canRewire(op, 0, slot, add)
}

// Rewire loads the element.
func (loadSlot) Rewire(op *ir.Operation, _ ir.DestructurableSlot, elements map[ir.Attribute]ir.MemorySlot, _ *ir.Builder) bool {
	op.SetOperands([]*ir.Value{elements[constantIndex(op, 0)].Ptr})
	return false
}

// CanRewire reports whether the index is a constant, and the pointer itself is not stored.
func (storeSlot) CanRewire(op *ir.Operation, slot ir.DestructurableSlot, add func(index ir.Attribute), _ func(ir.MemorySlot)) bool {
	return StoreOp{op}.Value() != slot.Ptr && canRewire(op, 1, slot, add)
}

// Rewire stores the element.
func (storeSlot) Rewire(op *ir.Operation, _ ir.DestructurableSlot, elements map[ir.Attribute]ir.MemorySlot, _ *ir.Builder) bool {
	op.SetOperands([]*ir.Value{StoreOp{op}.Value(), elements[constantIndex(op, 1)].Ptr})
	return false
}

// canRewire reports whether an operation accesses an element whose index is a constant in the
// memref. The memref is operand i, followed by the index.
func canRewire(op *ir.Operation, i int, slot ir.DestructurableSlot, add func(index ir.Attribute)) bool {
	if op.Operand(i) != slot.Ptr {
		return false
	}
	index := constantIndex(op, i)
	if index == nil || slot.Elements[index] == nil {
		return false
	}
	add(index)
	return true
}

// constantIndex returns the index after operand i, nil if it is not a constant.
func constantIndex(op *ir.Operation, i int) ir.Attribute {
	var index []int64
	for k := i + 1; k < op.NumOperands(); k++ {
		def := op.Operand(k).DefiningOp()
		if def == nil {
			return nil
		}
		a, ok := ir.ConstantValue(def).(*ir.IntegerAttr)
		if !ok {
			return nil
		}
		n, ok := a.Value.Int64()
		if !ok {
			return nil
		}
		index = append(index, n)
	}
	return indexAttr(op.Context(), index)
}
