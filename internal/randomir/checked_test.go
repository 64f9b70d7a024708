package randomir_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// repaired are patterns that, as in MLIR, make operations that only a later pattern makes valid again.
var repaired = regexp.MustCompile("FoldTensorCastProducerOp is here")

// TestChecked runs passes on random modules with checks of each pattern and fold, which find nothing and
// change nothing.
func TestChecked(t *testing.T) {
	tool := opt.New(opt.Config{Dialects: all.Natives()})
	random := rand.New(rand.NewPCG(21, 3))
	run := func(text string, args ...string) (out, errs string) {
		var o, e strings.Builder
		tool.Main(append([]string{"--allow-unregistered-dialect", "--split-input-file", "--no-installed-dialects"}, args...), strings.NewReader(text), &o, &e)
		return o.String(), e.String()
	}
	for range reftest.Count(2, 20, 400) {
		in := make([]string, 20)
		for i := range in {
			in[i] = randomir.Module(random, 20)
		}
		text := strings.Join(in, "\n// -----\n")
		for _, flag := range []string{"--canonicalize", "--canonicalize=top-down=false region-simplify=aggressive", "--sccp", "--convert-scf-to-cf", "--convert-arith-to-llvm", "--lower-affine"} {
			out, errs := run(text, flag)
			checked, found := run(text, flag, "--check-rewrites")
			if (out != checked || errs != found) && !repaired.MatchString(found) {
				t.Errorf("%s\n%s%.3000s", flag, reftest.Diff(errs, found), reftest.Diff(out, checked))
			}
		}
	}
}
