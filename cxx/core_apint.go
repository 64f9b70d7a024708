package cxx

import (
	"math/big"
	"math/bits"
)

// An APInt is represented by its bits as an unsigned number: up to 64 bits in
// the value's number, beyond that in a big.Int. The reference tells the width.
type (
	apWidth struct{ bits int }
	apBig   struct {
		bits int
		u    *big.Int
	}
)

var apWidths = func() *[65]apWidth {
	var w [65]apWidth
	for i := range w {
		w[i].bits = i
	}
	return &w
}()

// APInt returns an integer of that many bits, of which u has the low 64 and the
// rest are zero.
func APInt(width int, u uint64) Value {
	if width <= 64 {
		return Value{u & apMask(width), &apWidths[max(width, 0)]}
	}
	return Value{ref: &apBig{width, new(big.Int).SetUint64(u)}}
}

// BigAPInt returns an integer of that many bits, x modulo two to the width.
func BigAPInt(width int, x *big.Int) Value {
	u := new(big.Int).And(x, apBigMask(width))
	if width <= 64 {
		return APInt(width, u.Uint64())
	}
	return Value{ref: &apBig{width, u}}
}

// APInt returns the width of an APInt and its bits as an unsigned number.
func (v Value) APInt() (width int, u *big.Int) {
	switch r := v.ref.(type) {
	case *apWidth:
		return r.bits, new(big.Int).SetUint64(v.num)
	case *apBig:
		return r.bits, r.u
	}
	return 0, new(big.Int)
}

func apMask(width int) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<max(width, 0) - 1
}

func apBigMask(width int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(max(width, 0)))
	return m.Sub(m, big.NewInt(1))
}

func apBits(v Value) int {
	switch r := v.ref.(type) {
	case *apWidth:
		return r.bits
	case *apBig:
		return r.bits
	}
	return 0
}

// apSigned returns the value as a signed number.
func apSigned(v Value) *big.Int {
	w, u := v.APInt()
	if w > 0 && u.Bit(w-1) == 1 {
		return new(big.Int).Sub(u, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return u
}

// apInt64 returns the value sign-extended; only meaningful up to 64 bits.
func apInt64(v Value) int64 {
	if w, ok := v.ref.(*apWidth); ok {
		s := 64 - uint(w.bits)
		return int64(v.num<<s) >> s
	}
	return apSigned(v).Int64()
}

func apCompare(a, b Value, signed bool) int {
	_, small := a.ref.(*apWidth)
	_, small2 := b.ref.(*apWidth)
	switch {
	case small && small2 && signed:
		return cmp(apInt64(a), apInt64(b))
	case small && small2:
		return cmp(a.num, b.num)
	case signed:
		return apSigned(a).Cmp(apSigned(b))
	}
	_, x := a.APInt()
	_, y := b.APInt()
	return x.Cmp(y)
}

func cmp[T int64 | uint64](a, b T) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

var apClass = func() *Class {
	c := &Class{Name: "llvm::APInt", Equal: func(a, b Value) bool { return apCompare(a, b, false) == 0 }}
	c.typ = &Type{Kind: KindObject, Class: c}
	return c
}()

// TypeAPInt is the type of values made by [APInt].
func TypeAPInt() *Type { return apClass.typ }

func coreAPInt(r *Registry) {
	c, t := apClass, apClass.typ
	r.Alias("llvm::APInt", t)
	r.Alias("llvm::APSInt", t)
	if c.ctors != nil {
		return
	}
	builtin := func(f *Func) *Func {
		f.Builtin = true
		return f
	}
	c.Constructor(builtin(&Func{Params: []*Type{TypeUint32, TypeUint64, TypeBool}, Optional: 1, Call: func(m *Machine, args []Value) Value {
		if args[0].num > 1<<16 {
			return m.failKind(BudgetSpent, "an APInt is too wide")
		}
		v := APInt(int(args[0].num), args[1].num)
		if len(args) > 2 && args[2].Bool() && args[0].num > 64 {
			return BigAPInt(int(args[0].num), big.NewInt(args[1].Int()))
		}
		return v
	}}))
	get := func(name string, result *Type, f func(v Value) Value) {
		c.Method(name, builtin(&Func{Result: result, Call: func(_ *Machine, args []Value) Value { return f(args[0]) }}))
	}
	test := func(name string, f func(v Value) bool) {
		get(name, TypeBool, func(v Value) Value { return Bool(f(v)) })
	}
	zero := func(v Value) bool { _, u := v.APInt(); return u.Sign() == 0 }
	negative := func(v Value) bool {
		if w, ok := v.ref.(*apWidth); ok {
			return w.bits > 0 && v.num>>(w.bits-1) == 1
		}
		return apSigned(v).Sign() < 0
	}
	isZero := func(v Value) bool {
		if _, ok := v.ref.(*apWidth); ok {
			return v.num == 0
		}
		return zero(v)
	}
	get("getBitWidth", TypeUint32, func(v Value) Value { return Int(int64(apBits(v))) })
	get("getZExtValue", TypeUint64, func(v Value) Value {
		if _, ok := v.ref.(*apWidth); ok {
			return Uint(v.num)
		}
		_, u := v.APInt()
		return Uint(u.Uint64())
	})
	get("getSExtValue", TypeInt64, func(v Value) Value { return Int(apInt64(v)) })
	get("getLimitedValue", TypeUint64, func(v Value) Value {
		_, u := v.APInt()
		if !u.IsUint64() {
			return Uint(^uint64(0))
		}
		return Uint(u.Uint64())
	})
	test("isNegative", negative)
	test("isNonNegative", func(v Value) bool { return !negative(v) })
	test("isStrictlyPositive", func(v Value) bool { return !negative(v) && !isZero(v) })
	test("isNonPositive", func(v Value) bool { return negative(v) || isZero(v) })
	for _, name := range []string{"isZero", "isNullValue"} {
		test(name, isZero)
	}
	test("isOne", func(v Value) bool { _, u := v.APInt(); return u.IsUint64() && u.Uint64() == 1 })
	for _, name := range []string{"isAllOnes", "isAllOnesValue", "isMaxValue"} {
		test(name, func(v Value) bool { w, u := v.APInt(); return u.Cmp(apBigMask(w)) == 0 })
	}
	test("isMaxSignedValue", func(v Value) bool { w, u := v.APInt(); return w > 0 && u.Cmp(apBigMask(w-1)) == 0 })
	for _, name := range []string{"isMinSignedValue", "isSignMask"} {
		test(name, func(v Value) bool {
			w, u := v.APInt()
			return w > 0 && u.BitLen() == w && u.TrailingZeroBits() == uint(w-1)
		})
	}
	test("isPowerOf2", func(v Value) bool {
		if _, ok := v.ref.(*apWidth); ok {
			return bits.OnesCount64(v.num) == 1
		}
		_, u := v.APInt()
		return u.Sign() > 0 && u.TrailingZeroBits() == uint(u.BitLen()-1)
	})
	get("getActiveBits", TypeUint32, func(v Value) Value { _, u := v.APInt(); return Int(int64(u.BitLen())) })
	get("countl_zero", TypeUint32, func(v Value) Value { w, u := v.APInt(); return Int(int64(w - u.BitLen())) })
	get("countr_zero", TypeUint32, func(v Value) Value {
		w, u := v.APInt()
		if u.Sign() == 0 {
			return Int(int64(w))
		}
		return Int(int64(u.TrailingZeroBits()))
	})
	get("logBase2", TypeUint32, func(v Value) Value { _, u := v.APInt(); return Int(int64(u.BitLen() - 1)) })
	apOperators(c, t, builtin)
}

// apOperators registers comparisons and arithmetic. Operands of different widths
// trip an assertion in C++; here comparisons are by value and arithmetic fails.
func apOperators(c *Class, t *Type, builtin func(*Func) *Func) {
	compare := func(names []string, signed bool, f func(k int) bool) {
		for _, name := range names {
			c.Method(name, builtin(&Func{Params: []*Type{t}, Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
				return Bool(f(apCompare(args[0], args[1], signed)))
			}}))
			c.Method(name, builtin(&Func{Params: []*Type{TypeInt64}, Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
				y := BigAPInt(max(apBits(args[0]), 64), big.NewInt(args[1].Int()))
				x := args[0]
				if signed {
					return Bool(f(apSigned(x).Cmp(big.NewInt(args[1].Int()))))
				}
				return Bool(f(apCompare(x, y, false)))
			}}))
		}
	}
	compare([]string{"eq", "operator=="}, false, func(k int) bool { return k == 0 })
	compare([]string{"ne"}, false, func(k int) bool { return k != 0 })
	compare([]string{"ult"}, false, func(k int) bool { return k < 0 })
	compare([]string{"ule"}, false, func(k int) bool { return k <= 0 })
	compare([]string{"ugt"}, false, func(k int) bool { return k > 0 })
	compare([]string{"uge"}, false, func(k int) bool { return k >= 0 })
	compare([]string{"slt"}, true, func(k int) bool { return k < 0 })
	compare([]string{"sle"}, true, func(k int) bool { return k <= 0 })
	compare([]string{"sgt"}, true, func(k int) bool { return k > 0 })
	compare([]string{"sge"}, true, func(k int) bool { return k >= 0 })
	for name, f := range map[string]func(z, x, y *big.Int) *big.Int{
		"operator+": (*big.Int).Add, "operator-": (*big.Int).Sub, "operator*": (*big.Int).Mul,
		"operator&": (*big.Int).And, "operator|": (*big.Int).Or, "operator^": (*big.Int).Xor,
	} {
		c.Method(name, builtin(&Func{Params: []*Type{t}, Result: t, Call: func(m *Machine, args []Value) Value {
			w, x := args[0].APInt()
			w2, y := args[1].APInt()
			if w != w2 {
				return m.failKind(BadArith, "Bit widths must be the same")
			}
			return BigAPInt(w, f(new(big.Int), x, y))
		}}))
	}
}
