package shape

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeBroadcastable() rewrite.Patterns {
	const root, cpp = CstrBroadcastableOpName, "mlir::shape::CstrBroadcastableOp"
	return rewrite.Patterns{withoutCasts(cpp, root), withoutDuplicates(cpp, root), withoutEmpty(cpp, root)}
}

func canonicalizeAssuming() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("AssumingOpRemoveUnusedResults", AssumingOpName, dropUnusedResults)}
}

// dropUnusedResults removes unused results and the values that are yielded for them.
func dropUnusedResults(op *ir.Operation, r *rewrite.Rewriter) bool {
	yield := op.Region(0).Entry().Back()
	var used []*ir.Value
	var types []ir.Type
	for i, v := range yield.Operands() {
		if op.Result(i).HasUses() {
			used, types = append(used, v), append(types, v.Type())
		}
	}
	if len(used) == yield.NumOperands() {
		return false
	}
	r.SetInsertionPoint(yield)
	r.ReplaceWithNew(yield, yield.Def(), used)
	r.SetInsertionPoint(op)
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: op.Operands(), Types: types, NumRegions: 1})
	r.InlineRegionAtEnd(op.Region(0), by.Region(0))
	results := make([]*ir.Value, op.NumResults())
	rest := by.Results()
	for i := range results {
		results[i] = op.Result(i)
		if op.Result(i).HasUses() {
			results[i], rest = rest[0], rest[1:]
		}
	}
	r.Replace(op, results...)
	return true
}

func canonicalizeAssumingAll() rewrite.Patterns {
	const root = AssumingAllOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("MergeAssumingAllOps", root, mergeAssumingAll),
		{Name: "AssumingAllOneOp", Root: root, Benefit: 1, Isolated: true, MatchAndRewrite: typed.Match(func(op AssumingAllOp, r *rewrite.Rewriter) bool {
			if op.Inputs().Len() != 1 {
				return false
			}
			r.Replace(op.Operation, op.Inputs().At(0))
			return true
		})},
		rewrite.IsolatedPattern("AssumingAllOfCstrBroadcastable", root, dropImplied),
		rewrite.IsolatedPattern("AssumingAllToCstrEqCanonicalization", root, mergeEqualities),
		withoutDuplicates("mlir::shape::AssumingAllOp", root),
	}
}

// mergeAssumingAll replaces witnesses with those that they combine. The operation itself, which
// it may use in a graph region, stays: the number of operands would be squared again and again.
func mergeAssumingAll(op *ir.Operation, r *rewrite.Rewriter) bool {
	var operands []*ir.Value
	for _, v := range op.Operands() {
		if all := named.DefiningOp(v, op.Name()); all != nil && all != op {
			operands = append(operands, all.Operands()...)
		} else {
			operands = append(operands, v)
		}
	}
	if len(operands) == op.NumOperands() {
		return false
	}
	r.ReplaceWithNew(op, op.Def(), operands)
	return true
}

// dropImplied drops constraints on shapes among which others are.
func dropImplied(op *ir.Operation, r *rewrite.Rewriter) bool {
	var constraints []*ir.Operation
	for _, v := range op.Operands() {
		c := named.DefiningOp(v, CstrBroadcastableOpName)
		if c == nil {
			return false
		}
		if !slices.Contains(constraints, c) {
			constraints = append(constraints, c)
		}
	}
	slices.SortStableFunc(constraints, func(a, b *ir.Operation) int { return b.NumOperands() - a.NumOperands() })
	var dropped []*ir.Operation
	for i := 0; i < len(constraints); i++ {
		shapes := constraints[i].Operands()
		kept := constraints[:i+1]
		for _, c := range constraints[i+1:] {
			if slices.ContainsFunc(c.Operands(), func(v *ir.Value) bool { return !slices.Contains(shapes, v) }) {
				kept = append(kept, c)
			}
		}
		// The reference erases the tail that std::remove_if leaves after the kept elements, which
		// need not consist of the dropped ones.
		dropped = append(dropped, constraints[len(kept):]...)
		constraints = kept
	}
	if len(dropped) == 0 {
		return false
	}
	witnesses := make([]*ir.Value, len(constraints))
	for i, c := range constraints {
		witnesses[i] = c.Result(0)
	}
	r.ReplaceWithNew(op, op.Def(), witnesses)
	for _, c := range dropped {
		if !c.HasUses() {
			r.Erase(c)
		}
	}
	return true
}

// mergeEqualities makes one constraint of those that have shapes in common.
func mergeEqualities(op *ir.Operation, r *rewrite.Rewriter) bool {
	var shapes []*ir.Value
	var def *ir.OpDef
	for _, v := range op.Operands() {
		c := named.DefiningOp(v, CstrEqOpName)
		if c == nil {
			return false
		}
		def = c.Def()
		more := c.Operands()
		if len(shapes) > 0 && len(more) > 0 && !slices.ContainsFunc(more, func(v *ir.Value) bool { return slices.Contains(shapes, v) }) {
			return false
		}
		shapes = append(shapes, more...)
	}
	if def == nil {
		return false
	}
	r.ReplaceWithNew(op, def, shapes)
	return true
}
