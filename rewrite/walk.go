package rewrite

import "github.com/mica-ir/mica/ir"

// WalkConfig chooses how [WalkAndApplyPatterns] works.
type WalkConfig struct {
	// Listener is notified of all changes; may be nil.
	Listener Listener
}

// WalkAndApplyPatterns walks the operations in op once, in post-order and only in reachable
// blocks, and applies the best pattern to each. It does not fold, erase dead
// operations or revisit changed ones. A pattern may erase only the matched operation
// and operations nested in it among those that have not been visited.
func WalkAndApplyPatterns(op *ir.Operation, set *Frozen, c WalkConfig) Result {
	w := walker{a: NewApplicator(set)}
	w.r = NewRewriter(op.Context(), c.Listener)
	for i := range op.NumRegions() {
		w.region(op.Region(i))
	}
	res := Result{
		Converged:   !w.r.Failed(),
		Changed:     w.a.Stats.Applied > 0,
		Iterations:  1,
		Stats:       w.a.Stats,
		Counts:      w.a.Counts(),
		Diagnostics: w.r.Diagnostics(),
	}
	return res
}

type walker struct {
	a *Applicator
	r *Rewriter
}

func (w *walker) region(region *ir.Region) {
	if region.Entry() == nil {
		return
	}
	var reachable map[*ir.Block]bool
	if !hasOneBlock(region) {
		reachable = map[*ir.Block]bool{}
		appendPostOrder(nil, reachable, region.Entry())
	}
	for b := range region.Blocks() {
		if reachable != nil && !reachable[b] {
			continue
		}
		for op := b.Front(); op != nil && !w.r.Failed(); {
			next := op.Next()
			for i := range op.NumRegions() {
				w.region(op.Region(i))
			}
			w.a.Stats.Visited++
			w.a.MatchAndRewrite(op, w.r)
			op = next
		}
	}
}
