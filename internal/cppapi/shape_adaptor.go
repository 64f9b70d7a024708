package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A shapeAdaptor is an mlir::ShapeAdaptor: the shape of a type, of a ShapedTypeComponents,
// or of a tensor that a constant attribute describes.
type shapeAdaptor struct {
	known, ranked bool
	dims          []int64
	elem          ir.Type
}

func shapeOf(x any) *shapeAdaptor {
	switch x := x.(type) {
	case *ir.Value:
		return shapeOf(x.Type())
	case *ShapedTypeComponents:
		return &shapeAdaptor{true, x.Ranked, x.Dims, x.Element}
	case *ir.DenseElementsAttr: // of a shape
		if _, ok := x.ElementType().(*ir.FloatType); ok {
			return &shapeAdaptor{}
		}
		return &shapeAdaptor{known: true, ranked: true, dims: x.Int64s()}
	}
	s, ok := shapedOf(x)
	if !ok {
		return &shapeAdaptor{}
	}
	a := &shapeAdaptor{known: true, ranked: s.HasRank(), elem: s.ElementType()}
	if a.ranked {
		a.dims = s.Shape()
	}
	return a
}

// shapeAdaptor registers mlir::ShapeAdaptor.
func (a *API) shapeAdaptor() {
	c := a.class("ShapeAdaptor")
	c.IsA = cxx.Is[*shapeAdaptor]
	for _, from := range []*cxx.Class{a.Type, a.classes["ShapedTypeComponents"], a.classes["ShapedType"], a.Attribute} {
		if from == nil {
			continue
		}
		c.Constructor(&cxx.Func{Params: []*cxx.Type{from.Type()}, Implicit: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			return cxx.Obj(shapeOf(args[0].Obj()))
		}})
	}
	a.Value.RangeMethod("getShape", &cxx.Func{Params: []*cxx.Type{cxx.TypeInt32}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		i := args[1].Int()
		if i < 0 || i >= int64(args[0].Len()) {
			return m.Failf("getShape(%d) of %d values", i, args[0].Len())
		}
		return cxx.Obj(shapeOf(AsValue(args[0].At(int(i)))))
	}})
	test := func(name string, f func(s *shapeAdaptor) bool) { c.Method(name, cxx.Test(f)) }
	test("operator bool", func(s *shapeAdaptor) bool { return s.known })
	test("hasRank", func(s *shapeAdaptor) bool { return s.ranked })
	test("hasStaticShape", func(s *shapeAdaptor) bool { return s.ranked && !slices.Contains(s.dims, ir.Dynamic) })
	c.Method("getElementType", cxx.Getter(a.Type.Type(), func(s *shapeAdaptor) cxx.Value { return typeOf(s.elem) }))
	c.Method("getRank", cxx.Getter(cxx.TypeInt64, func(s *shapeAdaptor) cxx.Value { return cxx.Int(int64(len(s.dims))) }))
	c.Method("getNumElements", &cxx.Func{Result: cxx.TypeInt64, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		n := int64(1)
		for _, d := range args[0].Obj().(*shapeAdaptor).dims {
			if d == ir.Dynamic {
				return m.Failf("cannot get the number of elements of a dynamic shape")
			}
			n *= d
		}
		return cxx.Int(n)
	}})
	dim := func(name string, result *cxx.Type, f func(d int64) cxx.Value) {
		c.Method(name, &cxx.Func{Params: []*cxx.Type{cxx.TypeInt32}, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			s, i := args[0].Obj().(*shapeAdaptor), args[1].Int()
			if i < 0 || i >= int64(len(s.dims)) {
				return m.Failf("%s(%d) of a shape with rank %d", name, i, len(s.dims))
			}
			return f(s.dims[i])
		}})
	}
	dim("getDimSize", cxx.TypeInt64, cxx.Int)
	dim("isDynamicDim", cxx.TypeBool, func(d int64) cxx.Value { return cxx.Bool(d == ir.Dynamic) })
	c.Method("getDims", &cxx.Func{Params: []*cxx.Type{cxx.VectorOf(cxx.TypeInt64)}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		s := args[0].Obj().(*shapeAdaptor)
		out := make([]cxx.Value, len(s.dims))
		for i, d := range s.dims {
			out[i] = cxx.Int(d)
		}
		args[1].Replace(out...)
		return cxx.Value{}
	}})
	c.Method("getDims", &cxx.Func{Params: []*cxx.Type{a.classes["ShapedTypeComponents"].Type()}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		s, to := args[0].Obj().(*shapeAdaptor), args[1].Obj().(*ShapedTypeComponents)
		to.Ranked, to.Dims = s.ranked, s.dims
		return cxx.Value{}
	}})
}
