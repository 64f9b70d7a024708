package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// Native registers a C++ function of a dialect, written in Go, by its qualified
// name without a leading "::".
func (a *API) Native(name string, f *cxx.Func) {
	a.Registry.Func(name, f)
	a.natives[name] = true
	a.provided = append(a.provided, name)
}

// NativeStatic registers a static function, written in Go, of all classes in a namespace that
// declare it and whose own cannot be called.
func (a *API) NativeStatic(namespace, name string, f *cxx.Func) {
	f.Name = namespace + "::" + name
	a.nativeStatics[f.Name] = f
	a.provided = append(a.provided, f.Name)
}

// Provided returns the qualified names of the functions and classes that dialects
// registered.
func (a *API) Provided() []string { return a.provided }

// UsesNative reports whether one of the names is a dialect's function.
func (a *API) UsesNative(names []string) bool {
	for _, n := range names {
		if a.natives[n] {
			return true
		}
	}
	return false
}

// NativeTypeTest registers a function that answers a question about a type.
func (a *API) NativeTypeTest(name string, f func(t ir.Type) bool) {
	a.Native(name, (&cxx.Func{Params: []*cxx.Type{a.Type.Type()}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		t := AsType(args[0])
		if t == nil {
			return m.Failf("null type")
		}
		return cxx.Bool(f(t))
	}}).Calls(f))
}

// NativeTypeMap registers a function from a type to a type; nil is the null type.
func (a *API) NativeTypeMap(name string, f func(t ir.Type) ir.Type) {
	t := a.Type.Type()
	a.Native(name, (&cxx.Func{Params: []*cxx.Type{t}, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		t := AsType(args[0])
		if t == nil {
			return m.Failf("null type")
		}
		return typeOf(f(t))
	}}).Calls(f))
}

// NativeOpTest registers a function that answers a question about an operation,
// nil for the null pointer.
func (a *API) NativeOpTest(name string, f func(op *ir.Operation) bool) {
	a.Native(name, (&cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Bool(f(AsOperation(args[0])))
	}}).Calls(f))
}

// NativeType registers the C++ class of a type that a dialect defines in C++ and mica in Go.
// The code that creates the dialect of that namespace adds the definition to it.
func (a *API) NativeType(namespace, cppClass string, def *ir.TypeDefinition) *cxx.Class {
	a.nativeTypes[namespace] = append(a.nativeTypes[namespace], def)
	a.provided = append(a.provided, cppClass)
	return a.DefineType(cppClass, def, ClassSource{})
}

// NativeTypes returns the types of a dialect that are defined in Go.
func (a *API) NativeTypes(namespace string) []*ir.TypeDefinition { return a.nativeTypes[namespace] }

// NativeModel registers a test for entities that have an interface, named as in
// "acc::PointerLikeType", although their definitions do not list it: types, attributes and
// operations that another dialect's C++ attaches it to.
func (a *API) NativeModel(name string, has func(x any) bool) {
	a.models[name] = append(a.models[name], has)
	a.provided = append(a.provided, name)
}
