package rewrite

import (
	"io"
	"strconv"

	"github.com/mica-ir/mica/ir"
)

// A tracer logs the driver's actions. It identifies operations by name and location
// and never prints them, so that the size of a trace is proportional to the work
// done. It is a Listener; a nil tracer is silent when a driver calls it itself.
type tracer struct {
	NopListener
	w   io.Writer
	buf []byte
}

func (t *tracer) line(indent int, parts ...string) {
	t.buf = t.buf[:0]
	for range indent {
		t.buf = append(t.buf, "  "...)
	}
	for _, p := range parts {
		t.buf = append(t.buf, p...)
	}
	t.buf = append(t.buf, '\n')
	// A trace that cannot be written is no reason to stop the rewriting.
	_, _ = t.w.Write(t.buf)
}

// describe returns "'name' at file:line:col".
func describe(op *ir.Operation) string {
	s := "'" + op.Name() + "'"
	name, line, col := op.Location().Place().Resolve()
	if name == "" {
		return s
	}
	return s + " at " + name + ":" + strconv.Itoa(line) + ":" + strconv.Itoa(col)
}

func (t *tracer) iteration(n, ops int) {
	if t != nil {
		t.line(0, "iteration ", strconv.Itoa(n), ": ", strconv.Itoa(ops), " operations")
	}
}

func (t *tracer) visit(op *ir.Operation) {
	if t != nil {
		t.line(0, describe(op))
	}
}

func (t *tracer) dead() {
	if t != nil {
		t.line(1, "trivially dead")
	}
}

func (t *tracer) folded() {
	if t != nil {
		t.line(1, "folded")
	}
}

func (t *tracer) foldedInPlace() {
	if t != nil {
		t.line(1, "folded in place")
	}
}

// PatternBegin writes which pattern is tried.
func (t *tracer) PatternBegin(p *Pattern, _ *ir.Operation) {
	t.line(1, "try ", p.label(), " (benefit ", strconv.Itoa(p.Benefit), ")")
}

// PatternEnd writes whether the pattern was applied.
func (t *tracer) PatternEnd(_ *Pattern, applied bool) {
	if applied {
		t.line(1, "applied")
	} else {
		t.line(1, "did not match")
	}
}

// MatchFailed writes the reason.
func (t *tracer) MatchFailed(_ *ir.Operation, reason string) { t.line(2, reason) }

// WantsReasons reports that reasons are written.
func (t *tracer) WantsReasons() bool { return true }

// OperationInserted writes the change.
func (t *tracer) OperationInserted(op *ir.Operation, _ ir.InsertionPoint) {
	t.line(2, "insert ", describe(op))
}

// OperationModified writes the change.
func (t *tracer) OperationModified(op *ir.Operation) { t.line(2, "modify ", describe(op)) }

// OperationReplaced writes the change.
func (t *tracer) OperationReplaced(op *ir.Operation, _ []*ir.Value) {
	t.line(2, "replace ", describe(op))
}

// OperationErased writes the change.
func (t *tracer) OperationErased(op *ir.Operation) { t.line(2, "erase ", describe(op)) }
