package folding

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// SplatOf returns a constant of type t, which must have a static shape, with a number as every
// element, or nil.
func SplatOf(t ir.Type, a ir.Attribute) ir.Attribute {
	s, ok := ir.AsShaped(t)
	if !ok || !ir.HasStaticShape(s) {
		return nil
	}
	bits, ok := numberBits(a)
	if !ok {
		return nil
	}
	return t.Context().DenseElementsAttr(s, ir.AppendElement(nil, bits))
}

// FromElements returns the constant of a type with these numbers as elements; nil if one is
// something else, or if they are not as many as the type has.
func FromElements(t ir.ShapedType, elements []ir.Attribute) ir.Attribute {
	n, _ := ir.NumElements(t)
	if _, ok := ir.ElementSize(t.ElementType()); !ok || slices.Contains(elements, nil) || int64(len(elements)) != n {
		return nil
	}
	var raw []byte
	for _, a := range elements {
		bits, ok := numberBits(a)
		if !ok {
			return nil
		}
		raw = ir.AppendElement(raw, bits)
	}
	return t.AsType().Context().DenseElementsAttr(t, raw)
}

// ReshapedSplat returns a splat with another type, of a static shape; nil if a is not a splat.
func ReshapedSplat(a ir.Attribute, t ir.Type) ir.Attribute {
	dense, ok := a.(*ir.DenseElementsAttr)
	s, shaped := ir.AsShaped(t)
	if !ok || !dense.IsSplat() || !shaped || !ir.HasStaticShape(s) {
		return nil
	}
	return t.Context().DenseElementsAttr(s, dense.Raw)
}

// numberBits returns the bits of a number.
func numberBits(a ir.Attribute) (num.APInt, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value, true
	case *ir.FloatAttr:
		return a.Value.Bits(), true
	}
	return num.APInt{}, false
}
