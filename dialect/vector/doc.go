// Package vector is the native part of the dialect vector: what its definition
// in ODS leaves to code. [Natives] attaches it to the definitions, however they
// were made.
package vector

//go:generate go run ../../cmd/mica gen --dialect vector --package vector --wrappers-only
