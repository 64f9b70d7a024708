package ir

// A DestructurableSlot is a memory slot of an aggregate that may be replaced by slots of its
// elements.
type DestructurableSlot struct {
	MemorySlot
	Elements map[Attribute]Type // the types of the elements by their indices
}

// A DestructurableAllocationOpInterface allocates memory slots of aggregates.
type DestructurableAllocationOpInterface interface {
	// DestructurableSlots returns the slots of the operation, without regard to their uses.
	DestructurableSlots(op *Operation) []DestructurableSlot
	// Destructure allocates slots for the elements of some indices. It returns these, and
	// the operations that allocate them.
	Destructure(op *Operation, slot DestructurableSlot, used []Attribute, b *Builder) (map[Attribute]MemorySlot, []*Operation)
	// HandleDestructuringComplete is called once the slot has no uses left. It returns the
	// operation that allocates the other slots instead, or nil.
	HandleDestructuringComplete(op *Operation, slot DestructurableSlot, b *Builder) *Operation
}

// A DestructurableAccessorOpInterface accesses an element of an aggregate in a memory slot.
type DestructurableAccessorOpInterface interface {
	// CanRewire reports whether the operation can use the slots of elements instead, whose
	// indices it adds. It passes a slot to safe, such as the memory its result points to, to
	// require that all uses of that slot stay within its bounds.
	CanRewire(op *Operation, slot DestructurableSlot, add func(index Attribute), safe func(s MemorySlot)) bool
	// Rewire makes the operation use the slots of elements. It returns true if the caller
	// must erase the operation.
	Rewire(op *Operation, slot DestructurableSlot, elements map[Attribute]MemorySlot, b *Builder) bool
}

// A SafeMemorySlotAccessOpInterface uses a pointer to a memory slot.
type SafeMemorySlotAccessOpInterface interface {
	// AccessesOnly reports whether the operation accesses only the slot through the pointer,
	// provided that the same holds for the slots that it passes to safe.
	AccessesOnly(op *Operation, slot MemorySlot, safe func(s MemorySlot)) bool
}
