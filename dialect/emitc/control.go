package emitc

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// yields ends a region with emitc.yield if nothing ends it.
func yields(p *asm.OpParser, s *ir.OperationState, r *ir.Region) {
	r.EnsureTerminator(p.Context().OpDef(YieldOpName), s.Location())
}

// forSyntax is `%i = bound to bound step step (: type)? region dictionary?`.
type forSyntax struct{}

func (forSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	iv := p.ParseOperand()
	p.Punct(asm.Equal)
	var bounds [3]asm.UnresolvedOperand
	for i, word := range [...]string{"", "to", "step"} {
		if i > 0 {
			p.ParseKeyword(word, "")
		}
		bounds[i] = p.ParseOperand()
	}
	var t ir.Type = p.Context().IndexType()
	if p.OptionalPunct(asm.Colon) {
		t = p.ParseType()
	}
	p.ResolveOperands(s, bounds[:], t)
	r := p.NewRegion(s)
	p.ParseRegion(r, []asm.Argument{{Name: iv, Type: t}})
	yields(p, s, r)
	p.ParseAttrDict(s)
}

func (forSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	r := op.Region(0)
	iv := r.Entry().Argument(0)
	p.Byte(' ').Operand(iv)
	for i, word := range [...]string{" = ", " to ", " step "} {
		p.Text(word).Operand(op.Operand(i))
	}
	p.Byte(' ')
	if _, ok := iv.Type().(*ir.IndexType); !ok {
		p.Text(" : ").Type(iv.Type()).Byte(' ')
	}
	p.Region(r, body).AttrDict(op.AllAttrs())
}

// body is the options of a region that ends in emitc.yield.
var body = asm.RegionOptions{NoEntryArgs: true, NoTerminators: true}

func verifyFor(op ForOp, c *ir.Checker) {
	b := op.Operation.Region(0).Entry()
	c.Check(b.NumArguments() == 1, "expected body to have a single block argument for the induction variable")
	c.Check(b.Argument(0).Type() == op.LowerBound().Type(), "expected induction variable to be same type as bounds and step")
}

// doSyntax is `region while region dictionary?`.
type doSyntax struct{}

func (doSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	r, cond := p.NewRegion(s), p.NewRegion(s)
	p.ParseRegion(r, nil)
	p.ParseKeyword("while", "")
	p.ParseRegion(cond, nil)
	if r.Empty() {
		r.AppendBlock(ir.NewBlock())
	}
	p.ParseAttrDictWithKeyword(s)
}

func (doSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true}).Text(" while ")
	p.Region(op.Region(1), asm.RegionOptions{}).AttrDictWithKeyword(op.AllAttrs())
}

// mayTerminate reports whether the last operation of a block may be its
// terminator.
func mayTerminate(b *ir.Block) bool {
	last := b.Back()
	return last != nil && (!last.Def().Registered || last.Has(ir.IsTerminator))
}

func verifyDo(op *ir.Operation, c *ir.Checker) {
	cond := op.Region(1).Entry()
	if n := cond.NumOps(); n != 2 {
		c.Failf("condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found %d operations", n)
	}
	e, yield := cond.Front(), cond.Back()
	c.Checkf(e.Name() == ExpressionOpName, "expected first op in condition region to be 'emitc.expression', but got %s", e.Name())
	t := e.Result(0).Type()
	c.Checkf(t == ir.Type(op.Context().I1()), "emitc.expression in condition region must return 'i1', but returns '%s'", t)
	c.Checkf(yield.Name() == YieldOpName, "expected last op in condition region to be 'emitc.yield', but got %s", yield.Name())
	n := yield.NumOperands()
	c.Checkf(n == 1, "expected condition region to return 1 value, but it returns %d values", n)
	c.CheckPlain(yield.Operand(0) == e.Result(0), "'emitc.yield' must return result of 'emitc.expression' from this condition region")
	c.Check(!mayTerminate(op.Region(0).Entry()), "body region must not contain terminator")
}

func verifyYield(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	switch {
	case parent.Name() == DoOpName:
		return
	case op.NumOperands() > 0 && parent.NumResults() != 1:
		c.Failf("yields a value not returned by parent")
	case op.NumOperands() == 0 && parent.NumResults() != 0:
		c.Failf("does not yield a value to be returned by parent")
	}
}

func verifySwitch(op SwitchOp, c *ir.Checker) {
	t := op.Arg().Type()
	c.Checkf(isIndexLike(t), "unsupported type '%s'", t)
	var values []int64
	if list, ok := op.CasesAttr().(*ir.DenseArrayAttr); ok {
		values = list.Int64s()
	}
	regions := op.Operation.RegionGroup(1)
	c.Checkf(len(values) == len(regions), "has %d case regions but %d case values", len(regions), len(values))
	for i, v := range values {
		c.Checkf(!slices.Contains(values[:i], v), "has duplicate case value: %d", v)
	}
	verifyCase(op.Operation, op.Operation.Region(0), "default region", c)
	for i := range regions {
		verifyCase(op.Operation, &regions[i], fmt.Sprintf("case region #%d", i), c)
	}
}

func verifyCase(op *ir.Operation, r *ir.Region, name string, c *ir.Checker) {
	yield := r.Entry().Back()
	if yield == nil {
		return
	}
	c.Checkf(yield.Name() == YieldOpName, "expected region to end with emitc.yield, but got %s", yield.Name())
	if n := yield.NumOperands(); n != 0 {
		c.Errorf("expected each region to return 0 values, but %s returns %d", name, n).
			Notef(yield.Location().Place(), "see yield operation here")
		c.Stop()
	}
}

// includeSyntax is `"file"` or `<"file">`.
type includeSyntax struct{}

func (includeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	standard := p.OptionalPunct(asm.Less)
	at := p.Pos()
	p.Check(p.Peek(asm.StringLiteral), p.NamePos(), "expected string attribute")
	a := p.ParseAttribute(nil)
	_, ok := a.(*ir.StringAttr)
	p.Check(ok, at, "invalid kind of attribute specified")
	s.AddAttribute("include", a)
	if standard {
		p.Check(p.OptionalPunct(asm.Greater), p.NamePos(), "expected trailing '>' for standard include")
		s.AddAttribute("is_standard_include", p.Context().UnitAttr())
	}
}

func (includeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	standard := IncludeOp{op}.IsStandardInclude()
	p.Byte(' ')
	if standard {
		p.Byte('<')
	}
	p.String(IncludeOp{op}.Include())
	if standard {
		p.Byte('>')
	}
}

// enterOne returns the successors in an operation that enters one of its regions. A region
// without blocks is skipped.
func enterOne(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{{}}
	}
	var to []ir.RegionSuccessor
	for r := range op.Regions() {
		if r.Empty() {
			r = nil
		}
		to = append(to, ir.RegionSuccessor{Region: r})
	}
	return to
}
