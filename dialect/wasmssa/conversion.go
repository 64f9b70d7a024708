package wasmssa

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func verifyExtend(op *ir.Operation, d *diag.List) bool {
	var bits uint64
	if a, ok := op.Attr("bitsToTake").(*ir.IntegerAttr); ok {
		bits, _ = a.Value.Uint64()
	}
	if bits != 8 && bits != 16 && bits != 32 {
		op.EmitError(d, "extend op can only take 8, 16 or 32 bits. Got %d", bits)
		return false
	}
	if t := op.Operand(0).Type(); bits >= width(t) {
		op.EmitError(d, "trying to extend the %d low bits from a '%s' value is illegal", bits, t)
		return false
	}
	return true
}

func verifyReinterpret(op *ir.Operation, d *diag.List) bool {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	switch {
	case in == out:
		op.EmitError(d, "reinterpret input and output type should be distinct")
		return false
	case width(in) != width(out):
		op.EmitError(d, "input type ('%s') and output type ('%s') have incompatible bit widths", in, out)
		return false
	}
	return true
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
