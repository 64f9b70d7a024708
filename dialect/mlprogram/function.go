package mlprogram

import "github.com/mica-ir/mica/ir"

func verifyReturn(op *ir.Operation, c *ir.Checker) { leaves(op, "return", "returns", c) }

func verifyOutput(op *ir.Operation, c *ir.Checker) { leaves(op, "output", "outputs", c) }

// leaves checks that the operands of a terminator are the results of the function
// around it.
func leaves(op *ir.Operation, noun, verb string, c *ir.Checker) {
	fn := op.ParentOp()
	if fn == nil {
		return
	}
	var want []ir.Type
	if a, ok := fn.Attr("function_type").(*ir.TypeAttr); ok {
		if t, ok := a.Value.(*ir.FunctionType); ok {
			want = t.Results
		}
	}
	name := ir.SymbolName(fn)
	c.Checkf(op.NumOperands() == len(want),
		"has %d operands, but enclosing function (@%s) %s %d", op.NumOperands(), name, verb, len(want))
	for i, t := range want {
		if got := op.Operand(i).Type(); got != t {
			c.FailPlainf("type of %s operand %d ('%s') doesn't match function result type ('%s') in function @%s", noun, i, got, t, name)
		}
	}
}
