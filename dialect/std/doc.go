// Package std lists the dialects that most IR uses, of which mica has definitions of
// its own: arith, cf, complex, func, index, math, memref, scf, tensor, ub and vector, and those of patterns. They say the same
// as those of LLVM/MLIR 22, in other words. Package ods/library makes dialects of them, and
// dialect/compiled has them as Go data.
package std
