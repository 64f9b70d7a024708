package cppapi

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
)

// Classes of C++ source files whose objects are values: structs with fields, methods and
// constructors, and instances of class templates whose parameters are types.

// typeInFiles finds a class or an enumeration of the files, or a case of one, by the scope and
// the last part of its name, or nil.
func (a *API) typeInFiles(ns, last string, keep func(*cxx.Definition) *cxx.Definition) *cxx.Definition {
	fs := a.files
	for _, s := range fs.structs[last] {
		switch {
		case s.Special != nil || !fs.holds(s.File, s.Parent, false, ns):
		case len(s.Template) > 0:
			return keep(&cxx.Definition{Template: a.classTemplate(newFileClass(s))})
		default:
			d := &cxx.Definition{}
			a.fileClass(newFileClass(s), func(c *cxx.Class) {
				d.Type = c.Type()
				keep(d)
			})
			return keep(d)
		}
	}
	for _, e := range fs.enums[last] {
		if fs.holds(e.File, e.Scope, false, ns) {
			return keep(&cxx.Definition{Type: a.fileEnum(e).typ})
		}
	}
	for _, e := range fs.cases[last] {
		within := *e.Scope
		within.Class = joinNames(e.Scope.Class, e.Name)
		if !fs.holds(e.File, &within, false, ns) && (e.Scoped || !fs.holds(e.File, e.Scope, false, ns)) {
			continue
		}
		if en := a.fileEnum(e); en.has(last) {
			v := en.values[last]
			return keep(&cxx.Definition{Type: en.typ, Value: &v})
		}
	}
	return nil
}

// An enumeration is an enumeration of a file.
type enumeration struct {
	typ    *cxx.Type
	values map[string]cxx.Value
}

// An enumKey identifies an enumeration: equal bodies of classes are read once, but each class
// has its own enumerations.
type enumKey struct {
	enum *cxx.FileEnum
	name string
}

func (e *enumeration) has(name string) bool {
	_, ok := e.values[name]
	return ok
}

// fileEnum evaluates an enumeration of a file.
func (a *API) fileEnum(e *cxx.FileEnum) *enumeration {
	env := a.environment(a.scopeOf(e.File, e.Scope, nil), true)
	return a.enumeration(e, joinNames(e.Scope.Namespace, joinNames(e.Scope.Class, e.Name)), env)
}

// enumeration evaluates an enumeration with a qualified name. It omits a case whose value
// cannot be evaluated, and later cases that depend on it.
func (a *API) enumeration(e *cxx.FileEnum, name string, env *cxx.Env) *enumeration {
	en := &enumeration{values: map[string]cxx.Value{}}
	if known, found := a.enumerations.LoadOrStore(enumKey{e, name}, en); found {
		return known.(*enumeration)
	}
	var under *cxx.Type
	if e.Underlying != nil {
		if t, problem := cxx.ResolveType(e.Underlying, env); problem == nil && t.Kind == cxx.KindInt {
			under = t
		}
	}
	en.typ = cxx.EnumType(name, under, e.Scoped)
	if env.Values = maps.Clone(env.Values); env.Values == nil {
		env.Values = map[string]cxx.Constant{}
	}
	next, known := int64(0), true
	for _, k := range e.Cases {
		if k.Value != nil {
			env.Result = cxx.TypeInt64
			v, err := cxx.Compile(k.Value, env).Eval(nil)
			if known = err == nil; known {
				next = v.Int()
			}
		}
		if known {
			en.values[k.Name] = cxx.Int(next)
			env.Values[k.Name] = cxx.Constant{Type: cxx.TypeInt64, Value: cxx.Int(next)}
			next++
		}
	}
	return en
}

// A fileClass is a class defined in code: in a file, or in a text of a definition.
type fileClass struct {
	scope *cxx.FileScope
	name  string // qualified, without template arguments
	src   *source
	outer *fileClass // the class around it that is an instance of a template, else nil
	class *cxx.Class
	// special are the template arguments, by the names of the parameters of the template or
	// of the specialization, and args those of the template.
	special binding
	args    []*cxx.Type
	// env is the environment of a class that is not in a file, else nil.
	env *cxx.Env
	// incomplete explains why no objects can be made, "" if they can.
	incomplete string
	declared   map[string]*cxx.Definition // results of lookups; nil for a name that is not declared
}

// newFileClass returns the fileClass of a class that is not a template.
func newFileClass(s *cxx.FileScope) *fileClass {
	return &fileClass{scope: s, name: joinNames(s.Namespace, s.Class)}
}

// fullName is the name with the template arguments of the class and of those around it.
func (k *fileClass) fullName() string {
	full := k.name
	if k.outer != nil {
		full = joinNames(k.outer.fullName(), shortClass(k.name))
	}
	if k.args == nil {
		return full
	}
	names := make([]string, len(k.args))
	for i, t := range k.args {
		names[i] = t.String()
	}
	return full + "<" + strings.Join(names, ", ") + ">"
}

// generic reports whether the class depends on template arguments.
func (k *fileClass) generic() bool { return k.args != nil || k.outer != nil }

// fileClass makes a class. It is published before its parts are known, which may refer to
// it.
func (a *API) fileClass(k *fileClass, publish func(*cxx.Class)) *cxx.Class {
	fs, s, full := a.files, k.scope, k.fullName()
	if k.env != nil { // each time that the text is compiled
		c := cxx.NewClass(full)
		publish(c)
		a.defineFileClass(c, k)
		return c
	}
	fs.mu.Lock()
	c := fs.made[s][full]
	if c == nil {
		c = cxx.NewClass(full)
		if fs.made[s] == nil {
			fs.made[s] = map[string]*cxx.Class{}
		}
		fs.made[s][full] = c
		fs.mu.Unlock()
		publish(c)
		a.defineFileClass(c, k)
		return c
	}
	fs.mu.Unlock()
	publish(c)
	return c
}

// scopeWithin returns the scope of code in a class.
func (a *API) scopeWithin(k *fileClass, c *cxx.Class) scope {
	var in scope
	switch {
	case k.env != nil:
		in = scope{class: c, within: k.env, namespaces: k.env.Namespaces, packs: k.env.Packs}
	case k.outer != nil:
		in = k.outer.src.scope
		in.class = c
	default:
		in = a.scopeOf(k.scope.File, k.scope, c)
		if k.args == nil {
			in.namespaces = append([]string{k.name}, in.namespaces...)
		}
	}
	var around binding
	switch {
	case k.outer != nil:
		around = k.outer.special
	case k.env != nil:
		around = binding{k.env.Types, k.env.Values}
	}
	b := around.with(k.special)
	in.types, in.values = b.types, b.values
	if k.args != nil || k.env != nil { // the name of the template is that of the instance in it
		in.types[shortClass(k.name)] = c.Type()
	}
	return in
}

// defineFileClass defines the bases, fields and constructors of a class. Its members are looked up on
// demand. An unsupported part makes the class incomplete: code can name it, but cannot create objects.
func (a *API) defineFileClass(c *cxx.Class, k *fileClass) {
	s := k.scope
	k.class, k.declared = c, map[string]*cxx.Definition{}
	if k.args != nil {
		c.Template, c.Args = k.name, k.args
		if k.outer != nil {
			c.Template = joinNames(k.outer.fullName(), shortClass(k.name))
		}
	}
	switch {
	case k.outer != nil:
		c.Outer = k.outer.class
	case k.env != nil:
		c.Outer = k.env.Class
	}
	in := a.scopeWithin(k, c)
	k.src = &source{scope: in, funcs: map[string]*members{}}
	c.Lookup = func(name string) []*cxx.Func { return a.fileMembers(k, name).methods }
	c.LookupStatic = func(name string) []*cxx.Func { return a.fileMembers(k, name).statics }
	c.Declared = func(name string) *cxx.Definition { return a.declaredInClass(k, name) }
	env := a.environment(in, true)
	if k.incomplete = unsupported(s); k.incomplete != "" {
		k.incomplete = "'" + c.Name + "': " + k.incomplete
	}
	c.SetIncomplete(true)
	if base := a.narrowed(s, env); base != nil {
		c.SetIncomplete(false)
		a.narrow(c, k, base)
		return
	}
	for _, b := range s.Bases {
		t, problem := cxx.ResolveType(b, env)
		switch {
		case problem != nil:
			k.incomplete = problem.Message
		case t.Incomplete() != nil:
			k.incomplete = "base class has incomplete type '" + t.String() + "'"
		case t.Cells() > cxx.MaxCells:
			k.incomplete = "'" + t.String() + "': the objects of the class are too large"
		case t.Class == nil || !t.Class.Instances():
			k.incomplete = "a base '" + t.String() + "' that is not defined in these files"
		default:
			c.AddBase(t.Class)
		}
	}
	for _, f := range s.Fields {
		if problem := a.addField(c, f, env); problem != "" && k.incomplete == "" {
			k.incomplete = problem
		}
	}
	c.SetIncomplete(false)
	a.fileConstructors(c, k)
	a.fileConversions(c, k)
}

// narrowed returns the class of the host of whose objects those of a class are some: the only base
// of a class without fields.
func (a *API) narrowed(s *cxx.FileScope, env *cxx.Env) *cxx.Class {
	if len(s.Bases) != 1 || len(s.Fields) > 0 {
		return nil
	}
	t, problem := cxx.ResolveType(s.Bases[0], env)
	if problem != nil || t.Class == nil || t.Class.Instances() || !t.Class.DerivesFrom(a.Type) && !t.Class.DerivesFrom(a.Attribute) {
		return nil
	}
	return t.Class
}

// narrow defines a class whose objects are those of a class of the host that its function classof
// accepts. Without one that can be run, no object is known to be of the class.
func (a *API) narrow(c *cxx.Class, k *fileClass, base *cxx.Class) {
	c.Narrow(base)
	var classof *cxx.Func
	c.SetTest(func(m *cxx.Machine, x any) bool { // which the function itself may need
		if classof == nil || base.IsA != nil && !base.Holds(m, x) || m.Failed() {
			return false
		}
		return classof.Call(m, []cxx.Value{cxx.Obj(x)}).Bool()
	})
	for _, f := range a.fileMembers(k, "classof").statics {
		if f.Unknown == "" && f.Template == nil && len(f.Params) == 1 && base.DerivesFrom(f.Params[0].Class) {
			classof = f
		}
	}
	if classof == nil {
		c.IsA = nil
	}
}

// DeriveFrom makes the class of a definition derive from the class that a C++ source file defines
// under a name. The error explains why it cannot.
func (a *API) DeriveFrom(c *cxx.Class, name, namespace string) error {
	if a.files == nil || name == "" {
		return nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	t := a.TypeNamed(name, namespace)
	switch {
	case t == nil || t.Class == nil:
		return fmt.Errorf("unknown type name '%s'", name)
	case c.DerivesFrom(t.Class):
	case t.Class.DerivesFrom(c):
		return fmt.Errorf("'%s' derives from '%s'", name, c.Name)
	case t.Class.Instances() || !t.Class.DerivesFrom(a.Type) && !t.Class.DerivesFrom(a.Attribute):
		return fmt.Errorf("'%s' has objects of its own", name)
	default:
		c.Bases = append([]*cxx.Class{t.Class}, c.Bases...)
	}
	return nil
}

// unsupported explains which feature of a class cannot be run, or returns "".
func unsupported(s *cxx.FileScope) string {
	if s.Destructor {
		return "a destructor with a body is not supported"
	}
	return ""
}

// copied reports whether a field holds a copy of the values of a type, rather than a shared
// object.
func copied(t *cxx.Type) bool {
	switch t.Kind {
	case cxx.KindBool, cxx.KindInt, cxx.KindFloat, cxx.KindEnum:
		return true
	case cxx.KindObject:
		return t.Class.Instances()
	}
	return false
}

// addField adds a field to a class. It returns why there can be no objects with the field,
// "" if there can.
func (a *API) addField(c *cxx.Class, f *cxx.FileField, env *cxx.Env) string {
	t, problem := cxx.ResolveType(f.Type, env)
	unknown := func(reason string) string {
		c.AddUnknownField(f.Name, reason)
		return reason
	}
	switch {
	case problem != nil:
		c.AddUnknownField(f.Name, problem.Message)
	case t.Incomplete() != nil:
		return unknown("field '" + f.Name + "' has incomplete type '" + t.Incomplete().Name + "'")
	case c.Type().Cells()+t.Cells() > cxx.MaxCells:
		return unknown("'" + c.Name + "': the objects of the class are too large")
	case t.Kind == cxx.KindFunc || t.Kind == cxx.KindVoid:
		c.AddUnknownField(f.Name, "a field of type '"+t.String()+"' is not supported")
	case f.Type.Reference && !f.Type.Const && copied(t):
		c.AddUnknownField(f.Name, "a field that refers to a variable of type '"+t.String()+"' is not supported")
	case f.Array:
		c.AddField(f.Name, cxx.VectorOf(t))
	default:
		c.AddField(f.Name, t)
	}
	return ""
}

// memberDecls returns the declarations of members with a name.
func (a *API) memberDecls(k *fileClass, name string) []sourceDecl {
	var decls []sourceDecl
	candidates := k.scope.File.Funcs
	if k.env == nil {
		candidates = a.files.funcs[name]
	}
	for _, fn := range candidates {
		d := *fn.FuncDecl
		decl := sourceDecl{FuncDecl: &d, text: fn.File.Text, file: fn, template: fn.Template, special: fn.Special}
		switch {
		case lastPart(fn.Name) != name:
			continue
		case len(fn.Name.Parts) == 1:
			if fn.Scope != k.scope {
				continue
			}
		case !a.definedOutside(k, fn, &decl):
			continue
		}
		decls = append(decls, decl)
	}
	return slices.DeleteFunc(decls, func(d sourceDecl) bool { // members that a specialization replaces
		return !d.member && d.defined() && slices.ContainsFunc(decls, func(m sourceDecl) bool { return m.member && spelledAlike(m.Params, d.Params) })
	})
}

// definedOutside reports whether a function that is defined outside of its class is a member
// of a class. For a member of a class template, the declaration gets the names that the
// parameters of the template have in the definition.
func (a *API) definedOutside(k *fileClass, fn *cxx.FileFunc, decl *sourceDecl) bool {
	parts := fn.Name.Parts[:len(fn.Name.Parts)-1]
	q := joinNames(fn.Scope.Class, joinParts(parts))
	if !a.files.named(fn.File, fn.Scope, q, k.name) || k.scope.Internal && fn.File != k.scope.File {
		return false
	}
	if k.args == nil {
		return k.outer == nil && k.scope.Special == nil && !parts[len(parts)-1].HasArgs
	}
	named := parts[len(parts)-1].Args
	if k.scope.Special != nil { // a specialization, matched by the spelling of its arguments
		decl.special = false
		return slices.EqualFunc(named, k.scope.Special, sameArgSpelling) && len(fn.Template) == 0
	}
	if fn.Special { // a member of the template for just these arguments
		decl.special, decl.member = false, true
		return a.sameArguments(k, named)
	}
	if len(named) != len(k.scope.Template) || len(fn.Template) != len(named) {
		return false
	}
	b := binding{map[string]*cxx.Type{}, map[string]cxx.Constant{}}
	for i, p := range fn.Template {
		if !isName(named[i], p.Name) {
			return false
		}
		b.set(p.Name, k.args[i])
	}
	decl.renamed, decl.template = &b, nil
	return true
}

// fileMembers returns the functions of a class with a name.
func (a *API) fileMembers(k *fileClass, name string) members {
	var decls []sourceDecl
	for _, d := range a.memberDecls(k, name) {
		if !d.file.Constructor && !d.file.Conversion {
			decls = append(decls, d)
		}
	}
	if m := a.membersOf(k.src, name, decls); m != nil {
		return *m
	}
	return members{}
}

// An overrideKey is a virtual function and the class of an object.
type overrideKey struct {
	of *cxx.Class
	f  *cxx.Func
}

// makeVirtual makes calls of a virtual function dispatch on the object's class.
func (a *API) makeVirtual(c *cxx.Class, name string, f *cxx.Func) {
	own := f.Call
	f.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		o, ok := args[0].Obj().(*cxx.Instance)
		if !ok || o.Class == c {
			return own(m, args)
		}
		key := overrideKey{o.Class, f}
		g, found := a.impls.Load(key)
		if !found {
			a.mu.Lock()
			g, _ = a.impls.LoadOrStore(key, override(o.Class, name, f))
			a.mu.Unlock()
		}
		if g == f {
			return own(m, args)
		}
		return g.(*cxx.Func).Call(m, args)
	}
}

// override returns the function that is called for f on objects of a class.
func override(c *cxx.Class, name string, f *cxx.Func) *cxx.Func {
	for _, g := range c.MethodFuncs(name) {
		if g.Template == nil && slices.EqualFunc(g.Params, f.Params, cxx.Same) {
			return g
		}
	}
	return f
}

// fileConstructors adds the constructors of a class: those that it declares, those of a
// base that it takes over, and else the implicit ones.
func (a *API) fileConstructors(c *cxx.Class, k *fileClass) {
	short := shortClass(k.scope.Class)
	method := cxx.ConstructMethod(short)
	add := func(f *cxx.Func) {
		if k.incomplete != "" { // why the constructor cannot be compiled follows from this
			f.Unknown = k.incomplete
		}
		init := f.Call
		if init == nil {
			init = func(m *cxx.Machine, _ []cxx.Value) cxx.Value { return m.FailUnknown("%s", f.Unknown) }
		}
		inPlace := *f
		inPlace.Result = nil
		c.Method(method, &inPlace)
		make := *f
		make.Result, make.Refs = c.Type(), f.Refs
		make.Implicit = f.Implicit
		make.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if !m.Step(c.Type().Cells()) {
				return cxx.Value{}
			}
			o := cxx.Obj(c.New())
			init(m, append([]cxx.Value{o}, args...))
			return o
		}
		c.Constructor(&make)
	}
	declared := false
	for _, d := range withDeclarations(a.memberDecls(k, short)) {
		if !d.file.Constructor {
			continue
		}
		declared = true
		if d.file.Default {
			add(a.initializer(c, k, nil))
			continue
		}
		f, body := a.constructorOf(k, d)
		if d.file.HasBody() && len(f.Params) == 1 && cxx.Same(f.Params[0], c.Type()) {
			f.Unknown = "'" + c.Name + "': a copy constructor with a body is not supported"
			k.incomplete = f.Unknown
		}
		f.Implicit = !d.file.Explicit && f.Template == nil
		body()
		add(f)
	}
	for _, x := range k.scope.File.Aliases {
		i := strings.LastIndex(x.Target, "::")
		if x.Scope != k.scope || i < 0 || shortClass(x.Target[:i]) != x.Name {
			continue // not using Base::Base
		}
		declared = true
		for _, b := range c.Bases {
			if shortClass(b.Name) == x.Name {
				a.inherit(c, k, b, add)
			}
		}
	}
	if !declared {
		add(a.initializer(c, k, nil))
		if len(k.scope.Bases) == 0 && len(k.scope.Fields) > 0 {
			a.aggregate(c, k, add)
		}
	}
	copies := slices.ContainsFunc(c.MethodFuncs(method), func(f *cxx.Func) bool {
		return len(f.Params) == 1 && cxx.Same(f.Params[0], c.Type())
	})
	if !copies { // the implicit copy constructor, which variables do without
		c.Method(method, &cxx.Func{Params: []*cxx.Type{c.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			to, ok := args[0].Obj().(*cxx.Instance)
			from, ok2 := args[1].Obj().(*cxx.Instance)
			if !ok || !ok2 {
				return m.Failf("a copy of null")
			}
			to.CopyBase(c, from)
			return cxx.Value{}
		}})
	}
}

// shortClass returns the name of a class without namespaces and template arguments.
func shortClass(name string) string {
	name, _, _ = strings.Cut(name, "<")
	return name[strings.LastIndex(name, ":")+1:]
}

// constructorOf returns a constructor that is written in C++ as a method.
func (a *API) constructorOf(k *fileClass, d sourceDecl) (*cxx.Func, func()) {
	parsed := d.file.Parsed()
	decl := *d.FuncDecl
	decl.Static, decl.Err = false, parsed.Err
	if parsed.Body != nil {
		decl.Body = cxx.Initialization(k.scope, d.file)
	}
	d.FuncDecl = &decl
	in := k.src.scope
	if k.env == nil {
		in = a.scopeOf(d.file.File, d.file.Scope, k.src.scope.class)
		if !k.generic() {
			in.namespaces = append([]string{k.name}, in.namespaces...)
		}
		in.types, in.values = k.src.scope.types, k.src.scope.values
	}
	in = in.rename(d)
	if len(d.template) > 0 {
		unknown := "'" + k.name + "': constructor templates are not supported"
		return &cxx.Func{Unknown: unknown, Template: func(s *cxx.Site) *cxx.Func {
			s.Errorf("%s", unknown)
			return nil
		}}, func() {}
	}
	f, compile := a.plainSignature(in, d)
	return f, func() {
		compile()
		a.refuse(d.file, f, d.Pos())
	}
}

// fileConversions adds the functions operator T of a class.
func (a *API) fileConversions(c *cxx.Class, k *fileClass) {
	decls := a.memberDecls(k, cxx.ConversionName())
	for len(decls) > 0 {
		var same, rest []sourceDecl // of the first one's type
		for _, d := range decls {
			if sameSpelling(d.Result, decls[0].Result) {
				same = append(same, d)
			} else {
				rest = append(rest, d)
			}
		}
		decls = rest
		explicit := slices.ContainsFunc(same, func(d sourceDecl) bool { return d.file.Explicit })
		for _, d := range withDeclarations(same) {
			f, compile := a.fileSignature(k.src.scope, d)
			compile()
			if f.Result == nil { // not known
				continue
			}
			c.AddConversion(f, explicit)
		}
	}
}

// initializer makes the method that initializes an object without arguments.
func (a *API) initializer(c *cxx.Class, k *fileClass, body *cxx.Block) *cxx.Func {
	if body == nil {
		body = cxx.Initialization(k.scope, nil)
	}
	prog := cxx.Compile(body, a.environment(k.src.scope, false))
	f := &cxx.Func{Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if _, err := prog.Run(m, args[:1]); err != nil {
			return m.Propagate(err, k.scope.File, -1)
		}
		return cxx.Value{}
	}}
	if !prog.Complete() {
		f.Unknown = prog.Problems[0].Message
	}
	return f
}

// aggregate adds the initialization of the fields by a list of values.
func (a *API) aggregate(c *cxx.Class, k *fileClass, add func(*cxx.Func)) {
	rest := a.initializer(c, k, nil)
	f := &cxx.Func{Optional: len(k.scope.Fields) - 1, Unknown: rest.Unknown}
	for _, x := range k.scope.Fields {
		if cell := c.New().Field(x.Name); cell == nil {
			return
		}
		t, _ := cxx.ResolveType(x.Type, a.environment(k.src.scope, true))
		if x.Array {
			t = cxx.VectorOf(t)
		}
		f.Params = append(f.Params, t)
	}
	f.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if len(args) <= len(k.scope.Fields) {
			if rest.Call(m, args[:1]); m.Failed() {
				return cxx.Value{}
			}
		}
		o := args[0].Obj().(*cxx.Instance)
		for i, v := range args[1:] {
			o.Field(k.scope.Fields[i].Name).Store(cxx.CopyOf(v))
		}
		return cxx.Value{}
	}
	add(f)
}

// inherit adds the constructors of a base, which a class takes over with a using
// declaration.
func (a *API) inherit(c *cxx.Class, k *fileClass, b *cxx.Class, add func(*cxx.Func)) {
	for _, f := range b.MethodFuncs(cxx.ConstructMethod(shortClass(b.Name))) {
		own := a.initializer(c, k, cxx.FieldInitialization(k.scope))
		taken := &cxx.Func{Params: f.Params, Refs: f.Refs, Optional: f.Optional, Unknown: f.Unknown, Implicit: f.Implicit}
		if taken.Unknown == "" {
			taken.Unknown = own.Unknown
		}
		taken.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if own.Call(m, args[:1]); m.Failed() {
				return cxx.Value{}
			}
			return f.Call(m, args)
		}
		add(taken)
	}
}
