// Package tosa holds what the definitions of the tosa dialect leave to C++: custom
// syntax, checks of operations and traits, and the inference of shapes.
//
// An operation's operands and results are tensors, with or without a rank, and
// shapes, whose values are known where a constant or an operation on shapes makes
// them.
package tosa
