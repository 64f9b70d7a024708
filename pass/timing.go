package pass

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/mica-ir/mica/ir"
)

// A Timing measures the time of passes. It is an [Instrumentation].
type Timing struct {
	NopInstrumentation
	// Threads means that passes run concurrently, so that both the time of all goroutines
	// and the wall-clock time are reported.
	Threads bool

	start time.Time
	mu    sync.Mutex
	root  timer
	open  map[timerKey]opened
}

// A timerKey identifies a measurement that is under way.
type timerKey struct {
	run  *Run
	what string
	op   *ir.Operation
}

type opened struct {
	timer *timer
	start time.Time
}

// A timer is a node of the tree of measurements.
type timer struct {
	name       string
	pass       *Instance
	pipeline   *OpManager
	hidden     bool // only in the list: the reference has an entry for each adaptor there
	user, wall time.Duration
	running    int
	since      time.Time
	children   []*timer
}

// NewTiming returns a measurement that starts now.
func NewTiming(threads bool) *Timing {
	return &Timing{Threads: threads, start: time.Now(), open: map[timerKey]opened{}, root: timer{name: "root"}}
}

// Measure measures something else, such as parsing, and calls f.
func (t *Timing) Measure(name string, f func()) {
	t.mu.Lock()
	n := t.root.child(name, nil, nil)
	t.mu.Unlock()
	start := time.Now()
	f()
	d := time.Since(start)
	t.mu.Lock()
	defer t.mu.Unlock()
	n.user += d
	n.wall += d
}

func (n *timer) child(name string, p *Instance, m *OpManager) *timer {
	for _, c := range n.children {
		if c.name == name && c.pass == p && c.pipeline == m {
			return c
		}
	}
	c := &timer{name: name, pass: p, pipeline: m}
	n.children = append(n.children, c)
	return c
}

// of returns the timer of a run.
func (t *Timing) of(r *Run) *timer {
	if r == nil {
		return &t.root
	}
	parent := t.of(r.parent)
	if r.parent != nil {
		if m := r.parent.pipelineOf(r); m != nil {
			parent = parent.child(m.title(), nil, m)
		}
	}
	name := r.Pass.Name()
	if r.Pass.adaptor != nil {
		name = r.Pass.adaptor.name()
	}
	n := parent.child(name, r.Pass, nil)
	n.hidden = r.Pass.adaptor != nil && len(r.Pass.adaptor.managers) == 1
	return n
}

// pipelineOf returns the pipeline of an adaptor that a run belongs to.
func (r *Run) pipelineOf(inner *Run) *OpManager {
	for _, m := range r.Pass.Nested() {
		if slices.Contains(m.passes, inner.Pass) {
			return m
		}
	}
	return nil
}

func (t *Timing) begin(k timerKey, find func() *timer) {
	t.mu.Lock()
	defer t.mu.Unlock()
	n := find()
	now := time.Now()
	if n.running == 0 {
		n.since = now
	}
	n.running++
	t.open[k] = opened{n, now}
}

func (t *Timing) end(k timerKey) {
	t.mu.Lock()
	defer t.mu.Unlock()
	o, ok := t.open[k]
	if !ok {
		return
	}
	delete(t.open, k)
	now := time.Now()
	o.timer.user += now.Sub(o.start)
	if o.timer.running--; o.timer.running == 0 {
		o.timer.wall += now.Sub(o.timer.since)
	}
}

func (t *Timing) BeforePass(r *Run) {
	t.begin(timerKey{run: r}, func() *timer { return t.of(r) })
}

func (t *Timing) AfterPass(r *Run, _ bool) { t.end(timerKey{run: r}) }

func (t *Timing) BeforeAnalysis(r *Run, name string, op *ir.Operation) {
	t.begin(timerKey{run: r, what: name, op: op}, func() *timer { return t.of(r).child("(A) "+name, nil, nil) })
}

func (t *Timing) AfterAnalysis(r *Run, name string, op *ir.Operation) {
	t.end(timerKey{run: r, what: name, op: op})
}

// A TimingFormat is how times are reported.
type TimingFormat struct {
	List bool // one entry for all of one name, instead of a tree
	JSON bool
}

// A timingLine is a line of a report.
type timingLine struct {
	indent     int
	name       string
	user, wall time.Duration
}

// WriteReport writes the times until now.
func (t *Timing) WriteReport(w io.Writer, f TimingFormat) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	total := time.Since(t.start)
	t.root.finish()
	rest, used := total, time.Duration(0)
	for _, c := range t.root.children {
		rest -= c.wall
		used += c.user
	}
	t.root.user, t.root.wall = used+rest, total
	p := timingPrinter{user: used + rest, wall: total, threads: t.Threads}
	switch {
	case f.JSON:
		p.json(&t.root, rest, f.List)
	default:
		p.header()
		for _, l := range t.lines(f.List) {
			p.line(l)
		}
		p.line(timingLine{name: "Rest", user: rest, wall: rest})
		p.line(timingLine{name: "Total", user: p.user, wall: p.wall})
	}
	_, err := w.Write(p.out.Bytes())
	return err
}

// finish adds up the times of pipelines, which are not measured themselves.
func (n *timer) finish() {
	for _, c := range n.children {
		c.finish()
		if c.pipeline != nil {
			c.user, c.wall = 0, 0
			for _, g := range c.children {
				c.user += g.user
				c.wall += g.wall
			}
		}
	}
}

func (t *Timing) lines(list bool) []timingLine {
	var lines []timingLine
	if !list {
		for _, c := range t.root.children {
			lines = c.appendLines(lines, 0)
		}
		return lines
	}
	merged := map[string]*timingLine{}
	var add func(n *timer)
	add = func(n *timer) {
		l := merged[n.name]
		if l == nil {
			l = &timingLine{name: n.name}
			merged[n.name] = l
		}
		l.user += n.user
		l.wall += n.wall
		for _, c := range n.children {
			add(c)
		}
	}
	add(&t.root)
	for _, l := range merged {
		lines = append(lines, *l)
	}
	slices.SortFunc(lines, func(x, y timingLine) int {
		return cmp.Or(cmp.Compare(y.wall, x.wall), strings.Compare(x.name, y.name))
	})
	return lines
}

func (n *timer) appendLines(lines []timingLine, indent int) []timingLine {
	if !n.hidden {
		lines = append(lines, timingLine{indent, n.name, n.user, n.wall})
		indent += 2
	}
	for _, c := range n.children {
		lines = c.appendLines(lines, indent)
	}
	return lines
}

// A timingPrinter formats a report.
type timingPrinter struct {
	out        bytes.Buffer
	user, wall time.Duration // of all
	threads    bool
}

func (p *timingPrinter) header() {
	writeHeader(&p.out, "... Execution time report ...")
	fmt.Fprintf(&p.out, "  Total Execution Time: %.4f seconds\n\n", p.wall.Seconds())
	if p.threads {
		p.out.WriteString("  ----User Time----")
	}
	p.out.WriteString("  ----Wall Time----  ----Name----\n")
}

func percentage(d, of time.Duration) float64 {
	if of == 0 {
		return 0
	}
	return 100 * d.Seconds() / of.Seconds()
}

func (p *timingPrinter) line(l timingLine) {
	if p.threads {
		fmt.Fprintf(&p.out, "  %8.4f (%5.1f%%)", l.user.Seconds(), percentage(l.user, p.user))
	}
	fmt.Fprintf(&p.out, "  %8.4f (%5.1f%%)  %*s%s\n", l.wall.Seconds(), percentage(l.wall, p.wall), l.indent, "", l.name)
}

// entry writes the start of an entry, up to its name.
func (p *timingPrinter) entry(indent int, name string, user, wall time.Duration) {
	fmt.Fprintf(&p.out, "%*s{", indent, "")
	if p.threads {
		fmt.Fprintf(&p.out, `"user": {"duration": %8.4f, "percentage": %5.1f}, `, user.Seconds(), percentage(user, p.user))
	}
	fmt.Fprintf(&p.out, `"wall": {"duration": %8.4f, "percentage": %5.1f}, "name": %q`, wall.Seconds(), percentage(wall, p.wall), name)
}

func (p *timingPrinter) json(root *timer, rest time.Duration, list bool) {
	p.out.WriteString("[\n")
	if list {
		t := Timing{root: *root}
		for _, l := range t.lines(true) {
			p.entry(0, l.name, l.user, l.wall)
			p.out.WriteString("},\n")
		}
	} else {
		for _, c := range root.children {
			p.tree(c, 0)
		}
	}
	p.entry(0, "Rest", rest, rest)
	p.out.WriteString("},\n")
	p.entry(0, "Total", p.user, p.wall)
	p.out.WriteString("}\n]\n")
}

func (p *timingPrinter) tree(n *timer, indent int) {
	inner := indent
	if !n.hidden {
		p.entry(indent, n.name, n.user, n.wall)
		p.out.WriteString(`, "passes": [` + "\n")
		inner += 2
	}
	for _, c := range n.children {
		p.tree(c, inner)
	}
	if !n.hidden {
		fmt.Fprintf(&p.out, "%*s{}]},\n", indent, "")
	}
}
