// Package pdl is the dialect of patterns and the machine that applies them.
//
// A pdl.pattern describes operations to find and how to rewrite them. [Compile]
// turns the patterns of a module into [Patterns], a [rewrite.Matcher] that an
// Applicator tries together with patterns written in Go.
//
// On the way, a pattern becomes a list of predicates: a question about a
// position, such as the number of operands of the operation that defines operand
// 1 of the root, and the answer that it wants. The predicates of all patterns are
// put into one order and each pattern into one tree along that order, so that
// what patterns have in common is asked once. The tree is written as a program
// for a register machine. The positions, the order and the tree are those of the
// reference, so that of several matches with the same benefit the same is applied.
// [LowerToInterp] shows the tree and the rewrites in the dialect pdl_interp.
package pdl
