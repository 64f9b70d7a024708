package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// ifSyntax is `condition (-> types)? region (else region)? dictionary?`.
type ifSyntax struct{}

func (ifSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	then, other := p.NewRegion(s), p.NewRegion(s)
	cond, ok := p.ParseOperand()
	if !ok || !p.ResolveOperand(s, cond, p.Context().I1()) {
		return false
	}
	if s.Types, ok = p.ParseOptionalArrowTypeList(s.Types); !ok {
		return false
	}
	if !p.ParseRegion(then, nil) {
		return false
	}
	ensureTerminator(p, s, then, "scf.yield")
	if p.ParseOptionalKeyword("else") {
		if !p.ParseRegion(other, nil) {
			return false
		}
		ensureTerminator(p, s, other, "scf.yield")
	}
	return p.ParseAttrDict(s)
}

func (ifSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operand(op.Operand(0))
	results := op.NumResults() > 0
	if results {
		p.Byte(' ')
		printResults(p, op)
	}
	p.Byte(' ')
	p.Region(op.Region(0), shown(results))
	if !op.Region(1).Empty() {
		p.Text(" else ")
		p.Region(op.Region(1), shown(results))
	}
	p.AttrDict(op.AllAttrs())
}

func verifyIf(op *ir.Operation, d *diag.List) bool {
	if op.NumResults() != 0 && op.Region(1).Empty() {
		op.EmitOpError(d, "must have an else block if defining values")
		return false
	}
	return true
}

// executeSyntax is `(-> types)? no_inline? region dictionary?`.
type executeSyntax struct{}

func (executeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	var ok bool
	if s.Types, ok = p.ParseOptionalArrowTypeList(s.Types); !ok {
		return false
	}
	if p.ParseOptionalKeyword("no_inline") {
		s.AddAttribute("no_inline", p.Context().UnitAttr())
	}
	return p.ParseRegion(p.NewRegion(s), nil) && p.ParseAttrDict(s)
}

func (executeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.OptionalArrowTypes(op.ResultTypes())
	p.Byte(' ')
	if op.Attr("no_inline") != nil {
		p.Text("no_inline ")
	}
	p.Region(op.Region(0), shown(true))
	p.AttrDict(op.AllAttrs(), "no_inline")
}

func verifyExecute(op *ir.Operation, d *diag.List) bool {
	r := op.Region(0)
	if r.Empty() {
		op.EmitOpError(d, "region needs to have at least one block")
		return false
	}
	if r.Entry().NumArguments() > 0 {
		op.EmitOpError(d, "region cannot have any arguments")
		return false
	}
	return true
}
