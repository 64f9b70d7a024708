// Package prelude holds the .td files that definitions of dialects and rewrite
// rules include, written for mica: a program that carries them needs no other
// installation to read such definitions.
//
// A prelude file stands under the path by which it is included, for instance
// mlir/IR/OpBase.td. It defines the same classes and records as the file of
// that path in LLVM/MLIR 22, with the same fields, values, predicates and
// summaries, since messages and formats are made of these. Its texts are its
// own: descriptions, comments, and the C++ of properties and enumerations.
//
// What an interface does is not written here. Where a method has a body, or an
// interface verifies, the field is set to [NativeBody]: that it is set tells
// generators which methods an operation has to declare; what it does is known
// by the name of the interface and the method. To generate C++ that compiles,
// include the headers of an LLVM installation in front of the prelude.
package prelude
