// Package memref is the native part of the dialect memref: what its definition
// in ODS leaves to code. [Natives] attaches it to the definitions, however they
// were made.
package memref

//go:generate go run ../../cmd/mica gen --dialect memref --package memref --wrappers-only
