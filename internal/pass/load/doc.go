// Package load reads declarations of passes that are written in TableGen, with the classes
// of mlir/Pass/PassBase.td, so that the options of a pass, its help and its documentation
// have one source.
package load
