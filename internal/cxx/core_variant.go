package cxx

// A variant is a std::variant: the number of an alternative, and its value. Like an
// [Instance] it is copied when it is assigned.
type variant struct {
	index int
	value Cell
}

// variantName is the template of std::variant.
const variantName = "std::variant"

// coreVariants registers std::variant with the functions that read and visit it.
func coreVariants(r *Registry) {
	none := NewClass("std::monostate")
	none.Constructor(&Func{Call: func(*Machine, []Value) Value { return Obj(none.New()) }})
	none.Method("operator==", &Func{Params: []*Type{none.typ}, Result: TypeBool, Call: func(*Machine, []Value) Value { return Bool(true) }})
	r.Alias("std::monostate", none.typ)
	r.Template(variantName, func(args []*Type) *Type {
		for i, t := range args {
			if t == nil || t.Kind == KindConst || t.Kind == KindVoid {
				return nil
			}
			for _, u := range args[:i] {
				if Same(t, u) { // which C++ may tell apart
					return nil
				}
			}
		}
		if len(args) == 0 {
			return nil
		}
		return variantClass(args).typ
	})
	r.Func("std::holds_alternative", &Func{build: func(s *Site) *tree {
		i, ok := s.alternative(s.variant(0))
		if !ok || len(s.args) != 1 {
			return nil
		}
		return s.c.callFunc(s.node, &Func{Name: s.fn.Name, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			return Bool(args[0].ref.(*variant).index == i)
		}}, s.args, TypeBool)
	}})
	r.Func("std::get", &Func{build: func(s *Site) *tree {
		t := s.variant(0)
		i, ok := s.alternative(t)
		if !ok || len(s.args) != 1 {
			return nil
		}
		place := s.c.callFunc(s.node, &Func{Name: s.fn.Name, Builtin: true, Call: func(m *Machine, args []Value) Value {
			v := args[0].ref.(*variant)
			if v.index != i {
				return m.Failf("std::get: the variant has another alternative")
			}
			return Value{ref: &v.value}
		}}, s.args, PointerTo(t.Class.Args[i]))
		return s.c.deref(s.node, place)
	}})
	r.Func("std::get_if", &Func{build: func(s *Site) *tree {
		if len(s.args) != 1 || s.args[0].t.Kind != KindPointer {
			return nil
		}
		t := s.args[0].t.Elem
		i, ok := s.alternative(variantType(t))
		if !ok {
			return nil
		}
		return s.c.callFunc(s.node, &Func{Name: s.fn.Name, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			c := args[0].Cell()
			if c == nil {
				return Null
			}
			if v := c.Load().ref.(*variant); v.index == i {
				return Value{ref: &v.value}
			}
			return Null
		}}, s.args, PointerTo(t.Class.Args[i]))
	}})
	r.Func("std::visit", &Func{build: visit})
}

// variantType returns the type if it is a std::variant, else nil.
func variantType(t *Type) *Type {
	if t.Kind == KindObject && t.Class.Template == variantName {
		return t
	}
	return nil
}

// variant returns the type of an argument that is a variant, else nil.
func (s *Site) variant(i int) *Type {
	if i >= len(s.args) {
		return nil
	}
	return variantType(s.args[i].t)
}

// alternative returns the number of the alternative that the template argument is: its type
// or its number.
func (s *Site) alternative(of *Type) (int, bool) {
	if of == nil || len(s.targs) != 1 {
		return 0, false
	}
	if n, ok := s.TemplateInt(0); ok {
		return int(n), n >= 0 && n < int64(len(of.Class.Args))
	}
	if s.targs[0].Type == nil {
		return 0, false
	}
	t := s.TemplateType(0)
	for i, a := range of.Class.Args {
		if t != nil && Same(t, a) {
			return i, true
		}
	}
	return 0, false
}

// variantClass creates the class of the variants of some alternatives.
func variantClass(args []*Type) *Class {
	c := NewClass(variantName + "<" + typeNames(args) + ">")
	c.Template, c.Args = variantName, args
	c.Equal = func(a, b Value) bool {
		x, y := a.ref.(*variant), b.ref.(*variant)
		return x.index == y.index && equalFunc(args[x.index])(nil, x.value.Load(), y.value.Load())
	}
	c.Method("index", &Func{Result: TypeUint64, Get: func(x any) Value { return Int(int64(x.(*variant).index)) }})
	c.Method("valueless_by_exception", &Func{Result: TypeBool, Get: func(any) Value { return Bool(false) }})
	c.Method("emplace", &Func{build: func(s *Site) *tree {
		i, ok := s.alternative(s.variant(0))
		if !ok {
			return nil
		}
		x := s.c.construct(s.node, args[i], s.args[1:], false)
		if isPoison(x) {
			return s.c.poison(s.node, x)
		}
		return s.c.callFunc(s.node, &Func{Name: s.fn.Name, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			v := args[0].ref.(*variant)
			v.index, v.value = i, Cell(args[1])
			return Value{}
		}}, []*tree{s.args[0], x}, TypeVoid)
	}})
	if equalAlternatives(args) {
		c.Method("operator==", &Func{Params: []*Type{c.typ}, Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
			return Bool(c.Equal(args[0], args[1]))
		}})
	}
	return c
}

// equalAlternatives reports whether the values of all alternatives are compared structurally,
// without an operator that code defines.
func equalAlternatives(args []*Type) bool {
	for _, t := range args {
		switch t.Kind {
		case KindBool, KindInt, KindFloat, KindEnum, KindString:
		case KindObject:
			if t.Class.value && t.Class.Name != "std::monostate" {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// toVariant converts a value to a variant: to the alternative of its type, or else to the
// only one to which it converts best, without narrowing.
func (c *checker) toVariant(t *tree, to *Type) (*tree, int) {
	best, rank, tie := -1, 0, false
	var arg *tree
	for i, a := range to.Class.Args {
		if Same(t.t, a) {
			best, arg, tie = i, t, false
			break
		}
		if narrows(t.t, a) {
			continue
		}
		x, r := c.coerce(t, a, false)
		switch {
		case x == nil || r == checked:
		case best < 0 || r < rank:
			best, arg, rank, tie = i, x, r, false
		case r == rank:
			tie = true
		}
	}
	if best < 0 || tie {
		return nil, impossible
	}
	make := &Func{Name: to.Class.Name, Builtin: true, Call: func(_ *Machine, args []Value) Value {
		return Value{ref: &variant{best, Cell(args[0])}}
	}}
	return c.callFunc(t.at, make, []*tree{c.copied(arg)}, to), userDefined
}

// narrows reports whether a conversion to an alternative of a variant is not considered,
// because it may change the value or converts another type to bool.
func narrows(from, to *Type) bool {
	switch {
	case to.Kind == KindBool:
		return from.Kind != KindBool
	case from.Kind == KindFloat:
		return to.Kind == KindInt || to.Kind == KindFloat && to.Bits < from.Bits
	case from.isIntegral() && to.Kind == KindFloat:
		return true
	case from.isIntegral() && to.Kind == KindInt:
		return !sameValues(&Type{Kind: KindInt, Bits: from.Bits, Unsigned: from.Unsigned}, to)
	}
	return false
}

// emptyVariant is a variant with its first alternative, of the value that it has by default.
func (c *checker) emptyVariant(n Node, t *Type) *tree {
	x := c.construct(n, t.Class.Args[0], nil, false)
	if isPoison(x) {
		return x
	}
	made, _ := c.toVariant(x, t)
	return made
}

// visit checks std::visit(f, v). The function is compiled for each alternative.
func visit(s *Site) *tree {
	t := s.variant(1)
	if t == nil || len(s.args) != 2 {
		return nil
	}
	calls := make([]*Callable, len(t.Class.Args))
	var result *Type
	for i, a := range t.Class.Args {
		c := &Callable{params: []*Type{PointerTo(a)}}
		x := &tree{op: opLocal, t: c.params[0], at: at(s.node), slot: s.c.newLocal(), name: "alternative"}
		c.slots = []int{x.slot}
		c.call = s.c.invoke(s.node, s.args[0], []*tree{s.c.deref(s.node, x)})
		if isPoison(c.call) {
			return c.call
		}
		c.Result = c.call.t
		if result != nil && !Same(result, c.Result) {
			return s.c.errorf(s.node, "std::visit requires the visitor to have the same return type for all alternatives of a variant")
		}
		result, calls[i] = c.Result, c
	}
	n := s.c.callFunc(s.node, &Func{Name: s.fn.Name, Builtin: true, Call: func(m *Machine, args []Value) Value {
		v := args[1].ref.(*variant)
		return calls[v.index].Call(m, Value{ref: &v.value})
	}}, s.args, result)
	n.calls = calls
	return n
}
