package tablegen

import (
	"strings"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
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
}

// suspect marks a record with errors.
func (in *interp) suspect(rec *Record) {
	// The reference continues after errors that do not set Stopped, and reports the errors that
	// follow from them.
	if in.recs.Stopped {
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

// missing puts the statement in doubt if a name is undefined because of an earlier
// error.
func (in *interp) missing(name string) {
	d := &in.doubt
	d.now = d.now || d.all || d.names[name]
	for _, p := range d.prefixes {
		d.now = d.now || strings.HasPrefix(name, p)
	}
}

// loseNames records that a statement with errors could have defined any name in its
// text.
func (in *interp) loseNames(s syntax.Span) {
	p := in.files.Pos(s.From)
	if !p.IsValid() {
		return
	}
	text := p.File.Text[p.Offset:min(int(p.Offset)+int(s.To-s.From), len(p.File.Text))]
	if in.doubt.names == nil {
		in.doubt.names = map[string]bool{}
	}
	for _, w := range strings.FieldsFunc(string(text), func(c rune) bool {
		return c != '_' && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z')
	}) {
		in.doubt.names[w] = true
	}
}

// losePrefix records that names with a prefix are not defined because of an error in
// the defm that would have defined them.
func (in *interp) losePrefix(e syntax.Expr) {
	if n, ok := e.(*syntax.Name); ok {
		in.doubt.prefixes = append(in.doubt.prefixes, n.Name)
	}
}
