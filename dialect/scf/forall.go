package scf

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// forallSyntax is the form of a loop whose iterations are unordered:
//
//	forall ::= `(` %i, ... `)` (`in` list | `=` list `to` list `step` list)
//	           (`shared_outs` `(` %arg `=` init, ... `)` `->` types)? region dictionary?
//	list   ::= `(` (integer | operand), ... `)`
type forallSyntax struct{}

// staticNames are the attributes of the lower bounds, upper bounds and steps.
var staticNames = [...]string{"staticLowerBound", "staticUpperBound", "staticStep"}

// parseBounds parses one of the lists and resolves its operands.
func parseBounds(p *asm.OpParser, s *ir.OperationState) (list []int64, operands int) {
	list, os := viewlike.ParseMixed(p, asm.Parens)
	p.ResolveOperands(s, os, p.Context().IndexType())
	return list, len(os)
}

func (forallSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	args := p.ParseArgumentList(asm.Parens, false, false)
	var lists [3][]int64
	var sizes [4]int
	n := len(args)
	if p.ParseOptionalKeyword("in") {
		lists[1], sizes[1] = parseBounds(p, s)
		lists[0], lists[2] = make([]int64, n), make([]int64, n)
		for i := range lists[2] {
			lists[2][i] = 1
		}
	} else {
		for i, word := range [...]string{"", "to", "step"} {
			if i == 0 {
				p.Punct(asm.Equal)
			}
			if i > 0 {
				p.ParseKeyword(word, "")
			}
			lists[i], sizes[i] = parseBounds(p, s)
		}
	}
	at := p.Pos()
	var outs []asm.Argument
	var inits []asm.UnresolvedOperand
	if p.ParseOptionalKeyword("shared_outs") {
		outs, inits = p.ParseAssignmentList()
		s.Types = p.ParseOptionalArrowTypeList(s.Types)
		p.ResolveOperandTypes(s, inits, s.Types, at)
	}
	sizes[3] = len(inits)
	for i := range args {
		args[i].Type = ctx.IndexType()
	}
	for i := range outs {
		outs[i].Type = s.Types[i]
	}
	r := p.NewRegion(s)
	p.ParseRegion(r, append(args, outs...))
	ensureInParallel(p, s, r)
	p.ParseAttrDict(s)
	for i, name := range staticNames {
		s.AddAttribute(name, ctx.DenseI64Array(lists[i]))
	}
	p.AddOperandSegments(s, sizes[:]...)
}

// ensureInParallel ends a region with an in_parallel that is empty if nothing ends it.
func ensureInParallel(p *asm.OpParser, s *ir.OperationState, r *ir.Region) {
	if r.Empty() {
		r.AppendBlock(ir.NewBlock())
	}
	b := r.Entry()
	if last := b.Back(); last != nil && last.Has(ir.IsTerminator) {
		return
	}
	inner := ir.NewRegion()
	inner.AppendBlock(ir.NewBlock())
	b.Append(ir.Create(&ir.OperationState{Def: p.Context().OpDef(InParallelOpName), Loc: s.Location(), Regions: []*ir.Region{inner}}))
}

func (forallSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	r := op.Region(0)
	lists := [...][]int64{named.IntsOf(op.Attr(staticNames[0])), named.IntsOf(op.Attr(staticNames[1])), named.IntsOf(op.Attr(staticNames[2]))}
	n := len(lists[0])
	args := arguments(r, 0)
	p.Text(" (").Values(args[:min(n, len(args))])
	if viewlike.All(viewlike.Constants(lists[0], ForallOp{op}.DynamicLowerBound()), 0) && viewlike.All(viewlike.Constants(lists[2], ForallOp{op}.DynamicStep()), 1) {
		p.Text(") in ")
		viewlike.PrintMixed(p, lists[1], ForallOp{op}.DynamicUpperBound())
	} else {
		for i, text := range [...]string{") = ", " to ", " step "} {
			p.Text(text)
			viewlike.PrintMixed(p, lists[i], op.OperandGroup(i))
		}
	}
	outs := ForallOp{op}.Outputs()
	dialect.PrintAssignments(p, " shared_outs", r, n, outs)
	p.Byte(' ')
	if len(outs) > 0 {
		printResults(p, op)
		p.Byte(' ')
	}
	p.Region(r, shown(op.NumResults() > 0))
	p.AttrDict(op.AllAttrs(), ir.OperandSegments, staticNames[0], staticNames[1], staticNames[2])
}

func verifyForall(op ForallOp, c *ir.Checker) {
	n := len(named.IntsOf(op.Operation.Attr(staticNames[0])))
	outs := op.Outputs()
	c.Checkf(op.Operation.NumResults() == len(outs), "produces %d results, but has only %d outputs", op.Operation.NumResults(), len(outs))
	args := arguments(op.Operation.Region(0), 0)
	c.Checkf(len(args) == n+len(outs), "region expects %d arguments", n)
	for i, a := range args[:n] {
		_, ok := a.Type().(*ir.IndexType)
		c.Checkf(ok, "expects %d-th block argument to be an index", i)
	}
	for i, a := range args[n:] {
		c.Checkf(a.Type() == outs[i].Value().Type(), "type mismatch between %d-th output and corresponding block argument", i)
	}
	if m, ok := op.MappingAttr().(*ir.ArrayAttr); ok && len(m.Elements) > 0 {
		verifyMapping(op.Operation, m, n, c)
	}
	for i, name := range [...]string{"lower bound", "upper bound", "step"} {
		viewlike.VerifyMixed(op.Operation, c, name, n, named.IntsOf(op.Operation.Attr(staticNames[i])), len(op.Operation.OperandGroup(i)))
	}
}

// verifyMapping checks the attributes that map the dimensions to devices; one
// among them may be a mask.
func verifyMapping(op *ir.Operation, m *ir.ArrayAttr, n int, c *ir.Checker) {
	maps, masks := 0, 0
	for _, e := range m.Elements {
		if a, ok := e.(*ir.DefinedAttr); ok {
			if _, ok := a.Interface("DeviceMaskingAttrInterface"); ok {
				masks++
				continue
			}
		}
		maps++
	}
	c.Check(maps == n, "mapping attribute size must match op rank")
	c.Check(masks <= 1, `"mapping" supports at most one device masking attribute`)
}

// forallOutputs is the DestinationStyleOpInterface of a forall.
type forallOutputs struct{}

// Destinations returns the outputs.
func (forallOutputs) Destinations(op *ir.Operation) []ir.Operand { return ForallOp{op}.Outputs() }

func verifyInParallel(op *ir.Operation, check *ir.Checker) {
	forall := op.ParentOp()
	check.Check(forall != nil && forall.Name() == ForallOpName && forall.NumRegions() > 0, "expected forall op parent")
	outs := arguments(forall.Region(0), len(named.IntsOf(forall.Attr(staticNames[0]))))
	for o := range op.Region(0).Entry().Ops() {
		impl, ok := o.Def().Interface("ParallelCombiningOpInterface")
		check.Check(ok, "expected only ParallelCombiningOpInterface ops")
		c, ok := impl.(viewlike.Combiner)
		if !ok {
			continue
		}
		check.On(o).Check(contains(outs, c.Destination(o)), "may only insert into an output block argument")
	}
}

func contains(vs []*ir.Value, v *ir.Value) bool { return slices.Contains(vs, v) }
