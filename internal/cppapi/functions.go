package cppapi

import (
	"reflect"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

func goType(x any) any { return reflect.TypeOf(x) }

// ValueRange returns the type of lists of values.
func (a *API) ValueRange() *cxx.Type { return cxx.ListOf(a.Value.Type()) }

// ResultRange returns the type of lists of results.
func (a *API) ResultRange() *cxx.Type { return cxx.ListOf(a.classes["OpResult"].Type()) }

// TypeRange returns the type of lists of types.
func (a *API) TypeRange() *cxx.Type { return cxx.ListOf(a.Type.Type()) }

// functions registers the free functions of mlir that predicates call.
func (a *API) functions() {
	t := a.Type.Type()
	r := a.Registry
	r.Func("mlir::getElementTypeOrSelf", &cxx.Func{Params: []*cxx.Type{t}, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := AsType(args[0])
		if x == nil {
			return m.Failf("null type")
		}
		return typeOf(ir.ElementTypeOrSelf(x))
	}})
	r.Func("mlir::getElementTypeOrSelf", &cxx.Func{Params: []*cxx.Type{a.Value.Type()}, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		v := AsValue(args[0])
		if v == nil {
			return m.Failf("null value")
		}
		return typeOf(ir.ElementTypeOrSelf(v.Type()))
	}})
	r.Func("mlir::getElementTypeOrSelf", &cxx.Func{Params: []*cxx.Type{a.classes["TypedAttr"].Type()}, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x, ok := args[0].Obj().(ir.Attribute)
		if !ok || !isTyped(x) {
			return m.Failf("null attribute")
		}
		return typeOf(ir.ElementTypeOrSelf(ir.TypeOf(x)))
	}})
	opaque := a.classes["OpaqueType"]
	opaque.Static("get", &cxx.Func{Params: []*cxx.Type{a.classes["StringAttr"].Type(), cxx.TypeString}, Result: opaque.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := args[0].Obj().(*ir.StringAttr)
		if !ok {
			return m.Failf("null attribute")
		}
		return cxx.Obj(s.Context().OpaqueType(s.Value, args[1].Str()))
	}})
	r.Func("mlir::isOpaqueTypeWithName", &cxx.Func{Params: []*cxx.Type{t, cxx.TypeString, cxx.TypeString}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Bool(ir.IsOpaqueType(AsType(args[0]), args[1].Str(), args[2].Str()))
	}})
	r.Func("mlir::getFlattenedTypes", &cxx.Func{Params: []*cxx.Type{a.classes["TupleType"].Type()}, Result: a.TypeRange(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		tuple, ok := AsType(args[0]).(*ir.TupleType)
		if !ok {
			return m.Failf("null type")
		}
		return cxx.Values(flattened(nil, tuple))
	}})
	broadcasted := func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x, y := AsType(args[0]), AsType(args[1])
		if x == nil || y == nil {
			return m.Failf("null type")
		}
		var elem ir.Type
		if len(args) > 2 {
			elem = AsType(args[2])
		}
		return typeOf(ir.BroadcastedType(x, y, elem))
	}
	r.Func("mlir::OpTrait::util::getBroadcastedType", &cxx.Func{Params: []*cxx.Type{t, t}, Result: t, Call: broadcasted})
	dims := cxx.ListOf(cxx.TypeInt64)
	r.Func("mlir::OpTrait::util::getBroadcastedShape", &cxx.Func{Params: []*cxx.Type{dims, dims, cxx.VectorOf(cxx.TypeInt64)}, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		shape, ok := ir.BroadcastedShape(args[0].Int64s(), args[1].Int64s())
		out := make([]cxx.Value, len(shape))
		for i, n := range shape {
			out[i] = cxx.Int(n)
		}
		return cxx.Bool(args[2].Replace(out...) && ok)
	}})
	r.Func("mlir::OpTrait::util::getBroadcastedType", &cxx.Func{Params: []*cxx.Type{t, t, t}, Result: t, Call: broadcasted})
}

// flattened appends the types of a tuple and of the tuples in it.
func flattened(types []cxx.Value, tuple *ir.TupleType) []cxx.Value {
	for _, t := range tuple.Types {
		if inner, ok := t.(*ir.TupleType); ok {
			types = flattened(types, inner)
		} else {
			types = append(types, typeOf(t))
		}
	}
	return types
}
