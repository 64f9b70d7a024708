package amdgpu

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyExisting(op *ir.Operation, d *diag.List) bool {
	if t := named.Type(op, "existing"); t != nil && t != op.Result(0).Type() {
		return fail(op, d, "existing values must have same type as result")
	}
	return true
}

func verifyScaledExtension(op *ir.Operation, d *diag.List) bool {
	v, ok := named.Type(op, "source").(*ir.VectorType)
	if !ok {
		return true
	}
	block, _ := named.Int(op, "blockSize")
	first, _ := named.Int(op, "firstScaleByte")
	lane, _ := named.Int(op, "firstScaleLane")
	switch {
	case bits(v.Element) == 8:
		if block == 16 && !(lane == 0 && first == 0) && !(lane == 16 && first == 2) {
			return fail(op, d, "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.")
		}
	case block == 16:
		if first != 0 && first != 1 {
			return fail(op, d, "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.")
		}
	case first != 0 && first != 2:
		return fail(op, d, "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.")
	}
	return true
}

func verifyParallel(op *ir.Operation, d *diag.List) bool {
	if bits(named.Type(op, "src")) > 64 {
		return fail(op, d, "integer and floating point types larger than 64 bits are not supported")
	}
	a := op.Attr("permArgument")
	switch kind := named.Enum(op, "kind"); kind {
	case "quad_perm":
		list, ok := a.(*ir.ArrayAttr)
		if !ok || len(list.Elements) != 4 {
			return fail(op, d, "quad_perm attribute must have exactly 4 elements")
		}
		for _, e := range list.Elements {
			if n, ok := e.(*ir.IntegerAttr); ok && uint32(n.Int64()) > 3 {
				return fail(op, d, "Each element of quad_perm must be in the range [0, 3]")
			}
		}
	case "row_shl", "row_shr", "row_ror":
		if a == nil {
			return fail(op, d, "Attribute '%s' value not specified", kind)
		}
		if n, ok := a.(*ir.IntegerAttr); ok && (uint32(n.Int64()) < 1 || uint32(n.Int64()) > 15) {
			return fail(op, d, "Attribute value must be between 1 and 15")
		}
	default:
		if _, unit := a.(*ir.UnitAttr); a != nil && !unit {
			return fail(op, d, "Expected unit attribute for permArgument, but found non-trivial argument")
		}
	}
	return true
}

func verifyLaneSwap(op *ir.Operation, d *diag.List) bool {
	if n, _ := named.Int(op, "row_length"); n != 16 && n != 32 {
		return fail(op, d, "row_length attribute must either be 16 or 32.")
	}
	return true
}
