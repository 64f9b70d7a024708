package cxx

// An iter is an iterator: a position in a list.
type iter struct {
	list Value
	i    int
}

func iterValue(list Value, i int) Value { return Value{ref: &iter{list, i}} }

// Iterator returns the iterator of an element of a list.
func Iterator(list Value, i int) Value { return iterValue(list, i) }

// IteratorOf returns the type of iterators of lists with that element type.
func IteratorOf(elem *Type) *Type { return iterType(elem) }

func iterOf(v Value) iter {
	if it, ok := v.ref.(*iter); ok {
		return *it
	}
	return iter{}
}

func iterIndex(v Value) int { return iterOf(v).i }

func iterType(elem *Type) *Type { return typeOf(KindIter, elem) }

var (
	iterElem = &Func{Name: "operator*", Builtin: true, Call: func(m *Machine, args []Value) Value {
		it := iterOf(args[0])
		if it.i < 0 || it.i >= it.list.Len() {
			return m.failKind(OutOfRange, "an iterator outside of its list is dereferenced")
		}
		return it.list.At(it.i)
	}}
	iterAdd = &Func{Name: "operator+", Builtin: true, Call: func(_ *Machine, args []Value) Value {
		it := iterOf(args[0])
		return iterValue(it.list, it.i+int(args[1].Int()))
	}}
	iterDistance = &Func{Name: "std::distance", Builtin: true, Call: func(_ *Machine, args []Value) Value {
		return Int(int64(iterIndex(args[1]) - iterIndex(args[0])))
	}}
	betweenFunc = &Func{Name: "llvm::make_range", Builtin: true, Call: between}
	fillFunc    = &Func{Name: "llvm::SmallVector::SmallVector", Builtin: true, Call: func(m *Machine, args []Value) Value {
		n := args[0].num
		if n > maxLen || !m.Step(int(n)) {
			return m.failKind(BudgetSpent, "a list becomes too long")
		}
		v := &Vec{make([]Value, n)}
		for i := range v.Elems {
			v.Elems[i] = args[1]
		}
		return Value{ref: v}
	}}
)

// between returns the list of the elements between two iterators.
func between(m *Machine, args []Value) Value {
	a, b := iterOf(args[0]), iterOf(args[1])
	if a.i < 0 || b.i < a.i || b.i > a.list.Len() {
		return m.failKind(OutOfRange, "the iterators are no range")
	}
	return a.list.slice(a.i, b.i)
}

// iterRebase creates an iterator into a sublist. The second argument is an iterator
// of the original list at which the sublist begins.
var iterRebase = &Func{Name: "rebase", Builtin: true, Call: func(_ *Machine, args []Value) Value {
	first := iterOf(args[1])
	return iterValue(first.list, first.i+iterIndex(args[0]))
}}

// overIterators adapts an algorithm on a range to std's form with two iterators, by
// combining the two arguments into a range.
func overIterators(f func(s *Site) *Func) func(s *Site) *tree {
	return func(s *Site) *tree {
		if len(s.args) < 2 || !s.args[0].t.isIterator() || !s.args[1].t.isIterator() {
			return nil
		}
		first := &tree{op: opLocal, t: s.args[0].t, at: at(s.node), slot: s.c.newLocal(), lvalue: true}
		keep := &tree{op: opAssign, t: first.t, at: first.at, x: first, y: s.args[0]}
		list := s.c.callFunc(s.node, betweenFunc, []*tree{first, s.args[1]}, ListOf(first.t.Elem))
		args := append([]*tree{list}, s.args[2:]...)
		out := s.c.expand(s.node, &Func{Name: s.fn.Name, Builtin: true, Template: f}, args, s.targs)
		if out == nil {
			return nil
		}
		if out.t.isIterator() {
			out = s.c.callFunc(s.node, iterRebase, []*tree{out, first}, out.t)
		}
		return &tree{op: opSeq, t: out.t, at: first.at, x: keep, y: out}
	}
}

// coreIterators registers begin, end and the operations on iterators.
func coreIterators(r *Registry) {
	ends := func(end bool) func(s *Site) *Func {
		return func(s *Site) *Func {
			if len(s.args) != 1 {
				return nil
			}
			elem := s.listAt(0, nil)
			if elem == nil {
				return nil
			}
			return &Func{Result: iterType(elem), Call: func(_ *Machine, args []Value) Value {
				if end {
					return iterValue(args[0], args[0].Len())
				}
				return iterValue(args[0], 0)
			}}
		}
	}
	for _, name := range []string{"std::begin", "std::cbegin", "llvm::adl_begin"} {
		r.Func(name, &Func{Template: ends(false)})
	}
	for _, name := range []string{"std::end", "std::cend", "llvm::adl_end"} {
		r.Func(name, &Func{Template: ends(true)})
	}
	r.method(KindList, "begin", &Func{Template: ends(false)})
	r.method(KindList, "end", &Func{Template: ends(true)})
	r.method(KindIter, "getIndex", &Func{Template: func(s *Site) *Func {
		return &Func{Result: TypeInt64, Call: func(_ *Machine, args []Value) Value { return Int(int64(iterIndex(args[0]))) }}
	}})
	move := func(sign int64) func(s *Site) *Func {
		return func(s *Site) *Func {
			if s.NumArgs() == 0 || !s.ArgType(0).isIterator() {
				return nil
			}
			t := s.ArgType(0)
			return &Func{Params: []*Type{t, TypeInt64}, Optional: 1, Result: t, Call: func(_ *Machine, args []Value) Value {
				n := int64(1)
				if len(args) > 1 {
					n = args[1].Int()
				}
				it := iterOf(args[0])
				return iterValue(it.list, it.i+int(sign*n))
			}}
		}
	}
	r.Func("std::next", &Func{Template: move(1)})
	r.Func("std::prev", &Func{Template: move(-1)})
	r.Func("std::distance", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 2 || !s.ArgType(0).isIterator() || !s.ArgType(1).isIterator() {
			return nil
		}
		return &Func{Result: TypeInt64, Call: iterDistance.Call}
	}})
	r.Func("llvm::make_range", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 2 || !s.ArgType(0).isIterator() || !s.ArgType(1).isIterator() {
			return nil
		}
		return &Func{Result: ListOf(s.ArgType(0).Elem), Call: between}
	}})
}
