package gpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// warpSyntax is the form of what one lane of a warp executes:
//
//	warp ::= `(` lane `)` `[` size `]` (`args` `(` operands `:` types `)`)? (`->` types)? region dictionary?
type warpSyntax struct{}

func (warpSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	r := p.NewRegion(s)
	if !p.Punct(asm.LParen) {
		return false
	}
	lane, ok := p.ParseOperand()
	if !ok || !p.Punct(asm.RParen) || !p.Punct(asm.LSquare) {
		return false
	}
	size, ok := p.ParseInt(64, true)
	if !ok || !p.Punct(asm.RSquare) {
		return false
	}
	ctx := p.Context()
	s.AddAttribute("warp_size", ctx.Int64Attr(ctx.I64(), size))
	if !p.ResolveOperand(s, lane, ctx.IndexType()) {
		return false
	}
	if p.ParseOptionalKeyword("args") {
		if !p.Punct(asm.LParen) {
			return false
		}
		at := p.Pos()
		os, ok := p.ParseOperandList(asm.NoDelimiter, nil)
		if !ok {
			return false
		}
		ts, ok := p.ParseColonTypeList(nil)
		if !ok || !p.Punct(asm.RParen) || !p.ResolveOperandTypes(s, os, ts, at) {
			return false
		}
	}
	if s.Types, ok = p.ParseOptionalArrowTypeList(s.Types); !ok || !p.ParseRegion(r, nil) {
		return false
	}
	asm.EnsureTerminator(r, ctx.OpDef("gpu.yield"), s.Location())
	return p.ParseAttrDict(s)
}

func (warpSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte('(')
	p.Operand(op.Operand(0))
	p.Text(")[")
	size, _ := intAttr(op, "warp_size")
	p.Int(size)
	p.Byte(']')
	if os := op.OperandGroup(1); len(os) > 0 {
		p.Text(" args(")
		p.Operands(os)
		p.Text(" : ")
		p.OperandTypes(os)
		p.Byte(')')
	}
	if op.NumResults() > 0 {
		p.Text(" -> (")
		p.ResultTypes(op.OpResults())
		p.Byte(')')
	}
	p.Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{NoTerminators: op.NumResults() == 0})
	p.AttrDict(op.AllAttrs(), "warp_size")
}

func verifyWarp(op *ir.Operation, d *diag.List) bool {
	operands, args := op.OperandGroup(1), op.Region(0).Entry().Args()
	if len(operands) != len(args) {
		op.EmitOpError(d, "expected same number op arguments and block arguments.")
		return false
	}
	yield := op.Region(0).Entry().Back()
	if yield == nil || yield.NumOperands() != op.NumResults() {
		op.EmitOpError(d, "expected same number of yield operands and return values.")
		return false
	}
	size, _ := intAttr(op, "warp_size")
	for i := range args {
		if !verifyDistributed(op, args[i].Type(), operands[i].Value().Type(), size, d) {
			return false
		}
	}
	for i := range op.NumResults() {
		if !verifyDistributed(op, yield.Operand(i).Type(), op.Result(i).Type(), size, d) {
			return false
		}
	}
	return true
}

// verifyDistributed checks that a vector is the part of another that a lane has.
func verifyDistributed(op *ir.Operation, whole, part ir.Type, size int64, d *diag.List) bool {
	fail := func(format string, args ...any) bool { op.EmitOpError(d, format, args...); return false }
	if whole == part {
		return true
	}
	w, ok := whole.(*ir.VectorType)
	v, is := part.(*ir.VectorType)
	if !ok || !is {
		return fail("expected vector type for distributed operands.")
	}
	if len(w.Shape()) != len(v.Shape()) || w.Element != v.Element {
		return fail("expected distributed vectors to have same rank and element type.")
	}
	scale := int64(1)
	for i, n := range w.Shape() {
		m := v.Shape()[i]
		if n == m {
			continue
		}
		if n%m != 0 {
			return fail("expected expanded vector dimension #%d (%d) to be a multipler of the distributed vector dimension (%d)", i, n, m)
		}
		scale *= n / m
	}
	if scale != size {
		return fail("incompatible distribution dimensions from '%s' to '%s' with warp size = %d", w, v, size)
	}
	return true
}

// warpBranch is the RegionBranchOpInterface: the region is entered always, and
// types fit if they are those of a distribution, which the verifier knows better.
type warpBranch struct{}

func (warpBranch) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	return nil
}

func (warpBranch) EntryOperands(*ir.Operation, *ir.Region) []ir.Operand { return nil }
