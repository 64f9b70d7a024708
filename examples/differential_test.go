// Package examples holds no code, but the examples' directories. Its test lets
// the reference's tools check the definitions and rules in them.
package examples

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialExamples checks that the reference accepts the definitions and rules, with the
// prelude in place of its base files.
func TestDifferentialExamples(t *testing.T) {
	here, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	base := t.TempDir()
	if err := os.CopyFS(base, prelude.FS); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ tool, flag, file string }{
		{"mlir-tblgen", "--gen-op-defs", "toy/toy.td"},
		{"mlir-tblgen", "--gen-rewriters", "toy/toy_rules.td"},
		{"mlir-pdll", "-x=mlir", "toy/toy_rules.pdll"},
		{"mlir-tblgen", "--gen-op-defs", "lwe/lwe.td"},
		{"mlir-tblgen", "--gen-attrdef-defs", "lwe/lwe.td"},
		{"mlir-tblgen", "--gen-typedef-defs", "lwe/lwe.td"},
		{"mlir-tblgen", "--gen-enum-defs", "lwe/lwe.td"},
		{"mlir-tblgen", "--gen-rewriters", "arith/rules.td"},
		{"mlir-pdll", "-x=mlir", "arith/rules.pdll"},
		{"mlir-tblgen", "--gen-op-defs", "lower/calc.td"},
		{"mlir-tblgen", "--gen-typedef-defs", "lower/calc.td"},
		{"mlir-pdll", "-x=mlir", "lower/calc.pdll"},
	} {
		t.Run(test.file+test.flag, func(t *testing.T) {
			file := filepath.Join(here, test.file)
			out, errs, code := reftest.RunIn(t, t.TempDir(), reftest.Tool(t, test.tool), "",
				test.flag, "-I", base, "-I", reftest.Include(t), "-I", filepath.Dir(file), file)
			if code != 0 || errs != "" || out == "" {
				t.Errorf("%s ended with %d: %s", test.tool, code, errs)
			}
		})
	}
}

// TestDifferentialArith checks that the reference prints the input and the
// expected output of the rules over arith, unchanged.
func TestDifferentialArith(t *testing.T) {
	text, err := os.ReadFile("arith/expected.mlir")
	if err != nil {
		t.Fatal(err)
	}
	opt := reftest.Tool(t, "mlir-opt")
	out, errs, _ := reftest.Run(t, opt, "", "arith/expected.mlir")
	if d := reftest.Diff(out, string(text)); d != "" || errs != "" {
		t.Errorf("%s%s", errs, d)
	}
	if _, errs, code := reftest.Run(t, opt, "", "arith/in.mlir"); code != 0 {
		t.Error(errs)
	}
}
