// Package load creates live dialects from definitions: an [ir.OpDef] for every [ods.Operator],
// with constraints that are evaluated, formats that are parsed and printed, types, attributes
// and enums.
//
// [Load] takes a module of definitions and registers its dialects in a context. The C++ in the
// definitions is compiled by package cxx against package cppapi; code with names that are
// neither in cppapi nor registered as natives is not assumed to hold: the [Report] lists it
// with its place, and verifying an operation that needs it is an error.
//
// The decisions behind the package are in docs/design/definitions.md.
package load
