// Package omp is the native part of the omp dialect: the custom syntax of its
// clauses, verifiers, and the types that it takes for pointers.
//
// A clause that makes values for the region of its construct, such as private or
// reduction, gives the region an argument for each; they are in the order of the
// clauses' names. A loop wrapper is a construct around one loop nest, perhaps with
// another wrapper between.
package omp
