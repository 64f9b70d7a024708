// Package std lists the dialects that most IR uses, for which mica has its own definitions: arith,
// cf, complex, func, index, math, memref, scf, tensor, ub and vector, and those of patterns. They
// are equivalent to LLVM/MLIR 22's, written independently. Package ods/library loads them, and
// dialect/compiled has them as Go data.
package std
