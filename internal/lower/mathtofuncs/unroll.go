package mathtofuncs

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// unroll applies the operation to each element of vectors.
func unroll(op *ir.Operation, r *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok || t.IsScalable() {
		return r.MatchFailure(op, "the result is no vector of a fixed length")
	}
	ctx := r.Context()
	var zero ir.Attribute
	switch elem := t.Element.(type) {
	case *ir.FloatType:
		zero = ctx.FloatAttr(elem, elem.Kind.Zero())
	case *ir.IntegerType:
		zero = ctx.IntegerAttr(elem, num.NewAPInt(elem.Width, 0))
	case *ir.IndexType:
		zero = ctx.Int64Attr(elem, 0)
	default:
		return false
	}
	shape := t.Shape()
	result := arith.NewConstant(r.Builder, folding.SplatOf(t, zero)).Result(0)
	position := make([]int64, len(shape))
	n, _ := ir.NumElements(t)
	for range n {
		at := ctx.DenseI64Array(slices.Clone(position))
		elements := make([]*ir.Value, op.NumOperands())
		for i, v := range op.Operands() {
			elements[i] = r.Op("vector.extract").Operand("source", v).Set("static_position", at).
				Results(ir.ElementTypeOrSelf(v.Type())).MustBuild().Result(0)
		}
		scalar := r.Create(&ir.OperationState{Def: op.Def(), Loc: r.Loc, Operands: elements, Types: []ir.Type{t.ElementType()}})
		result = r.Op("vector.insert").Operand("valueToStore", scalar.Result(0)).Operand("dest", result).
			Set("static_position", at).Results(t).MustBuild().Result(0)
		for i := len(position) - 1; i >= 0; i-- {
			if position[i]++; position[i] < shape[i] {
				break
			}
			position[i] = 0
		}
	}
	r.Replace(op, result)
	return true
}
