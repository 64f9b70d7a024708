package lsp

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// TestViewRewritten requests the function at a position as rewritten by the rules of the workspace:
// the rules of an open document, and those of a file.
func TestViewRewritten(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"toy.td":    toyDialect,
		"a.pdll":    "#include \"toy.td\"\nPattern Closed { let root = op<toy.neg>(op<toy.neg>(x: Value)); replace root with x; }\n",
		"mica.toml": "definitions = [\"toy.td\"]\n",
	} {
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text, position := at("func.func @f(%a: i32) -> i32 {\n  %0 = toy.neg %a : i32\n  %1 = toy.neg |%0 : i32\n  return %1 : i32\n}\nfunc.func @g(%a: i32) -> i32 {\n  %0 = toy.neg %a : i32\n  return %0 : i32\n}\n")
	s := &conversation{}
	s.send(0, "initialize", map[string]any{"capabilities": map[string]any{}, "workspaceFolders": []any{map[string]any{"uri": "file://" + dir, "name": "w"}}})
	uri := "file://" + dir + "/in.mlir"
	s.open(uri, "mlir", text)
	s.send(1, "mlir/viewRewritten", map[string]any{"uri": uri, "position": position})
	s.open("file://"+dir+"/b.pdll", "pdll", "#include \"toy.td\"\nPattern Open { let root = op<toy.neg>(x: Value); replace root with x; }\n")
	s.send(2, "mlir/viewRewritten", map[string]any{"uri": uri, "position": map[string]any{"line": 6, "character": 4}})
	s.send(3, "mlir/viewGeneric", map[string]any{"uri": uri})
	answers := responses(run("mica lsp", s.end()))
	if want := `"toy.neg\"(%arg0) : (i32) -> i32`; !strings.Contains(answers[3], want) {
		t.Errorf("no %s in %s", want, answers[3])
	}
	for id, want := range map[int][]string{
		1: {"func.func @f(%arg0: i32) -> i32 {\n  return %arg0 : i32\n}\n", "try Closed (benefit 2)"},
		2: {"func.func @g(%arg0: i32) -> i32 {\n  return %arg0 : i32\n}\n", "the first operand is not the result of an operation: it is argument 0 of 'func.func' in line 6, of type i32\n  did not match"},
	} {
		var got struct{ Output, Log string }
		if err := json.Unmarshal([]byte(answers[id]), &got); err != nil {
			t.Fatalf("%v in %s", err, answers[id])
		}
		if got.Output != want[0] || !strings.Contains(got.Log, want[1]) {
			t.Errorf("%d: got\n%s%s\n%s", id, got.Output, got.Log, answers[id])
		}
	}
}

// toyDialect is a dialect with one operation.
const toyDialect = `include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Toy_NegOp : Op<Toy_Dialect, "neg", [Pure, AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$y);
  let assemblyFormat = "$x attr-dict ` + "`:`" + ` type($x)";
}
`
