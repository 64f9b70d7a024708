package patterns

import (
	"github.com/mica-ir/mica/diag"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	pdlllower "github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/ir"
)

// checkReplacements reports the operations that a pattern replaces with the wrong number of values,
// if both numbers are known before it is applied.
func checkReplacements(ctx *ir.Context, pattern *ir.Operation, diags *diag.List) {
	c := &replacementChecker{ctx: ctx, ranges: map[*ir.Value]int{}, diags: diags}
	ir.Walk(pattern, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		switch op.Name() {
		case "pdl.range":
			if n, known := c.values(op.OpOperands()); known {
				c.ranges[op.Result(0)] = n
			}
		case "pdl.results":
			if n, known := c.results(op.Operand(0).DefiningOp()); known && op.Attr("index") == nil {
				c.ranges[op.Result(0)] = n
			}
		case "pdl.replace":
			c.replace(op)
		case "pdl.apply_native_rewrite":
			if name, ok := op.Attr("name").(*ir.StringAttr); ok && name.Value == pdlllower.ReplaceResults && op.NumOperands() > 0 {
				c.compare(op, op.NumOperands()-1, "%d groups of values")
			}
		}
		return ir.Advance
	})
}

// A replacementChecker checks the replacements of one pattern.
type replacementChecker struct {
	ctx    *ir.Context
	ranges map[*ir.Value]int // the lengths of ranges that are known
	diags  *diag.List
}

func (c *replacementChecker) replace(op *ir.Operation) {
	want, known := c.results(op.Operand(0).DefiningOp())
	if !known {
		return
	}
	var have int
	if with := op.OperandGroup(1); len(with) == 1 {
		if want == 0 { // it is only erased
			return
		}
		have, known = c.results(with[0].Value().DefiningOp())
	} else {
		have, known = c.values(op.OperandGroup(2))
	}
	if known {
		c.compare(op, have, "%d values")
	}
}

// compare reports a replacement of the first operand of op with a number of values, or of groups of values, if it has
// another number of results.
func (c *replacementChecker) compare(op *ir.Operation, have int, what string) {
	target := op.Operand(0).DefiningOp()
	want, known := c.results(target)
	if !known || want == have {
		return
	}
	name := "the operation"
	if s, ok := target.Attr("opName").(*ir.StringAttr); ok {
		name = "'" + s.Value + "'"
	}
	c.diags.Errorf(op.Location().Place(), "%s has %d results, but is replaced with "+what, name, want, have)
}

// results returns how many results the operation of a pdl.operation has. The number is known from the
// definition, or if each type is given.
func (c *replacementChecker) results(op *ir.Operation) (n int, known bool) {
	if op == nil || op.Name() != "pdl.operation" {
		return 0, false
	}
	if def := definitionOf(c.ctx, op); def != nil && allSingle(def.Results) {
		return len(def.Results), true
	}
	types := op.OperandGroup(2)
	for i := range types {
		if pdldialect.KindOf(types[i].Value().Type()).IsRange() {
			return 0, false
		}
	}
	return len(types), len(types) > 0
}

func allSingle(results []ir.ResultDef) bool {
	for i := range results {
		if results[i].Arity != ir.Single {
			return false
		}
	}
	return true
}

// manyValues is a number of values that no operation has: sums, which can double with each range,
// do not exceed it.
const manyValues = 1 << 30

// values returns the number of values of a list of handles, if it is known.
func (c *replacementChecker) values(handles []ir.Operand) (n int, known bool) {
	for i := range handles {
		v := handles[i].Value()
		count := 1
		if pdldialect.KindOf(v.Type()).IsRange() {
			if count, known = c.ranges[v]; !known {
				return 0, false
			}
		}
		n = min(n+count, manyValues)
	}
	return n, true
}
