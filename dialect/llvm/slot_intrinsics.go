package llvm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
	"github.com/mica-ir/mica/num"
)

// lengthOf returns the number of bytes that an intrinsic sets or copies, if it is a constant: it
// is an attribute, or an operand.
func lengthOf(op sizedOp, operand int) (uint64, bool) {
	a := op.LenAttr()
	if a == nil && op.Operation.NumOperands() > operand {
		if def := op.Operation.Operand(operand).DefiningOp(); def != nil {
			a = ir.ConstantValue(def)
		}
	}
	n, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Value.Low64(), n.Value.Width() <= 64
}

// withLength inserts a memory intrinsic like another one, with other operands and another length.
func (e emitter) withLength(like *ir.Operation, length uint64, operands ...*ir.Value) {
	s := e.Op(like.Name()).Set("isVolatile", like.Attr("isVolatile"))
	if a, ok := (sizedOp{like}).LenAttr().(*ir.IntegerAttr); ok {
		s.Set("len", e.Context().Int64Attr(a.Type(), int64(length)))
	} else {
		n := like.Operand(2)
		c := e.Op(ConstantOpName).At(n.Location()).Set("value", e.Context().Int64Attr(n.Type(), int64(length))).Results(n.Type())
		operands = append(operands, c.MustBuild().Result(0))
	}
	s.Operands(operands...).MustBuild()
}

// memsetSlot is the interfaces of llvm.intr.memset and llvm.intr.memset.inline.
type memsetSlot struct{}

// LoadsFrom returns false.
func (memsetSlot) LoadsFrom(*ir.Operation, ir.MemorySlot) bool { return false }

// StoresTo reports whether the operation sets the slot's memory.
func (memsetSlot) StoresTo(op *ir.Operation, slot ir.MemorySlot) bool {
	return memsetOp{op}.Dst() == slot.Ptr
}

// CanUsesBeRemoved reports whether the whole content of the slot is set, which is a number of bytes.
func (memsetSlot) CanUsesBeRemoved(op *ir.Operation, slot ir.MemorySlot, blocking []*ir.Operand, _ func(*ir.Operand)) bool {
	if len(blocking) != 1 || blocking[0].Value() != slot.Ptr {
		return false
	}
	switch slot.Elem.(type) {
	case *ir.IntegerType, *ir.FloatType:
	default:
		return false
	}
	width, ok := ir.IntOrFloatWidth(slot.Elem)
	if !ok || width == 0 || width%8 != 0 || isVolatile(op, "isVolatile") {
		return false
	}
	length, known := lengthOf(sizedOp{op}, 2)
	size, sized := bytesOf(op, slot.Elem)
	return known && sized && length == size
}

// Stored returns a number whose bytes all are the one that is set.
func (memsetSlot) Stored(op *ir.Operation, slot ir.MemorySlot, b *ir.Builder, _ *ir.Value) *ir.Value {
	width, _ := ir.IntOrFloatWidth(slot.Elem)
	e := newEmitter(op, b)
	v := e.repeated(memsetOp{op}.Val(), width)
	if slot.Elem != v.Type() {
		v = e.unfolded("llvm.bitcast", slot.Elem, v)
	}
	return v
}

// repeated returns an integer of a width whose bytes all are equal. It is a constant if the byte is one.
func (e emitter) repeated(v *ir.Value, width int) *ir.Value {
	t := e.Context().IntegerType(width)
	if def := v.DefiningOp(); def != nil {
		if a, ok := ir.ConstantValue(def).(*ir.IntegerAttr); ok {
			n, pattern := num.NewAPInt(width, 0), a.Value.ZExt(width)
			for range width / 8 {
				n = n.Shl(8).Or(pattern)
			}
			return e.number(t, n)
		}
	}
	if width == 8 {
		return v
	}
	v = e.op("llvm.zext", t, v)
	for n := 8; n < width; n *= 2 {
		by := e.number(t, num.NewAPInt(width, int64(n)))
		v = e.op("llvm.or", t, v, e.op("llvm.shl", t, v, by))
	}
	return v
}

// RemoveBlockingUses erases the operation.
func (memsetSlot) RemoveBlockingUses(*ir.Operation, ir.MemorySlot, []*ir.Operand, *ir.Builder, *ir.Value) bool {
	return true
}

// AccessesOnly reports whether only the slot is set.
func (memsetSlot) AccessesOnly(op *ir.Operation, slot ir.MemorySlot, _ func(ir.MemorySlot)) bool {
	length, ok := lengthOf(sizedOp{op}, 2)
	size, sized := bytesOf(op, slot.Elem)
	return class(slot.Ptr.Type()) == pointerClass && memsetOp{op}.Dst() == slot.Ptr && ok && sized && length <= size
}

// CanRewire reports whether only the slot is set.
func (m memsetSlot) CanRewire(op *ir.Operation, slot ir.DestructurableSlot, _ func(ir.Attribute), _ func(ir.MemorySlot)) bool {
	_, ok := elementsOf(slot.Elem)
	return ok && !isVolatile(op, "isVolatile") && m.AccessesOnly(op, slot.MemorySlot, nil)
}

// Rewire sets the elements. The last one may be set in part.
func (memsetSlot) Rewire(op *ir.Operation, slot ir.DestructurableSlot, elements map[ir.Attribute]ir.MemorySlot, b *ir.Builder) bool {
	list, _ := elementsOf(slot.Elem)
	length, _ := lengthOf(sizedOp{op}, 2)
	l, err := datalayout.Of(op)
	if err != nil {
		return false
	}
	s, isStruct := StructOf(slot.Elem)
	if !isStruct {
		s.Packed = false
	}
	e := newEmitter(op, b)
	covered := uint64(0)
	for i, t := range list {
		size, _ := bytesOf(op, t)
		covered, _ = aligned(l, s, covered, t)
		if covered >= length {
			break
		}
		if sub, ok := elements[elementIndex(op.Context(), i)]; ok {
			e.withLength(op, min(length-covered, size), sub.Ptr, memsetOp{op}.Val())
		}
		covered += size
	}
	return true
}

// memcpySlot is the interfaces of llvm.intr.memcpy, llvm.intr.memmove and llvm.intr.memcpy.inline.
type memcpySlot struct{}

// LoadsFrom reports whether the slot is the source.
func (memcpySlot) LoadsFrom(op *ir.Operation, slot ir.MemorySlot) bool {
	return memcpyOp{op}.Src() == slot.Ptr
}

// StoresTo reports whether the slot is the destination.
func (memcpySlot) StoresTo(op *ir.Operation, slot ir.MemorySlot) bool {
	return memcpyOp{op}.Dst() == slot.Ptr
}

// Stored loads the source.
func (memcpySlot) Stored(op *ir.Operation, slot ir.MemorySlot, b *ir.Builder, _ *ir.Value) *ir.Value {
	return newEmitter(op, b).unfolded("llvm.load", slot.Elem, memcpyOp{op}.Src())
}

// CanUsesBeRemoved reports whether the whole slot is copied. Other patterns remove a copy to itself; for one
// through a pointer derived from the slot's, mlir-opt emits invalid code.
func (memcpySlot) CanUsesBeRemoved(op *ir.Operation, slot ir.MemorySlot, blocking []*ir.Operand, _ func(*ir.Operand)) bool {
	return len(blocking) == 1 && blocking[0].Value() == slot.Ptr && memcpyOp{op}.Dst() != memcpyOp{op}.Src() && copiesWhole(op, slot)
}

// copiesWhole reports whether as many bytes are copied as the slot has.
func copiesWhole(op *ir.Operation, slot ir.MemorySlot) bool {
	length, ok := lengthOf(sizedOp{op}, 2)
	size, sized := bytesOf(op, slot.Elem)
	return !isVolatile(op, "isVolatile") && ok && sized && length == size
}

// RemoveBlockingUses stores the value of the slot if that is the source.
func (m memcpySlot) RemoveBlockingUses(op *ir.Operation, slot ir.MemorySlot, _ []*ir.Operand, b *ir.Builder, reachingDef *ir.Value) bool {
	if m.LoadsFrom(op, slot) {
		newEmitter(op, b).Op(StoreOpName).Operands(reachingDef, memcpyOp{op}.Dst()).MustBuild()
	}
	return true
}

// AccessesOnly reports whether the copy stays within the slot.
func (memcpySlot) AccessesOnly(op *ir.Operation, slot ir.MemorySlot, _ func(ir.MemorySlot)) bool {
	length, ok := lengthOf(sizedOp{op}, 2)
	size, sized := bytesOf(op, slot.Elem)
	return class(slot.Ptr.Type()) == pointerClass && (memcpyOp{op}.Dst() == slot.Ptr || memcpyOp{op}.Src() == slot.Ptr) && ok && sized && length <= size
}

// CanRewire reports whether the whole slot is copied, but not to itself. For that, mlir-opt emits invalid
// code.
func (memcpySlot) CanRewire(op *ir.Operation, slot ir.DestructurableSlot, add func(ir.Attribute), _ func(ir.MemorySlot)) bool {
	list, ok := elementsOf(slot.Elem)
	if !ok || (memcpyOp{op}).Dst() == (memcpyOp{op}).Src() || !copiesWhole(op, slot.MemorySlot) {
		return false
	}
	if (memcpyOp{op}).Src() == slot.Ptr {
		for i := range list {
			add(elementIndex(op.Context(), i))
		}
	}
	return true
}

// Rewire copies each element that is used.
func (memcpySlot) Rewire(op *ir.Operation, slot ir.DestructurableSlot, elements map[ir.Attribute]ir.MemorySlot, b *ir.Builder) bool {
	e := newEmitter(op, b)
	list, _ := elementsOf(slot.Elem)
	other, toSlot := memcpyOp{op}.Dst(), memcpyOp{op}.Dst() == slot.Ptr
	if toSlot {
		other = memcpyOp{op}.Src()
	}
	for i, t := range list {
		sub, ok := elements[elementIndex(op.Context(), i)]
		if !ok {
			continue
		}
		part := e.elementPointer(PointerType(op.Context(), 0), slot.Elem, other, nil, 0, int32(i)).Result(0)
		size, _ := bytesOf(op, t)
		if toSlot {
			e.withLength(op, size, sub.Ptr, part)
		} else {
			e.withLength(op, size, part, sub.Ptr)
		}
	}
	return true
}
