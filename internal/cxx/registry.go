package cxx

import (
	"cmp"
	"strings"
)

// A Registry maps qualified names to classes, enums, functions, constants and
// templates. It is filled first and then only read; after that several goroutines
// may use it.
type Registry struct {
	parent  *Registry
	entries map[string]*entity
	using   map[string][]string
	methods map[Kind]map[string][]*Func // methods of the core library, by kind and name

	// Namespace, which may be nil, replaces aliases of namespaces in a qualified name.
	Namespace func(name string) string

	// Find, which may be nil, is called with qualified names that a text uses and that
	// are not registered.
	Find func(name string) *Definition

	// Define, which may be nil, defines the classes of a file that is part of a text, in the
	// environment of that text. It returns the types by name.
	Define func(f *File, env *Env) map[string]*Type

	// Limits bounds all evaluations of the registry's programs together. If it is nil, each
	// evaluation has only its own budget.
	Limits *Limits
}

// A Definition is the result of [Registry.Find]: functions, a type, a class template, a
// constant, or a variable, which code cannot use.
type Definition struct {
	Name     string // the qualified name, if it differs from the one that was looked up
	Funcs    []*Func
	Type     *Type
	Template func(args []*Type) *Type
	Value    *Value // of a constant, else nil
	Variable bool
}

func (d *Definition) entity(name string) *entity {
	e := &entity{name: cmp.Or(d.Name, name), typ: d.Type, funcs: d.Funcs, template: d.Template, variable: d.Variable}
	if d.Value != nil {
		e.val, e.isConst = *d.Value, true
	}
	return e
}

// Definition looks up a name as a text in this environment would, nil if it is unknown.
func (env *Env) Definition(name string) *Definition {
	n, err := ParseType(name)
	if err != nil {
		return nil
	}
	e := newChecker(env).entity(n.Name)
	if e == nil {
		return nil
	}
	d := &Definition{Name: e.name, Funcs: e.funcs, Type: e.typ, Template: e.template, Variable: e.variable}
	if e.isConst {
		d.Value = &e.val
	}
	return d
}

// An entity is the meaning of a qualified name: a type, a class template, a constant or a set
// of overloaded functions.
type entity struct {
	name     string
	typ      *Type
	template func(args []*Type) *Type
	val      Value
	isConst  bool
	variable bool // which can change
	// namespace means that the entity is a namespace.
	namespace bool
	funcs     []*Func
}

// NewRegistry returns a registry with the core library: casts, the fundamental
// types, containers, strings, optionals, APInt, and algorithms of llvm and std.
func NewRegistry() *Registry {
	r := core().Extend()
	r.Limits = &Limits{}
	return r
}

// Extend returns a registry that contains all of r and can be filled separately.
// Names registered in it hide those of r, except that functions of the same name
// are overloads.
func (r *Registry) Extend() *Registry {
	return &Registry{parent: r, entries: map[string]*entity{}, using: map[string][]string{}, methods: r.methods, Limits: r.Limits}
}

func (r *Registry) entity(name string) *entity {
	e := r.entries[name]
	if e == nil {
		e = &entity{name: name}
		if old := r.parent.find(name); old != nil {
			*e = *old
			e.funcs = append([]*Func(nil), old.funcs...)
		}
		r.entries[name] = e
	}
	return e
}

func (r *Registry) find(name string) *entity {
	for ; r != nil; r = r.parent {
		if e := r.entries[name]; e != nil {
			return e
		}
	}
	return nil
}

// Class registers a class under its qualified name, or returns the class that is
// registered in r, with the bases added.
func (r *Registry) Class(name string, bases ...*Class) *Class {
	if e := r.entries[name]; e != nil && e.typ != nil && e.typ.Class != nil {
		e.typ.Class.Bases = append(e.typ.Class.Bases, bases...)
		return e.typ.Class
	}
	c := &Class{Name: name, Bases: bases}
	c.typ = &Type{Kind: KindObject, Class: c}
	r.entity(name).typ = c.typ
	return c
}

// LookupClass returns the class with that qualified name, or nil.
func (r *Registry) LookupClass(name string) *Class {
	if e := r.find(name); e != nil && e.typ != nil {
		return e.typ.Class
	}
	return nil
}

// An EnumCase is a named constant of an enum.
type EnumCase struct {
	Name  string
	Value int64
}

// Enum registers an enum class and its constants. underlying must be unsigned if
// the enum is; nil means int.
func (r *Registry) Enum(name string, underlying *Type, cases ...EnumCase) *Type {
	t := EnumType(name, underlying, true)
	r.entity(name).typ = t
	for _, k := range cases {
		r.Const(name+"::"+k.Name, t, Int(k.Value))
	}
	return t
}

// Func registers a function under its qualified name; several with the same name
// are overloads.
func (r *Registry) Func(name string, f *Func) {
	f.setName(name)
	e := r.entity(name)
	e.funcs = append(e.funcs, f)
}

// Const registers a constant.
func (r *Registry) Const(name string, t *Type, v Value) {
	e := r.entity(name)
	e.typ, e.val, e.isConst = t, v, true
}

// Alias registers another name of a type.
func (r *Registry) Alias(name string, t *Type) { r.entity(name).typ = t }

// Template registers a class template. The function receives the template arguments
// that are types, and nil for those that are not. It returns nil if they do not
// match.
func (r *Registry) Template(name string, f func(args []*Type) *Type) { r.entity(name).template = f }

// Using makes the names of one namespace visible in another, like "using namespace"
// within namespace ns; for example, mlir uses names of llvm.
func (r *Registry) Using(ns, other string) { r.using[ns] = append(r.using[ns], other) }

// lookupIn finds a name in a namespace ("" is the global one) or in the namespaces
// that it uses.
func (r *Registry) lookupIn(ns, name string, depth int) *entity {
	q := name
	if ns != "" {
		q = ns + "::" + name
	}
	if e := r.find(q); e != nil {
		return e
	}
	if depth == 0 {
		for p := r; p != nil; p = p.parent {
			if p.Namespace != nil {
				if x := p.Namespace(q); x != q {
					return r.lookupIn("", x, 1)
				}
			}
		}
	}
	for p := r; p != nil; p = p.parent {
		if p.Find == nil {
			continue
		}
		if d := p.Find(q); d != nil {
			return d.entity(q)
		}
	}
	// The name itself may be qualified; in "mlir::isa" the namespace is mlir.
	scope, last := q, ""
	for depth < 8 {
		i := strings.LastIndex(scope, "::")
		if i < 0 {
			return nil
		}
		scope, last = scope[:i], q[i+2:]
		for p := r; p != nil; p = p.parent {
			for _, other := range p.using[scope] {
				if e := r.lookupIn(other, last, depth+1); e != nil {
					return e
				}
			}
		}
	}
	return nil
}
