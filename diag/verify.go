package diag

import (
	"bytes"
	"io"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/mica-ir/mica/source"
)

// An expectation is a comment of the form
//
//	expected-error {{text}}
//	expected-warning-re@above {{regular {{expression}}}}
//
// in a source text. It declares a diagnostic that must be emitted, and its line. The syntax
// is the same as for mlir-opt's --verify-diagnostics.
type expectation struct {
	severity Severity
	line     int // 0 if any place matches, for @unknown
	at       source.Span
	text     string
	re       func(text string) bool // nil if text is a plain substring
	matched  bool
}

func (e *expectation) match(message string) bool {
	if e.re != nil {
		return e.re(message)
	}
	return strings.Contains(message, e.text)
}

// A Verifier compares diagnostics with the expectations in the source texts
// themselves.
type Verifier struct {
	// OnlyExpected ignores unexpected diagnostics, as
	// --verify-diagnostics=only-expected does.
	OnlyExpected bool

	// Compile compiles a regular expression to a function that reports whether it
	// matches within a text. If it is nil, Go's POSIX expressions are used.
	Compile func(expr string) (func(text string) bool, error)

	files   map[string]*source.File
	expects map[string][]*expectation
	unknown []*expectation // @unknown: diagnostics without a place
	order   []string
	out     List
}

var expectPattern = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$`)
})

// AddFile collects the expectations in f.Text[start:end].
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
	lastPlain := firstLine // the last line without an expectation, for @above
	// expectations with @below, to be resolved to the next line without one
	var below []*expectation
	at := start
	for i, line := range lines {
		lineNo := firstLine + i
		lineStart := at
		at += uint32(len(line)) + 1
		m := expectPattern().FindSubmatchIndex(bytes.TrimRight(line, " \t\r\v\f"))
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

// compile compiles the regular expression of an expectation with -re: the parts in
// {{...}} are regular expressions, the rest is literal text.
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
		// Each part must be a valid expression on its own.
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

// Check matches a diagnostic and its notes, but not the hints, against the
// expectations.
func (v *Verifier) Check(d *Diagnostic) {
	v.check(d)
	for _, n := range d.Notes {
		if !n.Hint {
			v.Check(n)
		}
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

// Finish returns the mismatches: unexpected diagnostics, and expectations that no
// diagnostic matched.
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
	// mlir-opt reports unmatched expectations without a place twice.
	for range 2 {
		for _, e := range v.unknown {
			missing(e)
		}
	}
	return v.out
}

// Report prints the result of [Verifier.Finish] and reports whether it was empty.
func (v *Verifier) Report(out io.Writer, files *source.Set) bool {
	l := v.Finish()
	r := &Renderer{Out: out, Files: files}
	// Errors of the writer are ignored: they can only be reported to the same writer.
	_ = r.RenderAll(l)
	return len(l) == 0
}
