package cf

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeSwitch() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("SimplifySwitchWithOnlyDefault", SwitchOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			c := choicesOf(op)
			if len(c.cases) > 0 {
				return false
			}
			branch(op, r, c.otherwise)
			return true
		}),
		rewrite.IsolatedPattern("DropSwitchCasesThatMatchDefault", SwitchOpName, dropDefaultCases),
		rewrite.IsolatedPattern("SimplifyConstSwitchValue", SwitchOpName, constantFlag),
		rewrite.IsolatedPattern("SimplifyPassThroughSwitch", SwitchOpName, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			c := choicesOf(op)
			changed := false
			for i := range c.cases {
				changed = c.cases[i].collapse() || changed
			}
			if changed = c.otherwise.collapse() || changed; changed {
				c.replace(op, r)
			}
			return changed
		}),
		rewrite.IsolatedPattern("SimplifySwitchFromSwitchOnSameCondition", SwitchOpName, sameFlag),
	}
}

// choices are the ways that a switch can take.
type choices struct {
	flag      *ir.Value
	otherwise destination
	values    []num.APInt
	cases     []destination
}

func choicesOf(op *ir.Operation) *choices {
	s := SwitchOp{op}
	c := &choices{flag: s.Flag(), otherwise: destination{s.DefaultDestination(), s.DefaultOperands().Values()}}
	attr, _ := s.CaseValues()
	values, _ := attr.(*ir.DenseElementsAttr)
	operands, to := s.CaseOperands(), s.CaseDestinations()
	for i := range to {
		if values != nil && i < len(operands) {
			c.values = append(c.values, values.Int(i))
			c.cases = append(c.cases, destination{to[i].Block(), operands[i].Values()})
		}
	}
	return c
}

// find returns the destination for a value.
func (c *choices) find(v num.APInt) destination {
	for i, x := range c.values {
		if x.Equal(v) {
			return c.cases[i]
		}
	}
	return c.otherwise
}

// replace replaces a switch with one that has these choices.
func (c *choices) replace(op *ir.Operation, r *rewrite.Rewriter) {
	var options SwitchOptions
	var to []*ir.Block
	for _, d := range c.cases {
		to = append(to, d.block)
		options.CaseOperands = append(options.CaseOperands, d.operands)
	}
	if len(c.cases) > 0 {
		ctx := op.Context()
		options.CaseValues = ctx.DenseAPIntElements(ctx.VectorType([]int64{int64(len(c.values))}, c.flag.Type(), nil), c.values)
	}
	NewSwitch(r.Builder, c.flag, c.otherwise.operands, c.otherwise.block, to, options)
	r.Erase(op)
}

// remove removes the cases for which a function holds, and reports whether there are any.
func (c *choices) remove(drop func(v num.APInt, d destination) bool) bool {
	kept := &choices{}
	for i, d := range c.cases {
		if !drop(c.values[i], d) {
			kept.values, kept.cases = append(kept.values, c.values[i]), append(kept.cases, d)
		}
	}
	removed := len(kept.cases) < len(c.cases)
	c.values, c.cases = kept.values, kept.cases
	return removed
}

// dropDefaultCases drops cases whose destination and operands equal the default's.
func dropDefaultCases(op *ir.Operation, r *rewrite.Rewriter) bool {
	c := choicesOf(op)
	if !c.remove(func(_ num.APInt, d destination) bool { return d.equal(c.otherwise) }) {
		return false
	}
	c.replace(op, r)
	return true
}

func constantFlag(op *ir.Operation, r *rewrite.Rewriter) bool {
	c := choicesOf(op)
	value, ok := ir.ConstantValue(c.flag.DefiningOp()).(*ir.IntegerAttr)
	if !ok {
		return false
	}
	branch(op, r, c.find(value.Value))
	return true
}

// sameFlag exploits a sole predecessor that switches on the same flag: the flag has a known value
// if one case leads to this block, and is known not to be any case value if this block is the
// default.
func sameFlag(op *ir.Operation, r *rewrite.Rewriter) bool {
	block := op.Block()
	from := block.SinglePredecessor()
	if from == nil || from.Back().Name() != SwitchOpName || from.Back() == op {
		return false
	}
	before, c := choicesOf(from.Back()), choicesOf(op)
	if before.flag != c.flag {
		return false
	}
	if before.otherwise.block != block {
		i := slices.IndexFunc(before.cases, func(d destination) bool { return d.block == block })
		branch(op, r, c.find(before.values[i]))
		return true
	}
	if !c.remove(func(v num.APInt, _ destination) bool {
		return slices.ContainsFunc(before.values, v.Equal)
	}) {
		return false
	}
	c.replace(op, r)
	return true
}
