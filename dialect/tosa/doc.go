// Package tosa implements the parts of the tosa dialect that its definitions leave to C++: custom
// syntax, checks of operations and traits, the inference of shapes, folds and canonicalizations.
//
// The operands and results of an operation are tensors, ranked or unranked, and shapes, whose
// values are known if a constant or an operation on shapes defines them. Only splats are folded to
// constants, and only if the result has a static shape.
package tosa
