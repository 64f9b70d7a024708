package loweraffine

import (
	"github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// lowerFor creates an scf.for.
func lowerFor(op affine.AffineForOp, r *rewrite.Rewriter) bool {
	lower, ok := mapped(r, op.Operation, "lowerBoundMap", ir.GroupValues(op.Operation, 0))
	if !ok {
		return false
	}
	from := largest(r, lower)
	upper, ok := mapped(r, op.Operation, "upperBoundMap", ir.GroupValues(op.Operation, 1))
	if !ok {
		return false
	}
	to := smallest(r, upper)
	x := &expander{r: r, op: op.Operation}
	step := x.constant(op.StepAttr().(*ir.IntegerAttr).Int64())
	loop := r.Create(&ir.OperationState{Def: r.Context().OpDef("scf.for"), Loc: r.Loc, NumRegions: 1, Types: op.Operation.ResultTypes(),
		Operands: append([]*ir.Value{from, to, step}, ir.GroupValues(op.Operation, 2)...)})
	r.InlineRegionAtEnd(op.Operation.Region(0), loop.Region(0))
	r.Replace(op.Operation, loop.Results()...)
	return true
}

// lowerYield replaces a terminator by that of the lowered parent. The lowering of a parallel loop
// creates its own terminator.
func lowerYield(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.ParentOp().Name() == "scf.parallel" {
		return false
	}
	r.ReplaceWithOp(op, scf.NewYield(r.Builder, op.Operands()).Operation)
	return true
}

// lowerIf creates an scf.if on the conjunction of the constraints.
func lowerIf(op affine.AffineIfOp, r *rewrite.Rewriter) bool {
	set := op.ConditionAttr().(*ir.IntegerSetAttr).Set
	if set.NumDims+set.NumSymbols > op.Operation.NumOperands() {
		return false
	}
	x := newExpander(r, op.Operation, op.Operation.Operands(), set.NumDims)
	zero := x.constant(0)
	var all *ir.Value
	for i, e := range set.Constraints {
		v := x.value(e)
		if v == nil {
			return false
		}
		predicate := arith.CmpIPredicateSge
		if set.Equality[i] {
			predicate = arith.CmpIPredicateEq
		}
		holds := x.compare(predicate, v, zero)
		if all == nil {
			all = holds
		} else {
			all = arith.NewAndI(r.Builder, all, holds).Result(0)
		}
	}
	if all == nil {
		all = arith.NewConstant(r.Builder, r.Context().BoolAttr(true)).Result(0)
	}
	conditional := r.Create(&ir.OperationState{Def: r.Context().OpDef("scf.if"), Loc: r.Loc, NumRegions: 2, Types: op.Operation.ResultTypes(), Operands: []*ir.Value{all}})
	for i := range 2 {
		r.InlineRegionAtEnd(op.Operation.Region(i), conditional.Region(i))
	}
	r.Replace(op.Operation, conditional.Results()...)
	return true
}

// lowerParallel creates an scf.parallel that reduces the values yielded by its body.
func lowerParallel(op affine.AffineParallelOp, r *rewrite.Rewriter) bool {
	x := &expander{r: r, op: op.Operation}
	var from, to, by []*ir.Value
	lower, upper := op.LowerBoundsMapAttr().(*ir.AffineMapAttr).Map, op.UpperBoundsMapAttr().(*ir.AffineMapAttr).Map
	n := lower.NumInputs()
	if n+upper.NumInputs() != op.Operation.NumOperands() {
		return false
	}
	lowerExpander := newExpander(r, op.Operation, values(op.Operation, 0)[:n], lower.NumDims)
	upperExpander := newExpander(r, op.Operation, values(op.Operation, n), upper.NumDims)
	lowerGroups, upperGroups := named.IntsOf(op.LowerBoundsGroupsAttr()), named.IntsOf(op.UpperBoundsGroupsAttr())
	lowerResults, upperResults := lower.Results, upper.Results
	steps := named.IntsOf(op.StepsAttr())
	for i := range steps {
		vs, ok := lowerExpander.all(lowerResults[:lowerGroups[i]])
		if !ok {
			return false
		}
		from = append(from, largest(r, vs))
		if vs, ok = upperExpander.all(upperResults[:upperGroups[i]]); !ok {
			return false
		}
		to = append(to, smallest(r, vs))
		lowerResults, upperResults = lowerResults[lowerGroups[i]:], upperResults[upperGroups[i]:]
	}
	for _, step := range steps {
		by = append(by, x.constant(step))
	}
	var inits []*ir.Value
	kinds := op.ReductionsAttr().(*ir.ArrayAttr).Elements
	for i, t := range op.Operation.ResultTypes() {
		init := identity(r.Context(), combiner(kinds[i]), t)
		if init == nil {
			r.EmitError(op.Operation, "Reduction operation type not supported")
			return false
		}
		inits = append(inits, r.Create(&ir.OperationState{Def: r.Context().OpDef("arith.constant"), Loc: r.Loc, Types: []ir.Type{t},
			Attributes: []ir.NamedAttribute{{Name: "value", Value: init}}}).Result(0))
	}
	sizes := []int32{int32(len(from)), int32(len(to)), int32(len(by)), int32(len(inits))}
	operands := append(append(append(from, to...), by...), inits...)
	loop := r.Create(&ir.OperationState{Def: r.Context().OpDef("scf.parallel"), Loc: r.Loc, NumRegions: 1, Types: op.Operation.ResultTypes(), Operands: operands,
		Attributes: []ir.NamedAttribute{{Name: ir.OperandSegments, Value: r.Context().DenseI32Array(sizes)}}})
	r.InlineRegionAtEnd(op.Operation.Region(0), loop.Region(0))
	reduce(r, op.Operation, loop.Region(0).Entry().Terminator(), kinds)
	r.Replace(op.Operation, loop.Results()...)
	return true
}

// reduce creates the terminator of a parallel loop, with a region for each value that the
// body yields.
func reduce(r *rewrite.Rewriter, op, yield *ir.Operation, kinds []ir.Attribute) {
	at := r.InsertionPoint()
	r.SetInsertionPoint(yield)
	reduce := r.Create(&ir.OperationState{Def: r.Context().OpDef("scf.reduce"), Loc: r.Loc, NumRegions: len(kinds), Operands: yield.Operands()})
	for i, v := range yield.Operands() {
		block := r.CreateBlock(reduce.Region(i), nil, []ir.Type{v.Type(), v.Type()})
		combined := r.Create(&ir.OperationState{Def: r.Context().OpDef(combiner(kinds[i])), Loc: r.Loc, Operands: block.Args(), Types: []ir.Type{v.Type()}})
		scf.NewReduceReturn(r.Builder, combined.Result(0))
	}
	r.Erase(yield)
	r.Restore(at)
}
