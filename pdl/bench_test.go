package pdl_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pdl"
	"github.com/mica-ir/mica/rewrite"
)

// manyPatterns writes patterns for n kinds of operations, five for each, that
// look at operands, attributes and types.
func manyPatterns(n int) string {
	var b strings.Builder
	for i := range n {
		for j := range 5 {
			fmt.Fprintf(&b, `
pdl.pattern : benefit(%d) {
  %%t = pdl.type
  %%x = pdl.operand : %%t
  %%a = pdl.attribute = %d : i32
  %%c = pdl.operation "t.inner%d"(%%x : !pdl.value) {"k" = %%a} -> (%%t : !pdl.type)
  %%r = pdl.result 0 of %%c
  %%op = pdl.operation "t.op%d"(%%r, %%x : !pdl.value, !pdl.value) -> (%%t : !pdl.type)
  pdl.rewrite %%op {
    pdl.replace %%op with (%%x : !pdl.value)
  }
}`, j+1, j, i, i)
		}
	}
	return b.String()
}

// manyOps writes operations that nearly match.
func manyOps(n int) string {
	var b strings.Builder
	b.WriteString("%x = \"t.source\"() : () -> i1\n")
	for i := range n {
		fmt.Fprintf(&b, "%%i%d = \"t.inner%d\"(%%x) {k = 77 : i32} : (i1) -> i1\n", i, i%100)
		fmt.Fprintf(&b, "%%o%d = \"t.op%d\"(%%i%d, %%x) : (i1, i1) -> i1\n", i, i%100, i)
	}
	return b.String()
}

func compileMany(t testing.TB, ctx *ir.Context, n int) *pdl.Patterns {
	module, diags := parse(ctx, "patterns", manyPatterns(n))
	if module == nil {
		t.Fatal(golden.Render(diags))
	}
	p, diags := pdl.Compile(module, nil)
	if p == nil {
		t.Fatal(golden.Render(diags))
	}
	return p
}

func TestFailingMatchDoesNotAllocate(t *testing.T) {
	ctx := newContext(t)
	state := compileMany(t, ctx, 100).NewState()
	module, diags := parse(ctx, "ops", manyOps(100))
	if module == nil {
		t.Fatal(golden.Render(diags))
	}
	r := rewrite.NewRewriter(ctx, nil)
	var matches []rewrite.Match
	allocs := testing.AllocsPerRun(10, func() {
		for op := range module.Region(0).Entry().Ops() {
			matches = state.Match(op, r, matches[:0])
		}
	})
	if allocs != 0 || len(matches) != 0 {
		t.Errorf("%v allocations, %d matches", allocs, len(matches))
	}
}

// BenchmarkFailingMatch is of one operation with 500 patterns, five of which
// fail at the last question.
func BenchmarkFailingMatch(b *testing.B) {
	ctx := newContext(b)
	state := compileMany(b, ctx, 100).NewState()
	module, _ := parse(ctx, "ops", manyOps(100))
	var ops []*ir.Operation
	for op := range module.Region(0).Entry().Ops() {
		ops = append(ops, op)
	}
	r := rewrite.NewRewriter(ctx, nil)
	var matches []rewrite.Match
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		matches = state.Match(ops[i%len(ops)], r, matches[:0])
		i++
	}
}

// BenchmarkCompile is of 500 patterns.
func BenchmarkCompile(b *testing.B) {
	ctx := newContext(b)
	module, _ := parse(ctx, "patterns", manyPatterns(100))
	for b.Loop() {
		if p, diags := pdl.Compile(module, nil); p == nil {
			b.Fatal(golden.Render(diags))
		}
	}
}

// BenchmarkGreedy is of a driver that rewrites 1000 of 2000 operations.
func BenchmarkGreedy(b *testing.B) {
	ctx := newContext(b)
	var set rewrite.Set
	set.AddMatcher(compileMany(b, ctx, 100))
	frozen := freeze(b, ctx, &set)
	text := strings.ReplaceAll(manyOps(1000), "= 77", "= 3")
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		module, _ := parse(ctx, "ops", text)
		b.StartTimer()
		rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	}
}
