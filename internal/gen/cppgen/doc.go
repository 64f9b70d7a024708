// Package cppgen writes the C++ of definitions that mlir-tblgen generates: dialects,
// enumerations, operations, types, attributes, interfaces, constraints and passes.
//
// [Generators] lists what can be written. Templates read like the C++ that they give,
// with $name for what varies.
//
// The decisions behind the package are in docs/design/generators.md.
package cppgen
