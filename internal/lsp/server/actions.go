package server

import (
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// An Actor proposes changes of a part of a text.
type Actor interface {
	Actions(start, end uint32) []Action
}

// An Action is a change of a text.
type Action struct {
	Title string
	Kind  protocol.CodeActionKind
	Edits []Edit
}

// An Edit replaces the part [Start, End) of a text.
type Edit struct {
	Start, End uint32
	Text       string
}

func codeAction(q *query) (any, error) {
	a, ok := q.analysis.(Actor)
	if !ok {
		return nil, nil
	}
	var p protocol.CodeActionParams
	if err := q.decode(&p); err != nil {
		return nil, invalid(protocol.MethodTextDocumentCodeAction, err.Error())
	}
	list := []protocol.CodeAction{}
	for _, x := range a.Actions(offset(q.text.File, p.Range.Start), offset(q.text.File, p.Range.End)) {
		list = append(list, protocol.CodeAction{Title: x.Title, Kind: &x.Kind,
			Edit: &protocol.WorkspaceEdit{Changes: map[uri.URI][]protocol.TextEdit{q.text.URI: q.edits(x.Edits)}}})
	}
	return list, nil
}

// edits converts changes of the document.
func (q *query) edits(list []Edit) []protocol.TextEdit {
	out := make([]protocol.TextEdit, 0, len(list))
	for _, e := range list {
		out = append(out, protocol.TextEdit{Range: protocol.Range{Start: position(q.text.File, e.Start), End: position(q.text.File, e.End)}, NewText: e.Text})
	}
	return out
}
