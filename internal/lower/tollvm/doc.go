// Package tollvm lowers dialects to the llvm dialect: arith, cf, complex,
// func, index, math, memref, ub and vector.
//
// [Types] converts their types: an index becomes an integer, a memref a descriptor, a vector
// of several dimensions arrays of vectors of one.
package tollvm
