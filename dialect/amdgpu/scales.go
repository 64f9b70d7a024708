package amdgpu

import (
	"slices"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// scalesInRegister is how many scales one register holds. A product uses one of them, which an
// index selects.
const scalesInRegister = 4

// packScales makes a product take its scales from a register that holds four of the vector that
// they come from, where each was put into a register of its own. Products that use scales next to
// each other then share a register.
func packScales(op *ir.Operation, r *rewrite.Rewriter) bool {
	changed := false
	for _, x := range [...]struct{ scales, index string }{{"scalesA", "scalesIdxA"}, {"scalesB", "scalesIdxB"}} {
		if !packScale(op, x.scales, x.index, r) {
			break
		}
		changed = true
	}
	return changed
}

func packScale(op *ir.Operation, scales, index string, r *rewrite.Rewriter) bool {
	operand := named.Operands(op, scales)
	if len(operand) != 1 {
		return false
	}
	insert := vector.InsertOp{Operation: named.DefiningOp(operand[0].Value(), vector.InsertOpName)}
	if insert.Operation == nil {
		return false
	}
	if _, packed := insert.ValueToStore().Type().(*ir.VectorType); packed {
		return false
	}
	extract := vector.ExtractOp{Operation: named.DefiningOp(insert.ValueToStore(), vector.ExtractOpName)}
	if extract.Operation == nil {
		return false
	}
	// The scale that is used must be the one that is inserted.
	if used, ok := named.Int(op, index); !ok || !slices.Equal(insert.StaticPosition(), []int64{used}) {
		return false
	}
	source := extract.Source()
	t, ok := source.Type().(*ir.VectorType)
	if !ok || !ir.HasStaticShape(t) {
		return false
	}
	position := extract.StaticPosition()
	if len(position) != len(t.Shape()) || slices.Contains(position, ir.Dynamic) {
		return false
	}
	n, at := int64(1), int64(0)
	for i, size := range t.Shape() {
		n, at = n*size, at*size+position[i]
	}
	if n <= scalesInRegister {
		return false
	}
	ctx := op.Context()
	cast, slice := ctx.LookupOp(vector.ShapeCastOpName), ctx.LookupOp(vector.ExtractStridedSliceOpName)
	if cast == nil || slice == nil {
		return false
	}
	first := min(at-at%scalesInRegister, n-scalesInRegister)
	list := func(n int64) ir.Attribute { return ctx.ArrayAttr([]ir.Attribute{ctx.Int64Attr(ctx.I64(), n)}) }
	flat := r.New(cast, []*ir.Value{source}, []ir.Type{ctx.VectorType([]int64{n}, t.ElementType(), nil)})
	part := r.New(slice, flat.Results(), []ir.Type{ctx.VectorType([]int64{scalesInRegister}, t.ElementType(), nil)},
		ir.NamedAttribute{Name: "offsets", Value: list(first)}, ir.NamedAttribute{Name: "sizes", Value: list(scalesInRegister)},
		ir.NamedAttribute{Name: "strides", Value: list(1)})
	r.ModifyInPlace(op, func() {
		op.SetOperand(operand[0].Index(), part.Result(0))
		op.SetAttr(index, ctx.Int64Attr(ctx.I32(), at-first))
	})
	return true
}
