package randomrules

import (
	"fmt"
	"math/rand/v2"
	"strings"
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

// operands returns operands with a value among them.
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

// Count is the number of constraints that a text has; the last one uses the others.
const Count = 4

// Constraints returns constraints C0 to C3 in PDLL. They have a value and a range of values as parameters.
func Constraints(r *rand.Rand) string {
	w := &conditionWriter{Rand: r}
	w.b.WriteString("Constraint Single(v: Value) => op<t.w>(v);\n")
	for n := range Count {
		fmt.Fprintf(&w.b, "Constraint C%d(v: Value, r: ValueRange) {\n", n)
		for range 1 + w.IntN(2) {
			w.statement("v", n)
		}
		w.b.WriteString("}\n")
	}
	return w.b.String()
}

// Operations returns operations without definition: those of the constraints, and t.root, to which rules can apply
// them.
func Operations(r *rand.Rand) string {
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
