package opt

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
)

// A conditionWriter writes random constraints in PDLL.
type conditionWriter struct {
	*rand.Rand
	b    strings.Builder
	vars int
}

func (w *conditionWriter) pick(list ...string) string { return list[w.IntN(len(list))] }

func (w *conditionWriter) name() string {
	return w.pick("t.u", "t.u", "t.w", "{t.u, t.w}", "{t.w, t.x}")
}

// operands returns operands of which one is a value.
func (w *conditionWriter) operands(v string) string {
	other := w.pick("_: Value", "_: Value", "not op<t.s>", "not op<{t.r, t.s}>", "_: [Value, HasOneUse]", "_: Value<type<\"i8\">>", "_: [Value, not Single]")
	return w.pick(v, v, v+", "+other, other+", "+v, "either("+v+", "+other+")")
}

// statement writes a statement about a value. It calls only constraints before number n.
func (w *conditionWriter) statement(v string, n int) {
	attrs := w.pick("", "", "", " {k = none}", " {k = 1}")
	switch w.IntN(8) {
	case 0, 1:
		fmt.Fprintf(&w.b, "  op<%s>(%s)%s;\n", w.name(), w.operands(v), attrs)
	case 2:
		fmt.Fprintf(&w.b, "  not op<%s>(%s)%s;\n", w.name(), w.operands(v), attrs)
	case 3:
		w.vars++
		fmt.Fprintf(&w.b, "  let u%d = op<%s>(%s)%s -> (_: Type);\n", w.vars, w.name(), w.operands(v), attrs)
		w.statement(fmt.Sprintf("u%d.0", w.vars), n)
	case 4:
		fmt.Fprintf(&w.b, "  %s;\n", w.pick("HasOneUse("+v+")", "not HasUses("+v+", 2)", "HasUsesAtMost("+v+", 2)", "not HasNoUses("+v+")"))
	case 5:
		fmt.Fprintf(&w.b, "  forall e%d in r {\n", w.vars+1)
		w.vars++
		w.statement(fmt.Sprintf("e%d", w.vars), n)
		fmt.Fprintf(&w.b, "  }\n")
	default:
		if n > 0 {
			fmt.Fprintf(&w.b, "  %sC%d(%s, r);\n", w.pick("", "not "), w.IntN(n), v)
		}
	}
}

const conditionCount = 4

// conditions writes constraints that use those before them.
func (w *conditionWriter) conditions() string {
	w.b.WriteString("Constraint Single(v: Value) => op<t.w>(v);\n")
	for n := range conditionCount {
		fmt.Fprintf(&w.b, "Constraint C%d(v: Value, r: ValueRange) {\n", n)
		for range 1 + w.IntN(2) {
			w.statement("v", n)
		}
		w.b.WriteString("}\n")
	}
	return w.b.String()
}

// conditionInput returns random operations.
func conditionInput(r *rand.Rand) string {
	var b strings.Builder
	types := []string{"i32", "i8"}
	var values [][2]string
	for i := range 40 {
		name := []string{"t.root", "t.root", "t.u", "t.w", "t.x", "t.s", "t.r"}[r.IntN(7)]
		var operands, operandTypes []string
		for range r.IntN(3) {
			if len(values) > 0 {
				v := values[len(values)-1-r.IntN(min(5, len(values)))]
				operands, operandTypes = append(operands, v[0]), append(operandTypes, v[1])
			}
		}
		t := types[r.IntN(2)]
		attr := []string{"", " {k = 1}", " {k = 2}"}[r.IntN(3)]
		fmt.Fprintf(&b, "%%v%d = %q(%s)%s : (%s) -> %s\n", i, name, strings.Join(operands, ", "), attr, strings.Join(operandTypes, ", "), t)
		values = append(values, [2]string{fmt.Sprintf("%%v%d", i), t})
	}
	return b.String()
}

// TestNegationIsComplement applies a rule with a random constraint and one with its negation. They exclude each other
// and one of them matches, whichever is tried first.
func TestNegationIsComplement(t *testing.T) {
	tool := New(Config{Name: "mica opt", Dialects: all.Natives()})
	t.Chdir(t.TempDir())
	seeds := 60
	if os.Getenv("MICA_CAMPAIGN") != "" {
		seeds = 3000
	}
	run := func(rules, input string) (string, string) {
		for name, text := range map[string]string{"r.pdll": rules, "in.mlir": input} {
			if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		var out, errs bytes.Buffer
		// Each operation is looked at once: replacing it changes the uses that others count.
		tool.Main([]string{"--allow-unregistered-dialect", "--patterns", "r.pdll", "--mlir-print-op-generic", "in.mlir"}, strings.NewReader(""), &out, &errs)
		return out.String(), errs.String()
	}
	matched := 0
	for seed := range uint64(seeds) {
		w := &conditionWriter{Rand: rand.New(rand.NewPCG(seed, 11))}
		constraints, input := w.conditions(), conditionInput(w.Rand)
		rules := func(holds, fails int) string {
			return constraints + fmt.Sprintf(`
Pattern Holds with benefit(%d) {
  let root = op<t.root>(xs: ValueRange) {done = none} -> (t: Type);
  C%d(root.0, xs);
  rewrite root with { let new = op<t.root>(xs) {done = attr<"true">} -> (t); replace root with new; };
}
Pattern Fails with benefit(%d) {
  let root = op<t.root>(xs: ValueRange) {done = none} -> (t: Type);
  not C%[2]d(root.0, xs);
  rewrite root with { let new = op<t.root>(xs) {done = attr<"false">} -> (t); replace root with new; };
}
`, holds, conditionCount-1, fails)
		}
		first, errs := run(rules(2, 1), input)
		if errs != "" {
			t.Fatalf("seed %d: %s\n%s", seed, errs, rules(2, 1))
		}
		second, _ := run(rules(1, 2), input)
		roots := strings.Count(first, "t.root")
		if done := strings.Count(first, "done = true") + strings.Count(first, "done = false"); first != second || done != roots {
			t.Fatalf("seed %d: %d of %d operations match a rule\n%s\n%s\n%s\n%s", seed, done, roots, rules(2, 1), input, first, second)
		}
		if strings.Contains(first, "done = true") && strings.Contains(first, "done = false") {
			matched++
		}
	}
	if matched < seeds/10 {
		t.Errorf("only %d of %d constraints hold for some operations and not for others", matched, seeds)
	}
}
