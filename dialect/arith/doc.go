// Package arith is the native part of the dialect arith: what its definition in
// ODS leaves to code. [Natives] attaches it to the definitions, however they
// were made.
package arith

//go:generate go run ../../cmd/mica gen --dialect arith --package arith --wrappers-only --rules canonicalize.td --no-explanations
