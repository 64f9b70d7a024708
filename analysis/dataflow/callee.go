package dataflow

import (
	analyses "github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
)

// A callable is an operation that may be called.
type callable struct {
	ir.CallableOpInterface
	op *ir.Operation
}

// resolveCall returns the operation that a call names or whose result it calls, or nil if it
// is not known or not callable.
func resolveCall(symbols *analyses.Symbols, op *ir.Operation) *callable {
	call, ok := ir.InterfaceOf[ir.CallOpInterface](op)
	if !ok {
		return nil
	}
	var callee *ir.Operation
	switch to := call.Callee(op); {
	case to.Symbol != nil:
		callee = symbols.Lookup(op, to.Symbol)
	case to.Value != nil:
		callee = to.Value.DefiningOp()
	}
	if callee == nil {
		return nil
	}
	if i, ok := ir.InterfaceOf[ir.CallableOpInterface](callee); ok {
		return &callable{i, callee}
	}
	return nil
}

// body returns the region that a call passes control to, or nil if the callee has no body.
func (c *callable) body() *ir.Region {
	if region := c.CallableRegion(c.op); region != nil && !region.Empty() {
		return region
	}
	return nil
}
