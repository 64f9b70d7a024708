package rewrite

import (
	"io"
	"time"

	"github.com/mica-ir/mica/ir"
)

// WalkConfig chooses how [WalkAndApplyPatterns] works.
type WalkConfig struct {
	// Listener is notified of all changes; may be nil.
	Listener Listener
	// Checks, Timed, Trace and TraceForm are as in a GreedyConfig.
	Checks    bool
	Timed     bool
	Trace     io.Writer
	TraceForm TraceForm
}

// WalkAndApplyPatterns walks the operations in op once, in post-order and only in reachable
// blocks, and applies the best pattern to each. It does not fold, erase dead
// operations or revisit changed ones. A pattern may erase only the matched operation
// and operations nested in it among those that have not been visited.
func WalkAndApplyPatterns(op *ir.Operation, set *Frozen, c WalkConfig) Result {
	w := walker{a: NewApplicator(set)}
	w.a.timed = c.Timed
	start := time.Now()
	if c.Trace != nil {
		w.trace = &tracer{w: c.Trace, form: c.TraceForm}
		w.observers = append(w.observers, w.trace)
	}
	if c.Listener != nil {
		w.observers = append(w.observers, c.Listener)
	}
	w.r = NewRewriter(op.Context(), &w)
	if c.Checks {
		w.observers = append(w.observers, &checker{r: w.r})
	}
	for i := range op.NumRegions() {
		w.region(op.Region(i))
	}
	w.trace.end()
	w.a.Stats.Inserted, w.a.Stats.Erased = w.r.inserted, w.r.erased
	return Result{
		Converged:   !w.r.Failed(),
		Changed:     w.a.Stats.Applied > 0,
		Iterations:  1,
		Stats:       w.a.Stats,
		Counts:      w.a.Counts(),
		Time:        time.Since(start),
		Diagnostics: w.r.Diagnostics(),
		made:        [][]made{w.lineage.list()},
	}
}

// A walker is the driver. It is its Rewriter's listener.
type walker struct {
	observers
	a       *Applicator
	r       *Rewriter
	trace   *tracer
	lineage lineage
}

// OperationInserted counts a new operation.
func (w *walker) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	if !from.IsSet() {
		w.r.inserted++
	}
	w.lineage.record(op)
	w.observers.OperationInserted(op, from)
}

// OperationModified notes by which pattern op was modified.
func (w *walker) OperationModified(op *ir.Operation) {
	w.lineage.modified(op)
	w.observers.OperationModified(op)
}

// OperationErased forgets who made op.
func (w *walker) OperationErased(op *ir.Operation) {
	w.lineage.erased(op)
	w.observers.OperationErased(op)
}

// PatternBegin notes which pattern is at work.
func (w *walker) PatternBegin(p *Pattern, op *ir.Operation) {
	w.observers.PatternBegin(p, op)
	w.lineage.begin(p, op)
}

// PatternEnd notes that the pattern has ended.
func (w *walker) PatternEnd(p *Pattern, applied bool) {
	w.lineage.end()
	w.observers.PatternEnd(p, applied)
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
			for i := range op.NumRegions() {
				w.region(op.Region(i))
			}
			next := op.Next() // which may have come out of the regions
			w.a.Stats.Visited++
			w.trace.at("visit", op)
			w.a.MatchAndRewrite(op, w.r)
			op = next
		}
	}
}
