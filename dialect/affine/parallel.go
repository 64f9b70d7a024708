package affine

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// kinds are the reductions by their numbers.
var kinds = [...]string{"addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf",
	"mins", "minu", "mulf", "muli", "ori", "xori"}

// parallelSyntax is the form of a nest of loops whose iterations are independent:
//
//	parallel ::= `(` %i, ... `)` `=` bounds `to` bounds (`step` `(` integer, ... `)`)?
//	             (`reduce` `(` string, ... `)`)? (`->` types)? region dictionary?
//	bounds   ::= `(` (expression | (`max` | `min`) `(` expression, ... `)`), ... `)`
type parallelSyntax struct{}

func (parallelSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	ivs := p.ParseArgumentList(asm.Parens, false, false)
	p.Punct(asm.Equal)
	parseBounds(p, s, "max", "lowerBounds")
	p.ParseKeyword("to", "")
	parseBounds(p, s, "min", "upperBounds")
	i64 := ctx.IntegerType(64)
	var steps []ir.Attribute
	if p.ParseOptionalKeyword("step") {
		m, _, _ := p.ParseAffineMapOfSSAIds(asm.Parens)
		for _, e := range m.Results {
			p.Check(e.Kind == affine.Constant, p.NamePos(), "steps must be constant integers")
			steps = append(steps, ctx.Int64Attr(i64, e.Value))
		}
	} else {
		for range ivs {
			steps = append(steps, ctx.Int64Attr(i64, 1))
		}
	}
	s.AddAttribute("steps", ctx.ArrayAttr(steps))
	var reductions []ir.Attribute
	if p.ParseOptionalKeyword("reduce") {
		p.Punct(asm.LParen)
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
			reductions = append(reductions, parseReduction(p))
		}, "")
		p.Punct(asm.RParen)
	}
	s.AddAttribute("reductions", ctx.ArrayAttr(reductions))
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	for i := range ivs {
		ivs[i].Type = ctx.IndexType()
	}
	r := p.NewRegion(s)
	p.ParseRegion(r, ivs)
	p.ParseAttrDict(s)
	r.EnsureTerminator(ctx.OpDef(AffineYieldOpName), s.Location())
}

func parseReduction(p *asm.OpParser) ir.Attribute {
	ctx := p.Context()
	at := p.Pos()
	name := asm.AttributeOf[*ir.StringAttr](p, ctx.NoneType())
	for i, k := range kinds {
		if k == name.Value {
			return ctx.Int64Attr(ctx.IntegerType(64), int64(i))
		}
	}
	p.Failf(at, "invalid reduction value: %s", name)
	return nil
}

// A flatMap collects the expressions of bounds, each with operands of its own.
type flatMap struct {
	exprs         []*affine.Expr
	dims, symbols [][]asm.UnresolvedOperand
}

func (f *flatMap) add(e *affine.Expr, dims, symbols []asm.UnresolvedOperand) {
	f.exprs, f.dims, f.symbols = append(f.exprs, e), append(f.dims, dims), append(f.symbols, symbols)
}

// parseBounds parses bounds into a map and the sizes of the groups of its results.
func parseBounds(p *asm.OpParser, s *ir.OperationState, word, name string) {
	ctx := p.Context()
	var f flatMap
	var groups []int64
	p.Punct(asm.LParen)
	if !p.OptionalPunct(asm.RParen) {
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
			if p.ParseOptionalKeyword(word) {
				m, dims, symbols := p.ParseAffineMapOfSSAIds(asm.Parens)
				for _, e := range m.Results {
					f.add(e, dims, symbols)
				}
				groups = append(groups, int64(len(m.Results)))
				return
			}
			e, dims, symbols := p.ParseAffineExprOfSSAIds()
			f.add(e, dims, symbols)
			groups = append(groups, 1)
		}, "")
		p.Punct(asm.RParen)
	}
	m := f.resolve(p, s)
	i32 := ctx.IntegerType(32)
	s.AddAttribute(name+"Map", ctx.AffineMapAttr(m))
	s.AddAttribute(name+"Groups", ctx.DenseIntElements(ctx.RankedTensorType([]int64{int64(len(groups))}, i32, nil), groups))
}

// resolve makes one map of the expressions, in which each value occurs once, and
// adds its operands: dimensions, then symbols.
func (f *flatMap) resolve(p *asm.OpParser, s *ir.OperationState) *affine.Map {
	unique := func(lists [][]asm.UnresolvedOperand) (numbers [][]int, n int) {
		first := len(s.Operands)
		seen := map[*ir.Value]int{}
		for _, list := range lists {
			var ns []int
			for _, o := range list {
				p.ResolveOperand(s, o, p.Context().IndexType())
				last := len(s.Operands) - 1
				v := s.Operands[last]
				i, known := seen[v]
				if known {
					s.Operands = s.Operands[:last]
				} else {
					i = last - first
					seen[v] = i
				}
				ns = append(ns, i)
			}
			numbers = append(numbers, ns)
		}
		return numbers, len(s.Operands) - first
	}
	dims, numDims := unique(f.dims)
	symbols, numSymbols := unique(f.symbols)
	m := &affine.Map{NumDims: numDims, NumSymbols: numSymbols}
	for i, e := range f.exprs {
		var ds, ss []*affine.Expr
		for _, n := range dims[i] {
			ds = append(ds, affine.NewDim(n))
		}
		for _, n := range symbols[i] {
			ss = append(ss, affine.NewSymbol(n))
		}
		m.Results = append(m.Results, e.Replace(ds, ss))
	}
	return m
}

func (parallelSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	lower := mapOf(op, "lowerBoundsMap")
	os := op.OpOperands()
	n := min(lower.NumInputs(), len(os))
	p.Text(" (").Values(op.Region(0).Entry().Args()).Text(") = (")
	printBounds(p, op, "lowerBounds", "max(", os[:n])
	p.Text(") to (")
	printBounds(p, op, "upperBounds", "min(", os[n:])
	p.Byte(')')
	steps, elide := named.IntsOf(AffineParallelOp{op}.StepsAttr()), true
	for _, v := range steps {
		elide = elide && v == 1
	}
	if !elide {
		p.Text(" step (")
		for i, v := range steps {
			p.Comma(i).Int(v)
		}
		p.Byte(')')
	}
	if op.NumResults() > 0 {
		p.Text(" reduce (")
		for i, v := range named.IntsOf(AffineParallelOp{op}.ReductionsAttr()) {
			p.Comma(i)
			if v >= 0 && v < int64(len(kinds)) {
				p.String(kinds[v])
			}
		}
		p.Text(") -> (").ResultTypes(op.OpResults()).Byte(')')
	}
	p.Byte(' ').Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true, NoTerminators: op.NumResults() == 0})
	p.AttrDict(op.AllAttrs(), "reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps")
}

func printBounds(p *asm.OpPrinter, op *ir.Operation, name, keyword string, os []ir.Operand) {
	m := mapOf(op, name+"Map")
	if m.NumInputs() > len(os) {
		return
	}
	start := 0
	for _, size := range named.IntsOf(op.Attr(name + "Groups")) {
		p.Comma(start)
		end := start + int(size)
		if size < 0 || end > len(m.Results) {
			return
		}
		if size == 1 {
			p.AffineExprOfSSAIds(m.Results[start], os, m.NumDims)
		} else {
			p.Text(keyword)
			p.AffineMapOfSSAIds(&affine.Map{NumDims: m.NumDims, NumSymbols: m.NumSymbols, Results: m.Results[start:end]}, os)
			p.Byte(')')
		}
		start = end
	}
}

// numGroups returns the number of induction variables that have bounds.
func numGroups(op *ir.Operation, name string) int {
	if a, ok := op.Attr(name + "BoundsGroups").(*ir.DenseElementsAttr); ok {
		return a.NumElements()
	}
	return 0
}

func verifyParallel(op AffineParallelOp, c *ir.Checker) {
	args := op.Operation.Region(0).Entry().NumArguments()
	steps := len(named.IntsOf(op.StepsAttr()))
	lower, upper := named.IntsOf(op.LowerBoundsGroupsAttr()), named.IntsOf(op.UpperBoundsGroupsAttr())
	if l, u := numGroups(op.Operation, "lower"), numGroups(op.Operation, "upper"); l != steps || u != steps || args != steps {
		c.Failf("the number of region arguments (%d) and the number of map groups for lower (%d) and upper bound (%d), and the number of steps (%d) must all match",
			args, l, u, steps)
	}
	for i, groups := range [...][]int64{lower, upper} {
		name := [...]string{"lower", "upper"}[i]
		n := int64(0)
		for _, v := range groups {
			if v <= 0 {
				c.Failf("expected %s bound map to have at least one result", name)
			}
			n += v
		}
		if n != int64(mapOf(op.Operation, name+"BoundsMap").NumResults()) {
			c.Failf("expected %s bounds map to have %d results", name, n)
		}
	}
	reductions, _ := op.ReductionsAttr().(*ir.ArrayAttr)
	c.Check(reductions != nil && len(reductions.Elements) == op.Operation.NumResults(), "a reduction must be specified for each output")
	for i, e := range reductions.Elements {
		a, ok := e.(*ir.IntegerAttr)
		c.Check(ok && a.Int64() >= 0 && a.Int64() < int64(len(kinds)), "invalid reduction attribute")
		c.Check(reduces(kinds[a.Int64()], op.Operation.Result(i).Type()), "result type cannot match reduction attribute")
	}
	m, os := mapOf(op.Operation, "lowerBoundsMap"), op.Operation.OpOperands()
	n := min(m.NumInputs(), len(os))
	verifyOperands(op.Operation, os[:n], m.NumDims, c)
	verifyOperands(op.Operation, os[n:], mapOf(op.Operation, "upperBoundsMap").NumDims, c)
}

// reduces reports whether values of a type can be reduced in a way.
func reduces(kind string, t ir.Type) bool {
	i, isInt := t.(*ir.IntegerType)
	_, isFloat := t.(*ir.FloatType)
	switch kind {
	case "assign":
		return true
	case "addf", "mulf", "maximumf", "minimumf":
		return isFloat
	case "addi", "muli", "andi", "ori":
		return isInt
	case "maxs", "mins":
		return isInt && i.Signedness == ir.Signed
	case "maxu", "minu":
		return isInt && i.Signedness == ir.Unsigned
	}
	return false
}
