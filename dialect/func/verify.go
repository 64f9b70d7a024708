package funcs

import (
	"strings"

	"github.com/mica-ir/mica/diag"
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

func verifyReturn(op *ir.Operation, d *diag.List) bool {
	fn := op.ParentOp()
	if fn == nil || fn.Name() != "func.func" {
		return true
	}
	t := FunctionType(fn)
	if t == nil {
		return true
	}
	name := ir.SymbolName(fn)
	if op.NumOperands() != len(t.Results) {
		op.EmitOpError(d, "has %d operands, but enclosing function (@%s) returns %d", op.NumOperands(), name, len(t.Results))
		return false
	}
	for i, r := range t.Results {
		if got := op.Operand(i).Type(); got != r {
			op.EmitError(d, "type of return operand %d ('%s') doesn't match function result type ('%s') in function @%s", i, got, r, name)
			return false
		}
	}
	return true
}

// lookup returns the function that a symbol reference means, nil if there is none.
func lookup(op *ir.Operation, ref *ir.SymbolRefAttr) *ir.Operation {
	fn := ir.LookupSymbol(op, ref)
	if fn == nil || fn.Name() != "func.func" || FunctionType(fn) == nil {
		return nil
	}
	return fn
}

func verifyCall(op *ir.Operation, d *diag.List) bool {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	if !ok || !ref.IsFlat() {
		op.EmitOpError(d, "requires a 'callee' symbol reference attribute")
		return false
	}
	fn := lookup(op, ref)
	if fn == nil {
		op.EmitOpError(d, "'%s' does not reference a valid function", ref.Root)
		return false
	}
	t := FunctionType(fn)
	if len(t.Inputs) != op.NumOperands() {
		op.EmitOpError(d, "incorrect number of operands for callee")
		return false
	}
	for i, in := range t.Inputs {
		if got := op.Operand(i).Type(); got != in {
			op.EmitOpError(d, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d", in, got, i)
			return false
		}
	}
	if len(t.Results) != op.NumResults() {
		op.EmitOpError(d, "incorrect number of results for callee")
		return false
	}
	for i, r := range t.Results {
		if op.Result(i).Type() != r {
			e := op.EmitOpError(d, "result type mismatch at index %d", i)
			at := op.Location().Place()
			e.Notef(at, "      op result types: %s", quoted(op.ResultTypes()))
			e.Notef(at, "function result types: %s", quoted(t.Results))
			return false
		}
	}
	return true
}

func quoted(ts []ir.Type) string {
	var b strings.Builder
	for i, t := range ts {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString("'" + t.String() + "'")
	}
	return b.String()
}

func verifyConstant(op *ir.Operation, d *diag.List) bool {
	ref, ok := op.Attr("value").(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	fn := lookup(op, ref)
	if fn == nil {
		op.EmitOpError(d, "reference to undefined function '%s'", ref.Root)
		return false
	}
	if ir.Type(FunctionType(fn)) != op.Result(0).Type() {
		op.EmitOpError(d, "reference to function with mismatched type")
		return false
	}
	return true
}
