// Package affine implements affine expressions, maps and integer sets.
//
// An [Expr] is built from dimensions (d0), symbols (s0) and constants by addition,
// multiplication, floordiv, ceildiv and mod. The constructors simplify in the same
// way as MLIR's, so that the same text yields the same expression in both. A [Map]
// has several results, a [Set] several constraints. Values are immutable and
// independent of the IR; they are compared with Equal.
package affine
