package folding

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A number is an element of a constant.
type number interface{ num.APInt | num.APFloat }

// maxElements bounds the elements that a fold computes of a constant that is not a splat,
// so that a short text cannot take unbounded time.
const maxElements = 1 << 26

// Unary returns f of a constant: of the value of a scalar, of each element of a dense
// attribute. t is the type of the result, whose shape is that of the operand. It returns
// nil if x is not a constant of such numbers or f does not accept one of them.
func Unary[T, R number](t ir.Type, x ir.Attribute, f func(x T) (R, bool)) ir.Attribute {
	if IsPoison(x) {
		return x
	}
	if v, ok := scalar[T](x); ok {
		r, ok := f(v)
		if !ok {
			return nil
		}
		return attribute(t, r)
	}
	e, ok := elementsOf[T](x)
	if !ok {
		return nil
	}
	return mapElements(t, e, func(i int) (R, bool) { return f(at[T](e, i)) })
}

// Total adapts a function that is defined for all integers to [Binary].
func Total(f func(x, y num.APInt) num.APInt) func(x, y num.APInt) (num.APInt, bool) {
	return func(x, y num.APInt) (num.APInt, bool) { return f(x, y), true }
}

// Binary returns f of two constants of one type, as [Unary] does of one.
func Binary[T, R number](t ir.Type, x, y ir.Attribute, f func(x, y T) (R, bool)) ir.Attribute {
	if IsPoison(x) {
		return x
	}
	if IsPoison(y) {
		return y
	}
	if x == nil || y == nil || ir.TypeOf(x) != ir.TypeOf(y) {
		return nil
	}
	if v, ok := scalar[T](x); ok {
		w, ok := scalar[T](y)
		if !ok {
			return nil
		}
		r, ok := f(v, w)
		if !ok {
			return nil
		}
		return attribute(t, r)
	}
	e, ok := elementsOf[T](x)
	g, ok2 := elementsOf[T](y)
	if !ok || !ok2 {
		return nil
	}
	longer := e
	if e.IsSplat() {
		longer = g
	}
	return mapElements(t, longer, func(i int) (R, bool) { return f(at[T](e, i), at[T](g, i)) })
}

// scalar returns the number of an attribute that is one.
func scalar[T number](a ir.Attribute) (v T, ok bool) {
	switch p := any(&v).(type) {
	case *num.APInt:
		if i, is := a.(*ir.IntegerAttr); is {
			*p, ok = i.Value, true
		}
	case *num.APFloat:
		if f, is := a.(*ir.FloatAttr); is {
			*p, ok = f.Value, true
		}
	}
	return v, ok
}

// elementsOf returns dense elements whose elements are of type T.
func elementsOf[T number](a ir.Attribute) (*ir.DenseElementsAttr, bool) {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return nil, false
	}
	var v T
	switch any(v).(type) {
	case num.APInt:
		ok = ir.IsIndex(d.ElementType())
		if t, is := d.ElementType().(*ir.IntegerType); is {
			ok = t.Width > 0
		}
	case num.APFloat:
		_, ok = d.ElementType().(*ir.FloatType)
	}
	return d, ok
}

// at returns an element.
func at[T number](d *ir.DenseElementsAttr, i int) (v T) {
	switch p := any(&v).(type) {
	case *num.APInt:
		*p = d.Int(i)
	case *num.APFloat:
		*p = d.Float(i)
	}
	return v
}

// bitsOf returns the bits of a number.
func bitsOf[R number](v R) num.APInt {
	switch v := any(v).(type) {
	case num.APInt:
		return v
	case num.APFloat:
		return v.Bits()
	}
	return num.APInt{}
}

// attribute returns a scalar of type t; nil if t is not the type of such a number.
func attribute[R number](t ir.Type, v R) ir.Attribute {
	switch v := any(v).(type) {
	case num.APInt:
		if w, ok := Width(t); ok && w == v.Width() {
			return t.Context().IntegerAttr(t, v)
		}
	case num.APFloat:
		if ft, ok := t.(*ir.FloatType); ok && ft.Kind == v.Kind() {
			return t.Context().FloatAttr(t, v)
		}
	}
	return nil
}

// mapElements returns dense elements of type t with the values of f. For a splat it calls f once.
func mapElements[R number](t ir.Type, like *ir.DenseElementsAttr, f func(i int) (R, bool)) ir.Attribute {
	s, ok := ir.AsShaped(t)
	if !ok || !ir.HasStaticShape(s) {
		return nil
	}
	size, ok := ir.ElementSize(s.ElementType())
	if !ok || size == 0 {
		return nil
	}
	n := like.NumElements()
	if like.IsSplat() {
		n = 1 // even of a shape without elements
	}
	if n > maxElements {
		return nil
	}
	raw := make([]byte, 0, n*size)
	for i := range n {
		v, ok := f(i)
		if !ok {
			return nil
		}
		raw = ir.AppendElement(raw, bitsOf(v))
	}
	if len(raw) != n*size {
		return nil
	}
	return t.Context().DenseElementsAttr(s, raw)
}
