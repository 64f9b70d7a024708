package server

import (
	"bytes"
	"cmp"
	"slices"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// foldingRange returns the foldable parts: brackets, code and comments of several lines, and
// consecutive include directives. The line with a closing bracket remains visible.
func foldingRange(q *query) (any, error) {
	f := q.text.File
	list := []protocol.FoldingRange{}
	add := func(start, end int, kind protocol.FoldingRangeKind) {
		if end > start {
			list = append(list, protocol.FoldingRange{StartLine: uint32(start), EndLine: uint32(end), Kind: kind})
		}
	}
	for _, r := range regions(f, q.text.language.Code) {
		first, _ := f.LineCol(r.start)
		last, _ := f.LineCol(r.end)
		if r.comment {
			add(first-1, last-1, protocol.FoldingRangeKindComment)
		} else {
			add(first-1, last-2, "")
		}
	}
	includes(f, func(first, last int) { add(first, last, protocol.FoldingRangeKindImports) })
	slices.SortStableFunc(list, func(x, y protocol.FoldingRange) int {
		return cmp.Or(cmp.Compare(x.StartLine, y.StartLine), cmp.Compare(y.EndLine, x.EndLine))
	})
	// An editor folds one range for a line: the larger one.
	list = slices.CompactFunc(list, func(x, y protocol.FoldingRange) bool { return x.StartLine == y.StartLine })
	return list, nil
}

// includes calls add with the first and the last line of each group of include directives.
func includes(f *source.File, add func(first, last int)) {
	start, n := -1, 0
	for line := range bytes.Lines(f.Text) {
		directive := bytes.HasPrefix(line, []byte("include ")) || bytes.HasPrefix(line, []byte("#include "))
		switch {
		case directive && start < 0:
			start = n
		case !directive && start >= 0:
			add(start, n-1)
			start = -1
		}
		n++
	}
	if start >= 0 {
		add(start, n-1)
	}
}
