package rewrite

import (
	"encoding/json"
	"io"
	"path"
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// A TraceFilter chooses parts of a trace. A text with one of the characters *?[ is a glob, as in path.Match. An empty
// list chooses everything.
type TraceFilter struct {
	Rules  []string // names of patterns; folds and erasures of dead operations are left out
	Ops    []string // names of the operations that are visited
	Places []string // "file:line" or "file:line:column" of these
	Passes []string // names of passes
	// Changed chooses the patterns, folds and erasures that changed something.
	Changed bool
}

// ChoosesOp reports whether the filter chooses an operation, by its name and place.
func (f *TraceFilter) ChoosesOp(op *ir.Operation) bool {
	if len(f.Places) == 0 {
		return anyFits(f.Ops, op.Name())
	}
	return f.choosesVisit(op.Name(), placeOf(op))
}

// ChoosesRule reports whether the filter chooses a pattern by one of its names.
func (f *TraceFilter) ChoosesRule(names ...string) bool {
	return len(f.Rules) == 0 || slices.ContainsFunc(names, func(name string) bool { return anyFits(f.Rules, name) })
}

// ChoosesPass reports whether the filter chooses a pass.
func (f *TraceFilter) ChoosesPass(name string) bool { return anyFits(f.Passes, name) }

// choosesVisit is ChoosesOp for a name and a place.
func (f *TraceFilter) choosesVisit(name, at string) bool {
	return anyFits(f.Ops, name) && (len(f.Places) == 0 || slices.ContainsFunc(f.Places, func(place string) bool {
		return fits(place, at) || strings.HasPrefix(at, place+":")
	}))
}

// A FilteredTrace is a writer for the traces of drivers that run one after the other. It writes the parts that its
// filter chooses.
type FilteredTrace struct {
	f    *TraceFilter
	w    io.Writer
	form TraceForm

	pass, iteration string // lines that are written before the next part, or ""
	wrongPass       bool
	kept            int // parts

	visited bool // whether header is that of the current operation
	chosen  bool // whether the filter chooses the operation
	header  traceEvent
	items   []traceItem // what happened to it
}

// A traceItem is the attempt to apply a pattern, a fold or an erasure, with the events within.
type traceItem struct {
	events  []traceEvent
	rule    []string // the names of the pattern of an attempt
	changed bool
}

// Writer returns a writer that writes what the filter chooses to w.
func (f *TraceFilter) Writer(w io.Writer, form TraceForm) *FilteredTrace {
	return &FilteredTrace{f: f, w: w, form: form, chosen: true}
}

// Kept returns how many operations had something that the filter chooses.
func (t *FilteredTrace) Kept() int { return t.kept }

// Pass begins a pass, which the line describes.
func (t *FilteredTrace) Pass(name, line string) {
	t.Flush()
	t.pass, t.iteration = line, ""
	t.wrongPass = !t.f.ChoosesPass(name)
}

// Write writes a text that is no part of a trace.
func (t *FilteredTrace) Write(text []byte) (int, error) {
	t.Flush()
	return t.w.Write(text)
}

// event takes an event of a tracer.
func (t *FilteredTrace) event(e traceEvent) {
	switch e.Event {
	case "iteration":
		t.Flush()
		t.iteration = t.line(e)
		return
	case "visit":
		t.Flush()
		t.visited, t.header = true, e
		t.chosen = t.f.choosesVisit(e.Op, e.At)
		return
	case "try":
		t.items = append(t.items, traceItem{rule: append([]string{e.Rule}, e.labels...)})
	case "dead", "fold", "fold in place":
		t.items = append(t.items, traceItem{changed: true})
	case "applied":
		if n := len(t.items); n > 0 {
			t.items[n-1].changed = true
		}
	}
	if len(t.items) == 0 {
		t.items = append(t.items, traceItem{})
	}
	if item := &t.items[len(t.items)-1]; len(item.events) < maxItemEvents {
		item.events = append(item.events, e)
	}
}

// maxItemEvents bounds the events that are kept of one rewrite.
const maxItemEvents = 1 << 16

// Flush writes what the filter chooses of the last operation.
func (t *FilteredTrace) Flush() {
	items := slices.DeleteFunc(t.items, func(i traceItem) bool {
		return t.f.Changed && !i.changed || !t.f.ChoosesRule(i.rule...)
	})
	all := !t.f.Changed && len(t.f.Rules) == 0
	if t.visited && t.chosen && !t.wrongPass && (len(items) > 0 || all) {
		t.kept++
		var b strings.Builder
		for _, line := range []*string{&t.pass, &t.iteration} {
			if *line != "" {
				b.WriteString(*line + "\n")
				*line = ""
			}
		}
		b.WriteString(t.line(t.header) + "\n")
		for _, i := range items {
			for _, e := range i.events {
				b.WriteString(t.line(e) + "\n")
			}
		}
		// A trace that cannot be written is no reason to stop the rewriting.
		_, _ = io.WriteString(t.w, b.String())
	}
	t.visited, t.items = false, t.items[:0]
}

func (t *FilteredTrace) line(e traceEvent) string {
	if t.form == TraceJSON {
		line, _ := json.Marshal(e) // an event has nothing that cannot be encoded
		return string(line)
	}
	return e.text()
}

// anyFits reports whether a text fits one of a list, or the list is empty.
func anyFits(list []string, text string) bool {
	return len(list) == 0 || slices.ContainsFunc(list, func(pattern string) bool { return fits(pattern, text) })
}

func fits(pattern, text string) bool {
	ok, _ := path.Match(pattern, text)
	return ok || pattern == text || action.ShortName(pattern) == action.ShortName(text)
}
