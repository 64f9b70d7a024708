// Package reconcile removes the casts between types before and after conversions.
package reconcile

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is reconcile-unrealized-casts.
type Pass struct{}

// Run removes casts that lead back to the type that they come from, and those that nothing
// uses.
func (Pass) Run(r *pass.Run) error {
	var casts []*ir.Operation
	ir.Walk(r.Op, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == conversion.CastName {
			casts = append(casts, op)
		}
		return ir.Advance
	})
	conversion.ReconcileCasts(casts)
	return nil
}
