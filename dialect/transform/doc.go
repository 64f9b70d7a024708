// Package transform holds what the definitions of the transform dialect and of its
// extensions leave to C++.
//
// Vocabulary: a handle represents operations or values of the payload, a parameter
// for attributes. An operation consumes a handle if what the handle represents may
// be gone afterwards. A matcher is an operation that may occur where payload is
// only looked at.
package transform
