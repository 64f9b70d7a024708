package cxx

// coreCasts registers LLVM's casts as functions.
func coreCasts(r *Registry) {
	for _, k := range castKinds {
		r.Func("llvm::"+k.name, &Func{build: k.build})
	}
	r.Func("llvm::IsaPred", &Func{build: func(s *Site) *tree { return buildIsa(s, 0) }})
	r.each([]string{"assert", "static_assert"}, Func{build: func(s *Site) *tree {
		if len(s.args) != 1 && !(len(s.args) == 2 && s.fn.Name == "static_assert") { // with a message
			return nil
		}
		return s.c.callFunc(s.node, assertFunc, []*tree{s.c.condition(s.args[0])}, TypeVoid)
	}})
	r.Func("llvm_unreachable", &Func{Params: []*Type{TypeString}, Call: func(m *Machine, args []Value) Value {
		return m.Failf("unreachable: %s", args[0].Str())
	}})
	r.Func("llvm::report_fatal_error", &Func{Params: []*Type{TypeString, TypeBool}, Optional: 1, Call: func(m *Machine, args []Value) Value {
		return m.Failf("fatal error: %s", args[0].Str())
	}})
	for _, name := range []string{"std::move", "std::forward", "std::as_const"} {
		r.Func(name, &Func{build: identity})
	}
}

var assertFunc = &Func{Name: "assert", Builtin: true, Call: func(m *Machine, args []Value) Value {
	if !args[0].Bool() {
		return m.Failf("an assertion does not hold")
	}
	return Value{}
}}

// castMethods registers the casts as methods of every object, as in older versions
// of MLIR.
func castMethods(r *Registry) {
	for _, k := range castKinds {
		r.method(KindObject, k.name, &Func{build: k.build, NullOK: true})
	}
}

type castKind struct {
	name  string
	build func(s *Site) *tree
}

var castKinds = []castKind{
	{"isa", func(s *Site) *tree { return buildIsa(s, 0) }},
	{"isa_and_nonnull", func(s *Site) *tree { return buildIsa(s, flagPresent) }},
	{"isa_and_present", func(s *Site) *tree { return buildIsa(s, flagPresent) }},
	{"cast", func(s *Site) *tree { return buildCast(s, 0) }},
	{"cast_or_null", func(s *Site) *tree { return buildCast(s, flagPresent) }},
	{"cast_if_present", func(s *Site) *tree { return buildCast(s, flagPresent) }},
	{"dyn_cast", func(s *Site) *tree { return buildCast(s, flagDyn) }},
	{"dyn_cast_or_null", func(s *Site) *tree { return buildCast(s, flagDyn|flagPresent) }},
	{"dyn_cast_if_present", func(s *Site) *tree { return buildCast(s, flagDyn|flagPresent) }},
}

// castOperand returns the single argument of a cast, which must be an object.
func castOperand(s *Site) *tree {
	if len(s.args) != 1 || len(s.targs) == 0 {
		return nil
	}
	x := s.args[0]
	switch x.t.Kind {
	case KindObject, Poison:
		return x
	case KindPointer, KindOptional:
		if x.t.Elem.Kind == KindObject {
			return s.c.deref(s.node, x)
		}
	}
	s.Errorf("a value of type '%s' cannot be cast", x.t)
	return nil
}

// castTarget returns a template argument that is a class.
func castTarget(s *Site, i int) *Type {
	t := s.TemplateType(i)
	if t == nil {
		return nil
	}
	if t.Kind != KindObject {
		s.Errorf("'%s' is not a class", t)
		return nil
	}
	if t.Class.IsA != nil {
		s.c.native(t.Class.Name)
	}
	return t
}

// untested reports a class for which the host did not provide IsA.
func untested(s *Site, t *Type) *tree {
	s.failed = true
	return s.c.problem(s.node, UnknownType, t.Class.Name, "it is not known which objects are of class '%s'", t.Class.Name)
}

func buildIsa(s *Site, flags uint8) *tree {
	x := castOperand(s)
	if x == nil {
		return nil
	}
	n := &tree{op: opIsa, t: TypeBool, at: at(s.node), x: x, flags: flags}
	always := false
	for i := range s.targs {
		t := castTarget(s, i)
		switch {
		case t == nil:
		case x.t.Kind == KindObject && x.t.Class.DerivesFrom(t.Class):
			always = true
		case t.Class.IsA == nil:
			return untested(s, t)
		default:
			n.types = append(n.types, t)
		}
	}
	switch {
	case s.failed || isPoison(x):
		return retype(s.c.poison(s.node, x), TypeBool)
	case always && flags&flagPresent == 0:
		return s.c.toBool(&tree{op: opNonNull, t: x.t, at: n.at, x: x})
	case always:
		return s.c.toBool(x)
	}
	return n
}

// finder returns the function Find of a class or of one of its bases.
func (c *Class) finder() func(m *Machine, of *Class, x any) Value {
	if c.Find != nil {
		return c.Find
	}
	for _, b := range c.Bases {
		if f := b.finder(); f != nil {
			return f
		}
	}
	return nil
}

// foundBy calls the function Find of the target of a cast.
func foundBy(s *Site, t *Type, x *tree, flags uint8) *tree {
	find := t.Class.finder()
	f := &Func{Name: s.fn.Name, Builtin: true, Call: func(m *Machine, args []Value) Value {
		if args[0].ref == nil {
			if flags&flagPresent == 0 {
				return m.Failf("%s of a null object", s.fn.Name)
			}
			return Null
		}
		v := find(m, t.Class, args[0].ref)
		if v.ref == nil && flags&flagDyn == 0 && m.fail == nil {
			return m.Failf("the object has no '%s'", t)
		}
		return v
	}}
	return s.c.callFunc(s.node, f, []*tree{x}, t)
}

func buildCast(s *Site, flags uint8) *tree {
	x := castOperand(s)
	if x == nil {
		return nil
	}
	t := castTarget(s, 0)
	switch {
	case t == nil:
		return s.c.poison(s.node, x)
	case isPoison(x):
		return retype(s.c.poison(s.node, x), t)
	case x.t.Class.DerivesFrom(t.Class) && flags&flagPresent != 0:
		return retype(x, t)
	case x.t.Class.DerivesFrom(t.Class):
		return &tree{op: opNonNull, t: t, at: at(s.node), x: x}
	case t.Class.IsA == nil && t.Class.finder() != nil:
		return foundBy(s, t, x, flags)
	case t.Class.IsA == nil:
		return retype(untested(s, t), t)
	}
	return &tree{op: opCast, t: t, at: at(s.node), x: x, flags: flags}
}
