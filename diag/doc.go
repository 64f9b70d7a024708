// Package diag defines the diagnostics of mica: errors, warnings, remarks and notes
// with a source position.
//
// A [Diagnostic] has a severity, a place, a message and notes. A [List] collects
// diagnostics and is itself an error, so a function that can report several errors
// returns one. A [Renderer] prints them as LLVM's tools do:
//
//	in.mlir:3:8: error: expected '(' in function signature
//	  func @f
//	       ^
//
// A [Place] holds a [source.Pos] if the text is available, or else a name, a line and
// a column, as the IR's locations do.
package diag
