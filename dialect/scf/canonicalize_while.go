package scf

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeWhile() rewrite.Patterns {
	const root = WhileOpName
	return append(rewrite.Patterns{
		rewrite.IsolatedPattern("WhileConditionTruth", root, propagateTruth),
		rewrite.IsolatedPattern("WhileCmpCond", root, foldComparisons),
		rewrite.IsolatedPattern("WhileOpAlignBeforeArgs", root, alignResults),
		rewrite.IsolatedPattern("WhileMoveIfDown", root, moveIfDown),
	}, dialect.CanonicalizeRegionFlow(root)...)
}

// conditionOf returns the terminator of the region that computes the condition.
func conditionOf(x WhileOp) ConditionOp { return ConditionOp{x.Before().Entry().Back()} }

// propagateTruth replaces the condition, where it is forwarded to the body, with true.
func propagateTruth(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := WhileOp{op}
	end := conditionOf(x)
	var truth *ir.Value
	for i, o := range end.Args().Values() {
		arg := x.After().Entry().Argument(i)
		if o != end.Condition() || !arg.HasUses() {
			continue
		}
		if truth == nil {
			if truth = bool1(r, true); truth == nil {
				return false
			}
		}
		r.ReplaceAllUsesWith(arg, truth)
	}
	return truth != nil
}

// foldComparisons folds comparisons in the body that the condition has made.
func foldComparisons(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := WhileOp{op}
	end := conditionOf(x)
	cmp := end.Condition().DefiningOp()
	if !named.Is(cmp, arith.CmpIOpName) {
		return false
	}
	changed := false
	for i, v := range end.Args().Values() {
		for k := range 2 {
			if v == cmp.Operand(k) && foldComparisonsOf(x.After().Entry().Argument(i), k, cmp, r) {
				changed = true
			}
		}
	}
	return changed
}

// foldComparisonsOf folds the comparisons of an argument, which is operand k of cmp, with
// the other operand.
func foldComparisonsOf(arg *ir.Value, k int, cmp *ir.Operation, r *rewrite.Rewriter) bool {
	var users []*ir.Operation
	for user := range arg.Users() {
		if named.Is(user, arith.CmpIOpName) && user.Operand(1-k) == cmp.Operand(1-k) && !slices.Contains(users, user) {
			users = append(users, user)
		}
	}
	changed := false
	for _, user := range users {
		same := arith.CmpIOp{Operation: user}.PredicateAttr() == arith.CmpIOp{Operation: cmp}.PredicateAttr()
		if !same && !areInverse(arith.CmpIOp{Operation: user}.PredicateAttr(), arith.CmpIOp{Operation: cmp}.PredicateAttr()) {
			continue
		}
		r.Loc = user.Location() // the constant is put before the loop
		c := bool1(r, same)
		if c == nil {
			return changed
		}
		r.Replace(user, c)
		changed = true
	}
	return changed
}

// areInverse reports whether two predicates of comparisons of integers are opposites.
func areInverse(p, q ir.Attribute) bool {
	// eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge
	inverse := [...]int64{1, 0, 5, 4, 3, 2, 9, 8, 7, 6}
	x, ok1 := p.(*ir.IntegerAttr)
	y, ok2 := q.(*ir.IntegerAttr)
	return ok1 && ok2 && x.Int64() >= 0 && x.Int64() < int64(len(inverse)) && inverse[x.Int64()] == y.Int64()
}

// alignResults orders the results as the arguments of the first region if both are the same
// values.
func alignResults(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := WhileOp{op}
	end := conditionOf(x)
	args, forwarded := x.Before().Entry().Args(), end.Args().Values()
	if len(args) != len(forwarded) || slices.Equal(args, forwarded) {
		return false
	}
	// Result i becomes result to[i].
	to := make([]int, len(args))
	taken := make([]bool, len(args))
	for i, v := range forwarded {
		if !v.IsBlockArgument() || v.OwnerBlock() != x.Before().Entry() || taken[v.Index()] {
			return false
		}
		to[i] = v.Index()
		taken[v.Index()] = true
	}
	r.SetInsertionPoint(end.Operation)
	r.Loc = end.Operation.Location()
	NewCondition(r.Builder, end.Condition(), args)
	r.Erase(end.Operation)
	r.Loc = op.Location()

	types := make([]ir.Type, len(args))
	for i, k := range to {
		types[k] = op.Result(i).Type()
	}
	r.SetInsertionPoint(op)
	loop := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: op.Operands(), Types: types, NumRegions: 2})
	r.InlineRegionAtEnd(x.Before(), loop.Region(0))
	after := r.CreateBlock(loop.Region(1), nil, types)
	results, arguments := make([]*ir.Value, len(to)), make([]*ir.Value, len(to))
	for i, k := range to {
		results[i], arguments[i] = loop.Result(k), after.Argument(k)
	}
	r.MergeBlocks(x.After().Entry(), after, arguments)
	r.Replace(op, results...)
	return true
}

// moveIfDown moves an scf.if, just before the end of the first region and with the same
// condition, to the body, which is executed in the same case.
func moveIfDown(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := WhileOp{op}
	end := conditionOf(x)
	prev := end.Operation.Prev()
	if prev == nil || prev.Name() != IfOpName {
		return false
	}
	inner := IfOp{prev}
	if inner.Condition() != end.Condition() {
		return false
	}
	if b := elseBlock(inner); b != nil && !onlyEnds(b) {
		return false
	}
	for i, v := range end.Args().Values() {
		if v.DefiningOp() == prev {
			r.ReplaceAllUsesWith(x.After().Entry().Argument(i), inner.ThenRegion().Entry().Back().Operand(v.Index()))
			r.ReplaceAllUsesWith(v, elseBlock(inner).Back().Operand(v.Index()))
		}
	}
	more := usedFrom(inner.ThenRegion(), x.Before())
	types := op.ResultTypes()
	for _, v := range more {
		types = append(types, v.Type())
	}
	r.SetInsertionPoint(op)
	loop := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: op.Operands(), Types: types, NumRegions: 2})
	r.InlineRegionAtEnd(x.Before(), loop.Region(0))
	r.InlineRegionAtEnd(x.After(), loop.Region(1))
	r.ModifyInPlace(end.Operation, func() { end.Operation.InsertOperands(end.Operation.NumOperands(), more...) })
	body := loop.Region(1).Entry()
	for _, v := range more {
		arg := body.AddArgument(v.Type(), op.Location())
		r.ReplaceUsesIf(v, arg, func(use *ir.Operand) bool {
			at := use.Owner().ParentRegion()
			return inner.ThenRegion().IsAncestor(at) || loop.Region(1).IsAncestor(at)
		})
	}
	r.Erase(inner.ThenRegion().Entry().Back())
	r.InlineBlock(inner.ThenRegion().Entry(), ir.InsertionPoint{Block: body, Before: body.Front()}, nil)
	r.Erase(prev)
	r.Replace(op, loop.Results()[:op.NumResults()]...)
	return true
}

// usedFrom returns the values of a region that operations in another one inside of it use,
// in the order of their uses.
func usedFrom(inner, outer *ir.Region) []*ir.Value {
	var used []*ir.Value
	ir.WalkRegion(inner, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.Operands() {
			at := v.ParentBlock().Parent()
			if !inner.IsAncestor(at) && outer.IsAncestor(at) && !slices.Contains(used, v) {
				used = append(used, v)
			}
		}
		return ir.Advance
	})
	return used
}
