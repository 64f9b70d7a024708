package cxx

// A bitVector is an llvm::BitVector.
type bitVector struct{ bits []bool }

// coreBitVectors registers llvm::BitVector.
func coreBitVectors(r *Registry) {
	c := r.Class("llvm::BitVector")
	c.IsA = Is[*bitVector]
	r.Alias("llvm::SmallBitVector", c.typ)
	add := func(name string, params []*Type, optional int, result *Type, f func(m *Machine, b *bitVector, args []Value) Value) {
		c.Method(name, &Func{Params: params, Optional: optional, Result: result, Builtin: true, Call: func(m *Machine, args []Value) Value {
			return f(m, args[0].ref.(*bitVector), args[1:])
		}})
	}
	c.Constructor(&Func{Params: []*Type{TypeUint32, TypeBool}, Optional: 2, Builtin: true, Call: func(m *Machine, args []Value) Value {
		b := &bitVector{}
		if len(args) > 0 {
			b.resize(m, args[0].num, len(args) > 1 && args[1].Bool())
		}
		return Obj(b)
	}})
	bit := func(m *Machine, b *bitVector, i Value) *bool {
		if i.num >= uint64(len(b.bits)) {
			m.failKind(OutOfRange, "a bit out of range")
			return new(bool)
		}
		return &b.bits[i.num]
	}
	one := []*Type{TypeUint32}
	for _, name := range []string{"test", "operator[]"} {
		add(name, one, 0, TypeBool, func(m *Machine, b *bitVector, args []Value) Value { return Bool(*bit(m, b, args[0])) })
	}
	for name, change := range map[string]func(bool) bool{
		"set":   func(bool) bool { return true },
		"reset": func(bool) bool { return false },
		"flip":  func(x bool) bool { return !x },
	} {
		add(name, one, 1, nil, func(m *Machine, b *bitVector, args []Value) Value {
			if len(args) > 0 {
				p := bit(m, b, args[0])
				*p = change(*p)
				return Value{}
			}
			for i, x := range b.bits {
				b.bits[i] = change(x)
			}
			return Value{}
		})
	}
	number := func(name string, result *Type, f func(set, n int) Value) {
		add(name, nil, 0, result, func(_ *Machine, b *bitVector, _ []Value) Value {
			set := 0
			for _, x := range b.bits {
				if x {
					set++
				}
			}
			return f(set, len(b.bits))
		})
	}
	number("count", TypeUint32, func(set, _ int) Value { return Int(int64(set)) })
	number("size", TypeUint32, func(_, n int) Value { return Int(int64(n)) })
	number("any", TypeBool, func(set, _ int) Value { return Bool(set > 0) })
	number("none", TypeBool, func(set, _ int) Value { return Bool(set == 0) })
	number("all", TypeBool, func(set, n int) Value { return Bool(set == n) })
	number("empty", TypeBool, func(_, n int) Value { return Bool(n == 0) })
	add("resize", []*Type{TypeUint32, TypeBool}, 1, nil, func(m *Machine, b *bitVector, args []Value) Value {
		b.resize(m, args[0].num, len(args) > 1 && args[1].Bool())
		return Value{}
	})
	add("push_back", []*Type{TypeBool}, 0, nil, func(m *Machine, b *bitVector, args []Value) Value {
		b.resize(m, uint64(len(b.bits)+1), args[0].Bool())
		return Value{}
	})
}

// resize changes the length; new bits are x.
func (b *bitVector) resize(m *Machine, n uint64, x bool) {
	if n > maxLen {
		m.failKind(BudgetSpent, "a list becomes too long")
		return
	}
	if n < uint64(len(b.bits)) {
		b.bits = b.bits[:n]
	}
	for uint64(len(b.bits)) < n {
		b.bits = append(b.bits, x)
	}
}
