// Package loweraffine lowers the affine dialect to loops and conditionals of scf, index
// arithmetic of arith and accesses of memref and vector.
package loweraffine
