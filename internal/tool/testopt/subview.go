package main

import (
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// testComposeSubview combines a subview of a subview into one.
func testComposeSubview(r *pass.Run) error {
	var set rewrite.Set
	set.Add(rewrite.IsolatedPattern("ComposeSubViewOpPattern", "memref.subview", composeSubviews))
	return applyGreedily(r.Op, &set, rewrite.GreedyConfig{Regions: rewrite.MergeBlocks}, r)
}

func composeSubviews(op *ir.Operation, r *rewrite.Rewriter) bool {
	before, ctx := op.Operand(0).DefiningOp(), op.Context()
	apply := ctx.LookupOp("affine.apply")
	if before == nil || before.Name() != op.Name() || apply == nil {
		return false
	}
	from, to := before.Operand(0).Type().(*ir.MemRefType), before.Result(0).Type().(*ir.MemRefType)
	if len(from.Shape()) != len(to.Shape()) {
		return false
	}
	outer, inner := viewlike.MixedSliceOf(before, 1), viewlike.MixedSliceOf(op, 1)
	by := viewlike.MixedSlice{nil, inner[1], nil}
	for i := range from.Shape() {
		if inner[1][i].Value != nil || inner[2][i].Value != nil || outer[2][i].Value != nil {
			return false
		}
		by[2] = append(by[2], viewlike.Index{Int: inner[2][i].Int * outer[2][i].Int})
	}
	for i := range from.Shape() {
		var values []*ir.Value
		expr := func(x viewlike.Index) *affine.Expr {
			if x.Value == nil {
				return affine.NewConstant(x.Int)
			}
			values = append(values, x.Value)
			return affine.NewSymbol(len(values) - 1)
		}
		sum := expr(outer[0][i])
		sum = sum.Add(expr(inner[0][i]).Mul(affine.NewConstant(outer[2][i].Int)))
		if sum.Kind == affine.Constant {
			by[0] = append(by[0], viewlike.Index{Int: sum.Value})
			continue
		}
		m := &affine.Map{NumSymbols: len(values), Results: []*affine.Expr{sum}}
		v := r.New(apply, values, []ir.Type{ctx.IndexType()}, ir.NamedAttribute{Name: "map", Value: ctx.AffineMapAttr(m)})
		by[0] = append(by[0], viewlike.Index{Value: v.Result(0)})
	}
	operands, attrs := by.Operands(ctx, before.Operand(0))
	r.ReplaceWithNew(op, op.Def(), operands, attrs...)
	return true
}
