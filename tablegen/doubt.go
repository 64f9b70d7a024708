package tablegen

import (
	"bytes"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// The reference stops at its first error. mica continues, and an error must then not
// cause others: a statement that refers to a record with errors, or to a name that a
// statement with errors would have defined, is in doubt, and only its syntax errors
// are reported.
type doubt struct {
	now      bool            // the statement is in doubt
	all      bool            // any name may be missing, because an included file is
	names    map[string]bool // that statements with errors may have defined
	values   map[string]bool // variables with errors in their definitions, which are unset
	prefixes []string        // of such names
	lost     syntax.Span     // the last text of which all names are in names

	lines map[line]bool         // with syntax errors
	files map[*source.File]bool // with syntax errors

	indented int  // number of diagnostics before the last run of top-level statements that are indented
	inRun    bool // the last statement was indented

	missing map[string]bool     // kinds and names that were reported as undefined
	places  map[source.Pos]bool // of errors; a multiclass repeats those of its records
}

// repeats reports whether there was an error at a place.
func (d *doubt) repeats(at diag.Place) bool {
	if at.Pos.File == nil {
		return false
	}
	if d.places == nil {
		d.places = map[source.Pos]bool{}
	}
	known := d.places[at.Pos]
	d.places[at.Pos] = true
	return known
}

// A line is a line of a file.
type line struct {
	file *source.File
	n    int
}

func lineOf(at diag.Place) line {
	n, _ := at.Pos.LineCol()
	return line{at.Pos.File, n}
}

// syntaxAt records a syntax error; other errors in its line are in doubt.
func (d *doubt) syntaxAt(at diag.Place) {
	if at.Pos.File == nil {
		return
	}
	if d.lines == nil {
		d.lines, d.files = map[line]bool{}, map[*source.File]bool{}
	}
	d.lines[lineOf(at)], d.files[at.Pos.File] = true, true
}

// sameLine reports whether a place is in a line with a syntax error.
func (d *doubt) sameLine(at diag.Place) bool {
	return len(d.lines) > 0 && at.Pos.File != nil && d.lines[lineOf(at)]
}

// suspect marks a record with errors.
func (in *interp) suspect(rec *Record) {
	// The reference continues after errors that do not set Stopped, and reports the errors that
	// follow from them.
	if in.recs.Stopped || !in.opts.AsReference {
		rec.broken = true
	}
}

// refer puts the statement in doubt if a record that it refers to has errors.
func (in *interp) refer(rec *Record) {
	if rec.broken {
		in.doubt.now = true
	}
}

// loseValue records that the value of a variable could not be evaluated.
func (in *interp) loseValue(name string) {
	if in.doubt.values == nil {
		in.doubt.values = map[string]bool{}
	}
	in.doubt.values[name] = true
}

// referValue puts the statement in doubt if v is the value of a variable with errors.
func (in *interp) referValue(name string, v Value) {
	if v == Unset && in.doubt.values[name] {
		in.doubt.now = true
	}
}

// missing puts the statement in doubt if a name is undefined because of an earlier error, or if it was
// reported before that nothing of that kind has the name.
func (in *interp) missing(kind, name string) {
	d := &in.doubt
	d.now = d.now || d.all || d.names[name]
	for _, p := range d.prefixes {
		d.now = d.now || strings.HasPrefix(name, p)
	}
	if in.opts.AsReference || d.now || in.dead || in.muted > 0 {
		return
	}
	if d.missing == nil {
		d.missing = map[string]bool{}
	}
	key := kind + " " + name
	d.now = d.missing[key]
	d.missing[key] = true
}

// fieldOf names the kind of the fields of a type, which is nil if it is not known.
func fieldOf(t *Type) string {
	if t == nil {
		return "field"
	}
	return "field of " + t.String()
}

// strayBrace handles a closing brace at the top level. It may be the consequence of another syntax
// error. Otherwise a brace above it is superfluous, and statements that are indented more belong to
// the body that this one ends: their errors are dropped.
func (in *interp) strayBrace(s *syntax.BadStmt) {
	if at := in.place(s.From); in.doubt.files[at.Pos.File] {
		s.Err.Msg = ""
		return
	}
	kept := in.diags[:in.doubt.indented]
	for _, d := range in.diags[in.doubt.indented:] {
		if d.Severity != diag.Error {
			kept = append(kept, d)
		}
	}
	in.diags = kept
	in.doubt.missing, in.doubt.places = nil, nil // they are those of the dropped errors, too
}

// garbage notes that text which is no statement follows in the line of the last class or record: its
// semicolon may be the mistake.
func (in *interp) garbage(s *syntax.BadStmt) {
	if n := len(in.recs.classes); n > 0 && lineOf(in.place(in.recs.classes[n-1].locs[0])) == lineOf(in.place(s.From)) {
		in.suspect(in.recs.classes[n-1])
	}
	if n := len(in.recs.order); n > 0 && lineOf(in.place(in.recs.order[n-1].locs[0])) == lineOf(in.place(s.From)) {
		in.suspect(in.recs.order[n-1])
	}
}

// follow notes where a run of statements that are indented begins.
func (in *interp) follow(s syntax.Stmt) {
	if bad, ok := s.(*syntax.BadStmt); ok && bad.Stray {
		return
	}
	if _, col := in.files.Pos(s.Pos()).LineCol(); col > 1 && !in.doubt.inRun {
		in.doubt.indented, in.doubt.inRun = len(in.diags), true
	} else if col <= 1 {
		in.doubt.indented, in.doubt.inRun = len(in.diags), false
	}
}

// syntaxErrorsOf reports the syntax errors of a top-level statement before it is evaluated. The
// reference evaluates while it parses.
func (in *interp) syntaxErrorsOf(s syntax.Stmt) {
	if in.opts.AsReference {
		return
	}
	if bad, ok := s.(*syntax.BadStmt); ok && bad.Stray {
		in.strayBrace(bad)
	}
	for _, e := range syntax.Failures(s) {
		in.syntaxErrorOnce(e)
	}
}

// afterSyntaxError puts a statement with a syntax error in doubt: a misplaced token explains other
// errors in it.
func (in *interp) afterSyntaxError(e *syntax.Error) {
	if e == nil || in.opts.AsReference {
		return
	}
	in.loseNames(e.Skipped)
	in.doubt.now = true
}

// lostBy returns the part of a statement with errors in which the names stand that it could have
// defined. Without syntax errors that is the head of a class, a multiclass or a record.
func (in *interp) lostBy(s syntax.Stmt) syntax.Span {
	all := syntax.Span{From: s.Pos(), To: s.End()}
	var body []syntax.Stmt
	switch s := s.(type) {
	case *syntax.ClassStmt:
		body = s.Body
	case *syntax.DefStmt:
		body = s.Body
	case *syntax.MulticlassStmt:
		body = s.Body
	default:
		return all
	}
	if s.Failure() != nil || anyFails(body) {
		return all
	}
	if i := bytes.IndexAny(in.textOf(all), ":{;<"); i >= 0 {
		all.To = all.From + syntax.Loc(i)
	}
	return all
}

// textOf returns the text of a span, nil if it is in no file.
func (in *interp) textOf(s syntax.Span) []byte {
	p := in.files.Pos(s.From)
	if !p.IsValid() {
		return nil
	}
	return p.File.Text[p.Offset:min(int(p.Offset)+int(s.To-s.From), len(p.File.Text))]
}

// loseNames records that a statement with errors could have defined any name in its text. The
// statement around another one skips the text of that.
func (in *interp) loseNames(s syntax.Span) {
	parts := []syntax.Span{s}
	if l := in.doubt.lost; l.From < l.To && s.From <= l.From && l.To <= s.To {
		parts = []syntax.Span{{From: s.From, To: l.From}, {From: l.To, To: s.To}}
	}
	in.doubt.lost = s
	if in.doubt.names == nil {
		in.doubt.names = map[string]bool{}
	}
	isName := func(c rune) bool {
		return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
	}
	for _, part := range parts {
		for _, w := range strings.FieldsFunc(string(in.textOf(part)), func(c rune) bool { return !isName(c) }) {
			in.doubt.names[w] = true
		}
	}
}

// losePrefix records that names with a prefix are not defined because of an error in
// the defm that would have defined them.
func (in *interp) losePrefix(e syntax.Expr) {
	if n, ok := e.(*syntax.Name); ok {
		in.doubt.prefixes = append(in.doubt.prefixes, n.Name)
	}
}
