package ir_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialVerify compares all that the verifiers say.
func TestDifferentialVerify(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	text := verifyInput(t)
	_, want, _ := reftest.Run(t, tool, text, "--split-input-file", "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false")
	if d := reftest.Diff(want, verifyAll(t, text)); d != "" {
		t.Errorf("differs:\n%s", d)
	}
}
