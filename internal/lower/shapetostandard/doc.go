// Package shapetostandard lowers operations of shape on tensors of extents to arith, scf and
// tensor, and constraints to assertions of cf. It keeps operations on `!shape.shape` and
// `!shape.size`, whose values may be errors.
package shapetostandard
