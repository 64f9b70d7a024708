package filecheck

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math"
	"sort"
	"strings"

	"github.com/mica-ir/mica/source"
)

// A Filter selects the lines of the input that a dump shows.
type Filter uint8

// The filters.
const (
	FilterAll            Filter = iota
	FilterAnnotationFull        // lines with annotations
	FilterAnnotation            // lines where an annotation starts
	FilterError                 // lines where an annotation of an error starts
)

// DumpOptions configures a dump.
type DumpOptions struct {
	Filter  Filter
	Context int // lines before and after those that the filter selects
}

// A mark is the representation of an outcome in a dump.
type mark struct {
	lead byte
	note string
	bad  bool
}

var marks = [...]mark{
	foundExpected:  {lead: '^'},
	foundExcluded:  {'!', "error: no match expected", true},
	foundWrongLine: {'!', "error: match on wrong line", true},
	foundDiscarded: {lead: '!', note: "discard: overlaps earlier match"},
	noneExcluded:   {lead: 'X'},
	noneExpected:   {'X', "error: no match found", true},
	noneBroken:     {'X', "error: match failed for invalid pattern", true},
	fuzzy:          {'?', "possible intended match", true},
}

// An annotation is shown below one line of the input and describes an event.
type annotation struct {
	mark
	event    int
	label    string
	first    bool // first of the lines that the event spans
	line     int
	from, to int // columns; to is after the last
}

// Dump writes the input annotated with the results of the checks, which must have
// been run with Options.Record.
func (r *Result) Dump(w io.Writer, o DumpOptions) error {
	b := bufio.NewWriter(w)
	list, width := r.run.annotations()
	sort.SliceStable(list, func(i, j int) bool {
		if list[i].line != list[j].line {
			return list[i].line < list[j].line
		}
		return list[i].event < list[j].event
	})
	text := r.run.input.Text
	lines := bytes.Count(text, []byte{'\n'})
	if len(text) == 0 || text[len(text)-1] != '\n' {
		lines++
	}
	d := &dump{
		out: b, options: o, text: text, list: list,
		width: max(width, len(fmt.Sprint(max(lines, 1)))) + 3,
	}
	fmt.Fprint(b, "Input was:\n<<<<<<\n")
	d.lines()
	fmt.Fprint(b, ">>>>>>\n")
	return b.Flush()
}

// annotations returns the annotations of all events in order, and the width of the
// widest label.
func (r *run) annotations() ([]annotation, int) {
	total := map[source.Pos]int{}
	for _, e := range r.events {
		total[e.pattern.at]++
	}
	seen := map[source.Pos]int{}
	var list []annotation
	width := 0
	for i, e := range r.events {
		at := e.pattern.at
		line, _ := at.LineCol()
		label := fmt.Sprintf("%s:%d", e.pattern.kind.short(), line)
		for k, f := range r.checks.implied {
			if at.File == f {
				label = fmt.Sprintf("%s:imp%d", e.pattern.kind.short(), k+1)
			}
		}
		if total[at] > 1 {
			label += fmt.Sprintf("'%d", seen[at])
			seen[at]++
		}
		width = max(width, len(label))
		a := annotation{mark: marks[e.outcome], event: i, label: label, first: true}
		var toLine, toCol int
		if e.where.IsValid() {
			a.line, a.from = e.where.Pos().LineCol()
			toLine, toCol = e.where.File.LineCol(e.where.End)
		} else {
			a.line, a.from, toLine, toCol = 1, 1, 1, 1
		}
		if e.note != "" {
			a.note = e.note
			if a.line == toLine && a.from == toCol {
				a.lead = ' '
			}
		}
		if a.line == toLine {
			a.to = max(a.from+1, toCol)
			list = append(list, a)
			continue
		}
		a.to = math.MaxInt
		list = append(list, a)
		for l := a.line + 1; l <= toLine && !(l == toLine && toCol == 1); l++ {
			more := annotation{mark: mark{lead: '~', bad: a.bad}, event: i, label: label, line: l, from: 1, to: math.MaxInt}
			if l == toLine {
				more.to = toCol
			}
			list = append(list, more)
		}
	}
	return list, width
}

// ellipsis is the number of lines with dots that replace omitted lines. If no more
// lines than that would be omitted, they are shown.
const ellipsis = 3

// A dump writes lines and their annotations.
type dump struct {
	out     *bufio.Writer
	options DumpOptions
	text    []byte
	list    []annotation
	width   int // of labels and line numbers

	elided  bytes.Buffer // omitted lines, up to the limit
	skipped int          // number of omitted lines
}

func (d *dump) lines() {
	const never = math.MaxInt
	last, next := 0, 0 // lines that the filter selects
	rest := d.text
	for n := 1; len(rest) > 0 || len(d.list) > 0; n++ {
		if next < n {
			next = d.filter(n)
		}
		if next == n {
			last = n
		}
		line := rest
		if i := bytes.IndexByte(rest, '\n'); i >= 0 {
			line = rest[:i+1]
		}
		rest = rest[len(line):]
		c := d.options.Context
		if (last == 0 || n-last > c) && (next == never || next-n > c) {
			d.elide(n, line)
			continue
		}
		d.flush()
		d.number(d.out, n, line)
		for len(d.list) > 0 && d.list[0].line == n {
			d.annotate(d.out, &d.list[0], len(line))
			d.list = d.list[1:]
		}
	}
	d.flush()
}

// filter returns the first line, from n on, that the filter selects.
func (d *dump) filter(n int) int {
	if d.options.Filter == FilterAll {
		return n
	}
	for i := range d.list {
		a := &d.list[i]
		if d.options.Filter == FilterAnnotationFull || a.first && (d.options.Filter == FilterAnnotation || a.bad) {
			return a.line
		}
	}
	return math.MaxInt
}

func (d *dump) elide(n int, line []byte) {
	if d.skipped++; d.skipped <= ellipsis {
		d.number(&d.elided, n, line)
	}
	for len(d.list) > 0 && d.list[0].line == n {
		if d.skipped++; d.skipped <= ellipsis {
			d.annotate(&d.elided, &d.list[0], len(line))
		}
		d.list = d.list[1:]
	}
}

// flush writes the replacement for omitted lines.
func (d *dump) flush() {
	if d.skipped > ellipsis {
		for range ellipsis {
			fmt.Fprintf(d.out, "%*s\n", d.width, ".")
		}
	} else {
		d.out.Write(d.elided.Bytes())
	}
	d.skipped = 0
	d.elided.Reset()
}

func (d *dump) number(w io.Writer, n int, line []byte) {
	fmt.Fprintf(w, "%*d: ", d.width, n)
	if text, ok := bytes.CutSuffix(line, []byte{'\n'}); ok {
		w.Write(text)
		io.WriteString(w, " \n")
		return
	}
	w.Write(line)
	io.WriteString(w, "\n")
}

// annotate writes an annotation below a line of the given width, which includes the
// line feed.
func (d *dump) annotate(w io.Writer, a *annotation, width int) {
	end := max(a.from+1, min(a.to, width+1))
	fmt.Fprintf(w, "%-*s  %s%c%s", d.width, a.label, strings.Repeat(" ", a.from-1), a.lead,
		strings.Repeat("~", end-a.from-1))
	if a.note != "" {
		io.WriteString(w, strings.Repeat(" ", max(0, width+1-end)))
		io.WriteString(w, " "+a.note)
	}
	io.WriteString(w, "\n")
}
