package shape

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// constantSyntax is `dictionary? [integer, ...] : type`.
type constantSyntax struct{}

func (constantSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	p.ParseAttrDict(s)
	at := p.Pos()
	list, ok := p.ParseAttribute(nil).(*ir.ArrayAttr)
	p.Check(ok, at, "expected an array of integers")
	var ns []int64
	for _, e := range list.Elements {
		n, ok := e.(*ir.IntegerAttr)
		p.Check(ok, at, "expected an array of integers")
		ns = append(ns, n.Int64())
	}
	s.AddAttribute("shape", ctx.DenseIntElements(ctx.RankedTensorType([]int64{int64(len(ns))}, ctx.IndexType(), nil), ns))
	s.Types = append(s.Types, p.ParseColonType())
}

func (constantSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').AttrDict(op.AllAttrs(), "shape").Byte('[')
	if a, ok := (ConstShapeOp{op}).ShapeAttr().(*ir.DenseElementsAttr); ok {
		for i, n := range a.Int64s() {
			p.Comma(i).Int(n)
		}
	}
	p.Text("] : ").Type(ConstShapeOp{op}.ResultValue().Type())
}

// reduceSyntax is `(%shape, inits) : type (-> types)? region dictionary?`.
type reduceSyntax struct{}

func (reduceSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	os := p.ParseOperandList(asm.Parens, nil)
	t := p.ParseColonType()
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	p.Check(len(os) != 0, p.NamePos(), "expected a shape to reduce")
	p.ResolveOperand(s, os[0], t)
	p.ResolveOperandTypes(s, os[1:], s.Types, p.NamePos())
	p.ParseRegion(p.NewRegion(s), nil)
	p.ParseAttrDict(s)
}

func (reduceSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if op.NumOperands() == 1 {
		p.PrintGeneric() // an initial value must follow the comma
		return
	}
	p.Byte('(').Operand(ReduceOp{op}.Shape()).Text(", ").Operands(ReduceOp{op}.InitVals()).Text(") : ")
	p.Type(ReduceOp{op}.Shape().Type()).OptionalArrowTypes(op.ResultTypes()).Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{}).AttrDict(op.AllAttrs())
}

// librarySyntax is `@name (attributes dictionary)? region mapping dictionary`.
type librarySyntax struct{}

func (librarySyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	p.ParseAttrDictWithKeyword(s)
	p.ParseRegion(p.NewRegion(s), nil)
	p.ParseKeyword("mapping", "")
	s.AddAttribute("mapping", asm.AttributeOf[*ir.DictionaryAttr](p, p.Context().NoneType()))
}

func (librarySyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if e := op.Region(0).Entry(); e != nil && (e.Terminator() != nil || e.Empty() || e.NumArguments() > 0) {
		p.PrintGeneric() // braces alone are no block, and neither terminator nor arguments are shown
		return
	}
	p.Byte(' ').SymbolName(ir.SymbolName(op))
	p.AttrDictWithKeyword(op.AllAttrs(), ir.SymbolNameAttr, "mapping").Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true, NoTerminators: true})
	p.Text(" mapping ").AttributeWithoutType(FunctionLibraryOp{op}.MappingAttr())
}
