package cppapi

import (
	"sync"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// dialectClasses are the classes of the dialects that definitions have.
type dialectClasses struct {
	mu         sync.Mutex
	ctx        *ir.Context
	classes    map[*ir.Dialect]*cxx.Class
	interfaces cache // from dialectInterfaceKey to *cxx.Class, nil for an interface that a dialect does not have
}

type dialectInterfaceKey struct {
	dialect *ir.Dialect
	of      *cxx.Class
}

func (k *dialectClasses) add(c *cxx.Class, d *ir.Dialect, ctx *ir.Context) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.classes == nil {
		k.classes = map[*ir.Dialect]*cxx.Class{}
	}
	k.ctx, k.classes[d] = ctx, c
}

// dialectClass returns the qualified name of the class of a dialect. A C++ source file may
// write the class by hand and give it another name than the definition does; then
// getDialectNamespace connects the two.
func (a *API) dialectClass(cppClass, namespace string) string {
	if a.files == nil {
		return qualified(cppClass)
	}
	for _, fn := range a.files.funcs["getDialectNamespace"] {
		s := fn.Scope
		if text, ok := fn.ReturnsString(); !ok || text != namespace || len(s.Bases) != 1 || !s.Bases[0].Is("Dialect") {
			continue
		}
		return joinNames(s.Namespace, s.Class)
	}
	return qualified(cppClass)
}

// of returns the dialect of a class, nil if it is not loaded.
func (k *dialectClasses) of(c *cxx.Class) *ir.Dialect {
	k.mu.Lock()
	defer k.mu.Unlock()
	for d, x := range k.classes {
		if x == c {
			return d
		}
	}
	return nil
}

func (k *dialectClasses) class(d *ir.Dialect) *cxx.Class {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.classes[d]
}

// dialectInterfaces registers mlir::DialectInterface, from which classes of C++ source files
// derive, and the functions that find the interfaces of a dialect.
func (a *API) dialectInterfaces() {
	dialect := a.classes["Dialect"]
	dialect.Method("getContext", cxx.Getter(a.Context.Type(), func(*ir.Dialect) cxx.Value { return cxx.Ptr(a.dialects.ctx) }))
	c := cxx.NewClass("mlir::DialectInterface")
	c.AddField("dialect", dialect.Type())
	c.Method("getDialect", cxx.Getter(dialect.Type(), func(o *cxx.Instance) cxx.Value { return o.Field("dialect").Load() }))
	c.Method("getContext", cxx.Getter(a.Context.Type(), func(*cxx.Instance) cxx.Value { return cxx.Ptr(a.dialects.ctx) }))
	c.Find = func(m *cxx.Machine, of *cxx.Class, x any) cxx.Value {
		d, ok := x.(*ir.Dialect)
		if !ok {
			return cxx.Null
		}
		return a.dialectInterface(m, d, of)
	}
	a.Registry.Alias("mlir::DialectInterface", c.Type())
	bases := map[*cxx.Class]*cxx.Class{}
	a.Registry.Template("mlir::DialectInterface::Base", func(args []*cxx.Type) *cxx.Type {
		if len(args) != 1 || args[0] == nil || args[0].Class == nil {
			return nil
		}
		b := bases[args[0].Class]
		if b == nil {
			b = cxx.NewClass("mlir::DialectInterface::Base<" + args[0].String() + ">")
			b.AddBase(c)
			b.Method(cxx.ConstructMethod("Base"), &cxx.Func{Params: []*cxx.Type{dialect.Type()}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
				args[0].Obj().(*cxx.Instance).Field("dialect").Store(args[1])
				return cxx.Value{}
			}})
			bases[args[0].Class] = b
		}
		return b.Type()
	})
	dialect.Method("getRegisteredInterface", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || t.Class == nil || !t.Class.DerivesFrom(c) || s.NumArgs() > 0 {
			return nil
		}
		return &cxx.Func{Result: cxx.PointerTo(t), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return cxx.AddressOf(c.Find(m, t.Class, args[0].Obj()))
		}}
	}})
	for _, name := range []string{"getLoadedDialect", "getOrLoadDialect"} {
		a.Context.Method(name, &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			t := s.TemplateType(0)
			if t == nil || t.Class == nil || !t.Class.DerivesFrom(dialect) || s.NumArgs() > 0 {
				return nil
			}
			return &cxx.Func{Result: t, Call: func(*cxx.Machine, []cxx.Value) cxx.Value {
				return cxx.Ptr(a.dialects.of(t.Class))
			}}
		}})
		a.Context.Method(name, &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Result: dialect.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			return cxx.Ptr(args[0].Obj().(*ir.Context).Dialect(args[1].Str()))
		}})
	}
}

// dialectInterface returns the interface of a class that a dialect adds in its constructor
// or in initialize, null if it has none.
func (a *API) dialectInterface(m *cxx.Machine, d *ir.Dialect, of *cxx.Class) cxx.Value {
	key := dialectInterfaceKey{d, of}
	x, ok := a.dialects.interfaces.Load(key)
	if !ok {
		a.mu.Lock()
		x, _ = a.dialects.interfaces.LoadOrStore(key, a.addedInterface(d, of))
		a.mu.Unlock()
	}
	c := x.(*cxx.Class)
	if c == nil {
		return cxx.Null
	}
	o := cxx.Obj(c.New())
	o.Obj().(*cxx.Instance).Field("dialect").Store(cxx.Obj(d))
	return o
}

// addedInterface returns the class that is an argument of a call of addInterfaces.
func (a *API) addedInterface(d *ir.Dialect, of *cxx.Class) *cxx.Class {
	c := a.dialects.class(d)
	if c == nil {
		return nil
	}
	for _, name := range []string{shortClass(c.Name), "initialize"} {
		for _, fn := range a.files.members(c, name) {
			env := a.environment(a.scopeOf(fn.File, fn.Scope, c), true)
			for _, t := range fn.TemplateArgsOfCalls("addInterfaces") {
				if t, problem := cxx.ResolveType(t, env); problem == nil && t.Class != nil && t.Class.Instances() && t.Class.DerivesFrom(of) {
					return t.Class
				}
			}
		}
	}
	return nil
}
