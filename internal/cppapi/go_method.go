package cppapi

import (
	"reflect"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// GoMethod registers a Go function as a method of a class, as in "shop::BuyOp::getPrice". Its
// C++ types are those of the declaration in the class or one of its interfaces; among
// overloads, the one whose parameters match the function's. The function receives the object,
// unless the method is static, and the arguments, as the Go types of [ir.Call]. A nil function
// reserves all overloads without a body, which are registered later.
func (a *API) GoMethod(name string, f any) {
	name = qualified(name)
	a.goMethods[name] = append(a.goMethods[name], reflect.ValueOf(f))
	c := a.Registry.LookupClass(name[:strings.LastIndex(name, "::")])
	if c == nil {
		return
	}
	// Compiled code calls the earlier version, so it is dropped.
	if s := a.source(c); s != nil {
		clear(s.funcs)
	}
	for key, s := range a.traits {
		if key.class == c {
			clear(s.funcs)
		}
	}
	a.impls.Range(func(key, _ any) bool {
		if k, ok := key.(implKey); ok && k.class == c {
			a.impls.Delete(key)
		}
		return true
	})
}

// goMethod returns the Go function registered last for a method of a class with the parameters
// of f. written means that the method has a body.
func (a *API) goMethod(c *cxx.Class, name string, f *cxx.Func, static, written bool) (reflect.Value, bool) {
	if c == nil {
		return reflect.Value{}, false
	}
	for _, g := range slices.Backward(a.goMethods[c.Name+"::"+name]) {
		if g.IsValid() && acceptsParams(g.Type(), f.Params, static) || !g.IsValid() && !written {
			return g, true
		}
	}
	return reflect.Value{}, false
}

// acceptsParams reports whether a Go function has parameters for an object, unless static,
// and for values of C++ types.
func acceptsParams(f reflect.Type, params []*cxx.Type, static bool) bool {
	first := 1
	if static {
		first = 0
	}
	if f.NumIn() != first+len(params) {
		return false
	}
	for i, p := range params {
		if !accepts(f.In(first+i), p) {
			return false
		}
	}
	return true
}

// accepts reports whether values of a C++ type have a Go type.
func accepts(g reflect.Type, t *cxx.Type) bool {
	switch t.Kind {
	case cxx.KindBool:
		return g.Kind() == reflect.Bool
	case cxx.KindInt, cxx.KindEnum:
		k := g.Kind()
		return t == cxx.LogicalResult() && k == reflect.Bool || reflect.Int <= k && k <= reflect.Uint64
	case cxx.KindFloat:
		return g.Kind() == reflect.Float64 || g.Kind() == reflect.Float32
	case cxx.KindString:
		return g.Kind() == reflect.String
	case cxx.KindOptional:
		return g.Kind() == reflect.Pointer && accepts(g.Elem(), t.Elem)
	case cxx.KindList:
		return g.Kind() == reflect.Slice && accepts(g.Elem(), t.Elem)
	}
	switch g.Kind() {
	case reflect.Interface, reflect.Pointer, reflect.Struct:
		return true
	}
	return false
}

// callGo returns the implementation of a C++ function that calls a Go function.
func (a *API) callGo(g reflect.Value, f *cxx.Func, static bool) func(m *cxx.Machine, args []cxx.Value) cxx.Value {
	return func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if !g.IsValid() {
			return m.FailUnknown("a method in Go is not given")
		}
		if static {
			return a.invokeGo(m, g, f, nil, args)
		}
		return a.invokeGo(m, g, f, args[0].Obj(), args[1:])
	}
}

// invokeGo calls a Go function for a function of C++: with an object, unless that is nil, and
// the arguments.
func (a *API) invokeGo(m *cxx.Machine, g reflect.Value, f *cxx.Func, object any, args []cxx.Value) cxx.Value {
	var in []reflect.Value
	if object != nil {
		in = append(in, reflect.ValueOf(object))
	}
	for i, arg := range args {
		x, err := a.goValue(arg, f.Params[i])
		if err != nil {
			return m.FailUnknown("%v", err)
		}
		v, ok := ir.ConvertTo(x, g.Type().In(len(in)))
		if !ok {
			return m.FailUnknown("argument %d is a %T, not a %v", i, x, g.Type().In(len(in)))
		}
		in = append(in, v)
	}
	out := g.Call(in)
	if len(out) == 0 {
		return cxx.Value{}
	}
	v, ok := argument(out[0].Interface(), f.Result)
	if !ok {
		return m.FailUnknown("the result is a %v, not '%s'", out[0].Type(), f.Result)
	}
	return v
}

// IsA reports whether an operation, a type or an attribute of a loaded dialect belongs to a
// class, given by its qualified name. For an interface it reports whether the entity has the
// interface and satisfies its condition.
func IsA(x any, class string) bool {
	a, ok := ir.MethodsOf(x).(*API)
	if !ok {
		return ir.HasInterface(x, TraitName(class))
	}
	a.mu.Lock()
	c := a.Registry.LookupClass(qualified(class))
	a.mu.Unlock()
	return c != nil && c.IsA != nil && c.IsA(x)
}

// HasModels reports whether dialects attach an interface to entities whose definitions do not
// list it.
func (a *API) HasModels(interfaceName string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.models[TraitName(interfaceName)] != nil
}

// InterfaceMethod returns method i of an interface that definitions define, with its types
// in C++, nil if the interface is not one of them.
func (a *API) InterfaceMethod(interfaceName string, i int) *cxx.Func {
	a.mu.Lock()
	defer a.mu.Unlock()
	x := a.interfaces[a.Registry.LookupClass(qualified(interfaceName))]
	if x == nil {
		return nil
	}
	return a.virtual(x, x.src.Methods[i].Name)[x.overload(i)]
}

// overload returns which of the methods of its name method i is.
func (x *iface) overload(i int) int {
	n := 0
	for k := range i {
		if x.src.Methods[k].Name == x.src.Methods[i].Name {
			n++
		}
	}
	return n
}

// Implementation returns the function for method i of an interface in a class: that of an
// operation, by its name in IR, or that of a type's or attribute's definition. It is nil if the
// method is left to code. If an accessor of the definition implements the method, the function
// calls the accessor.
func (a *API) Implementation(of any, interfaceName string, i int) (f *cxx.Func, accessor bool) {
	class, _ := a.classOf.Load(of)
	c, _ := class.(*cxx.Class)
	a.mu.Lock()
	defer a.mu.Unlock()
	x := a.interfaces[a.Registry.LookupClass(qualified(interfaceName))]
	if x == nil || c == nil {
		return nil, false
	}
	m := &x.src.Methods[i]
	if m.Body == "" {
		find := c.Lookup
		if m.Static {
			find = c.LookupStatic
		}
		declared := a.virtual(x, m.Name)
		for _, g := range find(m.Name) {
			if len(g.Params) != len(m.Params) {
				continue
			}
			exact := slices.ContainsFunc(declared, func(d *cxx.Func) bool { return slices.EqualFunc(d.Params, g.Params, cxx.Same) })
			if f == nil || exact {
				f = g
			}
			if exact {
				break
			}
		}
		if f == nil {
			return nil, false
		}
		if _, written := f.Host.(*SourceFunc); f.Unknown != "" || written && cxx.Same(f.Result, a.virtual(x, m.Name)[x.overload(i)].Result) {
			return f, false
		}
	}
	return a.implement(c, x, m), m.Body == ""
}
