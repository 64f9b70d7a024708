package async

import (
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyAwait(op *ir.Operation, c *ir.Checker) {
	t := op.Operand(0).Type()
	c.Check(class(t) != "TokenType" || op.NumResults() == 0, "awaiting on a token must have empty result")
	if class(t) == "ValueType" && op.NumResults() > 0 && op.Result(0).Type() != unwrap(t) {
		c.Failf("result type '%s' does not match async value type '%s'", op.Result(0).Type(), unwrap(t))
	}
}

func verifyExecute(op *ir.Operation, c *ir.Checker) {
	values := op.OperandGroup(1)
	args := op.Region(0).Entry().Args()
	same := len(args) == len(values)
	for i := 0; same && i < len(args); i++ {
		t := values[i].Value().Type()
		same = class(t) == "ValueType" && args[i].Type() == unwrap(t) // a token holds nothing
	}
	c.Check(same, "async body region argument types do not match the execute operation arguments types")
}

func verifyFunction(op *ir.Operation, c *ir.Checker) {
	results := named.FunctionType(op).Results
	c.Check(len(results) != 0, "result is expected to be at least of size 1, but got 0")
	for i, t := range results {
		c.Checkf(class(t) == "TokenType" || class(t) == "ValueType",
			"result type must be async value type or async token type, but got '%s'", t)
		c.Checkf(class(t) != "TokenType" || i == 0,
			" results' (optional) async token type is expected to appear as the 1st return value, but got %d", i+1)
	}
}

func verifyReturn(op *ir.Operation, c *ir.Checker) {
	results := named.FunctionType(op.ParentOp()).Results
	if len(results) > 0 && class(results[0]) == "TokenType" {
		results = results[1:]
	}
	same := len(results) == op.NumOperands()
	for i := 0; same && i < len(results); i++ {
		same = op.Operand(i).Type() == unwrap(results[i])
	}
	c.Check(same, "operand types do not match the types returned from the parent FuncOp")
}

func verifyCall(op *ir.Operation, c *ir.Checker) {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	c.Check(ok, "requires a 'callee' symbol reference attribute")
	fn := ir.LookupSymbol(op, ref)
	if fn == nil || fn.Name() != "async.func" {
		c.Failf("'%s' does not reference a valid async function", ref.Root)
	}
	t := named.FunctionType(fn)
	c.Check(len(t.Inputs) == op.NumOperands(), "incorrect number of operands for callee")
	for i, want := range t.Inputs {
		if got := op.Operand(i).Type(); got != want {
			c.Failf("operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d", want, got, i)
		}
	}
	c.Check(len(t.Results) == op.NumResults(), "incorrect number of results for callee")
	for i, want := range t.Results {
		if op.Result(i).Type() != want {
			e := c.Errorf("result type mismatch at index %d", i)
			e.Notef(op.Location().Place(), "      op result types: %s", ir.QuotedTypes(op.ResultTypes()))
			e.Notef(op.Location().Place(), "function result types: %s", ir.QuotedTypes(t.Results))
			c.Stop()
		}
	}
}
