// Package llvm implements the parts of the llvm dialect that its definitions leave to C++. The
// types are defined in Go, because files of operations name their classes without including their
// definitions; an identified struct is a type with a body that is set once and may contain the
// struct itself.
//
// Inside a type of the dialect, its other types are written without `!llvm.`. A bundle is a tagged
// list of operands of a call.
package llvm
