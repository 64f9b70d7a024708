package lsp

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRenameOperation renames an operation from its definition, a rule and IR, in files that are
// open and in others.
func TestRenameOperation(t *testing.T) {
	const toml = "definitions = [\"ops.td\"]\n"
	files := map[string]string{
		"ops.td": "include \"mlir/IR/OpBase.td\"\ndef My : Dialect { let name = \"my\"; }\nclass MyOp<string name> : Op<My, name> { let assemblyFormat = \"attr-dict\"; }\n" +
			"def add : MyOp<\"add\">;\ndef X : MyOp<\"nothing\"> { let opName = \"x.y\"; }\n",
		"rules.pdll":    "#include \"ops.td\"\nPattern add { let add = op<my.add>; erase add; }\nPattern { erase op<my.x.y>; }\n",
		"sub/more.pdll": "#include \"../ops.td\"\nPattern { replace op<my.x.y> with op<my.add>; }\n",
		"code.mlir":     "my.add\n\"my.add\"() : () -> ()\nmy.x.y {add}\n",
		"sub/more.mlir": "// add\nmy.add\n",
	}
	renamed := map[string]string{
		"ops.td":        strings.Replace(files["ops.td"], "\"add\"", "\"sum\"", 1),
		"rules.pdll":    strings.Replace(files["rules.pdll"], "my.add", "my.sum", 1),
		"sub/more.pdll": strings.Replace(files["sub/more.pdll"], "my.add", "my.sum", 1),
		"code.mlir":     strings.ReplaceAll(files["code.mlir"], "my.add", "my.sum"),
		"sub/more.mlir": strings.ReplaceAll(files["sub/more.mlir"], "my.add", "my.sum"),
	}
	other := map[string]string{
		"ops.td":        strings.Replace(files["ops.td"], "x.y", "sum", 1),
		"rules.pdll":    strings.Replace(files["rules.pdll"], "my.x.y", "my.sum", 1),
		"sub/more.pdll": strings.Replace(files["sub/more.pdll"], "my.x.y", "my.sum", 1),
		"code.mlir":     strings.Replace(files["code.mlir"], "my.x.y", "my.sum", 1),
	}
	dir := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("mica.toml", toml)
	for name, text := range files {
		write(name, text)
	}
	languages := map[string]string{".td": "tablegen", ".pdll": "pdll", ".mlir": "mlir"}
	for _, c := range []struct {
		file            string
		line, character int
		name            string
		want            map[string]string // nil if the name cannot be changed
	}{
		{"ops.td", 3, 18, "sum", renamed},
		{"rules.pdll", 1, 31, "sum", renamed},
		{"code.mlir", 0, 5, "my.sum", renamed},
		{"code.mlir", 1, 3, "sum", renamed},
		{"code.mlir", 2, 1, "sum", other},
		{"ops.td", 4, 41, "sum", other},
		{"code.mlir", 2, 1, "add", nil},
		{"code.mlir", 2, 1, "1", nil},
		{"ops.td", 4, 15, "sum", nil}, // the name in the class is overridden
	} {
		s := &conversation{}
		s.send(0, "initialize", map[string]any{"capabilities": map[string]any{}, "workspaceFolders": []any{map[string]any{"uri": "file://" + dir, "name": "w"}}})
		for _, name := range []string{"ops.td", "rules.pdll", "code.mlir"} {
			s.open("file://"+filepath.Join(dir, name), languages[filepath.Ext(name)], files[name])
		}
		s.send(1, "textDocument/rename", map[string]any{"textDocument": map[string]any{"uri": "file://" + filepath.Join(dir, c.file)},
			"position": map[string]any{"line": c.line, "character": c.character}, "newName": c.name})
		answer := responses(run("mica lsp", s.end()))[1]
		var r struct{ Changes map[string][]textEdit }
		if err := json.Unmarshal([]byte(answer), &r); err != nil || len(r.Changes) != len(c.want) {
			t.Errorf("%s:%d to %s: %s", c.file, c.line, c.name, answer)
			continue
		}
		for name, want := range c.want {
			if got := apply(files[name], r.Changes["file://"+filepath.Join(dir, name)]); got != want {
				t.Errorf("%s:%d to %s: %s:\n%s\nwant\n%s", c.file, c.line, c.name, name, got, want)
			}
		}
	}
}
