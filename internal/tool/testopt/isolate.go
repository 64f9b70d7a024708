package main

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// testIsolate makes operations isolated from above: values used from above become operands, or their
// operations are cloned into the region.
type testIsolate struct {
	Simple        bool `option:"simple" help:"Test simple case with no cloning of operations"`
	CloneConstant bool `option:"clone-ops-with-no-operands" help:"Test case with cloning of operations with no operands"`
	CloneAll      bool `option:"clone-ops-with-operands" help:"Test case with cloning of operations with no operands"`
}

func (p *testIsolate) Run(r *pass.Run) error {
	clones := func(op *ir.Operation) bool {
		return !p.Simple && (p.CloneConstant && op.NumOperands() == 0 || !p.CloneConstant && p.CloneAll)
	}
	var set rewrite.Set
	set.Add(rewrite.IsolatedPattern("MakeIsolatedFromAbove", "test.one_region_with_operands_op", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		def := op.Context().LookupOp("test.isolated_one_region_op")
		if def == nil {
			return false
		}
		operands := append(op.Operands(), isolate(op.Region(0), clones, r)...)
		r.SetInsertionPoint(op)
		by := r.Create(&ir.OperationState{Def: def, Loc: op.Location(), Operands: operands, NumRegions: 1})
		r.InlineRegionAtEnd(op.Region(0), by.Region(0))
		r.Erase(op)
		return true
	}))
	return applyGreedily(r.Op, &set, rewrite.GreedyConfig{Regions: rewrite.MergeBlocks}, r)
}

// isolate gives a region arguments for the values that it uses from above, and returns these values.
// Operations for which clones holds are cloned into the region instead, and their operands are treated the
// same way.
func isolate(region *ir.Region, clones func(op *ir.Operation) bool, r *rewrite.Rewriter) (captured []*ir.Value) {
	var cloned []*ir.Operation
	work := usedFromAbove(region)
	for i := 0; i < len(work); i++ {
		v := work[i]
		op := v.DefiningOp()
		if op == nil || slices.Contains(cloned, op) || !clones(op) {
			captured = append(captured, v)
			continue
		}
		cloned = append(cloned, op)
		for _, operand := range op.Operands() {
			if !slices.Contains(work, operand) {
				work = append(work, operand)
			}
		}
	}
	inside := func(o *ir.Operand) bool { return o.Owner().ParentRegion() == region }
	entry := region.Entry()
	mapping := ir.NewMapping()
	for _, v := range captured {
		arg := entry.AddArgument(v.Type(), v.Location())
		mapping.Map(v, arg)
		r.ReplaceUsesIf(v, arg, inside)
	}
	front := entry.Front()
	for _, op := range inOrder(cloned) {
		r.SetInsertionPoint(front)
		r.ReplaceOpUsesIf(op, r.Clone(op, mapping).Results(), inside)
	}
	return captured
}

// inOrder sorts operations so that each follows the ones whose results it uses.
func inOrder(ops []*ir.Operation) (list []*ir.Operation) {
	var add func(op *ir.Operation)
	add = func(op *ir.Operation) {
		if op == nil || !slices.Contains(ops, op) || slices.Contains(list, op) {
			return
		}
		for _, v := range op.Operands() {
			add(v.DefiningOp())
		}
		list = append(list, op)
	}
	for _, op := range ops {
		add(op)
	}
	return list
}

// usedFromAbove returns the values that are used in a region and defined outside of it.
func usedFromAbove(region *ir.Region) (list []*ir.Value) {
	for op := range region.Ops() {
		for inner := range ir.All(op, ir.PostOrder) {
			for _, v := range inner.Operands() {
				if !region.IsAncestor(v.ParentBlock().Parent()) && !slices.Contains(list, v) {
					list = append(list, v)
				}
			}
		}
	}
	return list
}
