package spirv

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// conditionalSyntax is condition (`[` weight `,` weight `]`)? `,` successor `,`
// successor.
type conditionalSyntax struct{}

func (conditionalSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	p.ResolveOperand(s, p.ParseOperand(), ctx.I1())
	if p.OptionalPunct(asm.LSquare) {
		var weights [2]ir.Attribute
		for i := range weights {
			if i > 0 {
				p.Punct(asm.Comma)
			}
			at := p.Pos()
			weights[i] = p.ParseAttribute(ctx.I32())
			_, ok := weights[i].(*ir.IntegerAttr)
			p.Check(ok, at, "invalid kind of attribute specified")
		}
		p.Punct(asm.RSquare)
		s.AddAttribute("branch_weights", ctx.ArrayAttr(weights[:]))
	}
	sizes := []int32{1, 0, 0}
	for i := range 2 {
		p.Punct(asm.Comma)
		b, values := p.ParseSuccessorAndOperands(nil)
		s.Successors, s.Operands = append(s.Successors, b), append(s.Operands, values...)
		sizes[1+i] = int32(len(values))
	}
	s.AddAttribute(ir.OperandSegments, ctx.DenseI32Array(sizes))
}

func (conditionalSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operand(BranchConditionalOp{op}.Condition())
	if list, ok := (BranchConditionalOp{op}).BranchWeightsAttr().(*ir.ArrayAttr); ok {
		p.Text(" [")
		printInts(p, list)
		p.Byte(']')
	}
	for i := range 2 {
		p.Text(", ").SuccessorAndOperands(op.Successor(i), op.OperandGroup(1+i))
	}
}

// constructSyntax is (`control` `(` keyword `)`)? (`->` types)? region: a loop or
// a selection.
type constructSyntax struct{ enum, attr string }

func (x constructSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	if p.ParseOptionalKeyword("control") {
		p.Punct(asm.LParen)
		parseKeywordInto(p, s, x.enum, x.attr)
		p.Punct(asm.RParen)
	} else if e := enumNamed(p.Context(), x.enum); e != nil {
		s.AddAttribute(x.attr, enumAttr(p.Context(), ir.EnumValue{Def: e}))
	}
	if p.OptionalPunct(asm.Arrow) {
		s.Types = p.ParseTypeList(s.Types)
	}
	p.ParseRegion(p.NewRegion(s), nil)
}

func (x constructSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if enumBits(op, x.attr) != 0 {
		p.Text(" control(" + named.Enum(op, x.attr) + ")")
	}
	if op.NumResults() > 0 {
		p.Text(" -> ").ResultTypes(op.ResultValues())
	}
	p.Byte(' ').Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
}
