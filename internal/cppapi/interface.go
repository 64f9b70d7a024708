package cppapi

import (
	"reflect"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// An InterfaceSource holds the C++ of an interface's definition.
type InterfaceSource struct {
	Methods []InterfaceMethod
	Bases   []*cxx.Class
	// ClassBody is added to the class of the interface, TraitBody to the classes that implement
	// it. ClassOf is a further condition for isa; it may be "".
	ClassBody, TraitBody, ClassOf string
}

// An InterfaceMethod is a method of an interface. With a Body, that is the method. Otherwise
// the class that implements the interface has the method; Default is used if it does not.
type InterfaceMethod struct {
	Name, Result  string
	Params        []SourceParam
	Static        bool
	Body, Default string
}

// An iface is an interface that definitions define.
type iface struct {
	class    *cxx.Class
	name     string // of [ir.HasInterface]
	src      InterfaceSource
	self     string // the placeholder of the object in bodies: "$_op"
	concrete string // the name of the implementing class in bodies: "ConcreteOp"
	virtual  map[string][]*cxx.Func
	bases    []*iface
	classOf  *cxx.Program
}

// An implementation is an interface of a class.
type implementation struct {
	of *iface
	// overridden are the methods that the class declares, so that it does not have
	// the defaults.
	overridden []string
}

// DefineInterface registers the C++ class of an interface of types, attributes or operations:
// its objects are those whose definitions list the interface.
func (a *API) DefineInterface(cppClass string, base *cxx.Class, src InterfaceSource) *cxx.Class {
	c := a.Registry.Class(qualified(cppClass), append(src.Bases, base)...)
	c.Interface = true
	i := &iface{class: c, name: TraitName(cppClass), src: src, self: "$_op", concrete: "ConcreteOp", virtual: map[string][]*cxx.Func{}}
	switch base {
	case a.Type:
		i.self, i.concrete = "$_type", "ConcreteType"
	case a.Attribute:
		i.self, i.concrete = "$_attr", "ConcreteAttr"
	}
	for _, b := range src.Bases {
		if x := a.interfaces[b]; x != nil {
			i.bases = append(i.bases, x)
		}
	}
	a.interfaces[c] = i
	if c.IsA = func(x any) bool { return a.listed(x, i.name) }; i.src.ClassOf != "" {
		c.SetTest(func(m *cxx.Machine, x any) bool { return a.listed(x, i.name) && a.isOf(m, i, x) })
	}
	a.AddSource(c, src.ClassBody)
	if s := a.sources[c]; s != nil {
		s.scope.self = i.self
	}
	c.Lookup = func(method string) []*cxx.Func {
		fs := a.virtual(i, method)
		if len(fs) == 0 {
			return a.ownMembers(c, method).methods
		}
		if m := a.sourceMembers(c, method); m != nil {
			fs = append(fs[:len(fs):len(fs)], m.methods...)
		}
		return fs
	}
	c.LookupStatic = func(name string) []*cxx.Func {
		if m := a.sourceMembers(c, name); m != nil {
			return m.statics
		}
		return nil
	}
	return c
}

// listed reports whether the definition of an object lists an interface, or some
// dialect attaches it.
func (a *API) listed(x any, name string) bool {
	return ir.HasInterface(x, name) || a.hasModel(x, name)
}

// isOf evaluates the condition extraClassOf.
func (a *API) isOf(m *cxx.Machine, i *iface, x any) bool {
	a.mu.Lock()
	prog, err := a.condition(i)
	a.mu.Unlock()
	if err != nil {
		m.FailUnknown("classof of '%s': %v", i.class.Name, err)
		return false
	}
	ok, err := prog.RunBool(m, []cxx.Value{cxx.Obj(x)})
	if err != nil {
		m.Propagate(err, &cxx.File{Name: "<classof of " + i.class.Name + ">", Text: i.src.ClassOf}, 0)
	}
	return ok
}

// condition compiles the condition extraClassOf.
func (a *API) condition(i *iface) (*cxx.Program, error) {
	if i.classOf == nil {
		body, err := cxx.ParseBody(i.src.ClassOf)
		if err != nil {
			return nil, err
		}
		env := a.environment(scope{namespaces: []string{i.class.Name}}, true)
		env.Slots, env.Result = []cxx.Slot{{Name: i.self, Type: i.class.Type()}}, cxx.TypeBool
		i.classOf = cxx.Compile(body, env)
	}
	return i.classOf, nil
}

// Implements records that a class has an interface that [API.DefineInterface] defined, and
// which of its methods the class declares. Other interfaces are ignored.
func (a *API) Implements(c *cxx.Class, interfaceName string, overridden []string) {
	i := a.interfaces[a.Registry.LookupClass(qualified(interfaceName))]
	if i == nil {
		return
	}
	for _, x := range a.implements[c] {
		if x.of == i {
			return
		}
	}
	for _, b := range i.bases {
		a.Implements(c, b.class.Name, nil)
	}
	a.implements[c] = append(a.implements[c], implementation{i, overridden})
}

// virtual returns the methods of an interface with a name: calls of them look up the
// implementation of the object.
func (a *API) virtual(i *iface, name string) []*cxx.Func {
	if fs, ok := i.virtual[name]; ok {
		return fs
	}
	var fs []*cxx.Func
	for k := range i.src.Methods {
		if m := &i.src.Methods[k]; m.Name == name {
			f := a.function(scope{class: i.class, namespaces: []string{i.class.Name}}, functionText(false, m.Result, m.Name, m.Params, "llvm_unreachable(\"\");"))
			f.Call = func(machine *cxx.Machine, args []cxx.Value) cxx.Value { return a.dispatch(machine, i, k, f, args) }
			if native := a.nativeMethods[i.class.Name+"::"+name]; len(native) == 1 {
				f.Host, f.Go = nil, native[0].ExportedGo()
			}
			fs = append(fs, f)
		}
	}
	i.virtual[name] = fs
	return fs
}

// An implKey is a method of an interface as a class implements it.
type implKey struct {
	class  *cxx.Class
	method *InterfaceMethod
}

// dispatch calls the implementation of method k of an interface, which f is.
func (a *API) dispatch(m *cxx.Machine, i *iface, k int, f *cxx.Func, args []cxx.Value) cxx.Value {
	method, x := &i.src.Methods[k], args[0].Obj()
	if model := ir.ModelOf(x, i.name); model != nil {
		g := model.Method(k)
		if g == nil {
			return m.FailUnknown("'%s::%s' of a model has no form in Go", i.class.Name, method.Name)
		}
		return a.invokeGo(m, reflect.ValueOf(g), f, model.Object(x), args[1:])
	}
	c := a.ClassOf(x)
	if c == nil {
		return m.FailUnknown("'%s::%s' of this object is written in C++", i.class.Name, method.Name)
	}
	compiled, ok := a.impls.Load(implKey{c, method})
	if !ok {
		a.mu.Lock()
		compiled = a.implementation(c, i, method)
		a.mu.Unlock()
	}
	f = compiled.(*cxx.Func)
	if native := a.nativeMethods[i.class.Name+"::"+method.Name]; f.Unknown != "" && len(native) == 1 {
		f = native[0]
	}
	if f.Unknown != "" {
		return m.FailUnknown("%s", f.Unknown)
	}
	return f.Call(m, args)
}

// implementation returns a method of an interface as a class implements it.
func (a *API) implementation(c *cxx.Class, i *iface, m *InterfaceMethod) *cxx.Func {
	key := implKey{c, m}
	f, ok := a.impls.Load(key)
	if !ok {
		f, _ = a.impls.LoadOrStore(key, a.implement(c, i, m))
	}
	return f.(*cxx.Func)
}

// implement compiles a method of an interface for a class.
func (a *API) implement(c *cxx.Class, i *iface, m *InterfaceMethod) *cxx.Func {
	body := m.Body
	if body == "" {
		if !a.hasMember(c, m.Name) {
			return &cxx.Func{Unknown: "'" + c.Name + "::" + m.Name + "' is written in C++"}
		}
		body = "return " + i.self + "." + m.Name + "("
		if m.Static {
			body = "return " + i.concrete + "::" + m.Name + "("
		}
		for k, p := range m.Params {
			if k > 0 {
				body += ", "
			}
			body += p.Name
		}
		body += ");"
	}
	f := a.function(a.traitScope(c, i), functionText(false, m.Result, m.Name, m.Params, body))
	if f.Unknown == "" || f.Result == nil {
		return f
	}
	// A Go function can replace a method that cannot be run.
	if g, ok := a.goMethod(c, m.Name, f, m.Static, true); ok {
		call := a.callGo(g, f, m.Static)
		f.Unknown, f.Call = "", call
		if m.Static {
			f.Call = func(machine *cxx.Machine, args []cxx.Value) cxx.Value { return call(machine, args[1:]) }
		}
	}
	return f
}

// traitScope is the scope of code of an interface that is instantiated for a class.
func (a *API) traitScope(c *cxx.Class, i *iface) scope {
	return scope{
		class: c, self: i.self, types: map[string]*cxx.Type{i.concrete: c.Type()},
		namespaces: []string{i.class.Name, c.Name},
	}
}

// hasMember reports whether a class itself has a function of that name, rather than
// only an interface of it.
func (a *API) hasMember(c *cxx.Class, name string) bool {
	if c.Lookup != nil && len(c.Lookup(name)) > 0 || c.LookupStatic != nil && len(c.LookupStatic(name)) > 0 {
		return true
	}
	return c.HasMethod(name, func(b *cxx.Class) bool { return !b.Interface })
}

// members returns the functions of a class with a name: those that the definition writes in
// C++, those that are written in Go, and those of its interfaces.
func (a *API) members(c *cxx.Class, name string) members {
	if out := a.ownMembers(c, name); out.methods != nil || out.statics != nil {
		return out
	}
	for _, x := range a.implements[c] {
		if m := a.traitMembers(c, x, name); m != nil {
			return *m
		}
	}
	for _, s := range a.fileTraits[c] {
		if m := a.fileTraitMembers(s, name); m != nil {
			return *m
		}
	}
	return members{}
}

// ownMembers is members without those of interfaces, which own members hide.
func (a *API) ownMembers(c *cxx.Class, name string) members {
	var out members
	if m := a.sourceMembers(c, name); m != nil {
		out = *m
	}
	known := func(fs []*cxx.Func) bool { return len(fs) > 0 && fs[0].Unknown == "" }
	if out.statics != nil && !known(out.statics) {
		if native := a.nativeStatics[c.Name[:max(strings.LastIndex(c.Name, "::"), 0)]+"::"+name]; native != nil {
			return members{statics: []*cxx.Func{native}}
		}
	}
	if native := a.nativeMethods[c.Name+"::"+name]; native != nil {
		if !known(out.methods) && !known(out.statics) { // it is at most declared
			return members{methods: native}
		}
	}
	return out
}

// traitMembers returns the functions that an interface adds to a class.
func (a *API) traitMembers(c *cxx.Class, x implementation, name string) *members {
	i := x.of
	s := a.traits[traitKey{c, i}]
	if s == nil {
		s = &source{scope: a.traitScope(c, i), funcs: map[string]*members{}}
		a.traits[traitKey{c, i}] = s
	}
	if m, ok := s.funcs[name]; ok {
		return m
	}
	if strings.Contains(i.src.TraitBody, name) && s.texts == nil {
		s.texts = []string{i.src.TraitBody}
	}
	m := a.membersOf(s, name, nil)
	for k := range i.src.Methods {
		d := &i.src.Methods[k]
		if d.Name != name {
			continue
		}
		var f *cxx.Func
		if native := a.nativeMethods[i.class.Name+"::"+name]; native != nil {
			f = native[0]
		} else if has := d.Default != "" && !contains(x.overridden, name); has || d.Body == "" && a.goMethods[c.Name+"::"+name] != nil {
			text := functionText(d.Static, d.Result, d.Name, d.Params, d.Default)
			if d.Default == "" {
				text = strings.TrimSuffix(text, "{\n}") + ";"
			}
			decls := cxx.ParseDecls(text)
			if len(decls) != 1 {
				continue
			}
			if m == nil {
				m = &members{}
				s.funcs[name] = m
			}
			var compile func()
			f, compile = a.signature(s.scope, sourceDecl{FuncDecl: decls[0], text: text})
			if src, ok := f.Host.(*SourceFunc); !has && (!ok || !src.InGo) {
				continue
			}
			defer compile()
		} else {
			continue
		}
		if m == nil {
			m = &members{}
			s.funcs[name] = m
		}
		if d.Static {
			m.statics = append(m.statics, f)
		} else {
			m.methods = append(m.methods, f)
		}
	}
	return m
}

// A traitKey is an interface of a class.
type traitKey struct {
	class *cxx.Class
	of    *iface
}

// ClassOf returns the C++ class of an operation, a type or an attribute that a
// definition defines, nil for another object.
func (a *API) ClassOf(x any) *cxx.Class {
	var key any
	switch x := x.(type) {
	case *ir.Operation:
		key = x.Name()
	case *ir.DefinedType:
		key = x.Def
	case *ir.DefinedAttr:
		key = x.Def
	default:
		return nil
	}
	c, _ := a.classOf.Load(key)
	class, _ := c.(*cxx.Class)
	return class
}

// NativeMethod registers a method that is written in Go: of one class, as in
// "shop::BuyOp::getPrice", or of all classes that have an interface and do not define
// the method themselves, as in "shop::PricedOpInterface::getPrice". The first argument
// of a call is the object.
func (a *API) NativeMethod(name string, f *cxx.Func) {
	f.Name = name
	a.natives[name] = true
	a.nativeMethods[name] = append(a.nativeMethods[name], f)
}
