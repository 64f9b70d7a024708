// Package tracehtml writes what passes and rewrites did to a module as a page: one HTML file with everything in it.
//
// The file begins with the page, and continues with records, each a script element of its own with JSON. A record is written as
// soon as it is known, so a file whose writing was interrupted opens, too. Long records are compressed; the page unpacks
// them when they are looked at. The contents depend only on the run.
package tracehtml

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"

	"github.com/mica-ir/mica/internal/history"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
)

// The bounds of a file. What exceeds them is counted, and the page says so.
const (
	maxFile     = 32 << 20
	maxUnitText = 4 << 20 // of a function
	maxPending  = 256     // steps of a record
	packedFrom  = 800     // shorter records are not compressed, because unpacking many takes a browser long
	maxReasons  = 4       // of a rule in a pass
	maxOpText   = 240
)

// Options describe the run.
type Options struct {
	Command []string // the command line
	Input   string   // the name of the input
}

// A Writer writes a page. It handles the actions of a context, and its History listens to the drivers.
type Writer struct {
	History *history.History

	w       io.Writer
	max     int // bytes of records
	maxUnit int // of the text of a unit
	err     error
	written int
	dropped dropped

	root    *ir.Operation
	units   []*unit // in the order of the last look
	byOp    map[*ir.Operation]*unit
	passes  []*openPass // that have begun
	count   int         // of passes
	pending []step
}

// dropped counts what the bounds leave out.
type dropped struct {
	Records int `json:"records,omitempty"`
	Units   int `json:"units,omitempty"`
}

var (
	_ action.Handler = (*Writer)(nil)
	_ history.Sink   = (*Writer)(nil)
)

// New writes the beginning of a page.
func New(w io.Writer, o Options) (*Writer, error) {
	t := &Writer{w: w, max: maxFile, maxUnit: maxUnitText}
	t.History = history.New(t)
	if _, err := io.WriteString(w, page()); err != nil {
		return nil, err
	}
	t.record(record{Type: "run", Command: o.Command, Input: o.Input})
	return t, t.err
}

// A record is one piece of data. Its fields depend on its type:
//
//	run    Command, Input
//	part   Input: the passes that follow have another module
//	unit   Unit, and Body, Gone or Big: a function of the module as it is now, after Pass, or at the start
//	begin  Pass, Depth, Name, Label: a pass begins
//	steps  Pass, Body: what changed the module
//	end    Pass, OK, Changed, Steps and Rules (their numbers), Body: the rules
//	close  OK, Dropped: the run has ended
type record struct {
	Type    string   `json:"t"`
	Command []string `json:"command,omitempty"`
	Input   string   `json:"input,omitempty"`
	Pass    int      `json:"p,omitempty"`
	Depth   int      `json:"d,omitempty"`
	Name    string   `json:"n,omitempty"`
	Label   string   `json:"l,omitempty"`
	Unit    int      `json:"u,omitempty"`
	Gone    bool     `json:"gone,omitempty"`
	Big     int      `json:"big,omitempty"`
	OK      bool     `json:"ok,omitempty"`
	Steps   int      `json:"steps,omitempty"`
	Changed []change `json:"changed,omitempty"`
	Rules   int      `json:"rules,omitempty"`
	Dropped *dropped `json:"dropped,omitempty"`
	Body    any      `json:"b,omitempty"`
	Packed  string   `json:"z,omitempty"` // Body as JSON, deflated
}

// record writes a record. Those with a body are left out of a file that is too long.
func (t *Writer) record(r record) {
	if t.err != nil {
		return
	}
	if r.Body != nil {
		r.pack()
	}
	text, err := json.Marshal(r) // < and & are escaped
	if err != nil {
		t.err = err
		return
	}
	if t.written+len(text) > t.max && (r.Body != nil || r.Packed != "") {
		t.dropped.Records++
		if r.Type != "end" {
			return
		}
		r.Body, r.Packed = nil, ""
		if text, err = json.Marshal(r); err != nil {
			t.err = err
			return
		}
	}
	n, err := io.WriteString(t.w, "<script type=\"application/json\">"+string(text)+"</script>\n")
	t.written, t.err = t.written+n, err
}

// pack compresses a long body.
func (r *record) pack() {
	text, err := json.Marshal(r.Body)
	if err != nil || len(text) < packedFrom {
		return
	}
	var b bytes.Buffer
	z, _ := flate.NewWriter(&b, flate.BestCompression) // the level is valid
	z.Write(text)
	z.Close()
	r.Body, r.Packed = nil, base64.StdEncoding.EncodeToString(b.Bytes())
}

// Part begins another module with a history of its own.
func (t *Writer) Part(name string) {
	t.flush()
	t.root, t.units, t.byOp, t.passes = nil, nil, nil, nil
	t.record(record{Type: "part", Input: name})
}

// Close writes that the run has ended, and returns the first error of writing.
func (t *Writer) Close(ok bool) error {
	t.flush()
	r := record{Type: "close", OK: ok}
	if t.dropped != (dropped{}) {
		r.Dropped = &t.dropped
	}
	t.record(r)
	if errors.Is(t.err, io.ErrClosedPipe) {
		return nil
	}
	return t.err
}

// An openPass is a pass that has begun.
type openPass struct {
	action  *action.Action
	number  int // 0 for one that only runs others
	depth   int
	steps   int
	before  map[*unit]version
	rules   map[string]*rule
	ordered []*rule
}

// adaptor is the name of the pass that runs others on nested operations.
const adaptor = "mlir::detail::OpToOpPassAdaptor"

// Begin looks at the module when a pass begins.
func (t *Writer) Begin(a *action.Action) bool {
	t.History.Begin(a)
	if a.Kind != action.Pass {
		return true
	}
	p := &openPass{action: a, rules: map[string]*rule{}}
	if n := len(t.passes); n > 0 {
		p.depth = t.passes[n-1].depth
		if t.passes[n-1].number > 0 {
			p.depth++
		}
	}
	if a.Name != adaptor {
		t.flush()
		t.look(a.Op) // the pass around it may have changed it
		t.count++
		p.number = t.count
		p.before = map[*unit]version{}
		for _, u := range t.unitsAt(a.Op) {
			p.before[u] = u.now
		}
		t.record(record{Type: "begin", Pass: p.number, Depth: p.depth, Name: a.Name, Label: label(a.Op)})
	}
	t.passes = append(t.passes, p)
	return true
}

// End writes what a pass has changed.
func (t *Writer) End(a *action.Action, done bool) {
	t.History.End(a, done)
	if a.Kind != action.Pass {
		return
	}
	i := len(t.passes) - 1
	for i >= 0 && t.passes[i].action != a { // those within have ended in a panic
		i--
	}
	if i < 0 {
		return
	}
	p := t.passes[i]
	if p.number > 0 {
		t.flush()
		t.look(a.Op)
		r := record{Type: "end", Pass: p.number, OK: done, Changed: t.changes(p, a.Op), Rules: len(p.ordered), Steps: p.steps}
		if len(p.ordered) > 0 {
			r.Body = p.ordered
		}
		t.record(r)
	}
	t.passes = t.passes[:i]
}

// pass returns the innermost pass that has begun, or nil.
func (t *Writer) pass() *openPass {
	for i := len(t.passes) - 1; i >= 0; i-- {
		if t.passes[i].number > 0 {
			return t.passes[i]
		}
	}
	return nil
}

// A rule counts what became of a pattern in a pass.
type rule struct {
	Name    string   `json:"n"`
	At      string   `json:"at,omitempty"`
	Tried   int      `json:"tried,omitempty"`
	Applied int      `json:"applied,omitempty"`
	Reasons []reason `json:"why,omitempty"` // why it did not match
	Others  int      `json:"others,omitempty"`
}

type reason struct {
	Text  string `json:"t"`
	Times int    `json:"n"`
}

// rule returns the counts of a pattern in the current pass, or nil.
func (t *Writer) rule(name string) *rule {
	p := t.pass()
	if p == nil {
		return nil
	}
	r := p.rules[name]
	if r == nil {
		r = &rule{Name: name}
		p.rules[name] = r
		p.ordered = append(p.ordered, r)
	}
	return r
}

// Tried counts an attempt.
func (t *Writer) Tried(a *action.Action, applied bool) {
	r := t.rule(a.Name)
	if r == nil {
		return
	}
	r.At = place(a.Rule)
	r.Tried++
	if applied {
		r.Applied++
	}
}

// Failed counts a reason.
func (t *Writer) Failed(p *rewrite.Pattern, why string) {
	r := t.rule(p.Label())
	if r == nil {
		return
	}
	for i := range r.Reasons {
		if r.Reasons[i].Text == why {
			r.Reasons[i].Times++
			return
		}
	}
	if len(r.Reasons) == maxReasons {
		r.Others++
		return
	}
	r.Reasons = append(r.Reasons, reason{why, 1})
}
