// Package cf is the native part of the dialect cf, control flow between blocks, which its
// definition in ODS leaves to code. [Natives] attaches it to the definition, whether that is
// compiled in or read from a file.
package cf

//go:generate go run ../../cmd/mica gen --dialect cf --package cf --wrappers-only
