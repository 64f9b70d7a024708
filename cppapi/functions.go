package cppapi

import (
	"reflect"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

func goType(x any) any { return reflect.TypeOf(x) }

// ValueRange returns the type of lists of values.
func (a *API) ValueRange() *cxx.Type { return cxx.ListOf(a.Value.Type()) }

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
}
