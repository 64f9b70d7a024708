package load

import (
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ods"
)

// defineInterfaces creates the C++ classes of the interfaces of types, attributes and
// operations. Those that package cppapi has in Go keep their classes.
func (l *loader) defineInterfaces() {
	for _, i := range l.module.Interfaces {
		l.defineInterface(i)
	}
}

func (l *loader) defineInterface(i *ods.Interface) *cxx.Class {
	class := trimGlobal(i.Name())
	if c := l.api.Registry.LookupClass(class); c != nil || l.interfaces[i] {
		return c
	}
	l.interfaces[i] = true // also where it is a base of itself
	src := cppapi.InterfaceSource{ClassBody: i.ClassBody, TraitBody: i.TraitBody, ClassOf: i.ClassOf}
	for _, b := range i.Bases {
		if c := l.defineInterface(b); c != nil {
			src.Bases = append(src.Bases, c)
		}
	}
	for _, m := range i.Methods {
		src.Methods = append(src.Methods, cppapi.InterfaceMethod{
			Name: m.Name, Result: m.Result, Params: sourceParams(m.Params), Static: m.Static, Body: m.Body, Default: m.Default,
		})
	}
	switch i.Kind {
	case ods.TypeInterface:
		return l.api.DefineInterface(class, l.api.Type, src)
	case ods.AttrInterface:
		return l.api.DefineInterface(class, l.api.Attribute, src)
	case ods.OpInterface:
		return l.api.DefineInterface(class, l.api.Operation, src)
	}
	return nil
}

func sourceParams(ps []ods.CppParam) []cppapi.SourceParam {
	out := make([]cppapi.SourceParam, len(ps))
	for i, p := range ps {
		out[i] = cppapi.SourceParam{Type: p.Type, Name: p.Name, Default: p.Default}
	}
	return out
}

// implements records the interfaces of a class.
func (l *loader) implements(c *cxx.Class, traits []*ods.Trait) {
	for _, t := range traits {
		if t.Kind == ods.InterfaceTrait {
			l.api.Implements(c, t.Interface, t.Methods)
		}
	}
}
