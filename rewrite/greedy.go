package rewrite

import (
	"io"
	"slices"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// NoLimit lifts a limit of a GreedyConfig.
const NoLimit = -1

// NoRewrites is the MaxRewrites of a driver that applies and folds nothing.
const NoRewrites = -2

// The default limits of a GreedyConfig.
const (
	defaultIterations = 10
	// defaultRewrites and rewritesPerOp bound an iteration so that rules which
	// apply to their own output end. Rules that unroll or expand stay far below.
	defaultRewrites = 1 << 20
	rewritesPerOp   = 64
)

// Strictness determines which operations the greedy driver processes.
type Strictness uint8

// The degrees of strictness.
const (
	AnyOp             Strictness = iota // all in the scope
	ExistingAndNewOps                   // the given operations, and those that patterns create
	ExistingOps                         // those given at the start
)

// RegionLevel determines how the greedy driver simplifies regions.
type RegionLevel uint8

// The levels of simplification.
const (
	SimplifyRegions RegionLevel = iota // erase dead operations and arguments of blocks
	KeepRegions                        // only erase blocks that are not reachable
	MergeBlocks                        // also merge identical blocks, and erase arguments that always get the same value
)

// A GreedyConfig configures the greedy driver. The zero value is the configuration of MLIR's
// canonicalizer, except that it works bottom up.
type GreedyConfig struct {
	// TopDown starts each iteration with the first operation instead of the last.
	TopDown bool
	Regions RegionLevel
	// MaxIterations bounds how often the driver goes through the IR: 0 is 10.
	MaxIterations int
	// MaxRewrites bounds the number of applied patterns per iteration; the next iteration starts after
	// that many. 0 means a limit so high that only rules that never terminate reach it; NoLimit means
	// none. With NoRewrites regions are only simplified.
	MaxRewrites int
	Strictness  Strictness
	// Scope restricts the driver to a region; nil means the given region.
	Scope *ir.Region
	// Listener is notified of all changes; may be nil.
	Listener Listener
	// Checks verifies the IR after each pattern, and that a pattern changed the IR if
	// and only if it was applied, or the fold succeeded. The cost of a pattern is then proportional to the IR. The
	// CheckRewrites of a context demands it of all drivers.
	Checks bool
	// NoFold does not fold, and KeepConstants does not merge equal constants.
	NoFold        bool
	KeepConstants bool
	// NoCounts leaves Result.Counts empty, which saves memory for each pattern.
	NoCounts bool
	// Timed measures the time that each pattern takes.
	Timed bool
	// Trace receives a line for each event, including the reasons of failed matches;
	// nil disables it.
	Trace     io.Writer
	TraceForm TraceForm
}

// A Result describes how the greedy driver ended.
type Result struct {
	// Converged is true if no pattern applies any more. It is false, without an error, if rules have left
	// operations that are not valid: verification reports them.
	Converged  bool
	Changed    bool
	Iterations int
	Stats      Stats
	Counts     []Count // of all patterns, in the order of the set
	// Time is the time of the whole run, if it was measured.
	Time time.Duration
	// LimitReached is true if the driver stopped at MaxIterations or MaxRewrites.
	LimitReached bool
	// Diagnostics has the errors of patterns, one that names the patterns
	// that still applied at the end if the driver did not converge, and warnings about
	// patterns whose trait or interface is probably misspelt, once for a Frozen set.
	Diagnostics diag.List

	invalid bool                       // rules have left operations that are not valid
	limits  []*diag.Diagnostic         // the members of Diagnostics that report a reached limit
	made    [][]made                   // by part
	madeBy  map[*ir.Operation]*Pattern // from made, when it is needed
}

// WithoutLimit returns the diagnostics without the error that a limit was reached, for callers that
// expect the driver to stop at a limit.
func (r *Result) WithoutLimit() diag.List {
	if !r.LimitReached {
		return r.Diagnostics
	}
	return slices.DeleteFunc(slices.Clone(r.Diagnostics), func(d *diag.Diagnostic) bool { return slices.Contains(r.limits, d) })
}

// MadeBy returns the pattern that made, or last changed, an operation, or nil if none did.
func (r *Result) MadeBy(op *ir.Operation) *Pattern {
	if r.madeBy == nil {
		r.madeBy = map[*ir.Operation]*Pattern{}
		for _, list := range r.made {
			for _, m := range list {
				r.madeBy[m.op] = m.pattern
			}
		}
	}
	return r.madeBy[op]
}

// ApplyGreedily applies patterns, folds, and erases dead operations in the
// regions of op until nothing changes. op itself is not touched. If the patterns are
// isolated, operations that are isolated from above are rewritten separately, on as many
// goroutines as the context's Threads.
func ApplyGreedily(op *ir.Operation, set *Frozen, c GreedyConfig) Result {
	res := Result{Converged: true}
	start := time.Now()
	o := observation(op.Context())
	c.Timed, c.NoCounts = c.Timed || o.wantsTimes(), c.NoCounts && !o.wantsTimes()
	t := team{ctx: op.Context(), set: set, config: c}
	for i := range op.NumRegions() {
		one := t.region(op.Region(i))
		res.merge(&one)
		res.Diagnostics = append(res.Diagnostics, one.Diagnostics...)
	}
	res.Time = time.Since(start)
	t.finish(&res)
	o.done(&res, start)
	return res
}

// ApplyGreedilyToRegion is ApplyGreedily for one region.
func ApplyGreedilyToRegion(region *ir.Region, set *Frozen, c GreedyConfig) Result {
	ctx, start := region.ParentOp().Context(), time.Now()
	o := observation(ctx)
	c.Timed, c.NoCounts = c.Timed || o.wantsTimes(), c.NoCounts && !o.wantsTimes()
	t := team{ctx: ctx, set: set, config: c}
	res := t.region(region)
	t.finish(&res)
	o.done(&res, start)
	return res
}

// ApplyGreedilyToOps applies patterns to the given operations, and to others
// depending on the strictness, until nothing changes. The default scope is the
// innermost region that contains all of ops.
func ApplyGreedilyToOps(ops []*ir.Operation, set *Frozen, c GreedyConfig) Result {
	if len(ops) == 0 {
		return Result{Converged: true}
	}
	start, o := time.Now(), observation(ops[0].Context())
	c.Timed, c.NoCounts = c.Timed || o.wantsTimes(), c.NoCounts && !o.wantsTimes()
	a := NewApplicator(set)
	res := newGreedy(ops[0].Context(), a, c).ops(ops)
	res.Stats = a.Stats
	if !c.NoCounts {
		res.Counts = a.Counts()
	}
	res.Diagnostics = append(res.Diagnostics, set.Misspelt(a)...)
	o.done(&res, start)
	return res
}

// greedy is the driver. It is its Rewriter's listener.
type greedy struct {
	GreedyConfig
	a        *Applicator
	r        *Rewriter
	scope    *ir.Region
	work     worklist
	filtered map[*ir.Operation]bool // the operations that a strict driver works on
	trace    *tracer
	observers
	unverified unverified
	log        appliedLog
	lineage    lineage
	growth     growth
	moved      bool // constants
	// constants has the values of the operands of the operation that is folded.
	constants []ir.Attribute
	// flat is set if the region has one block, whose operations have no regions.
	flat bool
	// simplified is the number of changes when the simplification of the region last found nothing to do,
	// or -1.
	simplified int
	// all makes the driver visit inert operations, too, because something depends on which operations are
	// on the worklist.
	all bool
	// changes counts the notifications of changes, before those at the start of the current pattern.
	// unreported counts the patterns that changed the IR but returned failure; reckless is the last of
	// them.
	changes, before, unreported int
	reckless                    *Pattern
	outer                       []*ir.Operation // scratch of enqueue
	liveness                    liveness
	folder                      *constantFolder // of the last iteration, for reuse
	// at is the visited operation and hook names the called part of it, for reports of panics.
	at   *ir.Operation
	hook string

	inPlace inPlaceFolds
	// whole is the region that the driver works on; nil if that is a list of operations.
	whole *ir.Region
	// nextCheck and nextDepth are the number of changes and the length of a chain of applications that
	// trigger the next erasure of unreachable blocks.
	nextCheck int
	nextDepth int32
	// populating is set until an operation leaves the worklist. Until then the worklist contains the
	// ancestors of all its operations.
	populating bool
}

func newGreedy(ctx *ir.Context, a *Applicator, c GreedyConfig) *greedy {
	g := &greedy{a: a}
	c.Checks = c.Checks || ctx.CheckRewrites
	g.configure(c)
	if g.trace = newTracer(ctx, "greedy-rewriter", c.Trace, c.TraceForm); g.trace != nil {
		g.observers = append(g.observers, g.trace)
	}
	if c.Listener != nil {
		g.observers = append(g.observers, c.Listener)
	}
	if l := observation(ctx).listener(); l != nil {
		g.observers = append(g.observers, l)
	}
	g.r = NewRewriter(ctx, g)
	g.r.counted = observation(ctx).counted()
	if c.Checks {
		g.observers = append(g.observers, &checker{r: g.r})
	}
	a.madeBy = g.lineage.madeBy
	g.all = g.all || g.trace != nil
	return g
}

// configure sets the configuration, except for listeners and traces.
func (g *greedy) configure(c GreedyConfig) {
	g.GreedyConfig = c
	if g.MaxIterations == 0 {
		g.MaxIterations = defaultIterations
	}
	g.a.timed = c.Timed
	g.all = c.MaxRewrites > 0
}

// observed reports whether the driver has a listener, a trace or checks to notify.
func (c *GreedyConfig) observed() bool { return c.Listener != nil || c.Trace != nil || c.Checks }

// driver returns a driver over the patterns, with the memory of one that has ended if there is any.
func (z *Frozen) driver(ctx *ir.Context, c GreedyConfig) *greedy {
	if !c.observed() && ctx.Debug == nil && !ctx.CheckRewrites && action.Of(ctx) == nil && observation(ctx) == nil {
		if g, _ := z.idle.Get().(*greedy); g != nil && g.r.Context() == ctx && g.r.actions == nil {
			g.configure(c)
			return g
		}
	}
	return newGreedy(ctx, NewApplicator(z), c)
}

// release keeps the memory of a driver that has ended.
func (z *Frozen) release(g *greedy) {
	if g.observed() || g.trace != nil || g.r.actions != nil || g.r.debug != nil {
		return
	}
	g.restart(nil)
	g.work.clear()
	if g.folder != nil {
		g.folder.reset()
	}
	g.log = appliedLog{}
	clear(g.constants[:cap(g.constants)])
	clear(g.outer[:cap(g.outer)])
	g.a.reset()
	z.idle.Put(g)
}

// restart prepares the driver for another region.
func (g *greedy) restart(scope *ir.Region) {
	g.whole = nil
	if g.scope = scope; g.Scope != nil {
		g.scope = g.Scope
	}
	g.filtered, g.moved, g.reckless = nil, false, nil
	g.simplified = -1
	g.r.forget()
	g.r.inserted, g.r.erased = 0, 0
	g.log.n, g.log.since = 0, 0
	g.lineage.reset()
	g.unverified.reset()
	g.growth = growth{}
	g.inPlace.op = nil
}

// region is the driver over a region.
func (g *greedy) region(region *ir.Region) Result {
	g.restart(region)
	g.whole = region
	if g.Strictness != AnyOp {
		g.filtered = map[*ir.Operation]bool{}
		walkPostOrder(region, func(op *ir.Operation) { g.filtered[op] = true })
	}
	g.trace.event(Event{Kind: EventDriver, Op: region.ParentOp(), Set: g.a.set})
	res := Result{}
	for again := true; again && !g.r.Failed(); {
		if g.MaxIterations != NoLimit && res.Iterations >= g.MaxIterations {
			if !res.invalid { // else the verifier reports the rules' invalid operations
				res.LimitReached = true
				g.reportCycle(&res, region)
			}
			break
		}
		res.Iterations, res.invalid = res.Iterations+1, false
		g.log.start(res.Iterations)
		act, do := g.beginIteration(region, res.Iterations)
		if !do {
			break
		}
		again = g.iterate(region, &res)
		g.r.actions.End(act, again)
	}
	return g.finish(res)
}

// iterate goes through a region once, and reports whether to do so again.
func (g *greedy) iterate(region *ir.Region, res *Result) (again bool) {
	// Constants are deduplicated first, including those in unreachable blocks.
	ops := g.populate(region)
	g.lineage.start(g.growth.start)
	erased := !g.flat && g.liveness.order.eraseUnreachable(g.r, region)
	if erased {
		g.log.add(nil, nil, "removal of blocks that are not reachable")
	}
	g.trace.iteration(res.Iterations, g.work.len())
	changed, ended := g.process(ops)
	if len(g.unverified.invalid) > 0 {
		res.Changed, res.invalid = true, true
		if again = changed && ended; again {
			g.unverified.waiting.clear() // the next iteration visits everything
		}
		return again
	}
	changed = changed || erased
	if !ended && !g.simplifyEndless(region) {
		res.Changed, res.LimitReached = true, !g.endless()
		g.reportCycle(res, region)
		return false
	}
	if g.Regions != KeepRegions && !g.r.Failed() && (changed || g.simplified != g.changes) {
		changed = g.simplify(region) || changed
	}
	res.Converged = !changed
	res.Changed = res.Changed || changed
	return changed
}

// beginIteration begins the action of an iteration, and reports whether it is to be done.
func (g *greedy) beginIteration(region *ir.Region, n int) (*action.Action, bool) {
	if g.r.actions == nil {
		return nil, true
	}
	a := &action.Action{Kind: action.Iteration, Op: region.ParentOp(), Region: region.Index(), Round: n}
	return a, g.r.actions.Begin(a)
}

// simplify simplifies the region, and reports whether there was something to do, which is a reason to go
// through the IR again.
func (g *greedy) simplify(region *ir.Region) bool {
	unreachable := !g.flat && g.liveness.order.eraseUnreachable(g.r, region)
	visited := g.Strictness == AnyOp && g.work.len() == 0 && !unreachable
	if !g.liveness.simplifyRegion(g.r, region, visited, g.Regions == MergeBlocks) && !unreachable {
		g.simplified = g.changes
		return false
	}
	g.log.add(nil, nil, "simplification of the blocks of a region")
	return true
}

// finish adds the Rewriter's state to the result.
func (g *greedy) finish(res Result) Result {
	g.trace.end()
	res.Converged = res.Converged && !g.r.Failed()
	// Moved constants are no reason for another iteration, but they are a change.
	res.Changed = res.Changed || g.moved
	res.Diagnostics = append(res.Diagnostics, g.r.Diagnostics()...)
	if list := g.lineage.list(); list != nil {
		res.made = [][]made{list}
	}
	g.a.Stats.Inserted += g.r.inserted
	g.a.Stats.Erased += g.r.erased
	return res
}

// ops is the driver over a list of operations. There is one iteration, which
// ends when the worklist is empty.
func (g *greedy) ops(ops []*ir.Operation) Result {
	g.restart(commonRegion(ops))
	if g.Strictness != AnyOp {
		g.filtered = map[*ir.Operation]bool{}
	}
	for _, op := range ops {
		if g.filtered != nil {
			g.filtered[op] = true
		}
		g.growth.size += sizeOf(op)
		g.enqueueOne(op)
	}
	g.growth.start = g.growth.size
	g.lineage.start(g.growth.start)
	if g.scope != nil {
		g.trace.event(Event{Kind: EventDriver, Op: g.scope.ParentOp(), Set: g.a.set})
	}
	res := Result{Iterations: 1}
	g.log.start(1)
	g.trace.iteration(1, g.work.len())
	changed, ended := g.process(len(ops))
	res.Changed = changed
	if res.invalid = len(g.unverified.invalid) > 0; res.invalid {
		return g.finish(res)
	}
	ended = ended && g.work.len() == 0
	res.Converged = ended
	res.LimitReached = !ended && !g.endless()
	if !ended && !g.r.Failed() {
		g.reportCycle(&res, g.scope)
	}
	return g.finish(res)
}

// commonRegion returns the innermost region that contains all of ops at any depth, or
// nil.
func commonRegion(ops []*ir.Operation) *ir.Region {
	region := ops[0].ParentRegion()
	for region != nil {
		all := true
		for _, op := range ops[1:] {
			in := op.ParentRegion()
			for in != nil && in != region {
				in = in.ParentOp().ParentRegion()
			}
			if in == nil {
				all = false
				break
			}
		}
		if all || region.ParentOp() == nil {
			return region
		}
		region = region.ParentOp().ParentRegion()
	}
	return nil
}

// populate adds the operations in the region to the worklist, and returns their number. On the way it
// deduplicates constants and moves them to the front, which keeps their order.
func (g *greedy) populate(region *ir.Region) (ops int) {
	g.work.clear()
	if g.folder == nil {
		g.folder = newConstantFolder(g.r)
	}
	folder := g.folder
	folder.reset()
	duplicate := func(op *ir.Operation) bool {
		if g.KeepConstants || !op.Has(ir.ConstantLike) {
			return false
		}
		value := ir.ConstantValue(op)
		return value != nil && !folder.insertKnown(op, value)
	}
	g.growth.size = 0
	g.flat = hasOneBlock(region)
	g.populating = true
	defer func() {
		g.populating = false
		g.moved = g.moved || folder.changed
		if g.growth.start == 0 {
			g.growth.start = g.growth.size
		}
	}()
	if g.TopDown {
		walkPreOrder(region, func(op *ir.Operation) bool {
			if duplicate(op) {
				return false
			}
			ops++
			g.visit(op)
			return true
		})
		g.work.reverse()
		return ops
	}
	walkPostOrder(region, func(op *ir.Operation) {
		if !duplicate(op) {
			ops++
			g.visit(op)
		}
	})
	return ops
}

// visit puts an operation of the region on the worklist.
func (g *greedy) visit(op *ir.Operation) {
	g.growth.size += sizeOf(op)
	g.flat = g.flat && op.NumRegions() == 0
	g.enqueue(op)
}

// endless reports whether the rules appear not to terminate; the result is then discarded.
func (g *greedy) endless() bool { return g.lineage.endless() || g.growth.limited() }

// process runs until the worklist is empty or the limit of rewrites is reached, and
// reports whether anything changed. ended is false if rules seem not to terminate, given
// the number of operations at the start.
func (g *greedy) process(ops int) (changed, ended bool) {
	defer g.annotate()
	bound := defaultRewrites + rewritesPerOp*ops
	rewrites, folds := 0, 0
	g.unreported = 0
	g.nextCheck, g.nextDepth = minCheck+ops, selfDepth
	for {
		if g.unreported > 0 {
			rewrites, g.unreported, changed = rewrites+g.unreported, 0, true
		}
		switch {
		case g.MaxRewrites == NoRewrites, g.MaxRewrites > 0 && rewrites >= g.MaxRewrites:
			return changed, true
		case g.MaxRewrites != NoLimit && (g.endless() || rewrites >= bound || folds >= bound):
			return changed, g.work.len() == 0 && !g.endless()
		case g.eraseUnreachable(rewrites + folds):
			changed = true
		}
		op := g.work.pop()
		if op == nil && !g.r.Failed() && g.resume() {
			continue
		}
		if op == nil || g.r.Failed() {
			return changed, true
		}
		g.a.Stats.Visited++
		g.trace.at("visit", op)
		g.at, g.hook = op, hookEffects
		suspended := g.suspended(op)
		if (suspended && isDeadByTraits(op) || !suspended && IsTriviallyDead(op)) && g.erase(op) {
			changed = true
			continue
		}
		g.hook = hookFold
		if !suspended && !g.NoFold && !op.Has(ir.ConstantLike) && g.foldAction(op) {
			g.a.Stats.Folded++
			folds++
			changed = true
			continue
		}
		if g.lineage.depth(op) > selfDepth && UsesItself(op) {
			g.trace.event(Event{Kind: EventSkip, Op: op, Text: "the operation uses its own result"})
			continue
		}
		g.hook = hookPatterns
		if p := g.a.MatchAndRewrite(op, g.r); p != nil {
			rewrites++
			changed = true
		}
	}
}

// The hooks of an operation that the driver calls.
const (
	hookEffects  = "the memory effects"
	hookFold     = "the fold"
	hookPatterns = "the patterns"
)

// annotate is deferred: it adds the operation and the hook to a panic.
func (g *greedy) annotate() {
	r := recover()
	if r == nil {
		return
	}
	if g.at == nil {
		panic(crash.Again(r))
	}
	if g.hook == hookPatterns {
		g.hook = g.a.trying()
	}
	panic(crash.In(r, g.hook, g.at.Name(), g.at.Location().Place()))
}

// erase erases a dead operation as an action, and reports whether it was to be done.
func (g *greedy) erase(op *ir.Operation) bool {
	var a *action.Action
	if g.r.actions != nil {
		a = &action.Action{Kind: action.Erasure, Op: op}
		if !g.r.actions.Begin(a) {
			return false
		}
	}
	g.trace.at("dead", op)
	g.a.Stats.Dead++
	g.r.Erase(op)
	g.r.actions.End(a, true)
	return true
}

// foldAction folds op as an action, if it may fold.
func (g *greedy) foldAction(op *ir.Operation) bool {
	if g.r.actions == nil && !g.Checks || !MayFold(op) {
		return g.fold(op)
	}
	a := &action.Action{Kind: action.Fold, Op: op}
	if !g.r.actions.Begin(a) {
		return false
	}
	before := (&Rewriter{}).StartModification(op)
	folded := g.fold(op)
	if g.Checks && !folded && before.Changed() {
		g.r.Errorf(op.Location().Place(), "'%s' op: the fold changed the operation and returned failure", op.Name())
	}
	g.r.actions.End(a, folded)
	return folded
}

// fold folds op and replaces its results, creating constants as needed.
func (g *greedy) fold(op *ir.Operation) bool {
	if !MayFold(op) {
		return false
	}
	g.constants = appendConstants(g.constants[:0], op)
	repeated := g.inPlace.begin(g.r, op)
	results, ok := FoldConstants(op, g.constants)
	if !ok || repeated && len(results) == 0 && !g.inPlace.before.Changed() {
		return false
	}
	g.log.add(nil, op, "")
	if len(results) == 0 {
		g.inPlace.end(op)
		g.trace.at("fold in place", op)
		g.OperationModified(op)
		return true
	}
	g.r.SetInsertionPoint(op)
	g.r.Loc, g.r.Origin = nil, op.Origin()
	values := make([]*ir.Value, 0, len(results))
	for i, f := range results {
		v := f.Value
		if v == nil {
			v = materialize(g.r.Builder, op, f.Attr, op.Result(i).Type())
		}
		if v == nil || v.Type() != op.Result(i).Type() {
			g.eraseUnusedConstants(op, results, values)
			g.log.drop()
			return false
		}
		values = append(values, v)
	}
	g.trace.at("fold", op)
	g.r.Replace(op, values...)
	return true
}

// eraseUnusedConstants takes back the constants of a fold that failed midway.
func (g *greedy) eraseUnusedConstants(op *ir.Operation, results []ir.FoldResult, values []*ir.Value) {
	for i, v := range values {
		if results[i].Value == nil {
			g.r.Erase(v.DefiningOp())
		}
	}
}
