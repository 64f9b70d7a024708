package lsp

import (
	"os"
	"strings"
	"testing"
)

// TestRulesAgainstDialects shows what the dialects of a project say of rules: misspelt operations and attributes, and rules
// that can never match. Operations of unknown dialects are accepted.
func TestRulesAgainstDialects(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"toy.td": toyDialect, "mica.toml": "definitions = [\"toy.td\"]\n"} {
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	s := &conversation{}
	s.send(0, "initialize", map[string]any{"capabilities": map[string]any{}})
	for name, text := range map[string]string{
		"project.pdll":  "Pattern A { erase op<toy.ng>; }\nPattern B { erase op<toy.neg>(x: Value, y: Value); }\nPattern C { erase op<oven.heat>; }\nPattern D { erase op<arith.constant> {vlue = a: Attr}; }\n",
		"fine.pdll":     "Pattern A { erase op<toy.neg>(x: Value); }\n",
		"included.pdll": "#include \"mlir/Dialect/Arith/IR/ArithOps.td\"\nPattern A { erase op<arith.constant>; }\n",
		"broken.pdll":   "Pattern A { erase op<toy.ng> }\n",
	} {
		s.open("file://"+dir+"/"+name, "pdll", text)
	}
	out := run("mica lsp", s.end())
	published := map[string]string{}
	for _, part := range strings.Split(strings.ReplaceAll(out, "\r", ""), "Content-Length: ") {
		for _, name := range []string{"project", "fine", "broken", "included"} {
			if strings.Contains(part, "publishDiagnostics") && strings.Contains(part, "/"+name+".pdll") {
				published[name] = part
			}
		}
	}
	for _, want := range []string{
		"the rule names operation 'toy.ng', which no loaded dialect defines", "the number of operands of 'toy.neg' is 1, but 2 here",
		"'arith.constant' has no attribute 'vlue'; did you mean 'value'?",
	} {
		if !strings.Contains(published["project"], want) {
			t.Errorf("no %q in %s", want, published["project"])
		}
	}
	if strings.Contains(published["project"], "oven") || strings.Contains(published["fine"], "message") {
		t.Errorf("got %s and %s", published["project"], published["fine"])
	}
	if strings.Contains(published["included"], "message") {
		t.Errorf("includes of mica's own dialects: %s", published["included"])
	}
	if strings.Count(published["broken"], "\"message\"") != 1 {
		t.Errorf("a text with a syntax error: %s", published["broken"])
	}
}
