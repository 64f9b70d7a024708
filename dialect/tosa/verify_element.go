package tosa

import "github.com/mica-ir/mica/ir"

func verifyMul(op MulOp, c *ir.Checker) {
	mulElements(op, c)
	ta, tb := op.Input1().Type(), op.Input2().Type()
	a, b, out := shapeOf(ta), shapeOf(tb), shapeOf(op.Output().Type())
	if a.ranked && b.ranked {
		c.Checkf(a.rank() == b.rank(), "a and b operands don't have matching ranks, got %d and %d", a.rank(), b.rank())
		for i := range a.dims {
			if x, y := a.dims[i], b.dims[i]; x != y && x != 1 && y != 1 && x != dynamic && y != dynamic {
				c.Failf("a and b operands don't have broadcast-compatible shapes, got '%s' and '%s'", ta, tb)
			}
		}
	}
	if out.ranked && a.ranked && out.rank() != a.rank() {
		c.Failf("result type has different rank than a, got %d vs %d", out.rank(), a.rank())
	}
	if out.ranked && b.ranked && out.rank() != b.rank() {
		c.Failf("result type has different rank than b, got %d vs %d", out.rank(), b.rank())
	}
}

// mulElements checks the types of the elements of a product.
func mulElements(op MulOp, c *ir.Checker) {
	r := element(op.Output())
	if i, ok := r.(*ir.IntegerType); ok {
		a, ok := element(op.Input1()).(*ir.IntegerType)
		c.Check(ok && ir.Type(a) == element(op.Input2()), "requires the same element type for all operands")
		c.Check(a.Width <= i.Width, "invalid data type size for operands or result")
		return
	}
	for i := range 2 {
		c.Check(element(op.Operation.Operand(i)) == r, "requires the same element type for all operands and results")
	}
	n, ok := zeroPoint(op.Shift(), true)
	c.Check(!ok || n == 0, "require shift to be 0 for float type")
}

func verifyNegate(op NegateOp, c *ir.Checker) {
	inputOutput(op.Operation, 0, c)
	c.Check(ir.CompatibleShapes(op.Input1().Type(), op.Output().Type()), "requires the same shape for input1 and output")
	zeroPointType(op.Operation, op.Input1(), op.Input1Zp(), "input1", c)
	zeroPointType(op.Operation, op.Output(), op.OutputZp(), "output", c)
	zeroPointValue(op.Operation, op.Input1Zp(), "input1", c)
	zeroPointValue(op.Operation, op.OutputZp(), "output", c)
}

func verifySelect(op SelectOp, c *ir.Checker) {
	inputOutput(op.Operation, 1, c)
	inputOutput(op.Operation, 2, c)
	e := element(op.Input1())
	c.Checkf(isInteger(e, 1), "expect element type of bool for input1, got '%s'", e)
}

func verifyClamp(op ClampOp, check *ir.Checker) {
	in, out := uniform(element(op.Input())), uniform(element(op.Output()))
	check.Check(in == out, "input/output element types are incompatible.")
	low, high := op.MinValAttr(), op.MaxValAttr()
	const incompatible = "min/max attributes types are incompatible with input/output element types."
	const order = "expected min_val <= max_val, got min_val=%s, max_val=%s"
	if i, ok := in.(*ir.IntegerType); ok {
		a, okA := low.(*ir.IntegerAttr)
		b, okB := high.(*ir.IntegerAttr)
		check.Check(okA && okB && a.Type() == in && b.Type() == in, incompatible)
		x, y := a.Value, b.Value
		unsigned := i.Width == 1 || i.Signedness == ir.Unsigned
		check.Checkf((!unsigned || y.CmpU(x) >= 0) && (unsigned || y.CmpS(x) >= 0), order, low, high)
		return
	}
	a, okA := low.(*ir.FloatAttr)
	b, okB := high.(*ir.FloatAttr)
	check.Check(okA && okB && a.Type() == in && b.Type() == in, incompatible)
	check.Checkf(!a.Value.IsNaN() && !b.Value.IsNaN(), "min/max attributes should not be 'NaN', got min_val=%s, max_val=%s", low, high)
	c, _ := b.Value.Cmp(a.Value)
	check.Checkf(c >= 0, order, low, high)
}

func verifyMatMul(op MatMulOp, c *ir.Checker) {
	a, b := element(op.A()), element(op.B())
	if isUniform(a) || isUniform(b) {
		c.Checkf(isUniform(a) && isUniform(b), "expect operands to be both quantized or both not quantized, got '%s' and '%s'", a, b)
		x, _ := ir.IntOrFloatWidth(quantized(a))
		y, _ := ir.IntOrFloatWidth(quantized(b))
		c.Checkf(x == y, "expect quantized operands to have same widths, got %d and %d", x, y)
	}
	for i, name := range []string{"a", "b"} {
		v, z := storage(op.Operation.Operand(i)), storage(op.Operation.Operand(2+i))
		c.Checkf(v == z, "expect input %s and %s_zp have the same element type, got '%s' and '%s'", name, name, v, z)
	}
	zeroPointValue(op.Operation, op.AZp(), "a", c)
	zeroPointValue(op.Operation, op.BZp(), "b", c)
}

func verifyRescale(op RescaleOp, c *ir.Checker) {
	in, out := storage(op.Input()), storage(op.Output())
	_, ok := in.(*ir.IntegerType)
	c.Checkf(ok, "expect input to have integer element type, got '%s'", in)
	_, ok = out.(*ir.IntegerType)
	c.Checkf(ok, "expect output to have integer element type, got '%s'", out)
	rescaleZero(op.Operation, in, op.InputZp(), "input", c)
	rescaleZero(op.Operation, out, op.OutputZp(), "output", c)
	rescaleZeroValue(op.Operation, op.InputZp(), "input", c)
	rescaleZeroValue(op.Operation, op.OutputZp(), "output", c)
	multiplier := element(op.Multiplier())
	switch wide := integer(op.Operation, "scale32") != 0; {
	case wide && !isInteger(multiplier, 32):
		c.Failf("expect i32 element type for multiplier for scale32=true, got '%s'", multiplier)
	case !wide && !isInteger(multiplier, 16):
		c.Failf("expect i16 element type for multiplier for scale32=false, got '%s'", multiplier)
	}
	s := shapeOf(op.Input().Type())
	if !s.ranked {
		return
	}
	channels := int64(1)
	if integer(op.Operation, "per_channel") != 0 {
		c.Checkf(s.rank() >= 1, "requires input to be at least rank 1 when per_channel is true, but got rank %d", s.rank())
		channels = s.dims[s.rank()-1]
	}
	for i, name := range []string{"multiplier", "shift"} {
		x := shapeOf(op.Operation.Operand(1 + i).Type())
		if !x.ranked {
			return
		}
		n := x.dim(0)
		c.Checkf(n == dynamic || n == channels, "expect shape of { %d } for %s input, got { %d }", channels, name, n)
	}
}

func rescaleZero(op *ir.Operation, t ir.Type, zero *ir.Value, name string, c *ir.Checker) {
	z := storage(zero)
	a, okA := t.(*ir.IntegerType)
	b, okB := z.(*ir.IntegerType)
	if okA && okB && a.Width == b.Width {
		return
	}
	c.Failf("expected %s and %s_zp to both be integer of the same bitwidth, but got '%s' vs. '%s'", name, name, t, z)
}

func rescaleZeroValue(op *ir.Operation, zero *ir.Value, name string, c *ir.Checker) {
	unsigned := integer(op, name+"_unsigned") != 0
	n, ok := zeroPoint(zero, !unsigned)
	e := element(zero)
	switch {
	case !ok || n == 0 || isInteger(e, 8):
		return
	case !isInteger(e, 16) || !unsigned:
		c.Failf("expect %s_zp of 0, got %d", name, n)
	case n != 32768:
		c.Failf("expect %s_zp of 0 or 32768 for unsigned int16 %s, got %d", name, name, n)
	}
}

func verifyConst(op ConstOp, c *ir.Checker) {
	var attr ir.Type
	if a, ok := op.ValuesAttr().(interface{ Type() ir.Type }); ok {
		attr = a.Type()
	}
	_, ranked := attr.(*ir.RankedTensorType)
	_, unranked := attr.(*ir.UnrankedTensorType)
	c.Check(ranked || unranked, "expected tensors for attr/result type")
	e, out := ir.ElementTypeOrSelf(attr), element(op.Output())
	c.Check(e == out || quantized(out) == e, "expected same attr/result element types")
}
