// Package cppgen writes the C++ of definitions that mlir-tblgen generates: dialects,
// enumerations, operations, types, attributes, interfaces, constraints and passes.
//
// [Generators] lists the kinds of output. Templates read like the C++ that they produce, with
// $name for the variable parts.
//
// The decisions behind the package are in docs/design/generators.md.
package cppgen
