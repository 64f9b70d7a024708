package lsp

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// An offered action is one with a command.
type offered struct {
	Title, Kind string
	Command     struct {
		Command   string
		Arguments []json.RawMessage
	}
}

// TestExplainRule asks why rules do not match: for the actions at an operation, for their commands, and for the
// actions at a rule. A rule file with errors does not prevent answers about the others.
func TestExplainRule(t *testing.T) {
	dir := t.TempDir()
	rules := "#include \"toy.td\"\nPattern DoubleNeg { let root = op<toy.neg>(op<toy.neg>(x: Value)); replace root with x; }\n" +
		"Pattern OfConstant { let root = op<toy.neg>(op<arith.constant>); erase root; }\nPattern Other { erase op<test.other>; }\n" +
		"Constraint Unknown(v: Value);\nPattern WithNative { let root = op<toy.neg>(x: Value); Unknown(x); erase root; }\n"
	for name, text := range map[string]string{"toy.td": toyDialect, "rules.pdll": rules, "bad.pdll": "Pattern {", "mica.toml": "definitions = [\"toy.td\"]\n"} {
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text, position := at("func.func @f(%a: i32) -> i32 {\n  %0 = toy.|neg %a : i32\n  return %0 : i32\n}\n")
	mlirURI, rulesURI := "file://"+dir+"/in.mlir", "file://"+dir+"/rules.pdll"
	point := func(p any) map[string]any { return map[string]any{"start": p, "end": p} }
	s := &conversation{}
	s.send(0, "initialize", map[string]any{"capabilities": map[string]any{}, "workspaceFolders": []any{map[string]any{"uri": "file://" + dir, "name": "w"}}})
	s.open(mlirURI, "mlir", text)
	s.open(rulesURI, "pdll", rules)
	ask := func(id int, uri string, at any, context map[string]any) {
		s.send(id, "textDocument/codeAction", map[string]any{"textDocument": map[string]any{"uri": uri}, "range": point(at), "context": context})
	}
	ask(1, mlirURI, position, map[string]any{"diagnostics": []any{}})
	ask(2, mlirURI, position, map[string]any{"diagnostics": []any{}, "only": []string{"quickfix"}})
	ask(3, rulesURI, map[string]any{"line": 1, "character": 20}, map[string]any{"diagnostics": []any{}})
	run1 := func(id int, argument map[string]any) {
		s.send(id, "workspace/executeCommand", map[string]any{"command": "mica.explainRule", "arguments": []any{argument}})
	}
	run1(4, map[string]any{"uri": mlirURI, "position": position, "rule": "DoubleNeg"})
	run1(5, map[string]any{"uri": mlirURI, "rule": "DoubleNeg"})
	run1(6, map[string]any{"uri": mlirURI, "position": position, "rule": "None"})
	s.send(7, "mlir/explainRule", map[string]any{"uri": mlirURI, "position": position, "rule": "OfConstant"})
	s.send(8, "mlir/viewRewritten", map[string]any{"uri": mlirURI, "position": position})
	s.send(9, "workspace/executeCommand", map[string]any{"command": "mica.none", "arguments": []any{}})
	run1(10, map[string]any{"uri": mlirURI, "position": position, "rule": ""})
	out := run("mica lsp", s.end())
	answers := responses(out)

	titles := func(id int) (list []string) {
		var actions []offered
		if err := json.Unmarshal([]byte(answers[id]), &actions); err != nil {
			t.Fatalf("%v in %s", err, answers[id])
		}
		for _, a := range actions {
			if a.Command.Command != "mica.explainRule" || len(a.Command.Arguments) != 1 || a.Kind != "info" {
				t.Errorf("%+v", a)
			}
			list = append(list, a.Title)
		}
		return list
	}
	for id, want := range map[int]string{
		1: "Why does DoubleNeg not match here?; Why does OfConstant not match here?",
		2: "",
		3: "Why does DoubleNeg not match in in.mlir?",
	} {
		if got := strings.Join(titles(id), "; "); got != want {
			t.Errorf("%d: %q, want %q", id, got, want)
		}
	}
	var answer struct {
		Text   string
		Places []struct {
			URI     string
			Range   struct{ Start struct{ Line, Character int } }
			Message string
		}
	}
	for _, id := range []int{4, 5} {
		if err := json.Unmarshal([]byte(answers[id]), &answer); err != nil {
			t.Fatalf("%v in %s", err, answers[id])
		}
		if !strings.Contains(answer.Text, "'DoubleNeg' does not match 'toy.neg'") || !strings.Contains(answer.Text, "it is argument 0 of 'func.func'") || strings.Count(answer.Text, "rules are left out: ") != 2 || !strings.Contains(answer.Text, "rules.pdll:6: ") {
			t.Errorf("%d: got\n%s", id, answer.Text)
		}
		var inRule, inDocument bool
		for _, p := range answer.Places {
			inRule = inRule || p.URI == rulesURI && p.Range.Start.Line == 1 && p.Range.Start.Character > 30
			inDocument = inDocument || p.URI == mlirURI && p.Range.Start.Line == 1
		}
		if !inRule || !inDocument {
			t.Errorf("%d: the places are %+v", id, answer.Places)
		}
	}
	if !strings.Contains(out, "window/showMessage") || strings.Count(out, "window/showMessage") != 2 {
		t.Errorf("the explanations are no messages:\n%s", out)
	}
	for id, want := range map[int]string{
		6:  "there is no rule 'None'; the rules are DoubleNeg, OfConstant, Other",
		7:  "'OfConstant' does not match 'toy.neg'",
		8:  "rules are left out: ",
		9:  "there is no command 'mica.none'",
		10: "the request names no rule",
	} {
		if !strings.Contains(answers[id], want) {
			t.Errorf("%d: no %q in %s", id, want, answers[id])
		}
	}
}
