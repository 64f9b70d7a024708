// Package std lists the dialects that mica defines itself, as LLVM/MLIR 22 does but in other words. Package
// internal/library makes dialects of the definitions; dialect/compiled has those that most IR uses as Go data.
package std
