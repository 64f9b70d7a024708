package cxx

import "slices"

// vectorEdits registers the methods that insert and erase elements at an iterator.
func vectorEdits(r *Registry) {
	at := func(params func(elem *Type) []*Type, f func(m *Machine, l []Value, i int, args []Value) ([]Value, bool)) *Func {
		return &Func{Template: func(s *Site) *Func {
			t := s.Receiver()
			if !t.Vector {
				return nil
			}
			it := iterType(t.Elem)
			return &Func{Params: append([]*Type{it}, params(t.Elem)...), Result: it, Call: func(m *Machine, args []Value) Value {
				l, ok := args[0].ref.(Store)
				if !ok {
					return m.Failf("a list that cannot be changed")
				}
				i := iterIndex(args[1])
				elems, ok := f(m, args[0].Elems(), i, args[2:])
				if !ok || i > l.Len() || len(elems) > maxLen || !m.Step(len(elems)) {
					return m.failKind(OutOfRange, "an iterator is not within the list")
				}
				l.Replace(elems)
				return iterValue(args[0], i)
			}}
		}}
	}
	insert := func(_ *Machine, l []Value, i int, list []Value) ([]Value, bool) {
		if i < 0 || i > len(l) {
			return nil, false
		}
		return slices.Insert(slices.Clone(l), i, list...), true
	}
	r.method(KindList, "insert", at(func(e *Type) []*Type { return []*Type{e} }, insert))
	r.method(KindList, "insert", at(func(e *Type) []*Type { return []*Type{iterType(e), iterType(e)} },
		func(m *Machine, l []Value, i int, args []Value) ([]Value, bool) {
			return insert(m, l, i, between(m, args).Elems())
		}))
	r.method(KindList, "insert", at(func(e *Type) []*Type { return []*Type{ListOf(e)} },
		func(m *Machine, l []Value, i int, args []Value) ([]Value, bool) {
			return insert(m, l, i, args[0].Elems())
		}))
	r.method(KindList, "erase", at(func(*Type) []*Type { return nil }, func(_ *Machine, l []Value, i int, _ []Value) ([]Value, bool) {
		if i < 0 || i >= len(l) {
			return nil, false
		}
		return slices.Delete(slices.Clone(l), i, i+1), true
	}))
}
