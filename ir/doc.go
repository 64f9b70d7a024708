// Package ir is MLIR's intermediate representation.
//
// A [Context] owns what is uniqued: types, attributes, locations, and the
// registered dialects. An [Operation] has operands, results, attributes,
// regions and successors, and lies in a [Block], which lies in a [Region],
// which lies in an operation. A [Value] is a result or a block argument.
//
// An [OpDef] is the one run-time description of a kind of operation: its
// signature, traits, constraints, syntax and hooks. It is made from a loaded
// .td file or stands in a Go file; whatever works on operations looks only at
// the OpDef, so both behave alike.
//
// Types and attributes are pointers to uniqued, immutable structs: == is
// identity. The Context may be used by several goroutines; the IR below an
// operation that is IsolatedFromAbove is owned by one at a time.
package ir
