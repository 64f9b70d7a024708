package cppapi

import (
	"github.com/mica-ir/mica/asm"
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// elementsAttributes registers the attributes that are lists of elements.
func (a *API) elementsAttributes() {
	at, t := a.Attribute, a.Type.Type()
	typed := a.classes["TypedAttr"]
	size := func(c *cxx.Class, n func(x any) int) {
		c.Method("size", &cxx.Func{Result: cxx.TypeUint64, Get: func(x any) cxx.Value { return cxx.Uint(uint64(n(x))) }})
		c.Method("empty", &cxx.Func{Result: cxx.TypeBool, Test: func(x any) bool { return n(x) == 0 }})
	}

	arr := a.class("ArrayAttr", at)
	arr.IsA = cxx.Is[*ir.ArrayAttr]
	elems := cxx.ListOf(at.Type())
	asList := func(x *ir.ArrayAttr) cxx.Value { return cxx.List(&attrList{x.Elements}) }
	arr.Method("getValue", cxx.Getter(elems, asList))
	arr.Method("getAsRange", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil {
			return nil
		}
		return &cxx.Func{Result: cxx.ListOf(t), Get: func(x any) cxx.Value { return asList(x.(*ir.ArrayAttr)) }}
	}})
	arr.ConvertsTo(elems, func(m *cxx.Machine, v cxx.Value) cxx.Value { return cxx.List(&attrList{arrayElements(v)}) })
	size(arr, func(x any) int { return len(x.(*ir.ArrayAttr).Elements) })
	arr.Method("operator[]", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint64}, Result: at.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		es := arrayElements(args[0])
		if i := args[1].Uint(); i < uint64(len(es)) {
			return attrOf(es[i])
		}
		return m.Failf("index out of bounds")
	}})
	arr.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type(), elems}, Result: arr.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Obj(args[0].Obj().(*ir.Context).ArrayAttr(Attributes(args[1])))
	}})

	elements := a.class("ElementsAttr", typed)
	elements.Interface = true
	elements.IsA = func(x any) bool { _, ok := elementCount(x); return ok }
	elements.Method("getNumElements", &cxx.Func{Result: cxx.TypeInt64, Get: func(x any) cxx.Value {
		n, _ := elementCount(x)
		return cxx.Int(int64(n))
	}})
	elements.Method("getShapedType", cxx.Getter(a.classes["ShapedType"].Type(), func(x ir.TypedAttribute) cxx.Value { return typeOf(x.Type()) }))
	elements.Method("getElementType", &cxx.Func{Result: t, Get: func(x any) cxx.Value {
		return typeOf(ir.ElementTypeOrSelf(x.(ir.TypedAttribute).Type()))
	}})
	elements.Method("getType", cxx.Getter(a.classes["ShapedType"].Type(), func(x ir.TypedAttribute) cxx.Value { return typeOf(x.Type()) }))
	elements.Method("isSplat", &cxx.Func{Result: cxx.TypeBool, Test: isSplat})

	dense := a.class("DenseElementsAttr", elements)
	dense.IsA = func(x any) bool {
		switch x.(type) {
		case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr:
			return true
		}
		return false
	}
	dense.Method("size", &cxx.Func{Result: cxx.TypeInt64, Get: func(x any) cxx.Value {
		n, _ := elementCount(x)
		return cxx.Int(int64(n))
	}})
	dense.Method("reshape", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type()}, Result: dense.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		d, ok := args[0].Obj().(*ir.DenseElementsAttr)
		s, ok2 := shapedOf(args[1].Obj())
		if !ok || !ok2 {
			return m.Failf("reshape of something that is not a dense attribute or to something that has no shape")
		}
		if n, known := ir.NumElements(s); !known || n != int64(d.NumElements()) {
			return m.Failf("expected the same number of elements")
		}
		if s.ElementType() != d.ElementType() {
			return m.Failf("expected the same element type")
		}
		return cxx.Obj(d.Reshape(s))
	}})
	for _, part := range []*cxx.Type{a.TypeNamed("llvm::APFloat"), cxx.TypeAPInt(), cxx.TypeDouble, cxx.TypeFloat} {
		dense.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type(), cxx.ListOf(cxx.ComplexOf(part))}, Result: dense.Type(),
			Call: denseComplex(part)})
	}
	dense.Method("getRawData", &cxx.Func{Result: cxx.ListOf(cxx.TypeChar), Get: func(x any) cxx.Value {
		if d, ok := x.(*ir.DenseElementsAttr); ok {
			return cxx.Slice(convert(d.Raw, func(b byte) int8 { return int8(b) }))
		}
		return cxx.Values(nil)
	}})
	dense.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type(), cxx.ListOf(cxx.TypeInt64)}, Result: dense.Type(), Call: denseInts})
	dense.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type(), cxx.ListOf(cxx.TypeDouble)}, Result: dense.Type(), Call: denseFloats})
	dense.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type(), cxx.ListOf(cxx.TypeFloat)}, Result: dense.Type(), Call: denseFloats})
	dense.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type(), cxx.ListOf(at.Type())}, Result: dense.Type(), Call: denseAttributes})
	dense.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type(), cxx.ListOf(cxx.TypeAPInt())}, Result: dense.Type(), Call: denseAPInts})
	dense.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type(), cxx.ListOf(cxx.TypeBool)}, Result: dense.Type(), Call: denseInts})
	dense.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type(), cxx.ListOf(a.TypeNamed("llvm::APFloat"))}, Result: dense.Type(), Call: denseAPFloats})
	values := &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || s.NumArgs() != 0 {
			return nil
		}
		get := a.denseElement(t)
		if get == nil {
			return nil
		}
		return &cxx.Func{Result: cxx.ListOf(t), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			d, ok := args[0].Obj().(*ir.DenseElementsAttr)
			if !ok || !m.Step(d.NumElements()) {
				return m.Failf("getValues of something that is not a dense attribute")
			}
			return cxx.List(denseValues{d, get})
		}}
	}}
	elements.Method("getValues", values)
	for name, end := range map[string]bool{"value_begin": false, "value_end": true} {
		dense.Method(name, &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			f := values.Template(s)
			if f == nil {
				return nil
			}
			return &cxx.Func{Result: cxx.IteratorOf(f.Result.Elem), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				list, i := f.Call(m, args), 0
				if end {
					i = list.Len()
				}
				return cxx.Iterator(list, i)
			}}
		}})
	}
	dense.Method("getSplatValue", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || s.NumArgs() != 0 {
			return nil
		}
		get := a.denseElement(t)
		if get == nil {
			return nil
		}
		return &cxx.Func{Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			d, ok := args[0].Obj().(*ir.DenseElementsAttr)
			if !ok || !d.IsSplat() || d.NumElements() == 0 {
				return m.Failf("expected the attribute to be a splat")
			}
			return get(d, 0)
		}}
	}})
	di := a.class("DenseIntElementsAttr", dense)
	di.IsA = func(x any) bool {
		d, ok := x.(*ir.DenseElementsAttr)
		return ok && (isInteger(d.ElementType()) || isIndex(d.ElementType()))
	}
	for _, f := range dense.StaticFuncs("get") {
		ints := *f
		ints.Result = di.Type()
		di.Static("get", &ints)
	}
	df := a.class("DenseFPElementsAttr", dense)
	for c, elem := range map[*cxx.Class]*cxx.Type{di: cxx.TypeAPInt(), df: a.TypeNamed("llvm::APFloat")} {
		c.ConvertsTo(cxx.ListOf(elem), func(m *cxx.Machine, v cxx.Value) cxx.Value {
			d, ok := v.Obj().(*ir.DenseElementsAttr)
			if !ok || !m.Step(d.NumElements()) {
				return m.Failf("null attribute")
			}
			return cxx.List(denseValues{d, a.denseElement(elem)})
		})
	}
	df.IsA = func(x any) bool { d, ok := x.(*ir.DenseElementsAttr); return ok && isFloat(d.ElementType()) }
	dif := a.class("DenseIntOrFPElementsAttr", dense)
	dif.IsA = cxx.Is[*ir.DenseElementsAttr]
	a.Registry.Alias("mlir::DenseTypedElementsAttr", dif.Type()) // its name in newer versions of MLIR
	ds := a.class("DenseStringElementsAttr", dense)
	ds.IsA = cxx.Is[*ir.DenseStringElementsAttr]
	for _, c := range []*cxx.Class{di, df, dif} {
		for _, f := range dense.StaticFuncs("get") {
			own := *f
			own.Name, own.Result = "", c.Type()
			c.Static("get", &own)
		}
	}
	splat := a.class("SplatElementsAttr", dense)
	splat.IsA = func(x any) bool { d, ok := x.(*ir.DenseElementsAttr); return ok && d.IsSplat() }
	dr := a.class("DenseResourceElementsAttr", elements)
	dr.IsA = cxx.Is[*ir.DenseResourceElementsAttr]
	sp := a.class("SparseElementsAttr", elements)
	sp.IsA = cxx.Is[*ir.SparseElementsAttr]

	da := a.class("DenseArrayAttr", at)
	da.IsA = cxx.Is[*ir.DenseArrayAttr]
	size(da, func(x any) int { return x.(*ir.DenseArrayAttr).Len() })
	da.Method("getElementType", cxx.Getter(t, func(x *ir.DenseArrayAttr) cxx.Value { return typeOf(x.Element) }))
	for _, k := range []struct {
		name  string
		elem  *cxx.Type
		is    func(t ir.Type) bool
		value func(x *ir.DenseArrayAttr, i int) cxx.Value
	}{
		{"DenseBoolArrayAttr", cxx.TypeBool, func(t ir.Type) bool { return ir.IsSignless(t, 1) }, func(x *ir.DenseArrayAttr, i int) cxx.Value { return cxx.Bool(x.Int64(i) != 0) }},
		{"DenseI8ArrayAttr", cxx.TypeInt8, func(t ir.Type) bool { return ir.IsSignless(t, 8) }, intElement},
		{"DenseI16ArrayAttr", cxx.TypeInt16, func(t ir.Type) bool { return ir.IsSignless(t, 16) }, intElement},
		{"DenseI32ArrayAttr", cxx.TypeInt32, func(t ir.Type) bool { return ir.IsSignless(t, 32) }, intElement},
		{"DenseI64ArrayAttr", cxx.TypeInt64, func(t ir.Type) bool { return ir.IsSignless(t, 64) }, intElement},
		{"DenseF32ArrayAttr", cxx.TypeFloat, func(t ir.Type) bool { f, ok := t.(*ir.FloatType); return ok && f.Kind == num.F32 }, floatElement},
		{"DenseF64ArrayAttr", cxx.TypeDouble, func(t ir.Type) bool { f, ok := t.(*ir.FloatType); return ok && f.Kind == num.F64 }, floatElement},
	} {
		a.denseArray(da, k.name, k.elem, k.is, k.value)
	}
}

func intElement(x *ir.DenseArrayAttr, i int) cxx.Value { return cxx.Int(x.Int64(i)) }
func floatElement(x *ir.DenseArrayAttr, i int) cxx.Value {
	return cxx.Float(x.Float(i).Float64())
}

// denseArray registers a DenseArrayAttr of one element type.
func (a *API) denseArray(base *cxx.Class, name string, elem *cxx.Type, is func(ir.Type) bool, value func(*ir.DenseArrayAttr, int) cxx.Value) {
	c := a.class(name, base)
	c.IsA = func(x any) bool { d, ok := x.(*ir.DenseArrayAttr); return ok && is(d.Element) }
	list := func(x any) cxx.Value { return cxx.List(&arrayRange{x.(*ir.DenseArrayAttr), value}) }
	c.Method("asArrayRef", &cxx.Func{Result: cxx.ListOf(elem), Get: list})
	c.ConvertsTo(cxx.ListOf(elem), func(m *cxx.Machine, v cxx.Value) cxx.Value {
		if v.IsNull() {
			return m.Failf("null attribute")
		}
		return list(v.Obj())
	})
	c.Method("operator[]", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint64}, Result: elem, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := args[0].Obj().(*ir.DenseArrayAttr)
		if i := args[1].Uint(); i < uint64(x.Len()) {
			return value(x, int(i))
		}
		return m.Failf("index out of bounds")
	}})
	c.Static("parse", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func { // the class of the parser is registered later
		params := []*cxx.Type{a.classes["AsmParser"].Type(), a.Type.Type()}
		return &cxx.Func{Params: params, Result: a.Attribute.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			return tryParse(args[0], func(p *asm.Parser) cxx.Value {
				element := makeDenseArray(p.Context(), name, cxx.Values(nil)).Obj().(*ir.DenseArrayAttr).Element
				return cxx.Obj(p.ParseBareDenseArray(element))
			})
		}}
	}})
	c.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type(), cxx.ListOf(elem)}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return makeDenseArray(args[0].Obj().(*ir.Context), name, args[1])
	}})
}

// makeDenseArray returns the DenseArrayAttr of a C++ class with the elements of a list.
func makeDenseArray(c *ir.Context, class string, list cxx.Value) cxx.Value {
	n := list.Len()
	ints := make([]int64, n)
	for i := range ints {
		ints[i] = list.At(i).Int()
	}
	switch class {
	case "DenseBoolArrayAttr":
		return cxx.Obj(c.DenseBoolArray(convert(ints, func(v int64) bool { return v != 0 })))
	case "DenseI8ArrayAttr":
		return cxx.Obj(c.DenseI8Array(convert(ints, func(v int64) int8 { return int8(v) })))
	case "DenseI16ArrayAttr":
		return cxx.Obj(c.DenseI16Array(convert(ints, func(v int64) int16 { return int16(v) })))
	case "DenseI32ArrayAttr":
		return cxx.Obj(c.DenseI32Array(convert(ints, func(v int64) int32 { return int32(v) })))
	case "DenseI64ArrayAttr":
		return cxx.Obj(c.DenseI64Array(ints))
	}
	floats := make([]float64, n)
	for i := range floats {
		floats[i] = list.At(i).Float()
	}
	if class == "DenseF32ArrayAttr" {
		return cxx.Obj(c.DenseF32Array(convert(floats, func(v float64) float32 { return float32(v) })))
	}
	return cxx.Obj(c.DenseF64Array(floats))
}

func convert[A, B any](in []A, f func(A) B) []B {
	out := make([]B, len(in))
	for i, v := range in {
		out[i] = f(v)
	}
	return out
}

// arrayRange is the elements of a DenseArrayAttr.
type arrayRange struct {
	attr  *ir.DenseArrayAttr
	value func(*ir.DenseArrayAttr, int) cxx.Value
}

func (r *arrayRange) Len() int           { return r.attr.Len() }
func (r *arrayRange) At(i int) cxx.Value { return r.value(r.attr, i) }

func arrayElements(v cxx.Value) []ir.Attribute {
	if x, ok := v.Obj().(*ir.ArrayAttr); ok {
		return x.Elements
	}
	return nil
}

// elementCount returns the number of elements of an ElementsAttr, and whether x is such an
// attribute.
func elementCount(x any) (int, bool) {
	switch x := x.(type) {
	case *ir.DenseElementsAttr:
		return x.NumElements(), true
	case *ir.DenseStringElementsAttr:
		return x.NumElements(), true
	case *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr:
		s, ok := ir.AsShaped(x.(ir.TypedAttribute).Type())
		if !ok {
			return 0, false
		}
		n, _ := ir.NumElements(s)
		return int(n), true
	}
	return 0, false
}

func isSplat(x any) bool {
	switch x := x.(type) {
	case *ir.DenseElementsAttr:
		return x.IsSplat()
	case *ir.DenseStringElementsAttr:
		return x.IsSplat()
	}
	return false
}

// denseValues are the elements of a dense attribute as values of a C++ type.
type denseValues struct {
	attr *ir.DenseElementsAttr
	get  func(d *ir.DenseElementsAttr, i int) cxx.Value
}

// Len returns the number of elements.
func (l denseValues) Len() int { return l.attr.NumElements() }

// At returns an element.
func (l denseValues) At(i int) cxx.Value { return l.get(l.attr, i) }

// denseElement returns how an element is read as a value of a C++ type, nil if it cannot.
func (a *API) denseElement(t *cxx.Type) func(d *ir.DenseElementsAttr, i int) cxx.Value {
	integer := func(d *ir.DenseElementsAttr, i int) num.APInt {
		if isFloat(d.ElementType()) {
			return num.APInt{}
		}
		return d.Int(i)
	}
	float := func(d *ir.DenseElementsAttr, i int) num.APFloat {
		if !isFloat(d.ElementType()) {
			return num.APFloat{}
		}
		return d.Float(i)
	}
	if t.Kind == cxx.KindObject && t.Class.Template == "std::complex" {
		return complexElement(t.Class.Args[0])
	}
	switch {
	case t == cxx.TypeAPInt():
		return func(d *ir.DenseElementsAttr, i int) cxx.Value { return cxx.APInt(integer(d, i)) }
	case t.Kind == cxx.KindBool:
		return func(d *ir.DenseElementsAttr, i int) cxx.Value { return cxx.Bool(!integer(d, i).IsZero()) }
	case t.Kind == cxx.KindInt && t.Unsigned:
		return func(d *ir.DenseElementsAttr, i int) cxx.Value { return cxx.Uint(integer(d, i).Low64()) }
	case t.Kind == cxx.KindInt:
		return func(d *ir.DenseElementsAttr, i int) cxx.Value { n, _ := integer(d, i).Int64(); return cxx.Int(n) }
	case t.Kind == cxx.KindFloat:
		return func(d *ir.DenseElementsAttr, i int) cxx.Value { return cxx.Float(float(d, i).Float64()) }
	case t.Kind == cxx.KindObject && t.Class.Name == "llvm::APFloat":
		return func(d *ir.DenseElementsAttr, i int) cxx.Value { x := float(d, i); return cxx.Obj(&x) }
	case t.Kind == cxx.KindObject && t.Class.DerivesFrom(a.Attribute):
		return func(d *ir.DenseElementsAttr, i int) cxx.Value { return attrOf(d.Attr(i)) }
	}
	return nil
}

// denseAPInts is DenseElementsAttr::get for integers of any width.
func denseAPInts(m *cxx.Machine, args []cxx.Value) cxx.Value {
	s, ok := shapedOf(args[0].Obj())
	if !ok || !isInteger(s.ElementType()) && !isIndex(s.ElementType()) {
		return m.Failf("a dense attribute of integers needs a type with a shape and integers")
	}
	width, ok := ir.IntOrFloatWidth(s.ElementType())
	if !ok {
		width = 64
	}
	elems := make([]ir.Attribute, args[1].Len())
	for i := range elems {
		x := args[1].At(i).APInt()
		if x.Width() != width {
			return m.Failf("expected integers of %d bits", width)
		}
		elems[i] = s.AsType().Context().IntegerAttr(s.ElementType(), x)
	}
	return denseOf(m, s, elems)
}

// denseInts is DenseElementsAttr::get for integers; a single one is a splat.
func denseInts(m *cxx.Machine, args []cxx.Value) cxx.Value {
	s, ok := shapedOf(args[0].Obj())
	if !ok || !isInteger(s.ElementType()) && !isIndex(s.ElementType()) {
		return m.Failf("a dense attribute of integers needs a type with a shape and integers")
	}
	elems := make([]ir.Attribute, args[1].Len())
	for i := range elems {
		elems[i] = s.AsType().Context().Int64Attr(s.ElementType(), args[1].At(i).Int())
	}
	return denseOf(m, s, elems)
}

// denseFloats is DenseElementsAttr::get for floating-point numbers.
func denseFloats(m *cxx.Machine, args []cxx.Value) cxx.Value {
	s, ok := shapedOf(args[0].Obj())
	if !ok || !isFloat(s.ElementType()) {
		return m.Failf("a dense attribute of floats needs a type with a shape and floats")
	}
	elems := make([]ir.Attribute, args[1].Len())
	for i := range elems {
		elems[i] = s.AsType().Context().Float64Attr(s.ElementType().(*ir.FloatType), args[1].At(i).Float())
	}
	return denseOf(m, s, elems)
}

// denseAPFloats is DenseElementsAttr::get for a list of APFloat.
func denseAPFloats(m *cxx.Machine, args []cxx.Value) cxx.Value {
	s, ok := args[0].Obj().(ir.ShapedType)
	if !ok || !isFloat(s.ElementType()) {
		return m.Failf("a dense attribute of floats needs a type with a shape and floats")
	}
	t := s.ElementType().(*ir.FloatType)
	elems := make([]ir.Attribute, args[1].Len())
	for i := range elems {
		x, ok := args[1].At(i).Obj().(*num.APFloat)
		if !ok || x.Kind() != t.Kind {
			return m.Failf("expected floating-point numbers of type %s", t)
		}
		elems[i] = t.Context().FloatAttr(t, *x)
	}
	return denseOf(m, s, elems)
}

// denseAttributes is DenseElementsAttr::get for a list of attributes.
func denseAttributes(m *cxx.Machine, args []cxx.Value) cxx.Value {
	s, ok := shapedOf(args[0].Obj())
	elems := Attributes(args[1])
	if !ok || slices.Contains(elems, nil) {
		return m.Failf("a dense attribute needs a type with a shape, and no null elements")
	}
	return denseOf(m, s, elems)
}

func denseOf(m *cxx.Machine, s ir.ShapedType, elems []ir.Attribute) cxx.Value {
	a, err := s.AsType().Context().DenseAttributes(s, elems)
	if err != nil {
		return m.Failf("%v", err)
	}
	return cxx.Obj(a)
}
