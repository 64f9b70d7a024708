package cppapi

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// qualified returns a C++ name without a leading "::".
func qualified(name string) string { return strings.TrimPrefix(name, "::") }

// DefineType registers the C++ class of a type that a dialect defines. Its
// parameters are read by accessors: get and the parameter's name in camel case.
func (a *API) DefineType(cppClass string, def *ir.TypeDefinition, src ClassSource) *cxx.Class {
	c := a.define(qualified(cppClass), a.Type)
	c.IsA = func(x any) bool { t, ok := x.(*ir.DefinedType); return ok && t.Def == def }
	a.classOf.Store(def, c)
	a.typeDefs[c] = def
	a.AddSource(c, src.Declarations)
	a.addMembers(c, func(name string) *cxx.Func {
		i := paramOf(def.Params, name)
		if i < 0 {
			return nil
		}
		t := a.paramType(def.Params[i].CppType, c)
		if t == nil {
			return nil
		}
		return cxx.Getter(t, func(x *ir.DefinedType) cxx.Value { return ParamValueAs(x.Params[i], t) }).InGoLater(func() cxx.GoCall { return a.goParam(t, def.Params[i].Name) })
	})
	all := a.getter(c, def.Params, func(ctx *ir.Context, params []ir.Param) (any, error) {
		if def.Verify != nil {
			if err := def.Verify(params); err != nil {
				return nil, err
			}
		}
		return ctx.DefinedType(def, params), nil
	})
	all.Host = goMaking{typ: def, params: def.Params, types: all.Params[1:], checked: len(def.Params) > 0}
	a.getters(c, src, all)
	return c
}

// DefineAttribute registers the C++ class of an attribute that a dialect
// defines.
func (a *API) DefineAttribute(cppClass string, def *ir.AttributeDefinition, src ClassSource) *cxx.Class {
	c := a.define(qualified(cppClass), a.Attribute)
	c.IsA = func(x any) bool { t, ok := x.(*ir.DefinedAttr); return ok && t.Def == def }
	a.classOf.Store(def, c)
	a.attrDefs[c] = def
	a.AddSource(c, src.Declarations)
	a.addMembers(c, func(name string) *cxx.Func {
		i := paramOf(def.Params, name)
		if i < 0 {
			return nil
		}
		t := a.paramType(def.Params[i].CppType, c)
		if t == nil {
			return nil
		}
		return cxx.Getter(t, func(x *ir.DefinedAttr) cxx.Value { return ParamValueAs(x.Params[i], t) }).InGoLater(func() cxx.GoCall { return a.goParam(t, def.Params[i].Name) })
	})
	all := a.getter(c, def.Params, func(ctx *ir.Context, params []ir.Param) (any, error) {
		if def.Verify != nil {
			if err := def.Verify(params); err != nil {
				return nil, err
			}
		}
		return ctx.DefinedAttr(def, params), nil
	})
	all.Host = goMaking{attr: def, params: def.Params, types: all.Params[1:], checked: len(def.Params) > 0}
	a.getters(c, src, all)
	return c
}

// getter makes the static function get(context, parameters...). Parameters of a
// type that is not known make it fail when it is called.
func (a *API) getter(c *cxx.Class, defs []ir.ParamDef, make_ func(*ir.Context, []ir.Param) (any, error)) *cxx.Func {
	f := &cxx.Func{Params: []*cxx.Type{a.Context.Type()}, Result: c.Type()}
	for i := range defs {
		t := a.paramType(defs[i].CppType, c)
		if t == nil {
			t = cxx.TypePoison
			a.pending = append(a.pending, func() bool {
				t := a.paramType(defs[i].CppType, c)
				if t != nil {
					f.Params[i+1] = t
				}
				return t != nil
			})
		}
		f.Params = append(f.Params, t)
	}
	types := f.Params[1:]
	f.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		ctx := contextOf(args[0].Obj())
		if ctx == nil {
			return m.Failf("no context")
		}
		params := make([]ir.Param, len(defs))
		for i := range defs {
			p, ok := ParamOf(args[i+1], types[i], &defs[i])
			if !ok {
				return m.Failf("cannot make the parameter '%s' of C++ type %s", defs[i].Name, defs[i].CppType)
			}
			params[i] = p
		}
		x, err := make_(ctx, params)
		if checked, ok := m.Host.(*checkedMaking); ok && err != nil {
			checked.invalid = err
			return cxx.Null
		}
		if err != nil {
			return m.Failf("%v", err)
		}
		return cxx.Obj(x)
	}
	return f
}

// paramOf returns the parameter that an accessor reads, -1 if it reads none.
func paramOf(defs []ir.ParamDef, accessor string) int {
	for i := range defs {
		if accessor == AccessorName(defs[i].Name) {
			return i
		}
	}
	return -1
}

// AccessorName returns the name of the C++ accessor of a parameter, an operand,
// an attribute: "element_type" and "elementType" are read by getElementType.
func AccessorName(name string) string {
	var b strings.Builder
	b.WriteString("get")
	up := true
	for i := 0; i < len(name); i++ {
		ch := name[i]
		switch {
		case ch == '_':
			// An underscore that nothing follows stays.
			if i+1 == len(name) {
				b.WriteByte(ch)
			}
			up = true
		case up && 'a' <= ch && ch <= 'z':
			b.WriteByte(ch - 'a' + 'A')
			up = false
		default:
			b.WriteByte(ch)
			up = false
		}
	}
	return b.String()
}

// paramType returns the type for expressions of a C++ type's text, looked up
// from the namespace of a class; nil if it is not known.
func (a *API) paramType(text string, c *cxx.Class) *cxx.Type {
	ns := ""
	if i := strings.LastIndex(c.Name, "::"); i >= 0 {
		ns = c.Name[:i]
	}
	return a.TypeNamed(text, ns)
}

// TypeNamed returns the type for expressions of a C++ type's text, nil if it is
// not known. Namespaces are searched in order, then mlir.
func (a *API) TypeNamed(text string, namespaces ...string) *cxx.Type {
	return a.Env(append(namespaces[:len(namespaces):len(namespaces)], "mlir", "llvm")).TypeNamed(text)
}

// DefineEnum registers the C++ enum of an enumeration, and its stringify and symbolize
// functions.
func (a *API) DefineEnum(cppClass string, def *ir.EnumDef) *cxx.Type {
	under := underlying(def.Width)
	var cases []cxx.EnumCase
	for _, k := range def.Cases {
		cases = append(cases, cxx.EnumCase{Name: k.Symbol, Value: int64(k.Value)})
	}
	t := a.Registry.Enum(qualified(cppClass), under, cases...)
	a.enums[t] = def
	a.enumFunctions(t, def)
	if i := strings.LastIndex(t.Class.Name, "::"); i > 0 {
		if other, ok := a.enumAliases[t.Class.Name[:i]]; ok {
			other += t.Class.Name[i:]
			a.Registry.Alias(other, t)
			for _, k := range cases {
				a.Registry.Const(other+"::"+k.Name, t, cxx.Int(k.Value))
			}
		}
	}
	return t
}

// underlying returns the integer type of an enum with width bits.
func underlying(width int) *cxx.Type {
	switch {
	case width > 32:
		return cxx.TypeUint64
	case width > 16 || width <= 0:
		return cxx.TypeUint32
	case width > 8:
		return cxx.TypeUint16
	}
	return cxx.TypeUint8
}

// enumFunctions registers the functions between the cases of an enum and their texts.
func (a *API) enumFunctions(t *cxx.Type, def *ir.EnumDef) {
	_, name := splitName(t.Class.Name)
	a.EnumFunctions(t, def, "stringify"+name, "symbolize"+name)
}

// splitName splits a qualified name into the namespace with the separator, and the rest.
func splitName(name string) (ns, last string) {
	i := strings.LastIndex(name, "::")
	if i < 0 {
		return "", name
	}
	return name[:i+2], name[i+2:]
}

// EnumFunctions registers the functions between the cases of an enum and their texts under names that a
// definition gives.
func (a *API) EnumFunctions(t *cxx.Type, def *ir.EnumDef, toText, toCase string) {
	ns, _ := splitName(t.Class.Name)
	stringify := func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		text, _ := def.Text(args[0].Uint())
		return cxx.Str(text)
	}
	symbolize := func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		v, err := def.Parse(args[0].Str())
		if err != nil {
			return cxx.None
		}
		return cxx.Uint(v)
	}
	number := func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		if _, ok := def.Text(args[0].Uint()); !ok {
			return cxx.None
		}
		return args[0]
	}
	a.Registry.Func(ns+toText, &cxx.Func{Params: []*cxx.Type{t}, Result: cxx.TypeString, Call: stringify})
	a.Registry.Func(ns+"stringifyEnum", &cxx.Func{Params: []*cxx.Type{t}, Result: cxx.TypeString, Call: stringify})
	for _, p := range []struct {
		param *cxx.Type
		call  func(*cxx.Machine, []cxx.Value) cxx.Value
	}{{cxx.TypeString, symbolize}, {cxx.TypeUint64, number}} {
		a.Registry.Func(ns+toCase, &cxx.Func{Params: []*cxx.Type{p.param}, Result: cxx.OptionalOf(t), Call: p.call})
	}
	a.Registry.Func(ns+"symbolizeEnum", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumTemplateArgs() != 1 || s.NumArgs() != 1 || !cxx.Same(s.TemplateType(0), t) || !s.Convert(0, cxx.TypeString) {
			return nil
		}
		return &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Result: cxx.OptionalOf(t), Call: symbolize}
	}})
}

// AliasEnums makes the enums of one namespace known in another, too, as headers do with using
// declarations.
func (a *API) AliasEnums(namespace, in string) { a.enumAliases[namespace] = in }

// DefineIntegerEnumAttr registers the C++ class of an old enum attribute, which
// is an integer attribute whose values are cases of an enumeration.
func (a *API) DefineIntegerEnumAttr(cppClass string, enum *cxx.Type, def *ir.EnumDef, isA func(a ir.Attribute) bool) *cxx.Class {
	c := a.Registry.Class(qualified(cppClass), a.classes["IntegerAttr"])
	a.integerEnums[c] = def
	c.IsA = func(x any) bool { at, ok := x.(ir.Attribute); return ok && isA(at) }
	c.Method("getValue", cxx.Getter(enum, func(x *ir.IntegerAttr) cxx.Value { return cxx.Uint(x.Value.Low64()) }))
	c.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type(), enum}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		ctx := contextOf(args[0].Obj())
		return cxx.Obj(ctx.Int64Attr(ctx.IntegerType(def.Width), args[1].Int()))
	}})
	return c
}

// DeclareDialect registers the C++ class of a dialect with its body, which
// [API.DefineDialect] completes.
func (a *API) DeclareDialect(cppClass, namespace, body string) {
	c := a.define(a.dialectClass(cppClass, namespace), a.classes["Dialect"])
	c.IsA = func(x any) bool { d, ok := x.(*ir.Dialect); return ok && d.Namespace == namespace }
	if c.StaticFuncs("getDialectNamespace") == nil {
		c.Static("getDialectNamespace", &cxx.Func{Name: cppClass + "::getDialectNamespace", Builtin: true, Result: cxx.TypeString,
			Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Str(namespace) }})
		a.generatedSyntax(c)
	}
	a.AddSource(c, body)
}

// DefineDialect completes the C++ class of a dialect.
func (a *API) DefineDialect(cppClass string, d *ir.Dialect, ctx *ir.Context) *cxx.Class {
	c := a.define(a.dialectClass(cppClass, d.Namespace), a.classes["Dialect"])
	a.dialects.add(c, d, ctx)
	a.addMembers(c, func(string) *cxx.Func { return nil })
	return c
}

// addMembers makes a class look up its accessors and the functions that are written in C++ or Go.
func (a *API) addMembers(c *cxx.Class, accessor func(name string) *cxx.Func) {
	c.Lookup = func(name string) []*cxx.Func { return a.accessorOr(c, name, accessor) }
	c.LookupStatic = func(name string) []*cxx.Func { return a.sourceStatics(c, name) }
}

// accessorOr returns the accessor of a name with the methods that are written for the class, or
// the methods of the class and its interfaces.
func (a *API) accessorOr(c *cxx.Class, name string, accessor func(name string) *cxx.Func) []*cxx.Func {
	if f := accessor(name); f != nil {
		return append([]*cxx.Func{f}, a.ownMembers(c, name).methods...)
	}
	return a.members(c, name).methods
}

// sourceStatics returns the static functions of a class that are written in C++ or Go.
func (a *API) sourceStatics(c *cxx.Class, name string) []*cxx.Func {
	fs := a.members(c, name).statics
	if fs == nil && name == "parse" {
		fs = a.generatedParser(c)
	}
	return fs
}

func (a *API) hasModel(x any, name string) bool {
	for _, has := range a.models[name] {
		if has(x) {
			return true
		}
	}
	return false
}

// EnumOf returns the enumeration of a C++ enum, nil if it is not a defined one.
func (a *API) EnumOf(t *cxx.Type) *ir.EnumDef {
	for k, e := range a.enums {
		if cxx.Same(k, t) {
			return e
		}
	}
	return nil
}

// ResolveParameters finds the C++ types of parameters that come after the definitions that have
// them. It is called after the classes of each group of modules are defined: a parameter may need
// a class of a later one.
func (a *API) ResolveParameters() {
	a.pending = slices.DeleteFunc(a.pending, func(resolve func() bool) bool { return resolve() })
}
