package cxx

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// An Error is an error in a text. [Pos, End) are byte offsets.
type Error struct {
	Pos, End int
	Message  string
}

func (e *Error) Error() string { return e.Message }

// Errors is a list of errors in a text, ordered by position. It implements error.
type Errors []*Error

// maxErrors bounds the number of errors that are kept for one text.
const maxErrors = 20

func (l *Errors) add(pos, end int, format string, args ...any) {
	if len(*l) < maxErrors {
		*l = append(*l, &Error{pos, end, fmt.Sprintf(format, args...)})
	}
}

// Error returns all messages, one per line.
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

// Err returns the list as an error, or nil if it is empty.
func (l Errors) Err() error {
	if len(l) == 0 {
		return nil
	}
	return l
}

// Diagnostics converts the errors to diagnostics in a file in which the text begins at base. A
// text that does not occur literally in a file (because escapes were resolved or placeholders
// replaced) is better shown as a separate file: source.NewFile("<predicate>", text), 0.
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
