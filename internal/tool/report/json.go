package report

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A message is a diagnostic as an object of JSON.
type message struct {
	Severity string    `json:"severity"`
	Message  string    `json:"message"`
	File     string    `json:"file,omitempty"`
	Range    *span     `json:"range,omitempty"`
	Included []place   `json:"includedFrom,omitempty"` // innermost first
	Notes    []message `json:"notes,omitempty"`
	Rule     string    `json:"rule,omitempty"`
}

// A place is a line of a file.
type place struct {
	File string `json:"file"`
	Line int    `json:"line"`
}

// A span is a range of a text. The end is exclusive.
type span struct {
	Start position `json:"start"`
	End   position `json:"end"`
}

// A position has a line and a column, which counts bytes. Both start at 1.
type position struct {
	Line   int `json:"line"`
	Column int `json:"column"`
}

func newMessage(d *diag.Diagnostic) message {
	m := message{Severity: d.Severity.String(), Message: about(d), Rule: d.Rule}
	name, line, col := d.Place.Resolve()
	m.File = shown(name)
	if name != "" && line > 0 {
		at := position{line, max(col, 1)}
		m.Range = &span{at, at}
		if end := endOf(d); end.IsValid() {
			l, c := end.LineCol()
			m.Range.End = position{l, c}
		}
	}
	for p := d.Place.Pos; p.IsValid() && p.File.IncludedFrom.IsValid(); p = p.File.IncludedFrom {
		line, _ := p.File.IncludedFrom.LineCol()
		m.Included = append(m.Included, place{shown(p.File.IncludedFrom.File.Name), line})
	}
	for _, n := range d.Notes {
		m.Notes = append(m.Notes, newMessage(n))
	}
	return m
}

// about returns the message of a diagnostic, with the place that is not in a text.
func about(d *diag.Diagnostic) string {
	if name, _, _ := d.Place.Resolve(); name == "" && d.Place.About != "" {
		return d.Place.About + ": " + d.Message
	}
	return d.Message
}

// shown returns the name of a file as text shows it.
func shown(name string) string {
	if name == "-" {
		return "<stdin>"
	}
	return name
}

// endOf returns the end of the range that begins at the place of a diagnostic, or the zero Pos.
func endOf(d *diag.Diagnostic) source.Pos {
	at := d.Place.Pos
	for _, r := range d.Ranges {
		if at.IsValid() && r.File == at.File && r.Start <= at.Offset && at.Offset < r.End {
			return source.Pos{File: r.File, Offset: r.End}
		}
	}
	return source.Pos{}
}
