package tensor

import (
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

func verifyReshape(op ReshapeOp, c *ir.Checker) {
	from, _ := ir.AsShaped(op.Source().Type())
	to, _ := ir.AsShaped(op.ResultValue().Type())
	c.Check(from.ElementType() == to.ElementType(), "element types of source and destination tensor types should be the same")
	if !to.HasRank() {
		return
	}
	a, ok1 := ir.NumElements(from)
	b, ok2 := ir.NumElements(to)
	c.Check(!ok1 || !ok2 || a == b, "source and destination tensor should have the same number of elements")
	switch n := operandType(op.Operation, 1).Shape()[0]; {
	case n == ir.Dynamic:
		c.Failf("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type")
	case n != int64(len(to.Shape())):
		c.Failf("length of shape operand differs from the result's tensor rank")
	}
}

func verifyExpand(op *ir.Operation, c *ir.Checker) {
	to := resultType(op)
	ranked(op, c, to, operandType(op, 0))
	list := ExpandShapeOp{op}.StaticOutputShape()
	viewlike.VerifyOutputShape(op, c, "dims", list, len(ExpandShapeOp{op}.OutputShape()), to.Shape())
	verifyReassociation(op, c, viewlike.Reassociation(ExpandShapeOp{op}.Reassociation()), to, operandType(op, 0))
}

func verifyCollapse(op *ir.Operation, c *ir.Checker) {
	groups := viewlike.Reassociation(CollapseShapeOp{op}.Reassociation())
	for _, g := range groups {
		c.Check(len(g) != 0, "reassociation indices must not be empty")
	}
	from, to := operandType(op, 0), resultType(op)
	ranked(op, c, from, to)
	verifyReassociation(op, c, groups, from, to)
}

// ranked reports types that have no rank: the constraints allow them, and the
// reference reads a rank that is not there.
func ranked(op *ir.Operation, c *ir.Checker, types ...*ir.RankedTensorType) {
	for _, t := range types {
		c.Check(t != nil, "expected ranked tensor types")
	}
}

// verifyReassociation checks that dimensions of one type are the groups of dimensions
// of another.
func verifyReassociation(op *ir.Operation, c *ir.Checker, groups [][]int64, expanded, collapsed *ir.RankedTensorType) {
	rank := len(expanded.Shape())
	c.Checkf(rank >= len(collapsed.Shape()),
		"expected the expanded type, '%s' to have a higher (or same) rank than the collapsed type, '%s'.", expanded, collapsed)
	n := len(collapsed.Shape())
	c.Checkf(n == len(groups), "expected collapsed rank (%d) to equal the number of reassociation maps (%d).", n, len(groups))
	if len(groups) > 0 {
		verifyGroups(op, c, groups, rank)
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
			c.Failf("expected dimension %d of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic", i)
		case !dynamic && got != shape[i]:
			c.Failf("expected dimension %d of collapsed type to be static value of %d", i, shape[i])
		}
		if dynamic {
			shape[i] = ir.Dynamic
		}
	}
	ctx := op.Context()
	if want := ctx.RankedTensorType(shape, expanded.Element, nil); ctx.RankedTensorType(collapsed.Shape(), collapsed.Element, nil) != want && len(groups) > 0 {
		c.Failf("expected collapsed type to be '%s', but got '%s'", want, collapsed)
	}
}

// verifyGroups checks that groups have all dimensions in order.
func verifyGroups(op *ir.Operation, c *ir.Checker, groups [][]int64, rank int) {
	dims := int64(0)
	for _, g := range groups {
		for _, k := range g {
			dims = max(dims, k+1)
		}
	}
	c.Checkf(dims == int64(rank), "expected reassociation map #%d to have size equal to the expanded rank (%d), but it is  %d.", 0, rank, dims)
	next := int64(0)
	for i, g := range groups {
		for _, k := range g {
			c.Checkf(k == next, "expected reassociation map #%d to be valid and contiguous.", i)
			next++
		}
	}
}
