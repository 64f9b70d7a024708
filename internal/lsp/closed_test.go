package lsp

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestClosedFiles requests symbols and references in closed files of the workspace, and renames
// them.
func TestClosedFiles(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return "file://" + path
	}
	const base = "class |Base { int x = 1; }\n"
	text, position := at(base)
	open := write("base.td", text)
	write("sub/user.td", "include \"../base.td\"\ndef User : Base;\n")
	write("other.td", "def Other;\n")
	write(".git/hidden.td", "include \"../base.td\"\ndef Hidden : Base;\n")
	write("rules.pdll", "Pattern Simplify { erase op<a.b>; }\n")
	s := &conversation{}
	s.send(0, "initialize", map[string]any{"capabilities": map[string]any{}, "workspaceFolders": []any{map[string]any{"uri": "file://" + dir, "name": "w"}}})
	s.open(open, "tablegen", text)
	s.send(1, "textDocument/references", map[string]any{"textDocument": map[string]any{"uri": open}, "position": position, "context": map[string]any{"includeDeclaration": true}})
	s.send(2, "workspace/symbol", map[string]any{"query": ""})
	s.send(3, "textDocument/rename", map[string]any{"textDocument": map[string]any{"uri": open}, "position": position, "newName": "Root"})
	answers := responses(run("mica lsp", s.end()))
	var places []struct{ URI string }
	if err := json.Unmarshal([]byte(answers[1]), &places); err != nil {
		t.Fatal(err)
	}
	var files []string
	for _, p := range places {
		files = append(files, strings.TrimPrefix(p.URI, "file://"+dir+"/"))
	}
	if got, want := strings.Join(files, " "), "base.td sub/user.td"; got != want {
		t.Errorf("references in %s, not %s", got, want)
	}
	var symbols []struct{ Name string }
	if err := json.Unmarshal([]byte(answers[2]), &symbols); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, s := range symbols {
		names = append(names, s.Name)
	}
	if got, want := strings.Join(names, " "), "Base x Other Simplify User"; got != want {
		t.Errorf("symbols %s, not %s", got, want)
	}
	var edit struct{ Changes map[string][]textEdit }
	if err := json.Unmarshal([]byte(answers[3]), &edit); err != nil {
		t.Fatal(err)
	}
	user := "file://" + filepath.Join(dir, "sub/user.td")
	if got, want := apply("include \"../base.td\"\ndef User : Base;\n", edit.Changes[user]), "include \"../base.td\"\ndef User : Root;\n"; got != want || len(edit.Changes) != 2 {
		t.Errorf("renamed: %s", answers[3])
	}
}
