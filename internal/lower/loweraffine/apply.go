package loweraffine

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// lowerApply computes the value of the map.
func lowerApply(op *ir.Operation, r *rewrite.Rewriter) bool {
	vs, ok := mapped(r, op, "map", op.Operands())
	if ok {
		r.Replace(op, vs...)
	}
	return ok
}

// lowerMin computes the smallest result of the map.
func lowerMin(op *ir.Operation, r *rewrite.Rewriter) bool {
	vs, ok := mapped(r, op, "map", op.Operands())
	if ok {
		r.Replace(op, smallest(r, vs))
	}
	return ok
}

// lowerMax computes the largest result of the map.
func lowerMax(op *ir.Operation, r *rewrite.Rewriter) bool {
	vs, ok := mapped(r, op, "map", op.Operands())
	if ok {
		r.Replace(op, largest(r, vs))
	}
	return ok
}
