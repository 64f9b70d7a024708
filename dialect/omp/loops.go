package omp

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// nestSyntax is
//
//	`(` arguments `)` `:` type `=` `(` bounds `)` `to` `(` bounds `)` `inclusive`? `step` `(` steps `)`
//	(`collapse` `(` n `)`)? (`tiles` `(` n, ... `)`)? region dictionary?
type nestSyntax struct{}

func (nestSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	ivs := p.ParseArgumentList(asm.Parens, false, false)
	t := p.ParseColonType()
	p.Punct(asm.Equal)
	var lists [3][]asm.UnresolvedOperand
	for i, word := range [...]string{"", "to", "step"} {
		if i == 2 && p.ParseOptionalKeyword("inclusive") {
			s.AddAttribute("loop_inclusive", ctx.UnitAttr())
		}
		if i > 0 {
			p.ParseKeyword(word, "")
		}
		lists[i] = p.ParseOperandListN(asm.Parens, nil, len(ivs))
	}
	for i := range ivs {
		ivs[i].Type = t
	}
	if p.ParseOptionalKeyword("collapse") {
		p.Punct(asm.LParen)
		n := p.ParseInt(64, true)
		p.Punct(asm.RParen)
		if n > 1 {
			s.AddAttribute("collapse_num_loops", ctx.Int64Attr(ctx.I64(), n))
		}
	}
	if p.ParseOptionalKeyword("tiles") {
		var tiles []int64
		p.Punct(asm.LParen)
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() { tiles = append(tiles, p.ParseInt(64, true)) }, "")
		p.Punct(asm.RParen)
		s.AddAttribute("tile_sizes", ctx.DenseI64Array(tiles))
	}
	p.ParseRegion(p.NewRegion(s), ivs)
	for _, l := range lists {
		p.ResolveOperands(s, l, t)
	}
	p.ParseAttrDict(s)
}

func (nestSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	var args []*ir.Value
	if b := op.Region(0).Entry(); b != nil {
		args = b.Args()
	}
	p.Text(" (").Values(args).Text(") : ")
	if len(args) > 0 {
		p.Type(args[0].Type())
	}
	for i, word := range [...]string{" = (", ") to (", ""} {
		if i == 2 {
			word = ") step ("
			if (LoopNestOp{op}).LoopInclusive() {
				word = ") inclusive step ("
			}
		}
		p.Text(word).Operands(op.OperandGroup(i))
	}
	p.Text(") ")
	if n, ok := (LoopNestOp{op}).CollapseNumLoopsAttr().(*ir.IntegerAttr); ok && n.Int64() > 1 {
		p.Text("collapse(").Int(n.Int64()).Text(") ")
	}
	if tiles, ok := (LoopNestOp{op}).TileSizesAttr().(*ir.DenseArrayAttr); ok {
		p.Text("tiles(")
		printList(p, tiles.Len(), func(i int) { p.Int(tiles.Int64(i)) })
		p.Text(") ")
	}
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
}

// arguments returns the arguments of an operation's region.
func arguments(op *ir.Operation) []*ir.Value {
	if b := op.Region(0).Entry(); b != nil {
		return b.Args()
	}
	return nil
}

func verifyNest(op LoopNestOp, c *ir.Checker) {
	lower, ivs := op.LoopLowerBounds(), arguments(op.Operation)
	c.Check(len(lower) != 0, "must represent at least one loop")
	c.Check(len(lower) == len(ivs), "number of range arguments and IVs do not match")
	for i := range lower {
		c.Check(lower[i].Value().Type() == ivs[i].Type(), "range argument type does not match corresponding IV type")
	}
	n, ok := op.CollapseNumLoopsAttr().(*ir.IntegerAttr)
	c.Check(!ok || n.Int64() <= int64(len(ivs)), "collapse value is larger than the number of loops")
	tiles, ok := op.TileSizesAttr().(*ir.DenseArrayAttr)
	c.Check(!ok || tiles.Len() <= len(ivs), "too few canonical loops for tile dimensions")
	c.Check(isWrapper(op.Operation.ParentOp()), "expects parent op to be a loop wrapper")
}

// nestEffects are the effects of a loop nest, in addition to those of its body. A wrapper whose own effects
// are not known stays if its nest does nothing, and must have one.
func nestEffects(op *ir.Operation) []ir.Effect {
	if parent := op.ParentOp(); isWrapper(parent) && !parent.Has(ir.RecursiveMemoryEffects) {
		return []ir.Effect{{Kind: ir.Write}}
	}
	return nil
}

const wrapperInterface = "omp::LoopWrapperInterface"

func isWrapper(op *ir.Operation) bool {
	if op == nil {
		return false
	}
	_, ok := op.Def().Interface(wrapperInterface)
	return ok
}

// verifyWrapper is the check of the interface of loop wrappers.
func verifyWrapper(op *ir.Operation, c *ir.Checker) {
	n := 0
	var first *ir.Operation
	for x := range op.Region(0).Ops() {
		if first == nil {
			first = x
		}
		n++
	}
	c.Check(n == 1, "loop wrapper does not contain exactly one nested op")
	c.Check(first.Name() == LoopNestOpName || isWrapper(first), "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")
}

// nested returns the wrapper directly in a wrapper, or nil.
func nested(op *ir.Operation) *ir.Operation {
	for x := range op.Region(0).Ops() {
		if isWrapper(x) {
			return x
		}
		break
	}
	return nil
}

func isComposite(op *ir.Operation) bool { return op.Attr("omp.composite") != nil }

const (
	missingComposite = "'omp.composite' attribute missing from composite wrapper"
	extraComposite   = "'omp.composite' attribute present in non-composite wrapper"
)

func verifyStandalone(op *ir.Operation, c *ir.Checker) {
	c.Check(!isWrapper(op.ParentOp()) && nested(op) == nil, "expected to be a standalone loop wrapper")
}

func verifyWsloopRegion(op *ir.Operation, c *ir.Checker) {
	leaf := isWrapper(op.ParentOp())
	if n := nested(op); n != nil {
		c.CheckPlain(isComposite(op), missingComposite)
		c.CheckPlain(n.Name() == SimdOpName, "only supported nested wrapper is 'omp.simd'")
		return
	}
	c.CheckPlain(!isComposite(op) || leaf, extraComposite)
	c.CheckPlain(isComposite(op) || !leaf, missingComposite)
}

func verifyTaskloopRegion(op *ir.Operation, c *ir.Checker) {
	if n := nested(op); n != nil {
		c.CheckPlain(isComposite(op), missingComposite)
		c.CheckPlain(n.Name() == SimdOpName, "only supported nested wrapper is 'omp.simd'")
		return
	}
	c.CheckPlain(!isComposite(op), extraComposite)
}

func verifyDistributeRegion(op *ir.Operation, c *ir.Checker) {
	n := nested(op)
	if n == nil {
		c.CheckPlain(!isComposite(op), extraComposite)
		return
	}
	c.CheckPlain(isComposite(op), missingComposite)
	switch n.Name() {
	case WsloopOpName:
		if p := op.ParentOp(); p == nil || p.Name() != ParallelOpName || !isComposite(p) {
			c.FailPlainf("an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent")
		}
	case SimdOpName:
	default:
		c.FailPlainf("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'")
	}
}

func verifySimdRegion(op *ir.Operation, c *ir.Checker) {
	c.Check(nested(op) == nil, "must wrap an 'omp.loop_nest' directly")
}

func verifyParallelRegion(op *ir.Operation, c *ir.Checker) {
	var dist *ir.Operation
	for x := range op.Region(0).Ops() {
		if x.Name() == DistributeOpName {
			c.CheckPlain(dist == nil, "multiple 'omp.distribute' nested inside of 'omp.parallel'")
			dist = x
		}
	}
	if dist == nil {
		c.CheckPlain(!isComposite(op), "'omp.composite' attribute present in non-composite operation")
		return
	}
	c.CheckPlain(isComposite(op), "'omp.composite' attribute missing from composite operation")
	for x := range op.Region(0).Ops() {
		if x != dist && isOpenMP(x) && !x.Has(ir.IsTerminator) {
			c.FailPlainf("unexpected OpenMP operation inside of composite 'omp.parallel': %s", x.Name())
		}
	}
}

func isOpenMP(op *ir.Operation) bool {
	d := op.Def().Dialect
	return d != nil && d.Namespace == "omp"
}
