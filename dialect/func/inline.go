package funcs

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// inliner permits inlining unless an attribute of the function forbids it.
type inliner struct{ dialect.Inliner }

// IsLegalToInlineCall refuses calls and functions with the attribute no_inline.
func (inliner) IsLegalToInlineCall(call, callable *ir.Operation, _ bool) bool {
	return !(CallOp{call}).NoInline() && !(FuncOp{callable}).NoInline()
}

// ReplaceResults replaces the results of the call with the operands of a func.return.
func (i inliner) ReplaceResults(terminator *ir.Operation, results []*ir.Value) {
	if terminator.Name() == ReturnOpName {
		i.Inliner.ReplaceResults(terminator, results)
	}
}

// BranchTo creates a cf.br with the operands of a func.return.
func (inliner) BranchTo(b *ir.Builder, terminator *ir.Operation, dest *ir.Block) {
	dialect.ReturnTo(b, "cf.br", terminator, dest, ReturnOpName)
}
