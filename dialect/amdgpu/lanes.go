package amdgpu

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyExisting(op *ir.Operation, c *ir.Checker) {
	t := named.Type(op, "existing")
	c.Check(t == nil || t == op.Result(0).Type(), "existing values must have same type as result")
}

func verifyScaledExtension(op *ir.Operation, c *ir.Checker) {
	v, ok := named.Type(op, "source").(*ir.VectorType)
	if !ok {
		return
	}
	block, _ := named.Int(op, "blockSize")
	first, _ := named.Int(op, "firstScaleByte")
	lane, _ := named.Int(op, "firstScaleLane")
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

func verifyParallel(op *ir.Operation, c *ir.Checker) {
	c.Check(bits(named.Type(op, "src")) <= 64, "integer and floating point types larger than 64 bits are not supported")
	a := op.Attr("permArgument")
	switch kind := named.Enum(op, "kind"); kind {
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

func verifyLaneSwap(op *ir.Operation, c *ir.Checker) {
	n, _ := named.Int(op, "row_length")
	c.Check(n == 16 || n == 32, "row_length attribute must either be 16 or 32.")
}
