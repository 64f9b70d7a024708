package tensor

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

func verifyReshape(op *ir.Operation, d *diag.List) bool {
	from, to := op.Operand(0).Type().(ir.ShapedType), op.Result(0).Type().(ir.ShapedType)
	if from.ElementType() != to.ElementType() {
		op.EmitOpError(d, "element types of source and destination tensor types should be the same")
		return false
	}
	if !to.HasRank() {
		return true
	}
	a, ok1 := ir.NumElements(from)
	b, ok2 := ir.NumElements(to)
	if ok1 && ok2 && a != b {
		op.EmitOpError(d, "source and destination tensor should have the same number of elements")
		return false
	}
	switch n := operandType(op, 1).Shape()[0]; {
	case n == ir.Dynamic:
		op.EmitOpError(d, "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type")
		return false
	case n != int64(len(to.Shape())):
		op.EmitOpError(d, "length of shape operand differs from the result's tensor rank")
		return false
	}
	return true
}

func verifyExpand(op *ir.Operation, d *diag.List) bool {
	to := resultType(op)
	if !ranked(op, d, to, operandType(op, 0)) {
		return false
	}
	list := viewlike.Ints(op.Attr("static_output_shape"))
	return viewlike.VerifyOutputShape(op, d, "dims", list, len(op.OperandGroup(1)), to.Shape()) &&
		verifyReassociation(op, d, to, operandType(op, 0))
}

func verifyCollapse(op *ir.Operation, d *diag.List) bool {
	for _, g := range viewlike.Reassociation(op.Attr("reassociation")) {
		if len(g) == 0 {
			op.EmitOpError(d, "reassociation indices must not be empty")
			return false
		}
	}
	from, to := operandType(op, 0), resultType(op)
	return ranked(op, d, from, to) && verifyReassociation(op, d, from, to)
}

// ranked reports types that have no rank: the constraints allow them, and the
// reference reads a rank that is not there.
func ranked(op *ir.Operation, d *diag.List, types ...*ir.RankedTensorType) bool {
	for _, t := range types {
		if t == nil {
			op.EmitOpError(d, "expected ranked tensor types")
			return false
		}
	}
	return true
}

// verifyReassociation checks that dimensions of one type are groups of dimensions
// of another.
func verifyReassociation(op *ir.Operation, d *diag.List, expanded, collapsed *ir.RankedTensorType) bool {
	groups := viewlike.Reassociation(op.Attr("reassociation"))
	rank := len(expanded.Shape())
	if rank < len(collapsed.Shape()) {
		op.EmitOpError(d, "expected the expanded type, '%s' to have a higher (or same) rank than the collapsed type, '%s'.", expanded, collapsed)
		return false
	}
	if n := len(collapsed.Shape()); n != len(groups) {
		op.EmitOpError(d, "expected collapsed rank (%d) to equal the number of reassociation maps (%d).", n, len(groups))
		return false
	}
	if len(groups) > 0 && !verifyGroups(op, d, groups, rank) {
		return false
	}
	shape := make([]int64, len(groups))
	for i, g := range groups {
		shape[i] = 1
		dynamic := false
		for _, k := range g {
			if n := expanded.Shape()[k]; n == ir.Dynamic {
				dynamic = true
			} else {
				shape[i] *= n
			}
		}
		switch got := collapsed.Shape()[i]; {
		case dynamic && got != ir.Dynamic:
			op.EmitOpError(d, "expected dimension %d of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic", i)
			return false
		case !dynamic && got != shape[i]:
			op.EmitOpError(d, "expected dimension %d of collapsed type to be static value of %d", i, shape[i])
			return false
		}
		if dynamic {
			shape[i] = ir.Dynamic
		}
	}
	ctx := op.Context()
	if want := ctx.RankedTensorType(shape, expanded.Element, nil); ctx.RankedTensorType(collapsed.Shape(), collapsed.Element, nil) != want && len(groups) > 0 {
		op.EmitOpError(d, "expected collapsed type to be '%s', but got '%s'", want, collapsed)
		return false
	}
	return true
}

// verifyGroups checks that groups have all dimensions in order.
func verifyGroups(op *ir.Operation, d *diag.List, groups [][]int64, rank int) bool {
	dims := int64(0)
	for _, g := range groups {
		for _, k := range g {
			dims = max(dims, k+1)
		}
	}
	if dims != int64(rank) {
		op.EmitOpError(d, "expected reassociation map #%d to have size equal to the expanded rank (%d), but it is  %d.", 0, rank, dims)
		return false
	}
	next := int64(0)
	for i, g := range groups {
		for _, k := range g {
			if k != next {
				op.EmitOpError(d, "expected reassociation map #%d to be valid and contiguous.", i)
				return false
			}
			next++
		}
	}
	return true
}
