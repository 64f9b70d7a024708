package amdgpu

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// packed operations put numbers into a vector, which may exist before.
type packed interface {
	Existing() (*ir.Value, bool)
	Res() *ir.Value
}

func verifyExisting[T interface {
	typed.View
	packed
}](op *ir.Operation, c *ir.Checker) {
	v, ok := T{op}.Existing()
	c.Check(!ok || v.Type() == T{op}.Res().Type(), "existing values must have same type as result")
}

func verifyScaledExtension(op ScaledExtPackedMatrixOp, c *ir.Checker) {
	v, ok := op.Source().Type().(*ir.VectorType)
	if !ok {
		return
	}
	block, first, lane := op.BlockSize(), op.FirstScaleByte(), op.FirstScaleLane()
	switch {
	case bits(v.Element) == 8:
		c.Check(block != 16 || lane == 0 && first == 0 || lane == 16 && first == 2,
			"blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.")
	case block == 16:
		c.Check(first == 0 || first == 1, "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.")
	case first != 0 && first != 2:
		c.Failf("blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.")
	}
}

func verifyParallel(op DPPOp, c *ir.Checker) {
	c.Check(bits(op.Src().Type()) <= 64, "integer and floating point types larger than 64 bits are not supported")
	a := op.PermArgumentAttr()
	switch kind := named.EnumText(op.KindAttr()); kind {
	case "quad_perm":
		list, ok := a.(*ir.ArrayAttr)
		c.Check(ok && len(list.Elements) == 4, "quad_perm attribute must have exactly 4 elements")
		for _, e := range list.Elements {
			if n, ok := e.(*ir.IntegerAttr); ok && uint32(n.Int64()) > 3 {
				c.Failf("Each element of quad_perm must be in the range [0, 3]")
			}
		}
	case "row_shl", "row_shr", "row_ror":
		c.Checkf(a != nil, "Attribute '%s' value not specified", kind)
		n, ok := a.(*ir.IntegerAttr)
		c.Check(!ok || uint32(n.Int64()) >= 1 && uint32(n.Int64()) <= 15, "Attribute value must be between 1 and 15")
	default:
		_, unit := a.(*ir.UnitAttr)
		c.Check(a == nil || unit, "Expected unit attribute for permArgument, but found non-trivial argument")
	}
}

func verifyLaneSwap(op PermlaneSwapOp, c *ir.Checker) {
	n := op.RowLength()
	c.Check(n == 16 || n == 32, "row_length attribute must either be 16 or 32.")
}
