// Package spelling knows the names under which the releases of MLIR write the same part of a
// definition. Readers of definitions ask for a part, never for the release: code that needs a part
// with several names asks for it here.
//
// A [Class] is a class of definitions and a [Field] a field of them; each lists its names with the
// releases in which they were seen, the current one first. If a part is absent in some releases and
// its absence has a meaning, a function returns that.
//
// The decisions behind the package are in docs/design/definitions.md.
package spelling
