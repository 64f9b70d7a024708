package server

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
)

// A Hinter lists the inlay hints for a part of a text.
type Hinter interface {
	Hints(start, end uint32) []Hint
}

// A Hint is a text that an editor shows at an offset.
type Hint struct {
	At          uint32
	Label       string
	Kind        protocol.InlayHintKind
	Left, Right bool // a space before or after the text
}

func inlayHint(q *query) (any, error) {
	a, ok := q.analysis.(Hinter)
	if !ok {
		return nil, nil
	}
	var p protocol.InlayHintParams
	if err := q.decode(&p); err != nil {
		return nil, invalid(protocol.MethodTextDocumentInlayHint, err.Error())
	}
	list := []protocol.InlayHint{}
	for _, h := range a.Hints(offset(q.text.File, p.Range.Start), offset(q.text.File, p.Range.End)) {
		hint := protocol.InlayHint{Position: position(q.text.File, h.At), Label: h.Label, Kind: h.Kind,
			PaddingLeft: h.Left, PaddingRight: h.Right}
		list = append(list, hint)
	}
	return list, nil
}
