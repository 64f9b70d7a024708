// Package format reads declarative assembly formats: the strings in which a
// definition says how its operations, types or attributes look in text.
//
// A format is a sequence of elements. Literals stand in backticks, variables
// ($lhs) name what the definition declares, directives (attr-dict, type($lhs),
// custom<X>($a)) stand for what has no name, and optional groups hold elements
// that are there only if their anchor, the element marked with ^, is.
//
// A [Signature] is what a format may name and how the types of operands and
// results are related; a [Parameters] is the same for a type or an attribute.
// [Parse] and [ParseParams] check a format against it and return a [Program]:
// the tree of elements, where the printer puts spaces, and from where the type
// of every operand and result is known. This package interprets nothing; the
// engine that parses and prints with a Program is in package asm.
//
// Errors are the reference tool's, in its words, at offsets in the format.
package format
