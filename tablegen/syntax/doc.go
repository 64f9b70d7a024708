// Package syntax reads TableGen source text into a syntax tree.
//
// A [Lexer] turns text into [Token]s, runs the preprocessor, and can follow
// include directives. A [Parser] builds statements ([Stmt]) out of tokens, one at
// a time, so that a reader of a very large file never holds all of its tree. A
// [Tree] is one file parsed whole, with every token, for editors and the
// formatter: what stands between two tokens (white space, comments, text that the
// preprocessor skips) is the text between their offsets, so nothing is lost.
//
// A [Loc] is a place in any of the files of one run: files are laid out one after
// the other in a [Files] table, as LLVM does not but go/token does, because four
// bytes a place keep the tree small.
//
// The parser recovers: a statement with an error is kept as far as it was
// understood and carries the error at the place where it stopped. The order in
// which an evaluator meets those errors is the order of the text.
package syntax
