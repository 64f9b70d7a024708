package ir

// MemoryEffects returns the memory effects of an operation and, if they are recursive,
// of the operations in its regions. known is false if it may have others.
func MemoryEffects(op *Operation) (effects []Effect, known bool) {
	recursive := op.Has(RecursiveMemoryEffects)
	switch {
	case op.Has(NoMemoryEffect):
	case op.def.Effects != nil:
		effects = op.def.Effects(op)
	case !recursive || op.def.HasUnknownEffects():
		return nil, false
	}
	if !recursive {
		return effects, true
	}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for inner := range b.Ops() {
				es, ok := MemoryEffects(inner)
				if !ok {
					return nil, false
				}
				effects = append(effects, es...)
			}
		}
	}
	return effects, true
}

// HasUnknownEffects reports whether an operation declares memory effects of its own that
// are implemented only by a C++ function.
func (d *OpDef) HasUnknownEffects() bool {
	_, own := d.Interface("MemoryEffectOpInterface")
	return own && d.Effects == nil && !d.Has(NoMemoryEffect)
}

// IsMemoryEffectFree reports whether an operation, with those in its regions, neither
// reads nor writes memory.
func IsMemoryEffectFree(op *Operation) bool {
	effects, known := MemoryEffects(op)
	return known && len(effects) == 0
}

// IsSpeculatable reports whether an operation may be executed though the program would
// not execute it: it always terminates and has no undefined behavior.
func IsSpeculatable(op *Operation) bool {
	s := NotSpeculatable
	if c, ok := InterfaceOf[ConditionallySpeculatable](op); ok {
		s = c.Speculatability(op)
	} else if op.Has(AlwaysSpeculatable) || op.Has(RecursivelySpeculatable) {
		// Even if a definition declares its operations speculatable, that depends on the
		// operations in their regions, for example in the region of tensor.pad.
		s = RecursivelySpeculatableOp
	}
	if s != RecursivelySpeculatableOp {
		return s == Speculatable
	}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for inner := range b.Ops() {
				if !IsSpeculatable(inner) {
					return false
				}
			}
		}
	}
	return true
}

// IsPure reports whether an operation is speculatable and free of memory effects.
func IsPure(op *Operation) bool { return IsSpeculatable(op) && IsMemoryEffectFree(op) }
