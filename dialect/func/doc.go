// Package funcs is the native part of the dialect func, which its definition in ODS leaves to code.
// [Natives] attaches it to the definition, whether that is compiled in or read from a file.
package funcs

//go:generate go run ../../cmd/mica gen --dialect func --package funcs --wrappers-only
