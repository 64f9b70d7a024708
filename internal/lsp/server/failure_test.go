package server

import (
	"context"
	"testing"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/source"
)

// TestAnalysisPanics has the analysis of a document panic: that is a diagnostic of the document, and is logged
// with the stack.
func TestAnalysisPanics(t *testing.T) {
	logged := ""
	text := &Text{
		URI: uri.URI("file:///a"), File: source.NewFile("/a", []byte("x")), done: make(chan struct{}),
		language: &Language{Source: "x", Analyze: func(*Text) Analysis { panic("a mistake") }},
		log:      func(format string, _ ...any) { logged += format },
	}
	if a, err := text.checked(context.Background()); a != nil || err != nil {
		t.Fatalf("got %v, %v", a, err)
	}
	if list := text.failure; len(list) != 1 || list[0].Message != "internal error in the analysis of the document: a mistake" {
		t.Errorf("got %v", list)
	}
	if logged == "" {
		t.Error("nothing is logged")
	}
}
