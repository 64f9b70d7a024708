package cppapi

import (
	"math"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
)

// Function templates of C++ source files are compiled for each list of template
// arguments with which they are called. The parameters are types and constants.

// generic reports whether a parameter of the function is auto, which makes it a
// template.
func (d sourceDecl) generic() bool {
	for _, p := range d.Params {
		if isAuto(p.Type) {
			return true
		}
	}
	return false
}

func isAuto(t *cxx.TypeName) bool {
	return t.Name != nil && len(t.Name.Parts) == 1 && t.Name.Parts[0].Ident == "auto"
}

// templateSignature makes a function that is a template.
func (a *API) templateSignature(s scope, d sourceDecl) (*cxx.Func, func()) {
	f := &cxx.Func{Name: d.file.QualifiedName()}
	nothing := func() {}
	if d.special {
		return a.specialSignature(s, d, f)
	}
	if !d.supported() {
		f.Unknown = "'" + f.Name + "': only templates with types and constants as parameters can be run"
		f.Template = func(site *cxx.Site) *cxx.Func {
			site.Errorf("%s", f.Unknown)
			return nil
		}
		return f, nothing
	}
	for _, p := range d.Params {
		if !isAuto(p.Type) && !d.isParam(p.Type) {
			f.Specialized++
		}
	}
	made := map[string]*cxx.Func{}
	f.Template = func(site *cxx.Site) *cxx.Func {
		defer a.instances.Add(-1)
		if a.instances.Add(1) > maxInstances {
			site.Errorf("recursive template instantiation exceeded maximum depth of %d", maxInstances)
			return nil
		}
		types, values, key, ok := a.deduce(s, d, site)
		if !ok {
			return nil
		}
		g := made[key]
		if g == nil && (len(key) > maxNameLength || a.made.Add(1) > maxMade) {
			site.Errorf("there are too many instances of templates")
			return nil
		}
		if g == nil {
			in := s
			in.types, in.values = types, values
			inst := d.instance(&in, site.NumArgs())
			all := binding{s.types, s.values}.with(binding{types, values})
			in.types, in.values = all.types, all.values
			var compile func()
			g, compile = a.plainSignature(in, inst)
			g.Name = f.Name
			made[key] = g
			a.refuse(d.file, g, d.Pos())
			compile()
		}
		copied := *g
		return &copied
	}
	return f, nothing
}

// isParam reports whether a type is just a parameter of the template.
func (d sourceDecl) isParam(t *cxx.TypeName) bool {
	return t.Pointers == 0 && t.Name != nil && len(t.Name.Parts) == 1 &&
		slices.ContainsFunc(d.template, func(p cxx.TemplateParam) bool { return p.Name == t.Name.Parts[0].Ident })
}

// autoName is the name of the type of a parameter that is auto.
func autoName(i int) string { return "auto:" + string(rune('0'+i)) }

// deduce determines the template arguments of a call; the second result identifies
// them.
func (a *API) deduce(s scope, d sourceDecl, site *cxx.Site) (types map[string]*cxx.Type, values map[string]cxx.Constant, id string, ok bool) {
	types = map[string]*cxx.Type{}
	if site.NumArgs() > len(d.Params) && !d.variadic() {
		return nil, nil, "", false
	}
	var key strings.Builder
	for i, p := range d.template {
		switch {
		case p.Pack && p.Name == d.typePack():
			for k := i; k < site.NumTemplateArgs(); k++ {
				t := site.TemplateType(k)
				if t == nil {
					return nil, nil, "", false
				}
				types[packElement(p.Name, k-i)] = t
				key.WriteString(t.String() + ";")
			}
		case p.Pack: // the arguments decide
		case !p.Type:
			types[p.Name] = nil
			if i < site.NumTemplateArgs() {
				k, constant := site.TemplateConstant(i)
				if !constant {
					return nil, nil, "", false
				}
				types[p.Name] = cxx.ConstantType(k)
			}
		case i < site.NumTemplateArgs():
			t := site.TemplateType(i)
			if t == nil {
				return nil, nil, "", false
			}
			types[p.Name] = t
		default:
			types[p.Name] = nil
		}
	}
	for i := range site.NumArgs() {
		t, p := site.ArgType(i), d.param(i).Type
		switch {
		case isAuto(p):
			types[autoName(i)] = t
		case p.Pack:
			element := d.matchPack(p, t)
			if element == nil {
				return nil, nil, "", false
			}
			types[packElement(d.packParam(), i-len(d.Params)+1)] = element
			key.WriteString(element.String() + ";")
		default:
			match(types, p, t)
		}
	}
	b := binding{types, map[string]cxx.Constant{}}
	for _, p := range d.template {
		if p.Pack {
			continue
		}
		in := s
		around := binding{s.types, s.values}.with(b)
		in.types, in.values = around.types, around.values
		env := a.environment(in, true)
		arg := types[p.Name]
		if arg == nil && p.Default != nil {
			arg = cxx.TemplateArgument(*p.Default, env)
		}
		if arg = templateArgument(p, arg, env); arg == nil {
			return nil, nil, "", false
		}
		key.WriteString(arg.String() + ";")
		b.set(p.Name, arg)
	}
	for i := range d.Params {
		if t := types[autoName(i)]; t != nil {
			key.WriteString(t.String() + ";")
		}
	}
	return b.types, b.values, key.String(), true
}

// specialSignature returns the function for an explicit specialization of a template: it is
// called with its template arguments, or with arguments of just its parameters' types.
func (a *API) specialSignature(s scope, d sourceDecl, f *cxx.Func) (*cxx.Func, func()) {
	g, compile := a.plainSignature(s, d)
	args := d.Name.Parts[len(d.Name.Parts)-1].Args
	f.Specialized = math.MaxInt32
	f.Template = func(site *cxx.Site) *cxx.Func {
		if site.NumTemplateArgs() > len(args) || site.NumArgs() > len(g.Params) {
			return nil
		}
		for i := range site.NumTemplateArgs() {
			if !a.sameArgument(s, args[i], site, i) {
				return nil
			}
		}
		for i := range site.NumArgs() {
			if site.NumTemplateArgs() < len(args) && !cxx.Same(site.ArgType(i), g.Params[i]) {
				return nil
			}
		}
		copied := *g
		return &copied
	}
	return f, func() {
		compile()
		a.refuse(d.file, g, d.Pos())
	}
}

// sameArgument reports whether a template argument of a call is that of a specialization.
func (a *API) sameArgument(s scope, arg cxx.TemplateArg, site *cxx.Site, i int) bool {
	env := a.environment(s, true)
	if arg.Type != nil {
		if t, problem := cxx.ResolveType(arg.Type, env); problem == nil {
			called := site.TemplateType(i)
			return called != nil && cxx.Same(t, called)
		}
		arg.Expr = &cxx.NameExpr{Name: arg.Type.Name}
	}
	k, constant := site.TemplateConstant(i)
	own := cxx.TemplateArgument(arg, env)
	return constant && own != nil && cxx.Same(own, cxx.ConstantType(k))
}

// match determines template parameters, which are null in types, so that a parameter's
// type becomes that of the argument.
func match(types map[string]*cxx.Type, p *cxx.TypeName, t *cxx.Type) {
	if p.Name == nil || t == nil {
		return
	}
	part := p.Name.Parts[len(p.Name.Parts)-1]
	if old, is := types[part.Ident]; is && len(p.Name.Parts) == 1 {
		if t.Kind == cxx.KindPointer && p.Pointers > 0 {
			t = t.Elem
		}
		if old == nil && t.Kind != cxx.Poison && t.Kind != cxx.KindNull {
			types[part.Ident] = t
		}
		return
	}
	switch t.Kind {
	case cxx.KindList, cxx.KindOptional:
		if len(part.Args) > 0 && part.Args[0].Type != nil {
			match(types, part.Args[0].Type, t.Elem)
		}
	case cxx.KindTuple:
		for i, arg := range part.Args {
			if arg.Type != nil && i < len(t.Elems) {
				match(types, arg.Type, t.Elems[i])
			}
		}
	case cxx.KindObject:
		c := instanceOf(t.Class, part.Ident)
		for i, arg := range part.Args {
			if c != nil && arg.Type != nil && i < len(c.Args) {
				match(types, arg.Type, c.Args[i])
			}
		}
	}
}

// instanceOf returns the class itself or a base of it that is an instance of a class template
// with an unqualified name, or nil.
func instanceOf(c *cxx.Class, template string) *cxx.Class {
	if c.Template != "" && shortClass(c.Template) == template {
		return c
	}
	for _, b := range c.Bases {
		if found := instanceOf(b, template); found != nil {
			return found
		}
	}
	return nil
}
