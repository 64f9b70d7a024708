package protocol

import (
	"encoding/json"
	"testing"
)

// TestMarshal checks that optional parts are omitted, that others are not, and that text is not
// escaped.
func TestMarshal(t *testing.T) {
	for _, c := range []struct {
		value any
		want  string
	}{
		{Hover{Contents: MarkupContent{Kind: MarkupKindMarkdown, Value: "tensor<?xf32> & more"}},
			`{"contents":{"kind":"markdown","value":"tensor<?xf32> & more"}}`},
		{CompletionList{Items: []CompletionItem{{Label: "a"}}}, `{"isIncomplete":false,"items":[{"label":"a"}]}`},
		{SelectionRange{Parent: &SelectionRange{}}, `{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},` +
			`"parent":{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}}}}`},
		{ServerCapabilities{HoverProvider: true, DocumentLinkProvider: &DocumentLinkOptions{}}, `{"hoverProvider":true,"documentLinkProvider":{"resolveProvider":false}}`},
	} {
		if got, err := Marshal(c.value); err != nil || string(got) != c.want {
			t.Errorf("%#v is %s, %v and not %s", c.value, got, err, c.want)
		}
	}
}

// TestUnmarshal checks that URIs are made canonical, and that a client's data in a diagnostic is
// sent back unchanged.
func TestUnmarshal(t *testing.T) {
	var p DidCloseTextDocumentParams
	if err := json.Unmarshal([]byte(`{"textDocument":{"uri":"file:///C:/a%20b.td"}}`), &p); err != nil {
		t.Fatal(err)
	}
	if want := "file:///c%3A/a%20b.td"; string(p.TextDocument.URI) != want {
		t.Errorf("the URI is %s and not %s", p.TextDocument.URI, want)
	}
	const text = `{"range":{"start":{"line":1,"character":2},"end":{"line":3,"character":4}},"code":12345678901234567890,"message":"m","data":{"x":[1.50]}}`
	var d Diagnostic
	if err := json.Unmarshal([]byte(text), &d); err != nil {
		t.Fatal(err)
	}
	if got, err := Marshal(d); err != nil || string(got) != text {
		t.Errorf("the diagnostic is %s, %v and not %s", got, err, text)
	}
}
