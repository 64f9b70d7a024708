package server

import (
	"iter"
	"sort"

	"github.com/mica-ir/mica/source"
)

// An Index finds what a part of a text is about. S is a pointer to what the language
// records about a name.
type Index[S comparable] struct {
	file    *source.File
	entries []entry[S]
	taken   map[uint32]bool // starts
}

type entry[S comparable] struct {
	start, end uint32
	of         S
}

// NewIndex returns an index of a text.
func NewIndex[S comparable](f *source.File) *Index[S] {
	return &Index[S]{file: f, taken: map[uint32]bool{}}
}

// Add records that a span is about s, unless something starts there already or the span is
// in another file. It is not called after Lookup.
func (x *Index[S]) Add(at source.Span, s S) bool {
	if at.File != x.file || at.End <= at.Start || x.taken[at.Start] {
		return false
	}
	x.taken[at.Start] = true
	x.entries = append(x.entries, entry[S]{at.Start, at.End, s})
	return true
}

// Sort completes the index.
func (x *Index[S]) Sort() {
	sort.Slice(x.entries, func(i, j int) bool { return x.entries[i].start < x.entries[j].start })
	x.taken = nil
}

// All yields what is in the index with its places, in their order.
func (x *Index[S]) All() iter.Seq2[source.Span, S] {
	return func(yield func(source.Span, S) bool) {
		for _, e := range x.entries {
			if !yield(source.Span{File: x.file, Start: e.start, End: e.end}, e.of) {
				return
			}
		}
	}
}

// Lookup returns what the text at an offset is about, with its span. At the end of a name
// it returns that name.
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
