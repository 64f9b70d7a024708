package scf

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeFor() rewrite.Patterns {
	const root = ForOpName
	return append(rewrite.Patterns{
		rewrite.IsolatedPattern("SimplifyTrivialLoops", root, simplifyTrivialLoop),
		rewrite.IsolatedPattern("ForOpTensorCastFolder", root, foldCastOfInit),
	}, dialect.CanonicalizeRegionFlow(root)...)
}

// simplifyTrivialLoop removes loops without iteration, inlines those with one, and removes
// those that only yield values from outside.
func simplifyTrivialLoop(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := ForOp{op}
	lower, upper := viewlike.Index{Value: x.LowerBound()}, viewlike.Index{Value: x.UpperBound()}
	switch tripsOf(lower, upper, viewlike.Index{Value: x.Step()}, x.UnsignedCmp()) {
	case unknownTrips:
		return false
	case noTrip:
		r.Replace(op, x.InitArgs().Values()...)
		return true
	case oneTrip:
		replaceWithRegion(op, x.RegionRegion(), append([]*ir.Value{x.LowerBound()}, x.InitArgs().Values()...), r)
		return true
	}
	body := x.RegionRegion().Entry()
	if !onlyEnds(body) {
		return false
	}
	yielded := body.Back().Operands()
	if slices.ContainsFunc(yielded, func(v *ir.Value) bool { return v.ParentBlock() == body }) {
		return false
	}
	r.Replace(op, yielded...)
	return true
}

// foldCastOfInit moves the cast of a loop-carried tensor into the loop.
func foldCastOfInit(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := ForOp{op}
	inits := x.InitArgs()
	for i := range inits {
		from := lessStatic(inits[i].Value())
		if from == nil || !op.Result(i).HasOneUse() {
			continue
		}
		carrySource(x, i, from, r)
		return true
	}
	return false
}

// carrySource makes a loop carry the source of the cast that is initial value i.
func carrySource(x ForOp, i int, from *ir.Value, r *rewrite.Rewriter) {
	op, cast := x.Operation, x.Operation.Result(i).Type()
	operands, types := op.Operands(), op.ResultTypes()
	operands[3+i], types[i] = from, from.Type()
	loop := r.Create(&ir.OperationState{
		Def: op.Def(), Loc: op.Location(), Operands: operands, Types: types,
		Attributes: op.InherentAttrs(), Discardable: op.Attrs(), NumRegions: 1,
	})
	old := x.RegionRegion().Entry()
	var argTypes []ir.Type
	for _, a := range old.Args() {
		argTypes = append(argTypes, a.Type())
	}
	argTypes[1+i] = from.Type()
	body := r.CreateBlock(loop.Region(0), nil, argTypes)
	args := slices.Clone(body.Args())
	r.SetInsertionPointToStart(body)
	args[1+i] = castTensor(r, args[1+i], cast)
	r.MergeBlocks(old, body, args)

	yield := body.Back()
	r.SetInsertionPoint(yield)
	yielded := yield.Operands()
	yielded[i] = castTensor(r, yielded[i], from.Type())
	NewYield(r.Builder, yielded)
	r.Erase(yield)

	r.SetInsertionPointAfter(loop)
	results := loop.Results()
	results[i] = castTensor(r, results[i], cast)
	r.Replace(op, results...)
}
