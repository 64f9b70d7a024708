package semantics

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// complexes adds the operations of complex whose results follow from the arithmetic of their parts.
func (t table) complexes() {
	t.add(func(*Program, *ir.Operation) Step {
		return func(c *Call) error { return c.Return(NewStructure([]Value{c.Args[0], c.Args[1]})) }
	}, "complex.create")
	t.add(part(0), "complex.re")
	t.add(part(1), "complex.im")
	t.add(partwise(num.APFloat.Add), "complex.add")
	t.add(partwise(num.APFloat.Sub), "complex.sub")
	t.add(partwise(func(x, _ num.APFloat) num.APFloat { return x.Neg() }), "complex.neg")
	t.add(conjugate, "complex.conj")
	t.add(compareComplex(true), "complex.eq")
	t.add(compareComplex(false), "complex.neq")
}

func part(i int) Meaning {
	return func(*Program, *ir.Operation) Step {
		return func(c *Call) error {
			if c.Args[0].Kind != Elements {
				return c.Return(Value{Kind: c.Args[0].Kind})
			}
			return c.Return(c.Args[0].Aggregate().List[i])
		}
	}
}

// complexKind returns the kind of the parts of an operand.
func complexKind(op *ir.Operation) (num.FloatKind, bool) {
	t, ok := op.Operand(0).Type().(*ir.ComplexType)
	if !ok {
		return 0, false
	}
	f, ok := t.Element.(*ir.FloatType)
	if !ok {
		return 0, false
	}
	return f.Kind, true
}

func partwise(fn func(x, y num.APFloat) num.APFloat) Meaning {
	return func(_ *Program, op *ir.Operation) Step {
		k, ok := complexKind(op)
		if !ok {
			return nil
		}
		return func(c *Call) error {
			var out [2]Value
			for i := range out {
				x, y := partOf(c.Args[0], i), partOf(c.Args[len(c.Args)-1], i)
				switch {
				case x.Kind != Number:
					out[i].Kind = x.Kind
				case y.Kind != Number:
					out[i].Kind = y.Kind
				default:
					out[i] = Float(fn(num.APFloatFromBits(k, x.Bits), num.APFloatFromBits(k, y.Bits)))
				}
			}
			return c.Return(NewStructure([]Value{out[0], out[1]}))
		}
	}
}

func partOf(v Value, i int) Value {
	if v.Kind != Elements {
		return Value{Kind: v.Kind}
	}
	return v.Aggregate().List[i]
}

func conjugate(_ *Program, op *ir.Operation) Step {
	k, ok := complexKind(op)
	if !ok {
		return nil
	}
	return func(c *Call) error {
		im := partOf(c.Args[0], 1)
		if im.Kind == Number {
			im = Float(num.APFloatFromBits(k, im.Bits).Neg())
		}
		return c.Return(NewStructure([]Value{partOf(c.Args[0], 0), im}))
	}
}

func compareComplex(equal bool) Meaning {
	return func(_ *Program, op *ir.Operation) Step {
		k, ok := complexKind(op)
		if !ok {
			return nil
		}
		return func(c *Call) error {
			same := true
			for i := range 2 {
				x, y := partOf(c.Args[0], i), partOf(c.Args[1], i)
				if x.Kind != Number || y.Kind != Number {
					return c.Return(Value{Kind: min(x.Kind, y.Kind)})
				}
				order, ordered := num.APFloatFromBits(k, x.Bits).Cmp(num.APFloatFromBits(k, y.Bits))
				same = same && ordered && order == 0
			}
			return c.Return(Bool(same == equal))
		}
	}
}
