// Package cf is the native part of the dialect cf, control flow between blocks:
// what its definition in ODS leaves to code. [Natives] attaches it to the
// definitions, however they were made.
package cf

//go:generate go run ../../cmd/mica gen --dialect cf --package cf --wrappers-only
