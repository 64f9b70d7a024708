package lsp

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBrokenTexts removes tokens from files, or truncates them, and sends all requests at
// positions in the remaining text. None may fail.
func TestBrokenTexts(t *testing.T) {
	for _, c := range []struct{ language, file string }{
		{"tablegen", "testdata/records.td"}, {"pdll", "testdata/rules.pdll"}, {"mlir", "testdata/blocks.mlir"},
	} {
		t.Run(filepath.Base(c.file), func(t *testing.T) {
			text, err := os.ReadFile(c.file)
			if err != nil {
				t.Fatal(err)
			}
			input := brokenTexts(c.language, string(text))
			var out, errs bytes.Buffer
			code := MainAs("mica lsp", []string{"-lit-test", "-log=info"}, strings.NewReader(input), &out, &errs)
			if i := strings.Index(errs.String(), "goroutine "); i >= 0 || code != 0 {
				t.Fatalf("exit code %d: %.3000s", code, errs.String()[max(0, i-500):])
			}
			if i := strings.Index(out.String(), "32603"); i >= 0 {
				t.Errorf("%s", out.String()[max(0, i-300):i+300])
			}
		})
	}
}

// TestConcurrentRequests sends the same messages as editors do, without waiting for answers.
func TestConcurrentRequests(t *testing.T) {
	for _, c := range []struct{ language, file string }{
		{"tablegen", "testdata/records.td"}, {"pdll", "testdata/rules.pdll"}, {"mlir", "testdata/blocks.mlir"},
	} {
		t.Run(filepath.Base(c.file), func(t *testing.T) {
			text, err := os.ReadFile(c.file)
			if err != nil {
				t.Fatal(err)
			}
			var input strings.Builder
			for m := range strings.SplitSeq(brokenTexts(c.language, string(text)), "\n// -----\n") {
				if m != "" {
					input.WriteString(message(m))
				}
			}
			var errs bytes.Buffer
			code := MainAs("mica lsp", []string{"-log=info"}, strings.NewReader(input.String()), io.Discard, &errs)
			if i := strings.Index(errs.String(), "goroutine "); i >= 0 || code != 0 {
				t.Fatalf("exit code %d: %.3000s", code, errs.String()[max(0, i-500):])
			}
		})
	}
}

// brokenTexts returns the messages for the broken forms of a text.
func brokenTexts(language, text string) string {
	var b strings.Builder
	doc := map[string]any{"uri": "test:///broken." + language, "languageId": language, "version": 1, "text": text}
	send := func(id int, method string, params any) {
		m := map[string]any{"jsonrpc": "2.0", "method": method, "params": params}
		if id >= 0 {
			m["id"] = id
		}
		s, _ := json.Marshal(m)
		fmt.Fprintf(&b, "%s\n// -----\n", s)
	}
	send(-1, "textDocument/didOpen", map[string]any{"textDocument": doc})
	id := 0
	for i, w := range words.FindAllStringIndex(text, -1) {
		if testing.Short() && i%4 > 1 {
			continue
		}
		broken := text[:w[0]] + text[w[1]:]
		if i%2 == 1 {
			broken = text[:w[0]]
		}
		send(-1, "textDocument/didChange", map[string]any{"textDocument": doc, "contentChanges": []any{map[string]any{"text": broken}}})
		for _, at := range []int{w[0], max(0, w[0]-1), len(broken) * (i % 7) / 7} {
			at = min(at, len(broken))
			p := map[string]any{"line": strings.Count(broken[:at], "\n"), "character": at - strings.LastIndex(broken[:at], "\n") - 1}
			everywhere := map[string]any{"start": map[string]any{"line": 0, "character": 0}, "end": p}
			for _, m := range methodsOfEditors() {
				send(id, m, map[string]any{"textDocument": doc, "position": p, "positions": []any{p}, "range": everywhere, "newName": "fresh",
					"context": map[string]any{"diagnostics": []any{}, "includeDeclaration": true}, "query": "a",
					"options": map[string]any{"tabSize": 2, "insertSpaces": true}})
				id++
			}
		}
	}
	send(id, "shutdown", nil)
	send(-1, "exit", nil)
	return b.String()
}

// methodsOfEditors returns the requests about documents.
func methodsOfEditors() []string {
	return []string{"textDocument/hover", "textDocument/definition", "textDocument/references", "textDocument/documentSymbol", "textDocument/documentLink",
		"textDocument/completion", "textDocument/signatureHelp", "textDocument/inlayHint", "textDocument/codeAction", "textDocument/formatting",
		"textDocument/prepareRename", "textDocument/rename", "textDocument/foldingRange", "textDocument/selectionRange", "textDocument/semanticTokens/full",
		"workspace/symbol"}
}
