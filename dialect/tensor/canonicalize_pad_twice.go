package tensor

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// padOnce replaces two pairs of an extraction and a padding of its result, which pad different
// dimensions with the same constant after all elements, by one pair.
func padOnce(op PadOp, r *rewrite.Rewriter) bool {
	inner := named.DefiningOp(op.Source(), ExtractSliceOpName)
	if inner == nil {
		return false
	}
	before := named.DefiningOp(ExtractSliceOp{inner}.Source(), PadOpName)
	if before == nil || (PadOp{before}).Nofold() {
		return false
	}
	outer := named.DefiningOp(PadOp{before}.Source(), ExtractSliceOpName)
	if outer == nil || len(operandType(outer, 0).Shape()) != len(operandType(op.Operation, 0).Shape()) {
		return false
	}
	a := paddingConstant(op.Operation)
	if a == nil || a != paddingConstant(before) {
		return false
	}
	low, high, ok := joinedPadding(op.Operation, before)
	if !ok {
		return false
	}
	slice, ok := joinedSlice(inner, outer, paddedDims(before), paddedDims(op.Operation))
	if !ok {
		return false
	}
	t := op.Operation.Context().RankedTensorType(slice.StaticSizes(), resultType(op.Operation).Element, operandType(outer, 0).Encoding)
	operands, attrs := slice.Operands(op.Operation.Context(), ExtractSliceOp{outer}.Source())
	source := r.New(inner.Def(), operands, []ir.Type{t}, attrs...)
	r.ReplaceWithOp(op.Operation, viewlike.NewPad(r, op.Operation, source.Result(0), low, high, op.ResultValue().Type()))
	return true
}

// paddingConstant returns the constant of all elements that are added.
func paddingConstant(pad *ir.Operation) ir.Attribute {
	v := viewlike.PaddingValue(pad)
	if v == nil || v.DefiningOp() == nil {
		return nil
	}
	return ir.ConstantValue(v.DefiningOp())
}

func isZero(x viewlike.Index) bool { n, ok := x.Constant(); return ok && n == 0 }

// paddedDims marks the dimensions that are padded, or may be.
func paddedDims(pad *ir.Operation) []bool {
	low, high := viewlike.Padding(pad)
	dims := make([]bool, len(high))
	for i := range dims {
		dims[i] = !isZero(low[i]) || !isZero(high[i])
	}
	return dims
}

// joinedPadding returns the padding of two operations that pad different dimensions, and only
// after the elements of their operands.
func joinedPadding(op, before *ir.Operation) (low, high []viewlike.Index, ok bool) {
	low, highOf := viewlike.Padding(op)
	lowBefore, highBefore := viewlike.Padding(before)
	high = make([]viewlike.Index, len(highOf))
	for i := range high {
		switch here, there := !isZero(highOf[i]), !isZero(highBefore[i]); {
		case !isZero(low[i]) || !isZero(lowBefore[i]) || here && there:
			return nil, nil, false
		case here:
			high[i] = highOf[i]
		case there:
			high[i] = highBefore[i]
		}
	}
	return low, high, true
}

// joinedSlice returns the slice of outer's operand to which both paddings apply. outerDims marks
// the dimensions that are padded between the extractions, which inner must take whole, and
// innerDims those that are padded after both.
func joinedSlice(inner, outer *ir.Operation, outerDims, innerDims []bool) (viewlike.MixedSlice, bool) {
	in, out := viewlike.MixedSliceOf(inner, 1), viewlike.MixedSliceOf(outer, 1)
	for i := range outerDims {
		for _, stride := range []viewlike.Index{in[2][i], out[2][i]} {
			if n, ok := stride.Constant(); !ok || n != 1 {
				return in, false
			}
		}
		switch {
		case !innerDims[i] && isZero(in[0][i]):
			in[0][i] = out[0][i]
		case !outerDims[i] && isZero(out[0][i]):
		default:
			return in, false
		}
		if !outerDims[i] {
			continue
		}
		if n, ok := in[1][i].Constant(); !ok || n != operandType(inner, 0).Shape()[i] {
			return in, false
		}
		in[1][i] = out[1][i]
	}
	return in, true
}
