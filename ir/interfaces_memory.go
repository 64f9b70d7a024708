package ir

// A MemorySlot is memory that is accessed only through a pointer.
type MemorySlot struct {
	Ptr  *Value
	Elem Type // the type of the contents
}

// A PromotableAllocationOpInterface allocates memory slots that may be replaced by values.
type PromotableAllocationOpInterface interface {
	// PromotableSlots returns the slots of the operation, without regard to their uses.
	PromotableSlots(op *Operation) []MemorySlot
	// DefaultValue returns the value of a slot before it is written. The builder is at the
	// start of the block of the slot.
	DefaultValue(op *Operation, slot MemorySlot, b *Builder) *Value
	// HandleBlockArgument is called for each block argument that is added for a slot, with
	// the builder at the start of its block.
	HandleBlockArgument(op *Operation, slot MemorySlot, arg *Value, b *Builder)
	// HandlePromotionComplete is called once a slot has no uses left. defaultValue is nil if
	// it was not needed. It returns the operation that still allocates the other slots, or
	// nil.
	HandlePromotionComplete(op *Operation, slot MemorySlot, defaultValue *Value, b *Builder) *Operation
}

// A PromotableMemOpInterface reads or writes memory slots. If it does both, it reads first.
type PromotableMemOpInterface interface {
	LoadsFrom(op *Operation, slot MemorySlot) bool
	StoresTo(op *Operation, slot MemorySlot) bool
	// Stored returns the value that the operation stores in a slot. The builder is after
	// the operation.
	Stored(op *Operation, slot MemorySlot, b *Builder, reachingDef *Value) *Value
	// CanUsesBeRemoved reports whether some uses of the operation can be removed. It adds
	// uses of its results that must then be removed, too.
	CanUsesBeRemoved(op *Operation, slot MemorySlot, blocking []*Operand, add func(u *Operand)) bool
	// RemoveBlockingUses removes the uses. It returns true if the caller must erase the
	// operation.
	RemoveBlockingUses(op *Operation, slot MemorySlot, blocking []*Operand, b *Builder, reachingDef *Value) bool
}

// A PromotableOpInterface uses the pointer to a memory slot without accessing the memory.
type PromotableOpInterface interface {
	// CanUsesBeRemoved and RemoveBlockingUses are as in [PromotableMemOpInterface].
	CanUsesBeRemoved(op *Operation, blocking []*Operand, add func(u *Operand)) bool
	RemoveBlockingUses(op *Operation, blocking []*Operand, b *Builder) bool
}

// A StoredValue is a value that an operation has stored in a memory slot.
type StoredValue struct {
	Op    *Operation
	Value *Value
}

// A ReplacedValuesVisitor is a [PromotableOpInterface] that needs the values that the slot
// held, for example to describe a variable to a debugger.
type ReplacedValuesVisitor interface {
	// VisitReplacedValues is called once all uses of the slot are removed.
	VisitReplacedValues(op *Operation, stored []StoredValue, b *Builder)
}
