package server

import (
	"testing"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// TestEdit changes parts of texts with characters of several bytes and of two units.
func TestEdit(t *testing.T) {
	part := func(l1, c1, l2, c2 uint32, text string) protocol.TextDocumentContentChangeEvent {
		return protocol.TextDocumentContentChangeEvent{Range: &protocol.Range{Start: protocol.Position{Line: l1, Character: c1}, End: protocol.Position{Line: l2, Character: c2}}, Text: text}
	}
	for _, c := range []struct {
		text, want string
		changes    []protocol.TextDocumentContentChangeEvent
	}{
		{"abc", "aXc", []protocol.TextDocumentContentChangeEvent{part(0, 1, 0, 2, "X")}},
		{"é𝄞b\nc", "é𝄞X\nc", []protocol.TextDocumentContentChangeEvent{part(0, 3, 0, 4, "X")}},
		{"a\nb\n", "aXb\n", []protocol.TextDocumentContentChangeEvent{part(0, 1, 1, 0, "X")}},
		{"a\r\nb", "ab", []protocol.TextDocumentContentChangeEvent{part(0, 1, 1, 0, "")}},
		{"a", "aX", []protocol.TextDocumentContentChangeEvent{part(7, 7, 8, 8, "X")}},
		{"a", "XY", []protocol.TextDocumentContentChangeEvent{{Text: "X"}, part(0, 1, 0, 1, "Y")}},
	} {
		got, err := edit(source.NewFile("f", []byte(c.text)), c.changes)
		if err != nil || string(got) != c.want {
			t.Errorf("%q: %q, %v; want %q", c.text, got, err, c.want)
		}
	}
	if _, err := edit(source.NewFile("f", []byte("abc")), []protocol.TextDocumentContentChangeEvent{part(0, 2, 0, 1, "")}); err == nil {
		t.Error("a range that ends before it starts is accepted")
	}
}
