package pdll_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/tool/pdll"
)

// run runs the tool on a text.
func run(text string, args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = pdll.Main(args, strings.NewReader(text), &o, &e)
	return o.String(), e.String(), code
}

const rule = "Pattern P => erase op<test.a>() -> ();\n"

func TestOutputs(t *testing.T) {
	out, errs, code := run(rule, "-x=mlir")
	if code != 0 || errs != "" || !strings.Contains(out, "pdl.pattern @P") {
		t.Errorf("mlir: %d\n%s%s", code, out, errs)
	}
	out, errs, code = run(rule)
	if code != 0 || errs != "" || !strings.Contains(out, "PatternDecl 0x2 Name<P>") {
		t.Errorf("ast: %d\n%s%s", code, out, errs)
	}
	for _, arg := range []string{"--help", "-h", "--version"} {
		if out, errs, code := run("", arg); code != 0 || errs != "" || out == "" {
			t.Errorf("%s: %d\n%s%s", arg, code, out, errs)
		}
	}
}

// TestPrelude checks that definitions can be read without an installation of the
// reference.
func TestPrelude(t *testing.T) {
	t.Chdir(corpus)
	out, errs, code := run("#include \"include/ops.td\"\nPattern => erase op<test.one>.output;\n")
	if code != 1 || out != "" || !strings.Contains(errs, "expected `Op` expression") {
		t.Errorf("%d\n%s%s", code, out, errs)
	}
}

// TestAllErrors checks that mica reports all errors by default, and, like the reference, only the first one if
// requested.
func TestAllErrors(t *testing.T) {
	const text = "Pattern => erase a;\nPattern => erase b;\n"
	if _, errs, code := run(text); code != 1 || strings.Count(errs, "error:") != 1 {
		t.Errorf("%d\n%s", code, errs)
	}
	if _, errs, code := run(text, "--all-errors"); code != 1 || strings.Count(errs, "error:") != 2 {
		t.Errorf("%d\n%s", code, errs)
	}
}

func TestFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("part.pdll", "Constraint C(v: Value);\n")
	write("main.pdll", "#include \"part.pdll\"\n"+rule)
	args := []string{"main.pdll", "-x=mlir", "-o", "out.mlir", "-d", "out.d", "--write-if-changed"}
	if out, errs, code := run("", args...); code != 0 || out+errs != "" {
		t.Fatalf("%d\n%s%s", code, out, errs)
	}
	if text, _ := os.ReadFile("out.d"); string(text) != "out.mlir: part.pdll\n" {
		t.Errorf("dependencies: %q", text)
	}
	first, err := os.Stat("out.mlir")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes("out.mlir", first.ModTime().Add(-1e9), first.ModTime().Add(-1e9)); err != nil {
		t.Fatal(err)
	}
	before, _ := os.Stat("out.mlir")
	run("", args...)
	if after, _ := os.Stat("out.mlir"); !after.ModTime().Equal(before.ModTime()) {
		t.Error("the output was written again")
	}
	// Nothing is written after an error.
	write("main.pdll", "Pattern => erase unknown;\n")
	if _, _, code := run("", "main.pdll", "-o", "none.mlir"); code != 1 {
		t.Errorf("code %d", code)
	}
	if list, _ := filepath.Glob("none*"); len(list) > 0 {
		t.Errorf("written: %v", list)
	}
}

func TestCPP(t *testing.T) {
	goldenFile, err := filepath.Abs("testdata/native.cpp.txt")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(corpus)
	out, errs, code := run("", "-x=cpp", "native.pdll")
	if code != 0 || errs != "" {
		t.Fatalf("%d\n%s", code, errs)
	}
	golden.Compare(t, goldenFile, out)
}

// TestLLVMOptions checks that the options of all tools of LLVM are accepted, and listed only on request.
func TestLLVMOptions(t *testing.T) {
	want, _, _ := run(rule, "-x=mlir")
	for _, arg := range []string{"--stats", "--rng-seed=3", "--track-memory", "--info-output-file=/nowhere/x", "--print-options"} {
		if out, errs, code := run(rule, "-x=mlir", arg); code != 0 || errs != "" || out != want {
			t.Errorf("%s: %d\n%s%s", arg, code, out, errs)
		}
	}
	for arg, listed := range map[string]bool{"--help": false, "--help-hidden": true, "--help-list-hidden": true} {
		if out, _, _ := run("", arg); strings.Contains(out, "--rng-seed=<seed>") != listed {
			t.Errorf("%s:\n%s", arg, out)
		}
	}
}

// TestManual checks constructs that the manual of PDLL describes and mlir-pdll rejects: under the name mlir-pdll they
// are the same error; under mica's they are written, or are an error at their place if the output has no form for
// them.
func TestManual(t *testing.T) {
	for _, c := range []struct {
		text      string
		reference string // the error of mlir-pdll
		kinds     string // the outputs that have a form for it
		want      string // in the output or the error of -x=mlir
	}{
		{"Pattern {\n  let root = op<t.a>(x: Value);\n  Constraint C(v: Value) [{ return success(); }];\n  C(x);\n  erase root;\n}\n",
			"<stdin>:4:3: error: expected `;` after statement", "ast mlir cpp", `apply_native_constraint "C"(`},
		{"Pattern {\n  let root = op<t.a>(x: Value);\n  Constraint(v: Value) [{ return success(); }](x);\n  erase root;\n}\n",
			"<stdin>:3:47: error: expected `;` after native declaration", "ast mlir cpp", `apply_native_constraint "<anonymous_constraint_0>"(`},
		{"Pattern {\n  let root = op<t.a>(x: Value);\n  op<t.b>(x);\n  erase root;\n}\n",
			`loc("<stdin>":3:3): error: 'pdl.operation' op expected a bindable user`, "ast mlir", `opName = "t.b", operandSegmentSizes = array<i32: 1, 0, 1>}> {constrains_use} :`},
		{"Pattern {\n  let root = op<t.a>(x: Value);\n  let t = (x, (y = (x), root));\n  replace t.1.1 with t.1.y.0;\n}\n",
			"<stdin>:3:20: error: unable to build a tuple with `Tuple<Value>` element", "ast mlir cpp", "replace %2 with(%0 : !pdl.value)"},
	} {
		if _, errs, code := run(c.text, "-x=mlir"); code != 1 || !strings.Contains(errs, c.reference) {
			t.Errorf("as mlir-pdll: %d\n%s", code, errs)
		}
		for _, kind := range []string{"ast", "mlir", "cpp"} {
			var o, e bytes.Buffer
			code := pdll.MainAs("mica pdll", []string{"-x=" + kind}, strings.NewReader(c.text), &o, &e)
			if (code == 0) != strings.Contains(c.kinds, kind) {
				t.Errorf("%s: %d\n%s", kind, code, e.String())
			}
			if kind == "mlir" && !strings.Contains(o.String()+e.String(), c.want) {
				t.Errorf("no %s in\n%s%s", c.want, o.String(), e.String())
			}
		}
	}
}

// TestInlineNativesInCPP checks that the C++ has the functions that are defined where they are used, which may have
// equal names.
func TestInlineNativesInCPP(t *testing.T) {
	const text = "Pattern {\n  let root = op<t.a>(x: Value);\n  Constraint C(v: Value) [{ one; }];\n  C(x);\n  Constraint(v: Value) [{ two; }](x);\n  erase root;\n}\n" +
		"Pattern {\n  let root = op<t.b>(x: Value);\n  Constraint C(v: Value) [{ three; }];\n  C(x);\n  erase root;\n}\n"
	var o, e bytes.Buffer
	if code := pdll.MainAs("mica pdll", []string{"-x=cpp"}, strings.NewReader(text), &o, &e); code != 0 {
		t.Fatal(e.String())
	}
	for _, want := range []string{
		"CPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {\n  one;\n}", `registerConstraintFunction("C", CPDLFn);`,
		"anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {\n  two;\n}",
		`registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);`,
		"C_2PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {\n  three;\n}", `registerConstraintFunction("C_2", C_2PDLFn);`,
	} {
		if !strings.Contains(o.String(), want) {
			t.Errorf("no %s in\n%s", want, o.String())
		}
	}
}

// TestExtensions checks what mica's PDLL has beyond the manual's: mlir-pdll's error under its name, and the outputs under
// mica's, or an error at the place that has no form in them.
func TestExtensions(t *testing.T) {
	for _, c := range []struct {
		body      string // of a pattern, on its second line
		reference string
		kinds     string
		want      string
	}{
		{"let root = op<{t.a, t.b}>(x: Value); replace root with op<root>(x);",
			"<stdin>:2:15: error: expected `>` after operation name", "ast mlir cpp", `operation "t.b"(`},
		{"let root = op<t.a>(x: Value); replace root with op<root>(x);",
			"<stdin>:2:56: error: expected `.` after dialect namespace", "ast mlir cpp", `%3 = operation "t.a"(`},
		{"let root = op<t.a>(either(x: Value, y: Value)); erase root;",
			"<stdin>:2:20: error: undefined reference to `either`", "ast mlir cpp", "pdl.pattern @P.1"},
		{"let root = op<t.a>(x: Value, none) -> (none); erase root;",
			"<stdin>:2:30: error: undefined reference to `none`", "ast mlir cpp", "types : []"},
		{"let root = op<t.a>(x: [Value, HasOneUse]); HasUses(x, 7); erase root;",
			"<stdin>:2:31: error: unknown reference to constraint `HasOneUse`", "ast mlir cpp", `apply_native_constraint "HasUses7"(`},
		{"let root = op<t.a>; HasOneBlock(root, 0); rewrite root with { let b = op<t.b>; MoveRegions(root, b); erase root; };",
			"<stdin>:2:21: error: undefined reference to `HasOneBlock`", "ast mlir cpp", `apply_native_rewrite "MoveRegions"(`},
		{"let root = op<t.a>(xs: ValueRange); rewrite root with { let vs = InlineBlock(root, 1, xs); replace root with vs; };",
			"<stdin>:2:66: error: undefined reference to `InlineBlock`", "ast mlir", `apply_native_rewrite "InlineBlock1"(`},
		{"let root = op<t.a> -> () { region { op<t.b>; } }; erase root;",
			"<stdin>:2:26: error: expected `;` after statement", "ast mlir", `apply_native_constraint "NestedOp(0,0,0)"(%`},
		{"let root = op<t.a>[^x]; replace root with op<t.b>[^x] -> ();",
			"<stdin>:2:19: error: expected `;` after statement", "ast mlir", `apply_native_rewrite "CopySuccessor(0,0)"(%`},
		{"let root = op<t.a>; replace root with op<t.b> { region { op<t.br>[^x] -> (); ^x: } };",
			"<stdin>:2:56: error: expected `}` after operation attribute list", "ast mlir", `apply_native_rewrite "SetSuccessor(0,0,1)"(%`},
		{"let root = op<t.a> {n = none}; erase root;",
			"<stdin>:2:25: error: undefined reference to `none`", "ast mlir", `apply_native_constraint "condition.1"(%2 : !pdl.operation) {isNegated = true}`},
		{"let root = op<t.a>(x: Value); not op<t.b>(x); erase root;",
			"<stdin>:2:35: error: expected native constraint", "ast mlir", `apply_native_constraint "condition.1"(%0 : !pdl.value) {isNegated = true}`},
		{"let root = op<t.a>(x: [Value, not C]); erase root;",
			"<stdin>:2:31: error: expected identifier constraint", "ast mlir", `apply_native_constraint "condition.1"(%0 : !pdl.value) {isNegated = true}`},
		{"let root = op<t.a>(x: Value); not C(x); erase root;",
			"<stdin>:2:35: error: unable to negate non native constraints", "ast mlir", `apply_native_constraint "condition.1"(%0 : !pdl.value) {isNegated = true}`},
		{"let root = op<t.a>(xs: ValueRange); forall x in xs { C(x); } erase root;",
			"<stdin>:2:37: error: undefined reference to `forall`", "ast mlir", `apply_native_constraint "condition.1"(%0 : !pdl.range<value>) {each}`},
		{"let root = op<t.a>(x: Value) -> (t: Type); replace root with op<t.b>(converted_operand(x)) -> (convert_type(t));",
			"<stdin>:2:70: error: undefined reference to `converted_operand`", "ast mlir cpp", `apply_native_rewrite "convertValue"(`},
		{"let root = op<t.a>(xs: ValueRange) -> (ts: TypeRange); let ys = converted_operands(xs); replace root with op<t.b>(ys) -> (convert_types(ts));",
			"<stdin>:2:65: error: undefined reference to `converted_operands`", "ast mlir cpp", `apply_native_rewrite "convertTypes"(`},
		{"let root = op<t.a>(x: Value); replace root with op<t.b>(converted_operand<C>(x));",
			"<stdin>:2:57: error: undefined reference to `converted_operand`", "ast mlir", `apply_native_rewrite "ConvertedOperand(C)"(`},
		{"let root = op<t.a> -> (t: Type); let u = convert_type(t); erase root;",
			"<stdin>:2:42: error: undefined reference to `convert_type`", "ast mlir", `apply_native_constraint "ConvertType()"(`},
		{"let root = op<t.a>(x: Value); replace root with op<t.b>(materialize(x, type<\"i1\">));",
			"<stdin>:2:57: error: undefined reference to `materialize`", "ast mlir", `apply_native_rewrite "Materialize()"(`},
		{"let root = op<t.a>(x: Value); replace root with [x, x];",
			"<stdin>:2:49: error: expected expression", "ast mlir", `apply_native_rewrite "ReplaceResults()"(`},
	} {
		text := "Constraint C(v: Value) => op<t.c>(v); Pattern P {\n" + c.body + "\n}\n"
		if _, errs, code := run(text, "-x=mlir"); code != 1 || !strings.Contains(errs, c.reference) {
			t.Errorf("%s: as mlir-pdll: %d\n%s", c.body, code, errs)
		}
		for _, kind := range []string{"ast", "mlir", "cpp"} {
			var o, e bytes.Buffer
			code := pdll.MainAs("mica pdll", []string{"-x=" + kind}, strings.NewReader(text), &o, &e)
			if (code == 0) != strings.Contains(c.kinds, kind) {
				t.Errorf("%s: %s: %d\n%s", c.body, kind, code, e.String())
			}
			if kind == "mlir" && !strings.Contains(o.String()+e.String(), c.want) {
				t.Errorf("%s: no %s in\n%s%s", c.body, c.want, o.String(), e.String())
			}
		}
	}
}

// TestFormsInCPP checks that a form that only mica has is an error at its place in C++.
func TestFormsInCPP(t *testing.T) {
	for text, want := range map[string]string{
		"Pattern { let root = op<t.a>;\n let v = op<t.b>(root) { region r }; erase v; }":                                             "2:10: error: an operation with regions or successors",
		"Pattern { let root = op<t.a>;\n replace root with op<t.b> { region { op<t.c> -> (); } }; }":                                 "2:20: error: an operation with regions or successors",
		"Pattern { let root = op<t.a>;\n replace root with op<t.b> { region {} }; }":                                                 "2:20: error: an operation with regions or successors",
		"Pattern { erase op<t.a>(\n op<t.b>[^x]); }":                                                                                 "2:2: error: an operation with regions or successors",
		"Rewrite F() -> Op {\n return op<t.a> -> () { region { op<t.c>[^d] -> (); ^d: } };\n}\nPattern => replace op<t.a> with F();": "2:9: error: an operation with regions or successors",
		"Pattern { let root = op<t.a>\n {n = none}; erase root; }":                                                                   "2:7: error: an absent attribute",
		"Pattern { let root = op<t.a>(x: Value);\n not op<t.b>(x); erase root; }":                                                    "2:2: error: a negated operation",
		"Pattern { let root = op<t.a>(xs: ValueRange);\n forall x in xs { HasOneUse(x); } erase root; }":                             "2:2: error: `forall`",
		"Pattern { let root = op<t.a>(x: Value);\n replace root with [x, x]; }":                                                      "2:2: error: a replacement of one result by several values",
		"Pattern { let root = op<t.a> -> (t: Type);\n let u = convert_type(t); erase root; }":                                        "2:10: error: `convert_type` in a match section",
		"Pattern { let root = op<t.a>(x: Value); replace root with op<t.b>(\n converted_operand<C>(x)); }":                           "2:2: error: the name of a type converter",
		"Pattern { let root = op<t.a>(x: Value); replace root with op<t.b>(\n materialize(x, type<\"i1\">)); }":                      "2:2: error: `materialize` with 2 arguments",
		"Pattern { let root = op<t.a>(x: Value);\n op<t.b>(x); erase root; }":                                                        "2:2: error: an operation that only constrains the uses of a value",
		"Pattern { let root = op<t.a>(xs: ValueRange); rewrite root with {\n replace root with InlineBlock(root, 1, xs); }; }":       "2:20: error: `InlineBlock`",
	} {
		var o, e bytes.Buffer
		code := pdll.MainAs("mica pdll", []string{"-x=cpp"}, strings.NewReader(text), &o, &e)
		want = "<stdin>:" + want + " has no form in the C++ of mlir-pdll\n"
		if code != 1 || !strings.Contains(e.String(), want) || o.Len() > 0 || strings.Count(e.String(), "error:") != 1 || !strings.Contains(e.String(), "^") {
			t.Errorf("%s: %d, want %s, not\n%s%s", text, code, want, e.String(), o.String())
		}
	}
}

// TestRegionsInTrees checks the tree of an operation with regions and successors.
func TestRegionsInTrees(t *testing.T) {
	const text = "Pattern => erase op<t.a>[^x] -> () { region r region { ^y: ...; op<t.br>[^y]; } };\n"
	var o, e bytes.Buffer
	if code := pdll.MainAs("mica pdll", nil, strings.NewReader(text), &o, &e); code != 0 {
		t.Fatal(e.String())
	}
	var got []string
	for _, m := range regexp.MustCompile(`-(Successor|Region|Block) 0x\w+( .*)`).FindAllStringSubmatch(o.String(), -1) {
		got = append(got, m[1]+m[2])
	}
	want := "Successor Name<^x>; Region Name<r>; Region Blocks<1>; Block Name<^y> Operations<1> More; Successor Name<^y>"
	if s := strings.Join(got, "; "); s != want {
		t.Errorf("got %s, want %s\n%s", s, want, o.String())
	}
}

// TestInstancesInCPP checks that alternatives and instances of a pattern are classes with names of their own.
func TestInstancesInCPP(t *testing.T) {
	const text = "Pattern P[name in {t.a, t.b}, n in {1}] => erase op<name>(either(x: Value, y: Value)) {n = n};\nPattern P_t_a_1 => erase op<t.c>;\n"
	var o, e bytes.Buffer
	if code := pdll.MainAs("mica pdll", []string{"-x=cpp"}, strings.NewReader(text), &o, &e); code != 0 {
		t.Fatal(e.String())
	}
	for _, want := range []string{"P_t_a_1", "P_t_a_1_2", "P_t_a_1_1", "P_t_b_1", "P_t_b_1_1"} {
		if n := strings.Count(o.String(), "struct "+want+" :"); n != 1 {
			t.Errorf("%d classes %s in\n%s", n, want, o.String())
		}
	}
}

// TestNamelessInCPP checks that a pattern without a name gets one that no other pattern has, before or behind it. The
// reference writes two classes of one name.
func TestNamelessInCPP(t *testing.T) {
	const nameless, named = "Pattern => erase op<t.a>;\n", "Pattern GeneratedPDLLPattern0 => erase op<t.b>;\n"
	for _, text := range []string{nameless + named, named + nameless} {
		out, errs, code := run(text, "-x=cpp")
		if code != 0 {
			t.Fatal(errs)
		}
		for _, want := range []string{"GeneratedPDLLPattern0", "GeneratedPDLLPattern1"} {
			if n := strings.Count(out, "struct "+want+" :"); n != 1 {
				t.Errorf("%d classes %s in\n%s", n, want, out)
			}
		}
	}
}

// TestManyPatternsInCPP writes classes of patterns without names, and of some that get others in C++.
func TestManyPatternsInCPP(t *testing.T) {
	const n = 1000
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "Pattern => erase op<t.a>;\nPattern P%d[x in {t.a, t.b}] => erase op<x>;\n", i)
	}
	var o, e bytes.Buffer
	if code := pdll.MainAs("mica pdll", []string{"-x=cpp"}, strings.NewReader(b.String()), &o, &e); code != 0 {
		t.Fatal(e.String())
	}
	for _, want := range []string{"GeneratedPDLLPattern999", "P999_t_a", "P999_t_b"} {
		if got := strings.Count(o.String(), "struct "+want+" :"); got != 1 {
			t.Errorf("%d classes %s", got, want)
		}
	}
}
