package opt

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialDefinitionsOfPDL applies rules together with MLIR's own definitions of
// the dialects that rules are lowered to. There must be no warning about them.
func TestDifferentialDefinitionsOfPDL(t *testing.T) {
	include := reftest.Include(t)
	rules := filepath.Join(t.TempDir(), "r.pdll")
	if err := os.WriteFile(rules, []byte("Pattern => replace op<toy.cast>(x: Value) with x;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	const text = `%0 = "toy.source"() : () -> i32
%1 = "toy.cast"(%0) : (i32) -> i32
"toy.use"(%1) : (i32) -> ()
`
	want := strings.NewReplacer("%1 = \"toy.cast\"(%0) : (i32) -> i32\n", "", "%1", "%0").Replace(text)
	mica := New(Config{Name: "mica opt", Dialects: all.Natives()})
	for _, name := range []string{"PDL/IR/PDLOps.td", "PDL/IR/PDLTypes.td", "PDL/IR/PDLDialect.td", "PDLInterp/IR/PDLInterpOps.td"} {
		args := []string{"-I", include, "--ods", filepath.Join(include, "mlir/Dialect", name), "--patterns", rules, "--allow-unregistered-dialect"}
		var out, errs bytes.Buffer
		if code := mica.Main(args, strings.NewReader(text), &out, &errs); code != 0 || errs.Len() > 0 || !strings.Contains(strings.ReplaceAll(out.String(), "  ", ""), want) {
			t.Errorf("%s: exit code %d\n%s%s", name, code, out.String(), errs.String())
		}
	}
}

// TestDifferentialFlags compares the output for each command line and text, and the
// messages about invalid values.
func TestDifferentialFlags(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	lines, err := os.ReadFile("testdata/flags/flags.txt")
	if err != nil {
		t.Fatal(err)
	}
	texts, err := filepath.Glob("testdata/flags/*.mlir")
	if err != nil || len(texts) == 0 {
		t.Fatal("no texts", err)
	}
	for _, name := range texts {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(lines), "\n") {
			if strings.HasPrefix(line, "#") {
				continue
			}
			args := append([]string{"--allow-unregistered-dialect"}, strings.Fields(line)...)
			if filepath.Base(name) == "one.mlir" {
				args = append(args, "--no-implicit-module")
			}
			wantOut, want, wantCode := reftest.Run(t, reference, string(text), args...)
			gotOut, got, code := runTool(string(text), args...)
			if d := reftest.Diff(want, got) + reftest.Diff(wantOut, gotOut); d != "" || code != wantCode {
				t.Errorf("%s: %s: code %d, want %d\n%s", name, line, code, wantCode, d)
			}
		}
	}
}
