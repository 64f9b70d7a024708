package gpu

import (
	"github.com/mica-ir/mica/ir"
)

const warpFormat = "`(` $laneid `)` `` `[` $warp_size `]` (`args` `(` $args^ `:` type($args) `)`)? `` custom<Body>(type($results), $warpRegion) attr-dict"

func verifyWarp(op *ir.Operation, c *ir.Checker) {
	operands, args := WarpExecuteOnLane0Op{op}.Args(), op.Region(0).Entry().Args()
	c.Check(len(operands) == len(args), "expected same number op arguments and block arguments.")
	yield := op.Region(0).Entry().Back()
	c.Check(yield != nil && yield.NumOperands() == op.NumResults(), "expected same number of yield operands and return values.")
	size := WarpExecuteOnLane0Op{op}.WarpSize()
	for i := range args {
		verifyDistributed(op, args[i].Type(), operands[i].Value().Type(), size, c)
	}
	for i := range op.NumResults() {
		verifyDistributed(op, yield.Operand(i).Type(), op.Result(i).Type(), size, c)
	}
}

// verifyDistributed checks that a vector is the part of another that a lane has.
func verifyDistributed(op *ir.Operation, whole, part ir.Type, size int64, c *ir.Checker) {
	if whole == part {
		return
	}
	w, ok := whole.(*ir.VectorType)
	v, is := part.(*ir.VectorType)
	c.Check(ok && is, "expected vector type for distributed operands.")
	c.Check(len(w.Shape()) == len(v.Shape()) && w.Element == v.Element, "expected distributed vectors to have same rank and element type.")
	scale := int64(1)
	for i, n := range w.Shape() {
		m := v.Shape()[i]
		if n == m {
			continue
		}
		c.Checkf(n%m == 0, "expected expanded vector dimension #%d (%d) to be a multipler of the distributed vector dimension (%d)", i, n, m)
		scale *= n / m
	}
	c.Checkf(scale == size, "incompatible distribution dimensions from '%s' to '%s' with warp size = %d", w, v, size)
}

// warpBranch is the RegionBranchOpInterface: the region is entered always, and
// types fit if they are those of a distribution, which the verifier knows better.
type warpBranch struct{}

func (warpBranch) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	return nil
}

func (warpBranch) EntryOperands(*ir.Operation, *ir.Region) []ir.Operand { return nil }
