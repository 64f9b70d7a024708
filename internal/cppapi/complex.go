package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// complexElement returns how the elements of an attribute of complex numbers are read as
// std::complex of a type, nil if they cannot be.
func complexElement(part *cxx.Type) func(d *ir.DenseElementsAttr, i int) cxx.Value {
	ofFloats := func(value func(x num.APFloat) cxx.Value) func(d *ir.DenseElementsAttr, i int) cxx.Value {
		return func(d *ir.DenseElementsAttr, i int) cxx.Value {
			t, ok := d.ElementType().(*ir.ComplexType)
			if !ok || !isFloat(t.Element) {
				return cxx.Null
			}
			re, im := d.ComplexFloat(i)
			return cxx.Complex(value(re), value(im))
		}
	}
	switch {
	case part == cxx.TypeAPInt():
		return func(d *ir.DenseElementsAttr, i int) cxx.Value {
			t, ok := d.ElementType().(*ir.ComplexType)
			if !ok || isFloat(t.Element) {
				return cxx.Null
			}
			re, im := d.ComplexInt(i)
			return cxx.Complex(cxx.APInt(re), cxx.APInt(im))
		}
	case part.Kind == cxx.KindFloat:
		return ofFloats(func(x num.APFloat) cxx.Value { return cxx.Float(x.Float64()) })
	case part.Kind == cxx.KindObject && part.Class.Name == "llvm::APFloat":
		return ofFloats(func(x num.APFloat) cxx.Value { return cxx.Obj(&x) })
	}
	return nil
}

// denseComplex is DenseElementsAttr::get for complex numbers of a type.
func denseComplex(part *cxx.Type) func(m *cxx.Machine, args []cxx.Value) cxx.Value {
	return func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := shapedOf(args[0].Obj())
		if !ok {
			return m.Failf("a dense attribute needs a type with a shape")
		}
		t, ok := s.ElementType().(*ir.ComplexType)
		if !ok {
			return m.Failf("a dense attribute of complex numbers needs a type with complex elements")
		}
		elems := make([]ir.Attribute, args[1].Len())
		for i := range elems {
			re, im := args[1].At(i).Parts()
			x, y := complexPart(t.Element, re, part), complexPart(t.Element, im, part)
			if x == nil || y == nil {
				return m.Failf("expected complex numbers with parts of type %s", t.Element)
			}
			elems[i] = t.Context().ArrayAttr([]ir.Attribute{x, y})
		}
		return denseOf(m, s, elems)
	}
}

// complexPart returns a part of a complex number as an attribute, nil if it has another
// type.
func complexPart(t ir.Type, v cxx.Value, part *cxx.Type) ir.Attribute {
	f, isFloat := t.(*ir.FloatType)
	switch x := v.Obj().(type) {
	case *num.APFloat:
		if isFloat && x.Kind() == f.Kind {
			return t.Context().FloatAttr(f, *x)
		}
		return nil
	}
	switch {
	case part.Kind == cxx.KindFloat && isFloat:
		return t.Context().Float64Attr(f, v.Float())
	case part == cxx.TypeAPInt() && !isFloat:
		if w, ok := ir.IntOrFloatWidth(t); ok && w == v.APInt().Width() {
			return t.Context().IntegerAttr(t, v.APInt())
		}
	}
	return nil
}
