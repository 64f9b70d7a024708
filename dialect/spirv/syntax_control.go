package spirv

import (
	"strconv"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// conditionalSyntax is condition (`[` weight `,` weight `]`)? `,` successor `,`
// successor.
type conditionalSyntax struct{}

func (conditionalSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	o := p.ParseOperand()
	p.ResolveOperand(s, o, ctx.I1())
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
	p.Byte(' ').Operand(op.Operand(0))
	if list, ok := op.Attr("branch_weights").(*ir.ArrayAttr); ok {
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

// The directive SwitchOpCases lists the targets of a switch:
//
//	cases ::= `default` `:` target (`,` integer `:` target)*
//
// The arguments are the type of the selector; the successor, operands and types of
// the default; the values, successors, operands and types of the cases.
func parseCasesDirective(p *asm.OpParser, a *asm.ParseArgs) bool {
	p.ParseKeyword("default", "")
	p.Punct(asm.Colon)
	b, os, ts := p.ParseTarget(nil)
	a.SetSuccessors(1, b)
	a.SetOperands(2, os...)
	a.SetTypes(3, ts...)
	var (
		values []num.APInt
		blocks []*ir.Block
		groups [][]asm.UnresolvedOperand
		types  []ir.Type
		flag   ir.Type
	)
	if list := a.Types(0); len(list) == 1 {
		flag = list[0]
	}
	for p.OptionalPunct(asm.Comma) {
		v := p.ParseInt(64, true)
		p.Punct(asm.Colon)
		b, os, types = p.ParseTarget(types)
		width, _ := ir.IntOrFloatWidth(flag)
		values = append(values, num.NewAPInt(width, v))
		blocks, groups = append(blocks, b), append(groups, os)
	}
	if len(values) > 0 {
		ctx := p.Context()
		a.SetAttr(4, ctx.DenseAPIntElements(ctx.VectorType([]int64{int64(len(values))}, flag, nil), values))
	}
	a.SetSuccessors(5, blocks...)
	a.SetOperandGroups(6, groups)
	a.SetTypes(7, types...)
	return true
}

func printCasesDirective(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	p.Text("  default: ").SuccessorAndOperands(a.Successor(1, 0), a.Operands(2))
	values, ok := a.Attr(4).(*ir.DenseElementsAttr)
	if !ok {
		return
	}
	for i := range values.NumElements() {
		p.Byte(',').Newline().Text("  ")
		n, fits := values.Int(i).Uint64()
		if !fits {
			n = ^uint64(0)
		}
		p.Buf = strconv.AppendUint(p.Buf, n, 10)
		p.Text(": ")
		if i < a.NumSuccessors(5) {
			p.SuccessorAndOperands(a.Successor(5, i), named.Segment(op, 2, "case_operand_segments", i))
		}
	}
	p.Newline()
}
