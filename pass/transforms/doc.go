// Package transforms has passes that work on the operations of any dialect, such as
// canonicalize and cse. They are declared in Passes.td, and have the names and the options
// of MLIR's.
package transforms
