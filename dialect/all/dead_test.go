package all_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialDead requires that the greedy driver, with a rule that does not match,
// erases the dead operations that the reference's canonicalizer erases: those whose
// memory effects permit it.
func TestDifferentialDead(t *testing.T) {
	text := golden.Read(t, "testdata/dead.mlir")
	want, errs, code := reftest.Run(t, reftest.Tool(t, "mlir-opt"), text, "--canonicalize")
	if code != 0 {
		t.Fatalf("the reference fails: %s", errs)
	}
	rule := filepath.Join(t.TempDir(), "rule.pdll")
	if err := os.WriteFile(rule, []byte("Pattern { let root = op<arith.addf>; erase root; }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var got, messages bytes.Buffer
	newTool(reftest.Include(t)).Main([]string{"--patterns", rule}, strings.NewReader(text), &got, &messages)
	if d := reftest.Diff(want, got.String()); d != "" {
		t.Errorf("%s%s", messages.String(), d)
	}
}
