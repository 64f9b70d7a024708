package pdl_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// manyPatterns writes patterns for n kinds of operations, five for each, that test operands,
// attributes and types.
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

// TestStepsDoNotGrowWithPatterns tests that matching takes as many steps with 500 patterns as
// with the five that apply.
func TestStepsDoNotGrowWithPatterns(t *testing.T) {
	steps := func(n int) int {
		ctx := newContext(t)
		state := compileMany(t, ctx, n).NewState()
		module, diags := parse(ctx, "ops", manyOps(1))
		if module == nil {
			t.Fatal(golden.Render(diags))
		}
		state.Match(module.Region(0).Entry().Back(), rewrite.NewRewriter(ctx, nil), nil)
		return state.Steps()
	}
	if few, many := steps(1), steps(100); few == 0 || many != few {
		t.Errorf("%d steps with five patterns, %d with 500", few, many)
	}
}

// BenchmarkFailingMatch matches one operation with 500 patterns; five of them fail only at the
// last question.
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

// oneOp returns the last operation of a text and a machine with patterns and those of
// manyPatterns.
func oneOp(t testing.TB, patterns, text string) (*ir.Operation, rewrite.MatcherState, *rewrite.Rewriter) {
	ctx := newContext(t)
	module, diags := parse(ctx, "patterns", patterns+manyPatterns(20))
	if module == nil {
		t.Fatal(golden.Render(diags))
	}
	p, diags := pdl.Compile(module, nil)
	if p == nil {
		t.Fatal(golden.Render(diags))
	}
	ops, diags := parse(ctx, "ops", text)
	if ops == nil {
		t.Fatal(golden.Render(diags))
	}
	return ops.Region(0).Entry().Back(), p.NewState(), rewrite.NewRewriter(ctx, nil)
}

// A match of two operations, with a range and its types.
const matchedText = `
%x = "t.source"() : () -> i1
%i = "t.inner0"(%x) {k = 3 : i32} : (i1) -> i1
%o = "t.op0"(%i, %x) : (i1, i1) -> i1
`

const rangePattern = `
pdl.pattern : benefit(1) {
  %t = pdl.types
  %xs = pdl.operands : %t
  %r = pdl.type
  %op = pdl.operation "t.op0"(%xs : !pdl.range<value>) -> (%r : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "t.new"(%xs : !pdl.range<value>) -> (%r : !pdl.type)
    pdl.replace %op with %new
  }
}
`

func TestMatchDoesNotAllocate(t *testing.T) {
	op, state, r := oneOp(t, rangePattern, matchedText)
	var matches []rewrite.Match
	allocs := testing.AllocsPerRun(10, func() { matches = state.Match(op, r, matches[:0]) })
	if allocs != 0 || len(matches) != 2 {
		t.Errorf("%v allocations, %d matches", allocs, len(matches))
	}
}

func BenchmarkMatch(b *testing.B) {
	op, state, r := oneOp(b, rangePattern, matchedText)
	var matches []rewrite.Match
	b.ReportAllocs()
	for b.Loop() {
		matches = state.Match(op, r, matches[:0])
	}
}

// Two patterns that turn an operation into another one and back.
const thereAndBack = `
pdl.pattern : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "t.there"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "t.back"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.replace %op with %new
  }
}
pdl.pattern : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "t.back"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "t.there"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.replace %op with %new
  }
}
`

const thereText = `
%x = "t.source"() : () -> i1
%there = "t.there"(%x) : (i1) -> i1
`

// rewriteLast rewrites the last operation of the block once.
func rewriteLast(t testing.TB) (once func()) {
	op, state, r := oneOp(t, thereAndBack, thereText)
	block := op.Block()
	var matches []rewrite.Match
	return func() {
		op := block.Back()
		r.SetInsertionPoint(op)
		matches = state.Match(op, r, matches[:0])
		if len(matches) != 1 || !state.Rewrite(matches[0], r) {
			t.Fatal("the pattern is not applied")
		}
	}
}

// TestRewriteAllocatesNewOperation tests that a rewrite allocates the new operation alone.
func TestRewriteAllocatesNewOperation(t *testing.T) {
	if allocs := testing.AllocsPerRun(10, rewriteLast(t)); allocs != 1 {
		t.Errorf("%v allocations", allocs)
	}
}

func BenchmarkRewrite(b *testing.B) {
	once := rewriteLast(b)
	b.ReportAllocs()
	for b.Loop() {
		once()
	}
}

// BenchmarkCompile compiles 500 patterns.
func BenchmarkCompile(b *testing.B) {
	ctx := newContext(b)
	module, _ := parse(ctx, "patterns", manyPatterns(100))
	for b.Loop() {
		if p, diags := pdl.Compile(module, nil); p == nil {
			b.Fatal(golden.Render(diags))
		}
	}
}

// BenchmarkGreedy runs a driver that rewrites 1000 of 2000 operations.
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
