package td

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// maxShown is how many characters of a value a description shows.
const maxShown = 60

// describeValues lists the fields of a def with their final values, and where these were set.
func (a *analysis) describeValues(b *strings.Builder, r *tablegen.Record) {
	b.WriteString("\n***\n")
	for f := range r.Fields() {
		fmt.Fprintf(b, "- `%s %s` = %s", f.Type(), f.Name(), shown(f.Value()))
		writeOrigin(b, r, f.Name())
		b.WriteByte('\n')
	}
}

// describeValue describes the final value of a field of a record, and where it was set.
func (a *analysis) describeValue(b *strings.Builder, s *symbol) {
	f := s.record.Field(s.name)
	if f == nil || f.Value() == nil {
		return
	}
	fmt.Fprintf(b, "\nValue in `%s`: %s", s.record.Name(), shown(f.Value()))
	writeOrigin(b, s.record, s.name)
	b.WriteByte('\n')
}

// shown returns a value as code, shortened to the begin of its first line.
func shown(v tablegen.Value) string {
	text := strings.TrimSpace(v.String())
	line, _, more := strings.Cut(text, "\n")
	if r := []rune(line); len(r) > maxShown {
		line, more = string(r[:maxShown]), true
	}
	if more {
		line += "…"
	}
	fence := "`"
	if strings.Contains(line, fence) {
		fence = "``"
	}
	return fence + line + fence
}

// writeOrigin writes where the value of a field was set: in which class, and at which line.
func writeOrigin(b *strings.Builder, r *tablegen.Record, field string) {
	at := r.FieldPos(field)
	if !at.IsValid() {
		return
	}
	b.WriteString(" — ")
	if c := setIn(r, field, at); c != nil {
		fmt.Fprintf(b, "`%s`, ", c.Name())
	}
	line, _ := at.File.LineCol(at.Offset)
	fmt.Fprintf(b, "%s:%d", filepath.Base(at.File.Name), line)
}

// setIn returns the class whose field was set at a place, nil if it is in no class of the record:
// in its own body, or in a let around it. It is the one furthest up that has the field from there.
func setIn(r *tablegen.Record, field string, at source.Pos) *tablegen.Record {
	for _, c := range r.Superclasses() {
		if c.FieldPos(field) == at {
			if up := setIn(c, field, at); up != nil {
				return up
			}
			return c
		}
	}
	return nil
}
