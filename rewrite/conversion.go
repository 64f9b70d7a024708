package rewrite

import "github.com/mica-ir/mica/ir"

// A Conversion is a driver that delays the changes of its Rewriter or can undo them, as the
// dialect conversion does. The Rewriter calls it instead of making a change itself, and
// notifies it of the changes that it does make: new operations and blocks, and moved ones.
type Conversion interface {
	Listener

	// Delays reports whether the uses of replaced values stay until all patterns have been applied.
	Delays() bool

	// ReplaceOp replaces the results of op with values, one for each, and erases op.
	ReplaceOp(op *ir.Operation, values []*ir.Value)
	// EraseOp erases op, whose results the patterns that are still to come replace.
	EraseOp(op *ir.Operation)
	// ReplaceUses replaces the uses of v for which replace holds, or all if it is nil, with
	// w, and reports whether these were all uses.
	ReplaceUses(v, w *ir.Value, replace func(*ir.Operand) bool) (all bool)
	// EraseBlock erases a block and its operations.
	EraseBlock(b *ir.Block)

	// ModificationStarted is called before an operation is changed in place, and
	// ModificationCanceled after the change was undone; OperationModified is called if the
	// change is final.
	ModificationStarted(m *Modification)
	ModificationCanceled(m *Modification)
}

// NewConversionRewriter returns a Rewriter whose changes c takes over.
func NewConversionRewriter(ctx *ir.Context, c Conversion) *Rewriter {
	list := observers{c}
	check := &conversionCheck{}
	if ctx.CheckRewrites {
		list = append(list, check)
	}
	if o := observation(ctx); o != nil && (o.Trace != nil || o.Watch != nil) {
		list = append(list, &conversionTrace{tracer: &tracer{w: o.Trace, form: o.TraceForm, watch: o.Watch}})
	}
	if o := observation(ctx).listener(); o != nil {
		list = append(list, o)
	}
	var l Listener = c
	if len(list) > 1 {
		l = list
	}
	r := NewRewriter(ctx, l)
	r.conversion, check.r = c, r
	r.timed, r.counted = observation(ctx).wantsTimes(), observation(ctx).counted()
	return r
}

// Conversion returns the conversion that records the rewriter's changes, or nil in most
// drivers.
func (r *Rewriter) Conversion() Conversion { return r.conversion }
