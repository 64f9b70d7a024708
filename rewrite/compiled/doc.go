// Package compiled is what rules that are compiled to Go call.
//
// "mica gen --rules" writes, for a set of rules, a [rewrite.Matcher] as Go source: a
// function that searches the matches for each kind of root, and one for the rewrite of each
// rule. What many rules need is in this package: parts of operations that may be absent
// ([Operand], [Values], [Types]), the definitions and constants of a context ([Resolver]),
// and the steps of a rewrite ([Rewrite]). Everything behaves as the interpreter of package
// pdl, with the same messages.
package compiled
