// Package linalg holds what the definitions of the linalg dialect leave to C++.
//
// Vocabulary: a structured operation is a nest of loops around a body. Each of its
// operands, inputs and then destinations, has an indexing map from the loops to
// the operand's dimensions; a loop is parallel or a reduction. The maps and the
// body of a named operation follow from its name.
package linalg
