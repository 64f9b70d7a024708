package cxx

// coreCopies registers algorithms that write to a list.
func coreCopies(r *Registry) {
	r.Func("llvm::append_range", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 2 || s.ArgType(0).Kind != KindList || !s.ArgType(0).Vector {
			return nil
		}
		elem := s.ArgType(0).Elem
		return &Func{Params: []*Type{s.ArgType(0), ListOf(elem)}, Call: func(m *Machine, args []Value) Value {
			return appendTo(m, args[0], args[1])
		}}
	}})
	// Such an iterator is the list to which it appends.
	r.Func("std::back_inserter", &Func{build: func(s *Site) *tree {
		if len(s.args) != 1 || s.args[0].t.Kind != KindList || !s.args[0].t.Vector {
			return nil
		}
		return &tree{op: opRetype, t: PointerTo(s.args[0].t), at: at(s.node), x: s.args[0]}
	}})
	copyTo := func(s *Site, from int) *Func {
		if s.NumArgs() != from+1 {
			return nil
		}
		to := s.ArgType(from)
		if to.isIterator() {
			return &Func{Result: to, Call: func(m *Machine, args []Value) Value {
				it := iterOf(args[from])
				n := storeFrom(m, it, rangeOf(m, args[:from]).Elems())
				return iterValue(it.list, it.i+n)
			}}
		}
		if to.Kind != KindPointer || to.Elem.Kind != KindList {
			return nil
		}
		return &Func{Result: to, Call: func(m *Machine, args []Value) Value {
			appendTo(m, args[from], rangeOf(m, args[:from]))
			return args[from]
		}}
	}
	r.Func("llvm::copy", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 2 || s.ListElem(0, nil) == nil {
			return nil
		}
		return copyTo(s, 1)
	}})
	r.Func("std::copy", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 3 || !s.ArgType(0).isIterator() || !s.ArgType(1).isIterator() {
			return nil
		}
		return copyTo(s, 2)
	}})
	transform := func(s *Site, from int, elem *Type) *Func { // the output follows, then the function
		if elem == nil || s.NumArgs() != from+2 {
			return nil
		}
		to := s.ArgType(from)
		out := to.Elem
		switch {
		case to.isIterator():
		case to.Kind == KindPointer && to.Elem.Kind == KindList:
			out = to.Elem.Elem
		default:
			return nil
		}
		f := s.CallableTo(from+1, out, elem)
		if f == nil {
			return nil
		}
		return &Func{Result: to, Call: func(m *Machine, args []Value) Value {
			in := rangeOf(m, args[:from])
			n := in.Len()
			made := m.collect(n)
			for i := 0; i < n && m.fail == nil; i++ {
				made.Elems = append(made.Elems, f.Call(m, in.At(i)))
			}
			if m.fail != nil || !to.isIterator() {
				appendTo(m, args[from], Value{ref: made})
				return args[from]
			}
			it := iterOf(args[from])
			return iterValue(it.list, it.i+storeFrom(m, it, made.Elems))
		}}
	}
	r.Func("llvm::transform", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 3 {
			return nil
		}
		return transform(s, 1, s.ListElem(0, nil))
	}})
	r.Func("std::transform", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 4 || !s.ArgType(0).isIterator() || !s.ArgType(1).isIterator() {
			return nil
		}
		return transform(s, 2, s.ArgType(0).Elem)
	}})
	r.Func("std::iota", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 3 || !s.ArgType(0).isIterator() || s.ArgType(0).Elem.Kind != KindInt {
			return nil
		}
		it := s.ArgType(0)
		return &Func{Params: []*Type{it, it, it.Elem}, Call: func(m *Machine, args []Value) Value {
			n := between(m, args[:2]).Len()
			elems := make([]Value, n)
			for i := range elems {
				elems[i] = convertNumber(Int(args[2].Int()+int64(i)), TypeInt64, it.Elem)
			}
			storeFrom(m, iterOf(args[0]), elems)
			return Value{}
		}}
	}})
}

// rangeOf returns the list that is given as one argument, or as two iterators.
func rangeOf(m *Machine, args []Value) Value {
	if len(args) == 1 {
		return args[0]
	}
	return between(m, args)
}

func appendTo(m *Machine, to, from Value) Value {
	if m.fail != nil {
		return Value{}
	}
	l, ok := to.ref.(Store)
	if !ok {
		return m.Failf("a list that cannot be changed")
	}
	grow(m, l, from.Elems())
	return to
}

// storeFrom assigns to the elements of a list from an iterator on.
func storeFrom(m *Machine, it iter, elems []Value) int {
	l, ok := it.list.ref.(Store)
	switch {
	case m.fail != nil || !m.Step(len(elems)):
	case !ok:
		m.Failf("a list that cannot be changed")
	case it.i < 0 || it.i+len(elems) > l.Len():
		m.failKind(OutOfRange, "an iterator is not within the list")
	default:
		all := it.list.Elems()
		copy(all[it.i:], elems)
		l.Replace(all)
	}
	return len(elems)
}
