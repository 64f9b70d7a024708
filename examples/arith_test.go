package examples

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// generateArith writes a module of functions with about that many lines, in
// which every rule over arith has something to do.
func generateArith(lines int, seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 1))
	var b strings.Builder
	types := []string{"i8", "i32", "i64", "index"}
	n := 0
	for f := 0; n < lines; f++ {
		t := types[r.IntN(len(types))]
		fmt.Fprintf(&b, "func.func @f%d(%%a: %s, %%b: %s, %%c: i1) -> (%s, i1) {\n", f, t, t, t)
		vals := []string{"%a", "%b"}
		conds := []string{"%c"}
		pick := func() string { return vals[r.IntN(len(vals))] }
		for i := range 5 + r.IntN(25) {
			v := fmt.Sprintf("%%v%d", i)
			switch r.IntN(9) {
			case 0, 1:
				fmt.Fprintf(&b, "  %s = arith.constant %d : %s\n", v, r.IntN(4), t)
			case 2, 3:
				fmt.Fprintf(&b, "  %s = arith.addi %s, %s : %s\n", v, pick(), pick(), t)
			case 4:
				fmt.Fprintf(&b, "  %s = arith.muli %s, %s overflow<nsw> : %s\n", v, pick(), pick(), t)
			case 5:
				x := pick()
				fmt.Fprintf(&b, "  %s = arith.subi %s, %s : %s\n", v, x, x, t)
			case 6:
				x := pick()
				fmt.Fprintf(&b, "  %s = arith.select %s, %s, %s : %s\n", v, conds[r.IntN(len(conds))], x, []string{x, pick()}[r.IntN(2)], t)
			default:
				preds := []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}
				x := pick()
				fmt.Fprintf(&b, "  %s = arith.cmpi %s, %s, %s : %s\n", v, preds[r.IntN(len(preds))], x, []string{x, pick()}[r.IntN(2)], t)
				conds = append(conds, v)
				n++
				continue
			}
			vals = append(vals, v)
			n++
		}
		fmt.Fprintf(&b, "  return %s, %s : %s, i1\n}\n", pick(), conds[r.IntN(len(conds))], t)
		n += 3
	}
	return b.String()
}

// TestDifferentialLargeModule rewrites a module of a thousand lines through the
// reference's own definitions. The reference must accept the output and print it
// unchanged; and it must print the input, before any rule, as mica does.
func TestDifferentialLargeModule(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	flags := arithFlags(t)
	t.Chdir(root)
	mica := func(in string, args ...string) string {
		t.Helper()
		var o, e bytes.Buffer
		if code := tool.Main(append(flags[:len(flags):len(flags)], args...), strings.NewReader(in), &o, &e); code != 0 || e.Len() > 0 {
			t.Fatalf("exit code %d: %s", code, e.String())
		}
		return o.String()
	}
	for seed := range uint64(3) {
		in := generateArith(1000, seed)
		want, errs, code := reftest.Run(t, reference, in)
		if code != 0 {
			t.Fatalf("the reference refuses the input: %s", errs)
		}
		if d := reftest.Diff(want, mica(in)); d != "" {
			t.Fatalf("seed %d: the input is not printed as the reference prints it:\n%.2000s", seed, d)
		}
		generic, _, _ := reftest.Run(t, reference, in, "--mlir-print-op-generic")
		if d := reftest.Diff(generic, mica(in, "--mlir-print-op-generic")); d != "" {
			t.Fatalf("seed %d: the generic form differs:\n%.2000s", seed, d)
		}
		var outs []string
		for _, rules := range []string{"rules.td", "rules.pdll"} {
			out := mica(in, "--patterns", filepath.Join("examples/arith", rules))
			if out == want {
				t.Errorf("seed %d: %s changed nothing", seed, rules)
			}
			again, errs, code := reftest.Run(t, reference, out)
			if code != 0 {
				t.Fatalf("the reference refuses what %s made: %s", rules, errs)
			}
			if d := reftest.Diff(again, out); d != "" {
				t.Errorf("seed %d: the reference prints what %s made otherwise:\n%.2000s", seed, rules, d)
			}
			checkNothingLeft(t, out)
			outs = append(outs, out)
		}
		if d := reftest.Diff(outs[0], outs[1]); d != "" {
			t.Errorf("seed %d: the rules as DRR and as PDLL differ:\n%.2000s", seed, d)
		}
	}
}

// checkNothingLeft fails if the output contains operations that the rules should have removed.
func checkNothingLeft(t *testing.T, out string) {
	t.Helper()
	for line := range strings.Lines(out) {
		f := strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == ',' || r == '\n' })
		if len(f) < 6 {
			continue
		}
		switch f[2] {
		case "arith.subi":
			if f[3] == f[4] {
				t.Errorf("a value is still subtracted from itself: %s", line)
			}
		case "arith.addi", "arith.muli":
			if strings.HasPrefix(f[3], "%c") && f[3] != "%c" {
				t.Errorf("a constant still stands on the left: %s", line)
			}
		case "arith.cmpi":
			if f[4] == f[5] {
				t.Errorf("a value is still compared with itself: %s", line)
			}
		case "arith.select":
			if f[4] == f[5] {
				t.Errorf("a choice between equal values is left: %s", line)
			}
		}
	}
}

// TestDifferentialPreludeStandsIn loads the reference's definitions of arith over
// the embedded base files and prints the same IR.
func TestDifferentialPreludeStandsIn(t *testing.T) {
	include := reftest.Include(t)
	dir := t.TempDir()
	dst := filepath.Join(dir, "mlir/Dialect")
	for _, d := range []string{"Arith", "Func"} {
		if err := os.CopyFS(filepath.Join(dst, d), os.DirFS(filepath.Join(include, "mlir/Dialect", d))); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(root)
	in := generateArith(200, 9)
	run := func(inc string) string {
		var o, e bytes.Buffer
		args := []string{"-I", inc, "--ods", "mlir/Dialect/Arith/IR/ArithOps.td", "--ods", "mlir/Dialect/Func/IR/FuncOps.td",
			"--patterns", "examples/arith/rules.td"}
		if code := tool.Main(args, strings.NewReader(in), &o, &e); code != 0 || e.Len() > 0 {
			t.Fatalf("exit code %d: %s", code, e.String())
		}
		return o.String()
	}
	if d := reftest.Diff(run(include), run(dir)); d != "" {
		t.Error(d)
	}
}
