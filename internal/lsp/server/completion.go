package server

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/protocol"
)

// A Completer lists the completions at an offset.
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
	Filter  string // compared with the word before the position; "" is the label
	Sort    string
	Doc     string // in Markdown
	// Fill sets Detail and Doc when the completion is sent. It may be nil.
	Fill func(c *Completion)
}

// maxCompletions bounds the answer to a request. If it is truncated, the editor sends the request
// again when the word grows.
const maxCompletions = 3000

// fitting returns the completions that match a word, up to maxCompletions.
func fitting(list []Completion, word string) (kept []Completion) {
	for _, c := range list {
		if isSubsequence(word, cmp.Or(c.Filter, c.Label)) {
			kept = append(kept, c)
		}
	}
	slices.SortStableFunc(kept, func(a, b Completion) int { return cmp.Compare(a.Sort, b.Sort) })
	return kept[:min(maxCompletions, len(kept))]
}

// isSubsequence reports whether the characters of a word occur in a text in their order, in
// either case, as editors compare them.
func isSubsequence(word, text string) bool {
	word, text = strings.ToLower(word), strings.ToLower(text)
	i := 0
	for k := 0; i < len(word) && k < len(text); k++ {
		if word[i] == text[k] {
			i++
		}
	}
	return i == len(word)
}

// word returns the letters and digits before the position.
func (q *query) word() string {
	text := q.text.File.Text[:q.at]
	i := len(text)
	for i > 0 && isWord(text[i-1]) {
		i--
	}
	return string(text[i:])
}

func completion(q *query) (any, error) {
	a, ok := q.analysis.(Completer)
	if !ok {
		return nil, nil
	}
	found := a.Complete(q.at)
	list := &protocol.CompletionList{Items: []protocol.CompletionItem{}}
	if len(found) > maxCompletions {
		found, list.IsIncomplete = fitting(found, q.word()), true
	}
	for _, c := range found {
		if c.Fill != nil {
			c.Fill(&c)
		}
		item := protocol.CompletionItem{Label: c.Label, Kind: c.Kind, Detail: c.Detail, InsertText: c.Insert, SortText: c.Sort, FilterText: c.Filter,
			InsertTextFormat: protocol.InsertTextFormatPlainText}
		if c.Snippet {
			item.InsertTextFormat = protocol.InsertTextFormatSnippet
		}
		if c.Doc != "" {
			item.Documentation = &protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: c.Doc}
		}
		list.Items = append(list.Items, item)
	}
	return list, nil
}
