package wasmssa

import "github.com/mica-ir/mica/ir"

func verifyExtend(op *ir.Operation, c *ir.Checker) {
	var bits uint64
	if a, ok := op.Attr("bitsToTake").(*ir.IntegerAttr); ok {
		bits, _ = a.Value.Uint64()
	}
	c.CheckPlainf(bits == 8 || bits == 16 || bits == 32, "extend op can only take 8, 16 or 32 bits. Got %d", bits)
	t := op.Operand(0).Type()
	c.CheckPlainf(bits < width(t), "trying to extend the %d low bits from a '%s' value is illegal", bits, t)
}

func verifyReinterpret(op *ir.Operation, c *ir.Checker) {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	c.CheckPlain(in != out, "reinterpret input and output type should be distinct")
	c.CheckPlainf(width(in) == width(out), "input type ('%s') and output type ('%s') have incompatible bit widths", in, out)
}

// width returns the bits of a number.
func width(t ir.Type) uint64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return uint64(t.Width)
	case *ir.FloatType:
		return uint64(t.Kind.Width())
	}
	return 0
}
