package server

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// queryOf returns a request about a text.
func queryOf(text, params string) *query {
	return &query{text: &Text{File: source.NewFile("f", []byte(text)), language: &Language{Code: true}}, params: json.RawMessage(params)}
}

// TestFoldingRange folds texts, also broken ones. A range is its first and its last line.
func TestFoldingRange(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"a {\n  b\n}\n", "0-1"},
		{"a { b }\n", ""},
		{"a {\n  b(\n    c\n  )\n}\n", "0-3 1-2"},
		{"a = [{\n  }}} ]] \"\n}];\n", "0-1"},
		{"// one\n// two\n\n// three\nx\n", "0-1comment"},
		{"/* one\n { */\n", "0-1comment"},
		{"x\n/* never", ""},
		{"include \"a\"\ninclude \"b\"\nx\n", "0-1imports"},
		{"a {\n (\n}\n", "0-1"},
		{"a )]} {\n\n", ""},
		{"a = \"{\n}\n", ""},
		{"a({\n  b\n})\n", "0-1"},
		{"// x\n// -----\n// y\n", "1-2comment"},
	} {
		got, err := foldingRange(queryOf(c.text, ""))
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for _, r := range got.([]protocol.FoldingRange) {
			list = append(list, fmt.Sprintf("%d-%d%s", r.StartLine, r.EndLine, r.Kind))
		}
		if text := strings.Join(list, " "); text != c.want {
			t.Errorf("%q: %s; want %s", c.text, text, c.want)
		}
	}
}

// TestSelectionRange extends the selection of a position.
func TestSelectionRange(t *testing.T) {
	for _, c := range []struct {
		text      string
		character int
		want      []string
	}{
		{"é f(a, bc) {}\n", 8, []string{"bc", "a, bc", "(a, bc)", "é f(a, bc) {}", "é f(a, bc) {}\n"}},
		{"x = \"𝄞 two\";", 9, []string{"two", "𝄞 two", `"𝄞 two"`, "x = \"𝄞 two\";"}},
		{"", 3, []string{""}},
		{" )", 0, []string{" )"}},
	} {
		q := queryOf(c.text, fmt.Sprintf(`{"textDocument":{"uri":"file:///f"},"positions":[{"line":0,"character":%d}]}`, c.character))
		got, err := selectionRange(q)
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for r := &got.([]protocol.SelectionRange)[0]; r != nil; r = r.Parent {
			list = append(list, c.text[offset(q.text.File, r.Range.Start):offset(q.text.File, r.Range.End)])
		}
		if fmt.Sprintf("%q", list) != fmt.Sprintf("%q", c.want) {
			t.Errorf("%q: %q; want %q", c.text, list, c.want)
		}
	}
}

// TestMatches compares names with queries.
func TestMatches(t *testing.T) {
	for _, c := range []struct {
		name, query string
		want        bool
	}{{"AddOp", "", true}, {"AddOp", "ao", true}, {"AddOp", "oa", false}, {"Ä1", "ä1", true}, {"a", "aa", false}} {
		if matches(c.name, c.query) != c.want {
			t.Errorf("%s, %s: %v", c.name, c.query, !c.want)
		}
	}
}
