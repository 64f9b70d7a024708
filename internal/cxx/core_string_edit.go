package cxx

// coreJoin registers llvm::join, of the strings of a range or between two iterators.
func coreJoin(r *Registry) {
	r.Func("llvm::join", &Func{Template: func(s *Site) *Func {
		n := s.NumArgs() - 1 // how the strings are passed
		var params []*Type
		switch {
		case n == 1 && s.ListElem(0, TypeString) != nil:
			params = []*Type{ListOf(TypeString)}
		case n == 2 && s.ArgType(0).isIterator() && Same(s.ArgType(0).Elem, TypeString):
			params = []*Type{s.ArgType(0), s.ArgType(0)}
		default:
			return nil
		}
		return &Func{Params: append(params, TypeString), Result: TypeString, Call: func(m *Machine, args []Value) Value {
			list := rangeOf(m, args[:n])
			var text []byte
			for i := range list.Len() {
				if i > 0 {
					text = append(text, args[n].Str()...)
				}
				text = append(text, list.At(i).Str()...)
				if len(text) > maxLen || !m.Step(1+len(args[n].Str())>>4) {
					return m.failKind(BudgetSpent, "a string becomes too long")
				}
			}
			m.charge(len(text))
			return Str(string(text))
		}}
	}})
}

// stringEdits registers the methods that change a string: std::string and SmallString. Strings
// are immutable here, so each method assigns to the variable.
func stringEdits(r *Registry) {
	str, size := TypeString, TypeUint64
	edit := func(name string, params []*Type, optional int, f func(m *Machine, s string, args []Value) string) {
		fn := &Func{Name: "std::string::" + name, Builtin: true, Call: func(m *Machine, args []Value) Value {
			s := f(m, args[0].Str(), args[1:])
			if len(s) > maxLen || !m.Step(len(s)>>4) {
				return m.failKind(BudgetSpent, "a string becomes too long")
			}
			return Str(s)
		}}
		r.method(KindString, name, &Func{Name: fn.Name, Builtin: true, build: func(s *Site) *tree {
			n := len(s.args) - 1
			if n > len(params) || n < len(params)-optional {
				return nil
			}
			if x := s.args[0]; !x.lvalue || x.op == opSlot || x.flags&flagAlias != 0 {
				return s.c.errorf(s.node, "expression is not assignable")
			}
			u, old := s.c.update(s.node, s.args[0])
			args := []*tree{old}
			for i, x := range s.args[1:] {
				y, _ := s.c.coerce(x, params[i], false)
				if y == nil {
					return nil
				}
				args = append(args, y)
			}
			u.y = s.c.callFunc(s.node, fn, args, str)
			return u
		}})
	}
	edit("append", []*Type{str}, 0, func(_ *Machine, s string, args []Value) string { return s + args[0].Str() })
	edit("push_back", []*Type{TypeInt8}, 0, func(_ *Machine, s string, args []Value) string { return s + string([]byte{byte(args[0].num)}) })
	edit("clear", nil, 0, func(*Machine, string, []Value) string { return "" })
	edit("assign", []*Type{str}, 0, func(_ *Machine, _ string, args []Value) string { return args[0].Str() })
	edit("pop_back", nil, 0, func(m *Machine, s string, _ []Value) string {
		if s == "" {
			m.failKind(OutOfRange, "pop_back of an empty string")
			return s
		}
		return s[:len(s)-1]
	})
	edit("erase", []*Type{size, size}, 2, func(m *Machine, s string, args []Value) string {
		from, n := uint64(0), uint64(len(s))
		if len(args) > 0 {
			from = args[0].num
		}
		if len(args) > 1 {
			n = args[1].num
		}
		if from > uint64(len(s)) {
			m.failKind(OutOfRange, "erase after the end of a string")
			return s
		}
		return s[:from] + s[from+min(n, uint64(len(s))-from):]
	})
	edit("insert", []*Type{size, str}, 0, func(m *Machine, s string, args []Value) string {
		at := args[0].num
		if at > uint64(len(s)) {
			m.failKind(OutOfRange, "insert after the end of a string")
			return s
		}
		return s[:at] + args[1].Str() + s[at:]
	})
	r.Template("llvm::SmallString", func([]*Type) *Type { return TypeString })
}
