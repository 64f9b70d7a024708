package cxx

import (
	"math"
	"strings"
	"sync"

	"github.com/mica-ir/mica/num"
)

// apWidth is the reference of an APInt of up to 64 bits, whose bits are stored in
// the value's number. A wider one has a *num.APInt as its reference. Storing a byte
// in an interface does not allocate.
type apWidth uint8

// APInt returns an integer of any width.
func APInt(x num.APInt) Value {
	if w := x.Width(); w <= 64 {
		return Value{x.Low64(), apWidth(w)}
	}
	wide := x // keep x itself off the heap
	return Value{ref: &wide}
}

// APInt returns the value as an integer of any width.
func (v Value) APInt() num.APInt {
	switch r := v.ref.(type) {
	case apWidth:
		return num.NewAPUint(int(r), v.num)
	case *num.APInt:
		return *r
	case *signedInt:
		return r.APInt
	}
	return num.APInt{}
}

// apCompare compares two integers by their values; their widths may differ.
func apCompare(x, y num.APInt, signed bool) int {
	w := max(x.Width(), y.Width())
	if signed {
		return x.SExt(w).CmpS(y.SExt(w))
	}
	return x.ZExt(w).CmpU(y.ZExt(w))
}

// apDouble converts an integer without a sign, as LLVM does: more than 64 bits are cut off.
func apDouble(x num.APInt) float64 {
	n := x.BitLen()
	switch {
	case n <= 64:
		return float64(x.Low64())
	case n > 1023:
		return math.Inf(1)
	}
	const mantissa = 53
	return math.Ldexp(float64(x.LShr(uint(n-mantissa)).Low64()), n-mantissa)
}

// maxAPInt bounds the width of integers that an evaluation creates.
const maxAPInt = 1 << 16

var apClass = sync.OnceValue(newAPIntClass)

// TypeAPInt is the type of values made by [APInt].
func TypeAPInt() *Type { return apClass().typ }

func newAPIntClass() *Class {
	c := &Class{Name: "llvm::APInt", Equal: func(a, b Value) bool { return apCompare(a.APInt(), b.APInt(), false) == 0 }}
	c.typ = &Type{Kind: KindObject, Class: c}
	unsigned := func(m *Machine, args []Value) Value {
		w := args[0].Uint()
		if w > maxAPInt {
			return m.failKind(BudgetSpent, "an APInt is too wide")
		}
		return APInt(num.NewAPUint(int(w), args[1].Uint()))
	}
	c.Constructor(&Func{Params: []*Type{TypeUint32, TypeUint64}, Builtin: true, Call: unsigned})
	c.Constructor(&Func{Params: []*Type{TypeUint32, TypeUint64, TypeBool}, Builtin: true, Call: func(m *Machine, args []Value) Value {
		if w := args[0].Uint(); w <= maxAPInt && args[2].Bool() {
			return APInt(num.NewAPInt(int(w), args[1].Int()))
		}
		return unsigned(m, args)
	}})
	c.Constructor(&Func{Params: []*Type{}, Builtin: true, Call: func(*Machine, []Value) Value { return APInt(num.NewAPUint(1, 0)) }})
	c.Static("udivrem", &Func{Params: []*Type{c.typ, c.typ, c.typ, c.typ}, Refs: []bool{false, false, true, true}, Builtin: true,
		Call: func(m *Machine, args []Value) Value {
			x, y := args[0].APInt(), args[1].APInt()
			quotient, remainder := args[2].Cell(), args[3].Cell()
			switch {
			case quotient == nil || remainder == nil:
				return m.Failf("udivrem: no variables for the results")
			case y.IsZero():
				return m.failKind(BadArith, "division by zero")
			case x.Width() != y.Width():
				return m.failKind(BadArith, "Bit widths must be the same")
			}
			quotient.Store(APInt(x.UDiv(y)))
			remainder.Store(APInt(x.URem(y)))
			return Value{}
		}})
	get := func(name string, result *Type, f func(x num.APInt) Value) {
		c.Method(name, &Func{Result: result, Builtin: true, Call: func(_ *Machine, args []Value) Value { return f(args[0].APInt()) }})
	}
	count := func(name string, f func(x num.APInt) int) {
		get(name, TypeUint32, func(x num.APInt) Value { return Int(int64(f(x))) })
	}
	test := func(f func(x num.APInt) bool, names ...string) {
		for _, name := range names {
			get(name, TypeBool, func(x num.APInt) Value { return Bool(f(x)) })
		}
	}
	get("getZExtValue", TypeUint64, func(x num.APInt) Value { return Uint(x.Low64()) })
	get("getSExtValue", TypeInt64, func(x num.APInt) Value { n, _ := x.Int64(); return Int(n) })
	get("getLimitedValue", TypeUint64, func(x num.APInt) Value {
		if n, ok := x.Uint64(); ok {
			return Uint(n)
		}
		return Uint(^uint64(0))
	})
	count("getBitWidth", num.APInt.Width)
	count("getActiveBits", num.APInt.BitLen)
	count("getSignificantBits", func(x num.APInt) int {
		if x.IsNegative() {
			x = x.Not()
		}
		return x.BitLen() + 1
	})
	get("roundToDouble", TypeDouble, func(x num.APInt) Value { return Float(apDouble(x)) })
	get("signedRoundToDouble", TypeDouble, func(x num.APInt) Value {
		if x.IsNegative() {
			return Float(-apDouble(x.Neg()))
		}
		return Float(apDouble(x))
	})
	c.Method("operator[]", &Func{Params: []*Type{TypeUint32}, Result: TypeBool, Builtin: true, Call: func(m *Machine, args []Value) Value {
		x, i := args[0].APInt(), args[1].Uint()
		if i >= uint64(x.Width()) {
			return m.failKind(OutOfRange, "Bit position out of bounds!")
		}
		return Bool(x.Bit(int(i)))
	}})
	count("countl_zero", func(x num.APInt) int { return x.Width() - x.BitLen() })
	count("countr_zero", num.APInt.TrailingZeros)
	count("logBase2", func(x num.APInt) int { return x.BitLen() - 1 })
	count("nearestLogBase2", func(x num.APInt) int {
		n := x.BitLen() - 1
		switch {
		case x.Width() == 1:
			return int(x.Low64()) - 1
		case n < 0:
			return -1
		case n > 0 && x.Bit(n-1):
			return n + 1
		}
		return n
	})
	// An integer that is known to be unsigned is not negative, regardless of its bits.
	sign := func(name string, holds func(negative, zero bool) bool) {
		c.Method(name, &Func{Result: TypeBool, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			s, ok := args[0].ref.(*signedInt)
			x := args[0].APInt()
			return Bool(holds(!(ok && s.Unsigned) && x.IsNegative(), x.IsZero()))
		}})
	}
	sign("isNegative", func(negative, _ bool) bool { return negative })
	sign("isNonNegative", func(negative, _ bool) bool { return !negative })
	sign("isStrictlyPositive", func(negative, zero bool) bool { return !negative && !zero })
	sign("isNonPositive", func(negative, zero bool) bool { return negative || zero })
	test(num.APInt.IsZero, "isZero", "isNullValue")
	test(num.APInt.IsOne, "isOne")
	test(num.APInt.IsAllOnes, "isAllOnes", "isAllOnesValue", "isMaxValue")
	test(func(x num.APInt) bool { return x.Width() > 0 && !x.IsNegative() && x.PopCount() == x.Width()-1 }, "isMaxSignedValue")
	test(func(x num.APInt) bool { return x.IsNegative() && x.PopCount() == 1 }, "isMinSignedValue", "isSignMask")
	test(func(x num.APInt) bool { return x.PopCount() == 1 }, "isPowerOf2")
	apComparisons(c)
	apArithmetic(c)
	apTexts(c)
	return c
}

// apTexts registers the methods that append the digits of an integer to a string.
func apTexts(c *Class) {
	text := func(signed func(args []Value) bool) func(m *Machine, args []Value) Value {
		return func(m *Machine, args []Value) Value {
			to, radix := args[1].Cell(), 10
			if len(args) > 2 {
				radix = int(args[2].Int())
			}
			switch {
			case to == nil:
				return m.Failf("toString: no variable for the text")
			case radix != 2 && radix != 8 && radix != 10 && radix != 16 && radix != 36:
				return m.failKind(BadArith, "Radix should be 2, 8, 10, 16, or 36!")
			}
			x := args[0].APInt()
			n := x.Big()
			if signed(args) {
				n = x.SignedBig()
			}
			if m.Step(1 + x.Width()) {
				to.Store(Str(to.Load().Str() + strings.ToUpper(n.Text(radix))))
			}
			return Value{}
		}
	}
	refs := []bool{true}
	method := func(name string, f *Func) { f.Refs, f.Builtin = refs, true; c.Method(name, f) }
	method("toStringSigned", &Func{Params: []*Type{TypeString, TypeUint32}, Optional: 1, Call: text(func([]Value) bool { return true })})
	method("toStringUnsigned", &Func{Params: []*Type{TypeString, TypeUint32}, Optional: 1, Call: text(func([]Value) bool { return false })})
	method("toString", &Func{Params: []*Type{TypeString, TypeUint32, TypeBool}, Call: text(func(args []Value) bool { return args[3].Bool() })})
}

// apComparisons registers comparisons with another integer and with a number. C++
// asserts that the widths are equal; here the values are compared.
func apComparisons(c *Class) {
	for _, s := range []struct {
		name   string
		signed bool
		holds  func(order int) bool
	}{
		{"eq", false, func(k int) bool { return k == 0 }}, {"operator==", false, func(k int) bool { return k == 0 }},
		{"ne", false, func(k int) bool { return k != 0 }},
		{"ult", false, func(k int) bool { return k < 0 }}, {"slt", true, func(k int) bool { return k < 0 }},
		{"ule", false, func(k int) bool { return k <= 0 }}, {"sle", true, func(k int) bool { return k <= 0 }},
		{"ugt", false, func(k int) bool { return k > 0 }}, {"sgt", true, func(k int) bool { return k > 0 }},
		{"uge", false, func(k int) bool { return k >= 0 }}, {"sge", true, func(k int) bool { return k >= 0 }},
	} {
		c.Method(s.name, &Func{Params: []*Type{c.typ}, Result: TypeBool, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			return Bool(s.holds(apCompare(args[0].APInt(), args[1].APInt(), s.signed)))
		}})
		c.Method(s.name, &Func{Params: []*Type{TypeInt64}, Result: TypeBool, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			x := args[0].APInt()
			return Bool(s.holds(apCompare(x, num.NewAPInt(max(x.Width(), 64), args[1].Int()), s.signed)))
		}})
	}
}

// apArithmetic registers arithmetic. C++ asserts that the widths are equal; here
// different widths end the evaluation.
func apArithmetic(c *Class) {
	apWidths(c)
	apShifts(c)
	for _, s := range []struct {
		name string
		f    func(x, y num.APInt) num.APInt
	}{{"urem", num.APInt.URem}, {"udiv", num.APInt.UDiv}, {"srem", num.APInt.SRem}, {"sdiv", num.APInt.SDiv}} {
		divide := func(m *Machine, x, y num.APInt) Value {
			switch {
			case y.IsZero():
				return m.failKind(BadArith, "division by zero")
			case x.Width() != y.Width():
				return m.failKind(BadArith, "Bit widths must be the same")
			}
			return APInt(s.f(x, y))
		}
		c.Method(s.name, &Func{Params: []*Type{c.typ}, Result: c.typ, Builtin: true, Call: func(m *Machine, args []Value) Value {
			return divide(m, args[0].APInt(), args[1].APInt())
		}})
		number := &Func{Params: []*Type{TypeInt64}, Result: TypeInt64, Builtin: true, Call: func(m *Machine, args []Value) Value {
			x := args[0].APInt()
			r := divide(m, x, num.NewAPInt(x.Width(), args[1].Int()))
			n, _ := r.APInt().Int64()
			return Int(n)
		}}
		if s.name[0] == 'u' {
			number = &Func{Params: []*Type{TypeUint64}, Result: TypeUint64, Builtin: true, Call: func(m *Machine, args []Value) Value {
				x := args[0].APInt()
				r := divide(m, x, num.NewAPUint(x.Width(), args[1].Uint()))
				return Uint(r.APInt().Low64())
			}}
		}
		if s.name[1:] == "rem" {
			c.Method(s.name, number)
		}
	}
	for _, s := range []struct {
		name string
		f    func(x, y num.APInt) num.APInt
	}{{"operator+", num.APInt.Add}, {"operator-", num.APInt.Sub}, {"operator*", num.APInt.Mul}} {
		c.Method(s.name, &Func{Params: []*Type{TypeUint64}, Result: c.typ, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			x := args[0].APInt()
			return APInt(s.f(x, num.NewAPUint(x.Width(), args[1].Uint())))
		}})
	}
	for _, s := range []struct {
		name string
		f    func(x, y num.APInt) num.APInt
	}{
		{"operator+", num.APInt.Add}, {"operator-", num.APInt.Sub}, {"operator*", num.APInt.Mul},
		{"operator&", num.APInt.And}, {"operator|", num.APInt.Or}, {"operator^", num.APInt.Xor},
	} {
		c.Method(s.name, &Func{Params: []*Type{c.typ}, Result: c.typ, Builtin: true, Call: func(m *Machine, args []Value) Value {
			x, y := args[0].APInt(), args[1].APInt()
			if x.Width() != y.Width() {
				return m.failKind(BadArith, "Bit widths must be the same")
			}
			return APInt(s.f(x, y))
		}})
	}
}

// apWidths registers the conversions to other widths.
func apWidths(c *Class) {
	for name, f := range map[string]func(x num.APInt, w int) (num.APInt, bool){
		"zext":        func(x num.APInt, w int) (num.APInt, bool) { return x.ZExt(w), w >= x.Width() },
		"sext":        func(x num.APInt, w int) (num.APInt, bool) { return x.SExt(w), w >= x.Width() },
		"trunc":       func(x num.APInt, w int) (num.APInt, bool) { return x.Trunc(w), w <= x.Width() },
		"zextOrTrunc": func(x num.APInt, w int) (num.APInt, bool) { return x.ZExt(w), true },
		"sextOrTrunc": func(x num.APInt, w int) (num.APInt, bool) { return x.SExt(w), true },
	} {
		c.Method(name, &Func{Params: []*Type{TypeUint32}, Result: c.typ, Builtin: true, Call: func(m *Machine, args []Value) Value {
			w := args[1].Uint()
			if w > maxAPInt {
				return m.failKind(BudgetSpent, "an APInt is too wide")
			}
			x, ok := f(args[0].APInt(), int(w))
			if !ok {
				return m.failKind(BadArith, "Invalid APInt "+name+" request")
			}
			return APInt(x)
		}})
	}
	for name, f := range map[string]func(w int) num.APInt{
		"getZero":           func(w int) num.APInt { return num.NewAPUint(w, 0) },
		"getAllOnes":        func(w int) num.APInt { return num.NewAPInt(w, -1) },
		"getMaxValue":       func(w int) num.APInt { return num.NewAPInt(w, -1) },
		"getMinValue":       func(w int) num.APInt { return num.NewAPUint(w, 0) },
		"getSignedMinValue": func(w int) num.APInt { return num.NewAPUint(w, 1).Shl(uint(max(w-1, 0))) },
		"getSignedMaxValue": func(w int) num.APInt { return num.NewAPUint(w, 1).Shl(uint(max(w-1, 0))).Not() },
	} {
		c.Static(name, &Func{Params: []*Type{TypeUint32}, Result: c.typ, Builtin: true, Call: func(m *Machine, args []Value) Value {
			w := args[0].Uint()
			if w > maxAPInt {
				return m.failKind(BudgetSpent, "an APInt is too wide")
			}
			return APInt(f(int(w)))
		}})
	}
}

// apShifts registers shifts, which are limited to the width, and the unary operators.
func apShifts(c *Class) {
	for _, s := range []struct {
		names []string
		f     func(x num.APInt, n uint) num.APInt
	}{
		{[]string{"shl", "operator<<"}, num.APInt.Shl}, {[]string{"lshr"}, num.APInt.LShr}, {[]string{"ashr"}, num.APInt.AShr},
	} {
		for _, name := range s.names {
			c.Method(name, &Func{Params: []*Type{TypeUint32}, Result: c.typ, Builtin: true, Call: func(m *Machine, args []Value) Value {
				x := args[0].APInt()
				if args[1].Uint() > uint64(x.Width()) {
					return m.failKind(BadArith, "Invalid shift amount")
				}
				return APInt(s.f(x, uint(args[1].Uint())))
			}})
		}
	}
	for name, f := range map[string]func(num.APInt) num.APInt{"operator~": num.APInt.Not, "operator-": num.APInt.Neg} {
		c.Method(name, &Func{Params: []*Type{}, Result: c.typ, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			return APInt(f(args[0].APInt()))
		}})
	}
	c.Method("abs", &Func{Params: []*Type{}, Result: c.typ, Builtin: true, Call: func(_ *Machine, args []Value) Value {
		if x := args[0].APInt(); x.IsNegative() {
			return APInt(x.Neg())
		}
		return args[0]
	}})
}

func coreAPInt(r *Registry) {
	r.Alias("llvm::APInt", apClass().typ)
	r.Alias("llvm::APSInt", apsClass().typ)
}
