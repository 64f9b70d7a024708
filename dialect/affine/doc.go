// Package affine holds what the definitions of the affine dialect leave to C++.
//
// Vocabulary: a dimension is a value that may vary in a loop nest, a symbol one that
// does not. A scope is the region of an operation with the trait AffineScope, in
// which that is judged. A bound is a map with operands, of whose results the
// smallest or the largest counts.
package affine
