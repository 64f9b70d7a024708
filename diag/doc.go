// Package diag is how mica speaks of errors that have a place.
//
// A [Diagnostic] has a severity, a place, a message and notes. A [List] collects
// them and is itself an error, so a function that can fail in several places
// returns one. A [Renderer] writes them as LLVM's tools do:
//
//	in.mlir:3:8: error: expected '(' in function signature
//	  func @f
//	       ^
//
// A place is a [source.Pos] where the text is at hand, or a name, a line and a
// column where only these are known (the IR's locations).
package diag
