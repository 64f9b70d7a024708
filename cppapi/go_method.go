package cppapi

import (
	"reflect"
	"slices"
	"strings"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// GoMethod registers a Go function as a method of a class, as in "shop::BuyOp::getPrice". Its
// types in C++ are those with which the class or one of its interfaces declares it. The
// function is given the object, unless the method is static, and the arguments, as the Go
// types of [ir.Call].
func (a *API) GoMethod(name string, f any) {
	name = qualified(name)
	a.goMethods[name] = f
	c := a.Registry.LookupClass(name[:strings.LastIndex(name, "::")])
	if c == nil {
		return
	}
	// What has been compiled calls what was there before.
	if s := a.sources[c]; s != nil {
		clear(s.funcs)
	}
	for key, s := range a.traits {
		if key.class == c {
			clear(s.funcs)
		}
	}
}

// callGo returns what calls a Go function for a function of C++.
func (a *API) callGo(written any, f *cxx.Func, static bool) func(m *cxx.Machine, args []cxx.Value) cxx.Value {
	g := reflect.ValueOf(written)
	return func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		var in []reflect.Value
		if !static {
			in, args = append(in, reflect.ValueOf(args[0].Obj())), args[1:]
		}
		for i, arg := range args {
			x, err := a.goValue(arg, f.Params[i])
			if err != nil {
				return m.FailUnknown("%v", err)
			}
			v, to := reflect.Zero(g.Type().In(len(in))), g.Type().In(len(in))
			if x != nil {
				if v = reflect.ValueOf(x); !v.CanConvert(to) {
					return m.FailUnknown("argument %d is a %T, not a %v", i, x, to)
				}
			}
			in = append(in, v.Convert(to))
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
}

// IsA reports whether an operation, a type or an attribute of a loaded dialect is of a class,
// given by its qualified name: whether it has an interface, if that is one, and meets the
// condition of that.
func IsA(x any, class string) bool {
	a, ok := ir.MethodsOf(x).(*API)
	if !ok {
		return ir.HasInterface(x, TraitName(class))
	}
	c := a.Registry.LookupClass(qualified(class))
	return c != nil && c.IsA != nil && c.IsA(x)
}

// HasModels reports whether dialects attach an interface to what does not list it.
func (a *API) HasModels(interfaceName string) bool { return a.models[TraitName(interfaceName)] != nil }

// InterfaceMethod returns method i of an interface that definitions define, with its types
// in C++, nil if the interface is not one of them.
func (a *API) InterfaceMethod(interfaceName string, i int) *cxx.Func {
	a.mu.Lock()
	defer a.mu.Unlock()
	x := a.interfaces[a.Registry.LookupClass(qualified(interfaceName))]
	if x == nil {
		return nil
	}
	m, same := &x.src.Methods[i], 0
	for k := range i {
		if x.src.Methods[k].Name == m.Name {
			same++
		}
	}
	return a.virtual(x, m.Name)[same]
}

// Implementation returns what method i of an interface is for the class of an operation, by
// its name in IR, or of a definition of a type or an attribute: nil if it is left to code. If
// it is an accessor that follows from the definition, the function calls that.
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
		if _, written := f.Host.(*SourceFunc); written || f.Unknown != "" {
			return f, false
		}
	}
	return a.implement(c, x, m), m.Body == ""
}
