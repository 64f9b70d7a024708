package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// dictionary registers the methods of DictionaryAttr, which is the list of its entries
// where a list is expected. A dictionary that does not exist is an error in C++ and has
// no entries here.
func (a *API) dictionary() {
	c, at, named := a.classes["DictionaryAttr"], a.Attribute.Type(), a.classes["NamedAttribute"].Type()
	c.IsA = cxx.Is[*ir.DictionaryAttr]
	list := cxx.ListOf(named)
	entries := func(v cxx.Value) []ir.NamedAttribute {
		if d, ok := v.Obj().(*ir.DictionaryAttr); ok {
			return d.Entries
		}
		return nil
	}
	method := func(name string, params []*cxx.Type, result *cxx.Type, f func(as []ir.NamedAttribute, args []cxx.Value) cxx.Value) {
		c.Method(name, &cxx.Func{Params: params, Result: result, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			return f(entries(args[0]), args[1:])
		}})
	}
	find := func(as []ir.NamedAttribute, name string) *ir.NamedAttribute {
		if i := (&NamedAttrs{&as}).find(name); i >= 0 {
			return &as[i]
		}
		return nil
	}
	method("size", nil, cxx.TypeUint64, func(as []ir.NamedAttribute, _ []cxx.Value) cxx.Value { return cxx.Uint(uint64(len(as))) })
	method("empty", nil, cxx.TypeBool, func(as []ir.NamedAttribute, _ []cxx.Value) cxx.Value { return cxx.Bool(len(as) == 0) })
	method("getValue", nil, list, func(as []ir.NamedAttribute, _ []cxx.Value) cxx.Value { return NamedAttributesValue(as) })
	c.ConvertsTo(list, func(_ *cxx.Machine, v cxx.Value) cxx.Value { return NamedAttributesValue(entries(v)) })
	name := []*cxx.Type{cxx.TypeString}
	method("contains", name, cxx.TypeBool, func(as []ir.NamedAttribute, args []cxx.Value) cxx.Value {
		return cxx.Bool(find(as, args[0].Str()) != nil)
	})
	method("get", name, at, func(as []ir.NamedAttribute, args []cxx.Value) cxx.Value {
		if x := find(as, args[0].Str()); x != nil {
			return cxx.Obj(x.Value)
		}
		return cxx.Null
	})
	method("getNamed", name, cxx.OptionalOf(named), func(as []ir.NamedAttribute, args []cxx.Value) cxx.Value {
		if x := find(as, args[0].Str()); x != nil {
			return cxx.Obj(x)
		}
		return cxx.None
	})
	c.Method("getAs", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || t.Class == nil || t.Class.IsA == nil || s.NumArgs() != 1 || !s.Convert(0, cxx.TypeString) {
			return nil
		}
		return &cxx.Func{Params: name, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if x := find(entries(args[0]), args[1].Str()); x != nil && t.Class.Holds(m, x.Value) {
				return cxx.Obj(x.Value)
			}
			return cxx.Null
		}}
	}})
	get := func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		var as []ir.NamedAttribute
		if len(args) > 1 {
			as = NamedAttributes(args[1])
		}
		return cxx.Obj(args[0].Obj().(*ir.Context).DictionaryAttr(as))
	}
	c.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type()}, Result: c.Type(), Call: get})
	for _, name := range []string{"get", "getWithSorted"} {
		c.Static(name, &cxx.Func{Params: []*cxx.Type{a.Context.Type(), list}, Result: c.Type(), Call: get})
	}
}
