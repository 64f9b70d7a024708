package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

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
	p.OptionalArrowTypes(op.ResultTypes()).Byte(' ').TextIf(ExecuteRegionOp{op}.NoInline(), "no_inline ")
	p.Region(op.Region(0), shown(true)).AttrDict(op.AllAttrs(), "no_inline")
}

func verifyExecute(op *ir.Operation, c *ir.Checker) {
	r := op.Region(0)
	c.Check(!r.Empty(), "region needs to have at least one block")
	c.Check(r.Entry().NumArguments() == 0, "region cannot have any arguments")
}

// inferIf infers the types that the first region yields.
func inferIf(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Regions) == 0 || s.Regions[0].Entry() == nil {
		return nil, false
	}
	yield := s.Regions[0].Entry().Back()
	if yield == nil || yield.Name() != YieldOpName {
		return nil, false
	}
	return yield.OperandTypes(), true
}
