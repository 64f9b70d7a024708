package cppapi

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
)

// A function template may have a parameter pack. An instance has a parameter for each of
// its elements.

// supported reports whether the parameters of the template are types and constants. The
// last may be a pack of types, to which the function's last parameter may belong.
func (d sourceDecl) supported() bool {
	pack := false
	for i, p := range d.template {
		pack = p.Pack && i+1 == len(d.template)
		if !p.Type && p.Of == nil || p.Pack && (!pack || !p.Type) {
			return false
		}
	}
	return pack || !d.variadic()
}

// typePack returns the pack of types to which no parameter of the function belongs, so that a call
// names its elements, or "".
func (d sourceDecl) typePack() string {
	if n := len(d.template); n > 0 && d.template[n-1].Pack && !d.variadic() {
		return d.template[n-1].Name
	}
	return ""
}

// variadic reports whether the last parameter of the function is a pack.
func (d sourceDecl) variadic() bool {
	return len(d.Params) > 0 && d.Params[len(d.Params)-1].Type.Pack
}

// packParam returns the template parameter that is a pack.
func (d sourceDecl) packParam() string { return d.template[len(d.template)-1].Name }

// param returns the parameter to which an argument belongs.
func (d sourceDecl) param(i int) *cxx.Param {
	if d.variadic() {
		i = min(i, len(d.Params)-1)
	}
	return &d.Params[i]
}

// packElement is the name of an element of a pack.
func packElement(name string, i int) string { return fmt.Sprintf("%s:%d", name, i) }

// instance returns the declaration with names for the types of parameters that are
// auto, and with a parameter for each of the arguments in a pack.
func (d sourceDecl) instance(s *scope, args int) sourceDecl {
	decl := *d.FuncDecl
	decl.Params = append([]cxx.Param(nil), d.Params...)
	if d.variadic() {
		last := decl.Params[len(d.Params)-1]
		decl.Params = decl.Params[:len(d.Params)-1]
		types, values := []string{}, []string{}
		for i := range args - len(decl.Params) {
			types, values = append(types, packElement(d.packParam(), i)), append(values, packElement(last.Name, i))
			p, t := last, *last.Type
			t.Name = withName(t.Name, d.packParam(), types[i])
			t.Pack = false
			p.Type, p.Name = &t, values[i]
			decl.Params = append(decl.Params, p)
		}
		s.packs = map[string][]string{d.packParam(): types, last.Name: values}
	}
	if pack := d.typePack(); pack != "" {
		elements := []string{}
		for s.types[packElement(pack, len(elements))] != nil {
			elements = append(elements, packElement(pack, len(elements)))
		}
		s.packs = map[string][]string{pack: elements}
	}
	for i := range decl.Params {
		if p := &decl.Params[i]; isAuto(p.Type) {
			t := *p.Type
			t.Name = &cxx.Name{Parts: []cxx.NamePart{{Ident: autoName(i)}}}
			t.Pointers = 0
			p.Type = &t
		}
	}
	d.FuncDecl = &decl
	return d
}

// withName returns a name in which one identifier is replaced by another, also in
// template arguments.
func withName(n *cxx.Name, from, to string) *cxx.Name {
	out := *n
	out.Parts = slices.Clone(n.Parts)
	for i := range out.Parts {
		p := &out.Parts[i]
		if len(out.Parts) == 1 && p.Ident == from {
			p.Ident = to
		}
		p.Args = slices.Clone(p.Args)
		for k := range p.Args {
			if t := p.Args[k].Type; t != nil {
				arg := *t
				arg.Name = withName(t.Name, from, to)
				p.Args[k].Type = &arg
			}
		}
	}
	return &out
}

// matchPack returns the element of the pack that makes a parameter's type that of an argument,
// or nil.
func (d sourceDecl) matchPack(p *cxx.TypeName, t *cxx.Type) *cxx.Type {
	element := map[string]*cxx.Type{d.packParam(): nil}
	match(element, p, t)
	return element[d.packParam()]
}
