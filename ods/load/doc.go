// Package load makes live dialects of definitions: an [ir.OpDef] of every
// [ods.Operator], with constraints that are evaluated, formats that are parsed
// and printed, types, attributes and enums.
//
// [Load] takes a module of definitions and registers what it defines in a
// context. The C++ in the definitions is compiled by package cxx against
// package cppapi; what names something that is neither known there nor
// registered as a native is not assumed to hold: the [Report] lists it with its
// place, and an operation that needs it says so when it is verified.
//
// The decisions behind the package are in docs/design/definitions.md.
package load
