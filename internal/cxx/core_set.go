package cxx

import (
	"fmt"
	"slices"
	"strconv"
)

// coreSets registers sets: std::set, whose iteration is in the order of its elements, and
// DenseSet and its kin, for which it is that of insertion. The elements are numbers,
// strings or objects.
func coreSets(r *Registry) {
	instance := func(args []*Type) *Type {
		if len(args) == 0 || !isKey(args[0]) {
			return nil
		}
		return setClass(args[0], nil).Type()
	}
	r.Template("std::set", func(args []*Type) *Type {
		if len(args) == 0 || !isKey(args[0]) {
			return nil
		}
		if order := orderOf(args, 1); order != nil {
			return setClass(args[0], order).Type()
		}
		return nil
	})
	for _, name := range []string{"llvm::DenseSet", "llvm::SmallDenseSet", "llvm::SmallPtrSet", "llvm::SmallSet", "llvm::SetVector",
		"llvm::SmallSetVector", "std::unordered_set"} {
		r.Template(name, instance)
	}
	for _, name := range []string{"llvm::StringSet", "llvm::SmallStringSet"} {
		r.Template(name, func([]*Type) *Type { return setClass(TypeString, nil).Type() })
	}
}

// A set is a set of values of one type.
type set struct {
	elem  *Type
	order *keyOrder      // nil for that of insertion
	at    map[setKey]int // indices in the list; of an ordered set, only which there are
	list  []Value
}

// A setKey identifies a value.
type setKey struct {
	num uint64
	str string
	obj any
}

// keyOf returns the key of a value, whose length it takes from the budget.
func keyOf(m *Machine, v Value, t *Type) setKey {
	switch t.Kind {
	case KindString:
		m.charge(v.Len())
		return setKey{str: v.Str()}
	case KindObject:
		return setKey{obj: v.ref}
	case KindTuple, KindList:
		text := appendKey(nil, v, t)
		m.charge(len(text))
		return setKey{str: string(text)}
	}
	return setKey{num: v.num}
}

// appendKey appends a text that is the same for equal keys only.
func appendKey(text []byte, v Value, t *Type) []byte {
	switch t.Kind {
	case KindString:
		return strconv.AppendQuote(text, v.Str())
	case KindTuple, KindList:
		text = append(text, '(')
		for i := range v.Len() {
			e := t.Elem
			if t.Kind == KindTuple {
				e = t.Elems[i]
			}
			text = append(appendKey(text, v.At(i), e), ',')
		}
		return append(text, ')')
	}
	return strconv.AppendUint(text, v.num, 10)
}

// insert returns the index of an element, and whether it is new.
func (s *set) insert(m *Machine, v Value) (int, bool) {
	k := keyOf(m, v, s.elem)
	if _, ok := s.at[k]; ok {
		return s.place(m, k, v), false
	}
	if len(s.list) >= maxLen || !m.Step(1) {
		m.failKind(BudgetSpent, "a set becomes too large")
		return 0, false
	}
	i := len(s.list)
	if s.order != nil {
		i = s.search(m, v)
		m.charge(len(s.list) - i)
	}
	s.at[k] = i
	s.list = slices.Insert(s.list, i, v)
	return i, true
}

// SetInsert adds an element to a set, and reports whether the value is a set.
func SetInsert(m *Machine, to, v Value) bool {
	s, ok := to.ref.(*set)
	if ok {
		s.insert(m, v)
	}
	return ok
}

// place returns the index of an element with its key, or the end.
func (s *set) place(m *Machine, k setKey, v Value) int {
	i, ok := s.at[k]
	switch {
	case !ok:
		return len(s.list)
	case s.order != nil:
		return s.search(m, v)
	}
	return i
}

// search returns the place of an element in the order.
func (s *set) search(m *Machine, v Value) int {
	i, _ := slices.BinarySearchFunc(s.list, v, func(x, y Value) int { return s.order.compare(m, s.elem, x, y) })
	return i
}

func (s *set) erase(m *Machine, v Value) bool {
	k := keyOf(m, v, s.elem)
	i := s.place(m, k, v)
	if i == len(s.list) {
		return false
	}
	delete(s.at, k)
	s.list = append(s.list[:i:i], s.list[i+1:]...)
	if m.charge(len(s.list)); s.order == nil && m.Step(len(s.list)-i) {
		for j, x := range s.list[i:] {
			s.at[keyOf(m, x, s.elem)] = i + j
		}
	}
	return true
}

// setClass creates the class of sets with elements of a type.
func setClass(elem *Type, order *keyOrder) *Class {
	c := &Class{Name: "llvm::DenseSet<" + elem.String() + ">", IsA: Is[*set], Template: "set", Args: []*Type{elem}}
	if order != nil {
		c.Name, c.Template = "std::set<"+elem.String()+">", fmt.Sprintf("std::set %t", order.descending)
	}
	c.typ = &Type{Kind: KindObject, Class: c}
	list := ListOf(elem)
	begin := func(m *Machine, from Value) Value {
		s := &set{elem: elem, order: order, at: map[setKey]int{}}
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
		at, fresh := s.insert(m, args[0])
		return Values([]Value{iterValue(Values(s.list), at), Bool(fresh)})
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
	holds := func(m *Machine, s *set, v Value) bool {
		_, ok := s.at[keyOf(m, v, elem)]
		return ok
	}
	method("contains", []*Type{elem}, TypeBool, func(m *Machine, s *set, args []Value) Value { return Bool(holds(m, s, args[0])) })
	method("count", []*Type{elem}, TypeUint64, func(m *Machine, s *set, args []Value) Value {
		if holds(m, s, args[0]) {
			return Uint(1)
		}
		return Uint(0)
	})
	method("erase", []*Type{elem}, TypeBool, func(m *Machine, s *set, args []Value) Value { return Bool(s.erase(m, args[0])) })
	method("clear", []*Type{}, TypeVoid, func(_ *Machine, s *set, _ []Value) Value {
		s.list, s.at = nil, map[setKey]int{}
		return Value{}
	})
	method("reserve", []*Type{TypeUint64}, TypeVoid, func(*Machine, *set, []Value) Value { return Value{} })
	ends := func(name string, f func(s *set) int) {
		method(name, []*Type{}, it, func(_ *Machine, s *set, _ []Value) Value { return iterValue(Values(s.list), f(s)) })
	}
	ends("begin", func(*set) int { return 0 })
	ends("end", func(s *set) int { return len(s.list) })
	method("find", []*Type{elem}, it, func(m *Machine, s *set, args []Value) Value {
		return iterValue(Values(s.list), s.place(m, keyOf(m, args[0], elem), args[0]))
	})
	method("size", []*Type{}, TypeUint64, func(_ *Machine, s *set, _ []Value) Value { return Uint(uint64(len(s.list))) })
	method("empty", []*Type{}, TypeBool, func(_ *Machine, s *set, _ []Value) Value { return Bool(len(s.list) == 0) })
	c.ConvertsTo(list, func(_ *Machine, v Value) Value { return Values(v.ref.(*set).list) })
	return c
}
