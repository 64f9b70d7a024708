package randomir_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
)

// pipelines are the flags with which modules are compared.
var pipelines = [][]string{
	{"--canonicalize"},
	{"--canonicalize=top-down=false region-simplify=aggressive"},
	{"--cse"},
	{"--sccp"},
	{"--inline"},
	{"--symbol-dce"},
	{"--loop-invariant-code-motion"},
	{"--control-flow-sink"},
	{"--mem2reg"},
	{"--sroa"},
	{"--remove-dead-values=canonicalize=false"},
	{"--int-range-optimizations"},
	{"--topological-sort"},
	{"--arith-expand"},
	{"--loop-invariant-subset-hoisting"},
	{"--generate-runtime-verification"},
	{"--canonicalize", "--cse", "--symbol-dce"},
	{"--sroa", "--mem2reg", "--canonicalize"},
	{"--inline", "--sccp", "--cse", "--loop-invariant-code-motion"},
	{"--mem2reg", "--int-range-optimizations", "--canonicalize", "--control-flow-sink"},
}

// modulesPerRun is how many modules the reference reads at once.
const modulesPerRun = 50

// TestDifferentialModules compares the results of passes on random modules of many dialects;
// each pipeline has its own. Of 1000 modules on which the reference does not fail at most two
// differ for a reason that is not in the list of package differences, such as:
//   - vector.insert of poison into a constant yields a number that happens to be in memory
//   - --mem2reg keeps no memory that only blocks that are never executed copy from
//   - --remove-dead-values mixes arguments of blocks up where only some branches pass dead values
func TestDifferentialModules(t *testing.T) {
	t.Setenv("LLVM_DISABLE_SYMBOLIZATION", "1") // some modules make the reference crash
	tools := newPair(t, reftest.Include(t))
	n := reftest.Count(20, 100, 1000)
	r := rand.New(rand.NewPCG(5, 5))
	compared, differing := 0, 0
	for _, flags := range pipelines {
		in := make([]string, n)
		for i := range in {
			in[i] = randomir.Module(r, 20)
		}
		t.Run(strings.Join(flags, " "), func(t *testing.T) {
			differ, failed := compareModules(t, tools, in, flags)
			fmt.Fprintf(t.Output(), "%d of %d differ; the reference fails on %d\n", differ, n, failed)
			compared, differing = compared+n-failed, differing+differ
		})
	}
	t.Logf("%d of %d differ", differing, compared)
	if 1000*differing > 2*compared {
		t.Errorf("that is more than 0.2 %%")
	}
}

// compareModules returns how many modules differ, and on how many the reference fails.
func compareModules(t *testing.T, tools pair, in, flags []string) (differ, failed int) {
	for first := 0; first < len(in); first += modulesPerRun {
		list := in[first:min(first+modulesPerRun, len(in))]
		wants, gots, _ := tools.both(t, list, flags)
		for i, want := range wants {
			if want == "" {
				failed++
				continue
			}
			if strings.TrimSpace(want) == strings.TrimSpace(gots[i]) {
				continue
			}
			// Text may contain the line of an operation, which depends on the other modules.
			wants, gots, _ := tools.both(t, list[i:i+1], flags)
			if d := reftest.Diff(strings.TrimSpace(wants[0]), strings.TrimSpace(gots[0])); d != "" && !explained(t, strings.Join(flags, " "), list[i], wants[0], gots[0]) {
				if differ++; differ <= 5 {
					t.Logf("%s of\n%s%s", flags, list[i], d)
				}
			}
		}
	}
	return differ, failed
}
