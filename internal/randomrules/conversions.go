package randomrules

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A ConversionRoot has the numbers of operands and results that a rule of [Conversions] matches.
type ConversionRoot struct {
	Operands, Results int
	Variadic          bool // there may be more operands
}

// Conversions returns n rules for dialect conversions, which match the operations toy.r0, toy.r1, ... The name of a
// type converter in them is Wide.
func Conversions(r *rand.Rand, n int) (rules string, roots []ConversionRoot) {
	var b strings.Builder
	for i := range n {
		w := &conversionWriter{Rand: r, n: i}
		b.WriteString(w.rule())
		roots = append(roots, w.root)
	}
	return b.String(), roots
}

// A conversionWriter writes a rule. It knows variables for converted values, lists of them, and types.
type conversionWriter struct {
	*rand.Rand
	n                       int
	root                    ConversionRoot
	match, rewrite          strings.Builder
	values, lists           []string // expressions for converted values
	operands, types, ranges []string // variables of the match
	vars                    int
}

func (w *conversionWriter) pick(list ...string) string { return list[w.IntN(len(list))] }

func (w *conversionWriter) name() string {
	w.vars++
	return fmt.Sprintf("v%d", w.vars)
}

// converter returns the name of a type converter in brackets, or none.
func (w *conversionWriter) converter() string { return w.pick("", "", "", "", "", "<Wide>") }

func (w *conversionWriter) rule() string {
	var operands, results []string
	for i := range w.IntN(3) {
		name := fmt.Sprintf("x%d", i)
		w.operands = append(w.operands, name)
		if w.IntN(3) == 0 {
			operands = append(operands, fmt.Sprintf("%s: Value<s%d: Type>", name, i))
			w.types = append(w.types, fmt.Sprintf("s%d", i))
		} else {
			operands = append(operands, name+": Value")
		}
	}
	if len(operands) == 0 || w.IntN(4) == 0 {
		operands = append(operands, "xs: ValueRange")
		w.ranges = append(w.ranges, "xs")
	}
	count := w.IntN(3)
	w.root = ConversionRoot{Operands: len(w.operands), Results: count, Variadic: len(w.ranges) > 0}
	for i := range count {
		results = append(results, fmt.Sprintf("t%d: Type", i))
		w.types = append(w.types, fmt.Sprintf("t%d", i))
	}
	fmt.Fprintf(&w.match, "  let root = op<toy.r%d>(%s) -> (%s);\n", w.n, strings.Join(operands, ", "), strings.Join(results, ", "))
	for range w.IntN(3) {
		w.condition()
	}
	for range 1 + w.IntN(2) {
		w.step()
	}
	w.replace(count)
	return fmt.Sprintf("Pattern R%d {\n%s  rewrite root with {\n%s  };\n}\n", w.n, w.match.String(), w.rewrite.String())
}

// condition adds a statement to the match.
func (w *conversionWriter) condition() {
	v := w.name()
	switch {
	case len(w.types) > 0 && w.IntN(2) == 0:
		fmt.Fprintf(&w.match, "  let %s = convert_type%s(%s);\n", v, w.converter(), w.pick(w.types...))
		w.types = append(w.types, v)
	case len(w.operands) > 0 && w.IntN(3) > 0:
		fmt.Fprintf(&w.match, "  let %s = %s;\n", v, w.operand(w.pick(w.operands...)))
		w.values = append(w.values, v)
	case len(w.operands) > 0:
		fmt.Fprintf(&w.match, "  let %s = converted_operands(%s);\n", v, w.pick(w.operands...))
		w.lists = append(w.lists, v)
	default:
		fmt.Fprintf(&w.match, "  let %s = converted_operands%s(xs);\n", v, w.converter())
		w.lists = append(w.lists, v)
	}
}

// operand returns an expression for what an operand is after the conversion.
func (w *conversionWriter) operand(x string) string {
	if w.IntN(6) == 0 {
		return fmt.Sprintf("converted_operand(%s, type<\"%s\">)", x, w.pick("i32", "i32", "i64"))
	}
	return fmt.Sprintf("converted_operand%s(%s)", w.converter(), x)
}

// value returns an expression for one value.
func (w *conversionWriter) value() string {
	switch n := w.IntN(4); {
	case n < 2 && len(w.values) > 0:
		return w.pick(w.values...)
	case n == 2 && len(w.types) > 0 && len(w.values) > 0:
		return fmt.Sprintf("materialize%s(%s, %s)", w.converter(), w.pick(w.values...), w.typ())
	case len(w.operands) > 0:
		return w.operand(w.pick(w.operands...))
	}
	return w.list()
}

// list returns an expression for any number of values.
func (w *conversionWriter) list() string {
	switch {
	case len(w.lists) > 0 && w.IntN(2) == 0:
		return w.pick(w.lists...)
	case len(w.ranges) > 0:
		return fmt.Sprintf("converted_operands%s(xs)", w.converter())
	}
	return fmt.Sprintf("converted_operands(%s)", w.pick(w.operands...))
}

func (w *conversionWriter) typ() string {
	if len(w.types) == 0 || w.IntN(4) == 0 {
		return "type<\"i32\">"
	}
	if w.IntN(3) > 0 {
		return fmt.Sprintf("convert_type%s(%s)", w.converter(), w.pick(w.types...))
	}
	return w.pick(w.types...)
}

// step makes an operation.
func (w *conversionWriter) step() {
	args := w.list()
	if w.IntN(3) > 0 {
		args = w.value()
	}
	v := w.name()
	results := w.typ()
	many := w.IntN(3) == 0
	if many {
		results = "type<\"i32\">, " + results
	}
	fmt.Fprintf(&w.rewrite, "    let %s = op<machine.m%d>(%s) -> (%s);\n", v, w.n, args, results)
	w.values = append(w.values, v+".0")
	if many {
		w.values = append(w.values, v+".1")
	}
}

// replace replaces the root, which has some results.
func (w *conversionWriter) replace(results int) {
	if results == 0 {
		w.rewrite.WriteString("    erase root;\n")
		return
	}
	groups := make([]string, results)
	for i := range groups {
		groups[i] = w.pick(w.values...)
		if results > 1 || w.IntN(2) == 0 {
			switch w.IntN(8) {
			case 0:
				groups[i] = fmt.Sprintf("[%s, %s]", w.pick(w.values...), w.pick(w.values...))
			case 1:
				groups[i] = "[]"
			}
		}
	}
	text := strings.Join(groups, ", ")
	if results > 1 {
		text = "(" + text + ")"
	}
	fmt.Fprintf(&w.rewrite, "    replace root with %s;\n", text)
}

// ConversionInput returns operations that rules of [Conversions] match, or nearly match.
func ConversionInput(r *rand.Rand, roots []ConversionRoot) string {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	type value struct{ name, typ string }
	values := []value{{"%a", "i32"}, {"%b", "!toy.pair"}, {"%c", "i1"}}
	var b strings.Builder
	b.WriteString("%a, %b, %c = \"machine.start\"() : () -> (i32, !toy.pair, i1)\n")
	for i := range 1 + r.IntN(4) {
		var names, operands, defs, results []string
		n := r.IntN(len(roots))
		count := roots[n]
		if count.Variadic {
			count.Operands += r.IntN(3)
		}
		if r.IntN(20) == 0 {
			count.Operands++
		}
		for range count.Operands {
			v := values[0]
			if r.IntN(4) == 0 {
				v = values[r.IntN(len(values))]
			}
			names, operands = append(names, v.name), append(operands, v.typ)
		}
		for k := range count.Results {
			v := value{fmt.Sprintf("%%v%d_%d", i, k), "i32"}
			if r.IntN(8) == 0 {
				v.typ = pick("!toy.pair", "!toy.nothing", "f16", "i1")
			}
			defs, results = append(defs, v.name), append(results, v.typ)
			values = append([]value{v}, values...)
		}
		if len(defs) > 0 {
			b.WriteString(strings.Join(defs, ", ") + " = ")
		}
		op := fmt.Sprintf("toy.r%d", n)
		if r.IntN(5) == 0 {
			op = "machine.use"
		}
		fmt.Fprintf(&b, "%q(%s) : (%s) -> (%s)\n", op, strings.Join(names, ", "), strings.Join(operands, ", "), strings.Join(results, ", "))
	}
	return b.String()
}
