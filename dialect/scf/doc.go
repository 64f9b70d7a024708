// Package scf is the native part of the dialect scf, structured control flow, which its definition
// in ODS leaves to code. [Natives] attaches it to the definition, whether that is compiled in or
// read from a file.
package scf

//go:generate go run ../../cmd/mica gen --dialect scf --package scf --wrappers-only
