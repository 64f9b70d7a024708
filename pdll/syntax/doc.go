// Package syntax reads the text of the PDLL language into a tree.
//
// A [File] is one parsed text: its [Item] values (include directives, patterns,
// constraints and rewrites) in source order, its comments, and the [Problem]
// values that were found. The parser knows no names and no types: whatever
// depends on them is decided by package pdll, which walks the tree.
//
// The parser recovers. A statement that cannot be read becomes a [BadStmt], a
// declaration that cannot be read keeps what was read of it and is marked
// broken, and reading goes on behind it.
//
// A [Problem] remembers how far the text had been read when it was found. The
// reference tool reads and checks in one pass and stops at the first error;
// with this key a checker that runs later can order its own findings among the
// parser's as that single pass would have.
package syntax
