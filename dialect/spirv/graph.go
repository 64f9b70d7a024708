package spirv

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A GraphType is the type of a graph. It is written as a function type is, and no
// text but that of a graph makes one.
type GraphType struct{ *ir.FunctionType }

// graphTraits are the checks of a graph.
var graphTraits = map[string]*ir.Trait{"FunctionOpInterface": {Name: "FunctionOpInterface", Verify: verifyGraph}}

func verifyGraph(op *ir.Operation, d *diag.List) bool {
	t := functionType(op)
	if t == nil {
		return true
	}
	if len(t.Results) == 0 {
		return fail(op, d, "there should be at least one result")
	}
	for i, in := range t.Inputs {
		if class(in) != tensorArmClass {
			return fail(op, d, "type of argument #%d must be a TensorArmType, but got '%s'", i, in)
		}
	}
	for i, out := range t.Results {
		if class(out) != tensorArmClass {
			return fail(op, d, "type of result #%d must be a TensorArmType, but got '%s'", i, out)
		}
	}
	entry := op.Region(0).Entry()
	if entry == nil {
		return true
	}
	if entry.NumArguments() != len(t.Inputs) {
		return fail(op, d, "entry block must have %d arguments to match graph signature", len(t.Inputs))
	}
	for i, in := range t.Inputs {
		if have := entry.Argument(i).Type(); have != in {
			return fail(op, d, "type of entry block argument #%d('%s') must match the type of the corresponding argument in graph signature('%s')", i, have, in)
		}
	}
	return verifyGraphOutputs(op, t, d)
}

// verifyGraphOutputs checks what a graph returns.
func verifyGraphOutputs(op *ir.Operation, t *ir.FunctionType, d *diag.List) bool {
	ok := true
	ir.Walk(op, ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
		if o.Name() != "spirv.ARM.GraphOutputs" {
			return ir.Advance
		}
		if n := o.NumOperands(); n != len(t.Results) {
			ok = fail(o, d, "is returning %d value(s) but enclosing spirv.ARM.Graph requires %d result(s)", n, len(t.Results))
			return ir.Interrupt
		}
		for i, out := range t.Results {
			if have := o.Operand(i).Type(); have != out {
				ok = plain(o, d, "type of return operand %d ('%s') doesn't match graph result type ('%s')", i, have, out)
				return ir.Interrupt
			}
		}
		return ir.Advance
	})
	return ok
}

// verifyOutputs checks the outputs against the graph directly around them.
func verifyOutputs(op *ir.Operation, d *diag.List) bool {
	graph := op.ParentOp()
	if !isOp(graph, "spirv.ARM.Graph") {
		return true
	}
	t := functionType(graph)
	if t == nil {
		return true
	}
	if n := op.NumOperands(); n != len(t.Results) {
		return fail(op, d, "has %d operands, but enclosing  spirv.ARM.Graph (@%s) returns %d", n, ir.SymbolName(graph), len(t.Results))
	}
	for i, out := range t.Results {
		if have := op.Operand(i).Type(); have != out {
			return plain(op, d, "type of return operand %d ('%s') doesn't match  spirv.ARM.Graph result type ('%s') in graph @%s", i, have, out, ir.SymbolName(graph))
		}
	}
	return true
}
