package conversion

import (
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A tracer writes the tree of a conversion's steps, in the layout that MLIR's manual shows
// for the debug output of the dialect conversion. A nil tracer is silent. The methods that
// end a step return its outcome, so that callers can return it in turn.
type tracer struct {
	w      io.Writer
	indent int
	// starts records for each open brace whether a separator line precedes its contents.
	starts []bool
}

const traceLine = "//===-------------------------------------------===//"

func (t *tracer) line(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if text != "" {
		text = strings.Repeat("  ", t.indent) + text
	}
	// A trace that cannot be written is no reason to stop.
	_, _ = io.WriteString(t.w, text+"\n")
}

func (t *tracer) open(ruled bool, format string, args ...any) {
	t.line("")
	if ruled {
		t.line(traceLine)
	}
	t.line(format+" {", args...)
	t.indent++
	t.starts = append(t.starts, ruled)
}

func (t *tracer) close(outcome, reason string) {
	ruled := t.starts[len(t.starts)-1]
	t.starts = t.starts[:len(t.starts)-1]
	t.indent--
	if reason != "" {
		outcome += " : " + reason
	}
	t.line("} -> %s", outcome)
	if ruled {
		t.line(traceLine)
	}
}

// begin opens an operation to be legalized. An ignored operation may have been erased, so
// it cannot be printed.
func (t *tracer) begin(op *ir.Operation, ignored bool) {
	if t == nil {
		return
	}
	t.open(true, "Legalizing operation : '%s'(%p)", op.Name(), op)
	if print := op.Context().PrintOp; !ignored && op.NumRegions() == 0 && print != nil {
		t.line("%s", print(op))
	}
}

// beginFold opens a fold.
func (t *tracer) beginFold() {
	if t != nil {
		t.open(false, "* Fold")
	}
}

// beginPattern opens a pattern.
func (t *tracer) beginPattern(p *rewrite.Pattern, op *ir.Operation) {
	if t == nil {
		return
	}
	name := ""
	if p.Name != "" {
		name = p.Name + " "
	}
	t.open(false, "* Pattern %s: '%s -> (%s)'", name, op.Name(), strings.Join(p.Generated, ", "))
}

// change writes a change.
func (t *tracer) change(what string, op *ir.Operation) {
	if t != nil {
		t.line("** %-7s : '%s'(%p)", what, op.Name(), op)
	}
}

// reason writes why a pattern failed: within the pattern, or with the name of one that a
// matcher has left out.
func (t *tracer) reason(p *rewrite.Pattern, op *ir.Operation, text string) {
	if t == nil {
		return
	}
	tried := !t.starts[len(t.starts)-1]
	if !tried {
		t.beginPattern(p, op)
	}
	t.line("** Failure : %s", text)
	if !tried {
		t.failure("pattern failed to match")
	}
}

func (t *tracer) success(reason string) bool {
	if t != nil {
		t.close("SUCCESS", reason)
	}
	return true
}

func (t *tracer) failure(reason string) bool {
	if t != nil {
		t.close("FAILURE", reason)
	}
	return false
}

// end closes with an outcome.
func (t *tracer) end(ok bool) bool {
	if ok {
		return t.success("")
	}
	return t.failure("")
}

// skip writes that a pattern is not applied to its own result.
func (t *tracer) skip(p *rewrite.Pattern) bool {
	if t != nil {
		t.line("** Pattern %s is not applied to what it has made", p.Name)
	}
	return false
}
