package tospirv

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// convertNumber converts a number to a type, and returns nil if it cannot be represented. An integer
// may be one with or without a sign.
func convertNumber(a ir.Attribute, to ir.Type) ir.TypedAttribute {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		t, ok := to.(*ir.IntegerType)
		v := a.Value
		if !ok || v.BitLen() > t.Width && v.SignedBits() > t.Width {
			return nil
		}
		return t.Context().IntegerAttr(t, v.SExt(max(t.Width, v.Width())).Trunc(t.Width))
	case *ir.FloatAttr:
		if i, ok := to.(*ir.IntegerType); ok {
			return i.Context().IntegerAttr(i, a.Value.Bits().ZExt(i.Width))
		}
		t, ok := to.(*ir.FloatType)
		if !ok || t.Kind != num.F32 {
			return nil
		}
		if v, exact := a.Value.Convert(num.F32); exact {
			return t.Context().FloatAttr(t, v)
		}
	}
	return nil
}

// scalarConstant converts a number, or a constant with a single element.
func (t *Types) scalarConstant(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	of := op.Result(0).Type()
	value := arith.ConstantOp{Operation: op}.Value()
	if s, ok := ir.AsShaped(of); ok {
		if n, static := ir.NumElements(s); !static || n != 1 {
			return false
		}
		of = s.ElementType()
		dense, ok := value.(*ir.DenseElementsAttr)
		if !ok {
			return false
		}
		value = dense.Attr(0)
	}
	switch of.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
	default:
		return false
	}
	to := t.Convert(of)
	if to == nil {
		return false
	}
	result, ok := value.(ir.TypedAttribute)
	if !ok {
		return false
	}
	if of != to {
		if result = convertNumber(value, to); result == nil {
			return false
		}
	}
	r.ReplaceWithOp(op, constant(r.Builder, op.Location(), result).DefiningOp())
	return true
}

// compositeConstant converts a constant with several elements. A tensor becomes a one-dimensional
// array.
func (t *Types) compositeConstant(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	s, ok := ir.AsShaped(op.Result(0).Type())
	if !ok {
		return false
	}
	n, static := ir.NumElements(s)
	if !static || n == 1 {
		return false
	}
	_, vector := op.Result(0).Type().(*ir.VectorType)
	if !vector && !ir.IsTensor(op.Result(0).Type()) {
		return r.MatchFailure(op, "must be a vector or a tensor")
	}
	to := t.Convert(op.Result(0).Type())
	if to == nil {
		return false
	}
	dense := elements(op, s, r)
	if dense == nil || vector && len(s.Shape()) > 1 {
		return false
	}
	elem := ir.ElementTypeOrSelf(to)
	if array, ok := to.(*ir.DefinedType); ok {
		elem, _ = array.Params[0].(ir.Type)
	}
	ctx := r.Context()
	var flat ir.ShapedType = ctx.RankedTensorType([]int64{n}, elem, nil)
	if v, ok := to.(*ir.VectorType); ok {
		flat = ctx.VectorType([]int64{n}, elem, v.Scalable)
	}
	var result *ir.DenseElementsAttr
	if elem == s.ElementType() {
		result = dense.Reshape(flat)
	} else {
		if i, ok := s.ElementType().(*ir.IntegerType); ok && i.Width == 1 {
			return false
		}
		var data []byte
		count := dense.NumElements()
		if dense.IsSplat() {
			count = 1
		}
		for i := range count {
			switch x := convertNumber(dense.Attr(i), elem).(type) {
			case *ir.IntegerAttr:
				data = ir.AppendElement(data, x.Value)
			case *ir.FloatAttr:
				data = ir.AppendElement(data, x.Value.Bits())
			default:
				return false
			}
		}
		result = ctx.DenseElementsAttr(flat, data)
	}
	return replace(op, r, "Constant", nil, []ir.Type{to}, ir.NamedAttribute{Name: "value", Value: result})
}

// elements returns the elements of a constant, nil after an error.
func elements(op *ir.Operation, s ir.ShapedType, r *conversion.Rewriter) *ir.DenseElementsAttr {
	switch a := (arith.ConstantOp{Operation: op}).Value().(type) {
	case *ir.DenseElementsAttr:
		return a
	case *ir.DenseResourceElementsAttr:
		blob, _, ok := a.Resource.Blob()
		if !ok {
			refuse(op, r, "could not find resource blob")
			return nil
		}
		data := unpacked(blob, s)
		if data == nil {
			refuse(op, r, "resource is not a valid buffer")
			return nil
		}
		return r.Context().DenseElementsAttr(s, data)
	default:
		refuse(op, r, "unsupported elements attribute")
	}
	return nil
}

// unpacked returns the bytes of the elements in a buffer, or of one if all are the same; nil if
// the buffer has another size. Booleans are bits of it.
func unpacked(blob []byte, s ir.ShapedType) []byte {
	n, _ := ir.NumElements(s)
	width := int64(ir.StorageWidth(s.ElementType()))
	if width != 1 {
		if bytes := (width + 7) / 8; int64(len(blob)) == bytes || int64(len(blob)) == bytes*n {
			return blob
		}
		return nil
	}
	if len(blob) == 1 && (blob[0] == 0 || blob[0] == 0xff) {
		return ir.AppendElement(nil, num.NewAPInt(1, int64(blob[0]&1)))
	}
	if int64(len(blob)) != (n+7)/8 {
		return nil
	}
	var data []byte
	for i := range n {
		data = ir.AppendElement(data, num.NewAPInt(1, int64(blob[i/8]>>(i%8)&1)))
	}
	return data
}
