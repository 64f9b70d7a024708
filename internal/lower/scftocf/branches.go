package scftocf

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// lowerIf branches to the regions, which branch to a block with the results as arguments.
func lowerIf(op *ir.Operation, r *rewrite.Rewriter) bool {
	condition, rest := split(op, r)
	next := rest
	if op.NumResults() > 0 {
		next = r.CreateBlock(rest.Parent(), rest, op.ResultTypes())
		cf.NewBranch(r.Builder, nil, rest)
	}
	inline := func(region *ir.Region) *ir.Block {
		first, last := region.Entry(), region.Back()
		if first == nil {
			return next
		}
		terminator := last.Terminator()
		r.SetInsertionPointToEnd(last)
		cf.NewBranch(r.Builder, terminator.Operands(), next)
		r.Erase(terminator)
		r.InlineRegionBefore(region, next)
		return first
	}
	choice := scf.IfOp{Operation: op}
	then, otherwise := inline(choice.ThenRegion()), inline(choice.ElseRegion())
	r.SetInsertionPointToEnd(condition)
	cf.NewCondBranch(r.Builder, choice.Condition(), nil, nil, then, otherwise)
	var results []*ir.Value
	if op.NumResults() > 0 {
		results = next.Args()
	}
	r.Replace(op, results...)
	return true
}

// lowerExecuteRegion moves the blocks of the region into the one around it.
func lowerExecuteRegion(op *ir.Operation, r *rewrite.Rewriter) bool {
	before, rest := split(op, r)
	region := scf.ExecuteRegionOp{Operation: op}.RegionRegion()
	r.SetInsertionPointToEnd(before)
	cf.NewBranch(r.Builder, nil, region.Entry())
	for b := range region.Blocks() {
		terminator := b.Terminator()
		if terminator == nil || terminator.Name() != "scf.yield" {
			continue
		}
		r.SetInsertionPointToEnd(b)
		cf.NewBranch(r.Builder, terminator.Operands(), rest)
		r.Erase(terminator)
	}
	r.InlineRegionBefore(region, rest)
	r.Replace(op, rest.AddArguments(op.ResultTypes(), op.Location())...)
	return true
}

// lowerWhile branches between both regions.
func lowerWhile(op *ir.Operation, r *rewrite.Rewriter) bool {
	loop := scf.WhileOp{Operation: op}
	current, rest := split(op, r)
	before, after := loop.Before().Entry(), loop.After().Entry()
	beforeEnd, afterEnd := loop.Before().Back(), loop.After().Back()
	r.InlineRegionBefore(loop.After(), rest)
	r.InlineRegionBefore(loop.Before(), after)
	r.SetInsertionPointToEnd(current)
	cf.NewBranch(r.Builder, ir.GroupValues(op, 0), before)

	condition := scf.ConditionOp{Operation: beforeEnd.Terminator()}
	args := ir.GroupValues(condition.Operation, 1)
	r.SetInsertionPointToEnd(beforeEnd)
	r.Loc = condition.Operation.Location()
	cf.NewCondBranch(r.Builder, condition.Condition(), args, nil, after, rest)
	r.Erase(condition.Operation)

	yield := afterEnd.Terminator()
	r.SetInsertionPointToEnd(afterEnd)
	r.Loc = yield.Location()
	branch := cf.NewBranch(r.Builder, yield.Operands(), before)
	passOnAttributes(op, branch.Operation)
	r.Erase(yield)
	r.Replace(op, args...)
	return true
}

// lowerDoWhile lowers a loop whose body only passes its arguments on: the region with the
// condition branches to itself.
func lowerDoWhile(op *ir.Operation, r *rewrite.Rewriter) bool {
	loop := scf.WhileOp{Operation: op}
	body := loop.After().Entry()
	yield := body.Front()
	if yield.Next() != nil {
		return r.MatchFailure(op, "do-while simplification applicable only if 'after' region has no payload")
	}
	if yield.Name() != "scf.yield" || !slices.Equal(yield.Operands(), body.Args()) {
		return r.MatchFailure(op, "do-while simplification applicable only to forwarding 'after' regions")
	}
	current, rest := split(op, r)
	before, end := loop.Before().Entry(), loop.Before().Back()
	r.InlineRegionBefore(loop.Before(), rest)
	r.SetInsertionPointToEnd(current)
	cf.NewBranch(r.Builder, ir.GroupValues(op, 0), before)

	condition := scf.ConditionOp{Operation: end.Terminator()}
	args := ir.GroupValues(condition.Operation, 1)
	r.SetInsertionPointToEnd(end)
	r.Loc = condition.Operation.Location()
	branch := cf.NewCondBranch(r.Builder, condition.Condition(), args, nil, before, rest)
	passOnAttributes(op, branch.Operation)
	r.Erase(condition.Operation)
	r.Replace(op, args...)
	return true
}

// lowerSwitch makes a cf.switch of the index as an i64. MLIR's is one of an i32, in which other
// indices than those of the cases would choose these.
func lowerSwitch(op *ir.Operation, r *rewrite.Rewriter) bool {
	choice := scf.IndexSwitchOp{Operation: op}
	condition, rest := split(op, r)
	results := rest.AddArguments(op.ResultTypes(), op.Location())
	inline := func(region *ir.Region) *ir.Block {
		first := region.Entry()
		yield := region.Back().Terminator()
		r.SetInsertionPoint(yield)
		r.Loc = yield.Location()
		cf.NewBranch(r.Builder, yield.Operands(), rest)
		r.Erase(yield)
		r.InlineRegionBefore(region, rest)
		return first
	}
	var blocks []*ir.Block
	regions := choice.CaseRegions()
	for i := range regions {
		blocks = append(blocks, inline(&regions[i]))
	}
	byDefault := inline(choice.DefaultRegion())
	r.SetInsertionPointToEnd(condition)
	r.Loc = op.Location()
	ctx := r.Context()
	flag := arith.NewIndexCast(r.Builder, ctx.I64(), choice.Arg())
	var options cf.SwitchOptions
	if cases := choice.Cases(); len(cases) > 0 {
		options.CaseValues = ctx.DenseIntElements(ctx.VectorType([]int64{int64(len(cases))}, ctx.I64(), nil), cases)
		options.CaseOperands = make([][]*ir.Value, len(cases))
	}
	cf.NewSwitch(r.Builder, flag.Result(0), nil, byDefault, blocks, options)
	r.Replace(op, results...)
	return true
}
