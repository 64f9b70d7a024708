package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// ifSyntax is `condition (-> types)? region (else region)? dictionary?`.
type ifSyntax struct{}

func (ifSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	then, other := p.NewRegion(s), p.NewRegion(s)
	p.ResolveOperand(s, p.ParseOperand(), p.Context().I1())
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	p.ParseRegion(then, nil)
	ensureTerminator(p, s, then, "scf.yield")
	if p.ParseOptionalKeyword("else") {
		p.ParseRegion(other, nil)
		ensureTerminator(p, s, other, "scf.yield")
	}
	p.ParseAttrDict(s)
}

func (ifSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operand(op.Operand(0))
	results := op.NumResults() > 0
	if results {
		p.Byte(' ')
		printResults(p, op)
	}
	p.Byte(' ').Region(op.Region(0), shown(results))
	if !op.Region(1).Empty() {
		p.Text(" else ").Region(op.Region(1), shown(results))
	}
	p.AttrDict(op.AllAttrs())
}

func verifyIf(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumResults() == 0 || !op.Region(1).Empty(), "must have an else block if defining values")
}

// executeSyntax is `(-> types)? no_inline? region dictionary?`.
type executeSyntax struct{}

func (executeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	p.ParseOptionalUnit(s, "no_inline", "no_inline")
	p.ParseRegion(p.NewRegion(s), nil)
	p.ParseAttrDict(s)
}

func (executeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.OptionalArrowTypes(op.ResultTypes()).Byte(' ').TextIf(op.Attr("no_inline") != nil, "no_inline ")
	p.Region(op.Region(0), shown(true)).AttrDict(op.AllAttrs(), "no_inline")
}

func verifyExecute(op *ir.Operation, c *ir.Checker) {
	r := op.Region(0)
	c.Check(!r.Empty(), "region needs to have at least one block")
	c.Check(r.Entry().NumArguments() == 0, "region cannot have any arguments")
}
