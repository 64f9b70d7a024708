// Package memref is the native part of the dialect memref, which its definition in ODS leaves to
// code. [Natives] attaches it to the definition, whether that is compiled in or read from a file.
package memref

//go:generate go run ../../cmd/mica gen --dialect memref --package memref --wrappers-only --rules canonicalize.pdll --root-locations
