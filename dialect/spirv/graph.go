package spirv

import "github.com/mica-ir/mica/ir"

// A GraphType is the type of a graph. It is written as a function type is, and no
// text but that of a graph makes one.
type GraphType struct{ *ir.FunctionType }

// graphTraits are the checks of a graph.
var graphTraits = map[string]*ir.Trait{"FunctionOpInterface": {Name: "FunctionOpInterface", Verify: verifyGraph}}

func verifyGraph(op *ir.Operation, c *ir.Checker) {
	t := functionType(op)
	if t == nil {
		return
	}
	c.Check(len(t.Results) != 0, "there should be at least one result")
	for i, in := range t.Inputs {
		c.Checkf(class(in) == tensorArmClass, "type of argument #%d must be a TensorArmType, but got '%s'", i, in)
	}
	for i, out := range t.Results {
		c.Checkf(class(out) == tensorArmClass, "type of result #%d must be a TensorArmType, but got '%s'", i, out)
	}
	entry := op.Region(0).Entry()
	if entry == nil {
		return
	}
	c.Checkf(entry.NumArguments() == len(t.Inputs), "entry block must have %d arguments to match graph signature", len(t.Inputs))
	for i, in := range t.Inputs {
		if have := entry.Argument(i).Type(); have != in {
			c.Failf("type of entry block argument #%d('%s') must match the type of the corresponding argument in graph signature('%s')", i, have, in)
		}
	}
	verifyGraphOutputs(op, t, c)
}

// verifyGraphOutputs checks the values that a graph returns.
func verifyGraphOutputs(op *ir.Operation, t *ir.FunctionType, c *ir.Checker) {
	ir.Walk(op, ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
		if o.Name() != GraphOutputsARMOpName {
			return ir.Advance
		}
		if n := o.NumOperands(); n != len(t.Results) {
			c.On(o).Failf("is returning %d value(s) but enclosing spirv.ARM.Graph requires %d result(s)", n, len(t.Results))
		}
		for i, out := range t.Results {
			if have := o.Operand(i).Type(); have != out {
				c.On(o).FailPlainf("type of return operand %d ('%s') doesn't match graph result type ('%s')", i, have, out)
			}
		}
		return ir.Advance
	})
}

// verifyOutputs checks the outputs against the graph directly around them.
func verifyOutputs(op *ir.Operation, c *ir.Checker) {
	graph := op.ParentOp()
	if !isOp(graph, GraphARMOpName) {
		return
	}
	t := functionType(graph)
	if t == nil {
		return
	}
	if n := op.NumOperands(); n != len(t.Results) {
		c.Failf("has %d operands, but enclosing  spirv.ARM.Graph (@%s) returns %d", n, ir.SymbolName(graph), len(t.Results))
	}
	for i, out := range t.Results {
		if have := op.Operand(i).Type(); have != out {
			c.FailPlainf("type of return operand %d ('%s') doesn't match  spirv.ARM.Graph result type ('%s') in graph @%s", i, have, out, ir.SymbolName(graph))
		}
	}
}
