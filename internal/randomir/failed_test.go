package randomir_test

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// oneConversion are the names of lowerings that are one conversion with rollback, and fail on
// some modules.
var oneConversion = []string{"math libm", "complex llvm", "arith emitc", "scf emitc", "memref emitc", "arith spirv"}

// whichOp matches the error about an operation that cannot be made legal.
var whichOp = regexp.MustCompile(`<stdin>:\d+:\d+: error: failed to legalize operation '[\w.]+' that was explicitly marked illegal`)

// TestFailedLowerings checks that a conversion that fails leaves the module as it was, and
// says which operation was the reason.
func TestFailedLowerings(t *testing.T) {
	include := reftest.Include(t)
	n := reftest.Count(10, 40, 200)
	for i, l := range lowerings {
		if !slices.Contains(oneConversion, l.name) {
			continue
		}
		t.Run(l.name, func(t *testing.T) {
			run := func(in string, flags ...string) (out, errs string, code int) {
				var o, e bytes.Buffer
				args := append(flags, "--allow-unregistered-dialect", "--mlir-print-local-scope")
				code = opt.Main(args, strings.NewReader(in), &o, &e, opt.Config{Dialects: all.Natives(), Includes: []string{include}})
				return o.String(), e.String(), code
			}
			r := rand.New(rand.NewPCG(uint64(i), 4))
			failed := 0
			for range n {
				in := l.module(r)
				_, errs, code := run(in, l.flags, "--mlir-print-ir-after-failure")
				// Verifiers report what a conversion that has succeeded has made.
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
			if failed == 0 {
				t.Error("no conversion has failed")
			}
			t.Logf("%d of %d have failed", failed, n)
		})
	}
}
