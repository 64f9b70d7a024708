package server

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// A Hoverer describes the name at an offset.
type Hoverer interface{ Hover(at uint32) *Hover }

// A Hover is the description of a part of a text.
type Hover struct {
	Text string // in Markdown
	Span source.Span
}

func hover(q *query) (any, error) {
	a, ok := q.analysis.(Hoverer)
	if !ok {
		return nil, nil
	}
	h := a.Hover(q.at)
	if h == nil {
		return nil, nil
	}
	r := rangeOf(h.Span)
	return &protocol.Hover{Contents: protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: h.Text}, Range: &r}, nil
}
