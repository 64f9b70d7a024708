package cxx

import (
	"slices"
	"strings"
)

// join returns a name without its template arguments.
func (n *Name) join() string {
	if len(n.Parts) == 1 {
		return n.Parts[0].Ident
	}
	var b strings.Builder
	for i, p := range n.Parts {
		if i > 0 {
			b.WriteString("::")
		}
		b.WriteString(p.Ident)
	}
	return b.String()
}

func (n *Name) last() *NamePart { return &n.Parts[len(n.Parts)-1] }

// variable looks up a local variable. Each lambda between the use and the function
// that declares the variable must capture it.
func (c *checker) variable(n Node, name string) (*variable, *tree) {
	for s := c.sc; s != nil; s = s.parent {
		for i := len(s.vars) - 1; i >= 0; i-- {
			if v := &s.vars[i]; v.name == name {
				return v, nil
			}
		}
		if s.fn == nil || s.fn.lambda == nil || s.fn.lambda.captures(name) {
			continue
		}
		if s.fn.lambda.Default == 0 && s.parent.declares(name) {
			return nil, c.errorf(n, "variable '%s' cannot be implicitly captured in a lambda with no capture-default specified", name)
		}
	}
	return nil, nil
}

func (l *Lambda) captures(name string) bool {
	if l.Default != 0 {
		return true
	}
	for i := range l.Captures {
		if l.Captures[i].Name == name {
			return true
		}
	}
	return false
}

func (s *scope) declares(name string) bool {
	for ; s != nil; s = s.parent {
		for i := range s.vars {
			if s.vars[i].name == name {
				return true
			}
		}
	}
	return false
}

// entity looks up a name in the registry: in the namespaces of using directives,
// then in those of the environment.
func (c *checker) entity(n *Name) *entity {
	if e := c.templateMember(n); e != nil {
		return e
	}
	name := n.join()
	if n.Global {
		e := c.entityIn("", name)
		for i := 0; e == nil && i < len(c.env.Files); i++ {
			e = c.entityIn(c.env.Files[i], name)
		}
		return e
	}
	name = c.aliased(n)
	for s := c.sc; s != nil; s = s.parent {
		if len(n.Parts) == 1 {
			if t := s.types[c.packElement(name)]; t != nil && !n.Parts[0].HasArgs {
				return &entity{name: name, typ: t}
			}
			if e := s.names[name]; e != nil && !e.namespace {
				return e
			}
			for _, t := range s.enums {
				if v, ok := t.Class.cases[name]; ok {
					return &entity{name: name, typ: t, val: v, isConst: true}
				}
			}
		}
		if len(n.Parts) == 2 {
			if t := s.types[n.Parts[0].Ident]; t != nil && t.Class != nil && !n.Parts[0].HasArgs {
				return c.staticMember(t.Class, n.Parts[1].Ident)
			}
		}
		for _, ns := range s.ns {
			if e := c.entityWithin(ns, name); e != nil {
				return e
			}
		}
	}
	if e := c.classMember(n); e != nil {
		return e
	}
	for _, ns := range c.ns {
		if e := c.entityIn(ns, name); e != nil {
			return e
		}
	}
	return nil
}

// entityWithin looks up a name in the namespace of a using directive, whose own name is relative
// to the namespaces around the directive.
func (c *checker) entityWithin(ns, name string) *entity {
	for _, around := range c.ns {
		if around != "" {
			around += "::"
		}
		if e := c.entityIn(around+ns, name); e != nil {
			return e
		}
	}
	return nil
}

// classMember finds a name in the class of the text or in the classes around it, if code
// defines them: constants and types, and functions of the enclosing classes.
func (c *checker) classMember(n *Name) *entity {
	own := c.ownClass()
	for k := own; k != nil; k = k.Outer {
		if !k.value && k.Declared == nil {
			continue
		}
		e := c.staticMember(k, n.Parts[0].Ident)
		if e == nil || e.funcs != nil && k == own {
			continue
		}
		for i, p := range n.Parts[1:] {
			t := e.typ
			if e.template != nil {
				if t = nil; n.Parts[i].HasArgs {
					t, _ = c.findType(&TypeName{Name: &Name{span: n.span, Parts: n.Parts[:i+1]}})
				}
			}
			if t == nil || t.Class == nil || e.isConst {
				return nil
			}
			if e = c.staticMember(t.Class, p.Ident); e == nil {
				return nil
			}
		}
		return e
	}
	return nil
}

// ownClass returns the class to which the text belongs, or nil.
func (c *checker) ownClass() *Class {
	if c.env.This > 0 {
		if this := c.env.Slots[c.env.This-1].Type; this.Kind == KindObject {
			return this.Class
		}
	}
	return c.env.Class
}

// entityIn looks up a name in a namespace. A qualified name that is not registered
// may be a static member of a class or of one of its bases.
func (c *checker) entityIn(ns, name string) *entity {
	if e := c.reg.lookupIn(ns, name, 0); e != nil {
		return e
	}
	i := strings.LastIndex(name, "::")
	if i < 0 {
		return nil
	}
	e := c.reg.lookupIn(ns, name[:i], 0)
	if e == nil || e.typ == nil || e.typ.Class == nil || e.isConst {
		return nil
	}
	return c.staticMember(e.typ.Class, name[i+2:])
}

// templateMember finds a static member of an instance of a class template.
func (c *checker) templateMember(n *Name) *entity {
	last := len(n.Parts) - 1
	if last < 1 || !slices.ContainsFunc(n.Parts[:last], func(p NamePart) bool { return p.HasArgs }) {
		return nil
	}
	class := *n
	class.Parts = n.Parts[:last]
	t, _ := c.findType(&TypeName{Name: &class})
	if t == nil || t.Class == nil {
		return nil
	}
	return c.staticMember(t.Class, n.Parts[last].Ident)
}

// staticMember finds a static member of a class.
func (c *checker) staticMember(k *Class, name string) *entity {
	if fs := k.static(name); fs != nil {
		return &entity{name: k.Name + "::" + name, funcs: fs}
	}
	if v, ok := k.cases[name]; ok {
		return &entity{name: k.Name + "::" + name, typ: k.typ, val: v, isConst: true}
	}
	if k.Declared != nil {
		if d := k.Declared(name); d != nil {
			return d.entity(k.Name + "::" + name)
		}
	}
	if k.enum || k.value {
		if e := c.reg.lookupIn("", k.Name+"::"+name, 0); e != nil {
			return e
		}
	}
	for _, b := range k.Bases {
		if e := c.reg.find(b.Name + "::" + name); e != nil {
			return e
		}
		if e := c.staticMember(b, name); e != nil {
			return e
		}
	}
	return nil
}

// typeName resolves the name of a type. It reports unknown names and returns Poison
// for them. The type of "auto" is nil.
func (c *checker) typeName(t *TypeName) *Type {
	typ, unknown := c.findType(t)
	if unknown != nil {
		c.problem(unknown, UnknownType, unknown.join(), "unknown type name '%s'", unknown.join())
		return TypePoison
	}
	return typ
}

// findType resolves the name of a type, or returns the part that is unknown.
func (c *checker) findType(t *TypeName) (*Type, *Name) {
	n := t.Name
	name := n.join()
	if name == "auto" {
		return nil, nil
	}
	if t.Decltype != nil {
		return c.decltype(t), nil
	}
	if t.Func {
		if f := c.functionType(t); f != nil {
			return f, nil
		}
		return typeAnyFunc, nil
	}
	if name == "char" && t.Pointers == 1 {
		return TypeString, nil
	}
	e := c.entity(n)
	if e == nil || e.isConst {
		return nil, n
	}
	typ := e.typ
	if e.template != nil {
		defer func(old bool) { c.decays = old }(c.decays)
		c.decays = decays[e.name]
		named := c.expandArgs(n.last().Args)
		args := make([]*Type, len(named))
		for i, a := range named {
			sub, unknown := c.templateArg(a)
			if unknown != nil {
				return nil, unknown
			}
			args[i] = sub
		}
		typ = e.template(args)
	}
	if typ == nil {
		return nil, n
	}
	if t.Pointers > 0 && (typ.Kind != KindObject || typ.Class.isHandle() || typ.Class.value) {
		for range t.Pointers {
			typ = PointerTo(typ)
		}
	}
	return typ, nil
}

func (c *checker) isConst(n *Name) bool {
	if len(n.Parts) == 1 {
		name := n.Parts[0].Ident
		if _, ok := c.env.Values[name]; ok || c.sc.declares(name) {
			return true
		}
	}
	e := c.entity(n)
	return e != nil && e.isConst
}

// nameExpr checks a name used as a value: a variable, a slot, a constant, or a
// function that is passed as an argument.
func (c *checker) nameExpr(e *NameExpr) *tree {
	if t := c.localName(e); t != nil {
		return t
	}
	if t := c.thisField(e); t != nil {
		return t
	}
	if t := c.typeTrait(e); t != nil {
		return t
	}
	ent := c.entity(e.Name)
	if ent == nil || ent.funcs != nil {
		if fs := c.ownStatic(e.Name); fs != nil {
			ent = &entity{name: e.Name.join(), funcs: fs}
		}
	}
	switch {
	case ent == nil:
	case ent.isConst:
		return constant(e, ent.typ, ent.val)
	case ent.variable:
		return c.errorf(e, "'%s' is a variable that can change, which is not supported", e.Name.join())
	case ent.funcs != nil:
		ft := &funcType{name: ent.name, funcs: ent.funcs, targs: e.Name.last().Args, scope: c.sc}
		return constant(e, &Type{Kind: KindFunc, fn: ft}, Null)
	default:
		return c.errorf(e, "unexpected type name '%s': expected expression", e.Name.join())
	}
	name := e.Name.join()
	return c.problem(e, UnknownName, name, "use of undeclared identifier '%s'", name)
}

// ownStatic returns the static functions with an unqualified name of the class to which
// the text belongs.
func (c *checker) ownStatic(n *Name) []*Func {
	class := c.ownClass()
	if class == nil || n.Global || len(n.Parts) != 1 {
		return nil
	}
	return class.static(n.Parts[0].Ident)
}

// typeTrait checks std::is_same_v<T, U> and std::is_same<T, U>::value, and the same with
// is_base_of. It returns nil for any other name.
func (c *checker) typeTrait(e *NameExpr) *tree {
	parts := e.Name.Parts
	if len(parts) < 2 || parts[0].Ident != "std" {
		return nil
	}
	trait := parts[1]
	switch name, short := strings.CutSuffix(trait.Ident, "_v"); {
	case short && len(parts) == 2:
		trait.Ident = name
	case len(parts) != 3 || parts[2].Ident != "value":
		return nil
	}
	if len(trait.Args) != 2 || trait.Args[0].Type == nil || trait.Args[1].Type == nil {
		return nil
	}
	var holds func(t, u *Type) bool
	switch trait.Ident {
	case "is_same":
		holds = Same
	case "is_base_of":
		holds = func(t, u *Type) bool {
			return t.Kind == KindObject && u.Kind == KindObject && u.Class.DerivesFrom(t.Class)
		}
	default:
		return nil
	}
	t, u := c.typeName(trait.Args[0].Type), c.typeName(trait.Args[1].Type)
	if t == nil || u == nil || t.Kind == Poison || u.Kind == Poison {
		return retype(c.poison(e), TypeBool)
	}
	return constant(e, TypeBool, Bool(holds(t, u)))
}

// thisField checks an unqualified name as a field of this, an object of a class that code
// defines. It returns nil if the name is not one.
func (c *checker) thisField(e *NameExpr) *tree {
	if c.env.This == 0 || e.Name.Global || len(e.Name.Parts) != 1 || e.Name.Parts[0].HasArgs {
		return nil
	}
	this := c.slot(e, c.env.This-1)
	if !isInstance(this.t) {
		return nil
	}
	for _, f := range this.t.Class.method(e.Name.Parts[0].Ident) {
		if f.field {
			return c.deref(e, c.callFunc(at(e), f, []*tree{this}, f.Result))
		}
	}
	return nil
}

// localName checks an unqualified name as a variable or slot. It returns nil if it
// is neither.
func (c *checker) localName(e *NameExpr) *tree {
	if e.Name.Global || len(e.Name.Parts) != 1 || e.Name.Parts[0].HasArgs {
		return nil
	}
	name := c.packElement(e.Name.Parts[0].Ident)
	v, bad := c.variable(e, name)
	if bad != nil {
		return bad
	}
	if v != nil && v.known != nil && c.constants > 0 {
		return constant(e, v.t, *v.known)
	}
	if v != nil {
		return v.use(e)
	}
	if i := c.findSlot(name); i >= 0 {
		return c.slot(e, i)
	}
	if k, ok := c.env.Values[name]; ok {
		return constant(e, k.Type, k.Value)
	}
	return nil
}

// use returns the node of a variable.
func (v *variable) use(n Node) *tree {
	x := &tree{op: opLocal, t: v.t, at: at(n), slot: v.slot, name: v.name, lvalue: true}
	if v.ref {
		x.t = PointerTo(v.t)
		return &tree{op: opLoad, t: v.t, at: at(n), x: x, name: v.name, lvalue: true}
	}
	if v.alias {
		x.flags |= flagAlias
	}
	return x
}
