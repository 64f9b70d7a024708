package scf

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeParallel() rewrite.Patterns {
	const root = ParallelOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ParallelOpSingleOrZeroIterationDimsFolder", root, foldDimensions),
		rewrite.IsolatedPattern("MergeNestedParallelLoops", root, mergeNestedLoops),
	}
}

// newParallel creates a loop without a block.
func newParallel(op *ir.Operation, bounds [3][]*ir.Value, inits []*ir.Value, r *rewrite.Rewriter) ParallelOp {
	n := int32(len(bounds[0]))
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	return ParallelOp{r.Create(&ir.OperationState{
		Def: op.Def(), Loc: op.Location(), NumRegions: 1, Types: types,
		Operands:   slices.Concat(bounds[0], bounds[1], bounds[2], inits),
		Attributes: []ir.NamedAttribute{{Name: ir.OperandSegments, Value: op.Context().DenseI32Array([]int32{n, n, n, int32(len(inits))})}},
	})}
}

func bounds(x ParallelOp) [3][]*ir.Value {
	return [3][]*ir.Value{x.LowerBound().Values(), x.UpperBound().Values(), x.Step().Values()}
}

// foldDimensions removes a loop without iterations, and dimensions with a single one.
func foldDimensions(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := ParallelOp{op}
	all := bounds(x)
	once := -1
	for i := range all[0] {
		switch tripsOf(viewlike.Index{Value: all[0][i]}, viewlike.Index{Value: all[1][i]}, viewlike.Index{Value: all[2][i]}, false) {
		case noTrip:
			r.Replace(op, x.InitVals().Values()...)
			return true
		case oneTrip:
			once = i
		}
	}
	if once < 0 {
		return false
	}
	body := x.RegionRegion().Entry()
	var kept [3][]*ir.Value
	m := ir.NewMapping()
	for i := range all[0] {
		if tripsOf(viewlike.Index{Value: all[0][i]}, viewlike.Index{Value: all[1][i]}, viewlike.Index{Value: all[2][i]}, false) == oneTrip {
			m.Map(body.Argument(i), all[0][i])
			continue
		}
		for k := range kept {
			kept[k] = append(kept[k], all[k][i])
		}
	}
	if len(kept[0]) == 0 {
		r.Replace(op, inlineIteration(x, m, r)...)
		return true
	}
	by := newParallel(op, kept, x.InitVals().Values(), r)
	r.CloneRegionAtEnd(x.RegionRegion(), by.RegionRegion(), m)
	r.Replace(op, by.Operation.Results()...)
	return true
}

// inlineIteration copies the body and the reductions of a loop before it, and returns the
// results.
func inlineIteration(x ParallelOp, m *ir.Mapping, r *rewrite.Rewriter) []*ir.Value {
	clone := func(b *ir.Block) {
		for op := range b.Ops() {
			if op != b.Back() {
				r.Clone(op, m)
			}
		}
	}
	body := x.RegionRegion().Entry()
	clone(body)
	reduce := ReduceOp{body.Back()}
	var results []*ir.Value
	regions := reduce.Reductions()
	for i := range regions {
		b := regions[i].Entry()
		m.Map(b.Argument(0), x.InitVals()[i].Value())
		m.Map(b.Argument(1), m.Lookup(reduce.Operation.Operand(i)))
		clone(b)
		results = append(results, m.Lookup(b.Back().Operand(0)))
	}
	return results
}

// mergeNestedLoops merges two loops if the outer one contains nothing but the inner one.
func mergeNestedLoops(op *ir.Operation, r *rewrite.Rewriter) bool {
	outer := ParallelOp{op}
	body := outer.RegionRegion().Entry()
	first := body.Front()
	if first.Name() != ParallelOpName || first.Next() != body.Back() || op.NumResults() > 0 || first.NumResults() > 0 {
		return false
	}
	for _, v := range first.Operands() {
		if v.IsBlockArgument() && v.OwnerBlock() == body {
			return false
		}
	}
	inner := ParallelOp{first}
	b, c := bounds(outer), bounds(inner)
	for i := range b {
		b[i] = append(b[i], c[i]...)
	}
	by := newParallel(op, b, nil, r)
	types := make([]ir.Type, len(b[0]))
	for i, v := range b[0] {
		types[i] = v.Type()
	}
	innerBody := inner.RegionRegion().Entry()
	to := r.CreateBlock(by.RegionRegion(), nil, types)
	m := ir.NewMapping()
	for i, arg := range slices.Concat(body.Args(), innerBody.Args()) {
		m.Map(arg, to.Argument(i))
	}
	for inside := range innerBody.Ops() {
		if inside != innerBody.Back() {
			r.Clone(inside, m)
		}
	}
	NewReduce(r.Builder, nil)
	r.Erase(op)
	return true
}
