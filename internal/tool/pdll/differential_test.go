package pdll_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/pdll"
)

const corpus = "../../pdll/testdata"

var address = regexp.MustCompile(`0x[0-9a-f]+`)

// number replaces addresses by numbers, equal addresses by equal numbers.
func number(s string) string {
	ids := map[string]string{}
	return address.ReplaceAllStringFunc(s, func(a string) string {
		if ids[a] == "" {
			ids[a] = fmt.Sprintf("0x%d", len(ids))
		}
		return ids[a]
	})
}

// compare runs both tools in the corpus directory and compares their complete
// output.
func compare(t *testing.T, stdin string, args ...string) {
	t.Helper()
	tool := reftest.Tool(t, "mlir-pdll")
	want, wantErrs, wantCode := reftest.Run(t, tool, stdin, args...)
	var out, errs bytes.Buffer
	code := pdll.Main(args, strings.NewReader(stdin), &out, &errs)
	if d := reftest.Diff(number(want), number(out.String())); d != "" {
		t.Errorf("%v: output:\n%.4000s", args, d)
	}
	if d := reftest.Diff(strings.ReplaceAll(wantErrs, tool, "mlir-pdll"), errs.String()); d != "" {
		t.Errorf("%v: messages:\n%.4000s", args, d)
	}
	if code != wantCode {
		t.Errorf("%v: code %d, want %d", args, code, wantCode)
	}
}

// each runs a test for each file of the corpus, with the arguments and the file.
func each(t *testing.T, pattern string, args ...string) {
	t.Helper()
	t.Chdir(corpus)
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no files %s: %v", pattern, err)
	}
	for _, f := range files {
		t.Run(f, func(t *testing.T) {
			compare(t, "", append(args[:len(args):len(args)], "-I", ".", "-I", reftest.Include(t), f)...)
		})
	}
}

func TestDifferentialTree(t *testing.T)    { each(t, "*.pdll", "-x=ast") }
func TestDifferentialIR(t *testing.T)      { each(t, "*.pdll", "-x=mlir") }
func TestDifferentialCPP(t *testing.T)     { each(t, "*.pdll", "-x=cpp") }
func TestDifferentialODSCPP(t *testing.T)  { each(t, "ods/*.pdll", "-x=cpp") }
func TestDifferentialODSTree(t *testing.T) { each(t, "ods/*.pdll", "-x=ast", "--dump-ods") }
func TestDifferentialODSIR(t *testing.T)   { each(t, "ods/*.pdll", "-x=mlir") }
func TestDifferentialErrors(t *testing.T) {
	each(t, "errors/*.pdll", "-x=mlir", "--split-input-file")
}
func TestDifferentialODSErrors(t *testing.T) {
	each(t, "ods-errors/*.pdll", "-x=mlir", "--split-input-file")
}
func TestDifferentialIRErrors(t *testing.T) {
	each(t, "mlir-errors/*.pdll", "-x=mlir", "--split-input-file")
}

func TestDifferentialCommandLine(t *testing.T) {
	t.Chdir(corpus)
	const text = "Pattern => erase op<test.a>;\n"
	for _, args := range [][]string{
		{}, {"-"}, {"-x", "mlir"}, {"--x=mlir"}, {"-x=ast", "-x=mlir"}, {"-x=none"}, {"-x"}, {"-x="},
		{"a", "b"}, {"missing.pdll"}, {"-I"}, {"-o"}, {"--dump-ods"}, {"--dump-ods=0"},
		{"--dump-ods=maybe"}, {"-Dmacro", "-D", "macro", "-I.", "-x=mlir"}, {"-o", "/nonexistent/file"},
		{"-d", "deps"}, {"--split-input-file", "-x=mlir"}, {"--split-input-file=erase"}, {"empty.pdll"},
		{"--output-split-marker=cut", "-x=mlir", "--split-input-file"},
		{"-xmlir"}, {"-xmlir", "-xcpp=3"}, {"--unknown"}, {"-q"}, {"--dmp-ods"}, {"--foo=3"}, {"--versio"}, {"-1"},
		{"--split-input=3"}, {"--splitinputfile"}, {"--colr"}, {"--oo=3"}, {"--version-x"}, {"--Ifoo", "-xast"},
		{"-h=3"}, {"--help=foo"}, {"-write-if-changedx"}, {"-="}, {"---x"}, {"-dx"}, {"--color="},
		{"missing.pdll", "--print-debug-counter"}, {"--debug-counter=a", "--foo"}, {"--debug-counter=a=1,b=2", "-xmlir"}, {"--rng-seed=x"},
		{"--rng-seed=0x10", "-x=mlir"}, {"--print-debug-counter", "-x=mlir"}, {"--print-debug-counter", "--version=1"},
	} {
		t.Run(strings.Join(args, " "), func(t *testing.T) { compare(t, text, args...) })
	}
}

func TestDifferentialColors(t *testing.T) {
	t.Chdir(corpus)
	compare(t, "Pattern {\n\tlet x = op<a.b>;\n\tlet x = op<a.b>;\n}", "--color", "-x=mlir")
	compare(t, "Pattern { \"ä\" }", "--color", "-x=mlir")
	compare(t, "a\n// -----\nb", "--color", "-x=mlir", "--split-input-file")
}

func TestDifferentialSplit(t *testing.T) {
	const a, b = "Pattern => erase op<test.a>;\n", "\nPattern => erase op<test.b>;\n"
	for _, marker := range []string{"// -----", "// ----", "// ------", "// -----0", "// ----- x", "  // -----", "// -----\n// -----"} {
		for _, args := range [][]string{
			{"--split-input-file", "-x=mlir", "--output-split-marker=cut"}, {"--split-input-file=-----", "-x=mlir"},
		} {
			compare(t, a+marker+b, args...)
		}
	}
	compare(t, a+"// -----", "--split-input-file", "-x=mlir")
	compare(t, a+"unknown\n// -----\nunknown\n// -----\n"+b, "--split-input-file", "-x=mlir")
}

// TestDifferentialUpstream includes files of the reference that define operations,
// and compares the information about them.
func TestDifferentialUpstream(t *testing.T) {
	root := reftest.Include(t)
	t.Chdir(t.TempDir())
	for _, name := range []string{
		"Affine/IR/AffineOps.td", "Arith/IR/ArithOps.td", "ControlFlow/IR/ControlFlowOps.td", "Func/IR/FuncOps.td",
		"GPU/IR/GPUOps.td", "LLVMIR/LLVMOps.td", "Linalg/IR/LinalgStructuredOps.td", "Math/IR/MathOps.td",
		"MemRef/IR/MemRefOps.td", "PDL/IR/PDLOps.td", "SCF/IR/SCFOps.td", "SPIRV/IR/SPIRVBitOps.td", "Shape/IR/ShapeOps.td",
		"Tensor/IR/TensorOps.td", "Tosa/IR/TosaOps.td", "Vector/IR/VectorOps.td",
	} {
		t.Run(name, func(t *testing.T) {
			text := "#include \"mlir/Dialect/" + name + "\"\nPattern => erase op<test.a>;\n"
			if err := os.WriteFile("file.pdll", []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			compare(t, "", "--dump-ods", "-I", root, "file.pdll")
		})
	}
}

// TestDifferentialMutants checks that the first error in broken texts is the
// reference's; mica may report further ones.
func TestDifferentialMutants(t *testing.T) {
	text := strings.Join(mutants(t, 400), "\n// -----\n")
	t.Chdir(corpus)
	compare(t, text, "--split-input-file", "-I", ".")
}

// TestDifferentialOptions checks that every option which the reference lists is one of mica's.
func TestDifferentialOptions(t *testing.T) {
	want, _, _ := reftest.Run(t, reftest.Tool(t, "mlir-pdll"), "", "--help-hidden")
	got, _, _ := run("", "--help-hidden")
	option := regexp.MustCompile(`(?m)^  --?([a-z-]+)`)
	names := map[string]bool{}
	for _, m := range option.FindAllStringSubmatch(got, -1) {
		names[m[1]] = true
	}
	for _, m := range option.FindAllStringSubmatch(want, -1) {
		if name := m[1]; !names[name] && !strings.HasPrefix(name, "help") {
			t.Errorf("--%s is missing", name)
		}
	}
}

// TestDifferentialRegions checks that mlir-opt reads the text of patterns with regions and successors.
func TestDifferentialRegions(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	const text = `Pattern Match {
  let root = op<my.loop>(xs: ValueRange) -> (t: Type) {
    region body { ^bb(i: Value, acc: Value): ...; op<my.br>(acc)[^end]; ^end: op<my.yield>(i); }
  };
  replace root with op<my.sum>(xs) -> (t) { region clone body };
}
Pattern Build {
  let root = op<my.cond>(c: Value)[^then, ^else];
  let user = op<my.other>(root)[^then];
  replace root with op<my.scope>(c)[^else] -> () {
    region { op<my.br>[^head] -> (); ^head(x: Value<type<"i32">>): op<my.br>(x)[^head] -> (); }
  };
}
`
	var o, e bytes.Buffer
	if code := pdll.MainAs("mica pdll", []string{"-x=mlir"}, strings.NewReader(text), &o, &e); code != 0 {
		t.Fatal(e.String())
	}
	if _, errs, code := reftest.Run(t, reference, o.String()); code != 0 {
		t.Errorf("mlir-opt: %s\n%s", errs, o.String())
	}
}
