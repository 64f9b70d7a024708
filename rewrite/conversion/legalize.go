package conversion

import (
	"cmp"
	"fmt"

	"github.com/mica-ir/mica/internal/chunked"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
)

// A legalizer makes operations legal, by folds and patterns.
type legalizer struct {
	c      *conversion
	target *Target
	rules  map[*ir.OpDef]*rule
	set    *rewrite.Frozen
	costs  func(*rewrite.Pattern) int
	// levels has a level for each depth of patterns applied to the results of other patterns.
	// depth is the number of levels in use.
	levels []*level
	depth  int
	mode   mode
	// applied has the active patterns that must not be applied to their own results.
	applied map[*rewrite.Pattern]bool
	trace   *tracer
	watch   func(rewrite.Event) // nil if nobody watches
	failed  *ir.Operation       // the one because of which the conversion fails
	actions *action.Stream      // nil if nothing handles actions
	// folds is the number of nested folds in place, each of an operation that the previous
	// fold changed.
	folds int
	// canceled is a change in place whose memory is used again.
	canceled *rewrite.Modification
}

func newLegalizer(c *conversion, target *Target, set *rewrite.Frozen) *legalizer {
	return &legalizer{c: c, target: target, rules: map[*ir.OpDef]*rule{}, set: set, costs: costs(c.r.Context(), target, set),
		applied: map[*rewrite.Pattern]bool{},
		watch:   rewrite.Watching(c.r.Context()), actions: action.Of(c.r.Context())}
}

// event reports an event to whoever watches.
func (l *legalizer) event(kind rewrite.EventKind, op *ir.Operation, p *rewrite.Pattern, text string) {
	if l.watch != nil {
		l.watch(rewrite.Event{Kind: kind, Op: op, Pattern: p, Set: l.set, Text: text})
	}
}

// A level applies patterns to one operation at a time.
type level struct {
	*rewrite.Applicator
	l  *legalizer
	op *ir.Operation
	// start is the state before any pattern, and changes the number of changes before the
	// current pattern, if there is no rollback.
	start   mark
	changes int
	// why is the reason why the pattern's result cannot be made legal.
	why string
	// The operations that the current pattern has created and modified.
	created, modified []*ir.Operation
}

// watchLegalize reports that the work on an operation that is not legal begins, and with its result that it ends.
func (l *legalizer) watchLegalize(op *ir.Operation, legal *bool) (end func()) {
	l.event(rewrite.EventLegalize, op, nil, l.target.why(op))
	return func() {
		kind := rewrite.EventIllegal
		if *legal {
			kind = rewrite.EventLegal
		}
		l.event(kind, op, nil, "")
	}
}

// level returns the current level.
func (l *legalizer) level() *level {
	if l.depth == len(l.levels) {
		v := &level{Applicator: rewrite.NewApplicator(l.set), l: l}
		v.ApplyCostModel(l.costs)
		v.Callbacks = rewrite.Callbacks{CanApply: v.canApply, OnFailure: v.failed, OnSuccess: v.applied}
		l.levels = append(l.levels, v)
	}
	return l.levels[l.depth]
}

// canApply begins a pattern.
func (v *level) canApply(p *rewrite.Pattern) bool {
	l := v.l
	if !p.BoundedRecursion && l.applied[p] {
		l.event(rewrite.EventSkip, v.op, p, "it is not applied to what it has made itself")
		return l.trace.skip(p)
	}
	l.applied[p] = !p.BoundedRecursion
	l.trace.beginPattern(p, v.op)
	if now := l.c.now; now != nil {
		v.changes = now.changes
	}
	return true
}

// failed undoes the changes of a pattern.
func (v *level) failed(p *rewrite.Pattern) {
	l := v.l
	l.c.report()
	if now := l.c.now; now != nil {
		now.patternFailed(p, v.op, v.changes)
	}
	l.c.reset(v.start)
	delete(l.applied, p)
	if v.why != "" {
		l.event(rewrite.EventRollback, v.op, p, v.why)
	}
	l.trace.failure(cmp.Or(v.why, "pattern failed to match"))
	v.why = ""
}

// applied legalizes the result of a pattern, and returns false if that is not possible.
func (v *level) applied(p *rewrite.Pattern) bool {
	l, c := v.l, v.l.c
	c.report()
	if c.now != nil {
		c.now.patternApplied()
	}
	v.created, v.modified = c.created.moveTo(v.created[:0]), c.modified.moveTo(v.modified[:0])
	if v.why = l.result(v.created, v.modified); v.why != "" {
		if c.now != nil {
			c.now.unlegalized(p, v.op, v.created, v.modified)
		}
		return false
	}
	delete(l.applied, p)
	return l.trace.success("pattern applied successfully")
}

// legality returns the target's verdict for op.
func (l *legalizer) legality(op *ir.Operation) Legality {
	def := op.Def()
	r, ok := l.rules[def]
	if !ok {
		r = l.target.rule(def)
		l.rules[def] = r
	}
	return r.of(op)
}

// isRecursivelyLegal reports whether all operations nested in a legal operation are legal.
func (l *legalizer) isRecursivelyLegal(op *ir.Operation) bool {
	f := l.target.recursive[op.Name()]
	return f != nil && f(op) != Illegal
}

// legalize makes op legal, and reports whether that was possible.
func (l *legalizer) legalize(op *ir.Operation) bool {
	ignored := l.c.isIgnored(op)
	l.trace.begin(op, ignored)
	switch {
	case ignored:
		return l.trace.success("operation marked 'ignored' during conversion")
	case l.actions.Ended():
		return l.trace.success("the run is stopped")
	case l.legality(op) == Legal:
		if l.isRecursivelyLegal(op) {
			l.c.ignoreNested(op)
		}
		return l.trace.success("operation marked legal by the target")
	}
	if l.watch != nil {
		return l.watched(op)
	}
	return l.changed(op)
}

// watched is changed for an observer.
func (l *legalizer) watched(op *ir.Operation) (legal bool) {
	defer l.watchLegalize(op, &legal)()
	return l.changed(op)
}

// changed legalizes an operation by a fold or a pattern.
func (l *legalizer) changed(op *ir.Operation) bool {
	if l.c.config.Fold == FoldBefore && l.fold(op) || l.pattern(op) || l.c.config.Fold == FoldAfter && l.fold(op) {
		return l.trace.success("")
	}
	if l.actions.Ended() {
		return l.trace.success("the run is stopped")
	}
	return l.trace.failure("no matched legalization pattern")
}

// ignoreNested marks all operations nested in op as legal.
func (c *conversion) ignoreNested(op *ir.Operation) {
	for region := range op.Regions() {
		for o := range region.Ops() {
			c.ignored.Add(o)
			c.ignoreNested(o)
		}
	}
}

// maxFolds bounds the folds in place of an operation, which may change it to and fro.
const maxFolds = 16

// fold folds op as an action, if it may fold, and legalizes the result.
func (l *legalizer) fold(op *ir.Operation) bool {
	l.trace.beginFold()
	if !rewrite.MayFold(op) {
		return l.trace.failure("unable to fold")
	}
	if l.actions == nil {
		return l.folded(op)
	}
	a := &action.Action{Kind: action.Fold, Op: op}
	if !l.actions.Begin(a) {
		return l.trace.failure("unable to fold")
	}
	ok := l.folded(op)
	l.actions.End(a, ok)
	return ok
}

// folded folds op and legalizes the result.
func (l *legalizer) folded(op *ir.Operation) bool {
	if l.set.MayBeInvalid() && !ir.VerifyAlone(op, nil) {
		return l.trace.failure("not valid") // a rule may have made it
	}
	defer annotate("the fold", op)
	c := l.c
	m := c.mark()
	defer c.forgetPattern()
	c.r.SetInsertionPoint(op)
	change := l.canceled
	if change == nil {
		change = &rewrite.Modification{}
	}
	l.canceled = nil
	c.r.StartModificationIn(change, op)
	values, constants, ok := c.r.TryFold(op)
	if !ok {
		change.Cancel()
		l.canceled = change
		return l.trace.failure("unable to fold")
	}
	change.Finalize()
	c.forgetPattern()
	if len(values) == 0 {
		l.event(rewrite.EventFoldInPlace, op, nil, "")
	} else {
		l.event(rewrite.EventFold, op, nil, "")
	}
	if !change.Changed() {
		if i := c.find((*opModified)(change)); i >= 0 {
			c.log.Set(i, (*opTouched)(op))
			l.canceled = change
		}
	}
	if len(values) == 0 {
		if l.folds == maxFolds {
			return l.trace.failure("unable to fold")
		}
		l.folds++
		defer func() { l.folds-- }()
		return l.trace.end(l.legalize(op))
	}
	if c.mapping.leadTo(values, op) {
		c.reset(m)
		return l.trace.failure("unable to fold")
	}
	c.r.Replace(op, values...)
	for _, k := range constants {
		if !l.legalize(k) {
			if c.now != nil {
				c.now.fail(op, "op '%s' folder rollback of IR modifications requested", op.Name())
			}
			c.reset(m)
			return l.trace.failure(fmt.Sprintf("failed to legalize generated constant '%s'", k.Name()))
		}
	}
	return l.trace.success("")
}

// annotate is deferred: it adds the operation and the hook to a panic.
func annotate(hook string, op *ir.Operation) {
	if r := recover(); r != nil {
		panic(crash.In(r, hook, op.Name(), op.Location().Place()))
	}
}

// pattern applies the best pattern whose result can be made legal.
func (l *legalizer) pattern(op *ir.Operation) bool {
	c := l.c
	if c.now != nil && c.now.failed {
		return false // a fold may have erased op
	}
	v := l.level()
	v.op, v.start, v.why = op, c.mark(), ""
	l.depth++
	defer func() { l.depth-- }()
	defer annotate("the patterns", op)
	return v.MatchAndRewrite(op, c.r.Rewriter) != nil
}

// result legalizes the operations that a pattern has created and modified. It returns the
// reason if that is not possible, or "".
func (l *legalizer) result(created, modified []*ir.Operation) (why string) {
	for _, o := range modified {
		if !l.legalize(o) {
			return fmt.Sprintf("failed to legalize operation updated in-place '%s'", o.Name())
		}
	}
	for _, o := range created {
		if !l.legalize(o) {
			return fmt.Sprintf("failed to legalize generated operation '%s'", o.Name())
		}
	}
	return ""
}

// now legalizes operations and those nested in them while a pattern is active.
func (l *legalizer) now(ops []*ir.Operation) bool {
	c := l.c
	created, modified, types := c.created, c.modified, c.types
	c.created, c.modified, c.types = operations{}, operations{}, nil
	defer func() { c.created, c.modified, c.types = created, modified, types }()
	if c.now != nil {
		casts := c.now.casts
		c.now.casts = nil
		defer func() { c.now.casts = casts }()
	}
	defer c.r.Restore(c.r.InsertionPoint())
	for op := range l.collect(ops).All() {
		// The driver reports the other operations when it reaches them.
		if !l.legalize(op) && (l.mode == full || l.mode == partial && l.legality(op) == Illegal) {
			return false
		}
	}
	return true
}

// collect returns operations and those nested in them, in the order of legalization: outer
// operations first, blocks in depth-first order. Unreachable blocks and the operations in
// recursively legal ones are omitted.
func (l *legalizer) collect(ops []*ir.Operation) *chunked.List[*ir.Operation] {
	all := &chunked.List[*ir.Operation]{}
	var add func(op *ir.Operation)
	add = func(op *ir.Operation) {
		all.Add(op)
		if op.NumRegions() == 0 || l.legality(op) == Legal && l.isRecursivelyLegal(op) {
			return
		}
		for region := range op.Regions() {
			for _, b := range region.PreOrder() {
				for o := range b.Ops() {
					add(o)
				}
			}
		}
	}
	for _, op := range ops {
		add(op)
	}
	return all
}
