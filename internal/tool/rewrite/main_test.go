package rewrite_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/rewrite"
)

func run(text string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	code = rewrite.Main("mlir-rewrite", args, strings.NewReader(text), &out, &errs, all.Natives())
	return out.String(), errs.String(), code
}

// rename returns the flags for a renaming.
func rename(op, match, replacement string) []string {
	return []string{"--simple-rename", "--simple-rename-op-name=" + op, "--simple-rename-match=" + match, "--simple-rename-replace=" + replacement}
}

func TestMarkRanges(t *testing.T) {
	out, errs, code := run(golden.Read(t, "testdata/ranges.mlir"), "--mark-ranges")
	if code != 0 {
		t.Fatalf("code %d: %s", code, errs)
	}
	golden.Compare(t, "testdata/ranges.golden", out)
}

// TestNestedRename renames operations that are in each other, which mlir-rewrite does not.
func TestNestedRename(t *testing.T) {
	text := "func.func @f(%n: index) { // scf.for\n  scf.for %i = %n to %n step %n {\n    scf.for %j = %n to %n step %n {\n    }\n    scf.for %k = %n to %n step %n {\n    }\n  }\n  return\n}\n"
	out, errs, code := run(text, rename("scf.for", `scf\.for`, "scf.forall")...)
	if want := strings.Replace(strings.ReplaceAll(text, "scf.for", "scf.forall"), "scf.forall", "scf.for", 1); out != want || code != 0 {
		t.Errorf("code %d, %s\n%s", code, errs, reftest.Diff(want, out))
	}
}

func TestOutputFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "out.mlir")
	if _, errs, code := run("module {}", "--mark-ranges", "-o", file); code != 0 {
		t.Fatalf("code %d: %s", code, errs)
	}
	if out, err := os.ReadFile(file); err != nil || string(out) != "<![module]! {}>" {
		t.Errorf("%q, %v", out, err)
	}
	if _, errs, code := run("module {}", "--mark-ranges", "-o", filepath.Join(file, "x")); code != 1 || !strings.HasPrefix(errs, "cannot open output file '") {
		t.Errorf("code %d: %s", code, errs)
	}
}

// brokenHook is a dialect whose hook fails when it is called.
const brokenHook = `include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
def H_Dialect : Dialect { let name = "h"; let cppNamespace = "::h"; }
def KOp : Op<H_Dialect, "k", [DeclareOpInterfaceMethods<RegionKindInterface>, NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let extraClassDefinition = [{
    ::mlir::RegionKind $cppClass::getRegionKind(unsigned i) { unsigned zero = i - i; return 1 / zero == 1 ? ::mlir::RegionKind::Graph : ::mlir::RegionKind::SSACFG; }
  }];
}
`

func TestFailedHook(t *testing.T) {
	file := filepath.Join(t.TempDir(), "h.td")
	if err := os.WriteFile(file, []byte(brokenHook), 0o666); err != nil {
		t.Fatal(err)
	}
	out, errs, code := run("\"h.k\"() ({ \"u.b\"()[^bb1] : () -> ()\n^bb1: \"u.c\"() : () -> () }) : () -> ()", "--mark-ranges", "--ods", file)
	if want := "'h.k' op failed to evaluate 'getRegionKind': division by zero"; code != 1 || !strings.Contains(errs, want) || out == "" {
		t.Errorf("code %d, %q, and not %q in:\n%s", code, out, want, errs)
	}
}

// TestDifferential compares outputs and errors with mlir-rewrite.
func TestDifferential(t *testing.T) {
	ref := reftest.Tool(t, "mlir-rewrite")
	ranges := golden.Read(t, "testdata/ranges.mlir")
	f := "func.func @f(%a: i32) -> i32 {\n  %d = arith.addi %a, %a : i32\n  return %d : i32\n}\n"
	cases := []struct {
		text string
		args []string
	}{
		{ranges, []string{"--mark-ranges"}}, {"", []string{"--mark-ranges"}}, {"\t//only", []string{"--mark-ranges"}}, {"// a\r\n\r\n// b\r\n", []string{"--mark-ranges"}},
		{"module {}\n{-#\n// k\n#-}\n", []string{"--mark-ranges"}},
		{f, nil}, {f, []string{"--simple-rename"}}, {f, []string{"--mark-ranges", "--simple-rename"}}, {f, []string{"--simple-rename", "--mark-ranges"}},
		{f, []string{"--mark-ranges", "nonexistent.mlir"}}, {f, []string{"nonexistent.mlir"}},
		{"func.func @f() -> i32 {\n return\n}", []string{"--mark-ranges"}}, {"func.func @f( {", []string{"--mark-ranges"}},
		{"func.func private @f()\nfunc.func private @f()", []string{"--mark-ranges"}},
		{"module { func.func private @f() loc(unknown) func.func private @f() loc(unknown) }", []string{"--mark-ranges"}},
		{"func.func private @f() loc(fused[\"a\", \"x.mlir\":1:2])\nfunc.func private @f() loc(fused[\"a\", \"x.mlir\":1:2])", []string{"--mark-ranges"}},
		{"func.func private @f()\nfunc.func private @f() loc(\"name\")", []string{"--mark-ranges"}},
	}
	for _, match := range []string{"(i)(d)", "a|r", "^ ", `\(`, "", "[", `arith\.(add)i`, "%[a-z]", ".*"} {
		for _, replacement := range []string{"", "x", `\1`, `\9`, `\0\0`, `\g<1>x`, `\g<9>`, `\g<x>`, `\g<`, `\n`, `\t`, `x\`, `\\`, `\q`, `\12`, `\g1`} {
			cases = append(cases, struct {
				text string
				args []string
			}{f, rename("arith.addi", match, replacement)})
		}
	}
	for i, c := range cases {
		if len(c.args) == 4 && !reftest.Sampled(strings.Join(c.args, " "), 4) {
			continue
		}
		want, wantErrs, wantCode := reftest.Run(t, ref, c.text, c.args...)
		out, errs, code := run(c.text, slices.Clone(c.args)...)
		if d := reftest.Diff(want, out) + reftest.Diff(wantErrs, errs); d != "" || code != wantCode {
			t.Errorf("case %d, %q: code %d, want %d\n%s", i, c.args, code, wantCode, d)
		}
	}
}
