// Package sparsetensor holds what the definitions of the sparse_tensor dialect
// leave to C++.
package sparsetensor
