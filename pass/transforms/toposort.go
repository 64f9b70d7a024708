package transforms

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A topologicalSort sorts the operations of regions without dominance, so that uses are
// after definitions as far as possible. The order is kept where it need not change.
type topologicalSort struct{}

func (topologicalSort) Run(r *pass.Run) error {
	for op := range ir.All(r.Op, ir.PostOrder) {
		if op.Def().RegionKind == nil {
			continue
		}
		for region := range op.Regions() {
			if ir.HasSSADominance(region) {
				continue
			}
			for b := range region.Blocks() {
				SortTopologically(b)
			}
		}
	}
	return nil
}

// SortTopologically sorts the operations of a block, except for its terminator, and reports
// whether there is no cycle.
func SortTopologically(b *ir.Block) bool {
	end := b.Back()
	if end != nil && !end.Has(ir.IsTerminator) {
		end = nil
	}
	waiting := map[*ir.Operation]bool{}
	for op := b.Front(); op != end; op = op.Next() {
		waiting[op] = true
	}
	sorted := true
	for next := b.Front(); len(waiting) > 0; {
		moved := false
		for op := next; op != end; {
			following := op.Next()
			if isReady(op, waiting) {
				delete(waiting, op)
				if op == next {
					next = following
				} else {
					op.MoveBefore(next)
				}
				moved = true
			}
			op = following
		}
		if !moved {
			sorted = false
			delete(waiting, next)
			next = next.Next()
		}
	}
	return sorted
}

// isReady reports whether no operand in an operation is defined by an operation that waits,
// or in one.
func isReady(op *ir.Operation, waiting map[*ir.Operation]bool) bool {
	ready := func(v *ir.Value) bool {
		for def := v.DefiningOp(); def != nil && def != op; def = def.ParentOp() {
			if waiting[def] {
				return false
			}
		}
		return true
	}
	for inner := range ir.All(op, ir.PostOrder) {
		for i := range inner.NumOperands() {
			if !ready(inner.Operand(i)) {
				return false
			}
		}
	}
	return true
}
