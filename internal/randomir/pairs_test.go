package randomir_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/semantics"
)

// pairPasses rewrite an operation that knows which one defines its operand.
var pairPasses = []string{"--canonicalize", "--int-range-optimizations", "--arith-unsigned-when-equivalent", "--arith-expand"}

// TestIntegerPairs executes operations of the results of operations before and after passes, for
// all numbers of few bits: with constants on either side, with one value twice, with all flags.
func TestIntegerPairs(t *testing.T) {
	share, tool := reftest.Count(300, 60, 4), newTool()
	for k, flags := range pairPasses {
		t.Run(flags, func(t *testing.T) {
			for width := 1; width <= 3; width++ {
				defined, pairs := 0, integerPairs(rand.New(rand.NewPCG(uint64(k), uint64(width))), width, share<<(2*max(0, width-2)))
				for len(pairs) > 0 {
					n := min(len(pairs), 2000)
					before := strings.Join(pairs[:n], "")
					pairs = pairs[n:]
					var after, errs bytes.Buffer
					if code := tool.Main([]string{"--no-installed-dialects", flags}, strings.NewReader(before), &after, &errs); code != 0 {
						t.Fatal(errs.String())
					}
					defined += refines(t, moduleOf(t, before), moduleOf(t, after.String()))
				}
				if defined == 0 {
					t.Errorf("no function of %d bits is defined", width)
				}
			}
		})
	}
}

// refines calls both versions of each function with all arguments, and returns how many calls are defined.
func refines(t *testing.T, before, after *ir.Operation) (defined int) {
	t.Helper()
	var c semantics.Comparison
	p, q := semantics.NewProgram(before, c.Options), semantics.NewProgram(after, c.Options)
	for f := range before.Region(0).Ops() {
		g := q.Function(ir.SymbolName(f))
		o := semantics.Compare(p, f, q, g, c)
		if defined += int(o.Defined); o.Verdict != semantics.NotRefuted || !o.All {
			t.Errorf("%s: %s for %v: before: %s, after: %s\n%s\n%s", o.Verdict, o.Reason, o.Args, o.Before, o.After, asm.String(f, asm.Options{}), asm.String(g, asm.Options{}))
		}
	}
	return defined
}

// A form is an operation on two operands, with its flags.
type form struct{ name, flags string }

// forms are the operations of pairs.
func forms() []form {
	var all []form
	add := func(names string, flags ...string) {
		for _, name := range strings.Fields(names) {
			for _, f := range flags {
				all = append(all, form{name, f})
			}
		}
	}
	add("addi subi muli shli", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
	add("divui divsi shrui shrsi", "", " exact")
	add("ceildivui ceildivsi floordivsi remui remsi andi ori xori maxsi maxui minsi minui", "")
	for _, p := range strings.Fields(predicates) {
		all = append(all, form{"cmpi " + p + ",", ""})
	}
	return all
}

// integerPairs writes functions of two arguments: a random selection of one in share of all pairs.
func integerPairs(r *rand.Rand, width, share int) []string {
	var fs []string
	operands := []string{"%x", "%y"}
	for c := range 1 << width {
		operands = append(operands, fmt.Sprintf("%%c%d", c))
	}
	all := forms()
	for _, inner := range all {
		for _, a := range operands {
			for _, b := range operands {
				for _, outer := range all {
					for _, o := range append([]string{"%v"}, operands...) {
						for side := range 2 {
							if r.IntN(share) == 0 && (o != "%v" || side == 0) {
								fs = append(fs, integerPair(width, len(fs), inner, outer, [2]string{a, b}, o, side == 1))
							}
						}
					}
				}
			}
		}
	}
	return fs
}

// integerPair writes a function of two operations: the second one has the result of the first one on the
// left or on the right of its other operand.
func integerPair(width, n int, inner, outer form, operands [2]string, other string, right bool) string {
	between, x, y := fmt.Sprintf("i%d", width), "%v", other
	var text strings.Builder
	fmt.Fprintf(&text, "func.func @f%d(%%x: i%d, %%y: i%d) -> ", n, width, width)
	result := fmt.Sprintf("i%d", width)
	if strings.HasPrefix(outer.name, "cmpi") {
		result = "i1"
	}
	fmt.Fprintf(&text, "%s {\n", result)
	used := operands[0] + " " + operands[1] + " " + other + " "
	for c := range 1 << width {
		if strings.Contains(used, fmt.Sprintf("%%c%d ", c)) {
			fmt.Fprintf(&text, "  %%c%d = arith.constant %s\n", c, constant(c, width))
		}
	}
	fmt.Fprintf(&text, "  %%v = arith.%s %s, %s%s : %s\n", inner.name, operands[0], operands[1], inner.flags, between)
	if strings.HasPrefix(inner.name, "cmpi") && width > 1 {
		fmt.Fprintf(&text, "  %%w = arith.extui %%v : i1 to %s\n", between)
		x = "%w"
		if y == "%v" {
			y = "%w"
		}
	}
	if right {
		x, y = y, x
	}
	fmt.Fprintf(&text, "  %%r = arith.%s %s, %s%s : %s\n  return %%r : %s\n}\n", outer.name, x, y, outer.flags, between, result)
	return text.String()
}

// constant writes a number of a width.
func constant(c, width int) string {
	if width == 1 {
		return fmt.Sprint(c != 0)
	}
	return fmt.Sprintf("%d : i%d", int64(c)<<(64-width)>>(64-width), width)
}
