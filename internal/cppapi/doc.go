// Package cppapi is MLIR's C++ API as embedded expressions see it: the classes,
// methods and functions that predicates and code snippets in .td and .pdll files
// name, over package ir.
//
// An [API] is a registry for package cxx. Objects of C++ class mlir::Type and those derived
// from it are [ir.Type] values, those of mlir::Attribute are [ir.Attribute] values, an
// mlir::Value is an [*ir.Value], and an operation of any C++ class is an [*ir.Operation].
// [API.DefineType] and its siblings add the types, attributes, enums and operations of
// definitions: their accessors follow from the definition.
//
// The decisions behind the package are in docs/design/cxx.md.
package cppapi
