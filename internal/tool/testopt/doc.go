// Command testopt is mica opt with the test dialect and the test passes of MLIR's own
// mlir-opt, to run MLIR's tests. It is for tests only.
//
// The definitions of the test dialect, its rules and its C++ are read when the tool starts
// from the sources of LLVM 19, whose mlir directory is $MICA_MLIR_SOURCE. The passes are
// written in Go. Under the name mlir-reduce, the command is mica reduce with the same.
package main
