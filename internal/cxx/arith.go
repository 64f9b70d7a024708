package cxx

import (
	"math"
)

// convertNumber converts between number types and enums as C++ does: integers wrap,
// floating-point values are rounded to the precision of the type.
func convertNumber(v Value, from, to *Type) Value {
	if from.Kind == KindFloat {
		f := v.Float()
		switch to.Kind {
		case KindBool:
			return Bool(f != 0)
		case KindFloat:
			return floatOf(f, to)
		}
		if to.Unsigned && f >= math.MaxInt64 {
			return wrap(uint64(f), to)
		}
		return wrap(uint64(int64(f)), to)
	}
	switch to.Kind {
	case KindBool:
		return Bool(v.num != 0)
	case KindFloat:
		if from.Unsigned {
			return floatOf(float64(v.num), to)
		}
		return floatOf(float64(int64(v.num)), to)
	}
	return wrap(v.num, to)
}

func floatOf(f float64, t *Type) Value {
	if t.Bits == 32 {
		f = float64(float32(f))
	}
	return Float(f)
}

// wrap truncates u to the width of the type and extends it to 64 bits. All integer
// values are kept in this form, so that equal values have equal bits.
func wrap(u uint64, t *Type) Value {
	switch t.Bits {
	case 8:
		if t.Unsigned {
			return Value{num: uint64(uint8(u))}
		}
		return Value{num: uint64(int8(u))}
	case 16:
		if t.Unsigned {
			return Value{num: uint64(uint16(u))}
		}
		return Value{num: uint64(int16(u))}
	case 32:
		if t.Unsigned {
			return Value{num: uint64(uint32(u))}
		}
		return Value{num: uint64(int32(u))}
	}
	return Value{num: u}
}

func negate(op opcode, v Value, t *Type) Value {
	switch {
	case op == opCompl:
		return wrap(^v.num, t)
	case t.Kind == KindFloat:
		return Float(-v.Float())
	}
	return wrap(-v.num, t)
}

// arith computes x op y in type t. The right operand of a shift has its own type
// rt. The string is an error message for operations that are undefined in C++.
func arith(op Tok, t, rt *Type, x, y Value) (Value, string) {
	if t.Kind == KindFloat {
		return floatOf(arithFloat(op, x.Float(), y.Float()), t), ""
	}
	switch op {
	case tokAdd:
		return wrap(x.num+y.num, t), ""
	case tokSub:
		return wrap(x.num-y.num, t), ""
	case tokMul:
		return wrap(x.num*y.num, t), ""
	case tokAnd:
		return wrap(x.num&y.num, t), ""
	case tokOr:
		return wrap(x.num|y.num, t), ""
	case tokXor:
		return wrap(x.num^y.num, t), ""
	case tokDiv, tokRem:
		return divide(op, t, x, y)
	case tokShl, tokShr:
		if y.num >= uint64(t.Bits) {
			return Value{}, "shift count is negative or not less than the width of the type"
		}
		switch {
		case op == tokShl:
			return wrap(x.num<<y.num, t), ""
		case t.Unsigned:
			return wrap(x.num>>y.num, t), ""
		}
		return wrap(uint64(int64(x.num)>>y.num), t), ""
	}
	panic("cxx: arithmetic operator " + op.String())
}

func divide(op Tok, t *Type, x, y Value) (Value, string) {
	if y.num == 0 {
		return Value{}, "division by zero"
	}
	if t.Unsigned {
		if op == tokDiv {
			return Value{num: x.num / y.num}, ""
		}
		return Value{num: x.num % y.num}, ""
	}
	if op == tokDiv {
		return wrap(uint64(x.Int()/y.Int()), t), ""
	}
	return wrap(uint64(x.Int()%y.Int()), t), ""
}

func arithFloat(op Tok, x, y float64) float64 {
	switch op {
	case tokAdd:
		return x + y
	case tokSub:
		return x - y
	case tokMul:
		return x * y
	case tokDiv:
		return x / y
	}
	panic("cxx: arithmetic operator " + op.String())
}

// compareNumbers compares two values of a number or enum type.
func compareNumbers(op Tok, t *Type, x, y Value) bool {
	switch {
	case t.Kind == KindFloat:
		return compareOrdered(op, x.Float(), y.Float())
	case t.Unsigned:
		return compareOrdered(op, x.num, y.num)
	}
	return compareOrdered(op, int64(x.num), int64(y.num))
}

func compareOrdered[T float64 | uint64 | int64 | string](op Tok, x, y T) bool {
	switch op {
	case tokEq:
		return x == y
	case tokNe:
		return x != y
	case tokLt:
		return x < y
	case tokGt:
		return x > y
	case tokLe:
		return x <= y
	case tokGe:
		return x >= y
	}
	panic("cxx: comparison operator " + op.String())
}

// equal returns the equality function of a class, or of its first base that has
// one.
func (c *Class) equal() func(a, b Value) bool {
	if c.Equal != nil {
		return c.Equal
	}
	for _, b := range c.Bases {
		if f := b.equal(); f != nil {
			return f
		}
	}
	return nil
}

// An equalFn compares two values. It charges the machine for long lists.
type equalFn func(m *Machine, a, b Value) bool

// equalFunc returns the comparison of values of a type; if two types are compared,
// t is the more general one.
func equalFunc(t *Type) equalFn {
	switch t.Kind {
	case KindObject:
		if eq := t.Class.equal(); eq != nil {
			return func(_ *Machine, a, b Value) bool {
				if a.ref == nil || b.ref == nil {
					return a.ref == nil && b.ref == nil
				}
				return eq(a, b)
			}
		}
		return func(_ *Machine, a, b Value) bool { return a.ref == b.ref }
	case KindString:
		return func(m *Machine, a, b Value) bool {
			m.charge(int(a.num))
			return a.num == b.num && a.Str() == b.Str()
		}
	case KindFloat:
		return func(_ *Machine, a, b Value) bool { return a.Float() == b.Float() }
	case KindPointer:
		return func(_ *Machine, a, b Value) bool { return a.ref == b.ref }
	case KindIter:
		return func(_ *Machine, a, b Value) bool { return iterIndex(a) == iterIndex(b) }
	case KindOptional:
		eq := equalFunc(t.Elem)
		return func(m *Machine, a, b Value) bool {
			if a.IsNone() || b.IsNone() {
				return a.IsNone() && b.IsNone()
			}
			return eq(m, a, b)
		}
	case KindList:
		return equalLists(equalFunc(t.Elem))
	case KindTuple:
		eqs := make([]equalFn, len(t.Elems))
		for i, e := range t.Elems {
			eqs[i] = equalFunc(e)
		}
		return func(m *Machine, a, b Value) bool {
			for i, eq := range eqs {
				if !eq(m, a.At(i), b.At(i)) {
					return false
				}
			}
			return true
		}
	}
	return func(_ *Machine, a, b Value) bool { return a.num == b.num }
}

func equalLists(eq equalFn) equalFn {
	return func(m *Machine, a, b Value) bool {
		n := a.Len()
		if n != b.Len() {
			return false
		}
		m.charge(n)
		for i := 0; i < n && m.steps >= 0; i++ {
			if !eq(m, a.At(i), b.At(i)) {
				return false
			}
		}
		return m.Step(1)
	}
}
