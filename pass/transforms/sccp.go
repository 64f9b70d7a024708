package transforms

import (
	"slices"

	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// An sccp replaces values that are constants.
type sccp struct{}

func (sccp) Run(r *pass.Run) error {
	s := dataflow.NewSolver()
	dead := dataflow.AddDeadCode(s)
	constants := dataflow.AddConstants(s, dead)
	s.Run(r.Op)
	var work []*ir.Block
	add := func(op *ir.Operation) {
		for region := range op.Regions() {
			for _, b := range slices.Backward(slices.Collect(region.Blocks())) {
				work = append(work, b)
			}
		}
	}
	known := rewrite.NewConstants(r.Context())
	replace := func(b *ir.Block, v *ir.Value) bool {
		c := constants.Value(v)
		if !c.IsConstant() {
			return false
		}
		constant := known.Get(b, c.Dialect, c.Value, v.Type())
		if constant == nil {
			return false
		}
		v.ReplaceAllUsesWith(constant)
		return true
	}
	for add(r.Op); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for op := range b.Ops() {
			all := op.NumResults() > 0
			for _, v := range op.Results() {
				all = replace(b, v) && all
			}
			if all && rewrite.WouldBeTriviallyDead(op) && !op.HasUses() {
				op.Erase()
				continue
			}
			add(op)
		}
		for _, v := range b.Args() {
			replace(b, v)
		}
	}
	return nil
}
