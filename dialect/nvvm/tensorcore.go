package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyTensorCopy(op *ir.Operation, c *ir.Checker) {
	multicast := named.Enum(op, "multicast")
	switch named.Enum(op, "shape") {
	case "shape_128x256b", "shape_4x256b", "shape_128x128b":
		c.CheckPlain(multicast == "none", "Invalid multicast type for tcgen05.cp Op")
	case "shape_64x128b":
		c.CheckPlain(multicast == "warpx2_01_23" || multicast == "warpx2_02_13",
			"Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op")
	case "shape_32x128b":
		c.CheckPlain(multicast == "warpx4", "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op")
	}
}

// lengthOf returns the number of elements of a vector, 1 for another type.
func lengthOf(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		n, _ := ir.NumElements(v)
		return n
	}
	return 1
}

// fits reports whether a vector is long enough for a shape.
func fits(shape string, n int64) bool {
	switch shape {
	case "shape_16x128b":
		return n >= 2
	case "shape_16x256b":
		return n >= 4
	}
	return true
}

func verifyTensorRegisters(op *ir.Operation, c *ir.Checker) {
	shape, offset := named.Enum(op, "shape"), named.Operand(op, "offset") != nil
	if shape == "shape_16x32bx2" && !offset {
		c.PlainErrorf("shape 16x32bx2 requires offset argument")
	}
	if shape != "shape_16x32bx2" && offset {
		c.PlainErrorf("offset argument is only supported for shape 16x32bx2")
	}
	if n := lengthOf(op.Result(0).Type()); !fits(shape, n) {
		c.PlainErrorf("invalid result type length %d for shape %s in tcgen05.ld Op", n, shape)
	}
}

func verifyTensorRegisterStore(op *ir.Operation, c *ir.Checker) {
	shape, offset := named.Enum(op, "shape"), named.Operand(op, "offset") != nil
	if shape == "shape_16x32bx2" && !offset {
		c.PlainErrorf("shape 16x32bx2 requires offset argument")
	}
	if n := lengthOf(named.Type(op, "val")); !fits(shape, n) {
		c.PlainErrorf("invalid input length %d for shape %s in tcgen05.st Op", n, shape)
	}
}

func verifyTensorProduct(op *ir.Operation, check *ir.Checker) {
	if t, ok := named.Type(op, "disableOutputLane").(*ir.VectorType); ok {
		n, group := lengthOf(t), named.Enum(op, "ctaGroup")
		check.CheckPlainf((group != "cta_1" || n == 4) && (group != "cta_2" || n == 8),
			"Disable Output Lane of length %d is incompatible with CtaGroupAttr", n)
	}
	if !named.Bool(op, "aShift") {
		return
	}
	check.CheckPlain(addressSpace(named.Type(op, "matrixA")) >= 0, "A-shift can be applied only when matrix A is in tensor memory")
	c := named.Enum(op, "collectorOp")
	check.CheckPlain(c != "fill" && c != "use", "Cannot use collector buffer operation fill or use with ashift")
}

func verifyScaledProduct(op *ir.Operation, c *ir.Checker) {
	scale, kind := named.Enum(op, "blockScale"), named.Enum(op, "kind")
	c.CheckPlain(scale != "default" || kind != "mxf4nvf4", "mxf4nvf4 requires block scale attribute")
	if scale == "block16" && kind != "mxf4nvf4" {
		c.FailPlainf("%s kind does not support block16 attribute", kind)
	}
}
