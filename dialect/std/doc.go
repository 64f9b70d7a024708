// Package std has definitions of its own for the dialects that most IR uses:
// arith, cf, complex, func, index, math, scf, tensor and ub. They say the same
// as those of LLVM/MLIR 22, in other words.
//
// A [Library] registers them in contexts, where a dialect is made when it is
// first named: what a program does not use costs nothing. [FS] lets other
// definitions include them.
package std
