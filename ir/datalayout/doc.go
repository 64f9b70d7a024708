// Package datalayout says how much memory values of a type take and how they are
// aligned. A [Layout] is that of a place in the program: it combines the specifications
// of the operations around it, of which the inner ones take precedence. What they leave
// open has MLIR's defaults.
//
// Attributes are specifications by the interface [Spec], and types of dialects answer by
// the interface [Type].
package datalayout
