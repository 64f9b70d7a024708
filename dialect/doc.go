// Package dialect describes the Go part of a dialect.
//
// A definition in TableGen leaves parts of a dialect to C++: custom syntax, verifiers, folders,
// implementations of interfaces, functions that its predicates call. In mica these are Go, and a
// [Natives] holds those of one dialect. Each package below this one has a function Natives that
// returns a new value; a program passes the natives of the dialects that it uses to the loader
// (package ods/load), and links no others:
//
//	load.Options{Natives: []*dialect.Natives{memref.Natives(), scf.Natives()}}
//
// A project adds its own dialects the same way. Nothing is registered globally.
//
// docs/design/definitions.md explains the decisions behind the package.
package dialect
