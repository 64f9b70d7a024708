package lsp

import (
	"os"
	"strings"
	"testing"
)

// TestUnsavedDefinitions changes the definition of an operation in the editor: the IR is checked
// against the editor's text, not against the file.
func TestUnsavedDefinitions(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"toy.td": toyDialect, "more.td": "include \"toy.td\"\n", "mica.toml": "definitions = [\"more.td\"]\n"} {
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	s := &conversation{}
	s.open("file://"+dir+"/in.mlir", "mlir", "%a = arith.constant 1 : i32\n%b = toy.neg %a : i32\n")
	const uri = "/toy.td"
	s.open("file://"+dir+uri, "tablegen", toyDialect)
	change := func(version int, text string) {
		s.send(-1, "textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": "file://" + dir + uri, "version": version}, "contentChanges": []any{map[string]any{"text": text}}})
	}
	change(2, strings.ReplaceAll(toyDialect, "I32", "I64"))
	change(3, toyDialect)
	out := strings.ReplaceAll(run("mica lsp", s.end()), "\r", "")
	var messages []string // about the IR
	for _, part := range strings.Split(out, "Content-Length: ") {
		if strings.Contains(part, "publishDiagnostics") && strings.Contains(part, "in.mlir") {
			messages = append(messages, part)
		}
	}
	const want = "operand #0 must be 64-bit signless integer"
	if n := len(messages); n < 3 || strings.Contains(messages[0], want) || !strings.Contains(strings.Join(messages, ""), want) || strings.Contains(messages[n-1], want) {
		t.Errorf("%d messages:\n%s", n, strings.Join(messages, "\n"))
	}
}
