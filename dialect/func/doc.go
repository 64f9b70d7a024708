// Package funcs is the native part of the dialect func: what its definition in
// ODS leaves to code. [Natives] attaches it to the definitions, however they
// were made.
package funcs

//go:generate go run ../../cmd/mica gen --dialect func --package funcs --wrappers-only
