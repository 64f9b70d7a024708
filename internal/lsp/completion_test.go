package lsp

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
)

// labels returns the labels of the completion in an answer.
func labels(t *testing.T, answer string) (list []string) {
	t.Helper()
	var r struct{ Items []struct{ Label string } }
	if err := json.Unmarshal([]byte(answer), &r); err != nil {
		t.Fatalf("%s: %v", answer, err)
	}
	for _, x := range r.Items {
		list = append(list, x.Label)
	}
	return list
}

// TestDifferentialCompletion completes PDLL at marks, '|'. The list must contain the reference's
// completions.
func TestDifferentialCompletion(t *testing.T) {
	include := reftest.Include(t)
	tool := reftest.Tool(t, "mlir-pdll-lsp-server")
	const head = "#include \"mlir/Dialect/Arith/IR/ArithOps.td\"\nConstraint C(v: Value);\nRewrite R(x: Value) -> (a: Op<arith.addi>, b: Type);\n"
	for _, text := range []string{
		"#include \"|\"\n", "#include \"mlir/IR/|\"\n",
		head + "Pattern { let root = op<|",
		head + "Pattern { let root = op<arith.|",
		head + "Pattern { let root = op<arith.cmpi>(v: Value) { | };",
		head + "Pattern { let root = op<arith.cmpi>(v: Value) { predicate, | };",
		head + "Pattern { let root: |",
		head + "Pattern with |",
		head + "Pattern { let root = op<arith.addui_extended>(v: Value); let x = root.|",
		head + "Pattern { let root = op<arith.addi>(v: Value); rewrite root with { let r = R(v); let s = r.|",
	} {
		text, position := at(text)
		s := &conversation{}
		uri := "file://" + t.TempDir() + "/a.pdll"
		s.open(uri, "pdll", text)
		s.send(1, "textDocument/completion", map[string]any{"textDocument": map[string]any{"uri": uri}, "position": position})
		input := s.end()
		flag := "--pdll-extra-dir=" + include
		out, _, _ := reftest.Run(t, tool, input, "-lit-test", "-log=error", flag)
		want := labels(t, responses(out)[1])
		if len(want) == 0 {
			t.Errorf("%q: the reference has no answer", text)
		}
		got := labels(t, responses(run("mlir-pdll-lsp-server", input, flag))[1])
		for _, w := range want {
			if !slices.Contains(got, w) {
				t.Errorf("%q: no %s", text, w)
			}
		}
	}
}

// TestBetweenParts sends a request for a position in the line that separates two modules.
func TestBetweenParts(t *testing.T) {
	text, position := at("module {}\n// --|---\nmodule {}\n")
	s := &conversation{}
	s.open("test:///a.mlir", "mlir", text)
	for id, method := range []string{"completion", "hover", "definition", "references"} {
		s.send(id, "textDocument/"+method, map[string]any{"textDocument": map[string]any{"uri": "test:///a.mlir"}, "position": position,
			"context": map[string]any{"includeDeclaration": true}})
	}
	list := responses(run("mica lsp", s.end()))
	for id, want := range []string{`{"isIncomplete":false,"items":[]}`, "null", "[]", "[]"} {
		if list[id] != want {
			t.Errorf("%d: %s", id, list[id])
		}
	}
}

// TestDifferentialCompletionOfIR completes at every begin of a word in IR. The list must contain
// the reference's completions. (At the end of a word the reference completes the following token;
// we complete the word.)
func TestDifferentialCompletionOfIR(t *testing.T) {
	tool := reftest.Tool(t, "mlir-lsp-server")
	for _, file := range []string{"testdata/blocks.mlir", "../../examples/arith/in.mlir", "../../examples/lower/expected.mlir"} {
		text := golden.Read(t, file)
		s := &conversation{}
		uri := "file:///" + file
		s.open(uri, "mlir", text)
		var places []string
		for i, line := range strings.Split(text, "\n") {
			for at := range len(line) {
				if at > 0 && line[at-1] != ' ' && line[at-1] != '(' || line[at] == ' ' {
					continue
				}
				places = append(places, fmt.Sprintf("%s:%d:%d", file, i+1, at+1))
				s.send(len(places), "textDocument/completion", map[string]any{"textDocument": map[string]any{"uri": uri}, "position": map[string]any{"line": i, "character": at}})
			}
		}
		input := s.end()
		out, _, _ := reftest.Run(t, tool, input, "-lit-test", "-log=error")
		want, got := responses(out), responses(run("mlir-lsp-server", input))
		labelled := 0
		for i, place := range places {
			have := labels(t, got[i+1])
			for _, w := range labels(t, want[i+1]) {
				labelled++
				if !slices.Contains(have, w) && !strings.HasPrefix(strings.TrimLeft(w, "!#"), "test") {
					t.Errorf("%s: no %s", place, w)
				}
			}
		}
		if labelled == 0 {
			t.Errorf("%s: the reference has no answers", file)
		}
	}
}
