package funcs

import (
	"github.com/mica-ir/mica/ir"
)

// FunctionType returns the type of a function, nil if it has none.
func FunctionType(op *ir.Operation) *ir.FunctionType {
	a, ok := op.Attr("function_type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	t, _ := a.Value.(*ir.FunctionType)
	return t
}

func verifyReturn(op *ir.Operation, c *ir.Checker) {
	fn := op.ParentOp()
	if fn == nil || fn.Name() != "func.func" {
		return
	}
	t := FunctionType(fn)
	if t == nil {
		return
	}
	name := ir.SymbolName(fn)
	if op.NumOperands() != len(t.Results) {
		c.Failf("has %d operands, but enclosing function (@%s) returns %d", op.NumOperands(), name, len(t.Results))
	}
	for i, r := range t.Results {
		if got := op.Operand(i).Type(); got != r {
			c.FailPlainf("type of return operand %d ('%s') doesn't match function result type ('%s') in function @%s", i, got, r, name)
		}
	}
}

// lookup returns the function that a symbol reference means, nil if there is none.
func lookup(op *ir.Operation, ref *ir.SymbolRefAttr) *ir.Operation {
	fn := ir.LookupSymbol(op, ref)
	if fn == nil || fn.Name() != "func.func" || FunctionType(fn) == nil {
		return nil
	}
	return fn
}

func verifyCall(op *ir.Operation, c *ir.Checker) {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	c.Check(ok && ref.IsFlat(), "requires a 'callee' symbol reference attribute")
	fn := lookup(op, ref)
	if fn == nil {
		c.Failf("'%s' does not reference a valid function", ref.Root)
	}
	t := FunctionType(fn)
	c.Check(len(t.Inputs) == op.NumOperands(), "incorrect number of operands for callee")
	for i, in := range t.Inputs {
		if got := op.Operand(i).Type(); got != in {
			c.Failf("operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d", in, got, i)
		}
	}
	c.Check(len(t.Results) == op.NumResults(), "incorrect number of results for callee")
	for i, r := range t.Results {
		if op.Result(i).Type() != r {
			e := c.Errorf("result type mismatch at index %d", i)
			at := op.Location().Place()
			e.Notef(at, "      op result types: %s", ir.QuotedTypes(op.ResultTypes()))
			e.Notef(at, "function result types: %s", ir.QuotedTypes(t.Results))
			c.Stop()
		}
	}
}

func verifyConstant(op *ir.Operation, c *ir.Checker) {
	ref, ok := op.Attr("value").(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	fn := lookup(op, ref)
	if fn == nil {
		c.Failf("reference to undefined function '%s'", ref.Root)
	}
	c.Check(ir.Type(FunctionType(fn)) == op.Result(0).Type(), "reference to function with mismatched type")
}
