package lsp

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
)

// endlessDefinitions are definitions and C++ of a project that never end, or that take more steps
// than a server may spend while an editor waits. C++ that cannot be run when it is loaded is no
// error of the IR.
var endlessDefinitions = []struct{ name, definition, source, want string }{
	{"verifier", `def AOp : E<"a"> { let hasVerifier = 1; }`, `LogicalResult AOp::verify() { while (true) {} return success(); }`, "too many steps"},
	{"steps of the tool", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		fmt.Sprintf(`LogicalResult AOp::verify() { int n = 0; for (int i = 0; i < %d; ++i) n += i; return success(n != 1); }`, cxx.DefaultBudget/2), "too many steps"},
	{"recursion", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`static int f(int n) { return f(n + 1) + f(n + 2); } LogicalResult AOp::verify() { return success(f(0) == 1); }`, "nested too deeply"},
	{"memory", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`LogicalResult AOp::verify() { std::string s = "x"; while (true) s += s; return success(); }`, "cannot be verified"},
	{"errors", `def AOp : E<"a"> { let hasVerifier = 1; }`, `LogicalResult AOp::verify() { while (true) emitOpError("is wrong"); return success(); }`, "cannot be verified"},
	{"initializer", `def AOp : E<"a"> { let hasVerifier = 1; }`,
		`static const int limit = [] { while (true) {} return 1; }(); LogicalResult AOp::verify() { return success(limit == 2); }`, ""},
	{"predicate", `def AOp : E<"a", [PredOpTrait<"it ends", CPred<"::e::ends($_op)">>]>;`, `bool ends(Operation &op) { while (true) {} return true; }`, "too many steps"},
	{"default", `def AOp : E<"a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "::e::endless()">:$n); }`,
		`int endless() { while (true) {} return 1; }`, "the default value of 'n' is unknown"},
	{"records", `class C<int n> { list<int> l = !if(!gt(n, 0), C<n>.l, []); } def D : C<1>; def AOp : E<"a">;`, ``, "classes are instantiated too deeply"},
	{"class of itself", `def AOp : E<"a"> { let hasVerifier = 1; }`, `struct S { S s; }; LogicalResult AOp::verify() { S s; return failure(); }`, ""},
	{"base of itself", `def AOp : E<"a"> { let hasVerifier = 1; }`, `struct A : A {}; LogicalResult AOp::verify() { A a; return failure(); }`, ""},
}

// The server answers for a project whose definitions or C++ never end: it reports an error in the
// IR, and answers later requests.
func TestEndlessDefinitions(t *testing.T) {
	for _, e := range endlessDefinitions {
		t.Run(e.name, func(t *testing.T) {
			dir := t.TempDir()
			for name, text := range map[string]string{
				"mica.toml": "definitions = [\"e.td\"]\ncxx = [\"e.cpp\"]\n",
				"e.cpp":     "using namespace mlir;\nnamespace e {\n" + e.source + "\n}\n",
				"e.td": "include \"mlir/IR/OpBase.td\"\ndef E_Dialect : Dialect { let name = \"e\"; let cppNamespace = \"::e\"; }\n" +
					"class E<string m, list<Trait> t = []> : Op<E_Dialect, m, t>;\n" + e.definition + "\n",
			} {
				if err := os.WriteFile(dir+"/"+name, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			uri := "file://" + dir + "/in.mlir"
			s := &conversation{}
			s.open(uri, "mlir", strings.Repeat("\"e.a\"() : () -> ()\n", 20))
			s.send(7, "textDocument/documentSymbol", map[string]any{"textDocument": map[string]any{"uri": uri}})
			out := run("mica lsp", s.end())
			if responses(out)[7] == "" {
				t.Errorf("no answer")
			}
			_, published, _ := strings.Cut(out, "publishDiagnostics")
			if isError := strings.Contains(published, `"severity": 1`); !strings.Contains(published, e.want) || isError != (e.want != "") {
				t.Errorf("no error with %q:\n%.3000s", e.want, out)
			}
		})
	}
}
