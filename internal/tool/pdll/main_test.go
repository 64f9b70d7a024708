package pdll_test

import (
	"bytes"
	"os"
	"path/filepath"
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

// TestAllErrors checks that mica reports all errors by default, and, like the
// reference, only the first one where it is asked to.
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

// TestLLVMOptions checks that the options of all tools of LLVM are accepted, and listed only
// where they are asked for.
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
