package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// shapedTypes registers ShapedType and the builtin types that have a shape.
func (a *API) shapedTypes() {
	t := a.Type.Type()
	dims := cxx.ListOf(cxx.TypeInt64)

	s := a.class("ShapedType", a.Type)
	s.IsA = isShaped
	s.Interface = true
	a.Registry.Const("mlir::ShapedType::kDynamic", cxx.TypeInt64, cxx.Int(ir.Dynamic))
	s.Static("isDynamic", &cxx.Func{Params: []*cxx.Type{cxx.TypeInt64}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Bool(args[0].Int() == ir.Dynamic)
	}})
	s.Method("getElementType", cxx.Getter(t, func(x any) cxx.Value { s := shaped(x); return typeOf(s.ElementType()) }))
	s.Method("hasRank", cxx.Test(func(x any) bool { return shaped(x).HasRank() }))
	s.Method("getShape", cxx.Getter(dims, func(x any) cxx.Value { return cxx.Slice(shaped(x).Shape()) }))
	s.Method("hasStaticShape", &cxx.Func{Params: []*cxx.Type{dims}, Optional: 1, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s := shaped(args[0].Obj())
		return cxx.Bool(ir.HasStaticShape(s) && (len(args) == 1 || slices.Equal(s.Shape(), args[1].Int64s())))
	}})
	s.Method("getRank", &cxx.Func{Result: cxx.TypeInt64, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s := shaped(args[0].Obj())
		if !s.HasRank() {
			return m.Failf("cannot query rank of unranked shaped type")
		}
		return cxx.Int(int64(len(s.Shape())))
	}})
	s.Method("getNumElements", &cxx.Func{Result: cxx.TypeInt64, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		n, ok := ir.NumElements(shaped(args[0].Obj()))
		if !ok {
			return m.Failf("cannot get element count of dynamic shaped type")
		}
		return cxx.Int(n)
	}})
	dim := func(name string, result *cxx.Type, f func(d int64) cxx.Value) {
		s.Method(name, &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			shape := shaped(args[0].Obj()).Shape()
			i := args[1].Uint()
			if i >= uint64(len(shape)) {
				return m.Failf("invalid index for shaped type")
			}
			return f(shape[i])
		}})
	}
	dim("getDimSize", cxx.TypeInt64, cxx.Int)
	dim("isDynamicDim", cxx.TypeBool, func(d int64) cxx.Value { return cxx.Bool(d == ir.Dynamic) })
	s.Method("getNumDynamicDims", cxx.Getter(cxx.TypeInt64, func(x any) cxx.Value {
		s := shaped(x)
		n := int64(0)
		for _, d := range s.Shape() {
			if d == ir.Dynamic {
				n++
			}
		}
		return cxx.Int(n)
	}))
	s.Method("getElementTypeBitWidth", &cxx.Func{Result: cxx.TypeUint32, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		w, ok := ir.IntOrFloatWidth(shaped(args[0].Obj()).ElementType())
		if !ok {
			return m.Failf("only integers and floats have a bitwidth")
		}
		return cxx.Uint(uint64(w))
	}})
	cloneAs(s, s, dims, t)
	s.Method("cloneWith", &cxx.Func{Params: []*cxx.Type{cxx.OptionalOf(dims), t}, Result: s.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, elem := shaped(args[0].Obj()), AsType(args[2])
		if elem == nil {
			return m.Failf("no element type")
		}
		if args[1].IsNone() {
			return typeOf(ir.WithElementType(s, elem))
		}
		return typeOf(ir.WithShape(s, slices.Clone(args[1].Int64s()), elem))
	}})

	a.vectorType(s)
	tensor := a.class("TensorType", s)
	tensor.IsA = func(x any) bool {
		switch x.(type) {
		case *ir.RankedTensorType, *ir.UnrankedTensorType:
			return true
		}
		return false
	}
	// Unlike the interface's, this method casts to a ranked tensor.
	tensor.Method("getShape", &cxx.Func{Result: dims, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s := shaped(args[0].Obj())
		if !s.HasRank() {
			return m.Failf("cannot query the shape of an unranked tensor")
		}
		return cxx.Slice(s.Shape())
	}})
	ranked := a.class("RankedTensorType", tensor)
	ranked.IsA = cxx.Is[*ir.RankedTensorType]
	ranked.Method("getEncoding", cxx.Getter(a.Attribute.Type(), func(t *ir.RankedTensorType) cxx.Value { return attrOf(t.Encoding) }))
	ranked.Static("get", &cxx.Func{Params: []*cxx.Type{dims, t, a.Attribute.Type()}, Optional: 1, Result: ranked.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		elem := AsType(args[1])
		if elem == nil {
			return m.Failf("no element type")
		}
		var enc ir.Attribute
		if len(args) > 2 {
			enc = AsAttribute(args[2])
		}
		shape := slices.Clone(args[0].Int64s())
		if err := ir.VerifyTensorEncoding(enc, shape, elem); err != nil {
			return m.Failf("%s", err)
		}
		return typeOf(elem.Context().RankedTensorType(shape, elem, enc))
	}})
	unranked := a.class("UnrankedTensorType", tensor)
	unranked.IsA = cxx.Is[*ir.UnrankedTensorType]
	unranked.Static("get", &cxx.Func{Params: []*cxx.Type{t}, Result: unranked.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		elem := AsType(args[0])
		if elem == nil {
			return m.Failf("no element type")
		}
		return typeOf(elem.Context().UnrankedTensorType(elem))
	}})

	base := a.class("BaseMemRefType", s)
	base.IsA = func(x any) bool {
		switch x.(type) {
		case *ir.MemRefType, *ir.UnrankedMemRefType:
			return true
		}
		return false
	}
	base.Method("getMemorySpace", cxx.Getter(a.Attribute.Type(), func(t ir.Type) cxx.Value { return attrOf(memorySpace(t)) }))
	memref := a.class("MemRefType", base)
	memref.IsA = cxx.Is[*ir.MemRefType]
	memref.Method("isStrided", cxx.Test((*ir.MemRefType).IsStrided))
	memref.Method("getLayout", cxx.Getter(a.Attribute.Type(), func(t *ir.MemRefType) cxx.Value {
		if t.Layout == nil { // the identity, which in C++ is an attribute
			return attrOf(t.Context().AffineMapAttr(affine.Identity(len(t.Shape()))))
		}
		return attrOf(t.Layout)
	}))
	memref.Static("get", &cxx.Func{Params: []*cxx.Type{dims, t}, Result: memref.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		elem := AsType(args[1])
		if elem == nil {
			return m.Failf("no element type")
		}
		return typeOf(elem.Context().MemRefType(slices.Clone(args[0].Int64s()), elem, nil, nil))
	}})
	cloneAs(a.classes["VectorType"], a.classes["VectorType"], dims, t)
	cloneAs(tensor, ranked, dims, t)
	cloneAs(ranked, ranked, dims, t)
	cloneAs(memref, memref, dims, t)
	unrankedMemref := a.class("UnrankedMemRefType", base)
	unrankedMemref.IsA = cxx.Is[*ir.UnrankedMemRefType]
}

// cloneAs registers clone with another shape or element type. The classes of types have
// their own, which return the class, or of any tensor a ranked one.
func cloneAs(c, result *cxx.Class, dims, t *cxx.Type) {
	c.Method("clone", &cxx.Func{Params: []*cxx.Type{dims, t}, Optional: 1, Result: result.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := shapedOf(args[0].Obj())
		if !ok {
			return m.Failf("clone of a type without a shape")
		}
		elem := s.ElementType()
		if len(args) > 2 {
			elem = AsType(args[2])
		}
		if elem == nil {
			return m.Failf("no element type")
		}
		return typeOf(ir.WithShape(s, slices.Clone(args[1].Int64s()), elem))
	}})
	// An unranked tensor stays one.
	c.Method("clone", &cxx.Func{Params: []*cxx.Type{t}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := shapedOf(args[0].Obj())
		elem := AsType(args[1])
		if !ok || elem == nil {
			return m.Failf("no element type")
		}
		return typeOf(ir.WithElementType(s, elem))
	}})
}

// shapedOf returns the shape of a type that has one.
func shapedOf(x any) (ir.ShapedType, bool) {
	t, ok := x.(ir.Type)
	if !ok {
		return nil, false
	}
	return ir.AsShaped(t)
}

func isShaped(x any) bool { _, ok := shapedOf(x); return ok }

// shaped returns the receiver of a method of ShapedType.
func shaped(x any) ir.ShapedType {
	if s, ok := shapedOf(x); ok {
		return s
	}
	t, _ := x.(ir.Type)
	return unknownShape{t}
}

// An unknownShape is the shape of a type that declares ShapedType, but whose parameters do
// not give a shape. It has neither rank nor element type.
type unknownShape struct{ t ir.Type }

func (unknownShape) ElementType() ir.Type { return nil }
func (unknownShape) HasRank() bool        { return false }
func (unknownShape) Shape() []int64       { return nil }
func (s unknownShape) AsType() ir.Type    { return s.t }

func memorySpace(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Space
	case *ir.UnrankedMemRefType:
		return t.Space
	}
	return nil
}

// vectorType registers VectorType and its nested Builder.
func (a *API) vectorType(shaped *cxx.Class) {
	t := a.Type.Type()
	dims := cxx.ListOf(cxx.TypeInt64)
	bools := cxx.ListOf(cxx.TypeBool)
	v := a.class("VectorType", shaped)
	v.IsA = cxx.Is[*ir.VectorType]
	fixed := a.class("FixedVectorType", v)
	fixed.IsA = func(x any) bool { t, ok := x.(*ir.VectorType); return ok && !t.IsScalable() }
	scalable := a.class("ScalableVectorType", v)
	scalable.IsA = func(x any) bool { t, ok := x.(*ir.VectorType); return ok && t.IsScalable() }
	v.Method("isScalable", cxx.Test((*ir.VectorType).IsScalable))
	v.Method("allDimsScalable", cxx.Test((*ir.VectorType).IsAllScalable))
	v.Method("getNumScalableDims", cxx.Getter(cxx.TypeUint64, func(t *ir.VectorType) cxx.Value {
		n := uint64(0)
		for _, b := range t.Scalable {
			if b {
				n++
			}
		}
		return cxx.Uint(n)
	}))
	v.Method("getScalableDims", cxx.Getter(bools, func(t *ir.VectorType) cxx.Value { return cxx.Slice(scalableDims(t)) }))
	v.Static("isValidElementType", &cxx.Func{Params: []*cxx.Type{t}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		e := AsType(args[0])
		return cxx.Bool(isInteger(e) || isIndex(e) || isFloat(e))
	}})
	v.Static("get", &cxx.Func{Params: []*cxx.Type{dims, t, bools}, Optional: 1, Result: v.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		var scalable []bool
		if len(args) > 2 {
			for i := range args[2].Len() {
				scalable = append(scalable, args[2].At(i).Bool())
			}
		}
		return makeVector(m, args[0].Int64s(), AsType(args[1]), scalable)
	}})
	v.Method("scaleElementBitwidth", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: v.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		t := args[0].Obj().(*ir.VectorType)
		i, ok := t.Element.(*ir.IntegerType)
		if !ok {
			return cxx.Null
		}
		return makeVector(m, t.Shape(), i.Context().IntegerType(i.Width*int(args[1].Uint())), t.Scalable)
	}})

	// A Builder is copied by value in C++; every step here makes a new one.
	b := a.Registry.Class("mlir::VectorType::Builder")
	b.Constructor(&cxx.Func{Params: []*cxx.Type{v.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		t, ok := args[0].Obj().(*ir.VectorType)
		if !ok {
			return m.Failf("no vector type")
		}
		return cxx.Obj(&vectorBuilder{slices.Clone(t.Shape()), t.Element, slices.Clone(scalableDims(t))})
	}})
	step := func(name string, params []*cxx.Type, optional int, f func(m *cxx.Machine, b *vectorBuilder, args []cxx.Value)) {
		b.Method(name, &cxx.Func{Params: params, Optional: optional, Result: b.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			old := args[0].Obj().(*vectorBuilder)
			n := &vectorBuilder{slices.Clone(old.shape), old.elem, slices.Clone(old.scalable)}
			f(m, n, args[1:])
			return cxx.Obj(n)
		}})
	}
	step("setShape", []*cxx.Type{dims, bools}, 1, func(m *cxx.Machine, b *vectorBuilder, args []cxx.Value) {
		b.shape = slices.Clone(args[0].Int64s())
		b.scalable = make([]bool, len(b.shape))
		if len(args) > 1 {
			for i := range min(args[1].Len(), len(b.scalable)) {
				b.scalable[i] = args[1].At(i).Bool()
			}
		}
	})
	step("setElementType", []*cxx.Type{t}, 0, func(m *cxx.Machine, b *vectorBuilder, args []cxx.Value) { b.elem = AsType(args[0]) })
	step("setDim", []*cxx.Type{cxx.TypeUint32, cxx.TypeInt64}, 0, func(m *cxx.Machine, b *vectorBuilder, args []cxx.Value) {
		if i := args[0].Uint(); i < uint64(len(b.shape)) {
			b.shape[i] = args[1].Int()
		} else {
			m.Failf("the vector has no dimension %d", i)
		}
	})
	step("dropDim", []*cxx.Type{cxx.TypeUint32}, 0, func(m *cxx.Machine, b *vectorBuilder, args []cxx.Value) {
		if i := int(args[0].Uint()); i < len(b.shape) {
			b.shape = slices.Delete(b.shape, i, i+1)
			b.scalable = slices.Delete(b.scalable, i, i+1)
		} else {
			m.Failf("the vector has no dimension %d", i)
		}
	})
	build := func(m *cxx.Machine, x cxx.Value) cxx.Value {
		b := x.Obj().(*vectorBuilder)
		return makeVector(m, b.shape, b.elem, b.scalable)
	}
	b.ConvertsTo(v.Type(), build)
	b.ConvertsTo(t, build)
	v.Constructor(&cxx.Func{Params: []*cxx.Type{b.Type()}, Implicit: true, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value { return build(m, args[0]) }})
}

// A vectorBuilder is an mlir::VectorType::Builder.
type vectorBuilder struct {
	shape    []int64
	elem     ir.Type
	scalable []bool
}

func makeVector(m *cxx.Machine, shape []int64, elem ir.Type, scalable []bool) cxx.Value {
	if elem == nil {
		return m.Failf("no element type")
	}
	v, ok := ir.VectorTypeOf(shape, elem, scalable)
	if !ok {
		return m.Failf("vector types must have positive constant sizes, and a flag for each if any is scalable")
	}
	return typeOf(v)
}

// scalableDims returns a flag for every dimension.
func scalableDims(t *ir.VectorType) []bool {
	if t.Scalable != nil || len(t.Shape()) == 0 {
		return t.Scalable
	}
	return make([]bool, len(t.Shape()))
}
