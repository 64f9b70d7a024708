package server

import (
	"bytes"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/tool/format"
	"github.com/mica-ir/mica/source"
)

// formatting lays out a document as mica fmt does. One that cannot be laid out, because of a
// syntax error, stays as it is.
func formatting(q *query) (any, error) {
	f := q.text.File
	named := source.NewFile("text"+q.text.language.Suffix, f.Text)
	text, err := format.Text(named)
	if err != nil || bytes.Equal(text, f.Text) {
		return none{}, nil
	}
	start, end := changed(f.Text, text)
	edit := protocol.TextEdit{Range: protocol.Range{Start: position(f, uint32(start)), End: position(f, uint32(len(f.Text)-end))},
		NewText: string(text[start : len(text)-end])}
	return []protocol.TextEdit{edit}, nil
}

// changed returns how many bytes two texts have in common at the start and at the end, in whole
// lines.
func changed(a, b []byte) (start, end int) {
	for start < min(len(a), len(b)) && a[start] == b[start] {
		start++
	}
	start = bytes.LastIndexByte(a[:start], '\n') + 1
	for end < min(len(a), len(b))-start && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	whole := func(text []byte) bool { return len(text)-end == start || text[len(text)-end-1] == '\n' }
	if whole(a) && whole(b) {
		return start, end
	}
	if i := bytes.IndexByte(a[len(a)-end:], '\n'); i >= 0 {
		end -= i + 1
	} else {
		end = 0
	}
	return start, end
}
