// Package transform implements the parts of the transform dialect and its extensions that their
// definitions leave to C++.
//
// Vocabulary: a handle represents operations or values of the payload, a parameter stands for
// attributes. An operation consumes a handle if it may erase or replace the payload that the handle
// represents. A matcher is an operation that may occur where payload is only inspected.
package transform
