package filecheck

import (
	"bytes"
	"strings"

	"github.com/mica-ir/mica/internal/filecheck/regex"
	"github.com/mica-ir/mica/source"
)

// A match is the result of matching a pattern in a region.
type match struct {
	ok       bool
	pos, len int          // relative to the region's start
	bad      []*complaint // errors in the pattern itself
}

// A region is a part of the input.
type region struct {
	run      *run
	from, to int
}

func (r region) text() []byte              { return r.run.input.Text[r.from:r.to] }
func (r region) pos(i int) source.Pos      { return r.run.pos(r.from + i) }
func (r region) after(i int) region        { return region{r.run, r.from + i, r.to} }
func (r region) upTo(i int) region         { return region{r.run, r.from, r.from + i} }
func (r region) span(i, n int) source.Span { return r.run.span(r.from+i, r.from+i+n) }

// match searches for the pattern in a region. A match sets the variables that the
// pattern defines.
func (p *pattern) match(in region) match {
	if p.kind.directive == eof {
		return match{ok: true, pos: in.to - in.from}
	}
	if p.fixed != "" {
		i := p.matchFixed(in)
		return match{ok: i >= 0, pos: i, len: len(p.fixed)}
	}
	if p.kind.directive == empty {
		return p.matchEmpty(in)
	}
	vars := in.run.checks.vars
	if bad := p.compile(vars, in.run.checks.options.IgnoreCase); len(bad) > 0 {
		return match{bad: bad}
	}
	if p.broken {
		return match{}
	}
	text := in.text()
	if len(p.strings)+len(p.numbers) == 0 {
		start, end, ok := p.compiled.Find(text)
		return match{ok: ok, pos: start, len: end - start}
	}
	m := p.compiled.FindGroups(text)
	if m == nil {
		return match{}
	}
	group := func(g int) (string, source.Span) {
		from, to := m[2*g], m[2*g+1]
		if from < 0 || to < from {
			return "", source.Span{}
		}
		return string(text[from:to]), in.span(from, to-from)
	}
	for _, d := range p.strings {
		s, at := group(d.group)
		vars.strings[d.name] = capture{s, at}
	}
	for _, d := range p.numbers {
		d.number.text, d.number.at = group(d.group)
		d.number.value = d.number.format.read(d.number.text)
	}
	return match{ok: true, pos: m[0], len: m[1] - m[0]}
}

func (p *pattern) matchFixed(in region) int {
	if p.lower == nil {
		return bytes.Index(in.text(), []byte(p.fixed))
	}
	return bytes.Index(in.run.lower()[in.from:in.to], p.lower)
}

// matchEmpty searches for a line feed that is followed by another one or ends the
// region. The match starts after the line feed.
func (p *pattern) matchEmpty(in region) match {
	text := in.text()
	for i := 0; ; i++ {
		n := bytes.IndexByte(text[i:], '\n')
		if n < 0 {
			return match{}
		}
		if i += n; i+1 == len(text) || text[i+1] == '\n' {
			return match{ok: true, pos: i + 1}
		}
	}
}

// compile builds the regular expression with the current values of variables.
func (p *pattern) compile(vars *variables, fold bool) []*complaint {
	text := p.source
	if len(p.substitutions) > 0 {
		vars.setLine(p.line)
		var b strings.Builder
		var bad []*complaint
		done := 0
		for i := range p.substitutions {
			s := &p.substitutions[i]
			b.WriteString(p.source[done:s.at])
			done = s.at
			bad = append(bad, s.write(&b, vars)...)
		}
		if len(bad) > 0 {
			return bad
		}
		b.WriteString(p.source[done:])
		text = b.String()
	}
	if p.compiled != nil && text == p.text || p.broken && text == p.text {
		return nil
	}
	var err error
	p.text = text
	p.compiled, err = regex.Compile(text, regex.Options{IgnoreCase: fold})
	p.broken = err != nil
	return nil
}

// write appends the value as a regular expression.
func (s *substitution) write(b *strings.Builder, vars *variables) []*complaint {
	if s.value == nil {
		c, ok := vars.strings[s.text.s]
		if !ok {
			return complaints([]failure{{s.text}}, s.text.pos())
		}
		escape(b, c.text)
		return nil
	}
	text, bad := s.number()
	b.WriteString(text)
	return complaints(bad, s.text.pos())
}

func (s *substitution) number() (string, []failure) {
	n, bad := s.value.eval()
	if len(bad) > 0 {
		return "", bad
	}
	text, ok := s.format.write(n)
	if !ok {
		return "", []failure{{}}
	}
	return text, nil
}

// lower returns s with ASCII letters in lower case.
func lower(s []byte) []byte {
	out := make([]byte, len(s))
	for i, c := range s {
		if c >= 'A' && c <= 'Z' {
			c |= 0x20
		}
		out[i] = c
	}
	return out
}
