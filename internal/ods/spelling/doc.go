// Package spelling knows under which names the releases of MLIR write the same part of a
// definition. Readers of definitions ask what a record has, never which release it is
// from: whoever needs a part that has several names asks for it here.
//
// A [Class] is a class of definitions and a [Field] a field of them; each lists its names with the
// releases in which they were seen, the current one first. Where a part is absent in some releases
// and that means something, a function says what.
//
// The decisions behind the package are in docs/design/definitions.md.
package spelling
