package opt

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
)

// randomFunction returns a function with random branches. Blocks are often alike and forward
// the same values, so that there is something to merge and to erase.
func randomFunction(r *rand.Rand, name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "llvm.func @%s(%%c: i1, %%x: i32, %%y: i32) -> i32 {\n", name)
	n := 2 + r.IntN(6)
	args := make([]int, n)
	for i := 1; i < n; i++ {
		args[i] = r.IntN(3)
	}
	values := []string{"%x", "%y"}
	target := func(i int, known []string) string {
		if args[i] == 0 {
			return fmt.Sprintf("^b%d", i)
		}
		var vs, ts []string
		for range args[i] {
			vs, ts = append(vs, known[r.IntN(len(known))]), append(ts, "i32")
		}
		return fmt.Sprintf("^b%d(%s : %s)", i, strings.Join(vs, ", "), strings.Join(ts, ", "))
	}
	for i := range n {
		known := append([]string(nil), values...)
		if i > 0 {
			var list []string
			for k := range args[i] {
				v := fmt.Sprintf("%%a%d_%d", i, k)
				known, list = append(known, v), append(list, v+": i32")
			}
			if len(list) > 0 {
				fmt.Fprintf(&b, "^b%d(%s):\n", i, strings.Join(list, ", "))
			} else {
				fmt.Fprintf(&b, "^b%d:\n", i)
			}
		}
		for k := range r.IntN(3) {
			v := fmt.Sprintf("%%v%d_%d", i, k)
			op := []string{"llvm.add %s, %s : i32", "llvm.mul %s, %s : i32", `"t.use"(%s, %s) : (i32, i32) -> i32`}[r.IntN(3)]
			fmt.Fprintf(&b, "  %s = "+op+"\n", v, known[r.IntN(len(known))], known[r.IntN(len(known))])
			known = append(known, v)
		}
		if i == 0 {
			values = known
		}
		next := func() string { return target(1+r.IntN(n-1), known) }
		switch r.IntN(4) {
		case 0:
			fmt.Fprintf(&b, "  llvm.return %s : i32\n", known[r.IntN(len(known))])
		case 1:
			fmt.Fprintf(&b, "  llvm.br %s\n", next())
		case 2:
			fmt.Fprintf(&b, "  llvm.cond_br %%c, %s, %s\n", next(), next())
		default:
			fmt.Fprintf(&b, "  llvm.switch %s : i32, %s [\n    1: %s,\n    2: %s\n  ]\n", known[r.IntN(len(known))], next(), next(), next())
		}
	}
	b.WriteString("}\n")
	return b.String()
}

// TestDifferentialRegions compares the simplification of regions at all levels.
func TestDifferentialRegions(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	rules := filepath.Join(t.TempDir(), "none.pdll")
	if err := os.WriteFile(rules, []byte("Pattern None { erase op<t.none>; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	modules := reftest.Count(4, 12, 100)
	r := rand.New(rand.NewPCG(1, 2))
	for range modules {
		var text strings.Builder
		for i := range 50 {
			text.WriteString(randomFunction(r, fmt.Sprintf("f%d", i)))
		}
		for _, level := range []string{"disabled", "normal", "aggressive"} {
			want, errs, code := reftest.Run(t, reference, text.String(), "--allow-unregistered-dialect", "--canonicalize=top-down=false region-simplify="+level)
			if code != 0 {
				t.Fatalf("the reference fails: %s\n%s", errs, text.String())
			}
			var out, diags bytes.Buffer
			args := []string{"--allow-unregistered-dialect", "--patterns=" + rules, "--region-simplify=" + level}
			Main(args, strings.NewReader(text.String()), &out, &diags, Config{Dialects: all.Natives()})
			if d := reftest.Diff(want, out.String()); d != "" {
				t.Fatalf("%s: %s\n%s", level, diags.String(), d)
			}
		}
	}
}
