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
// interfaces in their definitions: on modules written by hand, and on random ones that
// are made of parts of these, with other words of the same kind or damaged.
func TestDifferentialHooks(t *testing.T) {
	ctx := load(t, "hooks.td")
	var cases []randomops.Case
	parts := strings.Split(plugin.Source("hooks.mlir"), "// -----\n")
	var valid []string
	for i, text := range parts {
		cases = append(cases, randomops.Case{Op: fmt.Sprintf("by hand %d", i), Text: text})
		if msg, _ := randomops.Verdict(ctx.IR(), text); msg == "" {
			valid = append(valid, text)
		}
	}
	n := reftest.Count(300, 800, 5000)
	for i := range n {
		g := &moduleWriter{Rand: rand.New(rand.NewPCG(uint64(i), 13))}
		text, kind := g.varied(valid, parts), "varied"
		if g.IntN(3) == 0 {
			text, kind = g.damaged(text), "damaged"
		}
		cases = append(cases, randomops.Case{Op: kind, Text: text})
	}
	compare(t, "hooks", ctx, cases)
}

// kindsOfWords are words of hooks.mlir; one may take the place of another of its kind.
var kindsOfWords = [][]string{
	{"i32", "f32", "i64", "i8", "i1", "index", "!hook.list<f32>", "!hook.list<i1>", "!hook.twin<i8>", "tensor<2xi8>", "none"},
	{"0", "1", "2", "-1", "3", "65", "100", "127", "300"},
	{"@f", "@g", "@h"},
	{"note", "wide", "wrap"},
	{"\"read\"", "\"write\"", "\"any\"", "\"\""},
	{"#hook.range<1, 2>", "#hook.range<2, 1>", "#hook.zero", "unit", "[]"},
}

// varied returns modules with one to three parts, most of them correct, in which some words
// are replaced.
func (g *moduleWriter) varied(valid, all []string) string {
	var b strings.Builder
	for range 1 + g.IntN(3) {
		parts := valid
		if g.chance(10) {
			parts = all
		}
		text := strings.TrimSpace(pick(g, parts...))
		for range g.IntN(3) {
			kind := pick(g, kindsOfWords...)
			text = g.replaceWord(text, pick(g, kind...), pick(g, kind...))
		}
		b.WriteString("module {\n" + text + "\n}\n")
	}
	return b.String()
}

// replaceWord replaces one occurrence of a word by another one.
func (g *moduleWriter) replaceWord(text, old, by string) string {
	var places []int
	for i := 0; i < len(text); {
		j := strings.Index(text[i:], old)
		if j < 0 {
			break
		}
		i += j + len(old)
		if start := i - len(old); !wordByte(text, start-1) && !wordByte(text, i) {
			places = append(places, start)
		}
	}
	if len(places) == 0 {
		return text
	}
	i := pick(g, places...)
	return text[:i] + by + text[i+len(old):]
}

func wordByte(text string, i int) bool {
	return i >= 0 && i < len(text) && (text[i] == '_' || text[i] == '.' || text[i] == '%' || text[i]|0x20 >= 'a' && text[i]|0x20 <= 'z' || text[i] >= '0' && text[i] <= '9')
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
