package server

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// A Linker lists the files that a text names.
type Linker interface{ Links() []Link }

// A Link is the name of a file in a text.
type Link struct {
	Span source.Span
	File *source.File
}

func documentLink(q *query) (any, error) {
	a, ok := q.analysis.(Linker)
	if !ok {
		return nil, nil
	}
	list := []protocol.DocumentLink{}
	for _, l := range a.Links() {
		if Contained(l.File.Name) {
			continue // the editor cannot show a file that mica contains
		}
		list = append(list, protocol.DocumentLink{Range: rangeOf(l.Span), Target: q.documents.uriOf(l.File)})
	}
	return list, nil
}
