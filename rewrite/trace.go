package rewrite

import (
	"io"
	"strconv"

	"github.com/mica-ir/mica/ir"
)

// A tracer logs the driver's actions. It identifies operations by name and location
// and never prints them, so that the size of a trace is proportional to the work
// done. A nil tracer is silent.
type tracer struct {
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

func (t *tracer) try(p *Pattern) {
	if t != nil {
		t.line(1, "try ", p.label(), " (benefit ", strconv.Itoa(p.Benefit), ")")
	}
}

func (t *tracer) tried(applied bool) {
	switch {
	case t == nil:
	case applied:
		t.line(1, "applied")
	default:
		t.line(1, "did not match")
	}
}

func (t *tracer) reason(s string) {
	if t != nil {
		t.line(2, s)
	}
}

func (t *tracer) inserted(op *ir.Operation) {
	if t != nil {
		t.line(2, "insert ", describe(op))
	}
}

func (t *tracer) modified(op *ir.Operation) {
	if t != nil {
		t.line(2, "modify ", describe(op))
	}
}

func (t *tracer) replaced(op *ir.Operation) {
	if t != nil {
		t.line(2, "replace ", describe(op))
	}
}

func (t *tracer) erased(op *ir.Operation) {
	if t != nil {
		t.line(2, "erase ", describe(op))
	}
}
