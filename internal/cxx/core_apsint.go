package cxx

import (
	"sync"

	"github.com/mica-ir/mica/num"
)

// A signedInt is an integer of any width that knows whether it is signed.
type signedInt num.APSInt

// APSInt returns an integer of any width that is signed or unsigned.
func APSInt(x num.APInt, unsigned bool) Value { return Obj(&signedInt{x, unsigned}) }

// APSInt returns the integer that was made by [APSInt], and false for an APInt.
func (v Value) APSInt() (num.APSInt, bool) {
	_, ok := v.ref.(*signedInt)
	return num.APSInt(*v.apsint()), ok
}

// apsint returns the value as such an integer; an APInt is unsigned.
func (v Value) apsint() *signedInt {
	if x, ok := v.ref.(*signedInt); ok {
		return x
	}
	return &signedInt{v.APInt(), true}
}

var apsClass = sync.OnceValue(newAPSIntClass)

// TypeAPSInt is the type of values made by [APSInt].
func TypeAPSInt() *Type { return apsClass().typ }

func newAPSIntClass() *Class {
	c := &Class{Name: "llvm::APSInt", Bases: []*Class{apClass()}, Equal: func(a, b Value) bool {
		return compareSigned(a.apsint(), b.apsint()) == 0
	}}
	c.typ = &Type{Kind: KindObject, Class: c}
	c.Constructor(&Func{Params: []*Type{}, Builtin: true, Call: func(*Machine, []Value) Value { return APSInt(num.NewAPUint(1, 0), false) }})
	unsigned := func(args []Value) bool { return len(args) < 2 || args[1].Bool() }
	c.Constructor(&Func{Params: []*Type{TypeUint32, TypeBool}, Optional: 1, Builtin: true, Call: func(m *Machine, args []Value) Value {
		if args[0].Uint() > maxAPInt {
			return m.failKind(BudgetSpent, "an APInt is too wide")
		}
		return APSInt(num.NewAPUint(int(args[0].Uint()), 0), unsigned(args))
	}})
	c.Constructor(&Func{Params: []*Type{apClass().typ, TypeBool}, Optional: 1, Builtin: true, Call: func(_ *Machine, args []Value) Value {
		return APSInt(args[0].APInt(), unsigned(args))
	}})
	method := func(name string, params []*Type, result *Type, f func(m *Machine, x *signedInt, args []Value) Value) {
		c.Method(name, &Func{Params: params, Result: result, Builtin: true, Call: func(m *Machine, args []Value) Value {
			return f(m, args[0].apsint(), args[1:])
		}})
	}
	test := func(name string, f func(x *signedInt) bool) {
		method(name, []*Type{}, TypeBool, func(_ *Machine, x *signedInt, _ []Value) Value { return Bool(f(x)) })
	}
	test("isSigned", func(x *signedInt) bool { return !x.Unsigned })
	test("isUnsigned", func(x *signedInt) bool { return x.Unsigned })
	test("isNegative", func(x *signedInt) bool { return !x.Unsigned && x.IsNegative() })
	test("isNonNegative", func(x *signedInt) bool { return x.Unsigned || !x.IsNegative() })
	test("isStrictlyPositive", func(x *signedInt) bool { return !x.IsZero() && (x.Unsigned || !x.IsNegative()) })
	test("isRepresentableByInt64", func(x *signedInt) bool { _, ok := x.int64(); return ok })
	method("getExtValue", []*Type{}, TypeInt64, func(m *Machine, x *signedInt, _ []Value) Value {
		if n, ok := x.int64(); ok {
			return Int(n)
		}
		return m.failKind(BadArith, "Too many bits for int64_t")
	})
	method("tryExtValue", []*Type{}, OptionalOf(TypeInt64), func(_ *Machine, x *signedInt, _ []Value) Value {
		if n, ok := x.int64(); ok {
			return Int(n)
		}
		return None
	})
	apsWidths(c.typ, method)
	apsComparisons(c.typ, method)
	apsArithmetic(c.typ, method)
	return c
}

// int64 returns the value, and whether it fits.
func (x *signedInt) int64() (int64, bool) {
	if x.Unsigned {
		n, ok := x.Uint64()
		return int64(n), ok && int64(n) >= 0
	}
	return x.Int64()
}

// compareSigned orders two integers by their values.
func compareSigned(x, y *signedInt) int {
	w := max(x.Width(), y.Width()) + 1
	return x.extend(w).CmpS(y.extend(w))
}

// extend returns the value in a larger width.
func (x *signedInt) extend(w int) num.APInt {
	if x.Unsigned {
		return x.ZExt(w)
	}
	return x.SExt(w)
}

// An apsMethod registers a method of APSInt.
type apsMethod func(name string, params []*Type, result *Type, f func(m *Machine, x *signedInt, args []Value) Value)

func apsWidths(t *Type, method apsMethod) {
	for name, fits := range map[string]func(x *signedInt, w int) bool{
		"trunc":      func(x *signedInt, w int) bool { return w <= x.Width() },
		"extend":     func(x *signedInt, w int) bool { return w >= x.Width() },
		"extOrTrunc": func(*signedInt, int) bool { return true },
	} {
		method(name, []*Type{TypeUint32}, t, func(m *Machine, x *signedInt, args []Value) Value {
			w := args[0].Uint()
			switch {
			case w > maxAPInt:
				return m.failKind(BudgetSpent, "an APInt is too wide")
			case !fits(x, int(w)):
				return m.failKind(BadArith, "Invalid APInt "+name+" request")
			}
			return APSInt(x.extend(int(w)), x.Unsigned)
		})
	}
}

// apsComparisons registers comparisons with another one, for which C++ asserts that the
// signs are equal, and with a number.
func apsComparisons(t *Type, method apsMethod) {
	for name, holds := range map[string]func(order int) bool{
		"operator==": func(k int) bool { return k == 0 }, "operator!=": func(k int) bool { return k != 0 },
		"operator<": func(k int) bool { return k < 0 }, "operator<=": func(k int) bool { return k <= 0 },
		"operator>": func(k int) bool { return k > 0 }, "operator>=": func(k int) bool { return k >= 0 },
	} {
		method(name, []*Type{t}, TypeBool, func(m *Machine, x *signedInt, args []Value) Value {
			y := args[0].apsint()
			if x.Unsigned != y.Unsigned {
				return m.failKind(BadArith, "Signedness mismatch!")
			}
			return Bool(holds(compareSigned(x, y)))
		})
		method(name, []*Type{TypeInt64}, TypeBool, func(_ *Machine, x *signedInt, args []Value) Value {
			return Bool(holds(compareSigned(x, &signedInt{num.NewAPInt(64, args[0].Int()), false})))
		})
	}
}

func apsArithmetic(t *Type, method apsMethod) {
	for _, s := range []struct {
		name             string
		unsigned, signed func(x, y num.APInt) num.APInt
		divides          bool
	}{
		{"operator+", num.APInt.Add, num.APInt.Add, false}, {"operator-", num.APInt.Sub, num.APInt.Sub, false},
		{"operator*", num.APInt.Mul, num.APInt.Mul, false}, {"operator&", num.APInt.And, num.APInt.And, false},
		{"operator|", num.APInt.Or, num.APInt.Or, false}, {"operator^", num.APInt.Xor, num.APInt.Xor, false},
		{"operator/", num.APInt.UDiv, num.APInt.SDiv, true}, {"operator%", num.APInt.URem, num.APInt.SRem, true},
	} {
		method(s.name, []*Type{t}, t, func(m *Machine, x *signedInt, args []Value) Value {
			y := args[0].apsint()
			switch {
			case x.Unsigned != y.Unsigned:
				return m.failKind(BadArith, "Signedness mismatch!")
			case x.Width() != y.Width():
				return m.failKind(BadArith, "Bit widths must be the same")
			case s.divides && y.IsZero():
				return m.failKind(BadArith, "division by zero")
			case x.Unsigned:
				return APSInt(s.unsigned(x.APInt, y.APInt), true)
			}
			return APSInt(s.signed(x.APInt, y.APInt), false)
		})
	}
	for _, s := range []struct {
		name             string
		unsigned, signed func(x num.APInt, n uint) num.APInt
	}{{"operator<<", num.APInt.Shl, num.APInt.Shl}, {"operator>>", num.APInt.LShr, num.APInt.AShr}} {
		method(s.name, []*Type{TypeUint32}, t, func(m *Machine, x *signedInt, args []Value) Value {
			shift := s.signed
			if x.Unsigned {
				shift = s.unsigned
			}
			if args[0].Uint() > uint64(x.Width()) {
				return m.failKind(BadArith, "Invalid shift amount")
			}
			return APSInt(shift(x.APInt, uint(args[0].Uint())), x.Unsigned)
		})
	}
	for name, f := range map[string]func(num.APInt) num.APInt{"operator~": num.APInt.Not, "operator-": num.APInt.Neg} {
		method(name, []*Type{}, t, func(_ *Machine, x *signedInt, _ []Value) Value { return APSInt(f(x.APInt), x.Unsigned) })
	}
}
