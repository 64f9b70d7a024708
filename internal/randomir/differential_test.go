package randomir_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

const separator = "// -----\n"

// TestDifferentialPasses compares what passes make of random functions.
func TestDifferentialPasses(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	n := 400
	if reftest.Campaign() {
		n = 4000
	}
	for i, c := range []struct{ dialects, flags string }{
		{"arith", "--canonicalize"},
		{"arith", "--canonicalize=top-down=false"},
		{"index", "--canonicalize"},
		{"index arith", "--canonicalize=top-down=false"},
	} {
		t.Run(c.dialects+" "+c.flags, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(i), 1))
			var in []string
			for range n {
				in = append(in, randomir.Function(r, 8+r.IntN(24), strings.Fields(c.dialects)...))
			}
			compare(t, tool, in, c.flags)
		})
	}
}

// compare runs both tools on chunks and compares what they make of each.
func compare(t *testing.T, tool string, in []string, flags string) {
	t.Helper()
	args := append(strings.Fields(flags), "--split-input-file", "--mlir-print-local-scope")
	text := strings.Join(in, separator)
	want, errs, _ := reftest.Run(t, tool, text, args...)
	var out, own bytes.Buffer
	if code := opt.Main(args, strings.NewReader(text), &out, &own, opt.Config{Dialects: all.Natives()}); code != 0 {
		t.Errorf("mica fails: %s", own.String())
	}
	if errs != "" {
		t.Fatalf("the reference fails: %s", errs)
	}
	wants, gots := strings.Split(want, separator), strings.Split(out.String(), separator)
	if len(wants) != len(in) || len(gots) != len(in) {
		t.Fatalf("%d chunks of %d, the reference has %d", len(gots), len(in), len(wants))
	}
	differ := 0
	for i := range in {
		if wants[i] == gots[i] {
			continue
		}
		if differ++; differ <= 5 {
			t.Errorf("%s of\n%s%s", flags, in[i], reftest.Diff(wants[i], gots[i]))
		}
	}
	fmt.Fprintf(t.Output(), "%d of %d differ\n", differ, len(in))
}
