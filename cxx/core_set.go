package cxx

// coreSets registers sets: DenseSet and its kin. Their elements are numbers, strings or
// objects; the order of an iteration is that of insertion.
func coreSets(r *Registry) {
	instance := func(args []*Type) *Type {
		if len(args) == 0 || args[0] == nil {
			return nil
		}
		switch e := args[0]; e.Kind {
		case KindInt, KindEnum, KindString, KindObject:
			return setClass(e).Type()
		}
		return nil
	}
	for _, name := range []string{"llvm::DenseSet", "llvm::SmallDenseSet", "llvm::SmallPtrSet", "llvm::SmallSet", "llvm::SetVector",
		"llvm::SmallSetVector", "std::set", "std::unordered_set"} {
		r.Template(name, instance)
	}
	for _, name := range []string{"llvm::StringSet", "llvm::SmallStringSet"} {
		r.Template(name, func([]*Type) *Type { return setClass(TypeString).Type() })
	}
}

// A set is a set of values of one type.
type set struct {
	elem *Type
	has  map[setKey]bool
	list []Value
}

// A setKey identifies a value.
type setKey struct {
	num uint64
	str string
	obj any
}

func keyOf(v Value, t *Type) setKey {
	switch t.Kind {
	case KindString:
		return setKey{str: v.Str()}
	case KindObject:
		return setKey{obj: v.ref}
	}
	return setKey{num: v.num}
}

func (s *set) insert(m *Machine, v Value) bool {
	k := keyOf(v, s.elem)
	if s.has[k] || len(s.list) >= maxLen || !m.Step(1) {
		return false
	}
	s.has[k] = true
	s.list = append(s.list, v)
	return true
}

// setClass makes the class of sets with elements of a type. Objects with an equality of
// their own, such as APInt, cannot be elements.
func setClass(elem *Type) *Class {
	c := &Class{Name: "llvm::DenseSet<" + elem.String() + ">", IsA: Is[*set]}
	c.typ = &Type{Kind: KindObject, Class: c}
	list := ListOf(elem)
	begin := func(m *Machine, from Value) Value {
		if elem.Kind == KindObject && elem.Class.Equal != nil {
			return m.FailUnknown("a set of '%s'", elem)
		}
		s := &set{elem: elem, has: map[setKey]bool{}}
		for i, n := 0, from.Len(); i < n; i++ {
			s.insert(m, from.At(i))
		}
		return Obj(s)
	}
	c.Constructor(&Func{Params: []*Type{list}, Optional: 1, Builtin: true, Call: func(m *Machine, args []Value) Value {
		if len(args) == 0 {
			return begin(m, Values(nil))
		}
		return begin(m, args[0])
	}})
	it := iterType(elem)
	c.Constructor(&Func{Params: []*Type{it, it}, Builtin: true, Call: func(m *Machine, args []Value) Value { return begin(m, between(m, args)) }})
	method := func(name string, params []*Type, result *Type, f func(m *Machine, s *set, args []Value) Value) {
		c.Method(name, &Func{Params: params, Result: result, Builtin: true, Call: func(m *Machine, args []Value) Value {
			return f(m, args[0].ref.(*set), args[1:])
		}})
	}
	inserted := TupleOf(it, TypeBool)
	method("insert", []*Type{elem}, inserted, func(m *Machine, s *set, args []Value) Value {
		fresh := s.insert(m, args[0])
		return Values([]Value{iterValue(Values(s.list), len(s.list)-1), Bool(fresh)})
	})
	method("insert", []*Type{it, it}, TypeVoid, func(m *Machine, s *set, args []Value) Value {
		for _, v := range between(m, args).Elems() {
			s.insert(m, v)
		}
		return Value{}
	})
	method("insert_range", []*Type{list}, TypeVoid, func(m *Machine, s *set, args []Value) Value {
		for _, v := range args[0].Elems() {
			s.insert(m, v)
		}
		return Value{}
	})
	holds := func(s *set, v Value) bool { return s.has[keyOf(v, elem)] }
	method("contains", []*Type{elem}, TypeBool, func(_ *Machine, s *set, args []Value) Value { return Bool(holds(s, args[0])) })
	method("count", []*Type{elem}, TypeUint64, func(_ *Machine, s *set, args []Value) Value {
		if holds(s, args[0]) {
			return Uint(1)
		}
		return Uint(0)
	})
	method("erase", []*Type{elem}, TypeBool, func(_ *Machine, s *set, args []Value) Value {
		k := keyOf(args[0], elem)
		if !s.has[k] {
			return Bool(false)
		}
		delete(s.has, k)
		for i, v := range s.list {
			if keyOf(v, elem) == k {
				s.list = append(s.list[:i:i], s.list[i+1:]...)
				break
			}
		}
		return Bool(true)
	})
	method("clear", []*Type{}, TypeVoid, func(_ *Machine, s *set, _ []Value) Value {
		s.list, s.has = nil, map[setKey]bool{}
		return Value{}
	})
	method("size", []*Type{}, TypeUint64, func(_ *Machine, s *set, _ []Value) Value { return Uint(uint64(len(s.list))) })
	method("empty", []*Type{}, TypeBool, func(_ *Machine, s *set, _ []Value) Value { return Bool(len(s.list) == 0) })
	c.ConvertsTo(list, func(_ *Machine, v Value) Value { return Values(v.ref.(*set).list) })
	return c
}
