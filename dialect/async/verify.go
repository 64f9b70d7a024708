package async

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitOpError(d, format, args...)
	return false
}

func verifyAwait(op *ir.Operation, d *diag.List) bool {
	t := op.Operand(0).Type()
	if class(t) == "TokenType" && op.NumResults() > 0 {
		return fail(op, d, "awaiting on a token must have empty result")
	}
	if class(t) == "ValueType" && op.NumResults() > 0 && op.Result(0).Type() != unwrap(t) {
		return fail(op, d, "result type '%s' does not match async value type '%s'", op.Result(0).Type(), unwrap(t))
	}
	return true
}

func verifyExecute(op *ir.Operation, d *diag.List) bool {
	values := op.OperandGroup(1)
	args := op.Region(0).Entry().Args()
	same := len(args) == len(values)
	for i := 0; same && i < len(args); i++ {
		t := values[i].Value().Type()
		same = class(t) == "ValueType" && args[i].Type() == unwrap(t) // a token holds nothing
	}
	if !same {
		return fail(op, d, "async body region argument types do not match the execute operation arguments types")
	}
	return true
}

func functionType(op *ir.Operation) *ir.FunctionType {
	if a, ok := op.Attr("function_type").(*ir.TypeAttr); ok {
		if t, ok := a.Value.(*ir.FunctionType); ok {
			return t
		}
	}
	return &ir.FunctionType{}
}

func verifyFunction(op *ir.Operation, d *diag.List) bool {
	results := functionType(op).Results
	if len(results) == 0 {
		return fail(op, d, "result is expected to be at least of size 1, but got 0")
	}
	for i, t := range results {
		if class(t) != "TokenType" && class(t) != "ValueType" {
			return fail(op, d, "result type must be async value type or async token type, but got '%s'", t)
		}
		if class(t) == "TokenType" && i > 0 {
			return fail(op, d, " results' (optional) async token type is expected to appear as the 1st return value, but got %d", i+1)
		}
	}
	return true
}

func verifyReturn(op *ir.Operation, d *diag.List) bool {
	results := functionType(op.ParentOp()).Results
	if len(results) > 0 && class(results[0]) == "TokenType" {
		results = results[1:]
	}
	same := len(results) == op.NumOperands()
	for i := 0; same && i < len(results); i++ {
		same = op.Operand(i).Type() == unwrap(results[i])
	}
	if !same {
		return fail(op, d, "operand types do not match the types returned from the parent FuncOp")
	}
	return true
}

func verifyCall(op *ir.Operation, d *diag.List) bool {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		return fail(op, d, "requires a 'callee' symbol reference attribute")
	}
	fn := ir.LookupSymbol(op, ref)
	if fn == nil || fn.Name() != "async.func" {
		return fail(op, d, "'%s' does not reference a valid async function", ref.Root)
	}
	t := functionType(fn)
	if len(t.Inputs) != op.NumOperands() {
		return fail(op, d, "incorrect number of operands for callee")
	}
	for i, want := range t.Inputs {
		if got := op.Operand(i).Type(); got != want {
			return fail(op, d, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d", want, got, i)
		}
	}
	if len(t.Results) != op.NumResults() {
		return fail(op, d, "incorrect number of results for callee")
	}
	for i, want := range t.Results {
		if op.Result(i).Type() != want {
			e := op.EmitOpError(d, "result type mismatch at index %d", i)
			e.Notef(op.Location().Place(), "      op result types: %s", quoted(op.ResultTypes()))
			e.Notef(op.Location().Place(), "function result types: %s", quoted(t.Results))
			return false
		}
	}
	return true
}

func quoted(ts []ir.Type) string {
	parts := make([]string, len(ts))
	for i, t := range ts {
		parts[i] = "'" + t.String() + "'"
	}
	return strings.Join(parts, ", ")
}
