package tablegen

import "github.com/mica-ir/mica/internal/tablegen/syntax"

// convert returns v as a value of type to if that needs no cast expression,
// otherwise nil.
func (in *interp) convert(v Value, to *Type) Value {
	switch v := v.(type) {
	case UnsetValue:
		return v
	case BitValue:
		switch to.kind {
		case KindBit:
			return v
		case KindInt:
			if v {
				return in.int(1)
			}
			return in.int(0)
		case KindBits:
			if to.size == 1 {
				return in.bitsOf([]Value{v})
			}
		}
		return nil
	case *BitsValue:
		switch to.kind {
		case KindBit:
			if len(v.Bits) == 1 {
				return v.Bits[0]
			}
		case KindBits:
			if len(v.Bits) == to.size {
				return v
			}
		case KindInt:
			if n, ok := v.Int(); ok {
				return in.int(n)
			}
		}
		return nil
	case *IntValue:
		switch to.kind {
		case KindInt:
			return v
		case KindBit:
			if v.V == 0 || v.V == 1 {
				return bit(v.V == 1)
			}
		case KindBits:
			n := to.size
			if n < 64 && uint64(v.V)>>n != 0 && (n == 0 || v.V>>(n-1) != -1) {
				return nil
			}
			start := len(in.tmp)
			for i := range n {
				in.tmp = append(in.tmp, bit(i < 64 && v.V>>i&1 != 0))
			}
			b := in.bitsOf(in.tmp[start:])
			in.tmp = in.tmp[:start]
			return b
		}
		return nil
	case *StringValue:
		if to.kind == KindString {
			return v
		}
		return nil
	case *ListValue:
		return in.convertList(v, to)
	case *DagValue:
		if to.kind == KindDag {
			return v
		}
		return nil
	case *DefValue:
		if to.kind == KindRecord && v.typ.convertibleTo(to) {
			return v
		}
		return nil
	case *opValue:
		if v.op == syntax.OpRangeC && v.typ == to {
			return v
		}
	}
	t := v.Type()
	if t == to || t.isA(to) {
		return v
	}
	if t.kind == KindBit && to.kind == KindBits && to.size == 1 {
		return in.bitsOf([]Value{v})
	}
	return nil
}

func (in *interp) convertList(v *ListValue, to *Type) Value {
	if v.typ == to {
		return v
	}
	if to.kind != KindList {
		return nil
	}
	var elems []Value
	for i, e := range v.Elems {
		c := in.convert(e, to.elem)
		if c == nil {
			return nil
		}
		if c != e && elems == nil {
			elems = append(make([]Value, 0, len(v.Elems)), v.Elems[:i]...)
		}
		if elems != nil {
			elems = append(elems, c)
		}
	}
	if elems == nil {
		return v
	}
	return in.list(elems, to.elem)
}

// cast returns v as a value of type to. If v is not known yet, the result is a
// !cast operator that folds later. The result is nil if the types are not
// convertible.
func (in *interp) cast(v Value, to *Type) Value {
	if c := in.convert(v, to); c != nil {
		return c
	}
	t := v.Type()
	if t == nil || !t.convertibleTo(to) {
		return nil
	}
	return in.unary(syntax.OpCast, v, to, nil, false)
}

// bitOf returns bit i of v, which has type bit or bits, is unset, or is not
// resolved yet.
func (in *interp) bitOf(v Value, i int) Value {
	switch v := v.(type) {
	case UnsetValue, BitValue:
		return v
	case *BitsValue:
		return v.Bits[i]
	}
	if v.Type() == bitType {
		return v
	}
	return in.varBit(v, i)
}

// bitRange returns some bits of v as a bits value, the lowest first, or nil if v
// does not have all of these bits.
func (in *interp) bitRange(v Value, bits []int) Value {
	var size int
	switch v := v.(type) {
	case UnsetValue:
		return nil
	case BitValue:
		return nil
	case *IntValue:
		size = 64
	case *BitsValue:
		size = len(v.Bits)
	default:
		t := v.Type()
		if t.kind != KindBits {
			return nil
		}
		size = t.size
	}
	out := make([]Value, len(bits))
	for i, b := range bits {
		if b >= size {
			return nil
		}
		if n, ok := v.(*IntValue); ok {
			out[i] = bit(n.V>>b&1 != 0)
		} else {
			out[i] = in.bitOf(v, b)
		}
	}
	return in.bitsOf(out)
}

// asInt returns the integer value of a known bit, bits or int.
func (in *interp) asInt(v Value) (int64, bool) {
	switch v := v.(type) {
	case *IntValue:
		return v.V, true
	case BitValue:
		if v {
			return 1, true
		}
		return 0, true
	case *BitsValue:
		return v.Int()
	}
	return 0, false
}
