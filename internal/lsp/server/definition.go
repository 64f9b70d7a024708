package server

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// A Definer finds the definitions of the name at an offset.
type Definer interface {
	Definition(at uint32) []source.Span
}

func definition(q *query) (any, error) {
	a, ok := q.analysis.(Definer)
	if !ok {
		return nil, nil
	}
	return q.locations(a.Definition(q.at)), nil
}

// locations converts spans.
func (q *query) locations(spans []source.Span) []protocol.Location {
	list := make([]protocol.Location, 0, len(spans))
	for _, s := range spans {
		if Contained(s.File.Name) {
			continue // the editor cannot show a file that mica contains
		}
		list = append(list, q.location(s))
	}
	return list
}
