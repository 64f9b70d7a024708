package memref

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// slots returns the interfaces of promotion and of destructuring, given by their names.
func slots(promotable, destructurable string, impl any) dialect.Interfaces {
	return dialect.Interfaces{{Name: "Promotable" + promotable, Impl: impl}, {Name: "Destructurable" + destructurable, Impl: impl}}
}

// allocaSlot makes memref.alloca a PromotableAllocationOpInterface.
type allocaSlot struct{}

// PromotableSlots returns the memref if it has one element.
func (allocaSlot) PromotableSlots(op *ir.Operation) []ir.MemorySlot {
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(t) || !isPromotableElement(t.ElementType()) {
		return nil
	}
	if n, ok := ir.NumElements(t); !ok || n != 1 {
		return nil
	}
	return []ir.MemorySlot{{Ptr: op.Result(0), Elem: t.ElementType()}}
}

// isPromotableElement reports whether a type has values that are constants, or is a memref.
func isPromotableElement(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.MemRefType, *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return true
	case *ir.VectorType:
		return isPromotableElement(t.ElementType())
	case *ir.RankedTensorType:
		return ir.HasStaticShape(t) && isPromotableElement(t.ElementType())
	}
	return false
}

// DefaultValue returns poison.
func (allocaSlot) DefaultValue(op *ir.Operation, slot ir.MemorySlot, b *ir.Builder) *ir.Value {
	b.Loc = op.Location()
	return b.New(op.Context().OpDef("ub.poison"), nil, []ir.Type{slot.Elem}).Result(0)
}

// HandleBlockArgument does nothing.
func (allocaSlot) HandleBlockArgument(*ir.Operation, ir.MemorySlot, *ir.Value, *ir.Builder) {}

// HandlePromotionComplete erases the operation.
func (allocaSlot) HandlePromotionComplete(op *ir.Operation, _ ir.MemorySlot, defaultValue *ir.Value, _ *ir.Builder) *ir.Operation {
	if defaultValue != nil && !defaultValue.HasUses() {
		defaultValue.DefiningOp().Erase()
	}
	op.Erase()
	return nil
}

// loadSlot makes memref.load a PromotableMemOpInterface.
type loadSlot struct{}

// LoadsFrom reports whether the operation loads from the slot.
func (loadSlot) LoadsFrom(op *ir.Operation, slot ir.MemorySlot) bool {
	return LoadOp{op}.Memref() == slot.Ptr
}

// StoresTo returns false.
func (loadSlot) StoresTo(*ir.Operation, ir.MemorySlot) bool { return false }

// Stored is not called.
func (loadSlot) Stored(*ir.Operation, ir.MemorySlot, *ir.Builder, *ir.Value) *ir.Value { return nil }

// CanUsesBeRemoved reports whether the whole content of the slot is loaded.
func (loadSlot) CanUsesBeRemoved(op *ir.Operation, slot ir.MemorySlot, blocking []*ir.Operand, _ func(*ir.Operand)) bool {
	return len(blocking) == 1 && blocking[0].Value() == slot.Ptr && LoadOp{op}.Memref() == slot.Ptr && LoadOp{op}.ResultValue().Type() == slot.Elem
}

// RemoveBlockingUses replaces the loaded value.
func (loadSlot) RemoveBlockingUses(op *ir.Operation, _ ir.MemorySlot, _ []*ir.Operand, _ *ir.Builder, reachingDef *ir.Value) bool {
	op.Result(0).ReplaceAllUsesWith(reachingDef)
	return true
}

// storeSlot makes memref.store a PromotableMemOpInterface.
type storeSlot struct{}

// LoadsFrom returns false.
func (storeSlot) LoadsFrom(*ir.Operation, ir.MemorySlot) bool { return false }

// StoresTo reports whether the operation stores to the slot.
func (storeSlot) StoresTo(op *ir.Operation, slot ir.MemorySlot) bool {
	return StoreOp{op}.Memref() == slot.Ptr
}

// Stored returns the value.
func (storeSlot) Stored(op *ir.Operation, _ ir.MemorySlot, _ *ir.Builder, _ *ir.Value) *ir.Value {
	return StoreOp{op}.Value()
}

// CanUsesBeRemoved reports whether the pointer itself is not stored.
func (storeSlot) CanUsesBeRemoved(op *ir.Operation, slot ir.MemorySlot, blocking []*ir.Operand, _ func(*ir.Operand)) bool {
	return len(blocking) == 1 && blocking[0].Value() == slot.Ptr && StoreOp{op}.Memref() == slot.Ptr &&
		StoreOp{op}.Value() != slot.Ptr && StoreOp{op}.Value().Type() == slot.Elem
}

// RemoveBlockingUses returns true.
func (storeSlot) RemoveBlockingUses(*ir.Operation, ir.MemorySlot, []*ir.Operand, *ir.Builder, *ir.Value) bool {
	return true
}
