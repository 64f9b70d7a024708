package pdl

import (
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
)

// Operations and values in a region are not reached by operands and uses. A native constraint returns
// them, and the walk goes on from there ([pdldialect.Unifies]).

// unified returns the values that native constraints of a body return.
func unified(body *ir.Block) []*ir.Value {
	var list []*ir.Value
	for op := range body.Ops() {
		if pdldialect.IsUnified(op) {
			list = append(list, op.Operand(op.NumOperands()-1))
		}
	}
	return list
}

// unify reaches the values that native constraints return. One of them may be reached through another.
func (c *collector) unify(body *ir.Block) {
	var pending []*ir.Operation
	for op := range body.Ops() {
		if pdldialect.IsUnified(op) {
			pending = append(pending, op)
		}
	}
	for len(pending) > 0 {
		left := pending[:0:0]
		for _, op := range pending {
			if !c.unifyOne(op) {
				left = append(left, op)
			}
		}
		if len(left) == len(pending) {
			c.failf(left[0], unreached)
		}
		pending = left
	}
}

// unifyOne reaches the value that a constraint returns, if its arguments have been reached.
func (c *collector) unifyOne(op *ir.Operation) bool {
	if c.literal {
		c.failf(op, "applies a constraint that returns its operand, which has no form in pdl_interp")
	}
	last := op.NumOperands() - 1
	args := make([]*position, last)
	depth := 0
	for i := range args {
		if args[i] = c.found[op.Operand(i)]; args[i] == nil {
			return false
		}
		depth = max(depth, args[i].depth)
	}
	to := op.Operand(last)
	q := c.askConstraint(nativeName(op), args, []valueKind{kindOf(to)}, false)
	c.sources[q] = op
	pos := c.constraintResult(q, 0)
	pos.depth = depth + 1
	c.add(args[0], q, answer{})
	c.place(to, pos)
	return true
}
