package lsp

import (
	"os"
	"strings"
	"testing"
)

// TestHoverDocumentation shows the documentation of operations: of a dialect of the project, of mica's own dialects, and not
// under the name of the reference's server.
func TestHoverDocumentation(t *testing.T) {
	dir := t.TempDir()
	toy := strings.Replace(toyDialect, "let arguments", "let summary = \"the negative\";\n  let description = [{\n    Overflows for the least number.\n  }];\n  let arguments", 1)
	for name, text := range map[string]string{"toy.td": toy, "mica.toml": "definitions = [\"toy.td\"]\n"} {
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text := "func.func @f(%a: i32) -> i32 {\n  %0 = toy.neg %a : i32\n  %1 = arith.addi %0, %0 : i32\n  return %1 : i32\n}\n"
	for name, want := range map[string][2]string{"mica lsp": {"the negative\n\nOverflows for the least number.", "sum of integers"}, "mlir-lsp-server": {}} {
		s := &conversation{}
		s.send(0, "initialize", map[string]any{"capabilities": map[string]any{}})
		uri := "file://" + dir + "/in.mlir"
		s.open(uri, "mlir", text)
		for i, line := range []int{1, 2} {
			s.send(i+1, "textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": uri}, "position": map[string]any{"line": line, "character": 9}})
		}
		answers := responses(run(name, s.end()))
		for i, part := range want {
			part = strings.ReplaceAll(part, "\n", `\n`)
			if !strings.Contains(answers[i+1], part) || part == "" && strings.Contains(answers[i+1], "***") {
				t.Errorf("%s: no %q in %s", name, part, answers[i+1])
			}
		}
	}
}
