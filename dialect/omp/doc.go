// Package omp is the native part of the omp dialect: the custom syntax of its clauses, the
// verifiers, and the types that it treats as pointers.
//
// A clause that defines values for the region of its construct, such as private or reduction, gives
// the region an argument for each; they are in the order of the clauses' names. A loop wrapper is a
// construct around one loop nest, directly or around another wrapper.
package omp
