package examples

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
)

// buildLower builds the tool of the example and returns its path.
func buildLower(t *testing.T) string {
	t.Helper()
	t.Chdir(root)
	binary := filepath.Join(t.TempDir(), "lower")
	if out, err := exec.Command("go", "build", "-o", binary, "./examples/lower").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return binary
}

// TestLower lowers the program to arith and scf.
func TestLower(t *testing.T) {
	binary := buildLower(t)
	out, err := exec.Command(binary, "--convert-calc", "examples/lower/program.mlir").CombinedOutput()
	if err != nil {
		t.Errorf("%v: %s", err, out)
	}
	golden.Compare(t, "examples/lower/expected.mlir", string(out))

	cmd := exec.Command(binary, "--convert-calc", "--allow-unregistered-dialect")
	cmd.Stdin = strings.NewReader("%0 = \"a.b\"() : () -> i32\n")
	out, err = cmd.CombinedOutput()
	const want = "<stdin>:1:6: error: failed to legalize operation 'a.b'"
	if err == nil || !strings.HasPrefix(string(out), want) {
		t.Errorf("%v, got %q, want %q", err, out, want)
	}
}

// TestDifferentialLower lowers the program to the llvm dialect and runs it.
func TestDifferentialLower(t *testing.T) {
	runner := reftest.Tool(t, "mlir-runner")
	out, err := exec.Command(buildLower(t), "-I", reftest.Include(t), "--convert-calc", "--convert-scf-to-cf", "--convert-to-llvm",
		"--reconcile-unrealized-casts", "examples/lower/program.mlir").Output()
	if err != nil {
		t.Fatal(err)
	}
	number, errs, code := reftest.Run(t, runner, string(out), "-e", "main", "-entry-point-result=f32")
	if want := "2.118750e+01\n"; number != want || code != 0 {
		t.Errorf("got %q, want %q\n%s", number, want, errs)
	}
}
