package asm_test

import (
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialFormats runs the cases with MLIR's operations through mlir-opt, which
// must print the same output and the same errors.
func TestDifferentialFormats(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	run := func(text string, args ...string) (string, string) {
		out, errs, _ := reftest.Run(t, tool, text, append([]string{"--allow-unregistered-dialect",
			"--mlir-very-unsafe-disable-verifier-on-parsing", "--mlir-print-assume-verified"}, args...)...)
		return out, errs
	}
	for _, name := range []string{"format_reference", "format_errors"} {
		ar, err := txtar.ParseFile("testdata/" + name + ".txtar")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range ar.Files {
			text, _, _ := strings.Cut(string(f.Data), "// ----\n")
			t.Run(f.Name, func(t *testing.T) {
				op, got := parsePart(newDialects(t), text)
				want, errs := run(text)
				if op == nil {
					if got != errs {
						t.Errorf("%s", reftest.Diff(errs, got))
					}
					return
				}
				if s := printed(op, false); s+"\n" != want {
					t.Errorf("%s%s", errs, reftest.Diff(want, s+"\n"))
				}
				want, errs = run(text, "--mlir-print-op-generic")
				if s := printed(op, true); s+"\n" != want {
					t.Errorf("generic form:\n%s%s", errs, reftest.Diff(want, s+"\n"))
				}
			})
		}
	}
}
