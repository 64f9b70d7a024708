package rewrite

import (
	"io"
	"time"

	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
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
// If the patterns are isolated, operations that are isolated from above are rewritten
// separately, on as many goroutines as the context's Threads.
func WalkAndApplyPatterns(op *ir.Operation, set *Frozen, c WalkConfig) Result {
	start := time.Now()
	res := Result{Converged: true}
	o := observation(op.Context())
	c.Checks, c.Timed = c.Checks || op.Context().CheckRewrites, c.Timed || o.wantsTimes()
	walkers := []*walker{newWalker(op.Context(), set, c)}
	done := 0
	walkers[0].trace.event(Event{Kind: EventDriver, Op: op, Set: set})
	for i := 0; i < op.NumRegions() && res.Converged; i++ {
		parts := []*ir.Region{op.Region(i)}
		if c.Listener == nil && c.Trace == nil && !c.Checks && op.Context().Debug == nil && action.Of(op.Context()) == nil && o == nil {
			parts = partsOf(op.Region(i), set)
		}
		threads := max(min(op.Context().Threads, len(parts)), 1)
		for len(walkers) < threads {
			walkers = append(walkers, newWalker(op.Context(), set, c))
		}
		results := make([]Result, len(parts))
		parallel.Each(threads, len(parts), func(k, i int) bool {
			results[i] = walkers[k].part(parts[i], done+i)
			return results[i].Converged
		})
		one := mergeParts(results)
		res.merge(&one)
		res.Diagnostics = append(res.Diagnostics, one.Diagnostics...)
		done += len(parts)
	}
	applicators := make([]*Applicator, len(walkers))
	for i, w := range walkers {
		applicators[i] = w.a
		w.trace.end()
		w.a.Stats.Inserted, w.a.Stats.Erased = w.r.inserted, w.r.erased
		res.Stats.add(&w.a.Stats)
		res.count(w.a)
	}
	res.Diagnostics = append(res.Diagnostics, set.Misspelt(applicators...)...)
	res.Iterations, res.Time = 1, time.Since(start)
	o.done(&res, start)
	return res
}

func newWalker(ctx *ir.Context, set *Frozen, c WalkConfig) *walker {
	w := &walker{a: NewApplicator(set)}
	w.a.timed = c.Timed
	if w.trace = newTracer(ctx, "walk-rewriter", c.Trace, c.TraceForm); w.trace != nil {
		w.observers = append(w.observers, w.trace)
	}
	if c.Listener != nil {
		w.observers = append(w.observers, c.Listener)
	}
	if l := observation(ctx).listener(); l != nil {
		w.observers = append(w.observers, l)
	}
	w.r = NewRewriter(ctx, w)
	w.r.counted = observation(ctx).counted()
	if c.Checks {
		w.erasures = newErasureCheck(w.r)
		w.observers = append(w.observers, &checker{r: w.r}, w.erasures)
	}
	return w
}

// A walker is the driver. It is its Rewriter's listener.
type walker struct {
	observers
	a       *Applicator
	r       *Rewriter
	trace   *tracer
	lineage lineage
	at      *ir.Operation // that is visited, for reports of panics

	erasures *erasureCheck // nil if they are not checked
}

// OperationInserted counts a new operation.
func (w *walker) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	if !from.IsSet() {
		w.r.inserted++
	}
	w.lineage.record(op)
	w.observers.OperationInserted(op, from)
}

// OperationModified records the pattern that modified op.
func (w *walker) OperationModified(op *ir.Operation) {
	w.lineage.modified(op)
	w.observers.OperationModified(op)
}

// OperationErased forgets which pattern made op.
func (w *walker) OperationErased(op *ir.Operation) {
	w.lineage.erased(op)
	w.observers.OperationErased(op)
}

// PatternBegin records the current pattern.
func (w *walker) PatternBegin(p *Pattern, op *ir.Operation) {
	w.observers.PatternBegin(p, op)
	w.lineage.begin(p, op)
}

// PatternEnd records that the pattern has ended.
func (w *walker) PatternEnd(p *Pattern, applied bool) {
	w.lineage.end()
	w.observers.PatternEnd(p, applied)
}

// part walks a part of the IR, of that number.
func (w *walker) part(region *ir.Region, number int) Result {
	w.a.part = number
	w.r.forget()
	w.lineage.reset()
	defer w.annotate()
	applied := w.a.Stats.Applied
	w.region(region)
	res := Result{Converged: !w.r.Failed(), Changed: w.a.Stats.Applied > applied, Diagnostics: w.r.Diagnostics()}
	if list := w.lineage.list(); list != nil {
		res.made = [][]made{list}
	}
	return res
}

// annotate is deferred: it adds the operation and the pattern to a panic.
func (w *walker) annotate() {
	if r := recover(); r != nil {
		if w.at == nil {
			panic(crash.Again(r))
		}
		panic(crash.In(r, w.a.trying(), w.at.Name(), w.at.Location().Place()))
	}
}

func (w *walker) region(region *ir.Region) {
	if region.Entry() == nil {
		return
	}
	var reachable map[*ir.Block]bool
	if !hasOneBlock(region) {
		reachable = map[*ir.Block]bool{}
		region.Entry().PostOrder(reachable)
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
			w.at = op
			w.erasures.visit(op)
			w.a.MatchAndRewrite(op, w.r)
			op = next
		}
	}
}
