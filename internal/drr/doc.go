// Package drr reads declarative rewrite rules: the records derived from Pattern in
// a .td file.
//
// A [Rule] has a source tree, result trees and constraints. A [Node] is a dag of
// the rule: an operation, a native call or a directive. Its [Arg]uments are nodes
// or leaves. [Read] checks every rule as the reference's generator does and reports
// errors at the rule's location. C++ expressions in a rule are kept as text;
// package drr/lower lowers rules to the pdl dialect.
//
// The decisions behind the package are in docs/design/rules.md.
package drr
