package llvm

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
	"github.com/mica-ir/mica/num"
)

// maxDestructured is the number of elements of the largest array that is destructured.
const maxDestructured = 16

// elementsOf returns the types of the elements of an aggregate, and whether it is one that is
// destructured.
func elementsOf(t ir.Type) ([]ir.Type, bool) {
	if s, ok := StructOf(t); ok {
		return s.Body, true
	}
	elem, n, ok := ArrayOf(t)
	if !ok || n > maxDestructured {
		return nil, false
	}
	list := make([]ir.Type, n)
	for i := range list {
		list[i] = elem
	}
	return list, true
}

// elementIndex is the attribute for the index of an element.
func elementIndex(ctx *ir.Context, i int) ir.Attribute {
	return ctx.Int64Attr(ctx.IntegerType(32), int64(i))
}

// DestructurableSlots returns the memory of a single aggregate.
func (allocaSlot) DestructurableSlots(op *ir.Operation) []ir.DestructurableSlot {
	if def := (AllocaOp{op}).ArraySize().DefiningOp(); def == nil || !folding.Int(ir.ConstantValue(def), num.APInt.IsOne) {
		return nil
	}
	list, ok := elementsOf(elemType(elementOp{op}))
	if !ok {
		return nil
	}
	elements := make(map[ir.Attribute]ir.Type, len(list))
	for i, t := range list {
		elements[elementIndex(op.Context(), i)] = t
	}
	return []ir.DestructurableSlot{{MemorySlot: ir.MemorySlot{Ptr: AllocaOp{op}.Res(), Elem: elemType(elementOp{op})}, Elements: elements}}
}

// Destructure allocates memory for each element.
func (allocaSlot) Destructure(op *ir.Operation, slot ir.DestructurableSlot, used []ir.Attribute, b *ir.Builder) (map[ir.Attribute]ir.MemorySlot, []*ir.Operation) {
	b.SetInsertionPointAfter(op)
	b.Loc = op.Location()
	slots := map[ir.Attribute]ir.MemorySlot{}
	var made []*ir.Operation
	for _, index := range used {
		t := slot.Elements[index]
		sub := b.Op(AllocaOpName).Operands(AllocaOp{op}.ArraySize()).Set("elem_type", op.Context().TypeAttr(t)).Results(PointerType(op.Context(), 0)).MustBuild()
		made = append(made, sub)
		slots[index] = ir.MemorySlot{Ptr: sub.Result(0), Elem: t}
	}
	return slots, made
}

// HandleDestructuringComplete erases the operation.
func (allocaSlot) HandleDestructuringComplete(op *ir.Operation, _ ir.DestructurableSlot, _ *ir.Builder) *ir.Operation {
	op.Erase()
	return nil
}

// accessesFirst reports whether a value of a type is not larger than the first element of a slot,
// which is then used.
func accessesFirst(op *ir.Operation, t ir.Type, slot ir.DestructurableSlot, add func(index ir.Attribute)) bool {
	first := elementIndex(op.Context(), 0)
	elem, ok := slot.Elements[first]
	if !ok || isVolatile(op, "volatile_") || !isWithin(op, t, elem) {
		return false
	}
	add(first)
	return true
}

// isWithin reports whether a type is not larger than another one.
func isWithin(op *ir.Operation, t, in ir.Type) bool {
	n, ok := bytesOf(op, t)
	limit, known := bytesOf(op, in)
	return ok && known && n <= limit
}

// CanRewire reports whether the first element is loaded, or its beginning.
func (loadSlot) CanRewire(op *ir.Operation, slot ir.DestructurableSlot, add func(index ir.Attribute), _ func(ir.MemorySlot)) bool {
	return LoadOp{op}.Addr() == slot.Ptr && accessesFirst(op, LoadOp{op}.Res().Type(), slot, add)
}

// Rewire loads the element.
func (loadSlot) Rewire(op *ir.Operation, _ ir.DestructurableSlot, elements map[ir.Attribute]ir.MemorySlot, _ *ir.Builder) bool {
	op.SetOperand(0, elements[elementIndex(op.Context(), 0)].Ptr)
	return false
}

// AccessesOnly reports whether the load stays within the slot.
func (loadSlot) AccessesOnly(op *ir.Operation, slot ir.MemorySlot, _ func(ir.MemorySlot)) bool {
	return LoadOp{op}.Addr() != slot.Ptr || isWithin(op, LoadOp{op}.Res().Type(), slot.Elem)
}

// CanRewire reports whether the first element is stored, or its beginning, and not the pointer itself.
func (storeSlot) CanRewire(op *ir.Operation, slot ir.DestructurableSlot, add func(index ir.Attribute), _ func(ir.MemorySlot)) bool {
	return StoreOp{op}.Value() != slot.Ptr && StoreOp{op}.Addr() == slot.Ptr && accessesFirst(op, StoreOp{op}.Value().Type(), slot, add)
}

// Rewire stores the element.
func (storeSlot) Rewire(op *ir.Operation, _ ir.DestructurableSlot, elements map[ir.Attribute]ir.MemorySlot, _ *ir.Builder) bool {
	op.SetOperand(1, elements[elementIndex(op.Context(), 0)].Ptr)
	return false
}

// AccessesOnly reports whether the store stays within the slot.
func (storeSlot) AccessesOnly(op *ir.Operation, slot ir.MemorySlot, _ func(ir.MemorySlot)) bool {
	return StoreOp{op}.Addr() != slot.Ptr || isWithin(op, StoreOp{op}.Value().Type(), slot.Elem)
}

// elementPointer is the interfaces of llvm.getelementptr.
type elementPointer struct{ forwarder }

// CanUsesBeRemoved reports whether the result is the pointer.
func (e elementPointer) CanUsesBeRemoved(op *ir.Operation, blocking []*ir.Operand, add func(u *ir.Operand)) bool {
	raw, ok := GEPOp{op}.RawConstantIndicesAttr().(*ir.DenseArrayAttr)
	if !ok {
		return false
	}
	for i := range raw.Len() {
		if raw.Int64(i) != 0 {
			return false
		}
	}
	return e.forwarder.CanUsesBeRemoved(op, blocking, add)
}

// AccessesOnly reports whether the result points into the slot, where accesses must be within the rest of it.
func (elementPointer) AccessesOnly(op *ir.Operation, slot ir.MemorySlot, safe func(s ir.MemorySlot)) bool {
	if (GEPOp{op}).Base() != slot.Ptr {
		return true
	}
	offset, ok := byteOffset(GEPOp{op})
	size, sized := bytesOf(op, slot.Elem)
	if !ok || !sized || offset >= size {
		return false
	}
	safe(restOfSlot(op, size-offset))
	return true
}

// restOfSlot returns the slot of so many bytes to which the result of an operation points.
func restOfSlot(op *ir.Operation, n uint64) ir.MemorySlot {
	return ir.MemorySlot{Ptr: op.Result(0), Elem: ArrayType(op.Context(), op.Context().IntegerType(8), n)}
}

// CanRewire reports whether the result points into an element.
func (elementPointer) CanRewire(op *ir.Operation, slot ir.DestructurableSlot, add func(index ir.Attribute), safe func(s ir.MemorySlot)) bool {
	if class(GEPOp{op}.Base().Type()) != pointerClass || (GEPOp{op}).Base() != slot.Ptr {
		return false
	}
	i, offset, ok := elementAtOffset(op, slot)
	if !ok {
		return false
	}
	index := elementIndex(op.Context(), i)
	size, ok := bytesOf(op, slot.Elements[index])
	if !ok {
		return false
	}
	add(index)
	safe(restOfSlot(op, size-offset))
	return true
}

// Rewire replaces the result by a pointer into the element.
func (elementPointer) Rewire(op *ir.Operation, slot ir.DestructurableSlot, elements map[ir.Attribute]ir.MemorySlot, b *ir.Builder) bool {
	i, offset, ok := elementAtOffset(op, slot)
	if !ok {
		return false
	}
	e := newEmitter(op, b)
	to := e.Folded(e.elementPointer(GEPOp{op}.Res().Type(), e.Context().IntegerType(8), elements[elementIndex(op.Context(), i)].Ptr, GEPOp{op}.NoWrapFlagsAttr(), int32(offset)))
	GEPOp{op}.Res().ReplaceAllUsesWith(to)
	return true
}

// elementPointer inserts an llvm.getelementptr with constant indices.
func (e emitter) elementPointer(t, elem ir.Type, base *ir.Value, flags ir.Attribute, indices ...int32) *ir.Operation {
	s := e.Op(GEPOpName).OperandAt(0, base).OperandAt(1).Set("elem_type", e.Context().TypeAttr(elem)).
		Set("rawConstantIndices", e.Context().DenseI32Array(indices)).Results(t)
	if flags != nil {
		s.Set("noWrapFlags", flags)
	}
	return s.MustBuild()
}

// byteOffset returns by how many bytes an llvm.getelementptr with constant indices moves the pointer.
func byteOffset(op GEPOp) (uint64, bool) {
	raw, ok := op.RawConstantIndicesAttr().(*ir.DenseArrayAttr)
	l, err := datalayout.Of(op.Operation)
	if !ok || err != nil || raw.Len() == 0 {
		return 0, false
	}
	for i := range raw.Len() {
		if raw.Int64(i) < 0 { // a dynamic index is, too
			return 0, false
		}
	}
	t := elemType(elementOp(op))
	size, err := l.Size(t)
	if err != nil {
		return 0, false
	}
	offset := uint64(raw.Int64(0)) * size.Min
	for k := 1; k < raw.Len(); k++ {
		i := uint64(raw.Int64(k))
		if elem, _, ok := ArrayOf(t); ok {
			size, err := l.Size(elem)
			if err != nil {
				return 0, false
			}
			offset, t = offset+i*size.Min, elem
			continue
		}
		s, ok := StructOf(t)
		if !ok || i >= uint64(len(s.Body)) {
			return 0, false
		}
		for at, elem := range s.Body[:i+1] {
			if offset, ok = aligned(l, s, offset, elem); !ok {
				return 0, false
			}
			if uint64(at) < i {
				size, err := l.Size(elem)
				if err != nil {
					return 0, false
				}
				offset += size.Min
			}
		}
		t = s.Body[i]
	}
	return offset, true
}

// aligned returns the offset at which an element of a struct is placed, from an offset on.
func aligned(l *datalayout.Layout, s Struct, offset uint64, elem ir.Type) (uint64, bool) {
	if s.Packed {
		return offset, true
	}
	n, err := l.ABIAlignment(elem)
	if err != nil || n == 0 {
		return 0, false
	}
	return datalayout.AlignTo(offset, n), true
}

// elementAtOffset returns the element of a slot into which the result of an llvm.getelementptr
// points, and the offset in the element; false if it points outside or between elements.
func elementAtOffset(op *ir.Operation, slot ir.DestructurableSlot) (i int, offset uint64, ok bool) {
	at, ok := byteOffset(GEPOp{op})
	size, sized := bytesOf(op, slot.Elem)
	if !ok || !sized || at >= size {
		return 0, 0, false
	}
	if elem, _, ok := ArrayOf(slot.Elem); ok {
		n, _ := bytesOf(op, elem)
		return int(at / n), at % n, at/n < maxGEPIndex
	}
	s, ok := StructOf(slot.Elem)
	l, err := datalayout.Of(op)
	if !ok || err != nil {
		return 0, 0, false
	}
	start := uint64(0)
	for i, elem := range s.Body {
		if start, ok = aligned(l, s, start, elem); !ok || at < start {
			return 0, 0, false
		}
		n, err := l.Size(elem)
		if err != nil {
			return 0, 0, false
		}
		if at < start+n.Min {
			return i, at - start, true
		}
		start += n.Min
	}
	return 0, 0, false
}

// maxGEPIndex bounds constant indices of llvm.getelementptr.
const maxGEPIndex = 1 << 29
