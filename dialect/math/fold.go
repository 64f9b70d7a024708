package math

import (
	"math"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// folds returns the folds of the operations.
func folds() map[string]dialect.Op {
	ops := map[string]dialect.Op{}
	for name, fold := range map[string]ir.Folder{
		"absf":      unary(func(x num.APFloat) (num.APFloat, bool) { return x.Abs(), true }),
		"ceil":      integral(num.TowardPositive),
		"floor":     integral(num.TowardNegative),
		"roundeven": integral(num.ToNearestEven),
		"round":     unary(doubles(integralOf(num.ToNearestAway))),
		"trunc":     unary(doubles(integralOf(num.TowardZero))),
		"sqrt":      unary(nonNegative(doubles(squareRoot))),
		"copysign":  binary(func(x, y num.APFloat) (num.APFloat, bool) { return x.CopySign(y), true }),
		"powf":      binary(ofDoubles(power)),
		"atan2":     binary(ofDoubles(angle)),

		"isfinite": classify(num.APFloat.IsFinite),
		"isinf":    classify(num.APFloat.IsInf),
		"isnan":    classify(num.APFloat.IsNaN),
		"isnormal": classify(num.APFloat.IsNormal),

		"absi":  unary(func(x num.APInt) (num.APInt, bool) { return absolute(x), true }),
		"ctlz":  unary(func(x num.APInt) (num.APInt, bool) { return count(x, x.Width()-x.BitLen()), true }),
		"cttz":  unary(func(x num.APInt) (num.APInt, bool) { return count(x, trailingZeros(x)), true }),
		"ctpop": unary(func(x num.APInt) (num.APInt, bool) { return count(x, x.PopCount()), true }),
		"ipowi": binary(integerPower),
		"asin":  unary(angleOf(asin)),
		"acos":  unary(angleOf(acos)),
		"log":   unary(nonNegative(elementary(logarithm(1)))),
		"log2":  unary(nonNegative(elementary(logarithm(2)))),
		"log10": unary(nonNegative(elementary(logarithm(10)))),
		"log1p": unary(foldLog1p),
	} {
		ops["math."+name] = dialect.Op{Fold: fold}
	}
	for name, f := range functions() {
		ops["math."+name] = dialect.Op{Fold: unary(elementary(f))}
	}
	intrange.AddSpeculation(ops, IPowIOpName, typed.Get(hasPower))
	return ops
}

// hasPower reports whether an integer is known not to be zero, or its exponent not to be
// negative: other powers are divisions by zero.
func hasPower(op IPowIOp) bool {
	return intrange.Every(op.Lhs(), func(r num.IntRange) bool { return !r.UMin.IsZero() }) ||
		intrange.Every(op.Rhs(), func(r num.IntRange) bool { return !r.SMin.IsNegative() })
}

func unary[T, R num.APInt | num.APFloat](f func(x T) (R, bool)) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		return folding.Attr(folding.Unary(op.Result(0).Type(), operands[0], f))
	}
}

func binary[T num.APInt | num.APFloat](f func(x, y T) (T, bool)) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		return folding.Attr(folding.Binary(op.Result(0).Type(), operands[0], operands[1], f))
	}
}

// integralOf rounds to an integer.
func integralOf(mode num.RoundingMode) func(x num.APFloat) num.APFloat {
	return func(x num.APFloat) num.APFloat { return x.RoundToIntegral(mode) }
}

// integral folds a rounding of numbers of any type.
func integral(mode num.RoundingMode) ir.Folder {
	return unary(func(x num.APFloat) (num.APFloat, bool) { return x.RoundToIntegral(mode), true })
}

// doubles restricts a fold to f32 and f64, those of C's functions.
func doubles(f func(x num.APFloat) num.APFloat) func(x num.APFloat) (num.APFloat, bool) {
	return func(x num.APFloat) (num.APFloat, bool) {
		if k := x.Kind(); k != num.F32 && k != num.F64 {
			return x, false
		}
		return f(x), true
	}
}

// ofDoubles is doubles for two numbers.
func ofDoubles(f func(x, y num.APFloat) num.APFloat) func(x, y num.APFloat) (num.APFloat, bool) {
	return func(x, y num.APFloat) (num.APFloat, bool) {
		if k := x.Kind(); k != num.F32 && k != num.F64 {
			return x, false
		}
		return f(x, y), true
	}
}

// nonNegative does not fold numbers with a sign.
func nonNegative(f func(x num.APFloat) (num.APFloat, bool)) func(x num.APFloat) (num.APFloat, bool) {
	return func(x num.APFloat) (num.APFloat, bool) {
		if x.IsNegative() {
			return x, false
		}
		return f(x)
	}
}

func squareRoot(x num.APFloat) num.APFloat {
	if x.IsNaN() {
		return x
	}
	return num.NewAPFloat(x.Kind(), math.Sqrt(x.Float64()))
}

// foldLog1p does not fold where the sum has a sign.
func foldLog1p(x num.APFloat) (num.APFloat, bool) {
	if k := x.Kind(); k != num.F32 && k != num.F64 || x.Add(num.NewAPFloat(k, 1)).IsNegative() {
		return x, false
	}
	return elementary(functionLog1p)(x)
}

// classify folds a property of a number. Poison stays, and of constants with a shape only
// splats fold.
func classify(is func(x num.APFloat) bool) ir.Folder {
	f := func(x num.APFloat) (num.APInt, bool) {
		if is(x) {
			return num.NewAPInt(1, 1), true
		}
		return num.NewAPInt(1, 0), true
	}
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if d, ok := operands[0].(*ir.DenseElementsAttr); ok && !d.IsSplat() || folding.IsPoison(operands[0]) {
			return nil, false
		}
		return folding.Attr(folding.Unary(op.Result(0).Type(), operands[0], f))
	}
}

func count(like num.APInt, n int) num.APInt { return num.NewAPInt(like.Width(), int64(n)) }

func trailingZeros(x num.APInt) int {
	if x.IsZero() {
		return x.Width()
	}
	return x.TrailingZeros()
}

func absolute(x num.APInt) num.APInt {
	if x.IsNegative() {
		return x.Neg()
	}
	return x
}

// integerPower does not divide by zero.
func integerPower(base, exponent num.APInt) (num.APInt, bool) {
	one := num.NewAPInt(base.Width(), 1)
	if exponent.IsNegative() {
		switch {
		case base.IsZero():
			return base, false
		case base.IsOne(), base.IsAllOnes() && !exponent.Bit(0):
			return one, true
		case base.IsAllOnes():
			return base, true
		}
		return num.NewAPInt(base.Width(), 0), true
	}
	result := one
	for i := range exponent.BitLen() {
		if exponent.Bit(i) {
			result = result.Mul(base)
		}
		base = base.Mul(base)
	}
	return result, true
}
