package nvgpu

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// matrixParam returns the parameter of a descriptor or an accumulator.
func matrixParam(t ir.Type) ir.ShapedType {
	d, ok := t.(*ir.DefinedType)
	if !ok || len(d.Params) != 1 {
		return nil
	}
	p, _ := d.Params[0].(ir.Type)
	s, _ := ir.AsShaped(p)
	return s
}

// multiplies reports whether there is a product of elements of two types with
// sums of a third.
func multiplies(a, b, sum ir.Type) bool {
	half := ir.IsFloat(sum, num.F32, num.F16)
	switch {
	case ir.IsFloat(a, num.F16) && ir.IsFloat(b, num.F16), ir.IsFloat(a, num.BF16) && ir.IsFloat(b, num.BF16):
		return half
	case ir.IsFloat(a, num.TF32) && ir.IsFloat(b, num.TF32):
		return ir.IsFloat(sum, num.F32)
	case ir.IsSignless(a, 16) && ir.IsSignless(b, 16), ir.IsSignless(a, 1) && ir.IsSignless(b, 1):
		return ir.IsSignless(sum, 32)
	case ir.IsFloat(a, num.F8E5M2, num.F8E4M3FN) && ir.IsFloat(b, num.F8E5M2, num.F8E4M3FN):
		return half
	}
	return false
}

// hasWidth reports whether a product of elements of a type may have a size n.
func hasWidth(t ir.Type, n int64) bool {
	if n < 8 || n > 256 || n%8 != 0 {
		return false
	}
	if ir.IsFloat(t, num.BF16, num.F16, num.F32, num.TF32, num.F8E5M2, num.F8E4M3FN) {
		return true
	}
	return (ir.IsSignless(t, 8) || ir.IsSignless(t, 1)) && (n <= 32 || n%16 == 0)
}

func verifyGroupProduct(op WarpgroupMmaOp, check *ir.Checker) {
	check.Check(!op.TransposeA() || op.TransposeB(),
		"supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ")
	a, b := matrixParam(op.DescriptorA().Type()), matrixParam(op.DescriptorB().Type())
	c, r := matrixParam(op.MatrixC().Type()), matrixParam(op.MatrixD().Type())
	if a == nil || b == nil || c == nil || r == nil {
		return
	}
	check.Check(c == r, "type of matrix C and matrix D must be the same")
	sa, sb, sc := a.Shape(), b.Shape(), c.Shape()
	check.Check(len(sa) == 2 && len(sb) == 2 && len(sc) == 2, "has matrices A, B, C and D, they must be 2 dimensional")
	check.Checkf(sa[1] == sb[0], "2nd dim matrix-A (%d)!= 1st dim matrix-B (%d )", sa[1], sb[0])
	check.Checkf(sa[0] == sc[0], "1st dim matrix-A ( %d )!= 1st dim matrix-C ( %d )", sa[0], sc[0])
	check.Checkf(sb[1] == sc[1], "2nd dim matrix-B ( %d ) != 2nd dim matrix-C ( %d )", sb[1], sc[1])
	ea, eb, ec := a.ElementType(), b.ElementType(), c.ElementType()
	check.Checkf(multiplies(ea, eb, ec), "'%s' += '%s' * '%s', it is not supported.", ec, ea, eb)
	check.Checkf(hasWidth(ea, sb[1]), "has input type '%s' n is set to %d, it is not supported", b, sb[1])
	check.Checkf(ir.IsFloat(ec, num.F32) || ir.IsFloat(ea, num.F16, num.BF16),
		"hit a limitation: '%s' += '%s' * '%s', it is not supported yet", ec, ea, eb)
}

func verifyGroupStore(op WarpgroupMmaStoreOp, c *ir.Checker) {
	v, m := matrixParam(op.MatrixD().Type()), memoryOf(op.DstMemref())
	if v == nil || m == nil {
		return
	}
	c.Check(ir.IsFloat(v.ElementType(), num.F32), "hit a limitation: only f32 results for the time being")
	for i := range 2 {
		if i >= len(v.Shape()) || i >= len(m.Shape()) || v.Shape()[i] != m.Shape()[i] {
			c.Failf("results ['%s'][%d] values. However, destination memref[%d][%d]  does not have same size as results",
				v, size(v, 1), size(m, 0), size(m, 1))
		}
	}
}

// size returns the size of a dimension, 0 if there is no such dimension.
func size(t ir.ShapedType, i int) int64 {
	if s := t.Shape(); i < len(s) {
		return s[i]
	}
	return 0
}

func verifyAccumulator(op WarpgroupMmaInitAccumulatorOp, c *ir.Checker) {
	v := matrixParam(op.MatrixC().Type())
	if v == nil {
		return
	}
	if s := v.Shape(); len(s) < 2 || s[0]%64 != 0 || !hasWidth(v.ElementType(), s[1]) {
		c.Failf("has type '%s'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)", v)
	}
}
