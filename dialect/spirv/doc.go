// Package spirv holds what the definitions of the spirv dialect leave to C++: its
// types, three of its attributes, custom syntax, checks and functions.
//
// The types are made in Go, as upstream writes them in C++ alone: a composite is
// a type with elements, an identified struct has a name and a body of its own, so
// that it can be inside of itself.
package spirv
