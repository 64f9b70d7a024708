// Package asm reads and writes the textual form of the IR.
//
// [Parse] reads a module and [Print] writes one. Every operation has a generic form,
// `"dialect.op"(%a) : (i32) -> i32`. An operation whose [ir.OpDef] has an [OpSyntax]
// also has a custom form, whose hooks use an [OpParser] and an [OpPrinter] for
// operands, types, attributes, regions and successors. A type or attribute that a
// dialect defines has a [ParamsSyntax] for the text after its mnemonic.
//
// A parse ends at its first error: like the Fatal methods of testing.T, the methods
// of a parser do not return after reporting one, so that hooks need no code for
// failures.
//
// The decisions behind the package are in docs/design/text.md.
package asm
