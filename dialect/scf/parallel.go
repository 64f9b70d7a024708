package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// parallelSyntax is the form of a loop over several dimensions:
//
//	parallel ::= `(` %i, ... `)` `=` `(` bounds `)` `to` `(` bounds `)` `step` `(` steps `)`
//	             (`init` `(` inits `)`)? (`->` types)? region dictionary?
type parallelSyntax struct{}

func (parallelSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	index := p.Context().IndexType()
	ivs, ok := p.ParseArgumentList(asm.Parens, false, false)
	if !ok {
		return false
	}
	n := len(ivs)
	for i, word := range [...]string{"", "to", "step"} {
		if i == 0 && !p.Punct(asm.Equal) || i > 0 && !p.ParseKeyword(word, "") {
			return false
		}
		os, ok := p.ParseOperandListN(asm.Parens, nil, n)
		if !ok || !p.ResolveOperands(s, os, index) {
			return false
		}
	}
	var inits []asm.UnresolvedOperand
	if p.ParseOptionalKeyword("init") {
		if inits, ok = p.ParseOperandList(asm.Parens, nil); !ok {
			return false
		}
	}
	if s.Types, ok = p.ParseOptionalArrowTypeList(s.Types); !ok {
		return false
	}
	r := p.NewRegion(s)
	for i := range ivs {
		ivs[i].Type = index
	}
	if !p.ParseRegion(r, ivs) {
		return false
	}
	segments(p, s, n, n, n, len(inits))
	if !p.ParseAttrDict(s) || !p.ResolveOperandTypes(s, inits, s.Types, p.NamePos()) {
		return false
	}
	ensureTerminator(p, s, r, "scf.reduce")
	return true
}

func (parallelSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	r := op.Region(0)
	p.Text(" (")
	p.Values(arguments(r, 0))
	for i, text := range [...]string{") = (", ") to (", ") step ("} {
		p.Text(text)
		p.Operands(op.OperandGroup(i))
	}
	p.Byte(')')
	if inits := op.OperandGroup(3); len(inits) > 0 {
		p.Text(" init (")
		p.Operands(inits)
		p.Byte(')')
	}
	p.OptionalArrowTypes(op.ResultTypes())
	p.Byte(' ')
	p.Region(r, shown(true))
	p.AttrDict(op.AllAttrs(), ir.OperandSegments)
}

func verifyParallel(op *ir.Operation, d *diag.List) bool {
	steps := op.OperandGroup(2)
	if len(steps) == 0 {
		op.EmitOpError(d, "needs at least one tuple element for lowerBound, upperBound and step")
		return false
	}
	for i := range steps {
		if c, ok := viewlike.ConstantInt(steps[i].Value()); ok && c <= 0 {
			op.EmitOpError(d, "constant step operand must be positive")
			return false
		}
	}
	args := arguments(op.Region(0), 0)
	if len(args) != len(steps) {
		op.EmitOpError(d, "expects the same number of induction variables: %d as bound and step values: %d", len(args), len(steps))
		return false
	}
	for _, a := range args {
		if _, ok := a.Type().(*ir.IndexType); !ok {
			op.EmitOpError(d, "expects arguments for the induction variable to be of index type")
			return false
		}
	}
	reduce := verifyTerminator(op, d, 0, "scf.reduce", "expects body to terminate with 'scf.reduce'")
	return reduce != nil && verifyReductions(op, reduce, d)
}

// verifyReductions checks the results of a parallel loop against its terminator.
func verifyReductions(op, reduce *ir.Operation, d *diag.List) bool {
	results, reductions, inits := op.NumResults(), reduce.NumRegions(), len(op.OperandGroup(3))
	if results != reductions {
		op.EmitOpError(d, "expects number of results: %d to be the same as number of reductions: %d", results, reductions)
		return false
	}
	if results != inits {
		op.EmitOpError(d, "expects number of results: %d to be the same as number of initial values: %d", results, inits)
		return false
	}
	for i := range min(results, reduce.NumOperands()) {
		if got, want := reduce.Operand(i).Type(), op.Result(i).Type(); got != want {
			reduce.EmitOpError(d, "expects type of %d-th reduction operand: '%s' to be the same as the %d-th result type: '%s'", i, got, i, want)
			return false
		}
	}
	return true
}

func verifyReduce(op *ir.Operation, d *diag.List) bool {
	if op.NumRegions() != op.NumOperands() {
		op.EmitOpError(d, "expects number of reduction regions: %d to be the same as number of reduction operands: %d", op.NumRegions(), op.NumOperands())
		return false
	}
	for i := range op.NumRegions() {
		t := op.Operand(i).Type()
		b := op.Region(i).Entry()
		if b.Empty() {
			op.EmitOpError(d, "%d-th reduction has an empty body", i)
			return false
		}
		if b.NumArguments() != 2 || b.Argument(0).Type() != t || b.Argument(1).Type() != t {
			op.EmitOpError(d, "expected two block arguments with type '%s' in the %d-th reduction region", t, i)
			return false
		}
		if b.Back().Name() != "scf.reduce.return" {
			op.EmitOpError(d, "reduction bodies must be terminated with an 'scf.reduce.return' op")
			return false
		}
	}
	return true
}

func verifyReduceReturn(op *ir.Operation, d *diag.List) bool {
	b := op.Block()
	if b == nil || b.NumArguments() == 0 {
		return true // the reduction reports it
	}
	if t := b.Argument(0).Type(); t != op.Operand(0).Type() {
		op.EmitOpError(d, "must have type '%s' (the type of the reduction inputs)", t)
		return false
	}
	return true
}
