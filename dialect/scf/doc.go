// Package scf is the native part of the dialect scf, structured control flow:
// what its definition in ODS leaves to code. [Natives] attaches it to the
// definitions, however they were made.
package scf

//go:generate go run ../../cmd/mica gen --dialect scf --package scf --wrappers-only
