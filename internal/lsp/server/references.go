package server

import (
	"slices"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// A Referencer finds the uses of the name at an offset, preceded by its definition.
type Referencer interface {
	References(at uint32) []source.Span
}

func references(q *query) (any, error) {
	a, ok := q.analysis.(Referencer)
	if !ok {
		return nil, nil
	}
	spans := a.References(q.at)
	if definitions := q.definitions(); len(spans) > 0 && len(definitions) > 0 {
		// An operation in IR is its own first definition: all others of its kind would be too
		// many.
		for _, s := range q.elsewhere(append(q.documents.sorted(), q.workspace.closed()...), definitions[:1]) {
			if !slices.ContainsFunc(spans, func(x source.Span) bool { return x.File.Name == s.File.Name && x.Start == s.Start }) {
				spans = append(slices.Clip(spans), s)
			}
		}
	}
	var p protocol.ReferenceParams
	if q.decode(&p) == nil && !p.Context.IncludeDeclaration {
		if d, ok := q.analysis.(Definer); ok {
			definitions := d.Definition(q.at)
			spans = slices.DeleteFunc(slices.Clone(spans), func(s source.Span) bool { return slices.Contains(definitions, s) })
		}
	}
	return q.locations(spans), nil
}
