package affine

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialExpressions compares the simplification and printing of
// expressions.
func TestDifferentialExpressions(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	r := rand.New(rand.NewSource(2))
	var in, want strings.Builder
	want.WriteString("module {\n")
	for range 6000 {
		e, text := random(r, 4, false)
		fmt.Fprintf(&in, "\"t.m\"() {m = affine_map<(d0, d1, d2)[s0, s1] -> (%s)>} : () -> ()\n", text)
		fmt.Fprintf(&want, "  \"t.m\"() {m = affine_map<(d0, d1, d2)[s0, s1] -> (%s)>} : () -> ()\n", e)
	}
	want.WriteString("}\n")
	out, errs, code := reftest.Run(t, tool, in.String(), "--allow-unregistered-dialect", "--mlir-print-local-scope")
	if code != 0 {
		t.Fatalf("the reference says:\n%.2000s", errs)
	}
	if d := reftest.Diff(out, want.String()); d != "" {
		t.Errorf("differs:\n%.3000s", d)
	}
}

// TestDifferentialSimplify compares simplified expressions. Many of them multiply by symbols,
// which makes them semi-affine.
func TestDifferentialSimplify(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	r := rand.New(rand.NewSource(3))
	var in, want strings.Builder
	in.WriteString("func.func @f() {\n")
	want.WriteString("module {\n  func.func @f() {\n")
	for range 6000 {
		e, text := random(r, 4, false)
		fmt.Fprintf(&in, "\"t.m\"() {m = affine_map<(d0, d1, d2)[s0, s1] -> (%s)>} : () -> ()\n", text)
		fmt.Fprintf(&want, "    \"t.m\"() {m = affine_map<(d0, d1, d2)[s0, s1] -> (%s)>} : () -> ()\n", Simplify(e, 3, 2))
	}
	in.WriteString("return\n}\n")
	want.WriteString("    return\n  }\n}\n")
	out, errs, code := reftest.Run(t, tool, in.String(), "--allow-unregistered-dialect", "--mlir-print-local-scope", "--affine-simplify-structures")
	if code != 0 {
		t.Fatalf("the reference says:\n%.2000s", errs)
	}
	if d := reftest.Diff(out, want.String()); d != "" {
		t.Errorf("differs:\n%.3000s", d)
	}
}
