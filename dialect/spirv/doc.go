// Package spirv implements the parts of the spirv dialect that its definitions leave to C++: its
// types, three of its attributes, custom syntax, checks and functions.
//
// The types are defined in Go because MLIR defines them in C++ and not in TableGen: a composite is
// a type with elements, an identified struct has a name and a mutable body, so that it can contain
// itself.
package spirv

//go:generate go run ../../cmd/mica gen --package spirv --rules canonicalize.pdll --root-locations
