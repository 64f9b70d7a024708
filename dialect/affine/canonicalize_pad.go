package affine

import (
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/rewrite"
)

// padTogether merges two pads with the same value into one. The new sizes are sums, which may be
// computed by affine.apply.
func padTogether(pad tensor.PadOp, r *rewrite.Rewriter) bool {
	op, first := pad.Operation, named.DefiningOp(pad.Source(), tensor.PadOpName)
	if first == nil || pad.Nofold() || (tensor.PadOp{Operation: first}).Nofold() {
		return false
	}
	v := viewlike.PaddingValue(op)
	if v == nil || v != viewlike.PaddingValue(first) {
		return false
	}
	low, high := viewlike.Padding(op)
	lowBefore, highBefore := viewlike.Padding(first)
	sum := &affine.Map{NumDims: 2, Results: []*affine.Expr{affine.NewDim(0).Add(affine.NewDim(1))}}
	for i := range high {
		high[i] = ComposedResults(r.Builder, sum, high[i], highBefore[i])[0]
	}
	for i := range low {
		low[i] = ComposedResults(r.Builder, sum, low[i], lowBefore[i])[0]
	}
	r.ReplaceWithOp(op, viewlike.NewPad(r, op, tensor.PadOp{Operation: first}.Source(), low, high, op.Result(0).Type()))
	return true
}
