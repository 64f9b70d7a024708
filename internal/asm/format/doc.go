// Package format parses declarative assembly formats: the strings by which a
// definition declares the textual form of its operations, types or attributes
// ("Declarative Assembly Format" in MLIR's ODS documentation).
//
// A format is a sequence of elements: literals in backticks, variables ($lhs) for
// arguments of the definition, directives (attr-dict, type($lhs), custom<X>($a)) for
// everything else, and optional groups, which are present only if their anchor, the
// element marked with ^, is.
//
// A [Signature] describes what a format of an operation may name and how the types of
// operands and results are related; [Parameters] does the same for a type or an
// attribute. [Parse] and [ParseParams] check a format against it and return a
// [Program]: the tree of elements, with the spaces that the printer inserts and the
// sources of the types of all operands and results. The parser and printer that
// execute a Program are in package asm.
//
// Errors have the text of mlir-tblgen's and are reported at offsets in the format.
package format
