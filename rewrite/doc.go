// Package rewrite applies patterns to the IR.
//
// A [Pattern] rewrites operations of one name, of one trait or interface, or of any
// kind. A [Set] collects patterns and matchers; a [Matcher] finds the matches of many
// declarative patterns at once. [Set.Freeze] makes the set immutable and drops
// disabled patterns. An [Applicator] applies to an operation the pattern of highest
// benefit that matches. A driver selects the operations: [ApplyGreedily] runs to a
// fixpoint, [WalkAndApplyPatterns] walks the IR once.
//
// A pattern changes the IR through a [Rewriter], which notifies a [Listener] of each
// change. Changes made without it are errors that a driver cannot detect. [Natives]
// are Go functions that declarative patterns call by name.
//
// The decisions behind the package are in docs/design/rewriting.md.
package rewrite
