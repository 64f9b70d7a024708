package complextostandard

import (
	"fmt"
	"github.com/mica-ir/mica/internal/lower/apply"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is convert-complex-to-standard.
type Pass struct {
	Range string `option:"complex-range"`
}

// Run lowers the operations but those that take numbers apart and put them together.
func (p *Pass) Run(r *pass.Run) error {
	switch p.Range {
	case "", "basic", "none", "improved":
	default:
		return fmt.Errorf("'%s' is no range of complex numbers", p.Range)
	}
	t := conversion.NewTarget()
	t.LegalDialects("arith", "math")
	t.LegalOps("complex.create", "complex.im", "complex.re")
	return apply.Partially(r, t, apply.Conversions(Patterns(p.Range == "" || p.Range == "improved")), conversion.Config{})
}

// A lowering computes the result of an operation of its operands.
type lowering = func(b builder, operands []*ir.Value) *ir.Value

// Patterns returns the patterns: with careful, divisions do not overflow on the way to a
// result that does not.
func Patterns(careful bool) []conversion.Pattern {
	return []conversion.Pattern{
		pattern("abs", func(b builder, v []*ir.Value) *ir.Value { return b.magnitude(b.parts(v[0]), absolute) }),
		pattern("angle", func(b builder, v []*ir.Value) *ir.Value {
			z := b.parts(v[0])
			return b.do("math.atan2", z.Im, z.Re)
		}),
		pattern("add", func(b builder, v []*ir.Value) *ir.Value { return b.sum("arith.addf", v[0], v[1]) }),
		pattern("sub", func(b builder, v []*ir.Value) *ir.Value { return b.sum("arith.subf", v[0], v[1]) }),
		pattern("mul", func(b builder, v []*ir.Value) *ir.Value { return b.product(v[0], v[1]) }),
		pattern("div", func(b builder, v []*ir.Value) *ir.Value { return b.quotient(v[0], v[1], careful) }),
		pattern("eq", equal(arith.CmpFPredicateOEQ, builder.And)),
		pattern("neq", equal(arith.CmpFPredicateUNE, builder.Or)),
		pattern("neg", func(b builder, v []*ir.Value) *ir.Value {
			z, b := b.parts(v[0]), b.plain()
			re := b.do("arith.negf", z.Re)
			return b.create(re, b.do("arith.negf", z.Im))
		}),
		pattern("conj", func(b builder, v []*ir.Value) *ir.Value {
			z := b.parts(v[0])
			return b.create(z.Re, b.plain().do("arith.negf", z.Im))
		}),
		pattern("sign", sign),
		pattern("exp", one(builder.exp)), pattern("expm1", one(builder.expm1)), pattern("log", one(builder.logarithm)),
		pattern("log1p", one(builder.log1p)), pattern("cos", one(builder.cosine)), pattern("sin", one(builder.sine)),
		pattern("tan", one(builder.tangent)), pattern("tanh", one(builder.hyperbolicTangent)), pattern("sqrt", one(builder.squareRoot)),
		pattern("rsqrt", one(builder.inverseRoot)),
		pattern("pow", func(b builder, v []*ir.Value) *ir.Value { return b.power(v[0], b.parts(v[1])) }),
		pattern("powi", func(b builder, v []*ir.Value) *ir.Value {
			n := arith.NewSIToFP(b.Builder, b.of, v[1]).Result(0)
			return b.power(v[0], b.parts(b.create(n, b.Constant(0))))
		}),
		pattern("atan2", func(b builder, v []*ir.Value) *ir.Value { return b.arcTangent(v[0], v[1], careful) }),
	}
}

// pattern returns the pattern for an operation of complex. Those on other types than complex
// floating-point numbers remain.
func pattern(name string, f lowering) conversion.Pattern {
	return conversion.NewPattern("complex."+name, nil, func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		b, ok := newBuilder(r, op, typed.Unary{Operation: op}.Input().Type())
		if !ok {
			return r.MatchFailure(op, "the parts are not floating-point numbers")
		}
		r.Replace(op, f(b, operands))
		return true
	})
}

// one is the lowering of an operation on one number.
func one(f func(b builder, x *ir.Value) *ir.Value) lowering {
	return func(b builder, v []*ir.Value) *ir.Value { return f(b, v[0]) }
}

// equal compares both parts.
func equal(p arith.CmpFPredicate, combine func(b builder, x, y *ir.Value) *ir.Value) lowering {
	return func(b builder, v []*ir.Value) *ir.Value {
		x := b.parts(v[0])
		y := b.parts(v[1])
		re := b.plain().compare(p, x.Re, y.Re)
		return combine(b, re, b.plain().compare(p, x.Im, y.Im))
	}
}

// sign is the number divided by its absolute value, and zero for zero.
func sign(b builder, v []*ir.Value) *ir.Value {
	z := b.parts(v[0])
	zero := b.Constant(0)
	reZero := b.plain().compare(arith.CmpFPredicateOEQ, z.Re, zero)
	imZero := b.plain().compare(arith.CmpFPredicateOEQ, z.Im, zero)
	isZero := b.And(reZero, imZero)
	abs := b.magnitude(b.parts(v[0]), absolute)
	re := b.Div(z.Re, abs)
	return b.Select(isZero, v[0], b.create(re, b.Div(z.Im, abs)))
}
