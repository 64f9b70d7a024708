package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
)

// AbsentType registers a C++ class of types that has no definition, because the
// dialect defines it only in C++. It has no instances: isa of it is false, and its
// methods, given by name with their results, are never called. A definition loaded
// later replaces it.
func (a *API) AbsentType(name string, methods map[string]string, bases ...*cxx.Class) *cxx.Class {
	if bases == nil {
		bases = []*cxx.Class{a.Type}
	}
	return a.absent(name, methods, bases)
}

// AbsentAttribute is AbsentType for attributes.
func (a *API) AbsentAttribute(name string, methods map[string]string) *cxx.Class {
	return a.absent(name, methods, []*cxx.Class{a.Attribute})
}

func (a *API) absent(name string, methods map[string]string, bases []*cxx.Class) *cxx.Class {
	a.provided = append(a.provided, name)
	if c := a.Registry.LookupClass(name); c != nil {
		return c
	}
	c := a.Registry.Class(name, bases...)
	c.IsA = func(any) bool { return false }
	short := name[strings.LastIndex(name, ":")+1:]
	c.Lookup = func(method string) []*cxx.Func {
		text, ok := methods[method]
		if !ok {
			return nil
		}
		t := a.TypeNamed(text, namespaceOfClass(c))
		if t == nil {
			return nil
		}
		return []*cxx.Func{{Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return m.Failf("no object is of class %s", short)
		}}}
	}
	return c
}

// define returns the class of that name for a definition, after removing the members that a
// placeholder for an absent class had.
func (a *API) define(name string, base *cxx.Class) *cxx.Class {
	if c := a.Registry.LookupClass(name); c != nil && c.DerivesFrom(base) {
		c.Lookup, c.LookupStatic, c.Bases = nil, nil, []*cxx.Class{base}
		return c
	}
	return a.Registry.Class(name, base)
}
