// Package pdll checks the PDLL language: it resolves names, types and conversions,
// and uses the definitions (ODS) of the operations that rules mention.
//
// [Load] reads a text with everything that it includes and returns a [Module] of
// declarations and the diagnostics. A module's tree is not the syntax tree: names
// are resolved, every expression has a [Type], implicit conversions are explicit
// expressions, and omitted parts ("any operands") are filled in. [Dump] prints it
// as the reference tool does.
//
// A [Callable] is a constraint or a rewrite. One with a PDLL body is inlined at its calls. One
// without is native: it has a body in a host language or is only declared, and the program that
// runs the rules provides it by name. [Module.Natives] lists the native callables.
//
// [ODS] describes the operations that the included .td files define.
//
// The decisions behind the package are in docs/design/rules.md.
package pdll
