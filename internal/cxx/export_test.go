package cxx

import (
	"maps"
	"slices"
)

// An Entry is a name of a registry and its meanings, for the reference page.
type Entry struct {
	Name      string
	Funcs     []*Func
	Class     *Class
	Enum      bool
	Template  bool // of classes
	Constants []string
}

// Entries returns the entries of a registry, by name.
func (r *Registry) Entries() []Entry {
	all := map[string]*entity{}
	for x := r; x != nil; x = x.parent {
		for name, e := range x.entries {
			if all[name] == nil {
				all[name] = e
			}
		}
	}
	var list []Entry
	for _, name := range slices.Sorted(maps.Keys(all)) {
		e := all[name]
		x := Entry{Name: name, Funcs: e.funcs, Template: e.template != nil}
		if e.typ != nil {
			x.Class, x.Enum = e.typ.Class, e.typ.Class != nil && e.typ.Class.enum
		}
		if e.isConst {
			x.Constants = append(x.Constants, name)
		}
		list = append(list, x)
	}
	return list
}

// Members returns the methods, the static functions and the constructors of a class.
func (c *Class) Members() (methods, statics map[string][]*Func, constructors []*Func) {
	return c.methods, c.statics, c.ctors
}

// CoreMethods returns the methods of a kind of values of the core library.
func (r *Registry) CoreMethods() map[Kind]map[string][]*Func { return r.methods }
