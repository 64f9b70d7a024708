package cxx

// coreRanges registers functions that create lists from lists.
func coreRanges(r *Registry) {
	vector := func(s *Site) *tree {
		if len(s.args) != 1 {
			return nil
		}
		elem := s.listAt(0, nil)
		if elem == nil {
			return nil
		}
		// to_vector<T>(r) converts the elements, to_vector<8>(r) does not.
		if len(s.targs) > 0 && s.targs[0].Type != nil && !s.c.isConst(s.targs[0].Type.Name) {
			if elem = s.TemplateType(0); elem == nil || !s.Convert(0, ListOf(elem)) {
				return nil
			}
		}
		return &tree{op: opCopy, t: VectorOf(elem), at: at(s.node), x: s.args[0]}
	}
	for _, name := range []string{"llvm::to_vector", "llvm::to_vector_of"} {
		r.Func(name, &Func{build: vector})
	}
	r.Func("llvm::map_range", &Func{Template: mapRange})
	r.Func("llvm::map_to_vector", &Func{Template: mapRange})
	r.Func("llvm::make_filter_range", &Func{Template: filterRange})
	r.Func("llvm::enumerate", &Func{Template: enumerate})
	for _, name := range []string{"llvm::zip", "llvm::zip_equal", "llvm::zip_first", "llvm::zip_longest"} {
		r.Func(name, &Func{Template: zip})
	}
	r.Func("llvm::concat", &Func{Template: concat})
	r.Func("llvm::seq", &Func{Template: seq(0)})
	r.Func("llvm::seq_inclusive", &Func{Template: seq(1)})
	r.Func("llvm::reverse", &Func{Template: sameList(func(l Value) Value { return List(reversed{&l}) })})
	r.Func("llvm::drop_begin", &Func{Template: cut(func(n, k int) (int, int) { return k, n }, true)})
	r.Func("llvm::drop_end", &Func{Template: cut(func(n, k int) (int, int) { return 0, n - k }, true)})
	r.Func("llvm::size", &Func{Template: length})
	r.Func("llvm::range_size", &Func{Template: length})
	r.Func("std::size", &Func{Template: length})
	r.Func("llvm::sum_of", &Func{Template: fold(tokAdd, 0)})
	r.Func("llvm::product_of", &Func{Template: fold(tokMul, 1)})
	r.Func("std::get", &Func{build: tupleGet})
	for _, name := range []string{"std::make_pair", "std::make_tuple", "std::tie"} {
		r.Func(name, &Func{build: makeTuple})
	}
}

type reversed struct{ list *Value }

func (r reversed) Len() int       { return r.list.Len() }
func (r reversed) At(i int) Value { return r.list.At(r.list.Len() - 1 - i) }

// sameList implements functions that return a list with the same elements.
func sameList(f func(l Value) Value) func(s *Site) *Func {
	return func(s *Site) *Func {
		elem := listAnd(s, 1)
		if elem == nil {
			return nil
		}
		return &Func{Result: ListOf(elem), Call: func(_ *Machine, args []Value) Value { return f(args[0]) }}
	}
}

// cut implements functions of a list and a count that return a sublist; f computes
// its bounds. If optional is set, the count may be omitted and is then 1.
func cut(f func(n, k int) (int, int), optional bool) func(s *Site) *Func {
	return func(s *Site) *Func {
		n := len(s.args)
		if n != 2 && !(optional && n == 1) {
			return nil
		}
		base := s.args[0]
		if base.t.Kind == KindInit {
			base = s.c.materialize(base, nil)
			s.args[0] = base
		}
		t := base.t
		switch t.Kind {
		case KindList:
			t = ListOf(t.Elem)
		case KindString:
		default:
			return nil
		}
		if n == 2 {
			if s.args[1], _ = s.c.coerce(s.args[1], TypeUint64, false); s.args[1] == nil {
				return nil
			}
		}
		return &Func{Result: t, Call: func(m *Machine, args []Value) Value {
			k := uint64(1)
			if len(args) == 2 {
				k = args[1].num
			}
			n := args[0].Len()
			if k > uint64(n) {
				return m.failKind(OutOfRange, "more elements than there are")
			}
			lo, hi := f(n, int(k))
			if t.Kind == KindString {
				return Str(args[0].Str()[lo:hi])
			}
			return args[0].slice(lo, hi)
		}}
	}
}

func length(s *Site) *Func {
	if len(s.args) != 1 || s.listAt(0, nil) == nil {
		return nil
	}
	return &Func{Result: TypeUint64, Call: func(_ *Machine, args []Value) Value { return Int(int64(args[0].Len())) }}
}

// collect allocates the result of a function over n elements.
func (m *Machine) collect(n int) *Vec {
	if n > maxLen {
		m.failKind(BudgetSpent, "a list becomes too long")
		n = 0
	}
	return &Vec{make([]Value, 0, n)}
}

func mapRange(s *Site) *Func {
	elem := listAnd(s, 2)
	if elem == nil {
		return nil
	}
	f := s.Callable(1, elem)
	if f == nil {
		return nil
	}
	return &Func{Result: VectorOf(f.Result), Call: func(m *Machine, args []Value) Value {
		l := args[0]
		n := l.Len()
		out := m.collect(n)
		for i := 0; i < n && m.fail == nil; i++ {
			out.Elems = append(out.Elems, f.Call(m, l.At(i)))
		}
		return Value{ref: out}
	}}
}

func filterRange(s *Site) *Func {
	elem := listAnd(s, 2)
	if elem == nil {
		return nil
	}
	f := s.Predicate(1, elem)
	if f == nil {
		return nil
	}
	return &Func{Result: VectorOf(elem), Call: func(m *Machine, args []Value) Value {
		l := args[0]
		out := &Vec{}
		for i, n := 0, l.Len(); i < n && m.fail == nil; i++ {
			if x := l.At(i); f.Call(m, x).Bool() {
				out.Elems = append(out.Elems, x)
			}
		}
		return Value{ref: out}
	}}
}

// enumerate returns tuples of index and element, which are also accessible as
// index() and value().
func enumerate(s *Site) *Func {
	elems := listsOf(s)
	if elems == nil {
		return nil
	}
	return &Func{Result: ListOf(TupleOf(append([]*Type{TypeUint64}, elems...)...)), Call: func(m *Machine, args []Value) Value {
		n := args[0].Len()
		for _, l := range args {
			if l.Len() != n {
				return m.Failf("enumerate: the lists have different lengths")
			}
		}
		return List(&tuples{m, n, true, append([]Value(nil), args...)})
	}}
}

// listsOf returns the types of the elements of all arguments, nil if one is no list.
func listsOf(s *Site) []*Type {
	var elems []*Type
	for i := range s.args {
		e := s.ListElem(i, nil)
		if e == nil {
			return nil
		}
		elems = append(elems, e)
	}
	return elems
}

func zip(s *Site) *Func {
	elems := listsOf(s)
	if elems == nil {
		return nil
	}
	return &Func{Result: ListOf(TupleOf(elems...)), Call: func(m *Machine, args []Value) Value {
		n := args[0].Len()
		for _, l := range args {
			n = min(n, l.Len())
		}
		return List(&tuples{m, n, false, append([]Value(nil), args...)})
	}}
}

// tuples is the list of tuples that zip and enumerate iterate over.
type tuples struct {
	m     *Machine
	n     int
	index bool
	lists []Value
}

func (t *tuples) Len() int { return t.n }

func (t *tuples) At(i int) Value {
	base := len(t.m.stack)
	if t.index {
		t.m.stack = append(t.m.stack, Int(int64(i)))
	}
	for _, l := range t.lists {
		v := l.At(i)
		t.m.stack = append(t.m.stack, v)
	}
	out := Values(t.m.alloc(t.m.stack[base:]))
	t.m.stack = t.m.stack[:base]
	return out
}

func concat(s *Site) *Func {
	var elem *Type
	for i := range s.args {
		e := s.ListElem(i, nil)
		if e == nil {
			return nil
		}
		if elem == nil {
			elem = e
		} else if elem = commonType(elem, e); elem == nil {
			return nil
		}
	}
	if elem == nil {
		return nil
	}
	return &Func{Result: VectorOf(elem), Call: func(m *Machine, args []Value) Value {
		n := 0
		for _, l := range args {
			n += l.Len()
		}
		out := m.collect(n)
		for _, l := range args {
			if m.Step(l.Len()) {
				out.Elems = append(out.Elems, l.Elems()...)
			}
		}
		return Value{ref: out}
	}}
}

// numbers is the list of the integers from lo on.
type numbers struct {
	lo int64
	n  int
}

func (r *numbers) Len() int       { return r.n }
func (r *numbers) At(i int) Value { return Int(r.lo + int64(i)) }

func seq(extra int64) func(s *Site) *Func {
	return func(s *Site) *Func {
		if s.NumArgs() != 1 && s.NumArgs() != 2 {
			return nil
		}
		t := s.ArgType(0)
		if len(s.targs) > 0 {
			if t = s.TemplateType(0); t == nil {
				return nil
			}
		}
		if t.Kind != KindInt {
			return nil
		}
		params := []*Type{t, t}
		return &Func{Params: params[:s.NumArgs()], Result: ListOf(t), Call: func(m *Machine, args []Value) Value {
			lo, hi := int64(0), args[0].Int()
			if len(args) == 2 {
				lo, hi = hi, args[1].Int()
			}
			hi += extra
			n := int64(0)
			if hi > lo {
				n = hi - lo
			}
			if n < 0 || n > int64(maxLen) {
				return m.failKind(BudgetSpent, "a list becomes too long")
			}
			return List(&numbers{lo, int(n)})
		}}
	}
}

// fold implements the sum and the product of a list.
func fold(op Tok, start int64) func(s *Site) *Func {
	return func(s *Site) *Func {
		elem := listAnd(s, 1)
		if elem == nil || !elem.isNumber() {
			return nil
		}
		return &Func{Result: elem, Call: func(_ *Machine, args []Value) Value {
			l, sum := args[0], convertNumber(Int(start), TypeInt64, elem)
			for i, n := 0, l.Len(); i < n; i++ {
				sum, _ = arith(op, elem, elem, sum, l.At(i))
			}
			return sum
		}}
	}
}

func tupleGet(s *Site) *tree {
	i, ok := s.TemplateInt(0)
	if !ok || len(s.args) != 1 || s.args[0].t.Kind != KindTuple || i < 0 || i >= int64(len(s.args[0].t.Elems)) {
		return nil
	}
	return field(at(s.node), s.args[0], int(i))
}

func makeTuple(s *Site) *tree {
	types := make([]*Type, len(s.args))
	for i, x := range s.args {
		s.args[i] = s.c.materialize(x, nil)
		types[i] = s.args[i].t
	}
	return foldList(&tree{op: opList, at: at(s.node), list: s.args, t: TupleOf(types...)})
}

// listMethods registers the methods of ArrayRef, SmallVector and ranges.
func listMethods(r *Registry) {
	for _, name := range []string{"size", "getNumElements"} {
		r.method(KindList, name, &Func{Result: TypeUint64, Call: func(_ *Machine, args []Value) Value {
			return Int(int64(args[0].Len()))
		}})
	}
	r.method(KindList, "empty", &Func{Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
		return Bool(args[0].Len() == 0)
	}})
	end := func(last bool) *Func {
		return &Func{Template: func(s *Site) *Func {
			if s.NumArgs() != 0 {
				return nil
			}
			return &Func{Result: s.Receiver().Elem, Call: func(m *Machine, args []Value) Value {
				n := args[0].Len()
				switch {
				case n == 0:
					return m.failKind(OutOfRange, "an empty list has no elements")
				case last:
					return args[0].At(n - 1)
				}
				return args[0].At(0)
			}}
		}}
	}
	r.method(KindList, "vec", &Func{build: func(s *Site) *tree {
		x := s.args[0]
		return &tree{op: opCopy, t: VectorOf(x.t.Elem), at: at(s.node), x: x}
	}})
	r.method(KindList, "front", &Func{build: func(s *Site) *tree { return elementAt(s, constant(s.node, TypeUint64, Int(0))) }})
	r.method(KindList, "back", &Func{build: func(s *Site) *tree {
		last := &Func{Name: "size", Builtin: true, Call: func(_ *Machine, args []Value) Value { return Int(int64(args[0].Len() - 1)) }}
		return elementAt(s, s.c.callFunc(s.node, last, s.args[:1], TypeUint64))
	}})
	r.method(KindList, "front", end(false))
	r.method(KindList, "back", end(true))
	for name, f := range map[string]func(n, k int) (int, int){
		"drop_front": func(n, k int) (int, int) { return k, n },
		"drop_back":  func(n, k int) (int, int) { return 0, n - k },
		"take_front": func(n, k int) (int, int) { return 0, k },
		"take_back":  func(n, k int) (int, int) { return n - k, n },
	} {
		r.method(KindList, name, &Func{Template: cut(f, true)})
		r.method(KindString, name, &Func{Template: cut(f, true)})
	}
	r.method(KindList, "slice", &Func{Template: cut(func(n, k int) (int, int) { return k, n }, false)})
	r.method(KindList, "slice", &Func{Template: slice2})
	r.method(KindList, "equals", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 1 || s.ListElem(0, s.Receiver().Elem) == nil {
			return nil
		}
		eq := s.Equal(s.Receiver().Elem, s.ListElem(0, nil))
		if eq == nil {
			return nil
		}
		return &Func{Result: TypeBool, Call: func(m *Machine, args []Value) Value {
			return Bool(equalLists(eq)(m, args[0], args[1]))
		}}
	}})
	vectorMethods(r)
	stringEdits(r)
	vectorEdits(r)
	tupleMethods(r)
}

// elementAt is the element of a vector at an index, to which code can assign. It returns
// nil for other lists, and for those that cannot be evaluated twice.
func elementAt(s *Site, index *tree) *tree {
	x := s.args[0]
	for x.op == opRetype || x.op == opLoad || x.op == opUnwrap || x.op == opField {
		x = x.x
	}
	if len(s.args) != 1 || !s.args[0].t.Vector || x.op != opLocal && x.op != opSlot && x.op != opVariable {
		return nil
	}
	return &tree{op: opIndex, t: s.args[0].t.Elem, at: at(s.node), x: s.args[0], y: index, lvalue: true}
}

func slice2(s *Site) *Func {
	if s.NumArgs() != 2 {
		return nil
	}
	return &Func{
		Params: []*Type{TypeUint64, TypeUint64}, Result: ListOf(s.Receiver().Elem),
		Call: func(m *Machine, args []Value) Value {
			lo, n := args[1].num, uint64(args[0].Len())
			if lo > n || args[2].num > n-lo {
				return m.failKind(OutOfRange, "more elements than there are")
			}
			return args[0].slice(int(lo), int(lo+args[2].num))
		},
	}
}

func tupleMethods(r *Registry) {
	for i, name := range []string{"index", "value"} {
		r.method(KindTuple, name, &Func{build: func(s *Site) *tree {
			if len(s.args) != 1 || len(s.args[0].t.Elems) != 2 {
				return nil
			}
			return field(at(s.node), s.args[0], i)
		}})
	}
}
