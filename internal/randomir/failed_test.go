package randomir_test

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// changesFirst are the names of lowerings that change a module before the conversion that can
// fail, with the change.
var changesFirst = map[string]string{
	"math functions": "adds the functions that are called then",
}

// oftenFail are the names of lowerings that fail on some of the modules for them.
var oftenFail = []string{"math libm", "complex llvm", "arith emitc", "scf emitc", "memref emitc", "arith spirv"}

// whichOp matches the error about an operation that cannot be made legal.
var whichOp = regexp.MustCompile(`<stdin>:\d+:\d+: error: failed to legalize operation '[\w.]+' that was explicitly marked illegal`)

// TestFailedLowerings checks that a lowering whose conversion fails leaves the module as it was,
// and names the operation that caused it. It omits pipelines of several passes: the passes
// before the one that fails have already changed the module.
func TestFailedLowerings(t *testing.T) {
	tool := newTool(reftest.Include(t))
	for i, l := range lowerings {
		if strings.Count(l.flags, "--") > 1 || changesFirst[l.name] != "" {
			continue
		}
		often := slices.Contains(oftenFail, l.name)
		n := reftest.Count(3, 20, 100)
		if often {
			n = reftest.Count(10, 40, 200)
		}
		t.Run(l.name, func(t *testing.T) {
			run := func(in string, flags ...string) (out, errs string, code int) {
				var o, e bytes.Buffer
				args := append(flags, "--allow-unregistered-dialect", "--mlir-print-local-scope")
				code = tool.Main(args, strings.NewReader(in), &o, &e)
				return o.String(), e.String(), code
			}
			r := rand.New(rand.NewPCG(uint64(i), 4))
			failed := 0
			for range n {
				in := l.module(r)
				_, errs, code := run(in, l.flags, "--mlir-print-ir-after-failure")
				// Other errors are the verifier's, after a conversion that has succeeded.
				if code == 0 || !strings.Contains(errs, "failed to legalize operation") {
					continue
				}
				failed++
				before, _, _ := run(in)
				if _, after, _ := strings.Cut(errs, "//----- //\n"); strings.TrimSpace(after) != strings.TrimSpace(before) {
					t.Fatalf("the failed conversion has changed\n%s%s", in, reftest.Diff(before, after))
				}
				if !whichOp.MatchString(errs) {
					t.Errorf("the error does not say what is not legal: %s", errs)
				}
			}
			if often && failed == 0 {
				t.Error("no conversion has failed")
			}
			t.Logf("%d of %d have failed", failed, n)
		})
	}
}
