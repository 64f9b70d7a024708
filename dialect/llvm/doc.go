// Package llvm is the native part of the dialect llvm: what its definitions
// leave to C++. The types are definitions in Go, because files of operations name
// their classes without including what defines them; an identified struct is a
// type with a body that is given once and may name the struct itself.
//
// Inside of a type of the dialect, its other types are written without `!llvm.`. A
// bundle is a tagged list of operands of a call.
package llvm
