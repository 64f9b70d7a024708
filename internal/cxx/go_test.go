package cxx_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
)

// goClasses maps the toy classes to their Go types.
var goClasses = map[string]string{
	"mlir::Type": "toyType", "mlir::VectorType": "*vectorType", "mlir::TensorType": "*tensorType", "mlir::IntegerType": "*intType",
	"mlir::FloatType": "*floatType", "mlir::ShapedType": "shaped", "mlir::FunctionType": "*funcType", "mlir::Attribute": "toyAttr",
	"mlir::IntegerAttr": "*intAttr", "mlir::StringAttr": "*strAttr", "mlir::ArrayAttr": "*arrayAttr", "mlir::Value": "*toyValue",
	"mlir::Operation": "*toyOp", "mlir::toy::Pred": "int32", "mlir::toy::Flags": "uint32", "mlir::MLIRContext": "*toyContext",
}

func goClass(c *cxx.Class) *cxx.GoClass {
	switch {
	case c.Name == "mlir::IndexType":
		return &cxx.GoClass{Type: "*indexType", Is: "isIndex($0)"}
	case goClasses[c.Name] != "":
		return &cxx.GoClass{Type: goClasses[c.Name]}
	}
	return nil
}

// goSlots returns the slots of the toy environment.
func goSlots() (slots []cxx.GoSlot) {
	for _, x := range goSlotTexts {
		slots = append(slots, cxx.GoSlot{Expr: x, Nilable: true, Variable: true})
	}
	return slots
}

// goSlotTexts holds Go expressions for the slots of the toy environment.
var goSlotTexts = []string{
	"z.vec", "z.op", "builder", "toyCtx", "z.lhs", "z.rhs", "z.out", "z.i32", "z.f32", "z.tensor", "z.scalar", "z.fn", "nothing",
	"z.five", "z.minus", "z.str", "z.array", "z.arg0", "z.arg1", "odsArg", "opt", "none",
}

func toyGo(p *cxx.Program) (*cxx.GoCode, error) {
	return p.Go(cxx.GoOptions{
		Slots: goSlots(),
		Class: goClass,
		Fail:  "panic(failed)",
	})
}

// goldenTexts returns those texts of the golden files that have no errors.
func goldenTexts(t *testing.T) []string {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, para := range strings.Split(string(text), "\n\n") {
			var src []string
			for _, line := range strings.Split(para, "\n") {
				if !strings.HasPrefix(line, "=>") && !strings.HasPrefix(line, "#") {
					src = append(src, line)
				}
			}
			if s := strings.TrimSpace(strings.Join(src, "\n")); s != "" && !strings.HasPrefix(filepath.Base(name), "go") {
				out = append(out, s)
			}
		}
	}
	return out
}

const goMain = `package main

import "fmt"

var (
	z       = newZoo()
	nothing toyType
	odsArg  int64 = 42
	nine    int64 = 9
	opt           = &nine
	none    *int64
	builder any = z
)

const failed = "the evaluation fails"

func show(i int, f func() any) {
	defer func() {
		if r := recover(); r == failed {
			fmt.Printf("%d fails\n", i)
		} else if r != nil {
			fmt.Printf("%d panics: %v\n", i, r)
		}
	}()
	switch x := f().(type) {
	case string:
		fmt.Printf("%d %q\n", i, x)
	case toyType:
		fmt.Printf("%d %s\n", i, x)
	case toyAttr:
		fmt.Printf("%d %s\n", i, x.attr())
	default:
		fmt.Printf("%d %v\n", i, x)
	}
}
`

// TestGoRuns translates the texts of the golden files, builds one program of all
// translations and compares its output with the evaluation.
func TestGoRuns(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	env, frame := toyFrame(toyHost())
	var funcs, calls, want strings.Builder
	imports := map[string]bool{}
	translated, all := 0, 0
	for _, src := range goldenTexts(t) {
		var node cxx.Node
		e, err := cxx.Parse(src)
		if node = e; err != nil {
			if node, err = cxx.ParseBody(src); err != nil {
				continue
			}
		}
		p := cxx.Compile(node, env)
		k := p.Result.Kind
		scalar := k == cxx.KindBool || k == cxx.KindInt || k == cxx.KindString || k == cxx.KindObject || k == cxx.KindFloat
		if !p.Complete() || !scalar {
			continue
		}
		all++
		code, err := toyGo(p)
		if err != nil {
			t.Logf("%s\n\t%v", src, err)
			continue
		}
		v, err := p.Eval(frame)
		if err != nil && err.(*cxx.Failure).Kind == cxx.BudgetSpent {
			continue
		}
		if code.Result == "int8" && err == nil {
			continue // characters
		}
		translated++
		fmt.Fprintf(&funcs, "/*\n%s\n*/\nfunc f%d() %s {\n%s}\n\n", strings.ReplaceAll(src, "*/", "* /"), translated, code.Result, code.Body)
		if k == cxx.KindObject { // a nil pointer must become a nil interface
			fmt.Fprintf(&calls, "show(%d, func() any { if x := f%d(); x != nil { return x }; return nil })\n", translated, translated)
		} else {
			fmt.Fprintf(&calls, "show(%d, func() any { return f%d() })\n", translated, translated)
		}
		for _, name := range code.Imports {
			imports[name] = true
		}
		switch {
		case err != nil:
			fmt.Fprintf(&want, "%d fails\n", translated)
		case k == cxx.KindObject && v.IsNull():
			fmt.Fprintf(&want, "%d <nil>\n", translated)
		default:
			fmt.Fprintf(&want, "%d %s\n", translated, show(p.Result, v))
		}
	}
	t.Logf("%d of %d texts are translated", translated, all)
	if translated < 100 {
		t.Errorf("only %d texts are translated", translated)
	}
	got := buildAndRun(t, funcs.String()+"func main() {\n"+calls.String()+"}\n", imports)
	if d := reftest.Diff(want.String(), got); d != "" {
		t.Error(d)
	}
}

func buildAndRun(t *testing.T, code string, imports map[string]bool) string {
	dir := t.TempDir()
	zoo, err := os.ReadFile("zoo_test.go")
	if err != nil {
		t.Fatal(err)
	}
	natives, err := os.ReadFile("testdata/zoo_natives.go")
	if err != nil {
		t.Fatal(err)
	}
	head := "package main\n\n"
	for name := range imports {
		head += fmt.Sprintf("import %q\n", name)
	}
	for name, text := range map[string]string{
		"go.mod":     "module toy\n\ngo 1.26\n",
		"zoo.go":     strings.Replace(string(zoo), "package cxx_test", "package main", 1),
		"natives.go": string(natives),
		"show.go":    goMain,
		"main.go":    head + code,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	tool := func(args ...string) string {
		cmd := exec.Command("go", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod", "GOPROXY=off")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("go %v: %v\n%s\n%s", args, err, out, head+code)
		}
		return string(out)
	}
	tool("vet", "-unreachable", ".")
	return tool("run", ".")
}

// TestGoText compares translations with testdata/go.golden: a text, a line of
// dashes, and the Go code; paragraphs are separated by lines of equals signs.
func TestGoText(t *testing.T) {
	const name = "testdata/go.golden"
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	env, _ := toyFrame(toyHost())
	var out strings.Builder
	for i, para := range strings.Split(string(text), "\n====\n") {
		if i > 0 {
			out.WriteString("\n====\n")
		}
		src, _, _ := strings.Cut(para, "\n----\n")
		src = strings.TrimRight(src, "\n")
		e, err := cxx.Parse(src)
		if err != nil {
			t.Fatal(src, err)
		}
		code, err := cxx.Compile(e, env).Go(cxx.GoOptions{
			Slots: goSlots(),
			Class: goClass,
		})
		if err != nil {
			fmt.Fprintf(&out, "%s\n----\nerror: %v", src, err)
			continue
		}
		fmt.Fprintf(&out, "%s\n----\n%s", src, strings.TrimRight(code.Body, "\n"))
	}
	got := strings.TrimRight(out.String(), "\n") + "\n"
	golden.Compare(t, name, got)
}
