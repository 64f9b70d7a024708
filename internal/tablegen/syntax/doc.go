// Package syntax parses TableGen source text into a syntax tree.
//
// A [Lexer] turns text into [Token]s, runs the preprocessor, and can follow include
// directives. A [Parser] builds statements ([Stmt]) from tokens, one at a time, so
// that a reader of a large file need not keep the whole tree. A [Tree] is the
// complete parse of one file with all of its tokens, for editors and the formatter.
// White space, comments and text that the preprocessor skips are the text between
// the offsets of two tokens, so the tree is lossless.
//
// A [Loc] is a location in any of the files of one run. As in go/token, the files
// of a [Files] table share one address space, so that a location takes four bytes
// and the tree stays small.
//
// The parser recovers from errors: a statement with an error contains the nodes parsed before the
// error, and the error itself. An evaluator therefore sees errors in the order of the text.
package syntax
