package funcs

import "github.com/mica-ir/mica/ir"

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
