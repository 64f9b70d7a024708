package scf

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

type invocationFunc func(op *ir.Operation, operands []ir.Attribute) []ir.InvocationBounds

// A countedFlow is the control flow of an operation that knows how often its regions are
// executed.
type countedFlow struct {
	ir.RegionBranchOpInterface
	bounds invocationFunc
}

// InvocationBounds calls the function.
func (f countedFlow) InvocationBounds(op *ir.Operation, operands []ir.Attribute) []ir.InvocationBounds {
	return f.bounds(op, operands)
}

// counted adds bounds to the control flow among the interfaces of an operation.
func counted(interfaces dialect.Interfaces, f invocationFunc) dialect.Interfaces {
	for i := range interfaces {
		if flow, ok := interfaces[i].Impl.(ir.RegionBranchOpInterface); ok {
			interfaces[i].Impl = countedFlow{flow, f}
		}
	}
	return interfaces
}

// atMostOne returns the invocation bounds of n regions if at most one is executed: the live one, or
// any if live is negative.
func atMostOne(n, live int) []ir.InvocationBounds {
	bounds := make([]ir.InvocationBounds, n)
	for i := range bounds {
		bounds[i] = ir.InvocationBounds{Max: 1, Bounded: true}
		switch {
		case live == i:
			bounds[i].Min = 1
		case live >= 0:
			bounds[i].Max = 0
		}
	}
	return bounds
}

func ifInvocations(_ *ir.Operation, operands []ir.Attribute) []ir.InvocationBounds {
	if c, ok := operands[0].(*ir.IntegerAttr); ok {
		if c.Value.IsZero() {
			return atMostOne(2, 1)
		}
		return atMostOne(2, 0)
	}
	return atMostOne(2, -1)
}

// indexSwitchInvocations returns the bounds of the default region and of the cases.
func indexSwitchInvocations(op IndexSwitchOp, operands []ir.Attribute) []ir.InvocationBounds {
	n := op.Operation.NumRegions()
	arg, ok := operands[0].(*ir.IntegerAttr)
	cases, _ := op.CasesAttr().(*ir.DenseArrayAttr)
	if !ok || cases == nil {
		return atMostOne(n, -1)
	}
	value, _ := arg.Value.Int64()
	for i := range cases.Len() {
		if cases.Int64(i) == value {
			return atMostOne(n, i+1)
		}
	}
	return atMostOne(n, 0)
}
