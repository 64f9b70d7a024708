package omp

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// nestSyntax is
//
//	`(` arguments `)` `:` type `=` `(` bounds `)` `to` `(` bounds `)` `inclusive`? `step` `(` steps `)`
//	(`collapse` `(` n `)`)? (`tiles` `(` n, ... `)`)? region dictionary?
type nestSyntax struct{}

func (nestSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	ctx := p.Context()
	ivs, ok := p.ParseArgumentList(asm.Parens, false, false)
	if !ok {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok || !p.Punct(asm.Equal) {
		return false
	}
	var lists [3][]asm.UnresolvedOperand
	for i, word := range [...]string{"", "to", "step"} {
		if i == 2 && p.ParseOptionalKeyword("inclusive") {
			s.AddAttribute("loop_inclusive", ctx.UnitAttr())
		}
		if i > 0 && !p.ParseKeyword(word, "") {
			return false
		}
		if lists[i], ok = p.ParseOperandListN(asm.Parens, nil, len(ivs)); !ok {
			return false
		}
	}
	for i := range ivs {
		ivs[i].Type = t
	}
	if p.ParseOptionalKeyword("collapse") {
		if !p.Punct(asm.LParen) {
			return false
		}
		n, ok := p.ParseInt(64, true)
		if !ok || !p.Punct(asm.RParen) {
			return false
		}
		if n > 1 {
			s.AddAttribute("collapse_num_loops", ctx.Int64Attr(ctx.I64(), n))
		}
	}
	if p.ParseOptionalKeyword("tiles") {
		var tiles []int64
		if !p.Punct(asm.LParen) || !p.ParseCommaSeparatedList(asm.NoDelimiter, func() bool {
			n, ok := p.ParseInt(64, true)
			tiles = append(tiles, n)
			return ok
		}, "") || !p.Punct(asm.RParen) {
			return false
		}
		s.AddAttribute("tile_sizes", ctx.DenseI64Array(tiles))
	}
	if !p.ParseRegion(p.NewRegion(s), ivs) {
		return false
	}
	for _, l := range lists {
		if !p.ResolveOperands(s, l, t) {
			return false
		}
	}
	return p.ParseAttrDict(s)
}

func (nestSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	var args []*ir.Value
	if b := op.Region(0).Entry(); b != nil {
		args = b.Args()
	}
	p.Text(" (")
	p.Values(args)
	p.Text(") : ")
	if len(args) > 0 {
		p.Type(args[0].Type())
	}
	for i, word := range [...]string{" = (", ") to (", ""} {
		if i == 2 {
			word = ") step ("
			if op.Attr("loop_inclusive") != nil {
				word = ") inclusive step ("
			}
		}
		p.Text(word)
		p.Operands(op.OperandGroup(i))
	}
	p.Text(") ")
	if n, ok := op.Attr("collapse_num_loops").(*ir.IntegerAttr); ok && n.Int64() > 1 {
		p.Text("collapse(")
		p.Int(n.Int64())
		p.Text(") ")
	}
	if tiles, ok := op.Attr("tile_sizes").(*ir.DenseArrayAttr); ok {
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

func verifyNest(op *ir.Operation, d *diag.List) bool {
	lower, ivs := op.OperandGroup(0), arguments(op)
	if len(lower) == 0 {
		return failOp(op, d, "must represent at least one loop")
	}
	if len(lower) != len(ivs) {
		return failOp(op, d, "number of range arguments and IVs do not match")
	}
	for i := range lower {
		if lower[i].Value().Type() != ivs[i].Type() {
			return failOp(op, d, "range argument type does not match corresponding IV type")
		}
	}
	if n, ok := op.Attr("collapse_num_loops").(*ir.IntegerAttr); ok && n.Int64() > int64(len(ivs)) {
		return failOp(op, d, "collapse value is larger than the number of loops")
	}
	if tiles, ok := op.Attr("tile_sizes").(*ir.DenseArrayAttr); ok && tiles.Len() > len(ivs) {
		return failOp(op, d, "too few canonical loops for tile dimensions")
	}
	if !isWrapper(op.ParentOp()) {
		return failOp(op, d, "expects parent op to be a loop wrapper")
	}
	return true
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
func verifyWrapper(op *ir.Operation, d *diag.List) bool {
	n := 0
	var first *ir.Operation
	for x := range op.Region(0).Ops() {
		if first == nil {
			first = x
		}
		n++
	}
	if n != 1 {
		return failOp(op, d, "loop wrapper does not contain exactly one nested op")
	}
	if first.Name() != "omp.loop_nest" && !isWrapper(first) {
		return failOp(op, d, "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")
	}
	return true
}

// nested returns the wrapper directly in a wrapper, nil if there is none.
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

func verifyStandalone(op *ir.Operation, d *diag.List) bool {
	if isWrapper(op.ParentOp()) || nested(op) != nil {
		return failOp(op, d, "expected to be a standalone loop wrapper")
	}
	return true
}

func verifyWsloopRegion(op *ir.Operation, d *diag.List) bool {
	leaf := isWrapper(op.ParentOp())
	if n := nested(op); n != nil {
		if !isComposite(op) {
			return fail(op, d, missingComposite)
		}
		if n.Name() != "omp.simd" {
			return fail(op, d, "only supported nested wrapper is 'omp.simd'")
		}
		return true
	}
	if isComposite(op) && !leaf {
		return fail(op, d, extraComposite)
	}
	if !isComposite(op) && leaf {
		return fail(op, d, missingComposite)
	}
	return true
}

func verifyTaskloopRegion(op *ir.Operation, d *diag.List) bool {
	if n := nested(op); n != nil {
		if !isComposite(op) {
			return fail(op, d, missingComposite)
		}
		if n.Name() != "omp.simd" {
			return fail(op, d, "only supported nested wrapper is 'omp.simd'")
		}
		return true
	}
	if isComposite(op) {
		return fail(op, d, extraComposite)
	}
	return true
}

func verifyDistributeRegion(op *ir.Operation, d *diag.List) bool {
	n := nested(op)
	if n == nil {
		if isComposite(op) {
			return fail(op, d, extraComposite)
		}
		return true
	}
	if !isComposite(op) {
		return fail(op, d, missingComposite)
	}
	switch n.Name() {
	case "omp.wsloop":
		if p := op.ParentOp(); p == nil || p.Name() != "omp.parallel" || !isComposite(p) {
			return fail(op, d, "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent")
		}
	case "omp.simd":
	default:
		return fail(op, d, "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'")
	}
	return true
}

func verifySimdRegion(op *ir.Operation, d *diag.List) bool {
	if nested(op) != nil {
		return failOp(op, d, "must wrap an 'omp.loop_nest' directly")
	}
	return true
}

func verifyParallelRegion(op *ir.Operation, d *diag.List) bool {
	var dist *ir.Operation
	for x := range op.Region(0).Ops() {
		if x.Name() == "omp.distribute" {
			if dist != nil {
				return fail(op, d, "multiple 'omp.distribute' nested inside of 'omp.parallel'")
			}
			dist = x
		}
	}
	if dist == nil {
		if isComposite(op) {
			return fail(op, d, "'omp.composite' attribute present in non-composite operation")
		}
		return true
	}
	if !isComposite(op) {
		return fail(op, d, "'omp.composite' attribute missing from composite operation")
	}
	for x := range op.Region(0).Ops() {
		if x != dist && isOpenMP(x) && !x.Has(ir.IsTerminator) {
			return fail(op, d, "unexpected OpenMP operation inside of composite 'omp.parallel': %s", x.Name())
		}
	}
	return true
}

func isOpenMP(op *ir.Operation) bool {
	d := op.Def().Dialect
	return d != nil && d.Namespace == "omp"
}
