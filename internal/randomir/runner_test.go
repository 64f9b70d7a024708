package randomir_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/semantics"
)

// runnerPasses lower programs for the reference's runner.
const runnerPasses = "--convert-vector-to-llvm --lower-affine --convert-scf-to-cf --expand-strided-metadata --finalize-memref-to-llvm " +
	"--convert-arith-to-llvm --convert-index-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts"

// TestRunner executes random functions here and with the reference's runner, for arguments for which their
// behavior is defined, and compares the output.
func TestRunner(t *testing.T) {
	tool, runner := newTool(reftest.Include(t)), reftest.Tool(t, "mlir-runner")
	r := rand.New(rand.NewPCG(3, 31))
	batches, calls := reftest.Count(1, 3, 20), 0
	for b := range batches {
		var text strings.Builder
		for i := range 100 {
			f := controlFunction(r, i, i%3 == 1)
			if i%3 == 0 {
				f = integerFunction(r, i, i%2 == 0)
			}
			text.WriteString(f)
		}
		entry, n := mainOf(r, moduleOf(t, text.String()))
		calls += n
		text.WriteString(entry)
		want := executed(t, text.String())
		var lowered, errors bytes.Buffer
		if code := tool.Main(strings.Fields(runnerPasses), strings.NewReader(text.String()), &lowered, &errors); code != 0 {
			t.Fatalf("the program is not lowered: %s", errors.String())
		}
		got, errs, code := reftest.Run(t, runner, lowered.String(), "-e", "main", "-entry-point-result=void", "-shared-libs="+reftest.Root+"/lib/libmlir_c_runner_utils.so")
		if code != 0 {
			t.Fatalf("the program does not run: %s", errs)
		}
		if got != want {
			t.Errorf("batch %d: %s", b, reftest.Diff(got, want))
		}
	}
	t.Logf("%d calls", calls)
	if calls < 100*batches {
		t.Errorf("only %d calls of %d functions are defined", calls, 100*batches)
	}
}

// executed returns the output of a program.
func executed(t *testing.T, text string) string {
	t.Helper()
	var out bytes.Buffer
	p := semantics.NewProgram(moduleOf(t, text), semantics.Options{Output: &out})
	if _, err := p.Call(p.Function("main"), nil); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// mainOf writes a function that calls the functions of a module and prints their results, where these are defined.
func mainOf(r *rand.Rand, module *ir.Operation) (text string, calls int) {
	var b strings.Builder
	b.WriteString("func.func @main() {\n")
	p := semantics.NewProgram(module, semantics.Options{Steps: 100_000})
	for op := range module.Region(0).Ops() {
		f, _ := ir.AsFunction(op)
		for range 4 {
			var args []semantics.Value
			for _, t := range f.FunctionType().Inputs {
				w, _ := ir.IntOrFloatWidth(t)
				if ir.IsIndex(t) {
					w = 64
				}
				args = append(args, semantics.Bits(num.NewAPUint(w, r.Uint64()>>r.IntN(64))))
			}
			results, err := p.Call(op, args)
			if err == nil && defined(results) {
				writeCall(&b, calls, f, args)
				calls++
			}
		}
	}
	b.WriteString("  return\n}\n")
	return b.String(), calls
}

func defined(vs []semantics.Value) bool {
	for _, v := range vs {
		if v.Kind != semantics.Number {
			return false
		}
	}
	return true
}

// writeCall writes a call with constants, and prints its number and the results.
func writeCall(b *strings.Builder, n int, f ir.Function, args []semantics.Value) {
	var names []string
	t := f.FunctionType()
	for i, a := range args {
		v := fmt.Sprintf("%%a%d_%d", n, i)
		text := a.Bits.SignedBig().String() + " : " + t.Inputs[i].String()
		if ir.IsInteger(t.Inputs[i], 1) {
			text = fmt.Sprint(a.IsTrue())
		}
		fmt.Fprintf(b, "  %s = arith.constant %s\n", v, text)
		names = append(names, v)
	}
	fmt.Fprintf(b, "  vector.print str \"%s %d\\n\"\n  %%r%d:%d = call @%s(%s) : %s\n", ir.SymbolName(f.Operation), n, n, len(t.Results), ir.SymbolName(f.Operation),
		strings.Join(names, ", "), t.String())
	for i, result := range t.Results {
		fmt.Fprintf(b, "  vector.print %%r%d#%d : %s\n", n, i, result.String())
	}
}
