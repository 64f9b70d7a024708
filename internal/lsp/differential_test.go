package lsp

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialTokens sends the same requests to the reference's servers and to this one for
// every token of files. Our answer must contain the reference's.
func TestDifferentialTokens(t *testing.T) {
	include := reftest.Include(t)
	for _, c := range []struct{ server, language, file string }{
		{"tblgen-lsp-server", "tablegen", "../../examples/toy/toy.td"},
		{"tblgen-lsp-server", "tablegen", "../../examples/toy/toy_rules.td"},
		{"tblgen-lsp-server", "tablegen", "testdata/records.td"},
		{"mlir-pdll-lsp-server", "pdll", "testdata/rules.pdll"},
		{"mlir-lsp-server", "mlir", "testdata/blocks.mlir"},
	} {
		t.Run(filepath.Base(c.file), func(t *testing.T) {
			path, err := filepath.Abs(c.file)
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			input, queries := questions(path, c.language, string(text))
			args := []string{"-lit-test", "-log=error"}
			if c.language != "mlir" {
				args = append(args, "--"+c.language+"-extra-dir="+include)
			}
			want, _, _ := reftest.Run(t, reftest.Tool(t, c.server), input, args...)
			var got bytes.Buffer
			MainAs(c.server, args, strings.NewReader(input), &got, io.Discard)
			compare(t, queries, answers(want), answers(got.String()))
		})
	}
}

// A question is a request about a token.
type question struct{ method, at string }

var words = regexp.MustCompile(`\w+|[^\s\w]`)

// questions returns the messages that ask about all tokens of a text. The number of a request is
// its index.
func questions(path, language, text string) (input string, list []question) {
	var b strings.Builder
	send := func(v map[string]any) {
		v["jsonrpc"] = "2.0"
		s, _ := json.Marshal(v)
		fmt.Fprintf(&b, "%s\n// -----\n", s)
	}
	doc := map[string]any{"uri": "file://" + path}
	send(map[string]any{"id": -1, "method": "initialize", "params": map[string]any{"capabilities": map[string]any{}}})
	send(map[string]any{"method": "textDocument/didOpen", "params": map[string]any{
		"textDocument": map[string]any{"uri": "file://" + path, "languageId": language, "version": 1, "text": text}}})
	for n, line := range strings.Split(text, "\n") {
		for _, w := range words.FindAllStringIndex(line, -1) {
			for _, m := range []string{"hover", "definition", "references"} {
				send(map[string]any{"id": len(list), "method": "textDocument/" + m, "params": map[string]any{"textDocument": doc,
					"position": map[string]any{"line": n, "character": w[0]}, "context": map[string]any{"includeDeclaration": true}}})
				list = append(list, question{m, fmt.Sprintf("%d:%d '%s'", n+1, w[0]+1, line[w[0]:w[1]])})
			}
		}
	}
	send(map[string]any{"id": len(list), "method": "shutdown"})
	send(map[string]any{"method": "exit"})
	return b.String(), list
}

// An answer is the part of a response that is compared.
type answer struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Result json.RawMessage `json:"result"`
}

// answers returns the results in a server's output by the numbers of the requests.
func answers(out string) map[int]json.RawMessage {
	list := map[int]json.RawMessage{}
	for _, part := range strings.Split(strings.ReplaceAll(out, "\r", ""), "Content-Length: ") {
		_, body, _ := strings.Cut(part, "\n\n")
		var a answer
		if json.Unmarshal([]byte(body), &a) == nil && a.Method == "" {
			list[a.ID] = a.Result
		}
	}
	return list
}

// compare checks that an answer contains that of the reference: the places that it names, or the
// text with which a description starts.
func compare(t *testing.T, queries []question, want, got map[int]json.RawMessage) {
	t.Helper()
	answered := 0
	for i, q := range queries {
		if q.method == "hover" {
			var w, g *struct {
				Contents struct{ Value string }
				Range    any
			}
			if json.Unmarshal(want[i], &w) != nil || w == nil {
				continue
			}
			answered++
			if json.Unmarshal(got[i], &g) != nil || g == nil || !strings.HasPrefix(g.Contents.Value, w.Contents.Value) || fmt.Sprint(g.Range) != fmt.Sprint(w.Range) {
				t.Errorf("%s at %s: %s\nwant %s", q.method, q.at, got[i], want[i])
			}
			continue
		}
		var w, g []any
		if json.Unmarshal(want[i], &w) != nil {
			continue
		}
		_ = json.Unmarshal(got[i], &g) // no answer contains nothing
		has := map[string]bool{}
		for _, x := range g {
			has[fmt.Sprint(x)] = true
		}
		for _, x := range w {
			answered++
			if !has[fmt.Sprint(x)] {
				t.Errorf("%s at %s: no %v", q.method, q.at, x)
			}
		}
	}
	if answered == 0 {
		t.Error("the reference has no answers")
	}
}
