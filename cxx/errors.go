package cxx

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// An Error is something wrong with a text: [Pos, End) are byte offsets into it.
type Error struct {
	Pos, End int
	Message  string
}

func (e *Error) Error() string { return e.Message }

// Errors is what is wrong with a text, in order of position. It is an error.
type Errors []*Error

// maxErrors bounds how many errors of one text are kept.
const maxErrors = 20

func (l *Errors) add(pos, end int, format string, args ...any) {
	if len(*l) < maxErrors {
		*l = append(*l, &Error{pos, end, fmt.Sprintf(format, args...)})
	}
}

// Error returns all messages, a line each.
func (l Errors) Error() string {
	var b strings.Builder
	for i, e := range l {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(e.Message)
	}
	return b.String()
}

// Err returns the list as an error, nil if it is empty.
func (l Errors) Err() error {
	if len(l) == 0 {
		return nil
	}
	return l
}

// Diagnostics places the errors in a file in which the text begins at base. A
// text that is not literally in a file (escapes were resolved, placeholders
// replaced) is better shown as a file of its own: source.NewFile("<predicate>", text), 0.
func (l Errors) Diagnostics(f *source.File, base int) diag.List {
	var out diag.List
	for _, e := range l {
		d := out.Errorf(diag.At(source.Pos{File: f, Offset: uint32(base + e.Pos)}), "%s", e.Message)
		if e.End > e.Pos {
			d.Ranges = []source.Span{{File: f, Start: uint32(base + e.Pos), End: uint32(base + e.End)}}
		}
	}
	return out
}
