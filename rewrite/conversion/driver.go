package conversion

import (
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
)

// A FoldMode determines when an operation that is not legal is folded.
type FoldMode uint8

// The modes of folding.
const (
	FoldBefore FoldMode = iota // before patterns are tried
	FoldAfter                  // if no pattern applies
	FoldNever
)

// A Config chooses how a conversion works.
type Config struct {
	// Fold determines when operations are folded.
	Fold FoldMode
	// NoRollback makes changes immediately instead of at the end. It is an error if a change
	// would have to be undone: if a pattern changes something and then does not match, or if the
	// result of a pattern or a fold cannot be made legal. After a failure the IR remains partly
	// converted and may be invalid. Patterns see each other's changes, must not use values that
	// others have erased, and may replace some of the uses of a value. No log is kept, but a
	// value is converted again for each pattern that needs it in another type.
	NoRollback bool
	// KeepCasts leaves builtin.unrealized_conversion_cast between values of types before and
	// after the conversion, instead of calling the type converters' materializations.
	KeepCasts bool
	// MarkCasts adds an attribute to each cast that distinguishes "source" from "target" casts.
	MarkCasts bool
	// Listener is notified of all changes if the conversion succeeds, or of each one when it
	// is made if there is no rollback; may be nil.
	Listener rewrite.Listener
	// Report receives the errors that patterns have emitted and that did not stop the
	// conversion. If it is nil, these errors are returned with the others, although the
	// conversion may have succeeded.
	Report func(diag.List)
	// Unlegalized, if it is not nil, receives the operations that a partial conversion leaves.
	Unlegalized map[*ir.Operation]bool
	// Legalizable, if it is not nil, receives the operations that an analysis finds can be made
	// legal.
	Legalizable map[*ir.Operation]bool
}

// Partial makes operations and those in them legal where that is possible. It fails if an
// operation that is explicitly illegal remains. It returns the errors. The IR is unchanged
// if there are any, unless [Config.NoRollback] is set, or the error is that a type converter
// cannot build a value for a cast, which is found out last.
func Partial(target *Target, set *rewrite.Frozen, config Config, ops ...*ir.Operation) diag.List {
	return run(partial, target, set, config, ops)
}

// Full makes operations and those in them legal, and fails if one cannot be.
func Full(target *Target, set *rewrite.Frozen, config Config, ops ...*ir.Operation) diag.List {
	return run(full, target, set, config, ops)
}

// Analysis finds out which operations could be made legal, for [Config.Legalizable], and
// changes nothing.
func Analysis(target *Target, set *rewrite.Frozen, config Config, ops ...*ir.Operation) diag.List {
	return run(analysis, target, set, config, ops)
}

// A mode determines which operations have to become legal.
type mode uint8

const (
	partial mode = iota
	full
	analysis
)

func run(m mode, target *Target, set *rewrite.Frozen, config Config, ops []*ir.Operation) diag.List {
	if len(ops) == 0 {
		return nil
	}
	a := &action.Action{Kind: action.Conversion, Op: ops[0]}
	stream := action.Of(ops[0].Context())
	if !stream.Begin(a) {
		return nil
	}
	list := apply(m, target, set, config, ops)
	stream.End(a, !list.HasErrors())
	return list
}

func apply(m mode, target *Target, set *rewrite.Frozen, config Config, ops []*ir.Operation) diag.List {
	if m == analysis && config.NoRollback {
		copies, forget := copyForAnalysis(&config, ops)
		defer forget()
		ops = copies
	}
	start := time.Now()
	c := newConversion(ops[0].Context(), config)
	l := newLegalizer(c, target, set)
	c.legal, l.mode = l, m
	l.event(rewrite.EventDriver, ops[0], nil, "")
	defer func() { l.event(rewrite.EventDriverEnd, l.failed, nil, "") }()
	l.reportHopeless()
	defer c.release()
	defer func() {
		apps := make([]*rewrite.Applicator, len(l.levels))
		for i, v := range l.levels {
			apps[i] = v.Applicator
		}
		rewrite.ReportConversion(c.r.Context(), start, apps...)
	}()
	if w := c.r.Context().DebugOutput("dialect-conversion"); w != nil {
		l.trace = &tracer{w: w}
	}
	for op := range l.collect(ops).All() {
		if !l.convert(op) || c.r.Failed() {
			c.reset(mark{})
			return c.diagnostics()
		}
	}
	if m == analysis {
		c.reset(mark{})
		return c.diagnostics()
	}
	if c.now == nil {
		c.commit()
	}
	var casts []*ir.Operation
	for _, op := range c.casts.ops {
		if _, ok := c.casts.info[op]; ok {
			casts = append(casts, op)
		}
	}
	casts = ReconcileCasts(casts)
	if !config.KeepCasts {
		c.materialize(casts)
	}
	apps := make([]*rewrite.Applicator, len(l.levels))
	for i, v := range l.levels {
		apps[i] = v.Applicator
	}
	return append(c.diagnostics(), set.Misspelt(apps...)...)
}

// diagnostics returns the errors of patterns and of the driver, except for those that
// [Config.Report] receives.
func (c *conversion) diagnostics() diag.List {
	c.report()
	list := append(c.r.Diagnostics(), c.errs...)
	if c.now != nil {
		list = append(list, c.now.direct.Diagnostics()...)
	}
	return list
}

// report forwards the errors that patterns have emitted.
func (c *conversion) report() {
	if c.config.Report == nil {
		return
	}
	if list := c.r.TakeReports(); len(list) > 0 {
		c.config.Report(list)
	}
}

// convert makes op legal, and reports an error if it is not and has to be.
func (l *legalizer) convert(op *ir.Operation) bool {
	ok := l.legalize(op)
	switch {
	case l.c.now != nil && l.c.now.failed:
		return false
	case !ok && l.mode == full:
		l.failed = op
		op.EmitError(&l.c.errs, "failed to legalize operation '%s'", op.Name())
		return false
	case !ok && l.mode == partial:
		if l.legality(op) == Illegal {
			l.failed = op
			op.EmitError(&l.c.errs, "failed to legalize operation '%s' that was explicitly marked illegal", op.Name())
			return false
		}
		if u := l.c.config.Unlegalized; u != nil {
			u[op] = true
		}
	case ok && l.mode == analysis && l.c.config.Legalizable != nil:
		l.c.config.Legalizable[op] = true
	}
	return true
}
