package diag

import (
	"fmt"
	"sort"
	"strings"

	"github.com/mica-ir/mica/source"
)

// A Severity says how bad it is.
type Severity uint8

// The severities, in LLVM's words.
const (
	Error Severity = iota
	Warning
	Remark
	Note
)

func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	case Remark:
		return "remark"
	case Note:
		return "note"
	}
	panic(fmt.Sprintf("diag: severity %d", s))
}

// A Place is where a diagnostic points. Either Pos is valid, or Name, Line and
// Col tell of a text that may not be at hand; Line and Col are 1-based, 0 where
// unknown. The zero Place is no place.
type Place struct {
	Pos  source.Pos
	Name string
	Line int
	Col  int

	// Exact places show their line and column even where these are 0, as the
	// IR's locations do.
	Exact bool

	// About tells of a place that is in no text, such as loc("name"): it is shown
	// in front of the message.
	About string
}

// At returns the place of a byte of a file.
func At(p source.Pos) Place { return Place{Pos: p} }

// locate returns the place in a text, the zero Pos if the text is unknown.
func (p Place) locate(text func(name string) *source.File) source.Pos {
	if p.Pos.IsValid() {
		return p.Pos
	}
	if p.Name == "" || p.Line == 0 {
		return source.Pos{}
	}
	f := text(p.Name)
	if f == nil {
		return source.Pos{}
	}
	off, ok := f.Offset(p.Line, p.Col)
	if !ok {
		return source.Pos{}
	}
	return source.Pos{File: f, Offset: off}
}

// Resolve returns the name, line and column of the place.
func (p Place) Resolve() (name string, line, col int) {
	if p.Pos.IsValid() {
		line, col = p.Pos.LineCol()
		return p.Pos.File.Name, line, col
	}
	return p.Name, p.Line, p.Col
}

// IsValid reports whether p is a place.
func (p Place) IsValid() bool { return p.Pos.IsValid() || p.Name != "" }

// A Diagnostic is one message about one place.
type Diagnostic struct {
	Severity Severity
	Place    Place
	Ranges   []source.Span // underlined with tildes where they touch the place's line
	Message  string
	Notes    []*Diagnostic

	// Bare diagnostics that have no place are rendered as "error: text";
	// otherwise LLVM's placeholder "<unknown>:0: " goes before.
	Bare bool
}

// Errorf returns an error at a place.
func Errorf(at Place, format string, args ...any) *Diagnostic {
	return &Diagnostic{Severity: Error, Place: at, Message: fmt.Sprintf(format, args...)}
}

// Warningf returns a warning at a place.
func Warningf(at Place, format string, args ...any) *Diagnostic {
	return &Diagnostic{Severity: Warning, Place: at, Message: fmt.Sprintf(format, args...)}
}

// Notef attaches a note and returns d.
func (d *Diagnostic) Notef(at Place, format string, args ...any) *Diagnostic {
	d.Notes = append(d.Notes, &Diagnostic{Severity: Note, Place: at, Message: fmt.Sprintf(format, args...)})
	return d
}

// Error returns the diagnostic in one line, "name:line:col: error: text".
func (d *Diagnostic) Error() string {
	var b strings.Builder
	writeHead(&b, d)
	return b.String()
}

// A List is diagnostics in the order in which they were found. It is an error;
// use [List.Err] to get a nil error for a list without one.
type List []*Diagnostic

// Add appends d.
func (l *List) Add(d *Diagnostic) { *l = append(*l, d) }

// Errorf appends an error and returns it, so that notes can be attached.
func (l *List) Errorf(at Place, format string, args ...any) *Diagnostic {
	d := Errorf(at, format, args...)
	l.Add(d)
	return d
}

// Warningf appends a warning and returns it.
func (l *List) Warningf(at Place, format string, args ...any) *Diagnostic {
	d := Warningf(at, format, args...)
	l.Add(d)
	return d
}

// HasErrors reports whether a diagnostic of the list is an error.
func (l List) HasErrors() bool {
	for _, d := range l {
		if d.Severity == Error {
			return true
		}
	}
	return false
}

// Err returns the list if it has an error, else nil.
func (l List) Err() error {
	if l.HasErrors() {
		return l
	}
	return nil
}

// Error returns all diagnostics, a line each.
func (l List) Error() string {
	var b strings.Builder
	for i, d := range l {
		if i > 0 {
			b.WriteByte('\n')
		}
		writeHead(&b, d)
	}
	return b.String()
}

// Locate gives places that know a text only by its name their position in it, so
// that its line can be shown. Diagnostics of the IR have such places: a location does
// not hold the text. text returns the file of a name, nil for an unknown one; it may be
// [source.Set.Lookup].
func (l List) Locate(text func(name string) *source.File) {
	for _, d := range l {
		if pos := d.Place.locate(text); pos.IsValid() {
			// A column past the end of its line stays what the location says.
			if line, col := pos.LineCol(); line == d.Place.Line && col == d.Place.Col {
				d.Place.Pos = pos
			}
		}
		List(d.Notes).Locate(text)
	}
}

// Sort orders the list by file name, line and column, and keeps the order of
// what stands at the same place.
func (l List) Sort() {
	sort.SliceStable(l, func(i, j int) bool {
		an, al, ac := l[i].Place.Resolve()
		bn, bl, bc := l[j].Place.Resolve()
		if an != bn {
			return an < bn
		}
		if al != bl {
			return al < bl
		}
		return ac < bc
	})
}
