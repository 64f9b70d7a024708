package opt

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
)

// TestDebugOnly compares the tree of the greedy driver's attempts with its golden, without
// the addresses of operations.
func TestDebugOnly(t *testing.T) {
	rules := filepath.Join(t.TempDir(), "rules.pdll")
	if err := os.WriteFile(rules, []byte("Pattern A { replace op<t.a>(x: Value) with x; }\nPattern B { replace op<t.b> with op<t.c>; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	const in = `
%0 = "t.v"() : () -> i32
%1 = "t.a"(%0) : (i32) -> i32
"t.b"(%1) : (i32) -> ()
"t.b"() : () -> i32
"t.region"() ({
  "t.a"() : () -> ()
}) : () -> ()
`
	_, errs, code := runTool(in, "--allow-unregistered-dialect", "--patterns", rules, "--debug-only=greedy-rewriter")
	if code != 0 {
		t.Errorf("code %d", code)
	}
	golden.Compare(t, "testdata/debug/greedy-rewriter.txt", regexp.MustCompile(`0x[0-9a-f]+`).ReplaceAllString(errs, "0x0"))
	const matched = `
%0 = "t.v"() {k = 1 : i32} : () -> i32
%1 = "t.a"(%0) : (i32) -> i32
"t.b"(%1) : (i32) -> ()
"t.b"(%0) : (i32) -> ()
"t.v"() {k = 2 : i32} : () -> ()
`
	for _, kind := range []string{"pattern-application", "pdl-predicate-tree", "pdl-bytecode"} {
		_, errs, code := runTool(matched, "--allow-unregistered-dialect", "--patterns", "testdata/debug/rules.mlir", "--debug-only="+kind)
		if code != 0 {
			t.Errorf("%s: code %d", kind, code)
		}
		golden.Compare(t, "testdata/debug/"+kind+".txt", regexp.MustCompile(`0x[0-9a-f]+`).ReplaceAllString(errs, "0x0"))
	}
	// Passes write theirs, too.
	var out, text strings.Builder
	New(Config{Dialects: all.Natives()}).Main([]string{"--convert-scf-to-cf", "--debug-only=greedy-rewriter,dialect-conversion"},
		strings.NewReader("func.func @f(%c: i1) {\n  scf.if %c {\n  }\n  return\n}\n"), &out, &text)
	golden.Compare(t, "testdata/debug/dialect-conversion.txt", regexp.MustCompile(`0x[0-9a-f]+`).ReplaceAllString(text.String(), "0x0"))
	if _, errs, code = runTool(in, "--debug-only=nothing"); code != 1 || errs != "mlir-opt: for the --debug-only option: Cannot find option named 'nothing'!\n" {
		t.Errorf("code %d, errors %q", code, errs)
	}
}
