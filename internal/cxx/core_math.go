package cxx

import (
	"math"
	"math/bits"
)

// coreMath registers functions of floating-point numbers, also under the names of C.
func coreMath(r *Registry) {
	for name, f := range map[string]func(x float64) float64{
		"sqrt": math.Sqrt, "ceil": math.Ceil, "floor": math.Floor, "round": math.Round, "trunc": math.Trunc,
		"log": math.Log, "log2": math.Log2, "log10": math.Log10, "exp": math.Exp, "exp2": math.Exp2,
	} {
		function := &Func{Template: func(s *Site) *Func {
			t := floatArgument(s, 0, 1)
			if t == nil {
				return nil
			}
			return &Func{Params: []*Type{t}, Result: t, Call: func(_ *Machine, args []Value) Value { return roundedTo(t, f(args[0].Float())) }}
		}}
		r.Func("std::"+name, function)
		r.Func(name, &Func{Template: function.Template})
	}
	power := func(s *Site) *Func {
		t := floatArgument(s, 0, 2)
		if u := floatArgument(s, 1, 2); t == nil || u == nil {
			return nil
		} else if u.Bits > t.Bits {
			t = u
		}
		return &Func{Params: []*Type{t, t}, Result: t, Call: func(_ *Machine, args []Value) Value {
			return roundedTo(t, math.Pow(args[0].Float(), args[1].Float()))
		}}
	}
	r.Func("std::pow", &Func{Template: power})
	r.Func("pow", &Func{Template: power})
	for _, name := range []string{"std::llround", "std::lround", "llround", "lround"} {
		r.Func(name, &Func{Params: []*Type{TypeDouble}, Result: TypeInt64, Call: func(m *Machine, args []Value) Value {
			x := math.Round(args[0].Float())
			if !(x >= -0x1p63 && x < 0x1p63) {
				return m.failKind(BadArith, "a number that is rounded does not fit")
			}
			return Int(int64(x))
		}})
	}
	for _, name := range []string{"std::bit_width", "llvm::bit_width"} {
		r.Func(name, &Func{Template: func(s *Site) *Func {
			if s.NumArgs() != 1 || s.ArgType(0).Kind != KindInt || !s.ArgType(0).Unsigned {
				return nil
			}
			return &Func{Params: []*Type{s.ArgType(0)}, Result: TypeInt32, Call: func(_ *Machine, args []Value) Value {
				return Int(int64(bits.Len64(args[0].Uint())))
			}}
		}})
	}
}

// floatArgument returns the type with which a function is called with one of n arguments:
// integers are converted to double. It returns nil if the argument is not a number.
func floatArgument(s *Site, i, n int) *Type {
	if s.NumArgs() != n || !s.ArgType(i).isNumber() {
		return nil
	}
	if t := s.ArgType(i); t.Kind == KindFloat {
		return t
	}
	return TypeDouble
}

// roundedTo returns a number of a floating-point type.
func roundedTo(t *Type, x float64) Value {
	if t.Bits == 32 {
		x = float64(float32(x))
	}
	return Float(x)
}
