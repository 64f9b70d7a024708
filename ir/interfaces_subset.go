package ir

// A HyperrectangularSlice is a part of a tensor: where it begins, how many elements it has,
// and how far they are apart, in each dimension. Numbers are attributes.
type HyperrectangularSlice struct{ Offsets, Sizes, Strides []FoldResult }

// A SubsetOpInterface is an operation that extracts a part of a tensor or inserts one: a
// [SubsetExtractionOpInterface] or a [SubsetInsertionOpInterface]. Package dialect/viewlike
// compares parts that are slices.
type SubsetOpInterface interface {
	// AccessedSlice returns the accessed part; false means that the part is not a known
	// hyperrectangle.
	AccessedSlice(op *Operation) (HyperrectangularSlice, bool)
	// OperatesOnEquivalentSubset reports whether another operation with the interface is known
	// to access the same part, provided that the tensors are equal.
	OperatesOnEquivalentSubset(op, other *Operation) bool
	// OperatesOnDisjointSubset reports whether another operation with the interface is known to
	// access none of the elements, provided that the tensors are equal.
	OperatesOnDisjointSubset(op, other *Operation) bool
}

// A SubsetExtractionOpInterface is an operation whose only result is a part of a tensor.
type SubsetExtractionOpInterface interface {
	SubsetOpInterface
	// ExtractionSource returns the operand that is the tensor.
	ExtractionSource(op *Operation) *Operand
}

// A SubsetInsertionOpInterface is an operation whose result is a copy of a tensor with one part
// replaced.
type SubsetInsertionOpInterface interface {
	SubsetOpInterface
	// InsertionSource returns the operand that is the new part.
	InsertionSource(op *Operation) *Operand
	// InsertionDestination returns the operand that is the tensor.
	InsertionDestination(op *Operation) *Operand
	// UpdatedDestination returns the result that is the tensor after the insertion.
	UpdatedDestination(op *Operation) *Value
}
