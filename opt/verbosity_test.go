package opt

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// severities has a remark, a warning and an error.
const severities = `module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %m, "seen" : !transform.any_op
    transform.yield
  }
}
// ----
// -----
func.func @f() { %0 = "arith.addi"() : () -> i32 return }
`

// TestVerbosity shows the diagnostics that each level permits. A marker that is nearly one is always reported, as in mlir-opt.
func TestVerbosity(t *testing.T) {
	for level, want := range map[string]string{"errors": "error warning", "warnings": "error warning", "remarks": "error remark warning"} {
		args := []string{"--transform-interpreter", "--split-input-file", "--mlir-diagnostic-verbosity-level=" + level}
		_, errs, code := runPasses(severities, args...)
		if got := seen(errs); got != want || code == 0 {
			t.Errorf("%s: exit code %d, got %s and not %s\n%s", level, code, got, want, errs)
		}
	}
	if _, errs, code := runPasses("", "--mlir-diagnostic-verbosity-level=all"); code == 0 || !strings.Contains(errs, "Cannot find option named 'all'!") {
		t.Errorf("exit code %d\n%s", code, errs)
	}
}

// seen returns the severities in messages.
func seen(errs string) string {
	var list []string
	for _, s := range []string{"error", "remark", "warning"} {
		if strings.Contains(errs, ": "+s+": ") {
			list = append(list, s)
		}
	}
	return strings.Join(list, " ")
}

// TestDifferentialVerbosity compares the severities with those that mlir-opt shows.
func TestDifferentialVerbosity(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	for _, level := range []string{"errors", "warnings", "remarks"} {
		args := []string{"--transform-interpreter", "--split-input-file", "--mlir-diagnostic-verbosity-level=" + level}
		_, want, _ := reftest.Run(t, tool, severities, args...)
		_, got, _ := runPasses(severities, args...)
		if seen(want) != seen(got) {
			t.Errorf("%s: %s in mlir-opt, %s here\n%s\n%s", level, seen(want), seen(got), want, got)
		}
	}
}
