package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

func verifyTensorCopy(op Tcgen05CpOp, c *ir.Checker) {
	multicast := named.EnumText(op.MulticastAttr())
	switch named.EnumText(op.ShapeAttr()) {
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

func verifyTensorRegisters(op Tcgen05LdOp, c *ir.Checker) {
	_, offset := op.Offset()
	shape := named.EnumText(op.ShapeAttr())
	if shape == "shape_16x32bx2" && !offset {
		c.PlainErrorf("shape 16x32bx2 requires offset argument")
	}
	if shape != "shape_16x32bx2" && offset {
		c.PlainErrorf("offset argument is only supported for shape 16x32bx2")
	}
	if n := lengthOf(op.Res().Type()); !fits(shape, n) {
		c.PlainErrorf("invalid result type length %d for shape %s in tcgen05.ld Op", n, shape)
	}
}

func verifyTensorRegisterStore(op Tcgen05StOp, c *ir.Checker) {
	_, offset := op.Offset()
	shape := named.EnumText(op.ShapeAttr())
	if shape == "shape_16x32bx2" && !offset {
		c.PlainErrorf("shape 16x32bx2 requires offset argument")
	}
	if n := lengthOf(op.Val().Type()); !fits(shape, n) {
		c.PlainErrorf("invalid input length %d for shape %s in tcgen05.st Op", n, shape)
	}
}

// A tensorProduct is tcgen05.mma, dense or sparse.
type tensorProduct interface {
	typed.View
	MatrixA() *ir.Value
	DisableOutputLane() (*ir.Value, bool)
	CtaGroupAttr() ir.Attribute
	CollectorOpAttr() ir.Attribute
	AShift() bool
}

func verifyTensorProduct[T tensorProduct](x *ir.Operation, check *ir.Checker) {
	op := T{x}
	if lane, ok := op.DisableOutputLane(); ok {
		n, group := lengthOf(lane.Type()), named.EnumText(op.CtaGroupAttr())
		check.CheckPlainf((group != "cta_1" || n == 4) && (group != "cta_2" || n == 8),
			"Disable Output Lane of length %d is incompatible with CtaGroupAttr", n)
	}
	if !op.AShift() {
		return
	}
	check.CheckPlain(addressSpace(op.MatrixA().Type()) >= 0, "A-shift can be applied only when matrix A is in tensor memory")
	c := named.EnumText(op.CollectorOpAttr())
	check.CheckPlain(c != "fill" && c != "use", "Cannot use collector buffer operation fill or use with ashift")
}

// verifyScaledProduct checks tcgen05.mma.block_scale, or the sparse one, which has its attributes.
func verifyScaledProduct(op Tcgen05MMABlockScaleOp, c *ir.Checker) {
	scale, kind := named.EnumText(op.BlockScaleAttr()), named.EnumText(op.KindAttr())
	c.CheckPlain(scale != "default" || kind != "mxf4nvf4", "mxf4nvf4 requires block scale attribute")
	if scale == "block16" && kind != "mxf4nvf4" {
		c.FailPlainf("%s kind does not support block16 attribute", kind)
	}
}
