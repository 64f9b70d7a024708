package lsp

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestProvenance hovers over defs and fields: the text contains the final values and their
// origins, except under the name of the reference's server.
func TestProvenance(t *testing.T) {
	const text = `class A<int n> { int x = n; string s = "a"; code c = [{first
second}]; }
class B : A<3> { let s = "b"; list<int> l = [1, 2]; }
def D : B { let x = 7; }
let l = [9] in
def E : B;
`
	for _, c := range []struct {
		name, at string
		want     []string
	}{
		{"mica lsp", "def |D", []string{"- `int x` = `7` — a.td:4", "- `string s` = `\"b\"` — `B`, a.td:3", "- `string c` = `[{first…` — `A`, a.td:1", "- `list<int> l` = `[1, 2]` — `B`, a.td:3"}},
		{"mica lsp", "def |E", []string{"- `int x` = `3` — `A`, a.td:1", "- `list<int> l` = `[9]` — a.td:5"}},
		{"mica lsp", "{ let |x", []string{"Value in `D`: `7` — a.td:4"}},
		{"tblgen-lsp-server", "def |D", nil},
	} {
		marked := strings.Replace(text, strings.Replace(c.at, "|", "", 1), c.at, 1)
		plain, position := at(marked)
		s := &conversation{}
		uri := "file://" + t.TempDir() + "/a.td"
		s.open(uri, "tablegen", plain)
		s.send(1, "textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": uri}, "position": position})
		var h struct{ Contents struct{ Value string } }
		if err := json.Unmarshal([]byte(responses(run(c.name, s.end()))[1]), &h); err != nil {
			t.Fatal(err)
		}
		for _, w := range c.want {
			if !strings.Contains(h.Contents.Value, w+"\n") {
				t.Errorf("%s at %q: no %q in\n%s", c.name, c.at, w, h.Contents.Value)
			}
		}
		if c.want == nil && strings.Contains(h.Contents.Value, "`int x`") {
			t.Errorf("%s has fields:\n%s", c.name, h.Contents.Value)
		}
	}
}
