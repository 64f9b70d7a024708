package diag

import (
	"fmt"
	"sort"
	"strings"

	"github.com/mica-ir/mica/source"
)

// A Severity classifies a diagnostic.
type Severity uint8

// The severities of LLVM's and MLIR's diagnostics.
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

// A Place is where a diagnostic points. Either Pos is valid, or Name, Line and Col
// describe a position in a text that may not be available; Line and Col are 1-based,
// 0 if unknown. The zero Place is no place.
type Place struct {
	Pos  source.Pos
	Name string
	Line int
	Col  int

	// Exact places show their line and column even where these are 0, as the
	// IR's locations do.
	Exact bool

	// About describes a location that is more than a place in a text, such as loc("name"). It
	// is printed before the message when the place has no Name.
	About string

	// Caller is where the code at this place was called from, which is shown after the
	// message; nil if that is not known.
	Caller *Place
}

// At returns the place of a byte of a file.
func At(p source.Pos) Place { return Place{Pos: p} }

// locate returns the position of p in a text, or the zero Pos if the text is not
// available.
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

// Same reports whether p and q are the same place, wherever the code there was called from.
func (p Place) Same(q Place) bool {
	p.Caller, q.Caller = nil, nil
	return p == q
}

// IsValid reports whether p is known.
func (p Place) IsValid() bool { return p.Pos.IsValid() || p.Name != "" }

// A Diagnostic is one message about one place.
type Diagnostic struct {
	Severity Severity
	Place    Place
	Ranges   []source.Span // underlined with tildes where they touch the place's line
	Message  string
	Notes    []*Diagnostic

	// Rule is the name of the rewrite rule that the message is about, if it is about one.
	Rule string

	// Hint marks a note that the reference tools do not have, such as the likely spelling of
	// an unknown name.
	Hint bool

	// Bare diagnostics without a place are rendered as "error: text"; others get
	// LLVM's placeholder "<unknown>:0: " as a prefix.
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

// Hintf attaches a hint and returns d.
func (d *Diagnostic) Hintf(at Place, format string, args ...any) *Diagnostic {
	d.Notes = append(d.Notes, &Diagnostic{Severity: Note, Place: at, Message: fmt.Sprintf(format, args...), Hint: true})
	return d
}

// Calls returns notes about the calls that lead to the place of d, the innermost first. Notes
// have none themselves.
func (d *Diagnostic) Calls() (notes []*Diagnostic) {
	if d.Severity == Note {
		return nil
	}
	for p := d.Place.Caller; p != nil; p = p.Caller {
		notes = append(notes, &Diagnostic{Severity: Note, Place: *p, Message: "called from"})
	}
	return notes
}

// Error returns the diagnostic in one line, "name:line:col: error: text".
func (d *Diagnostic) Error() string {
	var b strings.Builder
	writeHead(&b, d, noColors, true)
	return b.String()
}

// A List holds diagnostics in order of discovery. It is an error; [List.Err] returns nil for
// a list without one.
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

// HasErrors reports whether the list contains an error.
func (l List) HasErrors() bool {
	for _, d := range l {
		if d.Severity == Error {
			return true
		}
	}
	return false
}

// Err returns the list if it has an error, or else nil.
func (l List) Err() error {
	if l.HasErrors() {
		return l
	}
	return nil
}

// Error returns all diagnostics, one per line.
func (l List) Error() string {
	var b strings.Builder
	for i, d := range l {
		if i > 0 {
			b.WriteByte('\n')
		}
		writeHead(&b, d, noColors, true)
	}
	return b.String()
}

// Locate resolves places that have only a file name, line and column, such as the
// IR's locations, to a position in the text, so that the source line can be shown.
// text returns the file with a given name, or nil if it is unknown; it may be
// [source.Set.Lookup].
func (l List) Locate(text func(name string) *source.File) {
	for _, d := range l {
		for p := &d.Place; p != nil; p = p.Caller {
			if pos := p.locate(text); pos.IsValid() {
				// Offset clamps a column past the end of its line. The position is then
				// wrong, so the place keeps its line and column.
				if line, col := pos.LineCol(); line == p.Line && col == p.Col {
					p.Pos = pos
				}
			}
		}
		List(d.Notes).Locate(text)
	}
}

// Sort orders the list by file name, line and column. It is stable: diagnostics at
// the same place keep their order.
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
