// Package intrange is the shared code of implementations of InferIntRangeInterface: the ranges of
// the results of arithmetic on integers, given the ranges of the operands.
//
// An index is 64 bits wide, unless its target has 32. [Index] returns ranges that contain the
// results for both widths.
package intrange
