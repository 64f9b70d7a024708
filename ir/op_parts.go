package ir

// OpResults returns the results without copying; the slice is read-only.
func (op *Operation) OpResults() []Value { return op.results() }

// OpRegions returns the regions without copying; the slice is read-only.
func (op *Operation) OpRegions() []Region {
	if op.ext == nil {
		return nil
	}
	return op.ext.regions
}

// OpSuccessors returns the successors as uses, without copying; the slice is
// read-only.
func (op *Operation) OpSuccessors() []BlockOperand {
	if op.ext == nil {
		return nil
	}
	return op.ext.successors
}
