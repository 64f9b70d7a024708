package rewrite

import (
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// A TraceForm is the format of a driver's trace.
type TraceForm uint8

// The forms of a trace.
const (
	TraceText TraceForm = iota // a line for each event, indented
	TraceJSON                  // an object in a line for each event
	TraceTree                  // the tree of attempts, with the operations
)

// A traceEvent is one thing that a driver does. Operations are identified by name and
// location and never printed, so that the size of a trace is proportional to the work
// done.
type traceEvent struct {
	Event      string `json:"event"`
	Iteration  int    `json:"iteration,omitempty"`
	Operations int    `json:"operations,omitempty"` // on the worklist
	Op         string `json:"op,omitempty"`
	At         string `json:"at,omitempty"` // file:line:column
	Rule       string `json:"rule,omitempty"`
	Benefit    *int   `json:"benefit,omitempty"`
	Reason     string `json:"reason,omitempty"`

	labels []string // other names of the rule
}

// A tracer writes a driver's events. It is a Listener; a nil tracer is silent when a driver
// calls it itself.
type tracer struct {
	NopListener
	w     io.Writer // nil if there is only watch
	form  TraceForm
	watch func(Event) // or nil

	// In a tree: how the work on the current operation ends, if nothing else happens, and
	// whether a pattern is tried.
	outcome   string
	inPattern bool
}

// newTracer returns the tracer of a driver. If w is nil, it writes to the trace of the observation on the
// context, or the debug output of that kind; if there is neither, the tracer is nil.
func newTracer(ctx *ir.Context, kind string, w io.Writer, form TraceForm) *tracer {
	o := observation(ctx)
	if w == nil && o != nil && o.Trace != nil {
		w, form = o.Trace, o.TraceForm
	}
	if w == nil {
		w, form = ctx.DebugOutput(kind), TraceTree
	}
	watch := Watching(ctx)
	if w == nil && watch == nil {
		return nil
	}
	return &tracer{w: w, form: form, watch: watch}
}

func (t *tracer) write(e traceEvent) {
	if t.w == nil {
		return
	}
	if f, ok := t.w.(*FilteredTrace); ok {
		f.event(e)
		return
	}
	var line []byte
	if t.form == TraceJSON {
		line, _ = json.Marshal(e) // an event has nothing that cannot be encoded
	} else {
		line = []byte(e.text())
	}
	// A trace that cannot be written is no reason to stop the rewriting.
	_, _ = t.w.Write(append(line, '\n'))
}

// text returns the line for an event.
func (e *traceEvent) text() string {
	op := "'" + e.Op + "'"
	if e.At != "" {
		op += " at " + e.At
	}
	switch e.Event {
	case "iteration":
		return "iteration " + strconv.Itoa(e.Iteration) + ": " + strconv.Itoa(e.Operations) + " operations"
	case "visit":
		return op
	case "dead":
		return "  trivially dead"
	case "fold":
		return "  folded"
	case "fold in place":
		return "  folded in place"
	case "try":
		return "  try " + e.Rule + " (benefit " + strconv.Itoa(*e.Benefit) + ")"
	case "applied":
		return "  applied"
	case "not applied":
		return "  did not match"
	case "reason":
		return "    " + e.Reason
	}
	return "    " + e.Event + " " + op
}

// at is an event at an operation.
func (t *tracer) at(event string, op *ir.Operation) {
	if t == nil {
		return
	}
	t.event(Event{Kind: eventKinds[event], Op: op})
	switch {
	case t.w == nil:
		return
	case t.form == TraceTree:
		t.treeAt(event, op)
		return
	}
	e := traceEvent{Event: event, Op: op.Name()}
	e.At = placeOf(op)
	t.write(e)
}

func (t *tracer) iteration(n, ops int) {
	if t != nil && t.form != TraceTree {
		t.write(traceEvent{Event: "iteration", Iteration: n, Operations: ops})
	}
}

// PatternBegin writes which pattern is tried.
func (t *tracer) PatternBegin(p *Pattern, op *ir.Operation) {
	t.event(Event{Kind: EventTry, Op: op, Pattern: p})
	if t.form == TraceTree {
		t.treeBegin(p)
		return
	}
	t.write(traceEvent{Event: "try", Rule: p.Label(), labels: p.Labels, Benefit: &p.Benefit})
}

// PatternEnd writes whether the pattern was applied.
func (t *tracer) PatternEnd(p *Pattern, applied bool) {
	event, kind := "not applied", EventNotApplied
	if applied {
		event, kind = "applied", EventApplied
	}
	t.event(Event{Kind: kind, Pattern: p})
	if t.form == TraceTree {
		t.treeEnd(applied)
		return
	}
	t.write(traceEvent{Event: event, Rule: p.Label()})
}

// MatchFailed writes the reason.
func (t *tracer) MatchFailed(op *ir.Operation, reason string) {
	t.event(Event{Kind: EventReason, Op: op, Mismatch: Mismatch{Reason: reason, Op: op}})
	if t.form == TraceTree {
		t.print("    ** Match Failure : %s\n", reason)
		return
	}
	t.write(traceEvent{Event: "reason", Reason: reason})
}

// WantsReasons reports that reasons are written.
func (t *tracer) WantsReasons() bool { return true }

// OperationInserted writes the change.
func (t *tracer) OperationInserted(op *ir.Operation, _ ir.InsertionPoint) { t.at("insert", op) }

// OperationModified writes the change.
func (t *tracer) OperationModified(op *ir.Operation) { t.at("modify", op) }

// OperationReplaced writes the change.
func (t *tracer) OperationReplaced(op *ir.Operation, _ []*ir.Value) { t.at("replace", op) }

// OperationErased writes the change.
func (t *tracer) OperationErased(op *ir.Operation) { t.at("erase", op) }

// placeOf returns the place of an operation as file:line:column, "" if it is unknown.
func placeOf(op *ir.Operation) string {
	name, line, col := op.Location().Place().Resolve()
	if name == "" {
		return ""
	}
	return strings.Join([]string{name, strconv.Itoa(line), strconv.Itoa(col)}, ":")
}
