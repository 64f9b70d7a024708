// Package compiled is the runtime library of rules that are compiled to Go.
//
// "mica gen --rules" writes, for a set of rules, a [rewrite.Matcher] as Go source: a
// function that searches the matches for each kind of root, and one for the rewrite of each
// rule. This package has the parts that many rules need: parts of operations that may be
// absent ([Operand], [Values], [Types]), the definitions and constants of a context
// ([Resolver]), and the steps of a rewrite ([Rewrite]). Everything behaves as the
// interpreter of package pdl, with the same messages.
package compiled
