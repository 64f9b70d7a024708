package llvm

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
	"github.com/mica-ir/mica/num"
)

// slotInterfaces returns the interfaces of an operation that accesses a memory slot.
func slotInterfaces(impl any) dialect.Interfaces {
	return dialect.Interfaces{
		{Name: "PromotableMemOpInterface", Impl: impl},
		{Name: "DestructurableAccessorOpInterface", Impl: impl},
		{Name: "SafeMemorySlotAccessOpInterface", Impl: impl},
	}
}

func promotable(impl any) dialect.Interfaces {
	return dialect.Interfaces{{Name: "PromotableOpInterface", Impl: impl}}
}

// bytesOf returns the size of a type in bytes where an operation is.
func bytesOf(op *ir.Operation, t ir.Type) (uint64, bool) {
	l, err := datalayout.Of(op)
	if err != nil {
		return 0, false
	}
	n, err := l.Size(t)
	return n.Min, err == nil
}

// isVolatile reports whether the attribute that an operation has for it is set.
func isVolatile(op *ir.Operation, name string) bool {
	switch a := op.Attr(name).(type) {
	case *ir.UnitAttr:
		return true
	case *ir.IntegerAttr:
		return !a.Value.IsZero()
	}
	return false
}

// allocaSlot is the PromotableAllocationOpInterface of llvm.alloca.
type allocaSlot struct{}

// PromotableSlots returns the memory that is allocated once.
func (allocaSlot) PromotableSlots(op *ir.Operation) []ir.MemorySlot {
	if b := op.Block(); b == nil || b.Parent() == nil || b.Parent().Entry() != b {
		return nil
	}
	return []ir.MemorySlot{{Ptr: op.Result(0), Elem: elemType(elementOp{op})}}
}

// DefaultValue returns an undefined value.
func (allocaSlot) DefaultValue(op *ir.Operation, slot ir.MemorySlot, b *ir.Builder) *ir.Value {
	b.Loc = op.Location()
	return b.Op(UndefOpName).Results(slot.Elem).MustBuild().Result(0)
}

// HandleBlockArgument describes the argument as the value of the variables that are in the slot.
func (allocaSlot) HandleBlockArgument(op *ir.Operation, _ ir.MemorySlot, arg *ir.Value, b *ir.Builder) {
	for user := range op.Result(0).Users() {
		if user.Name() == DbgDeclareOpName {
			describeValue(user, arg, b)
		}
	}
}

// HandlePromotionComplete erases the operation.
func (allocaSlot) HandlePromotionComplete(op *ir.Operation, _ ir.MemorySlot, defaultValue *ir.Value, _ *ir.Builder) *ir.Operation {
	if defaultValue != nil && !defaultValue.HasUses() {
		defaultValue.DefiningOp().Erase()
	}
	op.Erase()
	return nil
}

// loadSlot is the PromotableMemOpInterface of llvm.load.
type loadSlot struct{}

// LoadsFrom reports whether the operation loads from the slot.
func (loadSlot) LoadsFrom(op *ir.Operation, slot ir.MemorySlot) bool {
	return LoadOp{op}.Addr() == slot.Ptr
}

// StoresTo returns false.
func (loadSlot) StoresTo(*ir.Operation, ir.MemorySlot) bool { return false }

// Stored is not called.
func (loadSlot) Stored(*ir.Operation, ir.MemorySlot, *ir.Builder, *ir.Value) *ir.Value { return nil }

// CanUsesBeRemoved reports whether the loaded value is a part of the slot's content.
func (loadSlot) CanUsesBeRemoved(op *ir.Operation, slot ir.MemorySlot, blocking []*ir.Operand, _ func(*ir.Operand)) bool {
	return len(blocking) == 1 && blocking[0].Value() == slot.Ptr && LoadOp{op}.Addr() == slot.Ptr && !isVolatile(op, "volatile_") &&
		fitsInto(op, LoadOp{op}.Res().Type(), slot.Elem)
}

// RemoveBlockingUses replaces the loaded value.
func (loadSlot) RemoveBlockingUses(op *ir.Operation, _ ir.MemorySlot, _ []*ir.Operand, b *ir.Builder, reachingDef *ir.Value) bool {
	op.Result(0).ReplaceAllUsesWith(newSlotValue(op, b).extract(reachingDef, op.Result(0).Type()))
	return true
}

// storeSlot is the PromotableMemOpInterface of llvm.store.
type storeSlot struct{}

// LoadsFrom returns false.
func (storeSlot) LoadsFrom(*ir.Operation, ir.MemorySlot) bool { return false }

// StoresTo reports whether the operation stores to the slot.
func (storeSlot) StoresTo(op *ir.Operation, slot ir.MemorySlot) bool {
	return StoreOp{op}.Addr() == slot.Ptr
}

// Stored returns the slot's content after the store, which may replace only a part of it.
func (storeSlot) Stored(op *ir.Operation, _ ir.MemorySlot, b *ir.Builder, reachingDef *ir.Value) *ir.Value {
	return newSlotValue(op, b).insert(StoreOp{op}.Value(), reachingDef)
}

// CanUsesBeRemoved reports whether a part of the slot or all of it is stored, and not the pointer itself.
func (storeSlot) CanUsesBeRemoved(op *ir.Operation, slot ir.MemorySlot, blocking []*ir.Operand, _ func(*ir.Operand)) bool {
	return len(blocking) == 1 && blocking[0].Value() == slot.Ptr && StoreOp{op}.Addr() == slot.Ptr && StoreOp{op}.Value() != slot.Ptr &&
		!isVolatile(op, "volatile_") && fitsInto(op, StoreOp{op}.Value().Type(), slot.Elem)
}

// RemoveBlockingUses erases the operation.
func (storeSlot) RemoveBlockingUses(*ir.Operation, ir.MemorySlot, []*ir.Operand, *ir.Builder, *ir.Value) bool {
	return true
}

// A forwarder is a PromotableOpInterface whose result is the pointer as well.
type forwarder struct{}

// CanUsesBeRemoved demands the same of the uses of the results.
func (forwarder) CanUsesBeRemoved(op *ir.Operation, _ []*ir.Operand, add func(u *ir.Operand)) bool {
	for _, r := range op.Results() {
		for u := range r.Uses() {
			add(u)
		}
	}
	return true
}

// RemoveBlockingUses erases the operation.
func (forwarder) RemoveBlockingUses(*ir.Operation, []*ir.Operand, *ir.Builder) bool { return true }

// A marker implements PromotableOpInterface for operations that only annotate memory.
type marker struct{}

// CanUsesBeRemoved returns true.
func (marker) CanUsesBeRemoved(*ir.Operation, []*ir.Operand, func(*ir.Operand)) bool { return true }

// RemoveBlockingUses erases the operation.
func (marker) RemoveBlockingUses(*ir.Operation, []*ir.Operand, *ir.Builder) bool { return true }

// A declaration is the marker llvm.intr.dbg.declare.
type declaration struct{ marker }

// VisitReplacedValues describes each value that was stored.
func (declaration) VisitReplacedValues(op *ir.Operation, stored []ir.StoredValue, b *ir.Builder) {
	for _, s := range stored {
		b.SetInsertionPointAfter(s.Op)
		describeValue(op, s.Value, b)
	}
}

// describeValue inserts the llvm.intr.dbg.value for the variable of an llvm.intr.dbg.declare.
func describeValue(declare *ir.Operation, v *ir.Value, b *ir.Builder) {
	b.Op(DbgValueOpName).At(declare.Location()).Operands(v).Set("varInfo", DbgDeclareOp{declare}.VarInfoAttr()).
		Set("locationExpr", DbgDeclareOp{declare}.LocationExprAttr()).MustBuild()
}

// A description is the PromotableOpInterface of llvm.intr.dbg.value.
type description struct{ marker }

// RemoveBlockingUses describes an undefined value instead.
func (description) RemoveBlockingUses(op *ir.Operation, _ []*ir.Operand, b *ir.Builder) bool {
	b.SetInsertionPoint(op)
	v := DbgValueOp{op}.Value()
	op.SetOperand(0, b.Op(UndefOpName).At(v.Location()).Results(v.Type()).MustBuild().Result(0))
	return false
}

// A slotValue converts between the content of a slot and values of other types.
type slotValue struct {
	emitter
	layout *datalayout.Layout
}

func newSlotValue(op *ir.Operation, b *ir.Builder) slotValue {
	l, _ := datalayout.Of(op) // a lookup before has succeeded
	return slotValue{newEmitter(op, b), l}
}

// fitsInto reports whether a value is, converted, the content of a slot or a part of it.
func fitsInto(op *ir.Operation, value, slot ir.Type) bool {
	if value == slot {
		return true
	}
	if !isConvertible(value) || !isConvertible(slot) {
		return false
	}
	// Types of the same size in bytes may differ in bits; then mlir-opt makes invalid code.
	l, err := datalayout.Of(op)
	if err != nil {
		return false
	}
	n, err := l.SizeInBits(value)
	size, unsized := l.SizeInBits(slot)
	if err != nil || unsized != nil {
		return false
	}
	if class(value) == pointerClass && class(slot) == pointerClass {
		return n.Min == size.Min
	}
	return n.Min <= size.Min
}

// isConvertible reports whether values of a type are bits that can be converted.
func isConvertible(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return !(ok && v.IsScalable()) && class(t) != structClass && class(t) != arrayClass
}

func (s slotValue) bits(t ir.Type) int {
	n, err := s.layout.SizeInBits(t)
	if err != nil {
		return 0
	}
	return int(n.Min)
}

func (s slotValue) bigEndian() bool { return s.layout.Endianness() == "big" }

// integer converts a value to an integer of the same size.
func (s slotValue) integer(v *ir.Value) *ir.Value {
	if _, ok := v.Type().(*ir.IntegerType); ok {
		return v
	}
	t := s.Context().IntegerType(s.bits(v.Type()))
	if class(v.Type()) == pointerClass {
		return s.op("llvm.ptrtoint", t, v)
	}
	return s.op("llvm.bitcast", t, v)
}

// from converts an integer to a type of the same size.
func (s slotValue) from(v *ir.Value, t ir.Type) *ir.Value {
	switch {
	case v.Type() == t:
		return v
	case class(t) == pointerClass:
		return s.op("llvm.inttoptr", t, v)
	}
	return s.op("llvm.bitcast", t, v)
}

// cast converts a value to a type of the same size.
func (s slotValue) cast(v *ir.Value, t ir.Type) *ir.Value {
	switch {
	case v.Type() == t:
		return v
	case class(v.Type()) == pointerClass && class(t) == pointerClass:
		return s.op("llvm.addrspacecast", t, v)
	}
	return s.from(s.integer(v), t)
}

// extract returns the beginning of the content of a slot as a value of a type.
func (s slotValue) extract(content *ir.Value, t ir.Type) *ir.Value {
	from, to := s.bits(content.Type()), s.bits(t)
	if from == to {
		return s.cast(content, t)
	}
	v := s.integer(content)
	if s.bigEndian() {
		v = s.op("llvm.lshr", v.Type(), v, s.number(v.Type(), num.NewAPInt(from, int64(from-to))))
	}
	v = s.unfolded("llvm.trunc", s.Context().IntegerType(to), v)
	return s.from(v, t)
}

// insert returns the content of a slot once its beginning is a value.
func (s slotValue) insert(v, content *ir.Value) *ir.Value {
	whole, part := s.bits(content.Type()), s.bits(v.Type())
	if whole == part {
		return s.cast(v, content.Type())
	}
	old, bits := s.integer(content), s.integer(v)
	t := old.Type()
	bits = s.op("llvm.zext", t, bits)
	mask := num.NewAPInt(part, -1).ZExt(whole).Not()
	if s.bigEndian() {
		bits = s.op("llvm.shl", t, bits, s.number(t, num.NewAPInt(whole, int64(whole-part))))
		mask = num.NewAPInt(whole-part, -1).ZExt(whole)
	}
	rest := s.op("llvm.and", t, old, s.number(t, mask))
	return s.from(s.op("llvm.or", t, rest, bits), content.Type())
}
