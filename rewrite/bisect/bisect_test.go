package bisect_test

import (
	"bytes"
	"errors"
	"math/bits"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/lower"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
	"github.com/mica-ir/mica/rewrite/bisect"
	"github.com/mica-ir/mica/semantics"
)

// A fault is a change of the rules that makes one of them wrong.
type fault struct{ rule, old, new string }

var faults = []fault{
	{"XorByAnd", "op<arith.subi>(o, a)", "op<arith.subi>(a, o)"},
	{"XorByAnd", "op<arith.subi>(o, a)", "op<arith.addi>(o, a)"},
	{"XorByAnd", "op<arith.subi>(o, a)", "o"},
	{"XorByAnd", "let o = op<arith.ori>(x, y)", "let o = op<arith.ori>(x, x)"},
	{"XorByAnd", "let a = op<arith.andi>(x, y)", "let a = op<arith.maxui>(x, y)"},
	{"SubOfSub", "with y", "with x"},
	{"SubOfSub", "(x, inner.0) with y", "(_: Value, inner.0) with y"},
	{"SubOfSub", "op<arith.subi>(x: Value, y: Value)", "op<arith.subi>(y: Value, x: Value)"},
	{"SubOfSub", "(x, inner.0) with y", "(x, inner.0) with inner"},
	{"AndOfItself", "arith.andi", "arith.muli"},
	{"AndOfItself", "arith.andi", "arith.addi"},
	{"AndOfItself", "(x: Value, x)", "(x: Value, _: Value)"},
	{"OrAbsorbs", "with x", "with op<arith.subi>(x, and.0)"},
	{"OrAbsorbs", "with x", "with and"},
	{"OrAbsorbs", "op<arith.ori>(x, and.0)", "op<arith.ori>(_: Value, and.0)"},
	{"OrAbsorbs", "with x", "with op<arith.addi>(x, and.0)"},
	{"MinOfMax", "with x", "with max"},
	{"MinOfMax", "op<arith.minsi>(x, max.0)", "op<arith.minsi>(_: Value, max.0)"},
	{"MinOfMax", "op<arith.minsi>(x, max.0) with x", "op<arith.minsi>(x, max.0) with op<arith.maxui>(x, max.0)"},
	{"MinOfMax", "op<arith.minsi>(x, max.0) with x", "op<arith.minsi>(x, max.0) with op<arith.minui>(x, max.0)"},
	{"MaxIsCommutative", "op<arith.addi>(max.0, max.0)", "max"},
	{"MaxIsCommutative", "op<arith.addi>(max.0, max.0)", "op<arith.subi>(max.0, max.0)"},
	{"MaxIsCommutative", "op<arith.addi>(max.0, max.0)", "op<arith.addi>(max.0, x)"},
	{"MaxIsCommutative", "op<arith.addi>(max.0, max.0)", "op<arith.muli>(max.0, max.0)"},
	{"DoubleByShift", `attr<"1 : i3">`, `attr<"2 : i3">`},
	{"DoubleByShift", "op<arith.shli>", "op<arith.addi>"},
	{"DoubleByShift", "op<arith.shli>(x, one.0)", "op<arith.shli>(one.0, x)"},
	{"DoubleByShift", "op<arith.shli>(x, one.0)", "x"},
	{"HalveByShift", "op<arith.shrui>", "op<arith.shrsi>"},
	{"HalveByShift", `attr<"1 : i3">`, `attr<"3 : i3">`},
	{"HalveByShift", "op<arith.shrui>(x, one.0)", "op<arith.shrui>(one.0, x)"},
	{"HalveByShift", "op<arith.divui>", "op<arith.remui>"},
	{"RemainderByAnd", `attr<"3 : i3">`, `attr<"4 : i3">`},
	{"RemainderByAnd", "op<arith.andi>", "op<arith.ori>"},
	{"RemainderByAnd", "op<arith.andi>", "op<arith.xori>"},
	{"RemainderByAnd", "op<arith.remui>", "op<arith.divui>"},
	{"AndAbsorbs", "with x", "with or"},
	{"AndAbsorbs", "with x", "with op<arith.addi>(x, x)"},
	{"AndAbsorbs", "with x", "with op<arith.muli>(x, or.0)"},
	{"AndAbsorbs", "op<arith.andi>(x, or.0)", "op<arith.andi>(_: Value, or.0)"},
}

// in returns the rules with the fault.
func (f fault) in(t *testing.T, rules string) string {
	t.Helper()
	start := strings.Index(rules, "Pattern "+f.rule)
	rest := rules[start:]
	end := len(rest)
	if next := strings.Index(rest[1:], "Pattern "); next >= 0 {
		end = next
	}
	if !strings.Contains(rest[:end], f.old) {
		t.Fatalf("%s has no %s", f.rule, f.old)
	}
	wrong := strings.Replace(rest[:end], f.old, f.new, 1)
	return rules[:start] + wrong + rest[end:]
}

// TestFaults makes rules wrong, one at a time, and finds each within the bound of tests.
func TestFaults(t *testing.T) {
	rules, text := read(t, "testdata/rules.pdll"), read(t, "testdata/in.mlir")
	for _, f := range faults {
		t.Run(f.rule+" "+f.new, func(t *testing.T) {
			t.Parallel()
			ctx := newContext(t)
			set := mica.Must(ctx.Patterns(mica.Text("rules.pdll", f.in(t, rules))))
			c := config(ctx, mica.Must(ctx.Parse(mica.Text("in.mlir", text))), func(op *ir.Operation) error {
				_, l := ctx.Rewrite(op, set)
				return errorOf(l)
			})
			res, err := bisect.Find(c)
			if err != nil {
				t.Fatal(err)
			}
			if res.First.Kind != action.Pattern || res.First.Name != f.rule || len(res.Doubtful) > 0 || bytes.Equal(res.Before.Text, res.After.Text) {
				t.Errorf("found %+v", res.First)
			}
			if bound := bits.Len(uint(res.Steps)) + 3; res.Tests > bound {
				t.Errorf("%d tests for %d steps", res.Tests, res.Steps)
			}
		})
	}
}

// config judges IR by what its functions do.
func config(ctx *mica.Context, module *ir.Operation, run func(op *ir.Operation) error) bisect.Config {
	return bisect.Config{Module: module, Run: run,
		Print: func(op *ir.Operation) []byte {
			var b bytes.Buffer
			mica.Print(&b, op)
			return b.Bytes()
		},
		Test: func(s *bisect.State) (bisect.Verdict, error) {
			op, l := ctx.Parse(mica.Text("state.mlir", string(s.Text)))
			if op == nil {
				return 0, errorOf(l)
			}
			for _, o := range semantics.CompareModules(module, op, semantics.Comparison{Options: semantics.Options{Steps: 1000}}) {
				if o.Verdict == semantics.Refuted {
					return bisect.Bad, nil
				}
			}
			return bisect.Good, nil
		}}
}

// TestPasses finds the pass, the pattern within a conversion, and the rewrite behind an erasure.
func TestPasses(t *testing.T) {
	text, rules := read(t, "testdata/in.mlir"), read(t, "testdata/rules.pdll")
	for _, c := range []struct {
		pipeline string // "" for the rules
		gone     string // the test fails if this is gone
		kind     action.Kind
		name, op string
		cause    string
	}{
		{"canonicalize,cse", "maxui %arg1", action.Pass, "CSE", "builtin.module", ""},
		{"convert-arith-to-llvm", "arith.ori", action.Pattern, "VectorConvertToLLVMPattern<OrIOp, OrOp>", "arith.ori", ""},
		{"canonicalize,convert-arith-to-llvm,convert-func-to-llvm", "func.func", action.Pattern, "FuncOpConversion", "func.func", ""},
		{"", "maxui %arg1", action.Erasure, "", "arith.maxui", "MaxIsCommutative"},
	} {
		t.Run(c.pipeline+" "+c.gone, func(t *testing.T) {
			ctx := newContext(t)
			set := mica.Must(ctx.Patterns(mica.Text("rules.pdll", rules)))
			b := config(ctx, mica.Must(ctx.Parse(mica.Text("in.mlir", text))), func(op *ir.Operation) error {
				if c.pipeline != "" {
					return runPasses(op, c.pipeline)
				}
				_, l := ctx.Rewrite(op, set)
				return errorOf(l)
			})
			b.Test = func(s *bisect.State) (bisect.Verdict, error) {
				if s.Err != nil {
					t.Error(s.Err)
				}
				if bytes.Contains(s.Text, []byte(c.gone)) {
					return bisect.Good, nil
				}
				return bisect.Bad, nil
			}
			res, err := bisect.Find(b)
			if err != nil {
				t.Fatal(err)
			}
			cause := ""
			if res.First.Cause != nil {
				cause = res.First.Cause.Name
			}
			if s := res.First; s.Kind != c.kind || s.Name != c.name || s.Op != c.op || cause != c.cause {
				t.Errorf("found %+v\n%s\n%s", s, res.Before.Text, res.After.Text)
			}
		})
	}
}

// runPasses runs passes of mica, lowerings among them.
func runPasses(op *ir.Operation, pipeline string) error {
	m := pass.NewManager(op.Context(), "builtin.module")
	if err := pass.NewRegistry(slices.Concat(transforms.Definitions(), lower.Definitions())...).AddPasses(m.OpManager, pipeline); err != nil {
		return err
	}
	return m.Run(op)
}

// TestUnknown leaves out the steps that the test cannot judge.
func TestUnknown(t *testing.T) {
	ctx := newContext(t)
	set := mica.Must(ctx.Patterns(mica.Text("rules.pdll", read(t, "testdata/rules.pdll"))))
	c := config(ctx, mica.Must(ctx.Parse(mica.Text("in.mlir", read(t, "testdata/in.mlir")))), func(op *ir.Operation) error {
		_, l := ctx.Rewrite(op, set)
		return errorOf(l)
	})
	c.Test = func(s *bisect.State) (bisect.Verdict, error) {
		switch {
		case bytes.Contains(s.Text, []byte("muli %arg0, %c")):
			return bisect.Good, nil
		case bytes.Contains(s.Text, []byte("arith.xori")):
			return bisect.Unknown, nil
		}
		return bisect.Bad, nil
	}
	// The driver begins with the last function, so xori is gone some steps after muli.
	res, err := bisect.Find(c)
	if err != nil {
		t.Fatal(err)
	}
	if res.First.Name != "XorByAnd" || len(res.Doubtful) == 0 || res.Doubtful[0].Name != "DoubleByShift" {
		t.Errorf("found %+v and %d others", res.First, len(res.Doubtful))
	}
	for want, v := range map[error]bisect.Verdict{bisect.ErrBadInput: bisect.Bad, bisect.ErrGoodEnd: bisect.Good, bisect.ErrUndecided: bisect.Unknown} {
		c.Test = func(*bisect.State) (bisect.Verdict, error) { return v, nil }
		if _, err := bisect.Find(c); !errors.Is(err, want) {
			t.Errorf("%v, not %v", err, want)
		}
	}
	c.Run = func(*ir.Operation) error { return nil }
	if _, err := bisect.Find(c); !errors.Is(err, bisect.ErrNothing) {
		t.Error(err)
	}
}

// TestTime finds the step after which a run takes long. The input takes no time.
func TestTime(t *testing.T) {
	ctx := newContext(t)
	set := mica.Must(ctx.Patterns(mica.Text("rules.pdll", read(t, "testdata/rules.pdll"))))
	c := config(ctx, mica.Must(ctx.Parse(mica.Text("in.mlir", read(t, "testdata/in.mlir")))), nil)
	c.Run = func(op *ir.Operation) error {
		_, l := ctx.Rewrite(op, set)
		if !bytes.Contains(c.Print(op), []byte("arith.xori")) {
			time.Sleep(2 * time.Second)
		}
		return errorOf(l)
	}
	c.Test = func(s *bisect.State) (bisect.Verdict, error) {
		if s.Took > time.Second {
			return bisect.Bad, nil
		}
		return bisect.Good, nil
	}
	res, err := bisect.Find(c)
	if err != nil {
		t.Fatal(err)
	}
	if res.First.Name != "XorByAnd" || res.Before.Took > time.Second {
		t.Errorf("found %+v, before it the run takes %s", res.First, res.Before.Took)
	}
}

func newContext(t *testing.T) *mica.Context {
	return mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func errorOf(l diag.List) error {
	if l.HasErrors() {
		return l
	}
	return nil
}
