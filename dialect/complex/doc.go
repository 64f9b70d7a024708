// Package complex is the native part of the dialect complex: what its definition
// in ODS leaves to code. [Natives] attaches it to the definitions, however they
// were made.
package complex

//go:generate go run ../../cmd/mica gen --dialect complex --package complex --wrappers-only
