// Package llvm holds what the definitions of the llvm dialect leave to C++.
package llvm
