// Package sparsetensor implements the parts of the sparse_tensor dialect that its definitions leave
// to C++: the syntax of encodings and of iterations, checks, folds and inferred types.
//
// An encoding describes how a tensor is stored: in levels, which are dimensions or parts of
// dimensions. An iteration space is a range of levels, which an iterator traverses.
package sparsetensor
