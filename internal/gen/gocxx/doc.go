// Package gocxx translates the C++ in definitions to Go: predicates, transformers, default
// values and the bodies of methods, in terms of package ir.
//
// A [Writer] turns a compiled [cxx.Program] into a Go function. The functions and classes of
// [cppapi] know their Go counterparts; [Options] provide names of the generated package, such
// as the definitions of its types. Where evaluating the C++ has undefined behaviour, such as a
// cast to the wrong class, a predicate is false and other code returns the zero value, as in
// the interpreter.
package gocxx
