// Package transform holds what the definitions of the transform dialect and of its
// extensions leave to C++.
//
// Vocabulary: a handle stands for operations or values of the payload, a parameter
// for attributes. An operation consumes a handle if what the handle stands for may
// be gone afterwards. A matcher is an operation that may stand where payload is
// only looked at.
package transform
