// Package dialect is the type of what a dialect has in Go beside its definition.
//
// A definition in TableGen leaves parts of a dialect to C++: custom syntax,
// verifiers, folders, the implementations of interfaces, functions that its
// predicates call. In mica these are Go, and a [Natives] holds all of one dialect.
// Each package below this one has a function Natives that returns a new value; a
// program gives the loader (package ods/load) those of the dialects that it
// uses, and links no others:
//
//	load.Options{Natives: []*dialect.Natives{memref.Natives(), scf.Natives()}}
//
// A dialect of one's own is made the same way. Nothing is registered globally.
//
// The decisions behind the package are in docs/design/definitions.md.
package dialect
