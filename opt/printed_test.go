package opt

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/tool/pdll"
)

// TestPrintedRules checks that rules with regions, successors and conditions do the same in the pdl dialect, as
// --print-pdl prints them and as `mica pdll -x=mlir` does.
func TestPrintedRules(t *testing.T) {
	tool := New(Config{Name: "mica opt", Dialects: all.Natives()})
	for _, file := range golden.Files(t, "testdata/declarative/pdll_region_*.txtar", "testdata/declarative/pdll_successors.txtar", "testdata/declarative/drr_region_uses.txtar",
		"testdata/declarative/pdll_conditions.txtar", "testdata/declarative/pdll_none.txtar", "testdata/declarative/pdll_uses.txtar") {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		line, _, _ := strings.Cut(string(a.Comment), "\n")
		args := strings.Fields(line)
		t.Run(golden.Stem(filepath.Base(file)), func(t *testing.T) {
			t.Chdir(t.TempDir())
			rules, want, wrong := "", "", false
			for _, f := range a.Files {
				if err := os.WriteFile(f.Name, f.Data, 0o666); err != nil {
					t.Fatal(err)
				}
				switch {
				case f.Name == "stdout":
					want = string(f.Data)
				case f.Name == "exit":
					wrong = true
				case strings.HasPrefix(f.Name, "r."):
					rules = f.Name
				}
			}
			if wrong {
				return
			}
			run := func(args ...string) string {
				var out, errs bytes.Buffer
				if code := tool.Main(args, strings.NewReader(""), &out, &errs); code != 0 {
					t.Fatalf("%s: %d\n%s", strings.Join(args, " "), code, errs.String())
				}
				return out.String()
			}
			texts := map[string]string{"printed.mlir": run(append(args, "--print-pdl")...)}
			if filepath.Ext(rules) == ".pdll" {
				var out, errs bytes.Buffer
				if code := pdll.MainAs("mica pdll", []string{"-x=mlir", rules}, strings.NewReader(""), &out, &errs); code == 0 {
					texts["lowered.mlir"] = out.String()
				} else if e := errs.String(); !strings.Contains(e, "has no form") && !strings.Contains(e, "unable to open include file") {
					t.Error(errs.String())
				}
			}
			for name, text := range texts {
				if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
				again := strings.Fields(strings.ReplaceAll(line, rules, name))
				if got := run(again...); got != want {
					t.Errorf("%s: got\n%s\nwant\n%s\nrules\n%s", name, got, want, text)
				}
			}
		})
	}
}
