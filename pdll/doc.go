// Package pdll gives meaning to the PDLL language: names, types, conversions
// and what operator definitions (ODS) say of the operations that rules mention.
//
// [Load] reads a text with everything that it includes and returns a [Result]:
// a [Module] of declarations and the diagnostics. A module's tree is not the
// syntax tree: names are resolved, every expression has a [Type], implicit
// conversions are expressions of their own, and what rules leave out ("any
// operands") is filled in. [Dump] prints it as the reference tool does.
//
// A [Callable] is a constraint or a rewrite. One with a body is written in PDLL
// and is expanded where it is called; one without is native: it has a code text
// in a host language or is only declared, and whoever runs the rules provides
// it by its name. [Module.Natives] lists those.
//
// [ODS] is what is known of operations, from the .td files that were included.
package pdll
