package gpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// warpSyntax is the form of what one lane of a warp executes:
//
//	warp ::= `(` lane `)` `[` size `]` (`args` `(` operands `:` types `)`)? (`->` types)? region dictionary?
type warpSyntax struct{}

func (warpSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	r := p.NewRegion(s)
	p.Punct(asm.LParen)
	lane := p.ParseOperand()
	p.Punct(asm.RParen)
	p.Punct(asm.LSquare)
	size := p.ParseInt(64, true)
	p.Punct(asm.RSquare)
	ctx := p.Context()
	s.AddAttribute("warp_size", ctx.Int64Attr(ctx.I64(), size))
	p.ResolveOperand(s, lane, ctx.IndexType())
	if p.ParseOptionalKeyword("args") {
		p.Punct(asm.LParen)
		at := p.Pos()
		os := p.ParseOperandList(asm.NoDelimiter, nil)
		ts := p.ParseColonTypeList(nil)
		p.Punct(asm.RParen)
		p.ResolveOperandTypes(s, os, ts, at)
	}
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	p.ParseRegion(r, nil)
	r.EnsureTerminator(ctx.OpDef("gpu.yield"), s.Location())
	p.ParseAttrDict(s)
}

func (warpSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte('(').Operand(op.Operand(0)).Text(")[")
	size, _ := named.Int(op, "warp_size")
	p.Int(size).Byte(']')
	if os := op.OperandGroup(1); len(os) > 0 {
		p.Text(" args(").Operands(os).Text(" : ").OperandTypes(os).Byte(')')
	}
	if op.NumResults() > 0 {
		p.Text(" -> (").ResultTypes(op.OpResults()).Byte(')')
	}
	p.Byte(' ').Region(op.Region(0), asm.RegionOptions{NoTerminators: op.NumResults() == 0})
	p.AttrDict(op.AllAttrs(), "warp_size")
}

func verifyWarp(op *ir.Operation, c *ir.Checker) {
	operands, args := op.OperandGroup(1), op.Region(0).Entry().Args()
	c.Check(len(operands) == len(args), "expected same number op arguments and block arguments.")
	yield := op.Region(0).Entry().Back()
	c.Check(yield != nil && yield.NumOperands() == op.NumResults(), "expected same number of yield operands and return values.")
	size, _ := named.Int(op, "warp_size")
	for i := range args {
		verifyDistributed(op, args[i].Type(), operands[i].Value().Type(), size, c)
	}
	for i := range op.NumResults() {
		verifyDistributed(op, yield.Operand(i).Type(), op.Result(i).Type(), size, c)
	}
}

// verifyDistributed checks that a vector is the part of another that a lane has.
func verifyDistributed(op *ir.Operation, whole, part ir.Type, size int64, c *ir.Checker) {
	if whole == part {
		return
	}
	w, ok := whole.(*ir.VectorType)
	v, is := part.(*ir.VectorType)
	c.Check(ok && is, "expected vector type for distributed operands.")
	c.Check(len(w.Shape()) == len(v.Shape()) && w.Element == v.Element, "expected distributed vectors to have same rank and element type.")
	scale := int64(1)
	for i, n := range w.Shape() {
		m := v.Shape()[i]
		if n == m {
			continue
		}
		c.Checkf(n%m == 0, "expected expanded vector dimension #%d (%d) to be a multipler of the distributed vector dimension (%d)", i, n, m)
		scale *= n / m
	}
	c.Checkf(scale == size, "incompatible distribution dimensions from '%s' to '%s' with warp size = %d", w, v, size)
}

// warpBranch is the RegionBranchOpInterface: the region is entered always, and
// types fit if they are those of a distribution, which the verifier knows better.
type warpBranch struct{}

func (warpBranch) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	return nil
}

func (warpBranch) EntryOperands(*ir.Operation, *ir.Region) []ir.Operand { return nil }
