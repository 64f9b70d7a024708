package pdl

import (
	"slices"

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

// unify reaches the values that native constraints return. One of them may be reached through another. Those
// whose arguments have not been reached are left to a later call, or [collector.rest] reports them.
func (c *collector) unify(body *ir.Block) {
	var pending []*ir.Operation // the next one is the last
	for op := body.Back(); op != nil; op = op.Prev() {
		if pdldialect.IsUnified(op) && !c.unifiedOps[op] {
			pending = append(pending, op)
		}
	}
	waiting := map[*ir.Value][]*ir.Operation{} // by the argument that has not been reached
	for len(pending) > 0 {
		op := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if missing := c.unifyOne(op); missing != nil {
			waiting[missing] = append(waiting[missing], op)
		} else if to := op.Operand(op.NumOperands() - 1); waiting[to] != nil {
			pending = append(pending, waiting[to]...)
			delete(waiting, to)
		}
		if len(pending) == 0 {
			pending = c.woken(waiting)
		}
	}
}

// woken returns the operations that wait for a value that has been reached in another way, in order, and
// removes them.
func (c *collector) woken(waiting map[*ir.Value][]*ir.Operation) (list []*ir.Operation) {
	for v, ops := range waiting {
		if c.found[v] != nil {
			list = append(list, ops...)
			delete(waiting, v)
		}
	}
	slices.SortFunc(list, func(x, y *ir.Operation) int {
		if x.IsBeforeInBlock(y) {
			return 1
		}
		return -1
	})
	return list
}

// unifyOne reaches the value that a constraint returns. It returns an argument that has not been reached, or
// nil.
func (c *collector) unifyOne(op *ir.Operation) (missing *ir.Value) {
	if c.literal {
		c.failf(op, "applies a constraint that returns its operand, which has no form in pdl_interp")
	}
	if len(c.conditionsOf(op)) > 0 {
		c.failf(op, "applies a condition, which returns nothing")
	}
	last := op.NumOperands() - 1
	args := make([]*position, last)
	depth := 0
	for i := range args {
		if args[i] = c.found[op.Operand(i)]; args[i] == nil {
			return op.Operand(i)
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
	if c.unifiedOps == nil {
		c.unifiedOps = map[*ir.Operation]bool{}
	}
	c.unifiedOps[op] = true
	return nil
}
