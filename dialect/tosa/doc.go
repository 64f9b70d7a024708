// Package tosa holds what the definitions of the tosa dialect leave to C++: custom
// syntax, checks of operations and traits, the inference of shapes, folds and
// canonicalizations.
//
// An operation's operands and results are tensors, with or without a rank, and
// shapes, whose values are known where a constant or an operation on shapes makes
// them. Only splats are folded to constants, and never to one of a shape that is not static.
package tosa
