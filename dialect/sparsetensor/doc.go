// Package sparsetensor holds what the definitions of the sparse_tensor dialect
// leave to C++: the syntax of encodings and of iterations, checks, folds and inferred types.
//
// An encoding says how a tensor is stored: in levels, each of which is a dimension or a part
// of one. An iteration space is a range of levels, over which an iterator goes.
package sparsetensor
