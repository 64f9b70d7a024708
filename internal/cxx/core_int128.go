package cxx

import (
	"math"
	"math/big"

	"github.com/mica-ir/mica/num"
)

// Integers of 128 bits do not fit a value's number. They are objects, APInts of that
// width, for which the checker converts operands as for other arithmetic types.
var int128, uint128 = newInt128()

const wideBits = 128

// isWide reports whether a type is an integer of 128 bits.
func (t *Type) isWide() bool { return t == int128 || t == uint128 }

func newInt128() (signed, unsigned *Type) {
	classes := [2]*Class{{Name: "__int128"}, {Name: "unsigned __int128"}}
	for _, c := range classes {
		c.typ = &Type{Kind: KindObject, Class: c}
		c.Equal = func(x, y Value) bool { return apCompare(x.APInt(), y.APInt(), false) == 0 }
	}
	signed, unsigned = classes[0].typ, classes[1].typ
	for i, c := range classes {
		wideConversions(c, classes[1-i].typ)
		wideOperators(c, c.typ == signed)
	}
	return signed, unsigned
}

// wideConversions registers the conversions from and to other numbers. All are implicit, those
// to int64_t and uint64_t come before those to narrower integers, whose values they include.
func wideConversions(c *Class, other *Type) {
	from := func(t *Type, f func(v Value) num.APInt) {
		c.Constructor(&Func{Params: []*Type{t}, Implicit: true, Builtin: true, Call: func(_ *Machine, args []Value) Value { return APInt(f(args[0])) }})
	}
	from(TypeUint64, func(v Value) num.APInt { return num.NewAPUint(wideBits, v.Uint()) })
	from(TypeInt64, func(v Value) num.APInt { return num.NewAPInt(wideBits, v.Int()) })
	from(other, Value.APInt)
	signed := c.Name == "__int128"
	c.Constructor(&Func{Params: []*Type{TypeDouble}, Implicit: true, Builtin: true, Call: func(m *Machine, args []Value) Value {
		f := args[0].Float()
		low, high := 0.0, 0x1p128
		if signed {
			low, high = -0x1p127, 0x1p127
		}
		if f = math.Trunc(f); !(low <= f && f < high) {
			return m.failKind(BadArith, "a number is out of range")
		}
		i, _ := big.NewFloat(f).Int(nil)
		return APInt(num.APIntFromBig(wideBits, i))
	}})
	to := func(t *Type, f func(x num.APInt) Value) {
		c.ConvertsTo(t, func(_ *Machine, v Value) Value { return f(v.APInt()) })
	}
	for _, t := range []*Type{TypeInt64, TypeUint64, TypeInt32, TypeUint32, TypeInt16, TypeUint16, TypeInt8, TypeUint8, TypeChar} {
		to(t, func(x num.APInt) Value { return convertNumber(Uint(x.Low64()), TypeUint64, t) })
	}
	for _, t := range []*Type{TypeDouble, TypeFloat} {
		to(t, func(x num.APInt) Value {
			i := x.Big()
			if signed {
				i = x.SignedBig()
			}
			f, _ := new(big.Float).SetInt(i).Float64()
			return convertNumber(Float(f), TypeDouble, t)
		})
	}
	to(TypeBool, func(x num.APInt) Value { return Bool(!x.IsZero()) })
}

func wideOperators(c *Class, signed bool) {
	two := func(name string, result *Type, f func(m *Machine, x, y num.APInt) Value) {
		c.Method(name, &Func{Params: []*Type{c.typ}, Result: result, Builtin: true, Call: func(m *Machine, args []Value) Value {
			return f(m, args[0].APInt(), args[1].APInt())
		}})
	}
	type binary = func(x, y num.APInt) num.APInt
	for name, f := range map[string]binary{
		"operator+": num.APInt.Add, "operator-": num.APInt.Sub, "operator*": num.APInt.Mul,
		"operator&": num.APInt.And, "operator|": num.APInt.Or, "operator^": num.APInt.Xor,
	} {
		two(name, c.typ, func(_ *Machine, x, y num.APInt) Value { return APInt(f(x, y)) })
	}
	div, rem, shr := num.APInt.UDiv, num.APInt.URem, num.APInt.LShr
	if signed {
		div, rem, shr = num.APInt.SDiv, num.APInt.SRem, num.APInt.AShr
	}
	for name, f := range map[string]binary{"operator/": div, "operator%": rem} {
		two(name, c.typ, func(m *Machine, x, y num.APInt) Value {
			if y.IsZero() {
				return m.failKind(BadArith, "division by zero")
			}
			return APInt(f(x, y))
		})
	}
	for name, holds := range map[string]func(order int) bool{
		"operator==": func(k int) bool { return k == 0 },
		"operator<":  func(k int) bool { return k < 0 }, "operator<=": func(k int) bool { return k <= 0 },
		"operator>": func(k int) bool { return k > 0 }, "operator>=": func(k int) bool { return k >= 0 },
	} {
		two(name, TypeBool, func(_ *Machine, x, y num.APInt) Value { return Bool(holds(apCompare(x, y, signed))) })
	}
	for name, f := range map[string]func(x num.APInt, n uint) num.APInt{"operator<<": num.APInt.Shl, "operator>>": shr} {
		c.Method(name, &Func{Params: []*Type{TypeInt64}, Result: c.typ, Builtin: true, Call: func(m *Machine, args []Value) Value {
			if n := args[1].Uint(); n < wideBits {
				return APInt(f(args[0].APInt(), uint(n)))
			}
			return m.failKind(BadArith, "a shift by too many bits")
		}})
	}
	for name, f := range map[string]func(num.APInt) num.APInt{"operator~": num.APInt.Not, "operator-": num.APInt.Neg} {
		c.Method(name, &Func{Params: []*Type{}, Result: c.typ, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			return APInt(f(args[0].APInt()))
		}})
	}
}

// wideOperands performs the usual arithmetic conversions if an operand has 128 bits.
func (c *checker) wideOperands(op Tok, x, y *tree) (*tree, *tree) {
	switch {
	case !x.t.isWide() && !y.t.isWide():
		return x, y
	case x.t.Kind == KindFloat || y.t.Kind == KindFloat:
		return c.convert(x, TypeDouble), c.convert(y, TypeDouble)
	case op == tokShl || op == tokShr:
		return x, c.convert(y, TypeInt64)
	case x.t == y.t:
	case x.t.isNumber():
		x = c.convert(x, y.t)
	case y.t.isNumber():
		y = c.convert(y, x.t)
	case x.t.isWide() && y.t.isWide():
		return c.convert(x, uint128), c.convert(y, uint128)
	}
	return x, y
}

func coreInt128(r *Registry) {
	for _, name := range []string{"__int128", "signed __int128", "__int128 signed", "__int128_t", "absl::int128"} {
		r.Alias(name, int128)
	}
	for _, name := range []string{"unsigned __int128", "__int128 unsigned", "__uint128_t", "absl::uint128"} {
		r.Alias(name, uint128)
	}
}
