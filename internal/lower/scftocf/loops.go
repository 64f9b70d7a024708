package scftocf

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// split splits the block of op before it, and returns both parts.
func split(op *ir.Operation, r *rewrite.Rewriter) (before, after *ir.Block) {
	before = op.Block()
	return before, r.SplitBlock(before, op)
}

// lowerFor puts the condition into the block with the arguments, to which the last block of the body
// branches back with the next index.
func lowerFor(op *ir.Operation, r *rewrite.Rewriter) bool {
	loop := scf.ForOp{Operation: op}
	init, end := split(op, r)
	region := loop.RegionRegion()
	condition := region.Entry()
	first := r.SplitBlock(condition, condition.Front())
	last := region.Back()
	r.InlineRegionBefore(region, end)
	index := condition.Argument(0)

	terminator := last.Terminator()
	r.SetInsertionPointToEnd(last)
	next := arith.NewAddI(r.Builder, index, loop.Step())
	branch := cf.NewBranch(r.Builder, append([]*ir.Value{next.Result(0)}, terminator.Operands()...), condition)
	passOnAttributes(op, branch.Operation)
	r.Erase(terminator)

	r.SetInsertionPointToEnd(init)
	cf.NewBranch(r.Builder, append([]*ir.Value{loop.LowerBound()}, ir.GroupValues(op, 3)...), condition)

	r.SetInsertionPointToEnd(condition)
	predicate := arith.CmpIPredicateSlt
	if loop.UnsignedCmp() {
		predicate = arith.CmpIPredicateUlt
	}
	less := arith.NewCmpI(r.Builder, predicate, index, loop.UpperBound())
	cf.NewCondBranch(r.Builder, less.Result(0), nil, nil, first, end)
	r.Replace(op, condition.Args()[1:]...)
	return true
}

// passOnAttributes copies the attributes of the llvm dialect from a loop to the branch that
// closes it, where LLVM looks for them.
func passOnAttributes(from, to *ir.Operation) {
	for _, a := range from.Attrs() {
		if d, ok := a.Value.(*ir.DefinedAttr); ok && d.Def.Dialect != nil && d.Def.Dialect.Namespace == "llvm" {
			to.SetAttr(a.Name, a.Value)
		}
	}
}

// lowerParallel creates a nest of scf.for, and merges the bodies of reductions into the
// innermost one.
func lowerParallel(op *ir.Operation, r *rewrite.Rewriter) bool {
	loop := scf.ParallelOp{Operation: op}
	body := loop.RegionRegion().Entry()
	reduce := body.Terminator()
	if reduce == nil || reduce.Name() != "scf.reduce" {
		return false
	}
	carried := ir.GroupValues(op, 3)
	results := carried
	var indexes []*ir.Value
	lower, upper, step := loop.LowerBound(), loop.UpperBound(), loop.Step()
	for i := range lower {
		inner := newFor(r, lower[i].Value(), upper[i].Value(), step[i].Value(), carried)
		entry := inner.Region(0).Entry()
		indexes = append(indexes, entry.Argument(0))
		carried = entry.Args()[1:]
		if i == 0 {
			results = inner.Results()
		} else if inner.NumResults() > 0 {
			r.SetInsertionPointToEnd(r.Block())
			scf.NewYield(r.Builder, inner.Results())
		}
		r.SetInsertionPointToStart(entry)
	}
	var yielded []*ir.Value
	for i := range op.NumResults() {
		reduction := reduce.Region(i).Entry()
		terminator := reduction.Terminator()
		args := []*ir.Value{carried[i], reduce.Operand(i)}
		yielded = append(yielded, inlined(inlined(terminator.Operand(0), reduction, args), body, indexes))
		r.Erase(terminator)
		r.InlineBlockBefore(reduction, reduce, args)
	}
	r.Erase(reduce)
	into := r.Block()
	r.InlineBlock(body, ir.InsertionPoint{Block: into, Before: into.Back()}, indexes)
	if len(yielded) > 0 {
		r.SetInsertionPointToEnd(into)
		scf.NewYield(r.Builder, yielded)
	}
	r.Replace(op, results...)
	return true
}

// inlined returns the value that replaces v after inlining a block with values for its arguments.
func inlined(v *ir.Value, b *ir.Block, args []*ir.Value) *ir.Value {
	if v.IsBlockArgument() && v.OwnerBlock() == b {
		return args[v.Index()]
	}
	return v
}

// newFor builds a loop whose body has no operations but a terminator if nothing is carried.
func newFor(r *rewrite.Rewriter, lower, upper, step *ir.Value, carried []*ir.Value) *ir.Operation {
	at := r.InsertionPoint()
	types := ir.TypesOf(carried)
	body := ir.NewRegion()
	entry := ir.NewBlock()
	entry.AddArgument(lower.Type(), r.Loc)
	for _, v := range carried {
		entry.AddArgument(v.Type(), v.Location())
	}
	body.AppendBlock(entry)
	def := r.Context().OpDef("scf.for")
	loop := r.Create(&ir.OperationState{Def: def, Loc: r.Loc, Operands: append([]*ir.Value{lower, upper, step}, carried...), Types: types, Regions: []*ir.Region{body}})
	if len(carried) == 0 {
		r.SetInsertionPointToEnd(loop.Region(0).Entry())
		scf.NewYield(r.Builder, nil)
		r.Restore(at)
	}
	return loop
}

// lowerForall makes an scf.parallel.
func lowerForall(op scf.ForallOp, r *rewrite.Rewriter) bool {
	loop := scf.ForallOp{Operation: op.Operation}
	if len(loop.Outputs()) > 0 {
		return r.MatchFailure(op.Operation, "only fully bufferized scf.forall ops can be lowered to scf.parallel")
	}
	lower := bounds(r, loop.StaticLowerBound(), ir.GroupValues(op.Operation, 0))
	upper := bounds(r, loop.StaticUpperBound(), ir.GroupValues(op.Operation, 1))
	step := bounds(r, loop.StaticStep(), ir.GroupValues(op.Operation, 2))
	operands := append(append(lower, upper...), step...)
	ctx := r.Context()
	sizes := []int32{int32(len(lower)), int32(len(upper)), int32(len(step)), 0}
	parallel := r.Create(&ir.OperationState{Def: ctx.OpDef("scf.parallel"), Loc: r.Loc, Operands: operands, NumRegions: 1,
		Attributes: []ir.NamedAttribute{{Name: "operandSegmentSizes", Value: ctx.DenseI32Array(sizes)}}})
	r.InlineRegionAtEnd(loop.RegionRegion(), parallel.Region(0))
	body := parallel.Region(0).Entry()
	terminator := body.Terminator()
	r.SetInsertionPointToEnd(body)
	scf.NewReduce(r.Builder, nil)
	r.Erase(terminator)
	if mapping := op.MappingAttr(); mapping != nil {
		parallel.SetAttr("mapping", mapping)
	}
	r.Erase(op.Operation)
	return true
}

// bounds returns the values of bounds: constants, or operands for dynamic ones.
func bounds(r *rewrite.Rewriter, static []int64, dynamic []*ir.Value) []*ir.Value {
	index := r.Context().IndexType()
	values := make([]*ir.Value, len(static))
	for i, n := range static {
		if n == ir.Dynamic {
			values[i], dynamic = dynamic[0], dynamic[1:]
			continue
		}
		values[i] = arith.NewConstant(r.Builder, r.Context().Int64Attr(index, n)).Result(0)
	}
	return values
}
