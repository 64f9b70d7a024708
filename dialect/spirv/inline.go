package spirv

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// inliner permits to inline functions into functions, selections and loops.
type inliner struct{ dialect.Inliner }

// IsLegalToInlineCall permits all calls.
func (inliner) IsLegalToInlineCall(_, _ *ir.Operation, _ bool) bool { return true }

// IsLegalToInlineRegion permits functions and structured control flow as destinations.
func (inliner) IsLegalToInlineRegion(dest, _ *ir.Region, _ []*ir.Value, _ bool) bool {
	switch dest.ParentOp().Name() {
	case FuncOpName, SelectionOpName, LoopOpName:
		return true
	}
	return false
}

// IsLegalToInlineOp refuses structured control flow that returns from the function, as there
// is no branch out of it, and the end of the whole invocation.
func (inliner) IsLegalToInlineOp(op *ir.Operation, _ *ir.Region, _ bool) bool {
	switch op.Name() {
	case KillOpName:
		return false
	case SelectionOpName, LoopOpName:
		return !returnsFromFunction(op.Region(0))
	}
	return true
}

func returnsFromFunction(r *ir.Region) bool {
	for b := range r.Blocks() {
		if t := b.Back(); t != nil && isReturn(t) {
			return true
		}
	}
	return false
}

func isReturn(op *ir.Operation) bool {
	return op.Name() == ReturnOpName || op.Name() == ReturnValueOpName
}

// ReplaceResults replaces the results of the call with the operand of spirv.ReturnValue.
func (i inliner) ReplaceResults(terminator *ir.Operation, results []*ir.Value) {
	if isReturn(terminator) {
		i.Inliner.ReplaceResults(terminator, results)
	}
}

// BranchTo creates a spirv.Branch that passes on the returned value.
func (inliner) BranchTo(b *ir.Builder, terminator *ir.Operation, dest *ir.Block) {
	dialect.ReturnTo(b, BranchOpName, terminator, dest, ReturnOpName, ReturnValueOpName)
}
