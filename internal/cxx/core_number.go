package cxx

import (
	"math"
	"math/bits"
	"strconv"
	"strings"
)

// coreNumbers registers functions of numbers.
func coreNumbers(r *Registry) {
	r.Func("std::min", &Func{Template: extremeOf(-1)})
	r.Func("std::max", &Func{Template: extremeOf(1)})
	r.Func("std::abs", &Func{Template: func(s *Site) *Func {
		if s.NumArgs() != 1 || !s.ArgType(0).isNumber() {
			return nil
		}
		t := promote(s.ArgType(0))
		return &Func{Params: []*Type{t}, Result: t, Call: func(_ *Machine, args []Value) Value {
			if t.Kind == KindFloat {
				return Float(math.Abs(args[0].Float()))
			}
			if !t.Unsigned && args[0].Int() < 0 {
				return negate(opNeg, args[0], t)
			}
			return args[0]
		}}
	}})
	ofOne := func(result *Type, f func(u uint64) Value) Func {
		return Func{Params: []*Type{TypeUint64}, Result: result, Call: func(_ *Machine, args []Value) Value { return f(args[0].num) }}
	}
	r.each([]string{"llvm::isPowerOf2_64", "llvm::isPowerOf2_32", "llvm::has_single_bit"}, ofOne(TypeBool, func(u uint64) Value {
		return Bool(u != 0 && u&(u-1) == 0)
	}))
	r.each([]string{"llvm::Log2_64", "llvm::Log2_32"}, ofOne(TypeUint32, func(u uint64) Value { return Int(int64(63 - bits.LeadingZeros64(u))) }))
	r.each([]string{"llvm::Log2_64_Ceil", "llvm::Log2_32_Ceil"}, ofOne(TypeUint32, func(u uint64) Value { return Int(int64(bits.Len64(u - 1))) }))
	r.each([]string{"llvm::popcount"}, ofOne(TypeInt32, func(u uint64) Value { return Int(int64(bits.OnesCount64(u))) }))
	ofTwo := func(f func(m *Machine, a, b uint64) Value) Func {
		return Func{Params: []*Type{TypeUint64, TypeUint64}, Result: TypeUint64, Call: func(m *Machine, args []Value) Value {
			if args[1].num == 0 {
				return m.failKind(BadArith, "division by zero")
			}
			return f(m, args[0].num, args[1].num)
		}}
	}
	r.each([]string{"llvm::divideCeil"}, ofTwo(func(_ *Machine, a, b uint64) Value {
		q := a / b
		if a%b != 0 {
			q++
		}
		return Uint(q)
	}))
	r.each([]string{"llvm::alignTo"}, ofTwo(func(_ *Machine, a, b uint64) Value {
		if a%b != 0 {
			a += b - a%b
		}
		return Uint(a)
	}))
	coreCharacters(r)
	r.Func("std::to_string", &Func{Template: toString})
	r.Func("llvm::to_string", &Func{Template: toString})
	r.Func("llvm::Twine", &Func{Template: twine})
	r.Template("std::numeric_limits", limits)
	for name, x := range map[string]float64{
		"M_E": math.E, "M_PI": math.Pi, "M_PI_2": math.Pi / 2, "M_PI_4": math.Pi / 4, "M_1_PI": 1 / math.Pi, "M_2_PI": 2 / math.Pi,
		"M_LN2": math.Ln2, "M_LN10": math.Ln10, "M_LOG2E": math.Log2E, "M_LOG10E": math.Log10E, "M_SQRT2": math.Sqrt2, "M_SQRT1_2": 1 / math.Sqrt2,
	} {
		r.Const(name, TypeDouble, Float(x))
	}
	r.Const("NAN", TypeFloat, Float(math.NaN()))
	r.Const("INFINITY", TypeFloat, Float(math.Inf(1)))
	r.Const("INT64_MAX", TypeInt64, Int(math.MaxInt64))
	r.Const("INT64_MIN", TypeInt64, Int(math.MinInt64))
	r.Const("INT32_MAX", TypeInt32, Int(math.MaxInt32))
	r.Const("INT32_MIN", TypeInt32, Int(math.MinInt32))
	r.Const("UINT32_MAX", TypeUint32, Uint(math.MaxUint32))
	r.Const("UINT64_MAX", TypeUint64, Uint(math.MaxUint64))
}

// limits instantiates std::numeric_limits<T>.
func limits(args []*Type) *Type {
	if len(args) != 1 || args[0] == nil || !args[0].isNumber() {
		return nil
	}
	t := args[0]
	var least, lowest, most Value // min() of a floating-point type is its smallest positive value
	switch {
	case t.Kind == KindBool:
		least, lowest, most = Bool(false), Bool(false), Bool(true)
	case t.Kind == KindFloat && t.Bits == 32:
		least, lowest, most = Float(0x1p-126), Float(-math.MaxFloat32), Float(math.MaxFloat32)
	case t.Kind == KindFloat:
		least, lowest, most = Float(0x1p-1022), Float(-math.MaxFloat64), Float(math.MaxFloat64)
	case t.Unsigned:
		least, lowest, most = Uint(0), Uint(0), Uint(math.MaxUint64>>(64-t.Bits))
	default:
		low := int64(math.MinInt64) >> (64 - t.Bits)
		least, lowest, most = Int(low), Int(low), Int(^low)
	}
	c := &Class{Name: "std::numeric_limits<" + t.String() + ">"}
	c.typ = &Type{Kind: KindObject, Class: c}
	for name, v := range map[string]Value{"min": least, "lowest": lowest, "max": most} {
		c.Static(name, &Func{Result: t, Builtin: true, Call: func(*Machine, []Value) Value { return v }})
	}
	return c.Type()
}

// extremeOf implements std::min and std::max for two values or a braced list.
func extremeOf(sign int) func(s *Site) *Func {
	return func(s *Site) *Func {
		var t *Type
		switch s.NumArgs() {
		case 1:
			t = s.ListElem(0, nil)
		case 2:
			t = commonType(s.ArgType(0), s.ArgType(1))
		}
		if len(s.targs) > 0 {
			t = s.TemplateType(0)
		}
		if t == nil || !t.isNumber() {
			return nil
		}
		better := func(x, y Value) Value {
			if compareNumbers(tokLt, t, x, y) == (sign < 0) {
				return x
			}
			return y
		}
		if s.NumArgs() == 2 {
			return &Func{Params: []*Type{t, t}, Result: t, Call: func(_ *Machine, args []Value) Value { return better(args[0], args[1]) }}
		}
		return &Func{Result: t, Call: func(m *Machine, args []Value) Value {
			l := args[0]
			if l.Len() == 0 {
				return m.failKind(OutOfRange, "an empty list has no elements")
			}
			best := l.At(0)
			for i, n := 1, l.Len(); i < n; i++ {
				best = better(best, l.At(i))
			}
			return best
		}}
	}
}

// twine converts a string, a character or a number to a string.
func twine(s *Site) *Func {
	if s.NumArgs() != 1 {
		return nil
	}
	switch t := s.ArgType(0); {
	case t.Kind == KindString:
		return &Func{Result: TypeString, Call: func(_ *Machine, args []Value) Value { return args[0] }}
	case t.Char:
		return &Func{Result: TypeString, Call: func(_ *Machine, args []Value) Value { return Str(string([]byte{byte(args[0].num)})) }}
	}
	return toString(s)
}

func toString(s *Site) *Func {
	if s.NumArgs() == 1 && s.ArgType(0).Kind == KindFloat && s.fn.Name == "std::to_string" {
		return &Func{Result: TypeString, Call: func(_ *Machine, args []Value) Value {
			return Str(strconv.FormatFloat(args[0].Float(), 'f', 6, 64))
		}}
	}
	if s.NumArgs() != 1 || !s.ArgType(0).isIntegral() {
		return nil
	}
	unsigned := s.ArgType(0).Unsigned
	return &Func{Result: TypeString, Call: func(_ *Machine, args []Value) Value {
		if unsigned {
			return Str(strconv.FormatUint(args[0].num, 10))
		}
		return Str(strconv.FormatInt(args[0].Int(), 10))
	}}
}

// splits registers StringRef::split and rsplit, which divide a string at a separator, a
// character or a string, into two, or into the elements of a list.
func splits(r *Registry) {
	separators := map[*Type]func(v Value) string{
		TypeChar:   func(v Value) string { return string([]byte{byte(v.Int())}) },
		TypeString: Value.Str,
	}
	for t, separator := range separators {
		for name, index := range map[string]func(s, x string) int{"split": strings.Index, "rsplit": strings.LastIndex} {
			r.method(KindString, name, &Func{Params: []*Type{t}, Result: TupleOf(TypeString, TypeString), Call: func(_ *Machine, args []Value) Value {
				s, x := args[0].Str(), separator(args[1])
				if i := index(s, x); i >= 0 {
					return Values([]Value{Str(s[:i]), Str(s[i+len(x):])})
				}
				return Values([]Value{Str(s), Str("")})
			}})
		}
		r.method(KindString, "split", &Func{Params: []*Type{VectorOf(TypeString), t, TypeInt32, TypeBool}, Optional: 2, Call: func(_ *Machine, args []Value) Value {
			n, keepEmpty := -1, true
			if len(args) > 3 && args[3].Int() >= 0 {
				n = int(args[3].Int()) + 1
			}
			if len(args) > 4 {
				keepEmpty = args[4].Bool()
			}
			for _, part := range strings.SplitN(args[0].Str(), separator(args[2]), n) {
				if part != "" || keepEmpty {
					args[1].Append(Str(part))
				}
			}
			return Value{}
		}})
	}
}

// stringMethods registers the methods of StringRef.
func stringMethods(r *Registry) {
	tests := map[string]func(s, x string) bool{
		"starts_with": strings.HasPrefix, "startswith": strings.HasPrefix, "ends_with": strings.HasSuffix, "endswith": strings.HasSuffix,
		"contains": strings.Contains, "equals": func(s, x string) bool { return s == x },
		"equals_insensitive":      strings.EqualFold,
		"starts_with_insensitive": func(s, x string) bool { return len(s) >= len(x) && strings.EqualFold(s[:len(x)], x) },
	}
	for name, f := range tests {
		r.method(KindString, name, &Func{Params: []*Type{TypeString}, Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
			return Bool(f(args[0].Str(), args[1].Str()))
		}})
		r.method(KindString, name, &Func{Params: []*Type{TypeChar}, Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
			return Bool(f(args[0].Str(), string([]byte{byte(args[1].Int())})))
		}})
	}
	r.method(KindString, "getAsInteger", &Func{Template: getAsInteger})
	for _, name := range []string{"size", "length"} {
		r.method(KindString, name, &Func{Result: TypeUint64, Call: func(_ *Machine, args []Value) Value { return Uint(args[0].num) }})
	}
	r.method(KindString, "empty", &Func{Result: TypeBool, Call: func(_ *Machine, args []Value) Value { return Bool(args[0].num == 0) }})
	for name, f := range map[string]func(s string) string{
		"str": func(s string) string { return s }, "data": func(s string) string { return s },
		"c_str": func(s string) string { return s }, "lower": strings.ToLower, "upper": strings.ToUpper, "trim": strings.TrimSpace,
	} {
		r.method(KindString, name, &Func{Result: TypeString, Call: func(_ *Machine, args []Value) Value { return Str(f(args[0].Str())) }})
	}
	for name, at := range map[string]func(n int) int{"front": func(int) int { return 0 }, "back": func(n int) int { return n - 1 }} {
		r.method(KindString, name, &Func{Result: TypeChar, Call: func(m *Machine, args []Value) Value {
			s := args[0].Str()
			if s == "" {
				return m.failKind(OutOfRange, "an empty string has no characters")
			}
			return Int(int64(int8(s[at(len(s))])))
		}})
	}
	find := func(f func(s, x string) int) *Func {
		return &Func{Params: []*Type{TypeString}, Result: TypeUint64, Call: func(_ *Machine, args []Value) Value {
			return Int(int64(f(args[0].Str(), args[1].Str()))) // -1 is npos
		}}
	}
	r.method(KindString, "find", find(strings.Index))
	r.method(KindString, "rfind", find(strings.LastIndex))
	splits(r)
	substr := func(count bool) *Func {
		return &Func{Params: []*Type{TypeUint64, TypeUint64}, Optional: 1, Result: TypeString, Call: func(_ *Machine, args []Value) Value {
			s := args[0].Str()
			lo, hi := min(args[1].num, uint64(len(s))), uint64(len(s))
			switch {
			case len(args) < 3:
			case count && args[2].num < hi-lo:
				hi = lo + args[2].num
			case !count:
				hi = max(lo, min(args[2].num, hi))
			}
			return Str(s[lo:hi])
		}}
	}
	r.method(KindString, "substr", substr(true))
	r.method(KindString, "slice", substr(false))
}

// getAsInteger is getAsInteger(radix, result), which is true after an error.
func getAsInteger(s *Site) *Func {
	if s.NumArgs() != 2 || s.ArgType(1).Kind != KindInt || !s.Convert(0, TypeUint32) {
		return nil
	}
	t := s.ArgType(1)
	if !s.Reference(1) {
		return nil
	}
	return &Func{Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
		text, radix := args[0].Str(), int(args[1].Int())
		var n int64
		var err error
		if radix != 0 && (radix < 2 || radix > 36) || strings.Contains(text, "_") || strings.HasPrefix(text, "+") {
			return Bool(true)
		}
		if t.Unsigned {
			var u uint64
			u, err = strconv.ParseUint(text, radix, int(t.Bits))
			n = int64(u)
		} else {
			n, err = strconv.ParseInt(text, radix, int(t.Bits))
		}
		if c := args[2].Cell(); err == nil && c != nil {
			c.Store(Int(n))
		}
		return Bool(err != nil)
	}}
}
