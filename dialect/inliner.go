package dialect

import "github.com/mica-ir/mica/ir"

// An Inliner permits to inline every operation of a dialect. A dialect with further conditions
// embeds it and overrides methods. Inlined code may enter the regions of its operations only if
// Regions is set.
type Inliner struct{ Regions bool }

// IsLegalToInlineCall refuses calls.
func (Inliner) IsLegalToInlineCall(_, _ *ir.Operation, _ bool) bool { return false }

// IsLegalToInlineRegion permits regions if Regions is set.
func (i Inliner) IsLegalToInlineRegion(_, _ *ir.Region, _ []*ir.Value, _ bool) bool { return i.Regions }

// IsLegalToInlineOp permits all operations.
func (Inliner) IsLegalToInlineOp(*ir.Operation, *ir.Region, bool) bool { return true }

// ReplaceResults replaces the results of a call with the operands of a terminator.
func (Inliner) ReplaceResults(terminator *ir.Operation, results []*ir.Value) {
	for i, v := range results {
		v.ReplaceAllUsesWith(terminator.Operand(i))
	}
}

// BranchTo leaves a terminator as it is.
func (Inliner) BranchTo(*ir.Builder, *ir.Operation, *ir.Block) {}

// ReturnTo creates a branch with the operands of a terminator that has one of some names.
func ReturnTo(b *ir.Builder, branch string, terminator *ir.Operation, dest *ir.Block, names ...string) {
	def := b.Context().LookupOp(branch)
	for _, name := range names {
		if terminator.Name() == name && def != nil {
			b.Create(&ir.OperationState{Def: def, Loc: terminator.Location(), Operands: terminator.Operands(), Successors: []*ir.Block{dest}})
		}
	}
}
