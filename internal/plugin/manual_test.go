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

// TestDifferentialManual compares the dialect whose hooks are all in its definitions: on
// modules written by hand, and on random ones.
func TestDifferentialManual(t *testing.T) {
	ctx := load(t, "manual.td")
	var cases []randomops.Case
	for text := range strings.SplitSeq(plugin.Source("manual.mlir"), "// -----\n") {
		cases = append(cases, randomops.Case{Op: "by hand", Text: text})
	}
	n := reftest.Count(300, 800, 5000)
	for i := range n {
		g := &moduleWriter{Rand: rand.New(rand.NewPCG(uint64(i), 7))}
		text, kind := g.module(), "correct"
		if g.IntN(3) == 0 {
			text, kind = g.damaged(text), "damaged"
		}
		cases = append(cases, randomops.Case{Op: kind, Text: text})
	}
	compare(t, "manual", ctx, cases)
}

// TestDifferentialManualCanonicalization compares the folders, canonicalizations and
// materializations of constants in the definitions.
func TestDifferentialManualCanonicalization(t *testing.T) {
	ctx := load(t, "manual.td")
	var patterns rewrite.Set
	if list := rewrite.AddCanonicalizationPatterns(ctx.IR(), &patterns); len(list) > 0 {
		t.Fatal(list)
	}
	frozen, err := patterns.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for i := range 40 {
		g := &moduleWriter{Rand: rand.New(rand.NewPCG(uint64(i), 9))}
		g.values = []typedValue{{"%x", "i32"}, {"%y", "i32"}}
		g.line(`%%x = manual.constant %d : i32`, g.IntN(100))
		g.line(`%%y = "u.v"() : () -> i32`)
		for range 1 + g.IntN(6) {
			v, _ := g.value("i32")
			g.line("%s = manual.scale %s by %d", g.define("i32"), v.name, pick(g, 1, 1, 2, 3, 7))
		}
		for _, v := range g.values {
			g.line(`"u.use"(%s) : (i32) -> ()`, v.name)
		}
		texts = append(texts, g.b.String())
	}
	ref := &randomops.Reference{Tool: reftest.Tool(t, "mlir-opt"), Args: []string{"--canonicalize", "--load-dialect-plugin=" + plugin.Build(t, "manual")}, Batch: 40}
	for i, want := range ref.Print(texts) {
		msg, op := randomops.Verdict(ctx.IR(), texts[i])
		if msg != "" || want.Message != "" {
			t.Fatalf("%s\nmica: %s\nreference: %s", texts[i], msg, want.Message)
		}
		rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{})
		if got := asm.String(op, asm.Options{}); strings.TrimSpace(got) != strings.TrimSpace(want.Text) {
			t.Errorf("%s\nmica:\n%s\nreference:\n%s", texts[i], got, want.Text)
		}
	}
}

// A moduleWriter writes random modules of the dialect manual. Most of them are correct.
type moduleWriter struct {
	*rand.Rand
	b      strings.Builder
	indent string
	values []typedValue // that can be used
	names  int
}

type typedValue struct{ name, typ string }

func (g *moduleWriter) chance(percent int) bool { return g.IntN(100) < percent }

// usually returns the first value nearly always, else one of the others, which the dialect
// may refuse.
func usually[T any](g *moduleWriter, first T, others ...T) T {
	if g.chance(96) {
		return first
	}
	return pick(g, others...)
}

func pick[T any](g *moduleWriter, list ...T) T { return list[g.IntN(len(list))] }

func (g *moduleWriter) line(format string, args ...any) {
	g.b.WriteString(g.indent)
	fmt.Fprintf(&g.b, format, args...)
	g.b.WriteByte('\n')
}

func (g *moduleWriter) module() string {
	g.values = nil
	g.constant()
	for range 1 + g.IntN(5) {
		g.operation(2)
	}
	return g.b.String()
}

// typ returns a type, sometimes one that is refused.
func (g *moduleWriter) typ(depth int) string {
	if depth == 0 || g.chance(50) {
		return pick(g, "i32", "f32", "index", "i8", "vector<2xi8>", "tensor<?xf32>", "() -> i32", "tuple<>")
	}
	if g.chance(20) {
		return fmt.Sprintf("!manual.share<%d percent of [%s]>", g.IntN(200), pick(g, "", "1", "2, 3", "-1, 0, 4"))
	}
	if g.chance(50) {
		shape := ""
		for range g.IntN(4) {
			shape += pick(g, "1x", "4x", "?x", "17x")
		}
		lanes := usually(g, pick(g, "", "", ", 1", ", 2", ", 8"), ", 0")
		return "!manual.vec<" + shape + g.typ(depth-1) + lanes + ">"
	}
	return fmt.Sprintf("!manual.box<%s, %d%s>", g.typ(depth-1), g.IntN(9)-4, pick(g, "", " to 3", " to 9"))
}

func (g *moduleWriter) attribute(depth int) string {
	switch g.IntN(7) {
	case 0:
		return pick(g, "unit", "1", "true", `"text"`, "3.5 : f64", "@s", "[]")
	case 1:
		t := g.typ(1)
		return fmt.Sprintf("#manual.wrap<%s = %d>", pick(g, "!manual.vec<"+t+">", "<"+t+", 3>", "<4x"+t+">"), g.IntN(20)-10)
	case 2:
		return fmt.Sprintf("#manual.color<%s>", pick(g, "red", "green", "blue"))
	case 3:
		return fmt.Sprintf("#manual.access<%s>", pick(g, "none", "read", "read|write", "write"))
	case 4:
		return g.typ(2)
	}
	numbers := ""
	if n := g.IntN(4); n > 0 {
		list := make([]string, n)
		for i := range list {
			list[i] = pick(g, "1", "-7", "many", "1000", "0x1F")
		}
		numbers = " [" + strings.Join(list, ", ") + "]"
	}
	extra := ""
	if depth > 0 && g.chance(40) {
		extra = " : " + g.attribute(depth-1)
	}
	return "#manual.tag<" + pick(g, "word", `"two words"`, `""`, "i32") + numbers + extra + ">"
}

// dict returns an attribute dictionary that may be empty.
func (g *moduleWriter) dict(keyword string) string {
	if g.chance(60) {
		return ""
	}
	entries := []string{"a = " + g.attribute(2)}
	if g.chance(40) {
		entries = append(entries, "b")
	}
	if g.chance(25) {
		entries = append(entries, "manual.level = "+usually(g, pick(g, "1", "9", "3 : i8"), "10", `"high"`))
	}
	if g.chance(2) {
		entries = append(entries, "manual.other = 1")
	}
	return " " + keyword + "{" + strings.Join(entries, ", ") + "}"
}

// value returns a value, of that type if it is not "".
func (g *moduleWriter) value(typ string) (typedValue, bool) {
	var fit []typedValue
	for _, v := range g.values {
		if typ == "" || v.typ == typ {
			fit = append(fit, v)
		}
	}
	if len(fit) == 0 {
		return typedValue{}, false
	}
	return pick(g, fit...), true
}

func (g *moduleWriter) define(typ string) string {
	g.names++
	name := fmt.Sprintf("%%v%d", g.names)
	g.values = append(g.values, typedValue{name, typ})
	return name
}

func (g *moduleWriter) constant() {
	dict := g.dict("")
	c := pick(g, typedValue{"7", "i32"}, typedValue{"-1", "i8"}, typedValue{"1.5", "f32"}, typedValue{"3", "index"}, typedValue{"dense<1>", "vector<2xi8>"})
	g.line("%s = manual.constant%s %s : %s", g.define(c.typ), dict, c.name, c.typ)
}

// nested writes a region with the values that are visible in it.
func (g *moduleWriter) nested(depth int, isolated bool, args ...typedValue) {
	outer, indent := g.values, g.indent
	g.indent += "  "
	if isolated {
		g.values = nil
	}
	g.values = append(g.values[:len(g.values):len(g.values)], args...)
	for range g.IntN(3) {
		if len(g.values) == 0 {
			g.constant()
		} else {
			g.operation(depth - 1)
		}
	}
	g.values, g.indent = outer, indent
}

// argument returns a new name that is not a value yet.
func (g *moduleWriter) argument(typ string) typedValue {
	g.names++
	return typedValue{fmt.Sprintf("%%v%d", g.names), typ}
}

func (g *moduleWriter) operation(depth int) {
	kinds := 6
	if depth > 0 {
		kinds = 10
	}
	switch g.IntN(kinds) {
	case 0:
		g.constant()
	case 1:
		g.sum()
	case 2, 3:
		g.move()
	case 4, 5:
		g.pair()
	case 6:
		g.line(`"u.v"() {a = %s} : () -> %s`, g.attribute(2), "("+g.typ(2)+")")
	case 7:
		g.block(depth)
	case 8:
		g.loop(depth)
	default:
		g.jumps()
	}
}

func (g *moduleWriter) sum() {
	first, _ := g.value("")
	var names, types []string
	for range usually(g, g.IntN(4), 4) {
		v, _ := g.value(first.typ)
		names, types = append(names, v.name), append(types, v.typ)
	}
	r := g.define(first.typ)
	if g.chance(30) {
		g.line(`%s = "manual.sum"(%s) <{times = %d : i32}> : (%s) -> %s`, r, strings.Join(names, ", "), g.IntN(3), strings.Join(types, ", "),
			usually(g, first.typ, "i64"))
		return
	}
	g.line("%s = manual.sum [%s] : %s%s%s", r, strings.Join(names, ", "), first.typ, pick(g, "", " times 0", " times 5"), g.dict(""))
}

func (g *moduleWriter) move() {
	v, _ := g.value("")
	offset := ""
	if o, ok := g.value("index"); ok && g.chance(50) {
		offset = " + " + o.name
	}
	sizes := ""
	if g.chance(50) {
		var list []string
		for range 1 + g.IntN(2) {
			x, _ := g.value("")
			list = append(list, x.name+" : "+x.typ)
		}
		sizes = " sizes(" + strings.Join(list, ", ") + ")"
	}
	paint := pick(g, "red", "green 7", "blue -1")
	if offset == "" && sizes == "" && g.chance(20) {
		r := g.define("f32")
		g.line(`%s = "manual.move"(%s) <{color = %s, operandSegmentSizes = array<i32: 1, 0, 0>%s}> : (%s) -> f32`, r, v.name,
			usually(g, pick(g, "#manual.color<red>", "#manual.color<blue>"), "1 : i32"), usually(g, pick(g, "", ", width = 3 : i64"), ", width = 3 : i32"), v.typ)
		return
	}
	text := fmt.Sprintf("manual.move %s%s : %s%s %s%s", v.name, offset, v.typ, sizes, paint, g.dict(""))
	switch g.IntN(4) {
	case 0:
		g.line("%s", text)
	case 1:
		g.line("%s = %s same", g.define(v.typ), text)
	case 2:
		t := g.typ(1)
		if strings.Contains(t, "->") {
			t = "(" + t + ")"
		}
		g.line("%s = %s -> %s", g.define(t), text, t)
	default:
		g.line("%s:2 = %s -> (i32, %s)", g.argument("").name, text, g.typ(1))
	}
}

func (g *moduleWriter) pair() {
	a, _ := g.value("")
	b, _ := g.value("")
	typ := fmt.Sprintf("tuple<%s, %s>", a.typ, b.typ)
	if a.typ == b.typ {
		typ = "vector<2xi8>"
	} else if a.typ == "index" && !g.chance(5) { // which is refused
		a, b, typ = b, a, fmt.Sprintf("tuple<%s, %s>", b.typ, a.typ)
	}
	if g.chance(25) {
		g.line(`%s = "manual.pair"(%s, %s)%s : (%s, %s) -> %s`, g.define(typ), a.name, b.name,
			usually(g, pick(g, "", " <{price = 1 : i64}>", ` <{label = "x", price = 2 : i64}>`), " <{price = 1 : i32}>", " <{price = 51 : i64}>"), a.typ, b.typ, usually(g, typ, "i1"))
		return
	}
	g.line("%s = manual.pair %s, %s%s%s%s : %s, %s", g.define(typ), a.name, b.name, pick(g, "", " label(x)", ` label("a b")`),
		usually(g, pick(g, "", " 3 coins", " 50 coins", " -4 coins"), " 51 coins"), g.dict(""), a.typ, b.typ)
}

func (g *moduleWriter) block(depth int) {
	var args []typedValue
	var list []string
	for range g.IntN(3) {
		a := g.argument(pick(g, "i32", "f32", g.typ(1)))
		args, list = append(args, a), append(list, a.name+": "+a.typ)
	}
	g.line("manual.block @%s(%s)%s%s {", pick(g, "a", "b", `"c d"`), strings.Join(list, ", "), pick(g, "", ` "note"`), g.dict("attributes "))
	g.nested(depth, true, args...)
	g.line("}")
}

func (g *moduleWriter) loop(depth int) {
	var args []typedValue
	var assigned, types []string
	for range g.IntN(3) {
		v, _ := g.value("")
		a := g.argument(v.typ)
		args, assigned, types = append(args, a), append(assigned, a.name+" = "+v.name), append(types, v.typ)
	}
	with := ""
	if len(args) > 0 {
		with = fmt.Sprintf(" with (%s) -> (%s)", strings.Join(assigned, ", "), strings.Join(types, ", "))
	}
	g.line("manual.loop%s {", with)
	g.nested(depth, false, args...)
	if g.chance(30) {
		g.line("}, {")
		g.nested(depth, false)
	}
	g.line("}%s", g.dict("attributes "))
}

func (g *moduleWriter) jumps() {
	g.line(`"u.region"() ({`)
	v, _ := g.value("")
	a, b := g.argument(v.typ), g.argument(v.typ)
	g.line("  manual.jump ^bb1(%s : %s)%s", v.name, v.typ, g.dict(""))
	g.line("^bb1(%s: %s):", a.name, a.typ)
	g.line("  manual.jump ^bb1(%s : %s) or %s", a.name, a.typ, pick(g, fmt.Sprintf("^bb2(%s : %s)", v.name, v.typ), "^bb2", fmt.Sprintf("^bb1(%s : %s)", a.name, a.typ)))
	g.line("^bb2(%s: %s):", b.name, b.typ)
	g.line("  manual.jump ^bb2(%s : %s)", b.name, b.typ)
	g.line("}) : () -> ()")
}

// damaged changes one or two words of a text.
func (g *moduleWriter) damaged(text string) string {
	words := strings.SplitAfter(text, " ")
	for range 1 + g.IntN(2) {
		i, j := g.IntN(len(words)), g.IntN(len(words))
		switch g.IntN(4) {
		case 0:
			words[i] = ""
		case 1:
			words[i], words[j] = words[j], words[i]
		case 2:
			words[i] += words[j]
		default:
			w := words[i]
			k := g.IntN(len(w) + 1)
			words[i] = w[:k] + pick(g, "", "x", "(", ")", "<", ">", "[", ",", ":", "%v1", "1", "i32", "{", "-", "+", "@a", "^bb1", "\"", " ") + w[min(len(w), k+g.IntN(2)):]
		}
	}
	return strings.Join(words, "")
}
