package filecheck

import (
	"fmt"
	"sort"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// An outcome is the kind of an event.
type outcome uint8

const (
	foundExpected  outcome = iota // expected
	foundExcluded                 // a match that is not allowed
	foundWrongLine                // not on the next line, or not on the same line
	foundDiscarded                // overlaps the match of another CHECK-DAG
	noneExcluded                  // no match, as expected
	noneExpected                  // a required match is missing
	noneBroken                    // the pattern cannot match at all
	fuzzy                         // a possible intended match
)

// An event is a result for a pattern, recorded for the dump.
type event struct {
	pattern *pattern
	outcome outcome
	where   source.Span
	note    string
}

func (r *run) record(p *pattern, o outcome, where source.Span, note string) {
	if r.checks.options.Record {
		r.events = append(r.events, event{p, o, where, note})
	}
}

// report reports the result for a pattern and returns whether it is as expected.
func (r *run) report(expected bool, p *pattern, nth int, in region, m match) bool {
	if m.ok {
		return r.found(expected, p, nth, in, m)
	}
	return r.notFound(expected, p, nth, in, m)
}

func (r *run) title(p *pattern, what, state string, nth int) string {
	s := p.kind.describe(p.prefix) + ": " + what + " string " + state + " in input"
	if p.kind.count > 1 {
		s += fmt.Sprintf(" (%d out of %d)", nth, p.kind.count)
	}
	return s
}

func (r *run) found(expected bool, p *pattern, nth int, in region, m match) bool {
	o := &r.checks.options
	if expected && (!o.Verbose || !o.VeryVerbose && p.kind.directive == eof) {
		return true
	}
	what := foundExcluded
	if expected {
		what = foundExpected
	}
	where := in.span(m.pos, m.len)
	r.record(p, what, where, "")
	if o.Record {
		r.details(p, what, where, true)
		if expected {
			return true
		}
	}
	out := r.checks.out
	if expected {
		out.message(diag.Remark, p.at, r.title(p, "expected", "found", nth))
	} else {
		out.message(diag.Error, p.at, r.title(p, "excluded", "found", nth))
	}
	out.message(diag.Note, where.Pos(), "found here", where)
	r.details(p, what, where, false)
	return expected
}

// details reports substitutions and captures, in the dump or as messages.
func (r *run) details(p *pattern, o outcome, where source.Span, dump bool) {
	r.substitutions(p, o, where, dump)
	for _, c := range p.captures(r.checks.vars) {
		text := `captured var "` + c.text + `"`
		switch {
		case dump:
			r.record(p, o, c.at, text)
		case c.at.IsValid():
			r.checks.out.message(diag.Note, c.at.Pos(), text, c.at)
		default:
			r.checks.out.message(diag.Note, source.Pos{}, text)
		}
	}
}

func (r *run) substitutions(p *pattern, o outcome, where source.Span, dump bool) {
	for i := range p.substitutions {
		s := &p.substitutions[i]
		value, ok := s.shown(r.checks.vars)
		if !ok {
			continue
		}
		text := `with "` + escaped(s.text.s) + `" equal to ` + value
		if dump {
			r.record(p, o, source.Span{File: where.File, Start: where.Start, End: where.Start}, text)
		} else {
			r.checks.out.message(diag.Note, where.Pos(), text)
		}
	}
}

// shown returns the value as it is displayed in messages.
func (s *substitution) shown(vars *variables) (string, bool) {
	if s.value != nil {
		text, bad := s.number()
		return `"` + text + `"`, len(bad) == 0
	}
	c, ok := vars.strings[s.text.s]
	if !ok {
		return "", false
	}
	for i := range len(c.text) {
		if b := c.text[i]; b < ' ' || b > '~' || b == '"' {
			return `"` + escaped(c.text) + `" (escaped value)`, true
		}
	}
	return `"` + c.text + `"`, true
}

// escaped returns s with C escapes for quotes, backslashes and non-printable
// characters.
func escaped(s string) string {
	var b strings.Builder
	for i := range len(s) {
		switch c := s[i]; {
		case c == '\\' || c == '"':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '\t':
			b.WriteString(`\t`)
		case c == '\n':
			b.WriteString(`\n`)
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\%02X`, c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// captures returns the captures of the pattern's variables, in the order of the
// input.
func (p *pattern) captures(vars *variables) []capture {
	var list []capture
	for _, d := range p.strings {
		list = append(list, capture{d.name, vars.strings[d.name].at})
	}
	for _, d := range p.numbers {
		if d.number.value != nil {
			list = append(list, capture{d.name, d.number.at})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].at.Start < list[j].at.Start })
	return list
}

func (r *run) notFound(expected bool, p *pattern, nth int, in region, m match) bool {
	o := &r.checks.options
	what := noneExcluded
	if expected {
		what = noneExpected
	}
	failed := expected
	for _, c := range m.bad {
		failed, what = true, noneBroken
		r.checks.out.complain(c)
	}
	if !failed && !o.VeryVerbose {
		return true
	}
	all := in.span(0, in.to-in.from)
	r.record(p, what, all, "")
	if o.Record {
		for _, c := range m.bad {
			r.record(p, what, in.span(0, 0), c.text)
		}
		r.substitutions(p, what, all, true)
		if !failed {
			return true
		}
	}
	if len(m.bad) == 0 { // otherwise the failure was already reported
		r.sayNotFound(expected, p, nth, in)
	}
	r.substitutions(p, what, all, false)
	if expected {
		r.resemblance(p, in)
	}
	return !failed
}

func (r *run) sayNotFound(expected bool, p *pattern, nth int, in region) {
	out := r.checks.out
	if expected {
		out.message(diag.Error, p.at, r.title(p, "expected", "not found", nth))
	} else {
		out.message(diag.Remark, p.at, r.title(p, "excluded", "not found", nth))
	}
	out.message(diag.Note, in.pos(0), "scanning from here")
}

// misplace records that a match is on the wrong line.
func (r *run) misplace(p *pattern, in region, pos, n int) {
	if !r.checks.options.Record {
		return
	}
	if r.checks.options.Verbose {
		r.adjust(foundWrongLine)
		return
	}
	r.record(p, foundWrongLine, in.span(pos, n), "")
}

// adjust changes the outcome of the last pattern's events.
func (r *run) adjust(o outcome) {
	last := len(r.events) - 1
	for i := last; i >= 0 && r.events[i].pattern.at == r.events[last].pattern.at; i-- {
		r.events[i].outcome = o
	}
}

// discard records that a CHECK-DAG's match overlaps an earlier one.
func (r *run) discard(in region, earlier extent) {
	if r.checks.options.Record {
		r.adjust(foundDiscarded)
		return
	}
	where := in.span(earlier.from, earlier.to-earlier.from)
	r.checks.out.message(diag.Note, where.Pos(), "match discarded, overlaps earlier DAG match here", where)
}
