// Package ir implements MLIR's intermediate representation.
//
// A [Context] owns everything that is uniqued (types, attributes, locations) and the
// registered dialects. An [Operation] has operands, results, attributes, regions and
// successors. It is in a [Block], which is in a [Region] of a parent operation. A
// [Value] is an operation result or a block argument.
//
// An [OpDef] is the run-time description of a kind of operation: its signature,
// traits, constraints, syntax and hooks. It is made from a loaded .td file or written
// in Go. Everything that processes operations uses only the OpDef, so operations from
// both sources behave alike.
//
// Types and attributes are pointers to uniqued, immutable structs: == is identity. A
// Context is safe for concurrent use. The IR inside an operation that is
// IsolatedFromAbove must be used by one goroutine at a time.
//
// The decisions behind the package are in docs/design/ir.md.
package ir
