package affine

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// ifSyntax is the form of a condition:
//
//	if ::= set `(` dimensions `)` (`[` symbols `]`)? (`->` types)? region (`else` region)? dictionary?
type ifSyntax struct{}

func (ifSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	at := p.Pos()
	a, ok := p.ParseAttribute(nil)
	if !ok {
		return false
	}
	set, ok := a.(*ir.IntegerSetAttr)
	if !ok {
		return p.Errorf(at, "invalid kind of attribute specified")
	}
	s.AddAttribute("condition", set)
	dims, all, ok := parseMapOperands(p, s)
	if !ok {
		return false
	}
	if set.Set.NumDims != dims {
		return p.Errorf(p.NamePos(), "dim operand count and integer set dim count must match")
	}
	if set.Set.NumDims+set.Set.NumSymbols != all {
		return p.Errorf(p.NamePos(), "symbol operand count and integer set symbol count must match")
	}
	if s.Types, ok = p.ParseOptionalArrowTypeList(s.Types); !ok {
		return false
	}
	then, other := p.NewRegion(s), p.NewRegion(s)
	yield := p.Context().OpDef("affine.yield")
	if !p.ParseRegion(then, nil) {
		return false
	}
	asm.EnsureTerminator(then, yield, s.Location())
	if p.ParseOptionalKeyword("else") {
		if !p.ParseRegion(other, nil) {
			return false
		}
		asm.EnsureTerminator(other, yield, s.Location())
	}
	return p.ParseAttrDict(s)
}

func (ifSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Attribute(op.Attr("condition"))
	dims := 0
	if a, ok := op.Attr("condition").(*ir.IntegerSetAttr); ok {
		dims = a.Set.NumDims
	}
	printMapOperands(p, op.OpOperands(), dims)
	p.OptionalArrowTypes(op.ResultTypes())
	p.Byte(' ')
	o := asm.RegionOptions{NoEntryArgs: true, NoTerminators: op.NumResults() == 0}
	p.Region(op.Region(0), o)
	if !op.Region(1).Empty() {
		p.Text(" else ")
		p.Region(op.Region(1), o)
	}
	p.AttrDict(op.AllAttrs(), "condition")
}

func verifyIf(op *ir.Operation, d *diag.List) bool {
	a, ok := op.Attr("condition").(*ir.IntegerSetAttr)
	if !ok {
		return fail(op, d, "requires an integer set attribute named 'condition'")
	}
	if op.NumOperands() != a.Set.NumDims+a.Set.NumSymbols {
		return fail(op, d, "operand count and condition integer set dimension and symbol count must match")
	}
	return verifyOperands(op, op.OpOperands(), a.Set.NumDims, d)
}

func ifSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	end := ir.RegionSuccessor{Inputs: op.Results()}
	if from != nil {
		return []ir.RegionSuccessor{end}
	}
	enter := func(i int) ir.RegionSuccessor {
		return ir.RegionSuccessor{Region: op.Region(i), Inputs: op.Region(i).Entry().Args()}
	}
	if op.Region(1).Empty() {
		return []ir.RegionSuccessor{enter(0), end}
	}
	return []ir.RegionSuccessor{enter(0), enter(1)}
}
