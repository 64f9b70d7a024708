// Package shape is the native part of the shape dialect: custom syntax, types of
// results, and verifiers.
//
// Shapes and sizes of the dialect's own types can hold an error, extent tensors
// and indices cannot.
package shape

//go:generate go run ../../cmd/mica gen --package shape --rules canonicalize.pdll --root-locations
