package amdgpu

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// waveSize is the number of lanes that hold the elements of matrices.
const waveSize = 64

// vectorOf returns the type of the elements of a value and their number.
func vectorOf(x *ir.Value) (element ir.Type, n int64) {
	t := x.Type()
	if v, ok := t.(*ir.VectorType); ok {
		n, _ = ir.NumElements(v)
		return v.Element, n
	}
	return t, 1
}

func isFloat(t ir.Type, widths ...int) bool {
	f, ok := t.(*ir.FloatType)
	if !ok {
		return false
	}
	for _, w := range widths {
		if f.Width() == w {
			return true
		}
	}
	return len(widths) == 0
}

func verifyProduct(op MFMAOp, c *ir.Checker) {
	a, lenA := vectorOf(op.SourceA())
	b, lenB := vectorOf(op.SourceB())
	sum, lenSum := vectorOf(op.DestC())
	if isFloat(a, 4, 6, 8) {
		c.Check(isFloat(b, 4, 6, 8), "expected both source operands to have small-float elements if one does")
		c.Check(lenA == lenB, "expected both small-float source vectors to have the same length")
	} else {
		c.Check(op.SourceA().Type() == op.SourceB().Type(), "expected both non-small-float source operand types to match exactly")
	}
	switch {
	case ir.IsSignless(a, 32):
		lenA *= 4
	case ir.IsSignless(a, 64):
		lenA *= 8
	}
	m, n, k, blocks := int64(op.M()), int64(op.N()), int64(op.K()), int64(op.Blocks())
	want := m * k * blocks / waveSize
	c.Checkf(lenA == want, "expected %d source values for this operation but got %d", want, lenA)
	want = m * n * blocks / waveSize
	c.Checkf(lenSum == want, "expected %d result values for this operation but got %d", want, lenSum)
	double := ir.IsFloat(sum, num.F64)
	cbsz, abid := op.Cbsz(), op.Abid()
	c.Check(!double || named.EnumText(op.BlgpAttr()) == "none", "double-precision ops do not support permuting lanes of B")
	c.Check(!double || cbsz == 0, "double-precision ops do not support permuting lanes of A")
	c.Check(uint32(abid) < uint32(1)<<(uint32(cbsz)&31), "block ID for permuting A (abid) must be below 2 ** cbsz")
	c.Check(double || !op.NegateA() && !op.NegateB() && !op.NegateC(),
		"negation flags only available for double-precision operations")
}

func verifySparseProduct(op SparseMFMAOp, c *ir.Checker) {
	sparse, lenSparse := vectorOf(op.SourceA())
	dense, lenDense := vectorOf(op.SourceB())
	_, lenSum := vectorOf(op.DestC())
	c.Check(lenDense == 2*lenSparse, "expected dense source operand to have exactly double the number of elements of the sparse source operand")
	c.Check(sparse == dense || isFloat(sparse, 8) && isFloat(dense, 8), "expected source operands to have the same element type")
	bytes := isFloat(sparse, 8) || ir.IsSignless(sparse, 8)
	cbsz, abid := op.Cbsz(), op.Abid()
	c.Check(cbsz != 0 || !bytes || uint32(abid) <= 1, "ABID must be 0 or 1 for 8-bit source data")
	c.Check(cbsz != 0 || bytes || uint32(abid) <= 3, "ABID must be between 0 and 3 for 16-bit source data")
	index, lenIndex := vectorOf(op.SparseIdx())
	if bytes && (lenIndex != 2 || !ir.IsSignless(index, 16)) {
		c.Failf("expected vector<2xi16> sparse indices for 8-bit source data, but got '%s'", op.SparseIdx().Type())
	}
	if !bytes && (lenIndex != 4 || !ir.IsSignless(index, 8)) {
		c.Failf("expected vector<4xi8> sparse indices for 16-bit source data, but got '%s'", op.SparseIdx().Type())
	}
	m, n, k := int64(op.M()), int64(op.N()), int64(op.K())
	want := m * k / waveSize
	c.Checkf(lenDense == want, "expected %d source values for this operation but got %d", want, lenDense)
	want = m * n / waveSize
	c.Checkf(lenSum == want, "expected %d result values for this operation but got %d", want, lenSum)
}

func verifyWaveProduct(op WMMAOp, c *ir.Checker) {
	a, lenA := vectorOf(op.SourceA())
	b, lenB := vectorOf(op.SourceB())
	sum, _ := vectorOf(op.DestC())
	if lenA != lenB {
		c.Failf("source vectors have different lengths: '%s' vs. '%s'", op.SourceA().Type(), op.SourceB().Type())
	}
	floats := isFloat(a)
	c.Check(!isFloat(sum) || floats, "expected float sources with float destination")
	c.Check(isFloat(sum) || !floats, "expected int sources with int destination")
	if a != b && !(isFloat(a, 8) && isFloat(b, 8)) {
		c.Failf("source element types must match (except for fp8/bf8) but have '%s' and '%s'", op.SourceA().Type(), op.SourceB().Type())
	}
	if floats {
		c.Check(!op.Clamp(), "clamp flag is not supported for float types")
		c.Check(!op.UnsignedA() && !op.UnsignedB(), "unsigned flags are not supported for float types")
	}
}

func verifyScaledWaveProduct(op ScaledWMMAOp, c *ir.Checker) {
	a, lenA := vectorOf(op.SourceA())
	b, lenB := vectorOf(op.SourceB())
	_, lenSum := vectorOf(op.DestC())
	m := op.M()
	want := int64(16)
	if m == 16 {
		want = 8
	}
	c.Checkf(lenSum == want, "expected output vector of length %d but got %d", want, lenSum)
	if m == 16 {
		c.Checkf(lenA == 64, "for 16x16x128, sourceA must have 64 elements but got %d", lenA)
		c.Checkf(lenB == 64, "for 16x16x128, sourceB must have 64 elements but got %d", lenB)
	} else {
		c.Check(ir.IsFloat(a, num.F4E2M1FN) || ir.IsFloat(b, num.F4E2M1FN), "32x16x128 only supports fp4 element types")
		c.Checkf(lenA == 128, "for 32x16x128, sourceA must have 128 elements but got %d", lenA)
		c.Checkf(lenB == 64, "for 32x16x128, sourceB must have 64 elements but got %d", lenB)
		c.Check(op.AFirstScaleLane() == 0, "for 32x16x128, a_first_scale_lane must be 0")
	}
	scaleA, _ := vectorOf(op.ScaleA())
	scaleB, _ := vectorOf(op.ScaleB())
	c.Check(ir.IsFloat(scaleA, num.F8E8M0FNU, num.F8E4M3FN) && ir.IsFloat(scaleB, num.F8E8M0FNU, num.F8E4M3FN), "scale operands must have f8 element types (E8M0FNU or E4M3FN)")
	c.Checkf(scalesFit(a, b, scaleA, scaleB),
		"invalid combination of matrix and scale types: sourceA='%s', scaleA='%s', sourceB='%s', scaleB='%s'", a, scaleA, b, scaleB)
}

// scalesFit reports whether matrices with elements of two types may have scales of
// two types: where a scale is a number with a mantissa, its matrix has floats of 4
// bits, and the other one those too, or has exponents for scales.
func scalesFit(a, b, scaleA, scaleB ir.Type) bool {
	powerA, powerB := ir.IsFloat(scaleA, num.F8E8M0FNU), ir.IsFloat(scaleB, num.F8E8M0FNU)
	smallA, smallB := isFloat(a, 4), isFloat(b, 4)
	switch {
	case powerA && powerB:
		return true
	case powerA:
		return !smallA && smallB
	case powerB:
		return smallA && !smallB
	}
	return smallA && smallB
}
