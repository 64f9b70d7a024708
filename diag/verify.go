package diag

import (
	"bytes"
	"io"
	"regexp"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/source"
)

// An expectation is a comment of the form
//
//	expected-error {{text}}
//	expected-warning-re@above {{regular {{expression}}}}
//
// in a text: it says which diagnostic shall come up, and at which line.
type expectation struct {
	severity Severity
	line     int // 0 for any place, where none is known
	at       source.Span
	text     string
	re       func(text string) bool // nil for a text that is searched as it is
	matched  bool
}

func (e *expectation) match(message string) bool {
	if e.re != nil {
		return e.re(message)
	}
	return strings.Contains(message, e.text)
}

// A Verifier checks diagnostics against the expectations that stand in the
// texts themselves.
type Verifier struct {
	// OnlyExpected does not mind diagnostics that nobody expects.
	OnlyExpected bool

	// Compile makes a regular expression of an expectation: what tells whether it
	// is found in a text. Nil stands for POSIX expressions as Go has them.
	Compile func(expr string) (func(text string) bool, error)

	files   map[string]*source.File
	expects map[string][]*expectation
	unknown []*expectation // of diagnostics without a place
	order   []string
	out     List
}

var expectPattern = regexp.MustCompile(`expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$`)

// AddFile reads the expectations of a text, or of the part of it from start to end.
func (v *Verifier) AddFile(f *source.File, start, end uint32) {
	if v.expects == nil {
		v.expects, v.files = map[string][]*expectation{}, map[string]*source.File{}
	}
	if _, ok := v.files[f.Name]; !ok {
		v.order = append(v.order, f.Name)
	}
	v.files[f.Name] = f
	firstLine, _ := f.LineCol(start)
	lines := bytes.Split(f.Text[start:end], []byte{'\n'})
	lastPlain := firstLine // the last line without an expectation
	var below []*expectation
	at := start
	for i, line := range lines {
		lineNo := firstLine + i
		lineStart := at
		at += uint32(len(line)) + 1
		m := expectPattern.FindSubmatchIndex(bytes.TrimRight(line, " \t\r\v\f"))
		if m == nil {
			for _, e := range below {
				e.line = lineNo
			}
			below = below[:0]
			lastPlain = lineNo
			continue
		}
		sub := func(i int) string {
			if m[2*i] < 0 {
				return ""
			}
			return string(line[m[2*i]:m[2*i+1]])
		}
		e := &expectation{line: lineNo, text: sub(5)}
		begin := lineStart + uint32(m[0])
		e.at = source.Span{File: f, Start: begin, End: begin + uint32(len(e.text))}
		switch sub(1) {
		case "error":
			e.severity = Error
		case "warning":
			e.severity = Warning
		case "remark":
			e.severity = Remark
		case "note":
			e.severity = Note
		}
		if sub(2) != "" && !v.compile(e) {
			continue
		}
		switch d := sub(4); {
		case d == "unknown":
			e.at = source.Span{}
			v.unknown = append(v.unknown, e)
			continue
		case d == "above":
			e.line = lastPlain
		case d == "below":
			e.line = firstLine + len(lines) - 1
			below = append(below, e)
		case d != "":
			n, _ := strconv.Atoi(d[1:])
			if d[0] == '-' {
				n = -n
			}
			e.line += n
		}
		v.expects[f.Name] = append(v.expects[f.Name], e)
	}
}

// compile makes the regular expression of an expectation with -re: what stands
// in {{...}} is one, the rest is meant as it is.
func (v *Verifier) compile(e *expectation) bool {
	var b strings.Builder
	rest := e.text
	for rest != "" {
		i := strings.Index(rest, "{{")
		if i < 0 {
			b.WriteString(regexp.QuoteMeta(rest))
			break
		}
		b.WriteString(regexp.QuoteMeta(rest[:i]))
		rest = rest[i+2:]
		j := strings.Index(rest, "}}")
		if j < 0 {
			v.fail(e.at, "found start of regex with no end '}}'")
			return false
		}
		// Each must be an expression by itself.
		if !v.compileRegexp(e, rest[:j]) {
			return false
		}
		b.WriteString("(" + rest[:j] + ")")
		rest = rest[j+2:]
	}
	return v.compileRegexp(e, b.String())
}

func (v *Verifier) compileRegexp(e *expectation, expr string) bool {
	compile := v.Compile
	if compile == nil {
		compile = compilePOSIX
	}
	var err error
	if e.re, err = compile(expr); err != nil {
		v.fail(e.at, "invalid regex: "+err.Error())
		return false
	}
	return true
}

func compilePOSIX(expr string) (func(text string) bool, error) {
	re, err := regexp.CompilePOSIX(expr)
	if err != nil {
		return nil, err
	}
	return re.MatchString, nil
}

func (v *Verifier) fail(at source.Span, message string) {
	d := &Diagnostic{Severity: Error, Message: message}
	if at.IsValid() {
		d.Place = At(at.Pos())
		if at.End > at.Start {
			d.Ranges = []source.Span{at}
		}
	}
	v.out.Add(d)
}

// Check compares a diagnostic and its notes with what is expected.
func (v *Verifier) Check(d *Diagnostic) {
	v.check(d)
	for _, n := range d.Notes {
		v.Check(n)
	}
}

func (v *Verifier) check(d *Diagnostic) {
	name, line, _ := d.Place.Resolve()
	list := v.unknown
	if name != "" {
		list = v.expects[name]
	}
	var near *expectation
	for _, e := range list {
		if name != "" && e.line != line || !e.match(d.Message) {
			continue
		}
		if e.severity == d.Severity {
			e.matched = true
			return
		}
		near = e
	}
	if v.OnlyExpected {
		return
	}
	if near != nil {
		v.fail(source.Span{File: near.at.File, Start: near.at.Start}, "'"+d.Severity.String()+
			"' diagnostic emitted when expecting a '"+near.severity.String()+"'")
		return
	}
	v.out.Add(&Diagnostic{Severity: Error, Place: d.Place, Message: "unexpected " + d.Severity.String() + ": " + d.Message})
}

// Finish returns what went wrong: diagnostics that nobody expected, and those
// that were expected and did not come.
func (v *Verifier) Finish() List {
	missing := func(e *expectation) {
		if !e.matched {
			v.fail(e.at, "expected "+e.severity.String()+" \""+e.text+"\" was not produced")
		}
	}
	for _, name := range v.order {
		for _, e := range v.expects[name] {
			missing(e)
		}
	}
	// The reference says so twice of those without a place.
	for range 2 {
		for _, e := range v.unknown {
			missing(e)
		}
	}
	return v.out
}

// Report writes what [Verifier.Finish] returns and tells whether there was nothing.
func (v *Verifier) Report(out io.Writer, files *source.Set) bool {
	l := v.Finish()
	r := &Renderer{Out: out, Files: files}
	// The writer's own errors are the caller's to see: there is nowhere to tell of them.
	_ = r.RenderAll(l)
	return len(l) == 0
}
