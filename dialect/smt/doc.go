// Package smt is the native part of the smt dialect: C++ functions that its
// definitions call, custom syntax, the types of results and verifiers.
package smt
