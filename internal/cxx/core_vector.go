package cxx

import "slices"

// vectorMethods registers the methods that modify a SmallVector.
func vectorMethods(r *Registry) {
	mutator := func(names []string, params func(elem *Type) []*Type, f func(m *Machine, v Store, args []Value)) {
		for _, name := range names {
			r.method(KindList, name, &Func{Template: func(s *Site) *Func {
				t := s.Receiver()
				if !t.Vector {
					return nil
				}
				return &Func{Params: params(t.Elem), Call: func(m *Machine, args []Value) Value {
					v, ok := args[0].ref.(Store)
					if !ok {
						return m.Failf("a list that cannot be changed")
					}
					f(m, v, args[1:])
					return Value{}
				}}
			}})
		}
	}
	none := func(*Type) []*Type { return []*Type{} }
	one := func(elem *Type) []*Type { return []*Type{elem} }
	list := func(elem *Type) []*Type { return []*Type{ListOf(elem)} }
	mutator([]string{"push_back"}, one, func(m *Machine, v Store, args []Value) {
		grow(m, v, args)
	})
	r.method(KindList, "emplace_back", &Func{build: func(s *Site) *tree {
		t := s.Receiver()
		if !t.Vector {
			return nil
		}
		x := s.c.construct(s.node, t.Elem, s.args[1:], false)
		if isPoison(x) {
			return s.c.poison(s.node, x)
		}
		return s.c.deref(s.node, s.c.callFunc(s.node, emplaceFunc, []*tree{s.args[0], s.c.copied(x)}, PointerTo(t.Elem)))
	}})
	mutator([]string{"append"}, list, func(m *Machine, v Store, args []Value) { grow(m, v, args[0].Elems()) })
	iterators := func(elem *Type) []*Type { return []*Type{iterType(elem), iterType(elem)} }
	mutator([]string{"append"}, iterators, func(m *Machine, v Store, args []Value) {
		if l := between(m, args); m.fail == nil {
			grow(m, v, l.Elems())
		}
	})
	r.Func("llvm::append_range", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 2 || s.ArgType(0).Kind != KindList || !s.ArgType(0).Vector {
			return nil
		}
		t := s.ArgType(0)
		return &Func{Params: []*Type{t, ListOf(t.Elem)}, Call: func(m *Machine, args []Value) Value {
			if more := args[1].Elems(); m.Step(len(more)) && !args[0].Append(more...) {
				return m.Failf("a list that cannot be changed")
			}
			return Value{}
		}}
	}})
	mutator([]string{"assign"}, iterators, func(m *Machine, v Store, args []Value) {
		if l := between(m, args); m.fail == nil {
			v.Replace(l.Elems())
		}
	})
	mutator([]string{"assign"}, list, func(m *Machine, v Store, args []Value) { v.Replace(args[0].Elems()) })
	count := func(elem *Type) []*Type { return []*Type{TypeUint64, elem} }
	repeated := func(m *Machine, args []Value) []Value {
		n := args[0].num
		if n > maxLen || !m.Step(int(n)) {
			m.failKind(BudgetSpent, "a list becomes too long")
			return nil
		}
		return slices.Repeat(args[1:2], int(n))
	}
	mutator([]string{"append"}, count, func(m *Machine, v Store, args []Value) { grow(m, v, repeated(m, args)) })
	mutator([]string{"assign"}, count, func(m *Machine, v Store, args []Value) { v.Replace(repeated(m, args)) })
	mutator([]string{"clear"}, none, func(_ *Machine, v Store, _ []Value) { v.Replace(nil) })
	mutator([]string{"reserve"}, func(*Type) []*Type { return []*Type{TypeUint64} }, func(*Machine, Store, []Value) {})
	mutator([]string{"truncate"}, func(*Type) []*Type { return []*Type{TypeUint64} }, func(m *Machine, v Store, args []Value) {
		n := args[0].Uint()
		if n > uint64(v.Len()) {
			m.failKind(OutOfRange, "Cannot increase size with truncate")
			return
		}
		kept := make([]Value, n)
		for i := range kept {
			kept[i] = v.At(i)
		}
		v.Replace(kept)
	})
	mutator([]string{"pop_back"}, none, func(m *Machine, v Store, _ []Value) { pop(m, v) })
	r.method(KindList, "pop_back_val", &Func{Template: func(s *Site) *Func {
		if !s.Receiver().Vector || s.NumArgs() != 0 {
			return nil
		}
		return &Func{Result: s.Receiver().Elem, Call: func(m *Machine, args []Value) Value {
			v, ok := args[0].ref.(Store)
			if !ok {
				return m.Failf("a list that cannot be changed")
			}
			return pop(m, v)
		}}
	}})
	r.method(KindList, "resize", &Func{Template: resize})
}

// assignFunc replaces the elements of a list that is given by reference.
var assignFunc = &Func{Name: "operator=", Builtin: true, Call: func(m *Machine, args []Value) Value {
	v, ok := args[0].ref.(Store)
	if !ok {
		return m.Failf("a list that cannot be changed")
	}
	v.Replace(args[1].Elems())
	return args[0]
}}

// emplaceFunc adds an element and returns its address.
var emplaceFunc = &Func{Name: "emplace_back", Builtin: true, Call: func(m *Machine, args []Value) Value {
	v, ok := args[0].ref.(Store)
	if !ok {
		return m.Failf("a list that cannot be changed")
	}
	if grow(m, v, args[1:]); m.fail != nil {
		return Value{}
	}
	if l, ok := v.(*Vec); ok {
		return (*Cell)(&l.Elems[len(l.Elems)-1]).Address()
	}
	if args[1].IsNull() {
		return m.Failf("a list whose elements cannot be assigned to")
	}
	c := Cell(args[1])
	return c.Address()
}}

func grow(m *Machine, l Store, vals []Value) {
	if l.Len()+len(vals) > maxLen || !m.Step(len(vals)) {
		m.failKind(BudgetSpent, "a list becomes too long")
		return
	}
	l.Append(vals)
}

// pop removes the last element.
func pop(m *Machine, l Store) Value {
	n := l.Len()
	if n == 0 {
		return m.failKind(OutOfRange, "an empty list has no elements")
	}
	last := l.At(n - 1)
	if v, ok := l.(*Vec); ok {
		v.Elems = v.Elems[:n-1]
	} else {
		l.Replace(List(l).Elems()[:n-1])
	}
	return last
}

func resize(s *Site) *Func {
	t := s.Receiver()
	if !t.Vector {
		return nil
	}
	zero, ok := zeroOf(t.Elem)
	if !ok && s.NumArgs() < 2 {
		return nil
	}
	return &Func{Params: []*Type{TypeUint64, t.Elem}, Optional: 1, Call: func(m *Machine, args []Value) Value {
		v, _ := args[0].ref.(Store)
		n := args[1].num
		if len(args) > 2 {
			zero := args[2]
			return resizeTo(m, v, n, zero)
		}
		return resizeTo(m, v, n, zero)
	}}
}

func resizeTo(m *Machine, v Store, n uint64, fill Value) Value {
	if v == nil || n > maxLen || !m.Step(int(n)) {
		return m.failKind(BudgetSpent, "a list becomes too long")
	}
	elems := List(v).Elems()
	for uint64(len(elems)) < n {
		elems = append(elems, fill)
	}
	v.Replace(elems[:n])
	return Value{}
}
