// Package vector is the native part of the dialect vector, which its definition in ODS leaves to
// code. [Natives] attaches it to the definition, whether that is compiled in or read from a file.
package vector

//go:generate go run ../../cmd/mica gen --dialect vector --package vector --wrappers-only --rules canonicalize.pdll --root-locations
