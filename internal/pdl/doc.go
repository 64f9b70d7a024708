// Package pdl compiles patterns of the pdl dialect and matches them.
//
// A pdl.pattern describes operations to find and how to rewrite them. [Compile] turns the
// patterns of a module into [Patterns], a [rewrite.Matcher] that an Applicator tries together
// with patterns written in Go. The dialect itself is defined in package dialect/pdl; the
// context may have any definition of it.
//
// The words of this package, in the order in which a pattern passes through it:
//
//   - A position is a place in the IR relative to the root operation, such as the
//     type of operand 1 (position.go).
//   - A predicate pairs a question about a position with the expected answer. A
//     pattern becomes a list of predicates (collect.go, roots.go).
//   - The tree of all patterns asks the predicates in one global order, so that tests which
//     patterns share are evaluated once (tree.go). Each possible name of a root has a copy of
//     the tree without the parts that cannot match (prune.go).
//   - A program is the code of a register machine that walks the tree, and of the
//     rewrites (code.go, compile_match.go, compile_rewrite.go). The machine is in
//     the files vm*.go.
//   - A [GoWriter] writes tree and rewrites as Go instead (go*.go).
//
// The algorithms are those of MLIR's lowering of pdl to pdl_interp, in
// PredicateTree.cpp, RootOrdering.cpp and PDLToPDLInterp.cpp: of several matches
// with the same benefit the first one in the tree is applied, so any other order
// would rewrite differently. [ConvertToInterp] writes tree and rewrites as the
// dialect pdl_interp, which tests compare with the reference's.
//
// The decisions behind the package are in docs/design/rules.md.
package pdl
