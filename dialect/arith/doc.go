// Package arith is the native part of the dialect arith, which its definition in ODS leaves to
// code. [Natives] attaches it to the definition, whether that is compiled in or read from a file.
package arith

//go:generate go run ../../cmd/mica gen --dialect arith --package arith --wrappers-only --rules canonicalize.td --rules-in-file-order
