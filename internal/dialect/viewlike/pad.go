package viewlike

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Padding returns how much a tensor.pad adds to each dimension before and after its operand.
func Padding(pad *ir.Operation) (low, high []Index) {
	return Indices(named.IntsOf(pad.Attr("static_low")), pad.OperandGroup(1)), Indices(named.IntsOf(pad.Attr("static_high")), pad.OperandGroup(2))
}

// PaddingValue returns the value of all elements that a tensor.pad adds: a constant, or a value
// from outside of its body. It is nil if they may differ.
func PaddingValue(pad *ir.Operation) *ir.Value {
	body := pad.Region(0).Entry()
	if body == nil || body.Back() == nil || body.Back().NumOperands() != 1 {
		return nil
	}
	v := body.Back().Operand(0)
	if def := v.DefiningOp(); def != nil && def.Has(ir.ConstantLike) || v.ParentBlock() != body {
		return v
	}
	return nil
}

// NewPad creates a tensor.pad like pad, of another source, with other padding and another type.
// It gets the region of pad.
func NewPad(r *rewrite.Rewriter, pad *ir.Operation, source *ir.Value, low, high []Index, t ir.Type) *ir.Operation {
	ctx := pad.Context()
	lows, lowValues := Split(low)
	highs, highValues := Split(high)
	attrs := []ir.NamedAttribute{
		{Name: "static_low", Value: ctx.DenseI64Array(lows)},
		{Name: "static_high", Value: ctx.DenseI64Array(highs)},
		{Name: ir.OperandSegments, Value: ctx.DenseI32Array([]int32{1, int32(len(lowValues)), int32(len(highValues))})},
	}
	if nofold := pad.Attr("nofold"); nofold != nil {
		attrs = append(attrs, ir.NamedAttribute{Name: "nofold", Value: nofold})
	}
	by := r.Create(&ir.OperationState{
		Def: pad.Def(), Loc: pad.Location(), Types: []ir.Type{t}, NumRegions: 1,
		Operands: slices.Concat([]*ir.Value{source}, lowValues, highValues), Attributes: attrs, Discardable: pad.Attrs(),
	})
	r.InlineRegionAtEnd(pad.Region(0), by.Region(0))
	return by
}
