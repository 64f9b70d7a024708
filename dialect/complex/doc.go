// Package complex is the native part of the dialect complex, which its definition in ODS leaves to
// code. [Natives] attaches it to the definition, whether that is compiled in or read from a file.
package complex

//go:generate go run ../../cmd/mica gen --dialect complex --package complex --wrappers-only
