package mlprogram

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func verifyReturn(op *ir.Operation, d *diag.List) bool { return leaves(op, "return", "returns", d) }

func verifyOutput(op *ir.Operation, d *diag.List) bool { return leaves(op, "output", "outputs", d) }

// leaves checks that the operands of a terminator are the results of the function
// around it.
func leaves(op *ir.Operation, noun, verb string, d *diag.List) bool {
	fn := op.ParentOp()
	if fn == nil {
		return true
	}
	var want []ir.Type
	if a, ok := fn.Attr("function_type").(*ir.TypeAttr); ok {
		if t, ok := a.Value.(*ir.FunctionType); ok {
			want = t.Results
		}
	}
	name := ir.SymbolName(fn)
	if op.NumOperands() != len(want) {
		op.EmitOpError(d, "has %d operands, but enclosing function (@%s) %s %d", op.NumOperands(), name, verb, len(want))
		return false
	}
	for i, t := range want {
		if got := op.Operand(i).Type(); got != t {
			op.EmitError(d, "type of %s operand %d ('%s') doesn't match function result type ('%s') in function @%s", noun, i, got, t, name)
			return false
		}
	}
	return true
}
