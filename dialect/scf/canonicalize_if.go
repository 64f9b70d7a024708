package scf

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeIf() rewrite.Patterns {
	const root = IfOpName
	return append(rewrite.Patterns{
		rewrite.IsolatedPattern("CombineIfs", root, combineIfs),
		rewrite.IsolatedPattern("CombineNestedIfs", root, combineNestedIfs),
		rewrite.IsolatedPattern("ConditionPropagation", root, propagateCondition),
		rewrite.IsolatedPattern("ConvertTrivialIfToSelect", root, selectYielded),
		rewrite.IsolatedPattern("RemoveEmptyElseBranch", root, removeEmptyElse),
		rewrite.IsolatedPattern("RemoveStaticCondition", root, removeStaticCondition),
		rewrite.IsolatedPattern("ReplaceIfYieldWithConditionOrValue", root, replaceYielded),
	}, dialect.CanonicalizeRegionFlow(root)...)
}

// negated returns the condition that another one negates, or nil.
func negated(condition *ir.Value) *ir.Value {
	xor := arith.XOrIOp{Operation: named.DefiningOp(condition, arith.XOrIOpName)}
	if xor.Operation == nil || !folding.IsOne(ir.ConstantValue(xor.Rhs().DefiningOp())) {
		return nil
	}
	return xor.Lhs()
}

// foldIf swaps the branches of a negated condition.
func foldIf(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	x := IfOp{op}
	if x.ElseRegion().Empty() {
		return nil, false
	}
	condition := negated(x.Condition())
	if condition == nil {
		return nil, false
	}
	op.SetOperand(0, condition)
	ifTrue, ifFalse := x.ThenRegion(), x.ElseRegion()
	first, second := ifTrue.Entry(), ifFalse.Entry()
	first.Remove()
	second.Remove()
	ifTrue.AppendBlock(second)
	ifFalse.AppendBlock(first)
	return folding.InPlace()
}

// elseBlock returns the block that is executed if the condition is false, nil if there is
// none.
func elseBlock(x IfOp) *ir.Block { return x.ElseRegion().Entry() }

func removeStaticCondition(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := IfOp{op}
	value, ok := knownBool(x.Condition())
	switch {
	case !ok:
		return false
	case value:
		replaceWithRegion(op, x.ThenRegion(), nil, r)
	case !x.ElseRegion().Empty():
		replaceWithRegion(op, x.ElseRegion(), nil, r)
	default:
		r.Erase(op)
	}
	return true
}

func removeEmptyElse(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := IfOp{op}
	if b := elseBlock(x); op.NumResults() > 0 || b == nil || !onlyEnds(b) {
		return false
	}
	by := r.Insert(op.CloneWithoutRegions(nil))
	r.InlineRegionAtEnd(x.ThenRegion(), by.Region(0))
	r.Erase(op)
	return true
}

// propagateCondition replaces uses of the condition in the branches with a constant.
func propagateCondition(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := IfOp{op}
	if ir.ConstantValue(x.Condition().DefiningOp()) != nil {
		return false
	}
	var constants [2]*ir.Value
	for use := range x.Condition().Uses() {
		i := 0
		switch at := use.Owner().ParentRegion(); {
		case x.ElseRegion().IsAncestor(at):
		case x.ThenRegion().IsAncestor(at):
			i = 1
		default:
			continue
		}
		if constants[i] == nil {
			if constants[i] = bool1(r, i == 1); constants[i] == nil {
				return false
			}
		}
		r.ModifyInPlace(use.Owner(), func() { use.Set(constants[i]) })
	}
	return constants != [2]*ir.Value{}
}

// newIf creates an operation without blocks.
func newIf(op *ir.Operation, condition *ir.Value, types []ir.Type, r *rewrite.Rewriter) IfOp {
	return IfOp{r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: []*ir.Value{condition}, Types: types, NumRegions: 2})}
}

// yieldInstead replaces the terminator of a block.
func yieldInstead(b *ir.Block, values []*ir.Value, r *rewrite.Rewriter) {
	end, at := b.Back(), r.Loc
	r.SetInsertionPointToEnd(b)
	r.Loc = end.Location()
	NewYield(r.Builder, values)
	r.Loc = at
	r.Erase(end)
}

// selectYielded makes a select of a result if both branches yield values from outside.
func selectYielded(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.NumResults() == 0 {
		return false
	}
	x := IfOp{op}
	choice := op.Context().LookupOp("arith.select")
	if choice == nil {
		return false
	}
	ifTrue, ifFalse := x.ThenRegion().Entry().Back(), elseBlock(x).Back()
	stays := func(i int) bool {
		return ifTrue.Operand(i).ParentBlock() == x.ThenRegion().Entry() || ifFalse.Operand(i).ParentBlock() == elseBlock(x)
	}
	var types []ir.Type
	for i := range op.NumResults() {
		if stays(i) {
			types = append(types, op.Result(i).Type())
		}
	}
	if len(types) == op.NumResults() {
		return false
	}
	results := make([]*ir.Value, op.NumResults())
	var trues, falses []*ir.Value
	by := newIf(op, x.Condition(), types, r)
	r.SetInsertionPoint(by.Operation)
	for i := range results {
		v, w := ifTrue.Operand(i), ifFalse.Operand(i)
		switch {
		case stays(i):
			results[i] = by.Operation.Result(len(trues))
			trues, falses = append(trues, v), append(falses, w)
		case v == w:
			results[i] = v
		default:
			results[i] = r.New(choice, []*ir.Value{x.Condition(), v, w}, []ir.Type{v.Type()}).Result(0)
		}
	}
	r.InlineRegionAtEnd(x.ThenRegion(), by.ThenRegion())
	r.InlineRegionAtEnd(x.ElseRegion(), by.ElseRegion())
	yieldInstead(by.ThenRegion().Entry(), trues, r)
	yieldInstead(elseBlock(by), falses, r)
	r.Replace(op, results...)
	return true
}

// replaceYielded replaces results that are the condition, its negation, or the same value
// in both branches.
func replaceYielded(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.NumResults() == 0 {
		return false
	}
	x := IfOp{op}
	ifTrue, ifFalse := x.ThenRegion().Entry().Back(), elseBlock(x).Back()
	changed := false
	for i := range op.NumResults() {
		result, v, w := op.Result(i), ifTrue.Operand(i), ifFalse.Operand(i)
		if !result.HasUses() {
			continue
		}
		if v == w {
			result.ReplaceAllUsesWith(v)
			changed = true
			continue
		}
		t, ok1 := knownOfI1(v)
		f, ok2 := knownOfI1(w)
		switch {
		case !ok1 || !ok2 || t == f:
			continue
		case t:
			result.ReplaceAllUsesWith(x.Condition())
		default:
			xor, one := op.Context().LookupOp("arith.xori"), bool1(r, true)
			if xor == nil || one == nil {
				return changed
			}
			result.ReplaceAllUsesWith(r.New(xor, []*ir.Value{x.Condition(), one}, []ir.Type{one.Type()}).Result(0))
		}
		changed = true
	}
	return changed
}

// knownOfI1 is knownBool for values of type i1 alone.
func knownOfI1(v *ir.Value) (value, ok bool) {
	if !ir.IsSignless(v.Type(), 1) {
		return false, false
	}
	return knownBool(v)
}

// combineIfs makes one operation of two in a row that have the same condition, or one its
// negation.
func combineIfs(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.Prev() == nil || op.Prev().Name() != IfOpName {
		return false
	}
	next, prev := IfOp{op}, IfOp{op.Prev()}
	var ifTrue, ifFalse *ir.Block
	switch c, d := next.Condition(), prev.Condition(); {
	case c == d:
		ifTrue, ifFalse = next.ThenRegion().Entry(), elseBlock(next)
	case negated(c) == d, negated(d) == c:
		ifTrue, ifFalse = elseBlock(next), next.ThenRegion().Entry()
	default:
		return false
	}
	useYielded(prev, ifTrue, ifFalse, r)

	both := newIf(op, prev.Condition(), append(prev.Operation.ResultTypes(), op.ResultTypes()...), r)
	r.InlineRegionAtEnd(prev.ThenRegion(), both.ThenRegion())
	if ifTrue != nil {
		appendBranch(both.ThenRegion().Entry(), ifTrue, r)
	}
	r.InlineRegionAtEnd(prev.ElseRegion(), both.ElseRegion())
	switch {
	case ifFalse == nil:
	case both.ElseRegion().Empty():
		r.InlineRegionAtEnd(ifFalse.Parent(), both.ElseRegion())
	default:
		appendBranch(elseBlock(both), ifFalse, r)
	}
	results, n := both.Operation.Results(), prev.Operation.NumResults()
	r.Replace(prev.Operation, results[:n]...)
	r.Replace(op, results[n:]...)
	return true
}

// useYielded replaces uses of an operation's results inside blocks by the values that it yields
// there.
func useYielded(x IfOp, ifTrue, ifFalse *ir.Block, r *rewrite.Rewriter) {
	within := func(b *ir.Block, use *ir.Operand) bool {
		return b != nil && b.Parent().IsAncestor(use.Owner().ParentRegion())
	}
	for i := range x.Operation.NumResults() {
		v, w := x.ThenRegion().Entry().Back().Operand(i), elseBlock(x).Back().Operand(i)
		for use := range x.Operation.Result(i).Uses() {
			switch {
			case within(ifTrue, use):
				r.ModifyInPlace(use.Owner(), func() { use.Set(v) })
			case within(ifFalse, use):
				r.ModifyInPlace(use.Owner(), func() { use.Set(w) })
			}
		}
	}
}

// appendBranch appends a block to another, which yields the values of both.
func appendBranch(to, from *ir.Block, r *rewrite.Rewriter) {
	first, second := to.Back(), from.Back()
	r.MergeBlocks(from, to, nil)
	r.SetInsertionPointToEnd(to)
	at := r.Loc
	r.Loc = second.Location()
	NewYield(r.Builder, append(first.Operands(), second.Operands()...))
	r.Loc = at
	r.Erase(first)
	r.Erase(second)
}

// combineNestedIfs makes one operation of one that contains nothing but another.
func combineNestedIfs(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := IfOp{op}
	inner := x.ThenRegion().Entry().Front()
	yield := x.ThenRegion().Entry().Back()
	if inner.Name() != IfOpName || inner.Next() != yield {
		return false
	}
	nested := IfOp{inner}
	for _, b := range []*ir.Block{elseBlock(x), elseBlock(nested)} {
		if b != nil && !onlyEnds(b) {
			return false
		}
	}
	and, choice := op.Context().LookupOp("arith.andi"), op.Context().LookupOp("arith.select")
	if and == nil || choice == nil {
		return false
	}
	trues := yield.Operands()
	var falses []*ir.Value
	if b := elseBlock(x); b != nil {
		falses = b.Back().Operands()
	}
	// The results that only depend on the outer condition.
	var outer []int
	for i, v := range trues {
		switch {
		case v.DefiningOp() == inner:
			if elseBlock(nested).Back().Operand(v.Index()) != falses[i] {
				return false
			}
			trues[i] = nested.ThenRegion().Entry().Back().Operand(v.Index())
		case v.ParentBlock() == x.ThenRegion().Entry():
			return false
		default:
			outer = append(outer, i)
		}
	}
	condition := r.New(and, []*ir.Value{x.Condition(), nested.Condition()}, []ir.Type{op.Context().I1()}).Result(0)
	by := newIf(op, condition, op.ResultTypes(), r)
	results := by.Operation.Results()
	r.SetInsertionPoint(by.Operation)
	for _, i := range outer {
		results[i] = r.New(choice, []*ir.Value{x.Condition(), trues[i], falses[i]}, []ir.Type{trues[i].Type()}).Result(0)
	}
	r.InlineRegionAtEnd(nested.ThenRegion(), by.ThenRegion())
	yieldInstead(by.ThenRegion().Entry(), slices.Clone(trues), r)
	if len(falses) > 0 {
		r.CreateBlock(by.ElseRegion(), nil, nil)
		NewYield(r.Builder, falses)
	}
	r.Replace(op, results...)
	return true
}
