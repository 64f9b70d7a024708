package randomir_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
)

// validatedMixes are the dialects of functions that are executed; blocks and modules have separate
// generators.
var validatedMixes = []string{"arith", "index arith", "math arith", "complex arith", "scf arith", "tensor tensor scf", "memref arith", "memref scf arith",
	"tensor scalars scf", "vector memref scalars scf", "vector tensor scf scalars", "blocks", "module"}

// TestValidated runs pipelines on random functions and modules of many dialects, and executes those
// that they change.
func TestValidated(t *testing.T) {
	n, tool := reftest.Count(1, 6, 100), newTool(reftest.Include(t))
	changes := 0
	for k, dialects := range validatedMixes {
		t.Run(dialects, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(k), 37))
			for _, flags := range pipelines {
				var out, errs bytes.Buffer
				args := append([]string{"--split-input-file", "--validate"}, flags...)
				tool.Main(args, strings.NewReader(strings.Join(validatedInputs(r, dialects, n), separator)), &out, &errs)
				for line := range strings.Lines(errs.String()) {
					if strings.Contains(line, "has changed what") {
						t.Errorf("%s: %s", strings.Join(flags, " "), line)
					}
					var c int
					if _, err := fmt.Sscanf(line, "validated %d changes", &c); err == nil {
						changes += c
					}
				}
			}
		})
	}
	t.Logf("%d changes", changes)
	if changes < 50*n {
		t.Errorf("only %d functions are changed", changes)
	}
}

// validatedInputs returns random functions or modules.
func validatedInputs(r *rand.Rand, dialects string, n int) (in []string) {
	for range n {
		switch dialects {
		case "blocks":
			in = append(in, randomir.Blocks(r, 2+r.IntN(8)))
		case "module":
			in = append(in, randomir.Module(r, 20))
		default:
			in = append(in, randomir.Function(r, 8+r.IntN(24), strings.Fields(dialects)...))
		}
	}
	return in
}
