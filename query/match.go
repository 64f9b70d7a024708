package query

import (
	"bytes"
	"fmt"
	"io"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Match is the operations that a matcher finds for one operation, the root.
type Match struct {
	Root *ir.Operation
	Ops  []*ir.Operation // the root is not always one of them
}

// Find returns the matches of a matcher in an operation. Operations follow those in their
// regions.
func Find(in *ir.Operation, m *Matcher) []Match {
	var list []Match
	for op := range ir.All(in, ir.PostOrder) {
		if m.match(op) {
			list = append(list, Match{op, []*ir.Operation{op}})
		} else if ops, ok := m.collect(op); ok {
			list = append(list, Match{op, ops})
		}
	}
	return list
}

// list writes the matches with the lines of the text where their operations are.
func (s *Session) list(w io.Writer, m *Matcher) error {
	var b bytes.Buffer
	b.WriteByte('\n')
	matches := Find(s.Root, m)
	for i, match := range matches {
		fmt.Fprintf(&b, "Match #%d:\n\n", i+1)
		for _, op := range match.Ops {
			s.show(&b, op, op == match.Root)
		}
	}
	if len(matches) == 1 {
		b.WriteString("1 match.\n\n")
	} else {
		fmt.Fprintf(&b, "%d matches.\n\n", len(matches))
	}
	_, err := b.WriteTo(w)
	return err
}

// show writes where an operation is. An operation whose location is not in a file is not shown.
func (s *Session) show(b *bytes.Buffer, op *ir.Operation, root bool) {
	loc := op.Location().File()
	if loc == nil {
		return
	}
	d := &diag.Diagnostic{Severity: diag.Note}
	if root {
		d.Message = `"root" binds here`
	}
	if s.File == nil {
		d.Place = loc.Place()
	} else {
		d.Place = s.place(int(max(loc.Line, 1)), int(max(loc.Col, 1)))
	}
	r := &diag.Renderer{Out: b, NoKind: !root, Color: s.Color}
	_ = r.Render(d) // a buffer has no errors
}

// place returns a place in the text of the session, also for one in another file, as
// mlir-query does; the zero Place if the text has no such line or column.
func (s *Session) place(line, col int) diag.Place {
	off, ok := s.File.Offset(line, 1)
	if !ok || col-1 > len(s.File.Line(line)) {
		return diag.Place{}
	}
	return diag.At(source.Pos{File: s.File, Offset: off + uint32(col-1)})
}
