package plugin_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/plugin"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/rewrite"
)

// TestDifferentialHooks compares the dialect whose operations implement the standard
// interfaces in their definitions.
func TestDifferentialHooks(t *testing.T) {
	ctx := load(t, "hooks.td")
	var cases []randomops.Case
	for i, text := range strings.Split(plugin.Source("hooks.mlir"), "// -----\n") {
		cases = append(cases, randomops.Case{Op: fmt.Sprintf("by hand %d", i), Text: text})
	}
	compare(t, "hooks", ctx, cases)
}

// TestDifferentialHooksCanonicalization compares folders that change the operation or have
// several results, and canonicalizations that create operations with properties.
func TestDifferentialHooksCanonicalization(t *testing.T) {
	ctx := load(t, "hooks.td")
	var patterns rewrite.Set
	if list := rewrite.AddCanonicalizationPatterns(ctx.IR(), &patterns); len(list) > 0 {
		t.Fatal(list)
	}
	frozen, err := patterns.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for i := range 120 {
		g := &moduleWriter{Rand: rand.New(rand.NewPCG(uint64(i), 11))}
		g.values = []typedValue{{"%x", "i64"}, {"%y", "i64"}}
		g.line(`%%x = hook.const %d : i64`, g.IntN(100))
		g.line(`%%y = "u.v"() : () -> i64`)
		for range 1 + g.IntN(6) {
			v, _ := g.value("i64")
			switch g.IntN(5) {
			case 0:
				g.line(`%s = "hook.touch"(%s) {how = "%s"} : (i64) -> i64`, g.define("i64"), v.name, pick(g, "read", "alloc", "write", "any", "none"))
			case 1:
				w, _ := g.value("i64")
				a := g.argument("i64").name
				g.values = append(g.values, typedValue{a + "#0", "i64"}, typedValue{a + "#1", "i64"})
				g.line(`%s:2 = "hook.join"(%s, %s) : (i64, i64) -> (i64, i64)`, a, v.name, w.name)
			default:
				props := fmt.Sprintf("n = %d : i64", pick(g, 0, 1, 5, 100))
				props += pick(g, "", "", ", wrap")
				props += pick(g, "", "", `, label = "x"`, `, label = "split"`)
				props += pick(g, "", "", ", limit = [3]", ", limit = []", ", limit = [50]")
				props += ", steps = " + pick(g, "[]", "[]", "[2]", "[3, 4]")
				g.line(`%s = "hook.plus"(%s) <{%s}> : (i64) -> i64`, g.define("i64"), v.name, props)
			}
		}
		for _, v := range g.values {
			if g.chance(70) {
				g.line(`"u.use"(%s) : (i64) -> ()`, v.name)
			}
		}
		texts = append(texts, g.b.String())
	}
	ref := &randomops.Reference{Tool: reftest.Tool(t, "mlir-opt"), Args: []string{"--canonicalize", "--load-dialect-plugin=" + plugin.Build(t, "hooks")}, Batch: 40}
	for i, want := range ref.Print(texts) {
		msg, op := randomops.Verdict(ctx.IR(), texts[i])
		if msg != "" || want.Message != "" {
			t.Fatalf("%s\nmica: %s\nreference: %s", texts[i], msg, want.Message)
		}
		if r := rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{TopDown: true}); len(r.Diagnostics) > 0 {
			t.Errorf("%s\n%v", texts[i], r.Diagnostics)
		}
		if got := asm.String(op, asm.Options{}); strings.TrimSpace(got) != strings.TrimSpace(want.Text) {
			t.Errorf("%s\nmica:\n%s\nreference:\n%s", texts[i], got, want.Text)
		}
	}
}
