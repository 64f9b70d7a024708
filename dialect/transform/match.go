package transform

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// verifyPredicate checks that an operation asks something of the operation that
// the matcher around it is about.
func verifyPredicate(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	c.Check(parent != nil && parent.Name() == MatchStructuredOpName, "expects parent op to be 'transform.match.structured'")
	if parent.NumRegions() < 1 || parent.Region(0).Empty() {
		return
	}
	b := parent.Region(0).Entry()
	c.Check(b.NumArguments() == 0 || op.NumOperands() == 0 || typed.Unary{Operation: op}.Input() == b.Argument(0),
		"expected predicate to apply to the surrounding structured op")
}

func verifyMatchStructured(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	c.Check(b.NumArguments() == 1, "expected one body argument")
	c.Check(isHandle(b.Argument(0).Type()), "expected body argument to implement TransformHandleTypeInterface")
	for o := range b.Ops() {
		if _, ok := o.Def().Interface("transform::MatchOpInterface"); !ok && o != b.Back() {
			failAt(op, c, o, "offending operation", "expects nested operations to implement MatchOpInterface")
			return
		}
	}
}

func verifyMatchBody(op MatchStructuredBodyOp, c *ir.Checker) {
	n := 0
	for _, name := range [...]string{"reduction_position", "passthrough", "elementwise", "contraction"} {
		if has(op.Operation, name) {
			n++
		}
	}
	c.Check(n <= 1, "only one of {\"reduction_position\", \"passthrough\", \"elementwise\", \"contraction\"} is allowed")
	a, ok := op.ContractionAttr().(*ir.ArrayAttr)
	c.Check(!ok || len(a.Elements) == 2, "expects \"contraction\" to contain two elements")
}

func verifyMatchDim(op *ir.Operation, c *ir.Checker) {
	c.Check(!has(op, "parallel") || !has(op, "reduction"), "cannot request the same dimension to be both parallel and reduction")
	verifyMatchList(op, "raw_dim_list", c)
}

// verifyMatchOperand checks transform.match.structured.input or .init.
func verifyMatchOperand(op *ir.Operation, c *ir.Checker) {
	c.Check(!has(op, "permutation") || !has(op, "projected_permutation"), "\"permutation\" and \"projected_permutation\" are mutually exclusive")
	c.Check(len(named.IntsOf(MatchStructuredInputOp{op}.RawPositionListAttr())) <= 1 || op.NumResults() == 0, "cannot bind multiple inputs/inits to the same value")
	verifyMatchList(op, "raw_position_list", c)
}

func verifyPositions(op *ir.Operation, c *ir.Checker) { verifyMatchList(op, "raw_position_list", c) }

// verifyMatchList checks a list of numbers that can be inverted, and that can be
// all of them.
func verifyMatchList(op *ir.Operation, name string, c *ir.Checker) {
	raw, inverted, all := named.IntsOf(op.Attr(name)), has(op, "is_inverted"), has(op, "is_all")
	if all {
		c.Check(!inverted, "cannot request both 'all' and 'inverted' values in the list")
		c.Check(len(raw) == 0, "cannot both request 'all' and specific values in the list")
		return
	}
	c.Check(len(raw) != 0, "must request specific values in the list if 'all' is not specified")
	// The reference compares neighbours.
	for i := 1; i < len(raw); i++ {
		c.Check(raw[i] != raw[i-1], "expected the listed values to be unique")
	}
}

func verifyMatchResult(op *ir.Operation, c *ir.Checker) {
	one, single := has(op, "any"), has(op, "single")
	c.Check((one || single) == isHandle(op.Result(0).Type()), "expects either the any/single keyword or the type value handle result type")
	c.Check(!one || !single, "'any' and 'single' are mutually exclusive")
}

// The directive TransformMatchDims is such a list: the list and two flags.
//
//	dims ::= `all` | `except` `(` integer, ... `)` | integer, ...
func parseMatchDims(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	if p.ParseOptionalKeyword("all") {
		a.SetAttr(0, ctx.DenseI64Array(nil))
		a.SetAttr(2, ctx.UnitAttr())
		return true
	}
	inverted := p.ParseOptionalKeyword("except")
	if inverted {
		a.SetAttr(1, ctx.UnitAttr())
		p.Punct(asm.LParen)
	}
	var list []int64
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() { list = append(list, p.ParseInt(64, true)) }, "")
	a.SetAttr(0, ctx.DenseI64Array(list))
	if inverted {
		p.Punct(asm.RParen)
	}
	return true
}

func printMatchDims(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	if a.Attr(2) != nil {
		p.Text("all")
		return
	}
	p.TextIf(a.Attr(1) != nil, "except(")
	if l, ok := a.Attr(0).(*ir.DenseArrayAttr); ok {
		p.Text(ir.JoinInts(l.Int64s()))
	}
	if a.Attr(1) != nil {
		p.Byte(')')
	}
}
