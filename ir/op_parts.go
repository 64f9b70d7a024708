package ir

// OpResults returns the results where they lie; the slice must not be changed.
func (op *Operation) OpResults() []Value { return op.results() }

// OpRegions returns the regions where they lie; the slice must not be changed.
func (op *Operation) OpRegions() []Region {
	if op.ext == nil {
		return nil
	}
	return op.ext.regions
}

// OpSuccessors returns the successors where they lie; the slice must not be changed.
func (op *Operation) OpSuccessors() []BlockOperand {
	if op.ext == nil {
		return nil
	}
	return op.ext.successors
}
