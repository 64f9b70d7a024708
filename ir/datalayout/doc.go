// Package datalayout computes how much memory values of a type occupy and how they are
// aligned. A [Layout] belongs to a place in the program: it combines the specifications of
// the enclosing operations, and inner specifications take precedence. MLIR's defaults apply
// to everything else.
//
// An attribute is a specification if it has the interface [Spec]. A type of a dialect
// computes its own layout through the interface [Type].
package datalayout
