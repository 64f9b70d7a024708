package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// forSyntax is the form of a loop:
//
//	for ::= `unsigned`? %i `=` bound `to` bound `step` step
//	        (`iter_args` `(` %arg `=` init, ... `)` `->` types)? (`:` type)? region dictionary?
type forSyntax struct{}

func (forSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	p.ParseOptionalUnit(s, "unsigned", "unsignedCmp")
	var bounds [3]asm.UnresolvedOperand
	iv := p.ParseOperand()
	p.Punct(asm.Equal)
	for i, word := range [...]string{"", "to", "step"} {
		if i > 0 {
			p.ParseKeyword(word, "")
		}
		bounds[i] = p.ParseOperand()
	}
	args := []asm.Argument{{Name: iv}}
	var inits []asm.UnresolvedOperand
	if p.ParseOptionalKeyword("iter_args") {
		var more []asm.Argument
		more, inits = p.ParseAssignmentList()
		args = append(args, more...)
		s.Types = p.ParseArrowTypeList(s.Types)
	}
	p.Check(len(args) == len(s.Types)+1, p.NamePos(), "mismatch in number of loop-carried values and defined values")
	var t ir.Type = ctx.IndexType()
	if p.OptionalPunct(asm.Colon) {
		t = p.ParseType()
	}
	args[0].Type = t
	for i := range s.Types {
		args[i+1].Type = s.Types[i]
	}
	r := p.NewRegion(s)
	p.ParseRegion(r, args)
	ensureTerminator(p, s, r, YieldOpName)
	// The operands come after the region, so that none of its values is one.
	p.ResolveOperands(s, bounds[:], t)
	for i, o := range inits {
		p.ResolveOperand(s, o, s.Types[i])
	}
	p.ParseAttrDict(s)
}

func (forSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.TextIf(ForOp{op}.UnsignedCmp(), " unsigned")
	r := op.Region(0)
	iv := r.Entry().Argument(0)
	p.Byte(' ').Operand(iv).Text(" = ").Operand(ForOp{op}.LowerBound()).Text(" to ").Operand(ForOp{op}.UpperBound())
	p.Text(" step ").Operand(ForOp{op}.Step())
	inits := ForOp{op}.InitArgs()
	dialect.PrintAssignments(p, " iter_args", r, 1, inits)
	if len(inits) > 0 {
		p.Byte(' ')
		printResults(p, op)
	}
	p.Byte(' ')
	if _, ok := iv.Type().(*ir.IndexType); !ok {
		p.Text(" : ").Type(iv.Type()).Byte(' ')
	}
	p.Region(r, shown(len(inits) > 0)).AttrDict(op.AllAttrs(), "unsignedCmp")
}

func verifyFor(op *ir.Operation, c *ir.Checker) {
	c.Check(len(ForOp{op}.InitArgs()) == op.NumResults(), "mismatch in number of loop-carried values and defined values")
}

func verifyForRegions(op ForOp, c *ir.Checker) {
	b := op.Operation.Region(0).Entry()
	// mlir-opt assumes that the body has an argument.
	c.Check(b != nil && b.NumArguments() != 0 && b.Argument(0).Type() == op.LowerBound().Type(), "expected induction variable to be same type as bounds and step")
	args := b.Args()[1:]
	c.Check(len(args) == op.Operation.NumResults(), "mismatch in number of basic block args and defined values")
	inits := op.InitArgs()
	for i, a := range args {
		t := op.Result(i).Type()
		c.Checkf(inits[i].Value().Type() == t, "types mismatch between %dth iter operand and defined value", i)
		c.Checkf(a.Type() == t, "types mismatch between %dth iter region arg and defined value", i)
	}
}

var forInterfaces = append(dialect.RegionFlow(forSuccessors, dialect.EntryGroup(3)), dialect.LoopLike(forLoop{}), dialect.RecursivelySpeculatableIf(hasUnitStep))

// hasUnitStep reports whether the step is 1, with which a loop always ends.
func hasUnitStep(op *ir.Operation) bool {
	def := ForOp{op}.Step().DefiningOp()
	if def == nil {
		return false
	}
	a, ok := ir.ConstantValue(def).(*ir.IntegerAttr)
	return ok && a.Value.IsOne()
}

// forLoop is the LoopLikeOpInterface of a loop.
type forLoop struct{}

// Iterated returns the loop-carried values.
func (forLoop) Iterated(op *ir.Operation) (inits []ir.Operand, args []*ir.Value, yielded []ir.Operand, results []ir.Value) {
	r := op.Region(0)
	if b := r.Entry(); b != nil && b.Back() != nil && b.Back().Name() == YieldOpName {
		yielded = b.Back().OpOperands()
	}
	return ForOp{op}.InitArgs(), arguments(r, 1), yielded, op.OpResults()
}
