package intrange

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// AddDivisions makes divisions and remainders speculatable if the divisor cannot be zero and, for
// signed ones, the quotient cannot overflow. Many definitions declare them always speculatable.
func AddDivisions(ops map[string]dialect.Op, signed bool, names ...string) {
	divides := dividesUnsigned
	if signed {
		divides = dividesSigned
	}
	for _, name := range names {
		AddSpeculation(ops, name, typed.Get(divides))
	}
}

// AddSpeculation makes an operation speculatable if a condition holds.
func AddSpeculation(ops map[string]dialect.Op, name string, holds func(op *ir.Operation) bool) {
	op := ops[name]
	op.Interfaces = append(op.Interfaces[:len(op.Interfaces):len(op.Interfaces)], dialect.SpeculatableIf(holds))
	ops[name] = op
}

func dividesUnsigned(op typed.Binary) bool { return Every(op.Rhs(), excludesZero) }

// dividesSigned reports whether a divisor is not zero, and not -1 if the dividend may be the
// least integer, whose negation overflows.
func dividesSigned(op typed.Binary) bool {
	if Every(op.Rhs(), excludesZeroAndMinusOne) {
		return true
	}
	return Every(op.Rhs(), excludesZero) && Every(op.Lhs(), excludesLeast)
}

func excludesZero(r num.IntRange) bool { return !r.UMin.IsZero() }

func excludesZeroAndMinusOne(r num.IntRange) bool {
	return IsPositive(r) || r.SMax.CmpS(num.NewAPInt(r.Width(), -1)) < 0
}

// excludesLeast reports whether all integers of a range can be negated.
func excludesLeast(r num.IntRange) bool {
	return !r.SMin.Equal(num.MaxIntRange(r.Width()).SMin)
}

// IsPositive reports whether all integers of a range are greater than zero.
func IsPositive(r num.IntRange) bool { return isPositive(r.SMin) }

// Every reports whether the range of a value is known to have a property, or that of each
// element of a constant.
func Every(v *ir.Value, has func(r num.IntRange) bool) bool {
	if d, ok := ir.ConstantValue(v.DefiningOp()).(*ir.DenseElementsAttr); ok && Width(d.Type()) > 0 && !d.IsSplat() {
		for i := range int(d.NumElements()) {
			if !has(num.ConstantRange(d.Int(i))) {
				return false
			}
		}
		return true
	}
	r := Of(v)
	return r.Width() > 0 && has(r)
}
