package twenty

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// places writes a module with places to which one of the rules applies each.
func places(n int) string {
	var b strings.Builder
	b.WriteString("%x, %y = \"t.source\"() : () -> (i32, i32)\n")
	last := "x"
	for i := range n {
		rule := i % 20
		name, first, second, mode := rule/5, fmt.Sprintf("b%d", i), "y", "slow"
		inner := [2]int{name, name}
		switch rule % 5 {
		case 0:
			inner = [2]int{name + 1, name + 1}
		case 1:
			inner[0]++
		case 2:
			inner[0]++
			second = fmt.Sprintf("a%d", i)
		case 4:
			mode = "fast"
		}
		fmt.Fprintf(&b, "%%a%d = \"t.inner%d\"(%%%s) {mode = \"slow\"} : (i32) -> i32\n", i, inner[0], last)
		fmt.Fprintf(&b, "%%b%d = \"t.inner%d\"(%%a%[1]d) {mode = %[3]q} : (i32) -> i32\n", i, inner[1], mode)
		fmt.Fprintf(&b, "%%c%d = \"t.root%d\"(%%%s, %%%s) {key = 0 : i32} : (i32, i32) -> i32\n", i, name, first, second)
		fmt.Fprintf(&b, "%%r%d = \"t.other%d\"(%%c%[1]d, %%%[3]s) : (i32, i32) -> i32\n", i, i%7, last)
		last = fmt.Sprintf("r%d", i)
	}
	fmt.Fprintf(&b, "\"t.use\"(%%%s) : (i32) -> ()\n", last)
	return b.String()
}

// matchers returns the rules as both engines have them.
func matchers(t testing.TB) (ctx *ir.Context, interpreted, generated rewrite.Matcher) {
	t.Helper()
	c, diags := mica.NewContext(mica.Config{AllowUnregistered: true})
	if c == nil {
		t.Fatal(golden.Render(diags))
	}
	text, err := os.ReadFile("rules.mlir")
	if err != nil {
		t.Fatal(err)
	}
	read, diags := c.ReadRules(mica.Text("rules.mlir", string(text)))
	if diags.HasErrors() {
		t.Fatal(golden.Render(diags))
	}
	compiled, diags := c.Compile(read[0], mica.RuleOptions{})
	if compiled == nil {
		t.Fatal(golden.Render(diags))
	}
	generated, err = Rules(c.IR())
	if err != nil {
		t.Fatal(err)
	}
	return c.IR(), compiled.Matcher, generated
}

func parse(t testing.TB, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	op, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
	if op == nil {
		t.Fatal(golden.Render(diags))
	}
	return op
}

func freeze(t testing.TB, ctx *ir.Context, matcher rewrite.Matcher) *rewrite.Frozen {
	t.Helper()
	var set rewrite.Set
	set.AddMatcher(matcher)
	f, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestSame compares the results of both engines.
func TestSame(t *testing.T) {
	ctx, interpreted, generated := matchers(t)
	text := places(200)
	var out [2]string
	for i, set := range []rewrite.Matcher{interpreted, generated} {
		op := parse(t, ctx, text)
		var trace strings.Builder
		res := rewrite.ApplyGreedily(op, freeze(t, ctx, set), rewrite.GreedyConfig{Trace: &trace})
		if res.Stats.Applied != 200 {
			t.Errorf("%d rules applied", res.Stats.Applied)
		}
		out[i] = trace.String() + asm.String(op, asm.Options{DebugInfo: true})
	}
	golden.CompareText(t, "generated", out[0], out[1])
}

// TestMatchingDoesNotAllocate matches a list of operations in which every fourth matches.
func TestMatchingDoesNotAllocate(t *testing.T) {
	ctx, _, generated := matchers(t)
	op := parse(t, ctx, places(100))
	state := generated.NewState()
	r := rewrite.NewRewriter(ctx, nil)
	var matches []rewrite.Match
	allocs := testing.AllocsPerRun(10, func() {
		matches = matches[:0]
		for op := range op.Region(0).Entry().Ops() {
			matches = state.Match(op, r, matches)
		}
	})
	if allocs != 0 || len(matches) < 100 {
		t.Errorf("%v allocations, %d matches", allocs, len(matches))
	}
}

// BenchmarkMatch matches all operations of a module, in which every fourth matches.
func BenchmarkMatch(b *testing.B) {
	ctx, interpreted, generated := matchers(b)
	op := parse(b, ctx, places(1000))
	for name, set := range map[string]rewrite.Matcher{"interpreted": interpreted, "generated": generated} {
		b.Run(name, func(b *testing.B) {
			state := set.NewState()
			r := rewrite.NewRewriter(ctx, nil)
			var matches []rewrite.Match
			b.ReportAllocs()
			for b.Loop() {
				for op := range op.Region(0).Entry().Ops() {
					matches = state.Match(op, r, matches[:0])
				}
			}
		})
	}
}

// BenchmarkRewrite is of the greedy driver on a module with 4000 operations.
func BenchmarkRewrite(b *testing.B) {
	ctx, interpreted, generated := matchers(b)
	text := places(1000)
	for name, set := range map[string]rewrite.Matcher{"interpreted": interpreted, "generated": generated} {
		b.Run(name, func(b *testing.B) {
			frozen := freeze(b, ctx, set)
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				op := parse(b, ctx, text)
				b.StartTimer()
				rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{})
			}
		})
	}
}
