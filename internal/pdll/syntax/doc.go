// Package syntax parses the PDLL language into a syntax tree.
//
// A [File] is one parsed text: its [Item] values (include directives, patterns,
// constraints and rewrites) in source order, its comments, and the [Problem] values
// that were found. The parser resolves no names and types; package pdll, which
// walks the tree, decides everything that depends on them.
//
// The parser recovers from errors. An invalid statement becomes a [BadStmt]; an
// invalid declaration keeps its valid parts and is marked broken; parsing continues
// after it.
//
// A [Problem] records how far the text had been read when it was found. The
// reference tool parses and checks in one pass and stops at the first error. With
// this position a checker that runs later can merge its findings with the parser's
// in the order of such a pass.
package syntax
