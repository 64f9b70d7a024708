// Package lowervector replaces operations of vector by simpler ones of vector and arith,
// until the llvm dialect has operations for them: operations on vectors of several
// dimensions become operations on vectors of one, and masks and casts shuffles and
// comparisons.
package lowervector
