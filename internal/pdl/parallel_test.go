package pdl_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/rewrite"
)

// isolatedModules writes n modules in a module, whose operations match in part; in every
// seventh module the rules do not terminate.
func isolatedModules(n int) string {
	var b strings.Builder
	b.WriteString("module @outer {\n")
	for i := range n {
		body := strings.ReplaceAll(manyOps(20), "k = 77", fmt.Sprintf("k = %d", i%9))
		if i%7 == 3 {
			body += "\"t.ping\"() : () -> ()\n"
		}
		fmt.Fprintf(&b, "module @m%d {\n%s}\n", i, body)
	}
	return b.String() + "}\n"
}

const pingPong = `
pdl.pattern @ping : benefit(1) {
  %op = pdl.operation "t.ping"
  pdl.rewrite %op {
    %new = pdl.operation "t.pong"
    pdl.erase %op
  }
}
pdl.pattern @pong : benefit(1) {
  %op = pdl.operation "t.pong"
  pdl.rewrite %op {
    %new = pdl.operation "t.ping"
    pdl.erase %op
  }
}
`

// TestParallel compares the rewriting of isolated operations on several goroutines with
// one worklist for all, to which a listener forces the driver.
func TestParallel(t *testing.T) {
	type outcome struct {
		text, diagnostics string
		stats             rewrite.Stats
		counts            []rewrite.Count
	}
	for _, driver := range []struct{ walk, topDown bool }{{}, {topDown: true}, {walk: true}} {
		run := func(rules string, threads int, l rewrite.Listener) (o outcome) {
			ctx := newContext(t)
			ctx.Threads = threads
			patterns, diags := parse(ctx, "patterns", rules)
			if patterns == nil {
				t.Fatal(golden.Render(diags))
			}
			p, diags := pdl.Compile(patterns, nil)
			if p == nil {
				t.Fatal(golden.Render(diags))
			}
			var set rewrite.Set
			set.AddMatcher(p)
			module, diags := parse(ctx, "ops", isolatedModules(50))
			if module == nil {
				t.Fatal(golden.Render(diags))
			}
			var res rewrite.Result
			if driver.walk {
				res = rewrite.WalkAndApplyPatterns(module, freeze(t, ctx, &set), rewrite.WalkConfig{Listener: l})
			} else {
				res = rewrite.ApplyGreedily(module, freeze(t, ctx, &set), rewrite.GreedyConfig{TopDown: driver.topDown, Listener: l})
			}
			o.text, o.diagnostics = string(asm.Append(nil, module, asm.Options{DebugInfo: true})), golden.Render(res.Diagnostics)
			o.stats, o.counts = res.Stats, res.Counts
			for i, c := range o.counts {
				if res.Diagnostics != nil {
					break // an error, after which only that is determined
				}
				o.counts[i] = rewrite.Count{Tried: c.Tried, Matched: c.Matched, Applied: c.Applied}
				if c.First != nil {
					o.diagnostics += fmt.Sprintf("%s first at %s\n", c.Pattern.Name, c.First)
				}
			}
			return o
		}
		whole, one := run(manyPatterns(20), 1, rewrite.NopListener{}), run(manyPatterns(20), 1, nil)
		if one.text != whole.text {
			t.Errorf("the parts and the whole are rewritten differently:\n%s\n%s", one.text, whole.text)
		}
		if one.stats.Applied != whole.stats.Applied || one.stats.Applied == 0 || one.diagnostics != whole.diagnostics {
			t.Errorf("%+v\n%s%+v\n%s", one.stats, one.diagnostics, whole.stats, whole.diagnostics)
		}
		endless := run(pingPong, 1, nil)
		for _, threads := range []int{2, 4} {
			if got := run(manyPatterns(20), threads, nil); !reflect.DeepEqual(got, one) {
				t.Errorf("%d threads:\n%+v\none:\n%+v", threads, got, one)
			}
			if got := run(pingPong, threads, nil); got.diagnostics != endless.diagnostics || got.diagnostics == "" || driver.walk && got.text != endless.text {
				t.Errorf("%d threads:\n%s\none:\n%s", threads, got.diagnostics, endless.diagnostics)
			}
		}
	}
}

// BenchmarkParts runs a driver that rewrites isolated operations one after the other.
func BenchmarkParts(b *testing.B) {
	ctx := newContext(b)
	var set rewrite.Set
	set.AddMatcher(compileMany(b, ctx, 20))
	frozen := freeze(b, ctx, &set)
	text := isolatedModules(200)
	for b.Loop() {
		b.StopTimer()
		module, _ := parse(ctx, "ops", text)
		b.StartTimer()
		rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	}
}
