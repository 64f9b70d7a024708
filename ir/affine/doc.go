// Package affine is the algebra of affine expressions, maps and integer sets.
//
// An [Expr] is built from dimensions (d0), symbols (s0) and constants by sum,
// product, floordiv, ceildiv and mod. The operations simplify as they build, as
// MLIR's do, so that the same text gives the same expression in both. A [Map] has
// several results, a [Set] several constraints. Values are immutable and know
// nothing of the IR; they are compared with Equal.
package affine
