package shape

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// assumingSyntax is `%witness (-> types)? region dictionary?`.
type assumingSyntax struct{}

func (assumingSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	r := p.NewRegion(s)
	o := p.ParseOperand()
	p.ResolveOperand(s, o, ownType(p.Context(), "witness"))
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	p.ParseRegion(r, nil)
	asm.EnsureTerminator(r, p.Context().OpDef("shape.assuming_yield"), s.Location())
	p.ParseAttrDict(s)
}

func (assumingSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operand(op.Operand(0))
	results := op.NumResults() > 0
	if results {
		p.Text(" -> (")
		p.ResultTypes(op.OpResults())
		p.Byte(')')
	}
	p.Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true, NoTerminators: !results})
	p.AttrDict(op.AllAttrs())
}

// brancher is the RegionBranchOpInterface of shape.assuming.
type brancher struct{}

// RegionSuccessors returns the region, and the results.
func (brancher) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{{Inputs: op.Results()}}
	}
	return []ir.RegionSuccessor{{Region: op.Region(0)}}
}

// EntryOperands returns none.
func (brancher) EntryOperands(*ir.Operation, *ir.Region) []ir.Operand { return nil }

// constantSyntax is `dictionary? [integer, ...] : type`.
type constantSyntax struct{}

func (constantSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	p.ParseAttrDict(s)
	at := p.Pos()
	a := p.ParseAttribute(nil)
	list, ok := a.(*ir.ArrayAttr)
	p.Check(ok, at, "expected an array of integers")
	var ns []int64
	for _, e := range list.Elements {
		n, ok := e.(*ir.IntegerAttr)
		p.Check(ok, at, "expected an array of integers")
		ns = append(ns, n.Int64())
	}
	s.AddAttribute("shape", ctx.DenseIntElements(ctx.RankedTensorType([]int64{int64(len(ns))}, ctx.IndexType(), nil), ns))
	t := p.ParseColonType()
	s.Types = append(s.Types, t)
}

func (constantSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.AttrDict(op.AllAttrs(), "shape")
	p.Byte('[')
	if a, ok := op.Attr("shape").(*ir.DenseElementsAttr); ok {
		for i, n := range a.Int64s() {
			if i > 0 {
				p.Text(", ")
			}
			p.Int(n)
		}
	}
	p.Text("] : ")
	p.Type(op.Result(0).Type())
}

// reduceSyntax is `(%shape, inits) : type (-> types)? region dictionary?`.
type reduceSyntax struct{}

func (reduceSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	os := p.ParseOperandList(asm.Parens, nil)
	t := p.ParseColonType()
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	if len(os) == 0 {
		p.Failf(p.NamePos(), "expected a shape to reduce")
	}
	p.ResolveOperand(s, os[0], t)
	p.ResolveOperandTypes(s, os[1:], s.Types, p.NamePos())
	p.ParseRegion(p.NewRegion(s), nil)
	p.ParseAttrDict(s)
}

func (reduceSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte('(')
	p.Operand(op.Operand(0))
	p.Text(", ")
	p.Operands(op.OperandGroup(1))
	p.Text(") : ")
	p.Type(op.Operand(0).Type())
	p.OptionalArrowTypes(op.ResultTypes())
	p.Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{})
	p.AttrDict(op.AllAttrs())
}

// librarySyntax is `@name (attributes dictionary)? region mapping dictionary`.
type librarySyntax struct{}

func (librarySyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	p.ParseAttrDictWithKeyword(s)
	p.ParseRegion(p.NewRegion(s), nil)
	p.ParseKeyword("mapping", "")
	at := p.Pos()
	a := p.ParseAttribute(p.Context().NoneType())
	_, ok := a.(*ir.DictionaryAttr)
	p.Check(ok, at, "invalid kind of attribute specified")
	s.AddAttribute("mapping", a)
}

func (librarySyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.SymbolName(ir.SymbolName(op))
	p.AttrDictWithKeyword(op.AllAttrs(), ir.SymbolNameAttr, "mapping")
	p.Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true, NoTerminators: true})
	p.Text(" mapping ")
	p.AttributeWithoutType(op.Attr("mapping"))
}
