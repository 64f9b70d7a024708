// Package bytecode reads and writes MLIR's bytecode, the binary form of the IR.
//
// A file is a header and sections. All that operations refer to is numbered: dialects,
// names of operations, attributes, types, strings and properties. Frequently used ones have
// small numbers, which take less space. [Write] numbers everything first and then writes
// the sections; [Read] reads attributes, types and properties when an operation first
// refers to them. [ReadLazy] reads also the regions of isolated operations, such as the bodies
// of functions, only when they are asked for.
//
// How attributes and types are written is up to their dialect. Those of builtin have an
// encoding here, a dialect can have one in [ir.Dialect].Bytecode, an [Encoding], and the
// others are written as text.
//
// The decisions behind the package are in docs/design/text.md.
package bytecode
