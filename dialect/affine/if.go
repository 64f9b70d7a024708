package affine

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// ifSyntax is the form of a condition:
//
//	if ::= set `(` dimensions `)` (`[` symbols `]`)? (`->` types)? region (`else` region)? dictionary?
type ifSyntax struct{}

func (ifSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	set := asm.AttributeOf[*ir.IntegerSetAttr](p, nil)
	s.AddAttribute("condition", set)
	dims, all := parseMapOperands(p, s)
	p.Check(set.Set.NumDims == dims, p.NamePos(), "dim operand count and integer set dim count must match")
	p.Check(set.Set.NumDims+set.Set.NumSymbols == all, p.NamePos(), "symbol operand count and integer set symbol count must match")
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	then, other := p.NewRegion(s), p.NewRegion(s)
	yield := p.Context().OpDef("affine.yield")
	p.ParseRegion(then, nil)
	then.EnsureTerminator(yield, s.Location())
	if p.ParseOptionalKeyword("else") {
		p.ParseRegion(other, nil)
		other.EnsureTerminator(yield, s.Location())
	}
	p.ParseAttrDict(s)
}

func (ifSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Attribute(op.Attr("condition"))
	dims := 0
	if a, ok := op.Attr("condition").(*ir.IntegerSetAttr); ok {
		dims = a.Set.NumDims
	}
	printMapOperands(p, op.OpOperands(), dims)
	p.OptionalArrowTypes(op.ResultTypes()).Byte(' ')
	o := asm.RegionOptions{NoEntryArgs: true, NoTerminators: op.NumResults() == 0}
	p.Region(op.Region(0), o)
	if !op.Region(1).Empty() {
		p.Text(" else ").Region(op.Region(1), o)
	}
	p.AttrDict(op.AllAttrs(), "condition")
}

func verifyIf(op *ir.Operation, c *ir.Checker) {
	a, ok := op.Attr("condition").(*ir.IntegerSetAttr)
	c.Check(ok, "requires an integer set attribute named 'condition'")
	c.Check(op.NumOperands() == a.Set.NumDims+a.Set.NumSymbols, "operand count and condition integer set dimension and symbol count must match")
	verifyOperands(op, op.OpOperands(), a.Set.NumDims, c)
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
