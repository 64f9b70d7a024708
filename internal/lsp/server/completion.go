package server

import "go.lsp.dev/protocol"

// A Completer lists what can be written at an offset.
type Completer interface {
	Complete(at uint32) []Completion
}

// A Completion is a text that can be written at an offset.
type Completion struct {
	Label   string
	Detail  string
	Kind    protocol.CompletionItemKind
	Insert  string // the text; "" is the label
	Snippet bool   // Insert has placeholders
	Filter  string // what the word before the position is compared with; "" is the label
	Sort    string
	Doc     string // in Markdown
}

func completion(q *query) (any, error) {
	a, ok := q.analysis.(Completer)
	if !ok {
		return nil, nil
	}
	list := &protocol.CompletionList{Items: []protocol.CompletionItem{}}
	for _, c := range a.Complete(q.at) {
		item := protocol.CompletionItem{Label: c.Label, Kind: c.Kind, InsertTextFormat: protocol.InsertTextFormatPlainText}
		if c.Snippet {
			item.InsertTextFormat = protocol.InsertTextFormatSnippet
		}
		for field, text := range map[*protocol.Optional[string]]string{&item.Detail: c.Detail, &item.InsertText: c.Insert, &item.SortText: c.Sort, &item.FilterText: c.Filter} {
			if text != "" {
				field.Set(text)
			}
		}
		if c.Doc != "" {
			item.Documentation = &protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: c.Doc}
		}
		list.Items = append(list.Items, item)
	}
	return list, nil
}
