// Package affine implements the parts of the affine dialect that its definitions leave to C++.
//
// Vocabulary: a dimension may vary in a loop nest, a symbol does not. A scope is the region of an
// operation with the trait AffineScope, within which values are classified as dimensions and
// symbols. A bound is a map with operands; a lower bound is the largest of its results, an upper
// bound the smallest.
package affine
