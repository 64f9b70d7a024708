package cxx

// coreAlgorithms registers the algorithms that return a bool, a number or an
// iterator.
func coreAlgorithms(r *Registry) {
	algorithm := func(name string, f func(s *Site) *Func) {
		r.Func("llvm::"+name, &Func{Template: f})
		r.Func("std::"+name, &Func{build: overIterators(f)})
	}
	algorithm("all_of", quantifier(false, false))
	algorithm("any_of", quantifier(true, true))
	algorithm("none_of", quantifier(true, false))
	algorithm("count_if", countIf)
	algorithm("count", count)
	algorithm("find_if", findIf(true))
	algorithm("find_if_not", findIf(false))
	algorithm("find", find)
	algorithm("is_sorted", isSorted)
	algorithm("adjacent_find", adjacentFind)
	algorithm("binary_search", isContained)
	algorithm("accumulate", accumulate)
	algorithm("max_element", extreme(1))
	algorithm("min_element", extreme(-1))
	r.Func("llvm::is_contained", &Func{Template: isContained})
	r.Func("llvm::all_equal", &Func{Template: allEqual})
	r.Func("llvm::is_splat", &Func{Template: allEqual})
	r.Func("llvm::equal", &Func{Template: equalRanges})
	algorithm("for_each", forEach)
	r.Func("std::equal", &Func{build: overIterators(startsWith)})
	r.Func("std::is_permutation", &Func{build: overIterators(isPermutation)})
	for name, test := range map[string]func(n, k int) bool{
		"hasNItems":       func(n, k int) bool { return n == k },
		"hasNItemsOrMore": func(n, k int) bool { return n >= k },
		"hasNItemsOrLess": func(n, k int) bool { return n <= k },
	} {
		r.Func("llvm::"+name, &Func{Template: hasItems(test)})
	}
	r.Func("llvm::hasSingleElement", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 1 || s.ListElem(0, nil) == nil {
			return nil
		}
		return &Func{Result: TypeBool, Call: func(_ *Machine, args []Value) Value { return Bool(args[0].Len() == 1) }}
	}})
}

// listAnd returns the element type for a call f(range, x), or nil if the arguments
// do not match.
func listAnd(s *Site, args int) *Type {
	if s.NumArgs() != args {
		return nil
	}
	return s.ListElem(0, nil)
}

// quantifier implements all_of, any_of and none_of: the loop ends when the
// predicate returns stop, and the result is then found.
func quantifier(stop, found bool) func(s *Site) *Func {
	return func(s *Site) *Func {
		elem := listAnd(s, 2)
		if elem == nil {
			return nil
		}
		f := s.Predicate(1, elem)
		if f == nil {
			return nil
		}
		return &Func{Result: TypeBool, Call: func(m *Machine, args []Value) Value {
			l := args[0]
			for i, n := 0, l.Len(); i < n; i++ {
				b := f.Call(m, l.At(i)).Bool()
				if m.fail != nil {
					return Value{}
				}
				if b == stop {
					return Bool(found)
				}
			}
			return Bool(!found)
		}}
	}
}

func countIf(s *Site) *Func {
	elem := listAnd(s, 2)
	if elem == nil {
		return nil
	}
	f := s.Predicate(1, elem)
	if f == nil {
		return nil
	}
	return &Func{Result: TypeInt64, Call: func(m *Machine, args []Value) Value {
		l, k := args[0], int64(0)
		for i, n := 0, l.Len(); i < n && m.fail == nil; i++ {
			if f.Call(m, l.At(i)).Bool() {
				k++
			}
		}
		return Int(k)
	}}
}

// valueIn prepares f(range, value). A braced list gets the value's type as its
// element type.
func valueIn(s *Site) func(m *Machine, x, y Value) bool {
	if s.NumArgs() != 2 {
		return nil
	}
	var hint *Type
	if t := s.ArgType(1); s.ArgType(0).Kind == KindInit && t.Kind != KindInit && t.Kind != KindNull {
		hint = t
	}
	elem := s.ListElem(0, hint)
	if elem == nil {
		return nil
	}
	return s.Equal(elem, s.ArgType(1))
}

func isContained(s *Site) *Func {
	eq := valueIn(s)
	if eq == nil {
		return nil
	}
	return &Func{Result: TypeBool, Call: func(m *Machine, args []Value) Value {
		l, x := args[0], args[1]
		for i, n := 0, l.Len(); i < n; i++ {
			if eq(m, l.At(i), x) {
				return Bool(true)
			}
		}
		return Bool(false)
	}}
}

func count(s *Site) *Func {
	eq := valueIn(s)
	if eq == nil {
		return nil
	}
	return &Func{Result: TypeInt64, Call: func(m *Machine, args []Value) Value {
		l, x, k := args[0], args[1], int64(0)
		for i, n := 0, l.Len(); i < n; i++ {
			if eq(m, l.At(i), x) {
				k++
			}
		}
		return Int(k)
	}}
}

func find(s *Site) *Func {
	eq := valueIn(s)
	if eq == nil {
		return nil
	}
	return &Func{Result: iterType(s.ListElem(0, nil)), Call: func(m *Machine, args []Value) Value {
		l, x := args[0], args[1]
		i, n := 0, l.Len()
		for i < n && !eq(m, l.At(i), x) {
			i++
		}
		return iterValue(l, i)
	}}
}

func findIf(want bool) func(s *Site) *Func {
	return func(s *Site) *Func {
		elem := listAnd(s, 2)
		if elem == nil {
			return nil
		}
		f := s.Predicate(1, elem)
		if f == nil {
			return nil
		}
		return &Func{Result: iterType(elem), Call: func(m *Machine, args []Value) Value {
			l := args[0]
			i, n := 0, l.Len()
			for i < n && f.Call(m, l.At(i)).Bool() != want && m.fail == nil {
				i++
			}
			return iterValue(l, i)
		}}
	}
}

func allEqual(s *Site) *Func {
	elem := listAnd(s, 1)
	if elem == nil {
		return nil
	}
	eq := s.Equal(elem, elem)
	if eq == nil {
		return nil
	}
	return &Func{Result: TypeBool, Call: func(m *Machine, args []Value) Value {
		l := args[0]
		for i, n := 1, l.Len(); i < n; i++ {
			if !eq(m, l.At(0), l.At(i)) {
				return Bool(false)
			}
		}
		return Bool(true)
	}}
}

func equalRanges(s *Site) *Func {
	if s.NumArgs() != 2 && s.NumArgs() != 3 {
		return nil
	}
	a, b := s.ListElem(0, nil), s.ListElem(1, nil)
	if a == nil || b == nil {
		return nil
	}
	var f *Callable
	var eq func(m *Machine, x, y Value) bool
	if s.NumArgs() == 3 {
		f = s.Predicate(2, a, b)
	} else {
		eq = s.Equal(a, b)
	}
	if f == nil && eq == nil {
		return nil
	}
	return &Func{Result: TypeBool, Call: func(m *Machine, args []Value) Value {
		x, y := args[0], args[1]
		n := x.Len()
		if n != y.Len() {
			return Bool(false)
		}
		for i := range n {
			same := false
			if f != nil {
				same = f.Call(m, x.At(i), y.At(i)).Bool()
			} else {
				same = eq(m, x.At(i), y.At(i))
			}
			if !same || m.fail != nil {
				return Bool(false)
			}
		}
		return Bool(true)
	}}
}

// ordering prepares the comparison for an algorithm; argument i, if present, is the
// comparator.
func ordering(s *Site, i int, elem *Type) func(m *Machine, x, y Value) bool {
	if s.NumArgs() > i {
		f := s.Predicate(i, elem, elem)
		if f == nil {
			return nil
		}
		return func(m *Machine, x, y Value) bool { return f.Call(m, x, y).Bool() }
	}
	switch {
	case elem.Kind == Poison:
		return func(*Machine, Value, Value) bool { return false }
	case elem.isIntegral() || elem.Kind == KindFloat:
		return func(_ *Machine, x, y Value) bool { return compareNumbers(tokLt, elem, x, y) }
	case elem.Kind == KindString:
		return func(_ *Machine, x, y Value) bool { return x.Str() < y.Str() }
	case elem.Kind == KindTuple && isKey(elem):
		return func(m *Machine, x, y Value) bool { return compareKeys(m, elem, x, y) < 0 }
	case elem.Kind == KindObject:
		return s.less(elem)
	}
	s.Errorf("invalid operands to binary expression ('%s' and '%s')", elem, elem)
	return nil
}

func isSorted(s *Site) *Func {
	if s.NumArgs() != 1 && s.NumArgs() != 2 {
		return nil
	}
	elem := s.ListElem(0, nil)
	if elem == nil {
		return nil
	}
	less := ordering(s, 1, elem)
	if less == nil {
		return nil
	}
	return &Func{Result: TypeBool, Call: func(m *Machine, args []Value) Value {
		l := args[0]
		for i, n := 1, l.Len(); i < n && m.fail == nil; i++ {
			if less(m, l.At(i), l.At(i-1)) {
				return Bool(false)
			}
		}
		return Bool(true)
	}}
}

func adjacentFind(s *Site) *Func {
	if s.NumArgs() != 1 && s.NumArgs() != 2 {
		return nil
	}
	elem := s.ListElem(0, nil)
	if elem == nil {
		return nil
	}
	var test func(m *Machine, x, y Value) bool
	if s.NumArgs() == 2 {
		test = ordering(s, 1, elem)
	} else {
		test = s.Equal(elem, elem)
	}
	if test == nil {
		return nil
	}
	return &Func{Result: iterType(elem), Call: func(m *Machine, args []Value) Value {
		l := args[0]
		n := l.Len()
		for i := 0; i+1 < n && m.fail == nil; i++ {
			if test(m, l.At(i), l.At(i+1)) {
				return iterValue(l, i)
			}
		}
		return iterValue(l, n)
	}}
}

func accumulate(s *Site) *Func {
	if s.NumArgs() != 2 && s.NumArgs() != 3 {
		return nil
	}
	elem := s.ListElem(0, nil)
	if elem == nil {
		return nil
	}
	t := s.ArgType(1)
	if s.NumArgs() == 3 {
		f := s.Callable(2, t, elem)
		if f == nil {
			return nil
		}
		from := f.Result
		return &Func{Result: t, Call: func(m *Machine, args []Value) Value {
			l, sum := args[0], args[1]
			for i, n := 0, l.Len(); i < n && m.fail == nil; i++ {
				sum = f.Call(m, sum, l.At(i))
				if from.isNumber() && t.isNumber() {
					sum = convertNumber(sum, from, t)
				}
			}
			return sum
		}}
	}
	if !t.isNumber() || !elem.isNumber() {
		s.Errorf("invalid operands to binary expression ('%s' and '%s')", t, elem)
		return nil
	}
	return &Func{Result: t, Call: func(m *Machine, args []Value) Value {
		l, sum := args[0], args[1]
		for i, n := 0, l.Len(); i < n; i++ {
			sum, _ = arith(tokAdd, t, t, sum, convertNumber(l.At(i), elem, t))
		}
		return sum
	}}
}

// extreme makes max_element (sign 1) and min_element (sign -1).
func extreme(sign int) func(s *Site) *Func {
	return func(s *Site) *Func {
		if s.NumArgs() != 1 && s.NumArgs() != 2 {
			return nil
		}
		elem := s.ListElem(0, nil)
		if elem == nil {
			return nil
		}
		less := ordering(s, 1, elem)
		if less == nil {
			return nil
		}
		return &Func{Result: iterType(elem), Call: func(m *Machine, args []Value) Value {
			l, best := args[0], 0
			for i, n := 1, l.Len(); i < n && m.fail == nil; i++ {
				x, y := l.At(best), l.At(i)
				if sign < 0 {
					x, y = y, x
				}
				if less(m, x, y) {
					best = i
				}
			}
			return iterValue(l, best)
		}}
	}
}

func forEach(s *Site) *Func {
	elem := listAnd(s, 2)
	if elem == nil {
		return nil
	}
	f := s.Callable(1, elem)
	if f == nil {
		return nil
	}
	return &Func{Call: func(m *Machine, args []Value) Value {
		l := args[0]
		for i, n := 0, l.Len(); i < n && m.fail == nil; i++ {
			f.Call(m, l.At(i))
		}
		return Value{}
	}}
}

// startsWith is equal of a range and the beginning of another.
func startsWith(s *Site) *Func {
	if s.NumArgs() != 2 || !s.ArgType(1).isIterator() {
		return nil
	}
	elem := s.ListElem(0, nil)
	if elem == nil {
		return nil
	}
	eq := s.Equal(elem, s.ArgType(1).Elem)
	if eq == nil {
		return nil
	}
	return &Func{Result: TypeBool, Call: func(m *Machine, args []Value) Value {
		l, it := args[0], iterOf(args[1])
		n := l.Len()
		if it.i+n > it.list.Len() {
			return m.failKind(OutOfRange, "more elements than there are")
		}
		for i := range n {
			if !m.Step(1) || !eq(m, l.At(i), it.list.At(it.i+i)) {
				return Bool(false)
			}
		}
		return Bool(true)
	}}
}

// isPermutation is is_permutation of a range and the beginning of another.
func isPermutation(s *Site) *Func {
	if s.NumArgs() != 2 || !s.ArgType(1).isIterator() {
		return nil
	}
	elem := s.ListElem(0, nil)
	if elem == nil {
		return nil
	}
	other := s.ArgType(1).Elem
	eq := s.Equal(elem, other)
	if eq == nil {
		return nil
	}
	return &Func{Result: TypeBool, Call: func(m *Machine, args []Value) Value {
		l, it := args[0], iterOf(args[1])
		n := l.Len()
		if it.i+n > it.list.Len() {
			return m.failKind(OutOfRange, "more elements than there are")
		}
		used := make([]bool, n)
		for i := 0; i < n && m.Step(n); i++ {
			k := 0
			for k < n && (used[k] || !eq(m, l.At(i), it.list.At(it.i+k))) {
				k++
			}
			if k == n {
				return Bool(false)
			}
			used[k] = true
		}
		return Bool(true)
	}}
}

func hasItems(test func(n, k int) bool) func(s *Site) *Func {
	return func(s *Site) *Func {
		if listAnd(s, 2) == nil || !s.Convert(1, TypeUint32) {
			return nil
		}
		return &Func{Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
			return Bool(test(args[0].Len(), int(args[1].Int())))
		}}
	}
}
