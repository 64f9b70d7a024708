package cxx

import "slices"

// coreOrder registers algorithms that change the order of the elements of a list.
func coreOrder(r *Registry) {
	// A range is a list that code can change, or, as in std, two iterators.
	reorder := func(name string, f func(s *Site, first int, elem *Type) func(m *Machine, elems []Value)) {
		r.Func("llvm::"+name, &Func{Template: func(s *Site) *Func {
			if s.NumArgs() == 0 || s.ArgType(0).Kind != KindList || !s.ArgType(0).Vector {
				return nil
			}
			change := f(s, 1, s.ArgType(0).Elem)
			if change == nil {
				return nil
			}
			return &Func{Call: func(m *Machine, args []Value) Value {
				return reordered(m, iter{args[0], 0}, args[0].Elems(), change)
			}}
		}})
		for _, ns := range []string{"std::", "llvm::"} {
			r.Func(ns+name, &Func{Template: func(s *Site) *Func {
				if s.NumArgs() < 2 || !s.ArgType(0).isIterator() || !s.ArgType(1).isIterator() {
					return nil
				}
				change := f(s, 2, s.ArgType(0).Elem)
				if change == nil {
					return nil
				}
				return &Func{Call: func(m *Machine, args []Value) Value {
					list := between(m, args[:2])
					if m.fail != nil {
						return Value{}
					}
					return reordered(m, iterOf(args[0]), list.Elems(), change)
				}}
			}})
		}
	}
	sort := func(s *Site, first int, elem *Type) func(m *Machine, elems []Value) {
		if s.NumArgs() > first+1 {
			return nil
		}
		less := ordering(s, first, elem)
		if less == nil {
			return nil
		}
		return func(m *Machine, elems []Value) {
			slices.SortStableFunc(elems, func(x, y Value) int {
				switch {
				case m.fail != nil || !m.Step(1):
					return 0
				case less(m, x, y):
					return -1
				case less(m, y, x):
					return 1
				}
				return 0
			})
		}
	}
	reorder("sort", sort)
	reorder("stable_sort", sort)
	r.Func("std::reverse", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 2 || !s.ArgType(0).isIterator() || !s.ArgType(1).isIterator() {
			return nil
		}
		return &Func{Call: func(m *Machine, args []Value) Value {
			list := between(m, args)
			if m.fail != nil {
				return Value{}
			}
			return reordered(m, iterOf(args[0]), list.Elems(), func(_ *Machine, elems []Value) { slices.Reverse(elems) })
		}}
	}})
	r.Func("std::swap", &Func{Template: swap})
}

// reordered stores the elements of a list after change has modified them.
func reordered(m *Machine, at iter, elems []Value, change func(m *Machine, elems []Value)) Value {
	if change(m, elems); m.fail == nil {
		storeFrom(m, at, elems)
	}
	return Value{}
}

func swap(s *Site) *Func {
	if s.NumArgs() != 2 || !Same(s.ArgType(0), s.ArgType(1)) {
		return nil
	}
	vectors := s.ArgType(0).Kind == KindList && s.ArgType(0).Vector
	if !vectors && (!s.Reference(0) || !s.Reference(1)) {
		return nil
	}
	return &Func{Call: func(m *Machine, args []Value) Value {
		if vectors {
			x, y := args[0].Elems(), args[1].Elems()
			if !m.Step(len(x)+len(y)) || args[0].Replace(y...) && args[1].Replace(x...) {
				return Value{}
			}
			return m.Failf("a list that cannot be changed")
		}
		x, y := args[0].Cell(), args[1].Cell()
		if x == nil || y == nil {
			return m.Failf("std::swap: what is no variable cannot be changed")
		}
		*x, *y = *y, *x
		return Value{}
	}}
}
