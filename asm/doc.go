// Package asm is the textual form of the IR, both ways.
//
// [Parse] reads a module and [Print] writes one. Every operation has a generic
// form, `"dialect.op"(%a) : (i32) -> i32`; an operation whose [ir.OpDef] has an
// [OpSyntax] has a custom form too. The hooks of a custom form are given an
// [OpParser] and an [OpPrinter], which know how operands, types, attributes,
// regions and successors are written; a type or an attribute that a dialect
// defines has a [ParamsSyntax] for what stands behind its mnemonic.
//
// A hook that meets an error reports it and returns false; all results of a
// failed parse are to be thrown away. The first error of an operation is the
// one that counts.
package asm
