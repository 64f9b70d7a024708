package cppapi

import (
	"maps"
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
)

// Class templates of code: their instances, and specializations for some arguments.

// A binding maps the parameters of a template to types and constants.
type binding struct {
	types  map[string]*cxx.Type
	values map[string]cxx.Constant
}

// set binds a parameter to an argument, which is a type or a [cxx.ConstantType].
func (b binding) set(name string, arg *cxx.Type) {
	if k, ok := arg.Constant(); ok {
		b.values[name] = k
		delete(b.types, name)
		return
	}
	b.types[name] = arg
	delete(b.values, name)
}

// with returns a binding of the names of both, where those of inner take precedence.
func (b binding) with(inner binding) binding {
	out := binding{map[string]*cxx.Type{}, map[string]cxx.Constant{}}
	for _, x := range []binding{b, inner} {
		for name := range x.types {
			delete(out.values, name)
		}
		for name := range x.values {
			delete(out.types, name)
		}
		maps.Copy(out.types, x.types)
		maps.Copy(out.values, x.values)
	}
	return out
}

// maxInstances bounds the nesting of instances of class templates that need each other. Compilers have
// limits of about 1,000.
const maxInstances = 1024

// maxMade bounds the instances of all templates, and maxNameLength the names of classes with
// their arguments. A template that needs larger instances of itself in several places would
// have exponentially many within the bound of the depth.
const (
	maxMade       = 1 << 12
	maxNameLength = 1 << 10
)

// mayInstantiate reports whether an instance of a class template may be made.
func (a *API) mayInstantiate(k *fileClass) bool {
	name := k.fullName()
	if k.env == nil {
		a.files.mu.Lock()
		known := a.files.made[k.scope][name] != nil
		a.files.mu.Unlock()
		if known {
			return true
		}
	}
	return len(name) <= maxNameLength && a.made.Add(1) <= maxMade
}

// classTemplate returns the instances of a class template, which is nil for arguments that do
// not fit, and where something in the template is not supported.
func (a *API) classTemplate(k *fileClass) func(args []*cxx.Type) *cxx.Type {
	return func(args []*cxx.Type) *cxx.Type {
		defer a.instances.Add(-1)
		if a.instances.Add(1) > maxInstances {
			return nil
		}
		inst := *k
		var ok bool
		if inst.special, inst.args, ok = a.bindTemplate(k, args); !ok {
			return nil
		}
		special, ok := a.specialization(k, inst.args)
		if !ok {
			return nil
		}
		if special != nil {
			inst.scope, inst.special = special.scope, special.binding
		}
		if !a.mayInstantiate(&inst) {
			return nil
		}
		return a.fileClass(&inst, func(*cxx.Class) {}).Type()
	}
}

// around returns the environment in which a class template is.
func (a *API) around(k *fileClass, b binding) *cxx.Env {
	var in scope
	switch {
	case k.outer != nil:
		in = k.outer.src.scope
	case k.env != nil:
		in = scope{class: k.env.Class, within: k.env, namespaces: k.env.Namespaces, types: k.env.Types, values: k.env.Values, packs: k.env.Packs}
	default:
		in = a.scopeOf(k.scope.File, k.scope.Parent, nil)
		if p := k.scope.Parent; p != nil && p.Class != "" {
			in.namespaces = append([]string{joinNames(p.Namespace, p.Class)}, in.namespaces...)
		}
	}
	all := binding{in.types, in.values}.with(b)
	in.types, in.values = all.types, all.values
	return a.environment(in, true)
}

// bindTemplate binds the parameters of a class template to arguments, with defaults for those
// that are not given.
func (a *API) bindTemplate(k *fileClass, args []*cxx.Type) (b binding, full []*cxx.Type, ok bool) {
	params := k.scope.Template
	b = binding{map[string]*cxx.Type{}, map[string]cxx.Constant{}}
	if len(args) > len(params) {
		return b, nil, false
	}
	for i, p := range params {
		env := a.around(k, b)
		var arg *cxx.Type
		switch {
		case p.Pack:
			return b, nil, false
		case i < len(args):
			arg = args[i]
		case p.Default != nil:
			arg = cxx.TemplateArgument(*p.Default, env)
		}
		if arg = templateArgument(p, arg, env); arg == nil {
			return b, nil, false
		}
		b.set(p.Name, arg)
		full = append(full, arg)
	}
	return b, full, true
}

// templateArgument converts an argument to the kind of a parameter, and a constant to its
// type; nil if that is impossible.
func templateArgument(p cxx.TemplateParam, arg *cxx.Type, env *cxx.Env) *cxx.Type {
	if arg == nil {
		return nil
	}
	k, constant := arg.Constant()
	switch {
	case p.Type != !constant || arg.Kind == cxx.Poison:
		return nil
	case p.Type:
		return arg
	case p.Of == nil:
		return nil
	case isAuto(p.Of):
		return arg
	}
	of, problem := cxx.ResolveType(p.Of, env)
	if problem != nil {
		return nil
	}
	converted, ok := k.To(of)
	if !ok {
		return nil
	}
	return cxx.ConstantType(converted)
}

// A specialization is a specialization of a class template that fits arguments.
type specialization struct {
	scope   *cxx.FileScope
	binding binding
}

// specialization returns the most specialized specialization that matches the arguments of a template, or
// nil; ok is false if that is undecidable.
func (a *API) specialization(k *fileClass, args []*cxx.Type) (best *specialization, ok bool) {
	var fitting []*specialization
	for _, s := range a.specializations(k.scope) {
		b, fits, known := a.fitsSpecialization(k, s, args)
		if !known {
			return nil, false
		}
		if fits {
			fitting = append(fitting, &specialization{s, b})
		}
	}
	for _, x := range fitting {
		if !slices.ContainsFunc(fitting, func(y *specialization) bool { return x != y && !a.moreSpecialized(k, x.scope, y.scope) }) {
			return x, true
		}
	}
	return nil, len(fitting) == 0
}

// specializations returns those of a class template.
func (a *API) specializations(s *cxx.FileScope) []*cxx.FileScope {
	var all []*cxx.FileScope
	candidates := s.File.Classes
	if a.files != nil {
		if _, read := a.files.number[s.File]; read {
			candidates = a.files.structs[shortClass(s.Class)]
		}
	}
	for _, x := range candidates {
		if x.Special != nil && x.Class == s.Class && x.Namespace == s.Namespace && (x.File == s.File || !s.Internal) {
			all = append(all, x)
		}
	}
	return all
}

// fitsSpecialization determines the parameters of a specialization from the arguments of a template; known
// is false if that cannot be decided.
func (a *API) fitsSpecialization(k *fileClass, s *cxx.FileScope, args []*cxx.Type) (b binding, fits, known bool) {
	b = binding{map[string]*cxx.Type{}, map[string]cxx.Constant{}}
	if len(s.Special) != len(args) {
		return b, false, false
	}
	found := map[string]*cxx.Type{}
	for _, p := range s.Template {
		if p.Pack {
			return b, false, false
		}
		found[p.Name] = nil
	}
	for i, arg := range s.Special {
		if arg.Type == nil {
			continue
		}
		if hidden(arg.Type, args[i]) {
			return b, false, false
		}
		match(found, arg.Type, args[i])
	}
	env := a.around(k, b)
	for _, p := range s.Template {
		if found[p.Name] == nil {
			return b, false, true
		}
		arg := templateArgument(p, found[p.Name], env)
		if arg == nil {
			return b, false, true
		}
		b.set(p.Name, arg)
	}
	full := a.specialArguments(k, s, b)
	for i, arg := range full {
		if arg == nil {
			return b, false, false
		}
		if !cxx.Same(arg, args[i]) {
			return b, false, true
		}
	}
	return b, true, true
}

// hidden reports whether a type in a specialization uses distinctions that our types do not have:
// references, const, and pointers to objects of the host.
func hidden(n *cxx.TypeName, arg *cxx.Type) bool {
	if _, constant := arg.Constant(); constant {
		return false
	}
	return n.Reference || n.Const || n.Pointers > 0 && arg.Kind == cxx.KindObject && !arg.Class.Instances()
}

// specialArguments resolves the arguments of a specialization, given the binding of its parameters. An
// argument that cannot be resolved is nil.
func (a *API) specialArguments(k *fileClass, s *cxx.FileScope, b binding) []*cxx.Type {
	env := a.around(k, b)
	args := make([]*cxx.Type, len(s.Special))
	for i, x := range s.Special {
		arg := cxx.TemplateArgument(x, env)
		if i < len(k.scope.Template) {
			arg = templateArgument(k.scope.Template[i], arg, env)
		}
		args[i] = arg
	}
	return args
}

// moreSpecialized reports whether a specialization x is for a part of the arguments that y is
// for: y fits the arguments of x for any values of the parameters of x.
func (a *API) moreSpecialized(k *fileClass, x, y *cxx.FileScope) bool {
	_, xy, known := a.fitsSpecialization(k, y, a.generalArguments(k, x))
	_, yx, known2 := a.fitsSpecialization(k, x, a.generalArguments(k, y))
	return known && known2 && xy && !yx
}

// generalArguments are the arguments of a specialization for parameters that are unlike
// everything else.
func (a *API) generalArguments(k *fileClass, s *cxx.FileScope) []*cxx.Type {
	b := binding{map[string]*cxx.Type{}, map[string]cxx.Constant{}}
	for i, p := range s.Template {
		if p.Type {
			b.set(p.Name, cxx.NewClass("(any "+p.Name+")").Type())
			continue
		}
		of, problem := cxx.ResolveType(p.Of, a.around(k, b))
		if problem != nil {
			of = cxx.TypeInt64
		}
		b.set(p.Name, cxx.ConstantType(cxx.Constant{Type: of, Value: cxx.Int(uniqueConstant + int64(i))}))
	}
	return a.specialArguments(k, s, b)
}

// uniqueConstant is a constant that does not occur in code.
const uniqueConstant = 0x5eed_0000_5eed

// sameArguments reports whether arguments that are written in code are those of an instance.
func (a *API) sameArguments(k *fileClass, named []cxx.TemplateArg) bool {
	if len(named) != len(k.args) {
		return false
	}
	env := a.around(k, binding{})
	for i, x := range named {
		arg := templateArgument(k.scope.Template[i], cxx.TemplateArgument(x, env), env)
		if arg == nil || !cxx.Same(arg, k.args[i]) {
			return false
		}
	}
	return true
}

// isName reports whether a template argument is just a name.
func isName(arg cxx.TemplateArg, name string) bool {
	t := arg.Type
	return t != nil && t.Pointers == 0 && !t.Reference && !t.Const && t.Name != nil && len(t.Name.Parts) == 1 &&
		t.Name.Parts[0].Ident == name && !t.Name.Parts[0].HasArgs
}

// sameArgSpelling reports whether two template arguments have the same spelling.
func sameArgSpelling(x, y cxx.TemplateArg) bool {
	if x.Type != nil || y.Type != nil {
		return sameSpelling(x.Type, y.Type)
	}
	l, ok := x.Expr.(*cxx.Literal)
	m, ok2 := y.Expr.(*cxx.Literal)
	return ok && ok2 && l.Kind == m.Kind && l.Int == m.Int
}

// declaredInClass finds a declaration of a class that is not a function: a constant, a type alias, an
// enumeration with its cases, or a class.
func (a *API) declaredInClass(k *fileClass, name string) *cxx.Definition {
	if d, known := k.declared[name]; known {
		return d
	}
	defer a.instances.Add(-1)
	if a.instances.Add(1) > maxInstances {
		return nil
	}
	k.declared[name] = nil // it cannot depend on itself
	d := a.lookUpInClass(k, name)
	k.declared[name] = d
	return d
}

// lookUpInClass finds a declaration of a class without the cache. An inner class is cached while it is
// defined, because it may refer to itself.
func (a *API) lookUpInClass(k *fileClass, name string) *cxx.Definition {
	f, env := k.scope.File, a.environment(k.src.scope, true)
	for _, s := range f.Classes {
		if s.Parent != k.scope || s.Special != nil || shortClass(s.Class) != name {
			continue
		}
		inner := newFileClass(s)
		inner.env = k.env
		if k.generic() || k.env != nil {
			inner.outer = k
		}
		if len(s.Template) > 0 {
			return &cxx.Definition{Template: a.classTemplate(inner)}
		}
		d := &cxx.Definition{}
		a.fileClass(inner, func(c *cxx.Class) {
			d.Type = c.Type()
			k.declared[name] = d
		})
		return d
	}
	for _, x := range f.Aliases {
		if x.Scope != k.scope || x.Name != name || x.Type == nil {
			continue
		}
		if t, problem := cxx.ResolveType(x.Type, env); problem == nil {
			return &cxx.Definition{Type: t}
		}
	}
	for _, v := range f.Vars {
		if v.Scope != k.scope || v.Name != name {
			continue
		}
		if v.Mutable {
			return &cxx.Definition{Variable: true}
		}
		if t, value, ok := a.constant(v, env); ok {
			return &cxx.Definition{Type: t, Value: &value}
		}
	}
	for _, e := range f.Enums {
		if e.Scope != k.scope {
			continue
		}
		en := a.enumeration(e, k.class.Name+"::"+e.Name, a.environment(k.src.scope, true))
		switch {
		case e.Name == name:
			return &cxx.Definition{Type: en.typ}
		case !e.Scoped && en.has(name):
			v := en.values[name]
			return &cxx.Definition{Type: en.typ, Value: &v}
		}
	}
	return nil
}

// defineLocal defines the class in the file of a statement. It is the [cxx.Registry.Define]
// of the registry.
func (a *API) defineLocal(f *cxx.File, env *cxx.Env) map[string]*cxx.Type {
	types := map[string]*cxx.Type{}
	for _, s := range f.Classes {
		if s.Parent.Class != "" || s.Special != nil || len(s.Template) > 0 {
			continue
		}
		k := newFileClass(s)
		k.env = env
		types[s.Class] = a.fileClass(k, func(*cxx.Class) {}).Type()
	}
	return types
}
