package funcs

import "github.com/mica-ir/mica/ir"

// call is the interface of func.call.
type call struct{}

// Callee returns the symbol that the attribute names.
func (call) Callee(op *ir.Operation) ir.Callee {
	ref, _ := op.Attr("callee").(*ir.SymbolRefAttr)
	return ir.Callee{Symbol: ref}
}

// ArgOperands returns all operands.
func (call) ArgOperands(op *ir.Operation) []ir.Operand { return op.OpOperands() }

// indirectCall is the interface of func.call_indirect, whose first operand is called.
type indirectCall struct{}

// Callee returns the first operand.
func (indirectCall) Callee(op *ir.Operation) ir.Callee {
	if op.NumOperands() == 0 {
		return ir.Callee{}
	}
	return ir.Callee{Value: op.Operand(0)}
}

// ArgOperands returns the operands after the first.
func (indirectCall) ArgOperands(op *ir.Operation) []ir.Operand {
	if op.NumOperands() == 0 {
		return nil
	}
	return op.OpOperands()[1:]
}

// function is the interface of func.func as the target of calls.
type function struct{}

// CallableRegion returns the body, nil for a declaration.
func (function) CallableRegion(op *ir.Operation) *ir.Region {
	if op.NumRegions() == 0 || op.Region(0).Empty() {
		return nil
	}
	return op.Region(0)
}

// ArgumentTypes returns the inputs of the function's type.
func (function) ArgumentTypes(op *ir.Operation) []ir.Type { return functionType(op).Inputs }

// ResultTypes returns the results of the function's type.
func (function) ResultTypes(op *ir.Operation) []ir.Type { return functionType(op).Results }

// noType is the type of a function whose attribute is not a function type.
var noType ir.FunctionType

func functionType(op *ir.Operation) *ir.FunctionType {
	if a, ok := op.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr); ok {
		if t, ok := a.Value.(*ir.FunctionType); ok {
			return t
		}
	}
	return &noType
}

// inliner permits inlining of everything, except for functions that say otherwise.
type inliner struct{}

// IsLegalToInlineCall refuses calls and functions with the attribute no_inline.
func (inliner) IsLegalToInlineCall(call, callable *ir.Operation, _ bool) bool {
	return call.Attr("no_inline") == nil && callable.Attr("no_inline") == nil
}

// IsLegalToInlineRegion permits all regions.
func (inliner) IsLegalToInlineRegion(_, _ *ir.Region, _ bool) bool { return true }

// IsLegalToInlineOp permits all operations.
func (inliner) IsLegalToInlineOp(*ir.Operation, *ir.Region, bool) bool { return true }

// ReplaceResults replaces the results of the call with the operands of a func.return.
func (inliner) ReplaceResults(terminator *ir.Operation, results []*ir.Value) {
	if terminator.Name() != "func.return" {
		return
	}
	for i, v := range results {
		v.ReplaceAllUsesWith(terminator.Operand(i))
	}
}

// BranchTo creates a cf.br with the operands of a func.return.
func (inliner) BranchTo(b *ir.Builder, terminator *ir.Operation, dest *ir.Block) {
	br := b.Context().LookupOp("cf.br")
	if terminator.Name() != "func.return" || br == nil {
		return
	}
	b.Create(&ir.OperationState{Def: br, Loc: terminator.Location(), Operands: terminator.Operands(), Successors: []*ir.Block{dest}})
}
