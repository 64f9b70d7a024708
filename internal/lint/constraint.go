package lint

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
)

// A constraint is an application of a native constraint or of a condition.
type constraint struct {
	op *ir.Operation
	// Applications of one function have the same text here, and so have conditions with the same alternatives:
	// their names only mean something in their own pattern.
	what        string
	isCondition bool
	negated     bool
}

// constraintsOf returns the constraints of a pattern.
func constraintsOf(pattern *ir.Operation) (list []constraint) {
	conditions := contents(pattern)
	for op := range pattern.Region(0).Entry().Ops() {
		if op.Name() != "pdl.apply_native_constraint" {
			continue
		}
		name, _ := op.Attr("name").(*ir.StringAttr)
		negated, _ := op.Attr("isNegated").(*ir.IntegerAttr)
		if name == nil {
			continue
		}
		c := constraint{op: op, what: name.Value, negated: negated != nil && !negated.Value.IsZero()}
		if content, ok := conditions[name.Value]; ok {
			c.what, c.isCondition = content, true
			if op.Attr(pdl.Each) != nil {
				c.what += "each"
			}
		}
		list = append(list, c)
	}
	return list
}

// opposes reports whether c must hold where d must not, or the other way round.
func (c *constraint) opposes(d *constraint) bool {
	return c.what == d.what && c.isCondition == d.isCondition && c.negated != d.negated && slices.Equal(c.op.Operands(), d.op.Operands())
}

// describe returns the constraint in words.
func (c *constraint) describe() string {
	if c.isCondition {
		return "a condition"
	}
	return "constraint " + c.op.Attr("name").String()
}

// contents returns a text for each condition of a pattern that is the same for conditions with the same
// alternatives.
func contents(pattern *ir.Operation) map[string]string {
	conditions := pdl.Conditions(pattern.Region(0).Entry())
	if len(conditions) == 0 {
		return nil
	}
	list := map[string]string{}
	for name, ways := range conditions {
		var b strings.Builder
		for _, w := range ways {
			c := renamed(w)
			c.RemoveAttr(pdl.Condition)
			fmt.Fprintf(&b, "%x ", ir.NewFingerprint(c, false))
		}
		list[name] = b.String()
	}
	return list
}

// renamed returns a copy of a pattern in which the conditions have numbers as their names.
func renamed(pattern *ir.Operation) *ir.Operation {
	c := pattern.Clone(nil)
	ir.Walk(c, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "pdl.pattern" {
			number(op.Region(0).Entry())
		}
		return ir.Advance
	})
	return c
}

// number names the conditions in a body by their numbers.
func number(body *ir.Block) {
	numbers := map[ir.Attribute]ir.Attribute{}
	for op := range body.Ops() {
		if name := op.Attr(pdl.Condition); pdl.IsCondition(op) {
			if numbers[name] == nil {
				numbers[name] = op.Context().StringAttr(fmt.Sprint(len(numbers)))
			}
			op.SetAttr(pdl.Condition, numbers[name])
		}
	}
	for op := range body.Ops() {
		if n := numbers[op.Attr("name")]; n != nil && op.Name() == "pdl.apply_native_constraint" {
			op.SetAttr("name", n)
		}
	}
}
