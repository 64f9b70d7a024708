// Package mlir analyzes MLIR's textual form for the language server.
package mlir
