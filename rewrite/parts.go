package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// Operations that are isolated from above share nothing that a rewrite inside of them may change, so
// the drivers work on each of them separately, and on several concurrently. The greedy driver has the
// same result as with a single worklist: between the operations of one part, that worklist has
// operations of other parts, which do not interact, and operations around the parts, which no pattern
// changes.
//
// The parts and their order follow from the IR alone, so neither the result nor the statistics depend
// on the number of goroutines. After an error, or if rules do not terminate, later parts may or may
// not be rewritten, because only the first error counts.

// A team is the greedy drivers that work on the parts of one operation.
type team struct {
	ctx     *ir.Context
	set     *Frozen
	config  GreedyConfig
	drivers []*greedy // one for each goroutine
	parts   int       // so far
}

// driver returns driver i.
func (t *team) driver(i int) *greedy {
	for len(t.drivers) <= i {
		t.drivers = append(t.drivers, t.set.driver(t.ctx, t.config))
	}
	return t.drivers[i]
}

// region applies the patterns to a region.
func (t *team) region(region *ir.Region) Result {
	parts := t.split(region)
	first := t.parts
	t.parts += len(parts)
	if len(parts) == 1 {
		g := t.driver(0)
		g.a.part = first
		return g.region(parts[0])
	}
	results := make([]Result, len(parts))
	threads := max(min(t.ctx.Threads, len(parts)), 1)
	t.driver(threads - 1)
	drivers := t.drivers
	parallel.Each(threads, len(parts), func(k, i int) bool {
		g := drivers[k]
		g.a.part = first + i
		results[i] = g.region(parts[i])
		return !results[i].aborted()
	})
	return mergeParts(results)
}

// mergeParts combines the results of a driver on all parts. The diagnostics come from the first part
// with any, in the order of work.
func mergeParts(results []Result) Result {
	res := Result{Converged: true}
	for i := range results {
		if r := &results[i]; r.aborted() {
			res.merge(r)
			res.LimitReached, res.Diagnostics = false, r.Diagnostics
			break
		}
		res.merge(&results[i])
		if res.Diagnostics == nil {
			res.Diagnostics = results[i].Diagnostics
		}
	}
	return res
}

// aborted reports whether there was an error, or rules did not end.
func (r *Result) aborted() bool { return !r.Converged && !r.LimitReached && !r.invalid }

// merge adds how the driver ended on another part, except for its diagnostics.
func (r *Result) merge(o *Result) {
	r.Converged = r.Converged && o.Converged
	r.LimitReached = r.LimitReached || o.LimitReached
	r.Changed = r.Changed || o.Changed
	r.invalid = r.invalid || o.invalid
	r.Iterations = max(r.Iterations, o.Iterations)
	r.made = append(r.made, o.made...)
	r.limits = append(r.limits, o.limits...)
}

// finish adds the statistics of all drivers, and warnings about the patterns, to the result.
func (t *team) finish(res *Result) {
	t.driver(0)
	applicators := make([]*Applicator, len(t.drivers))
	for i, g := range t.drivers {
		applicators[i] = g.a
		res.Stats.add(&g.a.Stats)
		if !t.config.NoCounts {
			res.count(g.a)
		}
	}
	res.Diagnostics = append(res.Diagnostics, t.set.Misspelt(applicators...)...)
	for _, g := range t.drivers {
		t.set.release(g)
	}
}

// count adds the counts of an Applicator.
func (r *Result) count(a *Applicator) {
	counts := a.Counts()
	if r.Counts == nil {
		r.Counts = counts
		return
	}
	for i := range counts {
		r.Counts[i].add(&counts[i])
	}
}

// split returns the regions that the driver processes separately, in this order, or only the given
// one. It does not split if something depends on the order of all steps: listeners, traces, and
// limits for the whole IR.
func (t *team) split(region *ir.Region) []*ir.Region {
	c := &t.config
	if c.Listener != nil || c.Trace != nil || t.ctx.Debug != nil || t.ctx.CheckRewrites || action.Of(t.ctx) != nil || observation(t.ctx) != nil || c.Checks || c.Scope != nil || c.Strictness != AnyOp || c.MaxRewrites > 0 {
		return []*ir.Region{region}
	}
	parts := partsOf(region, t.set)
	if !c.TopDown {
		slices.Reverse(parts) // the last operation is the first on the worklist
	}
	return parts
}

// partsOf returns the regions of the operations in a region that patterns rewrite
// separately, if the patterns are isolated and apply nowhere else, or else the region.
func partsOf(region *ir.Region, set *Frozen) []*ir.Region {
	whole := []*ir.Region{region}
	roots, ok := set.isolated()
	if !ok {
		return whole
	}
	s := splitter{roots: roots, inert: map[*ir.OpDef]bool{}}
	if parts, ok := s.region(region); ok && len(parts) > 1 {
		return parts
	}
	return whole
}

// A splitter finds the parts of a region.
type splitter struct {
	roots []*Pattern
	inert map[*ir.OpDef]bool
}

// region returns the regions of the isolated operations in a region, or of those in them. ok is false
// if the region must be processed as a whole, because a pattern may apply to an operation outside of
// the parts.
func (s *splitter) region(region *ir.Region) (parts []*ir.Region, ok bool) {
	if region.Empty() || !region.HasOneBlock() {
		return nil, false
	}
	isolated := false
	for op := region.Entry().Front(); op != nil; op = op.Next() {
		if op.NumRegions() > 0 && !op.Has(ir.IsolatedFromAbove) || !s.isInert(op) {
			return nil, false
		}
		isolated = isolated || op.NumRegions() > 0
	}
	if !isolated {
		return nil, false
	}
	for op := region.Entry().Front(); op != nil; op = op.Next() {
		for i := range op.NumRegions() {
			inner := op.Region(i)
			if below, ok := s.region(inner); ok {
				parts = append(parts, below...)
			} else if !inner.Empty() {
				parts = append(parts, inner)
			}
		}
	}
	return parts, true
}

// isInert reports whether the driver never changes an operation, whatever happens to those nested in
// it: it has no operands, results and successors, is not dead, does not fold, and is no pattern's
// root.
func (s *splitter) isInert(op *ir.Operation) bool {
	if op.NumOperands()+op.NumResults()+op.NumSuccessors() > 0 || IsTriviallyDead(op) {
		return false
	}
	def := op.Def()
	inert, known := s.inert[def]
	if !known {
		inert = s.isInertDef(def)
		s.inert[def] = inert
	}
	return inert
}

func (s *splitter) isInertDef(def *ir.OpDef) bool {
	// With recursive effects it may be dead once its regions are rewritten.
	if def.Fold != nil || def.Bits&(foldedTraits|ir.RecursiveMemoryEffects) != 0 {
		return false
	}
	for _, p := range s.roots {
		if p.matches(def) {
			return false
		}
	}
	return true
}
