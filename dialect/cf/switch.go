package cf

import (
	"strconv"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// The directive SwitchOpCases lists the successors of a switch:
//
//	cases  ::= `default` `:` target (`,` integer `:` target)*
//	target ::= successor (`(` operands `:` types `)`)?
//
// The arguments are the type of the flag, the default successor, its operands and
// their types, the values, and the successors, operands and types of the cases.
func parseCases(p *asm.OpParser, a *asm.ParseArgs) bool {
	p.ParseKeyword("default", "")
	p.Punct(asm.Colon)
	b, os, ts := p.ParseTarget(nil)
	a.SetSuccessors(1, b)
	a.SetOperands(2, os...)
	a.SetTypes(3, ts...)

	flag := a.Types(0)[0]
	var (
		values []num.APInt
		blocks []*ir.Block
		groups [][]asm.UnresolvedOperand
		types  []ir.Type
	)
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

func printCases(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	p.Text("  default: ").SuccessorAndOperands(a.Successor(1, 0), a.Operands(2))
	values, ok := a.Attr(4).(*ir.DenseElementsAttr)
	if !ok {
		return
	}
	for i := range values.NumElements() {
		p.Byte(',').Newline().Text("  ")
		p.Buf = strconv.AppendUint(p.Buf, limited(values.Int(i)), 10)
		p.Text(": ").SuccessorAndOperands(a.Successor(5, i), named.Segment(op, 2, "case_operand_segments", i))
	}
	p.Newline()
}

// limited returns a value without sign, or the largest one of 64 bits.
func limited(v num.APInt) uint64 {
	if u, ok := v.Uint64(); ok {
		return u
	}
	return ^uint64(0)
}
