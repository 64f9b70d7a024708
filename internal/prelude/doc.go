// Package prelude contains the .td files that definitions of dialects and rewrite
// rules include. They are written for mica, so that a program can read such
// definitions without an installation of LLVM.
//
// A file has the path by which it is included, such as mlir/IR/OpBase.td. It
// defines the same classes and records as the file of that path in LLVM/MLIR 22,
// with the same fields, values, predicates and summaries, because messages and
// formats are derived from them. Descriptions, comments, and the C++ of properties
// and enums are written independently.
//
// The C++ implementations of interfaces are not included. If a method has a body,
// or an interface a verifier, the field is set to [NativeBody]: generators only
// need to know that it is set in order to determine the methods that an operation
// must declare. The behaviour is identified by the names of interface and method.
// To generate C++ that compiles, put the include directory of an LLVM installation
// before the prelude.
package prelude
