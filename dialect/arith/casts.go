package arith

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func widths(op *ir.Operation) (from, to int, ok bool) {
	from, ok1 := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(op.Operand(0).Type()))
	to, ok2 := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(op.Result(0).Type()))
	return from, to, ok1 && ok2
}

func verifyWider(op *ir.Operation, d *diag.List) bool {
	from, to, ok := widths(op)
	if !ok || from < to {
		return true
	}
	op.EmitError(d, "result type '%s' must be wider than operand type '%s'",
		ir.ElementTypeOrSelf(op.Result(0).Type()), ir.ElementTypeOrSelf(op.Operand(0).Type()))
	return false
}

func verifyShorter(op *ir.Operation, d *diag.List) bool {
	from, to, ok := widths(op)
	if !ok || from > to {
		return true
	}
	op.EmitError(d, "result type '%s' must be shorter than operand type '%s'",
		ir.ElementTypeOrSelf(op.Result(0).Type()), ir.ElementTypeOrSelf(op.Operand(0).Type()))
	return false
}
