package arith

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	t := api.Type.Type()
	api.Native("getI1SameShape", &cxx.Func{Params: []*cxx.Type{t}, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := cppapi.AsType(args[0])
		if x == nil {
			return m.Failf("null type")
		}
		return cppapi.TypeValue(I1SameShape(x))
	}})
}

// I1SameShape returns i1, or for a type with a shape the same with elements i1:
// the type of a comparison.
func I1SameShape(t ir.Type) ir.Type {
	i1 := t.Context().I1()
	switch s := t.(type) {
	case *ir.RankedTensorType, *ir.VectorType, *ir.UnrankedTensorType:
		return ir.WithElementType(s.(ir.ShapedType), i1)
	}
	return i1
}
