package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// parallelSyntax is the form of a loop over several dimensions:
//
//	parallel ::= `(` %i, ... `)` `=` `(` bounds `)` `to` `(` bounds `)` `step` `(` steps `)`
//	             (`init` `(` inits `)`)? (`->` types)? region dictionary?
type parallelSyntax struct{}

func (parallelSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	index := p.Context().IndexType()
	ivs := p.ParseArgumentList(asm.Parens, false, false)
	n := len(ivs)
	for i, word := range [...]string{"", "to", "step"} {
		if i == 0 {
			p.Punct(asm.Equal)
		}
		if i > 0 {
			p.ParseKeyword(word, "")
		}
		p.ResolveOperands(s, p.ParseOperandListN(asm.Parens, nil, n), index)
	}
	var inits []asm.UnresolvedOperand
	if p.ParseOptionalKeyword("init") {
		inits = p.ParseOperandList(asm.Parens, nil)
	}
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	r := p.NewRegion(s)
	for i := range ivs {
		ivs[i].Type = index
	}
	p.ParseRegion(r, ivs)
	p.AddOperandSegments(s, n, n, n, len(inits))
	p.ParseAttrDict(s)
	p.ResolveOperandTypes(s, inits, s.Types, p.NamePos())
	ensureTerminator(p, s, r, ReduceOpName)
}

func (parallelSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	r := op.Region(0)
	loop := ParallelOp{op}
	if n := len(loop.Step()); len(loop.LowerBound()) != n || len(loop.UpperBound()) != n {
		p.PrintGeneric() // the verifier compares the steps alone with the induction variables
		return
	}
	p.Text(" (").Values(arguments(r, 0))
	p.Text(") = (").Operands(loop.LowerBound()).Text(") to (").Operands(loop.UpperBound()).Text(") step (").Operands(loop.Step())
	p.Byte(')')
	if inits := loop.InitVals(); len(inits) > 0 {
		p.Text(" init (").Operands(inits).Byte(')')
	}
	p.OptionalArrowTypes(op.ResultTypes()).Byte(' ').Region(r, shown(true))
	p.AttrDict(op.AllAttrs(), ir.OperandSegments)
}

func verifyParallel(op *ir.Operation, check *ir.Checker) {
	steps := ParallelOp{op}.Step()
	check.Check(len(steps) != 0, "needs at least one tuple element for lowerBound, upperBound and step")
	for i := range steps {
		c, ok := viewlike.ConstantInt(steps[i].Value())
		check.Check(!ok || c > 0, "constant step operand must be positive")
	}
	args := arguments(op.Region(0), 0)
	check.Checkf(len(args) == len(steps), "expects the same number of induction variables: %d as bound and step values: %d", len(args), len(steps))
	for _, a := range args {
		_, ok := a.Type().(*ir.IndexType)
		check.Check(ok, "expects arguments for the induction variable to be of index type")
	}
	verifyReductions(op, verifyTerminator(op, check, 0, ReduceOpName, "expects body to terminate with 'scf.reduce'"), check)
}

// verifyReductions checks the results of a parallel loop against its terminator.
func verifyReductions(op, reduce *ir.Operation, c *ir.Checker) {
	results, reductions, inits := op.NumResults(), reduce.NumRegions(), len(ParallelOp{op}.InitVals())
	c.Checkf(results == reductions, "expects number of results: %d to be the same as number of reductions: %d", results, reductions)
	c.Checkf(results == inits, "expects number of results: %d to be the same as number of initial values: %d", results, inits)
	for i := range min(results, reduce.NumOperands()) {
		if got, want := reduce.Operand(i).Type(), op.Result(i).Type(); got != want {
			c.On(reduce).Failf("expects type of %d-th reduction operand: '%s' to be the same as the %d-th result type: '%s'", i, got, i, want)
		}
	}
}

func verifyReduce(op *ir.Operation, c *ir.Checker) {
	c.Checkf(op.NumRegions() == op.NumOperands(),
		"expects number of reduction regions: %d to be the same as number of reduction operands: %d", op.NumRegions(), op.NumOperands())
	for i := range op.NumRegions() {
		t := op.Operand(i).Type()
		b := op.Region(i).Entry()
		c.Checkf(!b.Empty(), "%d-th reduction has an empty body", i)
		c.Checkf(b.NumArguments() == 2 && b.Argument(0).Type() == t && b.Argument(1).Type() == t,
			"expected two block arguments with type '%s' in the %d-th reduction region", t, i)
		c.Check(b.Back().Name() == ReduceReturnOpName, "reduction bodies must be terminated with an 'scf.reduce.return' op")
	}
}

func verifyReduceReturn(op ReduceReturnOp, c *ir.Checker) {
	b := op.Operation.Block()
	if b == nil || b.NumArguments() == 0 {
		return // the reduction reports it
	}
	t := b.Argument(0).Type()
	c.Checkf(t == op.ResultOperand().Type(), "must have type '%s' (the type of the reduction inputs)", t)
}
