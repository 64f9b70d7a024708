package dialect

import "github.com/mica-ir/mica/ir"

// Calls implements CallOpInterface for an operation whose attribute names the callee and whose
// operand group has the arguments. Without the attribute, the first of these operands is the
// callee.
func Calls(callee string, arguments int) ir.InterfaceImpl { return Call(call{callee, arguments}) }

// CallsValue implements CallOpInterface for an operation that calls its first operand
// with the others.
func CallsValue() ir.InterfaceImpl { return Call(call{group: -1}) }

type call struct {
	attr  string
	group int
}

func (c call) operands(op *ir.Operation) []ir.Operand {
	if c.group < 0 {
		return op.OpOperands()
	}
	return op.OperandGroup(c.group)
}

func (c call) symbol(op *ir.Operation) *ir.SymbolRefAttr {
	ref, _ := op.Attr(c.attr).(*ir.SymbolRefAttr)
	return ref
}

// Callee returns the symbol that the attribute names, or the first operand.
func (c call) Callee(op *ir.Operation) ir.Callee {
	if ref := c.symbol(op); ref != nil {
		return ir.Callee{Symbol: ref}
	}
	if os := c.operands(op); len(os) > 0 {
		return ir.Callee{Value: os[0].Value()}
	}
	return ir.Callee{}
}

// ArgOperands returns the operands except the callee.
func (c call) ArgOperands(op *ir.Operation) []ir.Operand {
	os := c.operands(op)
	if c.symbol(op) == nil && len(os) > 0 {
		return os[1:]
	}
	return os
}

// CallableFunction implements CallableOpInterface for a function. The function returns
// the types of a call, which the attribute function_type has.
func CallableFunction(signature func(t ir.Type) (inputs, results []ir.Type)) ir.InterfaceImpl {
	return Callable(callable{signature})
}

// FunctionSignature is the signature of a builtin function type; other types have none.
func FunctionSignature(t ir.Type) (inputs, results []ir.Type) {
	if f, ok := t.(*ir.FunctionType); ok {
		return f.Inputs, f.Results
	}
	return nil, nil
}

type callable struct {
	signature func(t ir.Type) (inputs, results []ir.Type)
}

// CallableRegion returns the body, nil for a declaration.
func (callable) CallableRegion(op *ir.Operation) *ir.Region {
	if op.NumRegions() == 0 || op.Region(0).Empty() {
		return nil
	}
	return op.Region(0)
}

// ArgumentTypes returns the inputs of the function's type.
func (c callable) ArgumentTypes(op *ir.Operation) []ir.Type {
	inputs, _ := c.types(op)
	return inputs
}

// ResultTypes returns the results of the function's type.
func (c callable) ResultTypes(op *ir.Operation) []ir.Type {
	_, results := c.types(op)
	return results
}

func (c callable) types(op *ir.Operation) (inputs, results []ir.Type) {
	if a, ok := op.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr); ok {
		return c.signature(a.Value)
	}
	return nil, nil
}
