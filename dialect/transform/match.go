package transform

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// verifyPredicate checks that an operation asks something of the operation that
// the matcher around it is about.
func verifyPredicate(op *ir.Operation, d *diag.List) bool {
	parent := op.ParentOp()
	if parent == nil || parent.Name() != "transform.match.structured" {
		return fail(op, d, "expects parent op to be 'transform.match.structured'")
	}
	if parent.NumRegions() < 1 || parent.Region(0).Empty() {
		return true
	}
	b := parent.Region(0).Entry()
	if b.NumArguments() > 0 && op.NumOperands() > 0 && op.Operand(0) != b.Argument(0) {
		return fail(op, d, "expected predicate to apply to the surrounding structured op")
	}
	return true
}

func verifyMatchStructured(op *ir.Operation, d *diag.List) bool {
	b := op.Region(0).Entry()
	if b.NumArguments() != 1 {
		return fail(op, d, "expected one body argument")
	}
	if !isHandle(b.Argument(0).Type()) {
		return fail(op, d, "expected body argument to implement TransformHandleTypeInterface")
	}
	for o := range b.Ops() {
		if _, ok := o.Def().Interface("transform::MatchOpInterface"); !ok && o != b.Back() {
			return failAt(op, d, o, "offending operation", "expects nested operations to implement MatchOpInterface")
		}
	}
	return true
}

func verifyMatchBody(op *ir.Operation, d *diag.List) bool {
	n := 0
	for _, name := range [...]string{"reduction_position", "passthrough", "elementwise", "contraction"} {
		if has(op, name) {
			n++
		}
	}
	if n > 1 {
		return fail(op, d, "only one of {\"reduction_position\", \"passthrough\", \"elementwise\", \"contraction\"} is allowed")
	}
	if a, ok := op.Attr("contraction").(*ir.ArrayAttr); ok && len(a.Elements) != 2 {
		return fail(op, d, "expects \"contraction\" to contain two elements")
	}
	return true
}

func verifyMatchDim(op *ir.Operation, d *diag.List) bool {
	if has(op, "parallel") && has(op, "reduction") {
		return fail(op, d, "cannot request the same dimension to be both parallel and reduction")
	}
	return verifyMatchList(op, "raw_dim_list", d)
}

func verifyMatchOperand(op *ir.Operation, d *diag.List) bool {
	if has(op, "permutation") && has(op, "projected_permutation") {
		return fail(op, d, "\"permutation\" and \"projected_permutation\" are mutually exclusive")
	}
	if len(ints(op, "raw_position_list")) > 1 && op.NumResults() > 0 {
		return fail(op, d, "cannot bind multiple inputs/inits to the same value")
	}
	return verifyMatchList(op, "raw_position_list", d)
}

func verifyPositions(op *ir.Operation, d *diag.List) bool {
	return verifyMatchList(op, "raw_position_list", d)
}

// verifyMatchList checks a list of numbers that can be inverted, and that can be
// all of them.
func verifyMatchList(op *ir.Operation, name string, d *diag.List) bool {
	raw, inverted, all := ints(op, name), has(op, "is_inverted"), has(op, "is_all")
	if all {
		if inverted {
			return fail(op, d, "cannot request both 'all' and 'inverted' values in the list")
		}
		if len(raw) > 0 {
			return fail(op, d, "cannot both request 'all' and specific values in the list")
		}
		return true
	}
	if len(raw) == 0 {
		return fail(op, d, "must request specific values in the list if 'all' is not specified")
	}
	// The reference compares neighbours.
	for i := 1; i < len(raw); i++ {
		if raw[i] == raw[i-1] {
			return fail(op, d, "expected the listed values to be unique")
		}
	}
	return true
}

func verifyMatchResult(op *ir.Operation, d *diag.List) bool {
	one, single := has(op, "any"), has(op, "single")
	if (one || single) != isHandle(op.Result(0).Type()) {
		return fail(op, d, "expects either the any/single keyword or the type value handle result type")
	}
	if one && single {
		return fail(op, d, "'any' and 'single' are mutually exclusive")
	}
	return true
}

// The directive TransformMatchDims is such a list: the list and two flags.
//
//	dims ::= `all` | `except` `(` integer, ... `)` | integer, ...
func parseMatchDims(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	ctx := p.Context()
	if p.ParseOptionalKeyword("all") {
		a.SetAttr(0, ctx.DenseI64Array(nil))
		a.SetAttr(2, ctx.UnitAttr())
		return true, true
	}
	inverted := p.ParseOptionalKeyword("except")
	if inverted {
		a.SetAttr(1, ctx.UnitAttr())
		if !p.Punct(asm.LParen) {
			return true, false
		}
	}
	var list []int64
	if !p.ParseCommaSeparatedList(asm.NoDelimiter, func() bool {
		v, ok := p.ParseInt(64, true)
		list = append(list, v)
		return ok
	}, "") {
		return true, false
	}
	a.SetAttr(0, ctx.DenseI64Array(list))
	return true, !inverted || p.Punct(asm.RParen)
}

func printMatchDims(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	if a.Attr(2) != nil {
		p.Text("all")
		return
	}
	if a.Attr(1) != nil {
		p.Text("except(")
	}
	if l, ok := a.Attr(0).(*ir.DenseArrayAttr); ok {
		p.Text(list(l.Int64s()))
	}
	if a.Attr(1) != nil {
		p.Byte(')')
	}
}
