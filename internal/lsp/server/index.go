package server

import (
	"cmp"
	"iter"
	"slices"
	"sort"

	"github.com/mica-ir/mica/source"
)

// An Index maps positions in a text to the entities named there. S is a pointer to the language's
// data about a name.
type Index[S comparable] struct {
	file    *source.File
	entries []entry[S]
}

type entry[S comparable] struct {
	start, end uint32
	of         S
}

// NewIndex returns an index of a text.
func NewIndex[S comparable](f *source.File) *Index[S] {
	return &Index[S]{file: f}
}

// Add records that a span is about s, unless the span is in another file. Of several that start at
// a place the first one counts. It is not called after Sort.
func (x *Index[S]) Add(at source.Span, s S) {
	if at.File == x.file && at.End > at.Start {
		x.entries = append(x.entries, entry[S]{at.Start, at.End, s})
	}
}

// Sort completes the index.
func (x *Index[S]) Sort() {
	slices.SortStableFunc(x.entries, func(a, b entry[S]) int { return cmp.Compare(a.start, b.start) })
	x.entries = slices.CompactFunc(x.entries, func(a, b entry[S]) bool { return a.start == b.start })
}

// All yields the entries of the index with their places, in the order of the text.
func (x *Index[S]) All() iter.Seq2[source.Span, S] {
	return func(yield func(source.Span, S) bool) {
		for _, e := range x.entries {
			if !yield(source.Span{File: x.file, Start: e.start, End: e.end}, e.of) {
				return
			}
		}
	}
}

// Lookup returns the entity named at an offset, with the span of the name. The end of a name
// counts as part of it.
func (x *Index[S]) Lookup(at uint32) (s S, span source.Span, ok bool) {
	i := sort.Search(len(x.entries), func(i int) bool { return x.entries[i].start > at })
	for i--; i >= 0; i-- {
		e := x.entries[i]
		if at < e.end || at == e.end {
			return e.of, source.Span{File: x.file, Start: e.start, End: e.end}, true
		}
		if at-e.end > maxOverlap {
			break
		}
	}
	return s, span, false
}

// maxOverlap bounds how far Lookup looks for a long span that contains shorter ones.
const maxOverlap = 1 << 12
