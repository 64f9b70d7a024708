package rewrite

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// A Rewriter is the Builder that patterns use to change the IR. When a pattern starts, its insertion
// point is before the matched operation, and it has that operation's location.
type Rewriter struct {
	*ir.Builder
	listener   Listener
	conversion Conversion // set in a dialect conversion
	errs       diag.List
	reports    diag.List
	matched    *ir.Operation // while matchers find its patterns
	erased     int
	inserted   int
	debug      *applicationLog // nil if debug output is disabled
	actions    *action.Stream  // nil if nothing handles actions
	watch      func(Event)     // nil if nobody watches
	timed      bool            // whether patterns are timed for an observation
	// counted chooses the operations on which an observation counts patterns; nil means all.
	counted   func(op *ir.Operation) bool
	constants []ir.Attribute  // memory of folds
	detached  *ir.Builder     // of the constants that operations fold to, nil before the first one
	begun     []*Modification // that EndModification ends
}

// NewRewriter returns a Rewriter that notifies l of all changes; l may be nil.
func NewRewriter(ctx *ir.Context, l Listener) *Rewriter {
	r := &Rewriter{Builder: ir.NewBuilder(ctx), listener: l, debug: newApplicationLog(ctx), actions: action.Of(ctx), watch: Watching(ctx)}
	r.Lists = &ir.AttributeLists{}
	if l != nil {
		r.Listener = l
	}
	return r
}

// Errorf reports an error that stops the driver, unlike a pattern that merely does
// not match. An error of a matcher that has no place is one at the operation that is matched.
func (r *Rewriter) Errorf(at diag.Place, format string, args ...any) *diag.Diagnostic {
	if !at.IsValid() && r.matched != nil {
		at = r.matched.Location().Place()
	}
	return r.errs.Errorf(at, format, args...)
}

// EmitError reports an error at an operation. If the context has ShowOps set, a note shows the operation.
// Unlike [Rewriter.Errorf], it does not stop the driver: other patterns are tried. It is among the
// diagnostics of the run all the same.
func (r *Rewriter) EmitError(op *ir.Operation, format string, args ...any) *diag.Diagnostic {
	return op.EmitError(&r.reports, format, args...)
}

// EmitErrorAt is EmitError for a place, without an operation to show.
func (r *Rewriter) EmitErrorAt(at diag.Place, format string, args ...any) *diag.Diagnostic {
	return r.reports.Errorf(at, format, args...)
}

// Failed reports whether there was an error that stops the driver.
func (r *Rewriter) Failed() bool { return len(r.errs) > 0 }

// TakeReports returns the errors so far that did not stop the driver, which are not among the diagnostics
// of the run then.
func (r *Rewriter) TakeReports() diag.List {
	list := r.reports
	r.reports = nil
	return list
}

// forget forgets all errors.
func (r *Rewriter) forget() { r.errs, r.reports = nil, nil }

// Diagnostics returns all errors. The ones that did not stop the driver come first.
func (r *Rewriter) Diagnostics() diag.List { return slices.Concat(r.reports, r.errs) }

// MatchFailure is for patterns that return "return r.MatchFailure(op, ...)" to explain why they do not
// match. The text is only formatted if a listener wants reasons.
func (r *Rewriter) MatchFailure(op *ir.Operation, format string, args ...any) bool {
	if r.listener != nil && r.listener.WantsReasons() {
		r.listener.MatchFailed(op, fmt.Sprintf(format, args...))
	}
	return false
}

// Modified notifies the listener that the caller has modified op in place. A dialect
// conversion cannot undo such a change: patterns for it use [Rewriter.ModifyInPlace] or
// [Rewriter.StartModification].
func (r *Rewriter) Modified(op *ir.Operation) {
	if r.conversion != nil {
		r.Errorf(op.Location().Place(), "'%s' op was modified in a dialect conversion outside of ModifyInPlace", op.Name())
		return
	}
	r.modified(op)
}

func (r *Rewriter) modified(op *ir.Operation) {
	if r.listener != nil {
		r.listener.OperationModified(op)
	}
}

// ModifyInPlace calls change and notifies the listener that op was modified.
func (r *Rewriter) ModifyInPlace(op *ir.Operation, change func()) {
	if r.conversion != nil {
		m := r.StartModification(op)
		change()
		m.Finalize()
		return
	}
	change()
	r.modified(op)
}

// SetAttr sets an attribute of op.
func (r *Rewriter) SetAttr(op *ir.Operation, name string, a ir.Attribute) {
	r.ModifyInPlace(op, func() { op.SetAttr(name, a) })
}

// SetOperand makes v operand i of op.
func (r *Rewriter) SetOperand(op *ir.Operation, i int, v *ir.Value) {
	r.ModifyInPlace(op, func() { op.OpOperand(i).Set(v) })
}
