package ir_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialVerify compares all that the verifiers say.
func TestDifferentialVerify(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	for _, text := range verifyCases(t) {
		_, want, _ := reftest.Run(t, tool, text, "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false")
		if d := reftest.Diff(want, verifyText(t, text)); d != "" {
			t.Errorf("%s%s", text, d)
		}
	}
}
