package rewrite

import (
	"io"
	"sync/atomic"
	"time"

	"github.com/mica-ir/mica/ir"
)

// An Observation sees all drivers on a context: those of passes, which have no configuration of the user,
// and the dialect conversion.
type Observation struct {
	// Trace receives a line for each event, as that of a GreedyConfig; nil disables it.
	Trace     io.Writer
	TraceForm TraceForm
	// Listener is notified of the changes that drivers make; it may be nil. A dialect conversion notifies it of the insertions and
	// modifications by its patterns, including those that it undoes later.
	Listener Listener
	// Watch is called with each event; nil disables it. It must not change the IR.
	Watch func(e Event)
	// Done is called with the result of each driver. The patterns are timed if it is not nil.
	Done func(res *Result)
	// Counted chooses the operations on which patterns are counted for Done; nil means all.
	Counted func(op *ir.Operation) bool
}

type observed struct{ o atomic.Pointer[Observation] }

func observedOf(ctx *ir.Context) *observed {
	return ir.Attached(ctx, func() *observed { return &observed{} })
}

// Observe makes an observation begin on a context, instead of an earlier one, which nil ends. Passes call it
// from several goroutines unless the context's Threads are 0.
func Observe(ctx *ir.Context, o *Observation) { observedOf(ctx).o.Store(o) }

// observation returns the observation on a context, or nil.
func observation(ctx *ir.Context) *Observation { return observedOf(ctx).o.Load() }

// listener returns the listener of the observation, or nil.
func (o *Observation) listener() Listener {
	if o == nil {
		return nil
	}
	return o.Listener
}

// wantsTimes reports whether the patterns are to be timed.
func (o *Observation) wantsTimes() bool { return o != nil && o.Done != nil }

// counted returns Counted, or nil.
func (o *Observation) counted() func(op *ir.Operation) bool {
	if o == nil {
		return nil
	}
	return o.Counted
}

// done reports the result of a driver that began at a time.
func (o *Observation) done(res *Result, start time.Time) {
	if !o.wantsTimes() {
		return
	}
	seen := *res
	seen.Time = time.Since(start)
	o.Done(&seen)
}

// ReportConversion reports to the observation on a context what a dialect conversion did with applicators,
// since a time.
func ReportConversion(ctx *ir.Context, start time.Time, applicators ...*Applicator) {
	o := observation(ctx)
	if !o.wantsTimes() {
		return
	}
	res := Result{Iterations: 1}
	for _, a := range applicators {
		res.Stats.add(&a.Stats)
		res.count(a)
	}
	o.done(&res, start)
}

// A conversionTrace is a tracer of a dialect conversion, which has no iterations: it writes the operation
// before the patterns that are tried on it.
type conversionTrace struct {
	*tracer
	at *ir.Operation
}

// PatternBegin writes the operation, unless it is the same as before, and the pattern.
func (t *conversionTrace) PatternBegin(p *Pattern, op *ir.Operation) {
	if t.at != op {
		t.at = op
		if t.w != nil {
			t.tracer.at("visit", op)
		}
	}
	t.tracer.PatternBegin(p, op)
}
