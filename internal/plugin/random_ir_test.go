package plugin_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// An irWriter writes random operations that random rules may match.
type irWriter struct {
	*rand.Rand
	b      strings.Builder
	names  int
	values []typedValue
	used   []typedValue
	bound  map[string]typedValue // values of symbols of the rule whose source is written
	given  map[string]string     // its attributes
	rule   *rule
}

var irTypes = []string{"i32", "i32", "i32", "f32", "i64", "i8", "tensor<2xi8>"}

func (w *irWriter) chance(percent int) bool { return w.IntN(100) < percent }

// module returns a module whose rules are to be applied, with instances of their sources.
func (w *irWriter) module(names []string, rules []*rule) string {
	fmt.Fprintf(&w.b, "module attributes {rule.apply = [%s]} {\n", strings.Join(names, ", "))
	for range 2 {
		for _, r := range rules {
			w.rule, w.bound, w.given = r, map[string]typedValue{}, map[string]string{}
			w.operation(r.source, "")
		}
	}
	var uses, types []string
	for _, v := range w.used {
		uses, types = append(uses, v.name), append(types, v.typ)
	}
	fmt.Fprintf(&w.b, "\"u.use\"(%s) : (%s) -> () loc(\"use\")\n} loc(\"module\")\n", strings.Join(uses, ", "), strings.Join(types, ", "))
	return w.b.String()
}

// value returns a value that no operation of the dialect makes, or an earlier one.
func (w *irWriter) value(typ string) typedValue {
	if typ == "" {
		typ = oneOf(w.Rand, irTypes)
	}
	var fit []typedValue
	for _, v := range w.values {
		if v.typ == typ {
			fit = append(fit, v)
		}
	}
	if len(fit) > 0 && w.chance(70) {
		return oneOf(w.Rand, fit)
	}
	w.names++
	v := typedValue{fmt.Sprintf("%%v%d", w.names), typ}
	fmt.Fprintf(&w.b, "%s = \"u.v\"() : () -> %s loc(\"v%d\")\n", v.name, v.typ, w.names)
	w.values = append(w.values, v)
	return v
}

// operand returns a value for an operand of a type, "" for any.
func (w *irWriter) operand(a *arg, typ string) typedValue {
	if a.nested != nil && w.chance(92) {
		var fit []typedValue
		for _, v := range w.operation(a.nested, typ) {
			if typ == "" || v.typ == typ {
				fit = append(fit, v)
			}
		}
		if len(fit) > 0 {
			return oneOf(w.Rand, fit)
		}
	}
	if v, ok := w.bound[a.symbol]; ok && a.symbol != "" && (typ == "" || v.typ == typ) && w.chance(90) {
		return v
	}
	if len(a.types) > 0 && typ == "" && w.chance(90) {
		typ = oneOf(w.Rand, a.types)
	}
	v := w.value(typ)
	if a.symbol != "" {
		w.bound[a.symbol] = v
	}
	return v
}

// fixed returns the type that a parameter requires, "" for any.
func (w *irWriter) fixed(p param, same string) string {
	switch p.typ {
	case "T":
		return same
	case "i":
		return oneOf(w.Rand, []string{"i32", "i64"})
	}
	return p.typ
}

// operation writes an operation like n, with a result of a type if it is not "", and returns
// its results.
func (w *irWriter) operation(n *node, want string) []typedValue {
	same := want
	if same == "" || n.op.is("const") {
		same = oneOf(w.Rand, irTypes[:5])
	}
	args := slices.Clone(n.args)
	if n.either >= 0 && w.chance(50) && n.op.is("bin") {
		args[0], args[1] = args[1], args[0]
	}
	size := w.IntN(3) // of groups of the same size
	for _, a := range args {
		if a.listed {
			size = len(a.list)
		}
	}
	var operands []typedValue
	var sizes []int
	var entries []string
	for i, a := range args {
		p := n.op.params[i]
		switch {
		case p.kind != "":
			if v := w.attribute(a); v != "" {
				entries = append(entries, p.name+" = "+v)
				if p.kind == "@typed" {
					_, same, _ = strings.Cut(v, " : ")
				}
			}
			continue
		case p.size == 0:
			operands, sizes = append(operands, w.operand(a, w.fixed(p, same))), append(sizes, 1)
			continue
		}
		count := w.groupSize(n.op, a, size)
		for k := range count {
			e := &arg{}
			if a.listed && k < len(a.list) {
				e = a.list[k]
			}
			operands = append(operands, w.operand(e, w.fixed(p, same)))
		}
		sizes = append(sizes, count)
	}
	if n.op.is("sized") && !n.op.is("sized_results") {
		entries = append(entries, segments("operand", sizes))
	}
	var results []string
	var counts []int
	size = w.IntN(3)
	for _, p := range n.op.results {
		count := 1
		switch {
		case n.op.is("same_results") && p.size != 0:
			count = size
		case p.size == '*':
			count = w.IntN(3)
		case p.size == '?':
			count = w.IntN(2)
		}
		counts = append(counts, count)
		for range count {
			t := w.fixed(p, same)
			switch {
			case p.typ == "V":
				t = same
			case t == "" && want != "" && w.chance(80):
				t = want
			case t == "":
				t = oneOf(w.Rand, irTypes)
			}
			results = append(results, t)
		}
	}
	if n.op.is("sized_results") {
		entries = append(entries, segments("result", counts))
	}
	return w.write(n.op, operands, entries, results)
}

// groupSize returns the number of values for a group of operands.
func (w *irWriter) groupSize(o *operation, a *arg, size int) int {
	switch {
	case a.size == '?' && w.rule.present:
		return 1
	case a.size == '?':
		return w.IntN(2)
	case o.is("same_size"):
		return size
	case a.listed && w.chance(90):
		return len(a.list)
	}
	return w.IntN(4)
}

func segments(what string, sizes []int) string {
	return fmt.Sprintf("%sSegmentSizes = array<i32: %s>", what, strings.Trim(strings.ReplaceAll(fmt.Sprint(sizes), " ", ", "), "[]"))
}

// attribute returns the value of an attribute, "" if it is absent.
func (w *irWriter) attribute(a *arg) string {
	kind := attributeKinds[a.kind]
	if a.value > 0 && w.chance(85) {
		return kind.values[a.value-1]
	}
	if (a.absent || a.hasValue) && w.chance(35) {
		return ""
	}
	return oneOf(w.Rand, kind.values)
}

func (w *irWriter) write(o *operation, operands []typedValue, entries, results []string) []typedValue {
	w.names++
	var names, types []string
	for _, v := range operands {
		names, types = append(names, v.name), append(types, v.typ)
	}
	var made []typedValue
	for i, t := range results {
		name := fmt.Sprintf("%%r%d#%d", w.names, i)
		if len(results) == 1 {
			name = fmt.Sprintf("%%r%d", w.names)
		}
		made = append(made, typedValue{name, t})
	}
	left, properties, regions := "", "", ""
	switch len(results) {
	case 0:
	case 1:
		left = fmt.Sprintf("%%r%d = ", w.names)
	default:
		left = fmt.Sprintf("%%r%d:%d = ", w.names, len(results))
	}
	if len(entries) > 0 {
		properties = " <{" + strings.Join(entries, ", ") + "}>"
	}
	if o.is("body") {
		regions = " ({}, {})"
	}
	fmt.Fprintf(&w.b, "%s\"rule.%s\"(%s)%s%s : (%s) -> (%s) loc(\"r%d\")\n", left, o.name, strings.Join(names, ", "), properties, regions,
		strings.Join(types, ", "), strings.Join(results, ", "), w.names)
	w.used = append(w.used, made...)
	w.values = append(w.values, made...)
	return made
}
