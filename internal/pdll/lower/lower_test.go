package lower_test

import (
	"github.com/mica-ir/mica/dialect"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/library"

	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

const corpus = "../testdata"

// lowered loads a text as if it were a file of the corpus, and lowers it.
func lowered(t *testing.T, name, text string) (*ir.Operation, diag.List) {
	t.Helper()
	files := &source.Set{Includes: []string{corpus}, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	m, diags := pdll.Load(source.NewFile(name, []byte(text)), pdll.Options{Files: files})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	ctx := ir.NewContext()
	if _, err := library.New(library.Options{Natives: []*dialect.Natives{pdldialect.Natives()}}).Register(ctx); err.HasErrors() {
		t.Fatal(err)
	}
	return lower.Lower(m, ctx)
}

func TestLower(t *testing.T) {
	plain, _ := filepath.Glob(corpus + "/*.pdll")
	known, _ := filepath.Glob(corpus + "/ods/*.pdll")
	if len(plain) == 0 || len(known) == 0 {
		t.Fatal("no corpus")
	}
	for _, path := range append(plain, known...) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			op, diags := lowered(t, filepath.Base(path), string(text))
			if op == nil {
				t.Fatal(diags)
			}
			var b bytes.Buffer
			if err := asm.Print(&b, op, asm.Options{}); err != nil {
				t.Fatal(err)
			}
			golden.Compare(t, "testdata/"+golden.Stem(filepath.Base(path))+".mlir", b.String())
		})
	}
}

// TestLocations checks the locations of operations, also for calls into other
// files.
func TestLocations(t *testing.T) {
	op, _ := lowered(t, "main.pdll", "#include \"include/shared.pdll\"\n"+
		"Pattern => rewrite op<test.a> with { SharedRewrite(root: Op); };")
	if op != nil {
		t.Fatalf("no error:\n%s", asm.String(op, asm.Options{}))
	}
	op, diags := lowered(t, "main.pdll", "#include \"include/shared.pdll\"\n"+
		"Pattern {\n  let root = op<test.a>;\n  rewrite root with { SharedRewrite(root); };\n}")
	if op == nil {
		t.Fatal(diags)
	}
	text := asm.String(op, asm.Options{DebugInfo: true, LocalScope: true})
	for _, want := range []string{
		`loc("main.pdll":2:1)`, `loc("main.pdll":3:14)`, `loc("main.pdll":4:3)`, `include/shared.pdll":2:33)`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
}

func TestLiterals(t *testing.T) {
	for text, want := range map[string]string{
		`attr<"1 2">`:      "found trailing characters: '2'",
		`attr<"nonsense">`: "expected attribute value",
		`attr<"">`:         "expected attribute value",
	} {
		_, list := lowered(t, "main.pdll", "Pattern => erase op<test.a> { a = "+text+" };")
		if len(list) == 0 || list[0].Message != want {
			t.Errorf("%s: %v, want %q", text, list, want)
			continue
		}
		if line, col := list[0].Place.Pos.LineCol(); line != 1 || col != 35 {
			t.Errorf("%s: the error is at %d:%d", text, line, col)
		}
	}
	if op, _ := lowered(t, "main.pdll", `Pattern => erase op<test.a> -> (type<"i32 x">);`); op != nil {
		t.Error("no error for a type with something behind it")
	}
}

// TestSets lowers alternatives in the order of the text, and names that only types say.
func TestSets(t *testing.T) {
	const head = "Rewrite Make(o: Op<{t.c, t.b}>) -> Op<t.b> [{ return o; }];\n" +
		"Rewrite Again(o: Op<{t.b, t.c}>) -> Op<{t.c, t.b}> { return op<o>(); }\n"
	for text, want := range map[string]string{
		"Pattern { let root: Op<{t.c, t.b}>; erase root; }":                                   "t.c t.b",
		"Pattern { let root: [Op<{t.c, t.b}>, Op<{t.b, t.a, t.c}>]; erase root; }":            "t.c t.b",
		"Pattern { let root: [Op<{t.b, t.a, t.c}>, Op<{t.c, t.b}>]; erase root; }":            "t.c t.b",
		"Pattern { let r: Op<{t.c, t.b}>; rewrite r with { Again(r); erase r; }; }":           "t.c t.c t.b t.b",
		"Pattern { let r = op<t.c>; rewrite r with { let y = Make(r); op<y>(); erase r; }; }": "t.c t.b",
	} {
		op, diags := lowered(t, "main.pdll", head+text)
		if op == nil {
			t.Errorf("%s: %v", text, diags)
			continue
		}
		var names []string
		ir.Walk(op, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
			if name, ok := op.Attr("opName").(*ir.StringAttr); ok {
				names = append(names, name.Value)
			}
			return ir.Advance
		})
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

func TestNotRegistered(t *testing.T) {
	m, _ := pdll.Load(source.NewFile("x.pdll", []byte("Pattern => erase op<a.b>;")), pdll.Options{})
	if op, l := lower.Lower(m, ir.NewContext()); op != nil || !l.HasErrors() {
		t.Error("lowering works without the dialect")
	}
}

// TestTooLarge checks that nested calls do not exhaust memory.
func TestTooLarge(t *testing.T) {
	var b strings.Builder
	b.WriteString("Rewrite r0(o: Op) => erase o;\n")
	for i := 1; i < 64; i++ {
		fmt.Fprintf(&b, "Rewrite r%d(o: Op) { r%d(o); r%d(o); }\n", i, i-1, i-1)
	}
	b.WriteString("Pattern { let root: Op; rewrite root with { r63(root); }; }")
	if op, l := lowered(t, "main.pdll", b.String()); op != nil || !strings.Contains(l.Error(), "operations") {
		t.Errorf("error: %v", l)
	}
}

func FuzzLower(f *testing.F) {
	files, _ := filepath.Glob(corpus + "/*.pdll")
	manual, _ := filepath.Glob(corpus + "/manual/*.pdll")
	for _, path := range append(files, manual...) {
		if text, err := os.ReadFile(path); err == nil {
			f.Add(string(text))
		}
	}
	noTD := func(*source.File, *source.Set) (*pdll.TDFile, diag.List) { return &pdll.TDFile{}, nil }
	f.Fuzz(func(t *testing.T, text string) {
		m, diags := pdll.Load(source.NewFile("fuzz.pdll", []byte(text)), pdll.Options{TD: noTD})
		if diags.HasErrors() {
			return
		}
		ctx := ir.NewContext()
		if _, err := library.New(library.Options{Natives: []*dialect.Natives{pdldialect.Natives()}}).Register(ctx); err.HasErrors() {
			t.Fatal(err)
		}
		if op, _ := lower.Lower(m, ctx); op != nil {
			asm.String(op, asm.Options{DebugInfo: true})
		}
		if _, op, _ := lower.LowerRules(m, ctx); op != nil {
			asm.String(op, asm.Options{DebugInfo: true})
		}
	})
}

// TestCallsAreBounded lowers rewrites that call each other exponentially often; some create nothing.
func TestCallsAreBounded(t *testing.T) {
	for _, body := range []string{"", `op<test.op>;`} {
		var b strings.Builder
		fmt.Fprintf(&b, "Rewrite r0(op: Op) { %s }\n", body)
		for i := 1; i < 40; i++ {
			fmt.Fprintf(&b, "Rewrite r%d(op: Op) { r%d(op); r%[2]d(op); }\n", i, i-1)
		}
		b.WriteString("Pattern { let root = op<test.root>; rewrite root with { r39(root); erase root; }; }\n")
		_, diags := lowered(t, "calls.pdll", b.String())
		if got := golden.Render(diags); !strings.Contains(got, "the patterns need more than 262144 operations") {
			t.Errorf("for a body %q: %s", body, got)
		}
	}
}

// TestTuplesAreBounded lowers texts in which the values of tuples double with each line, or that evaluate
// tuples exponentially often.
func TestTuplesAreBounded(t *testing.T) {
	var b strings.Builder
	b.WriteString("Pattern {\n  let root = op<test.a>(x: Value);\n  let t0 = (x, x);\n")
	for i := 1; i < 100; i++ {
		fmt.Fprintf(&b, "  let t%d = (t%d, t%[2]d);\n", i, i-1)
	}
	b.WriteString("  erase root;\n}\n")
	m, diags := pdll.Load(source.NewFile("tuples.pdll", []byte(b.String())), pdll.Options{})
	if m == nil || !strings.Contains(golden.Render(diags), "too many elements") {
		t.Errorf("no error for many values: %v", diags)
	}

	b.Reset()
	b.WriteString("Pattern {\n  let root = op<test.a>(x: Value);\n  let t0 = ();\n")
	for i := 1; i < 1000; i++ {
		fmt.Fprintf(&b, "  let t%d = (t%d);\n", i, i-1)
	}
	b.WriteString("  erase root;\n}\n")
	if _, diags := pdll.Load(source.NewFile("tuples.pdll", []byte(b.String())), pdll.Options{}); !strings.Contains(golden.Render(diags), "too many elements") {
		t.Errorf("no error for many levels: %v", diags)
	}

	b.Reset()
	b.WriteString("Rewrite r0(v: Value) {\n  let t0 = (v, v, v, v);\n")
	for i := 1; i < 9; i++ {
		fmt.Fprintf(&b, "  let t%d = (t%d, t%[2]d);\n", i, i-1)
	}
	b.WriteString("  return t8;\n}\n")
	for i := 1; i < 40; i++ {
		fmt.Fprintf(&b, "Rewrite r%d(v: Value) { r%d(v); return r%[2]d(v); }\n", i, i-1)
	}
	b.WriteString("Pattern { let root = op<test.root>(x: Value); rewrite root with { r39(x); erase root; }; }\n")
	if _, diags := lowered(t, "calls.pdll", b.String()); !strings.Contains(golden.Render(diags), "the patterns need more than") {
		t.Errorf("no error for many calls: %v", diags)
	}
}

// TestRegionNames checks which names are native functions on regions, and that these take only what their
// patterns in PDLL give them.
func TestRegionNames(t *testing.T) {
	for name, want := range map[string]bool{
		"HasBlocks(0,1)": true, "NestedOp(0,0,-1)": true, "BranchesTo(0,0,0)": true, "HasRegions(2)": true,
		"HasBlocks(-1,1)": false, "NestedOp(-1,0,0)": false, "NestedOp(0,-1,0)": false, "BlockArgument(0,0,-1)": false, "HasBlocks(0)": false, "HasBlocks(0,x)": false, "HasBlocks": false, "Has(0,1)": false,
	} {
		ctx := pdlContext(t)
		text := `pdl.pattern : benefit(1) {
			%op = operation "my.a"
			apply_native_constraint "` + name + `"(%op : !pdl.operation)
			rewrite %op { erase %op }
		}`
		module, list := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
		if list.HasErrors() {
			t.Fatal(list)
		}
		var natives rewrite.Natives
		lower.RegisterApplied(module, &natives)
		f := natives.Constraint(name)
		if (f != nil) != want {
			t.Errorf("%s: %t", name, f != nil)
		}
		if f == nil {
			continue
		}
		for _, args := range [][]rewrite.Arg{nil, {nil}, {nil, nil}, {1, 2, 3}} {
			if _, holds := f(nil, args); holds {
				t.Errorf("%s holds for %v", name, args)
			}
		}
	}
}

// TestBuiltInNames checks which names in the pdl dialect are built-in functions of the language: those with their
// parameters, unless something else has the name.
func TestBuiltInNames(t *testing.T) {
	for text, want := range map[string]bool{
		`apply_native_constraint "HasOneUse"(%x : !pdl.value)`:                             true,
		`apply_native_constraint "HasUses7"(%x : !pdl.value)`:                              true,
		`apply_native_constraint "HasUses"(%x : !pdl.value)`:                               false,
		`apply_native_constraint "HasUses07"(%x : !pdl.value)`:                             false,
		`apply_native_constraint "HasUses-1"(%x : !pdl.value)`:                             false,
		`apply_native_constraint "HasUses99999999999999999999"(%x : !pdl.value)`:           false,
		`apply_native_constraint "HasOneUse"(%op : !pdl.operation)`:                        false,
		`apply_native_constraint "HasOneUse"(%x, %x : !pdl.value, !pdl.value)`:             false,
		`apply_native_constraint "HasOneBlock0"(%op : !pdl.operation)`:                     true,
		`apply_native_constraint "MoveRegions"(%op, %op : !pdl.operation, !pdl.operation)`: false,
	} {
		ctx := pdlContext(t)
		module, list := asm.Parse(ctx, source.NewFile("in.mlir", []byte(`pdl.pattern : benefit(1) {
			%x = operand
			%op = operation "my.a"(%x : !pdl.value)
			`+text+`
			rewrite %op { erase %op }
		}`)), asm.ParseOptions{})
		if list.HasErrors() {
			t.Fatal(list)
		}
		_, name, _ := strings.Cut(text, `"`)
		name, _, _ = strings.Cut(name, `"`)
		var natives rewrite.Natives
		lower.RegisterApplied(module, &natives)
		if got := natives.Constraint(name) != nil; got != want || natives.Rewrite(name) != nil {
			t.Errorf("%s: %t", text, got)
		}
		if f := natives.Constraint(name); f != nil {
			mine := rewrite.Natives{}
			mine.RegisterConstraint(name, func(*rewrite.Rewriter, []rewrite.Arg) ([]rewrite.Arg, bool) { return nil, true })
			lower.RegisterApplied(module, &mine)
			if _, holds := mine.Constraint(name)(nil, []rewrite.Arg{nil}); !holds {
				t.Errorf("%s: the user's function is replaced", text)
			}
		}
	}
}
