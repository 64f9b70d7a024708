package server

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// selectionRange returns, for each position, the steps by which an editor extends the
// selection: the word, the contents of the brackets or the string around it, these with the
// brackets, the line, the definitions around it, and the text.
func selectionRange(q *query) (any, error) {
	var p protocol.SelectionRangeParams
	if err := q.decode(&p); err != nil {
		return nil, invalid(protocol.MethodTextDocumentSelectionRange, err.Error())
	}
	all := regions(q.text.File, q.text.language.Code)
	var symbols []Symbol
	if a, ok := q.analysis.(Symboler); ok {
		symbols = a.Symbols()
	}
	list := []protocol.SelectionRange{}
	for _, at := range p.Positions {
		list = append(list, q.selection(offset(q.text.File, at), all, symbols))
	}
	return list, nil
}

// selection returns the ranges for a position, the innermost first.
func (q *query) selection(at uint32, all []region, symbols []Symbol) protocol.SelectionRange {
	f := q.text.File
	var spans []source.Span
	add := func(start, end uint32) {
		if start <= at && at <= end && start < end {
			spans = append(spans, source.Span{File: f, Start: start, End: end})
		}
	}
	add(word(f, at, q.text.language.Names))
	for _, r := range all {
		add(r.start, r.end)
		if r.end-r.start > 2*r.open {
			add(r.start+r.open, r.end-r.open)
		}
	}
	add(line(f, at))
	var nested func(list []Symbol)
	nested = func(list []Symbol) {
		for _, s := range list {
			if s.Span.File == f && s.Span.Start <= at && at <= s.Span.End {
				add(s.Span.Start, s.Span.End)
				nested(s.Children)
			}
		}
	}
	nested(symbols)
	slices.SortStableFunc(spans, func(x, y source.Span) int { return cmp.Compare(x.End-x.Start, y.End-y.Start) })
	here := source.Span{File: f, Start: at, End: at}
	chain := []source.Span{here}
	for _, s := range append(spans, source.Span{File: f, Start: 0, End: uint32(len(f.Text))}) {
		if last := chain[len(chain)-1]; s.Start <= last.Start && last.End <= s.End && s != last {
			chain = append(chain, s)
		}
	}
	var out *protocol.SelectionRange
	for _, s := range slices.Backward(chain[min(1, len(chain)-1):]) {
		out = &protocol.SelectionRange{Range: rangeOf(s), Parent: out}
	}
	return *out
}

// word returns the word that contains or touches an offset.
func word(f *source.File, at uint32, names string) (start, end uint32) {
	is := func(c byte) bool { return isWord(c) || bytesContain(names, c) }
	start, end = at, at
	for start > 0 && is(f.Text[start-1]) {
		start--
	}
	for int(end) < len(f.Text) && is(f.Text[end]) {
		end++
	}
	return start, end
}

// line returns the line of an offset without white space around it.
func line(f *source.File, at uint32) (start, end uint32) {
	start, end = at, at
	for start > 0 && f.Text[start-1] != '\n' {
		start--
	}
	for int(end) < len(f.Text) && f.Text[end] != '\n' {
		end++
	}
	for start < end && isBlank(f.Text[start]) {
		start++
	}
	for end > start && isBlank(f.Text[end-1]) {
		end--
	}
	return start, end
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\r' }

func bytesContain(list string, c byte) bool {
	for i := range len(list) {
		if list[i] == c {
			return true
		}
	}
	return false
}
