// Package bytecode reads and writes MLIR's bytecode, the binary form of the IR.
//
// A file is a header and sections. Operations refer by number to dialects, operation names,
// attributes, types, strings and properties. Frequently used ones have small numbers, which
// take less space. [Write] numbers everything first and then writes the sections; [Read] reads
// attributes, types and properties when an operation first refers to them. [ReadLazy] also
// delays the regions of isolated operations, such as the bodies of functions, until a caller
// needs them.
//
// Each dialect decides how its attributes and types are encoded. The encoding of builtin is
// part of this package. Other dialects can have an [Encoding] in [ir.Dialect].Bytecode;
// without one, their attributes and types are written as text.
//
// The decisions behind the package are in docs/design/text.md.
package bytecode
