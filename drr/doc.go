// Package drr reads declarative rewrite rules: the records derived from Pattern
// in a .td file.
//
// A [Rule] has a source tree, result trees and constraints. A [Node] is a dag of
// the rule: an operation, a native call or a directive, with [Arg]uments that
// are again nodes or leaves. [Read] checks every rule as the reference's
// generator does, with its messages at the rule's place, and goes on with the
// next rule. The C++ expressions in a rule stay text; package drr/lower
// lowers rules to the pdl dialect.
package drr
