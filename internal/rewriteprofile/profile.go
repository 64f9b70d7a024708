// Package rewriteprofile measures where the time of rewriting goes: by pass, function, pattern, operation and place.
//
// A profile has a sample for each combination of these, with the number of attempts, those that changed
// something, and their time without that of the actions within them. It is written for pprof or as folded
// stacks; the single actions are written as a trace for Perfetto or Speedscope.
package rewriteprofile

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/google/pprof/profile"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// A Format is how a profile is written.
type Format uint8

const (
	Pprof  Format = iota // the protocol buffer that 'go tool pprof' opens
	Folded               // a line a stack, for flame graphs
	Trace                // trace events in JSON
)

// FormatOf returns the format for a file by its suffix.
func FormatOf(file string) (Format, error) {
	switch {
	case strings.HasSuffix(file, ".pb.gz"), strings.HasSuffix(file, ".pprof"):
		return Pprof, nil
	case strings.HasSuffix(file, ".folded"):
		return Folded, nil
	case strings.HasSuffix(file, ".json"):
		return Trace, nil
	}
	return 0, fmt.Errorf("the suffix of '%s' is none of .pb.gz and .pprof (pprof), .folded (folded stacks), .json (trace events)", file)
}

// The bounds of a profile. Beyond them, samples have no place, and a trace has no further event.
const (
	maxSamples = 1 << 18
	maxEvents  = 1 << 19
)

// A key distinguishes samples.
type key struct {
	pass, function, name string
	rule                 diag.Place
	kind                 action.Kind
	op, at               string
}

type sample struct {
	tried, done int64
	time        time.Duration
}

// An event is an action of a trace.
type event struct {
	key
	start, took time.Duration
	done        bool
}

// A Profile is a handler of actions that measures them.
type Profile struct {
	format  Format
	start   time.Time
	open    []opened
	samples map[key]*sample
	events  []event
}

// An opened is an action that has begun.
type opened struct {
	key    key
	start  time.Duration
	nested time.Duration // the time of actions within
}

var _ action.Handler = (*Profile)(nil)

// New returns an empty profile.
func New(f Format) *Profile {
	return &Profile{format: f, start: time.Now(), samples: map[key]*sample{}}
}

// Begin takes the time.
func (p *Profile) Begin(a *action.Action) bool {
	k := key{kind: a.Kind, name: a.Name, rule: a.Rule}
	if a.Kind == action.Pass {
		k.pass = a.Name
	} else if n := len(p.open); n > 0 {
		k.pass = p.open[n-1].key.pass
	}
	if a.Op != nil {
		k.op, k.function = a.Op.Name(), functionOf(a.Op)
		if file, line, _ := a.Op.Location().Place().Resolve(); line > 0 {
			k.at = fmt.Sprintf("%s:%d", file, line)
		}
	}
	p.open = append(p.open, opened{key: k, start: time.Since(p.start)})
	return true
}

// functionOf returns the name of the function around an operation.
func functionOf(op *ir.Operation) string {
	for ; op != nil; op = op.ParentOp() {
		if _, ok := ir.InterfaceOf[ir.CallableOpInterface](op); ok {
			return ir.SymbolName(op)
		}
	}
	return ""
}

// End adds the action to its sample.
func (p *Profile) End(_ *action.Action, done bool) {
	n := len(p.open) - 1
	o := p.open[n]
	p.open = p.open[:n]
	took := time.Since(p.start) - o.start
	if n > 0 {
		p.open[n-1].nested += took
	}
	if p.format == Trace {
		if kept := done || o.key.kind <= action.Iteration || o.key.kind == action.Conversion; kept && len(p.events) < maxEvents {
			p.events = append(p.events, event{key: o.key, start: o.start, took: took, done: done})
		}
		return
	}
	if len(p.samples) >= maxSamples {
		o.key.at = ""
	}
	s := p.samples[o.key]
	if s == nil {
		s = &sample{}
		p.samples[o.key] = s
	}
	s.tried++
	if done {
		s.done++
	}
	s.time += took - o.nested
}

// label returns the name of an action in a profile.
func (k *key) label() string {
	switch k.kind {
	case action.Pass:
		return "pass " + k.name
	case action.Pattern:
		return k.name
	}
	return k.kind.Tag()
}

// stack returns the frames of a key, the outermost first.
func (k *key) stack() []string {
	var list []string
	if k.pass != "" && k.kind != action.Pass {
		list = append(list, "pass "+k.pass)
	}
	if k.function != "" {
		list = append(list, "@"+k.function)
	}
	return append(list, k.label())
}

// sorted returns the keys in the order of their time, the longest first.
func (p *Profile) sorted() []key {
	keys := make([]key, 0, len(p.samples))
	for k := range p.samples {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(cmp.Compare(p.samples[b].time, p.samples[a].time), strings.Compare(strings.Join(a.stack(), ";"), strings.Join(b.stack(), ";")),
			strings.Compare(a.op, b.op), strings.Compare(a.at, b.at))
	})
	return keys
}

// Write writes the profile.
func (p *Profile) Write(w io.Writer) error {
	switch p.format {
	case Folded:
		return p.writeFolded(w)
	case Trace:
		return p.writeTrace(w)
	}
	return p.pprof().Write(w)
}

// pprof returns the profile for pprof. The innermost frame is the pattern; the operation, its place and the kind are
// labels.
func (p *Profile) pprof() *profile.Profile {
	out := &profile.Profile{
		SampleType:        []*profile.ValueType{{Type: "tried", Unit: "count"}, {Type: "changed", Unit: "count"}, {Type: "time", Unit: "nanoseconds"}},
		DefaultSampleType: "time",
		TimeNanos:         p.start.UnixNano(),
		DurationNanos:     time.Since(p.start).Nanoseconds(),
	}
	frames := map[string]*profile.Location{}
	frame := func(name string, at diag.Place) *profile.Location {
		file, line, _ := at.Resolve()
		id := fmt.Sprintf("%s\x00%s\x00%d", name, file, line)
		if l := frames[id]; l != nil {
			return l
		}
		f := &profile.Function{ID: uint64(len(out.Function) + 1), Name: name, SystemName: name, Filename: file, StartLine: int64(line)}
		l := &profile.Location{ID: uint64(len(out.Location) + 1), Line: []profile.Line{{Function: f, Line: int64(line)}}}
		out.Function, out.Location = append(out.Function, f), append(out.Location, l)
		frames[id] = l
		return l
	}
	for _, k := range p.sorted() {
		s := p.samples[k]
		x := &profile.Sample{Value: []int64{s.tried, s.done, s.time.Nanoseconds()}, Label: map[string][]string{"kind": {k.kind.Tag()}}}
		stack := k.stack()
		for i, name := range slices.Backward(stack) {
			at := diag.Place{}
			if i == len(stack)-1 {
				at = k.rule
			}
			x.Location = append(x.Location, frame(name, at))
		}
		if k.op != "" {
			x.Label["op"] = []string{k.op}
		}
		if k.at != "" {
			x.Label["at"] = []string{k.at}
		}
		out.Sample = append(out.Sample, x)
	}
	return out
}

// writeFolded writes a line for each stack, with the operation as its innermost frame, and its time in microseconds.
func (p *Profile) writeFolded(w io.Writer) error {
	sums := map[string]time.Duration{}
	for k, s := range p.samples {
		stack := k.stack()
		if k.op != "" && k.kind != action.Pass {
			stack = append(stack, k.op)
		}
		for i, frame := range stack {
			stack[i] = strings.NewReplacer(";", ",", "\n", " ").Replace(frame)
		}
		sums[strings.Join(stack, ";")] += s.time
	}
	lines := make([]string, 0, len(sums))
	for stack, took := range sums {
		lines = append(lines, fmt.Sprintf("%s %d\n", stack, took.Microseconds()))
	}
	slices.Sort(lines)
	_, err := io.WriteString(w, strings.Join(lines, ""))
	return err
}

// writeTrace writes passes, iterations, conversions and successful rewrites, as complete events.
func (p *Profile) writeTrace(w io.Writer) error {
	type args struct {
		Op       string `json:"op,omitempty"`
		At       string `json:"at,omitempty"`
		Function string `json:"function,omitempty"`
		Rule     string `json:"rule,omitempty"`
		Failed   bool   `json:"failed,omitempty"`
	}
	type line struct {
		Name string  `json:"name"`
		Cat  string  `json:"cat"`
		Ph   string  `json:"ph"`
		Ts   float64 `json:"ts"`
		Dur  float64 `json:"dur"`
		Pid  int     `json:"pid"`
		Tid  int     `json:"tid"`
		Args args    `json:"args"`
	}
	slices.SortStableFunc(p.events, func(a, b event) int { return cmp.Compare(a.start, b.start) })
	lines := make([]line, 0, len(p.events))
	micros := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }
	for _, e := range p.events {
		x := line{Name: e.label(), Cat: e.kind.Tag(), Ph: "X", Ts: micros(e.start), Dur: micros(e.took), Args: args{Op: e.op, At: e.at, Function: e.function}}
		x.Args.Failed = !e.done && (e.kind == action.Pass || e.kind == action.Conversion)
		if file, n, _ := e.rule.Resolve(); n > 0 {
			x.Args.Rule = fmt.Sprintf("%s:%d", file, n)
		}
		lines = append(lines, x)
	}
	return json.NewEncoder(w).Encode(map[string]any{"traceEvents": lines, "displayTimeUnit": "ns"})
}
