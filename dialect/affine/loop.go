package affine

import (
	"math"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// forSyntax is the form of a loop:
//
//	for   ::= %i `=` bound `to` bound (`step` integer)?
//	          (`iter_args` `(` %arg `=` init, ... `)` `->` types)? region dictionary?
//	bound ::= (`max` | `min`)? (operand | integer | map `(` dimensions `)` (`[` symbols `]`)?)
type forSyntax struct{}

func (forSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	iv := p.ParseArgument(false, false)
	p.Punct(asm.Equal)
	parseBound(p, s, "max", "lowerBoundMap")
	lower := len(s.Operands)
	p.ParseKeyword("to", " between bounds")
	parseBound(p, s, "min", "upperBoundMap")
	upper := len(s.Operands) - lower
	step := ctx.Int64Attr(ctx.IndexType(), 1)
	if p.ParseOptionalKeyword("step") {
		at := p.Pos()
		step = asm.AttributeOf[*ir.IntegerAttr](p, ctx.IndexType())
		p.Check(step.Int64() >= 0, at, "expected step to be representable as a positive signed integer")
	}
	s.AddAttribute("step", step)
	iv.Type = ctx.IndexType()
	args := []asm.Argument{iv}
	var inits []asm.UnresolvedOperand
	if p.ParseOptionalKeyword("iter_args") {
		var more []asm.Argument
		more, inits = p.ParseAssignmentList()
		s.Types = p.ParseArrowTypeList(s.Types)
		for i := range min(len(more), len(s.Types)) {
			more[i].Type = s.Types[i]
			p.ResolveOperand(s, inits[i], s.Types[i])
		}
		args = append(args, more...)
	}
	p.AddOperandSegments(s, lower, upper, len(inits))
	r := p.NewRegion(s)
	p.Check(len(args) == len(s.Types)+1, p.NamePos(), "mismatch between the number of loop-carried values and results")
	p.ParseRegion(r, args)
	r.EnsureTerminator(ctx.OpDef(AffineYieldOpName), s.Location())
	p.ParseAttrDict(s)
}

// parseBound parses a bound; the word is needed before a map with several results.
func parseBound(p *asm.OpParser, s *ir.OperationState, word, name string) {
	ctx := p.Context()
	several := p.ParseOptionalKeyword(word)
	var os []asm.UnresolvedOperand
	if p.Peek(asm.PercentIdentifier) {
		os = p.ParseOperandList(asm.NoDelimiter, nil)
	}
	p.Check(len(os) <= 1, p.NamePos(), "expected only one loop bound operand")
	if len(os) == 1 {
		p.ResolveOperand(s, os[0], ctx.IndexType())
		s.AddAttribute(name, ctx.AffineMapAttr(&affine.Map{NumSymbols: 1, Results: []*affine.Expr{affine.NewSymbol(0)}}))
		return
	}
	at := p.Pos()
	a := p.ParseAttribute(ctx.IndexType())
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		s.AddAttribute(name, a)
		os, dims := parseMapOperands(p)
		p.ResolveOperands(s, os, ctx.IndexType())
		p.Check(a.Map.NumDims == dims, p.NamePos(), "dim operand count and affine map dim count must match")
		p.Check(a.Map.NumInputs() == len(os), p.NamePos(), "symbol operand count and affine map symbol count must match")
		if a.Map.NumResults() > 1 && !several {
			bound := "lower"
			if word == "min" {
				bound = "upper"
			}
			p.Failf(at, "%s loop bound affine map with multiple results requires '%s' prefix", bound, word)
		}
		return
	case *ir.IntegerAttr:
		s.AddAttribute(name, ctx.AffineMapAttr(affine.ConstantMap(a.Int64())))
		return
	}
	p.Failf(p.NamePos(), "expected valid affine map representation for loop bounds")
}

func (forSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	r := op.Region(0)
	args := r.Entry().Args()
	p.Byte(' ').RegionArgument(args[0], nil, true).Text(" = ")
	printBound(p, op, "lowerBoundMap", "max ", AffineForOp{op}.LowerBoundOperands())
	p.Text(" to ")
	printBound(p, op, "upperBoundMap", "min ", AffineForOp{op}.UpperBoundOperands())
	if a, ok := (AffineForOp{op}).StepAttr().(*ir.IntegerAttr); ok && a.Int64() != 1 {
		p.Text(" step ").Int(a.Int64())
	}
	inits := AffineForOp{op}.Inits()
	if len(inits) > 0 {
		p.Text(" iter_args(")
		for i := range inits {
			p.Comma(i)
			if i+1 < len(args) {
				p.Operand(args[i+1])
			}
			p.Text(" = ").Operand(inits[i].Value())
		}
		p.Text(") -> (").ResultTypes(op.OpResults()).Byte(')')
	}
	p.Byte(' ').Region(r, asm.RegionOptions{NoEntryArgs: true, NoTerminators: len(inits) == 0})
	p.AttrDict(op.AllAttrs(), "lowerBoundMap", "upperBoundMap", "step", ir.OperandSegments)
}

func printBound(p *asm.OpPrinter, op *ir.Operation, name, prefix string, os []ir.Operand) {
	m := mapOf(op, name)
	if m.NumInputs() != len(os) {
		p.PrintGeneric() // the verifier leaves the number of operands open, the parser does not
		return
	}
	if m.NumResults() == 1 {
		e := m.Results[0]
		if m.NumInputs() == 0 && e.Kind == affine.Constant {
			p.Int(e.Value)
			return
		}
		if m.NumDims == 0 && m.NumSymbols == 1 && e.Kind == affine.Symbol && len(os) > 0 {
			p.Operand(os[0].Value())
			return
		}
	} else {
		p.Text(prefix)
	}
	p.Attribute(op.Attr(name))
	printMapOperands(p, os, m.NumDims)
}

func verifyFor(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	c.Check(b.NumArguments() != 0 && isIndex(b.Argument(0)), "expected body to have a single index argument for the induction variable")
	for i, name := range [...]string{"lower", "upper"} {
		m := mapOf(op, name+"BoundMap")
		if m.NumResults() < 1 {
			c.Failf("expected %s bound map to have at least one result", name)
		}
		if m.NumInputs() != len(op.OperandGroup(i)) {
			continue
		}
		verifyOperands(op, op.OperandGroup(i), m.NumDims, c)
	}
	n := op.NumResults()
	if n == 0 {
		return
	}
	c.Check(len(AffineForOp{op}.Inits()) == n, "mismatch between the number of loop-carried values and results")
	c.Check(b.NumArguments()-1 == n, "mismatch between the number of basic block args and results")
}

var forInterfaces = append(dialect.RegionFlow(forSuccessors, dialect.EntryGroup(2)), dialect.LoopLike(forLoop{}), dialect.RecursivelySpeculatableIf(func(op *ir.Operation) bool { return hasUnitStep(op) && loopDivides(op) }))

// hasUnitStep reports whether the step is 1.
func hasUnitStep(op *ir.Operation) bool {
	a, ok := AffineForOp{op}.StepAttr().(*ir.IntegerAttr)
	return ok && a.Value.IsOne()
}

// forTraits verifies the loop-carried values as for any loop. The results have a check of their
// own.
var forTraits = map[string]*ir.Trait{"LoopLikeOpInterface": {Name: "LoopLikeOpInterface", VerifyRegions: verifyCarried}}

func verifyCarried(op *ir.Operation, c *ir.Checker) {
	inits, args, yielded, _ := forLoop{}.Iterated(op)
	c.Check(op.Region(0).Entry().NumArguments() != 0, "expected body to have a single index argument for the induction variable")
	c.Checkf(len(inits) == len(args), "different number of inits and region iter_args: %d != %d", len(inits), len(args))
	c.Checkf(len(yielded) == 0 || len(args) == len(yielded),
		"different number of region iter_args and yielded values: %d != %d", len(args), len(yielded))
	for i, a := range args {
		t := inits[i].Value().Type()
		c.Checkf(t == a.Type(), "%d-th init and %d-th region iter_arg have different type: '%s' != '%s'", i, i, t, a.Type())
		if len(yielded) > 0 && yielded[i].Value().Type() != a.Type() {
			c.Failf("%d-th region iter_arg and %d-th yielded value have different type: '%s' != '%s'", i, i, a.Type(), yielded[i].Value().Type())
		}
	}
}

// carried returns the arguments of a loop's body without the induction variable.
func carried(op *ir.Operation) []*ir.Value {
	if b := op.Region(0).Entry(); b != nil && b.NumArguments() > 0 {
		return b.Args()[1:]
	}
	return nil
}

// tripCount returns the number of iterations of a loop with constant bounds. It saturates at the
// largest int64.
func tripCount(op *ir.Operation) (n int64, ok bool) {
	var bounds [2]int64
	for i, name := range [...]string{"lowerBoundMap", "upperBoundMap"} {
		m := mapOf(op, name)
		if m == nil || !m.IsConstant() || m.NumResults() != 1 {
			return 0, false
		}
		bounds[i] = m.Results[0].Value
	}
	a, isInt := AffineForOp{op}.StepAttr().(*ir.IntegerAttr)
	if !isInt {
		return 0, false
	}
	step := a.Int64()
	if bounds[1] <= bounds[0] || step <= 0 {
		return 0, step > 0
	}
	return int64(min((uint64(bounds[1]-bounds[0])-1)/uint64(step)+1, math.MaxInt64)), true
}

func forSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	body := ir.RegionSuccessor{Region: op.Region(0), Inputs: carried(op)}
	end := ir.RegionSuccessor{Inputs: op.Results()}
	if n, ok := tripCount(op); ok {
		switch {
		case from == nil && n == 0, from != nil && n == 1:
			return []ir.RegionSuccessor{end}
		case from == nil:
			return []ir.RegionSuccessor{body}
		}
	}
	return []ir.RegionSuccessor{body, end}
}

// forLoop is the LoopLikeOpInterface of a loop.
type forLoop struct{}

// Iterated returns the loop-carried values.
func (forLoop) Iterated(op *ir.Operation) (inits []ir.Operand, args []*ir.Value, yielded []ir.Operand, results []ir.Value) {
	if b := op.Region(0).Entry(); b != nil && b.Back() != nil && b.Back().Name() == AffineYieldOpName {
		yielded = b.Back().OpOperands()
	}
	return AffineForOp{op}.Inits(), carried(op), yielded, op.OpResults()
}

func verifyYield(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	switch {
	case parent == nil:
		return
	case parent.Name() != AffineForOpName && parent.Name() != AffineIfOpName && parent.Name() != AffineParallelOpName:
		c.Failf("only terminates affine.if/for/parallel regions")
	case parent.NumResults() != op.NumOperands():
		c.Failf("parent of yield must have same number of results as the yield operands")
	}
	for i := range op.NumOperands() {
		c.Check(op.Operand(i).Type() == parent.Result(i).Type(), "types mismatch between yield op and its parent")
	}
}
