package pdll_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/source"
)

// loadODS is load with the prelude.
func loadODS(t *testing.T, name, text string) (*pdll.Module, diag.List) {
	t.Helper()
	files := &source.Set{Includes: []string{"testdata"}, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	return pdll.Load(source.NewFile(name, []byte(text)), pdll.Options{Files: files})
}

func TestDumpODS(t *testing.T) {
	m, diags := loadODS(t, "ods.pdll", "#include \"include/ops.td\"\n")
	if diags.HasErrors() {
		t.Fatal(golden.Render(diags))
	}
	var b bytes.Buffer
	if err := pdll.DumpODS(&b, m.ODS); err != nil {
		t.Fatal(err)
	}
	golden.Compare(t, "testdata/ods/ops.txt", b.String())
}

func TestODSErrors(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/ods-errors/*.pdll") {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for _, chunk := range strings.Split(string(text), golden.Separator) {
			m, diags := loadODS(t, "chunk", chunk)
			if !diags.HasErrors() {
				t.Errorf("no error in\n%s", chunk)
			}
			b.WriteString(golden.Render(diags[:m.Reported]))
		}
		golden.Compare(t, strings.TrimSuffix(path, filepath.Ext(path))+".err", b.String())
	}
}

// TestConstraints checks which definitions become constraints, and their code.
func TestConstraints(t *testing.T) {
	m, _ := loadODS(t, "ods.pdll", "#include \"include/ops.td\"\n")
	code := map[string]string{}
	for _, d := range m.Natives() {
		code[d.Name.Text] = d.Code
	}
	for name, want := range map[string]string{
		"Test_Even":           "return ::mlir::success((::test::isEven(self)));",
		"Test_SmallAttr":      `return ::mlir::success((::test::isSmall(self, "a$b")));`,
		"Test_Interface":      "return ::mlir::success(llvm::isa<::test::TestInterface>(self));",
		"Test_PlainInterface": "return ::mlir::success(llvm::isa<::PlainInterface>(self));",
		"Test_NamedAttr":      "",
		"Test_OneOp":          "",
	} {
		if got := code[name]; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// TestInference checks which operations are known to infer their result types.
func TestInference(t *testing.T) {
	text, err := os.ReadFile("testdata/include/infer.td")
	if err != nil {
		t.Fatal(err)
	}
	m, diags := loadODS(t, "ods.pdll", "#include \"include/infer.td\"\n")
	if diags.HasErrors() {
		t.Fatal(golden.Render(diags))
	}
	for _, op := range m.ODS.Operations() {
		want := strings.Contains(string(text), "Yes<\""+strings.TrimPrefix(op.Name, "infer.")+"\"")
		if op.InfersTypes != want {
			t.Errorf("%s: %v", op.Name, op.InfersTypes)
		}
	}
}

// TestNatives checks the description of native callables.
func TestNatives(t *testing.T) {
	const text = "Constraint A(v: Value, o: Op<a.b>) -> (x: Attr, Type) [{ code(\"x\"); }];\n" +
		"Rewrite B();\nConstraint P(v: Value) => v;\n" +
		"Pattern { let v: Constraint(v: Value) \"text\";; erase op<a.b>(v); }\n"
	m, diags := load(t, "natives.pdll", []byte(text))
	if diags.HasErrors() {
		t.Fatal(golden.Render(diags))
	}
	list := m.Natives()
	if len(list) != 3 {
		t.Fatalf("%d natives", len(list))
	}
	a, b, c := list[0], list[1], list[2]
	if a.Name.Text != "A" || a.IsRewrite || a.Code != ` code("x"); ` || string(a.CodeSpan.Text()) != "[{"+a.Code+"}]" {
		t.Errorf("A: %q %q", a.Name.Text, a.Code)
	}
	if len(a.Inputs) != 2 || a.Inputs[1].Name != "o" || a.Inputs[1].Type.String() != "Op<a.b>" || a.Result.String() != "Tuple<x: Attr, Type>" {
		t.Errorf("A: %v %v", a.Inputs, a.Result)
	}
	if b.Name.Text != "B" || !b.IsRewrite || b.HasCode || b.CodeSpan.IsValid() {
		t.Errorf("B: %+v", b)
	}
	if c.Code != "text" || c.Name.Text != "<anonymous_constraint_0>" {
		t.Errorf("C: %+v", c)
	}
}
