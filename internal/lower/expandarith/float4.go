package expandarith

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/num"
)

// extF4E2M1 computes the bits of an f32. Its exponent and its mantissa are the bits of the
// number in their place, with another bias; the only subnormal number is 0.5.
func extF4E2M1(op arith.ExtFOp, e emitter) bool {
	in, t := op.In(), op.Out().Type()
	if !isFloat(in, num.F4E2M1FN) {
		return e.MatchFailure(op.Operation, "not a ext of F4E2M1FN")
	}
	i4, i32, f32 := e.integers(t, 4), e.integers(t, 32), e.floats(t, num.F32)
	bits := e.bitcast(i4, in)
	zero, one, two, four, magnitudeMask := e.integer(i4, 0), e.integer(i4, 1), e.integer(i4, 2), e.integer(i4, 4), e.integer(i4, 7)
	magnitude := e.and(bits, magnitudeMask)

	twenty := e.integer(i32, 20)
	shifted := e.shl(magnitude, two)
	isHalf := e.cmp(arith.CmpIPredicateEq, magnitude, one)
	mantissa := e.shl(e.extU(i32, e.choose(isHalf, zero, shifted)), twenty)

	zero32, upper, lower := e.integer(i32, 0), e.integer(i32, 0x40000000), e.integer(i32, 0x3f000000)
	bias := e.choose(e.cmp(arith.CmpIPredicateUge, magnitude, four), upper, lower)
	bias = e.choose(e.cmp(arith.CmpIPredicateEq, magnitude, zero), zero32, bias)

	sign32, sign4 := e.integer(i32, -0x80000000), e.integer(i4, -8)
	sign := e.choose(e.cmp(arith.CmpIPredicateUge, bits, sign4), sign32, zero32)
	v := e.bitcast(f32, e.add(e.add(mantissa, bias), sign))
	if t != f32 {
		v = e.convert("truncf", t, v, nil)
	}
	e.Replace(op.Operation, v)
	return true
}

// truncF4E2M1 clamps to ±6, takes sign, exponent and the first bit of the mantissa, and rounds
// to the nearest, ties to the greater magnitude.
func truncF4E2M1(op arith.TruncFOp, e emitter) bool {
	in, t := op.In(), op.Out().Type()
	if !isFloat(op.Out(), num.F4E2M1FN) {
		return e.MatchFailure(op.Operation, "not a trunc of F4E2M1FN")
	}
	i4, i8, i32, f32 := e.integers(t, 4), e.integers(t, 8), e.integers(t, 32), e.floats(t, num.F32)
	if !isFloat(in, num.F32) {
		in = e.convert("extf", f32, in, nil)
	}
	one4, three4, twentyTwo := e.integer(i4, 1), e.integer(i4, 3), e.integer(i32, 22)
	zero8, minusOne8, zero32 := e.integer(i8, 0), e.integer(i8, -1), e.integer(i32, 0)
	highest, lowest := e.float(f32, 6), e.float(f32, -6)
	clamped := e.extremum(arith.CmpFPredicateUGT, true, e.extremum(arith.CmpFPredicateULT, true, in, highest), lowest)
	bits := e.bitcast(i32, clamped)

	sign := e.shl(e.truncI(i4, e.shrU(bits, e.integer(i32, 31))), three4)

	bias, twentyThree := e.integer(i32, 126), e.integer(i32, 23)
	unbiased := e.sub(e.shrU(bits, twentyThree), bias)
	number := e.add(sign, e.shl(e.truncI(i4, unbiased), one4))

	firstMask := e.integer(i32, 0x400000)
	first := e.truncI(i4, e.shrU(e.and(bits, firstMask), twentyTwo))
	number = e.add(number, first)

	// Numbers below 1 are 0, 0.5 or 1.
	mantissaMask := e.integer(i32, 0x7fffff)
	exponent := e.truncI(i8, unbiased)
	isSubnormal := e.cmp(arith.CmpIPredicateSle, exponent, zero8)
	isMinusOne := e.cmp(arith.CmpIPredicateEq, exponent, minusOne8)
	isInexact := e.cmp(arith.CmpIPredicateUgt, e.and(bits, mantissaMask), zero32)
	roundsToHalf := e.and(isMinusOne, isInexact)
	isZero := e.cmp(arith.CmpIPredicateEq, exponent, zero8)
	ones, zero4 := e.integer(i4, -1), e.integer(i4, 0)
	subnormal := e.choose(roundsToHalf, zero4, e.choose(isSubnormal, ones, number))
	number = e.choose(isZero, number, subnormal)

	restMask, tie := e.integer(i32, 0x3fffff), e.integer(i32, 0x200000)
	up := e.or(e.cmp(arith.CmpIPredicateUge, e.and(bits, restMask), tie), isSubnormal)
	number = e.choose(up, e.add(number, one4), number)
	e.Replace(op.Operation, e.bitcast(t, number))
	return true
}
