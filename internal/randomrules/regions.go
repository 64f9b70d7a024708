package randomrules

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Regions returns rules that match operations with regions and successors and make such operations, and operations
// that most of them match, or nearly match.
func Regions(r *rand.Rand) (rules, input string) {
	w := &regionWriter{Rand: r, types: map[string]string{}}
	for _, t := range []string{"i32", "i8", "i32"} {
		w.outer = append(w.outer, w.op("t.s", nil, t, "", ""))
	}
	for n := range 4 {
		if w.IntN(4) == 0 {
			w.branchRule(n)
		} else {
			w.rule(n)
		}
	}
	return w.rules.String(), w.input.String()
}

// A regionWriter writes rules and operations together: the description of an operation is written as a
// part of a rule and as operations that it matches.
type regionWriter struct {
	*rand.Rand
	rules, input strings.Builder
	vars, values int
	choices      int               // of the rule, each of which doubles its alternatives
	types        map[string]string // of the values of the input
	outer        []string          // the values at its beginning
}

// A region describes a region of a matched operation.
type region struct {
	name   string
	any    bool
	blocks []*block
}

// A block describes a block.
type block struct {
	label string // none if the block takes any arguments
	args  []string
	list  string // a name for all arguments instead
	ops   []*op
	rest  int // the operation before which there may be any others, or -1
}

// An op describes an operation.
type op struct {
	name, real string // as the rule and the input have it
	operands   []string
	bound      string // the variable of the rule
	regions    []*region
	branches   bool     // is a terminator that the input has with successors
	targets    []*block // its successors
	labels     bool     // the rule names them
}

func (w *regionWriter) pick(list ...string) string { return list[w.IntN(len(list))] }

func (w *regionWriter) fresh(prefix string) string {
	w.vars++
	return fmt.Sprint(prefix, w.vars)
}

// choose decides whether the rule has one more choice.
func (w *regionWriter) choose() bool {
	if w.choices == 3 || w.IntN(3) > 0 {
		return false
	}
	w.choices++
	return true
}

// describe returns a description of regions, in which values can be used.
func (w *regionWriter) describe(values []string, depth int) []*region {
	var list []*region
	for range 1 + w.IntN(2) {
		r := &region{}
		if w.IntN(2) == 0 {
			r.name = w.fresh("r")
		}
		switch w.IntN(6) {
		case 0:
			r.any = true
		case 1:
		default:
			w.describeBlocks(r, values, depth)
		}
		list = append(list, r)
	}
	return list
}

func (w *regionWriter) describeBlocks(r *region, values []string, depth int) {
	for i := range 1 + w.IntN(3) {
		b := &block{rest: -1}
		if i > 0 || w.IntN(3) > 0 {
			b.label = w.fresh("b")
			if w.IntN(5) == 0 {
				b.list = w.fresh("as")
			} else {
				for range w.IntN(3) {
					b.args = append(b.args, w.fresh("a"))
				}
			}
		}
		r.blocks = append(r.blocks, b)
	}
	for i, b := range r.blocks {
		known := append(append([]string(nil), values...), b.args...)
		for range w.IntN(3) {
			o := w.describeOp(known, depth)
			b.ops = append(b.ops, o)
			if o.bound != "" {
				known = append(known, o.bound+".0")
			}
		}
		if w.IntN(2) == 0 {
			b.rest = w.IntN(len(b.ops) + 1)
		}
		if len(r.blocks) == 1 && w.IntN(2) == 0 {
			continue
		}
		end := &op{name: "t.end", operands: w.some(known), branches: true}
		for range w.IntN(3) {
			to := r.blocks[w.IntN(len(r.blocks))]
			if to == r.blocks[0] || to.label == "" {
				continue // the entry block has no predecessors
			}
			end.targets = append(end.targets, to)
		}
		end.labels = len(end.targets) > 0 && w.IntN(3) > 0
		end.real = end.name
		b.ops = append(b.ops, end)
		if i == 0 {
			values = known // the entry block dominates the others
		}
	}
}

func (w *regionWriter) describeOp(values []string, depth int) *op {
	o := &op{name: w.pick("t.u", "t.w"), operands: w.some(values)}
	if w.choose() {
		o.name = w.pick("{t.u, t.w}", "{t.w, t.x}")
	}
	o.real = w.pick(strings.Split(strings.Trim(o.name, "{}"), ", ")...)
	if w.IntN(2) == 0 {
		o.bound = w.fresh("o")
	}
	if depth > 0 && w.IntN(4) == 0 {
		o.regions = w.describe(values, depth-1)
	}
	return o
}

// some returns up to two of the values, "" for any other.
func (w *regionWriter) some(values []string) []string {
	var list []string
	for range w.IntN(3) {
		if v := ""; len(values) > 0 && w.IntN(4) > 0 {
			v = values[w.IntN(len(values))]
			list = append(list, v)
		} else {
			list = append(list, v)
		}
	}
	return list
}

// text returns regions as the rule matches them.
func (w *regionWriter) text(regions []*region) string {
	var b strings.Builder
	b.WriteString(" {")
	for _, r := range regions {
		b.WriteString(" region")
		if r.name != "" {
			b.WriteString(" " + r.name)
		}
		if r.any {
			continue
		}
		b.WriteString(" {\n")
		for _, k := range r.blocks {
			w.blockText(&b, k)
		}
		b.WriteString("  }")
	}
	b.WriteString(" }")
	return b.String()
}

func (w *regionWriter) blockText(b *strings.Builder, k *block) {
	switch {
	case k.list != "":
		fmt.Fprintf(b, "  ^%s(%s: ValueRange):\n", k.label, k.list)
	case k.label != "":
		fmt.Fprintf(b, "  ^%s", k.label)
		for i, a := range k.args {
			fmt.Fprintf(b, "%s%s: Value", []string{"(", ", "}[min(i, 1)], a)
		}
		b.WriteString([]string{":\n", "):\n"}[min(len(k.args), 1)])
	}
	for i := range len(k.ops) + 1 {
		if i == k.rest {
			b.WriteString("    ...;\n")
		}
		if i < len(k.ops) {
			w.opText(b, k.ops[i])
		}
	}
	if len(k.args) > 0 && w.IntN(4) == 0 {
		fmt.Fprintf(b, "    %s;\n", w.pick("HasUsesAtMost("+k.args[0]+", 2)", "not op<t.x>("+k.args[0]+")", "not HasUses("+k.args[0]+", 3)"))
	}
	if k.list != "" && w.IntN(2) == 0 {
		fmt.Fprintf(b, "    forall e in %s { %s; }\n", k.list, w.pick("HasUsesAtMost(e, 1)", "not op<t.x>(e)"))
	}
}

func (w *regionWriter) opText(b *strings.Builder, o *op) {
	b.WriteString("    ")
	if o.bound != "" {
		fmt.Fprintf(b, "let %s = ", o.bound)
	}
	fmt.Fprintf(b, "op<%s>", o.name)
	var operands []string
	for _, v := range o.operands {
		if v == "" {
			v = "_: Value"
		}
		operands = append(operands, v)
	}
	switch {
	case len(operands) == 2 && w.choose():
		fmt.Fprintf(b, "(either(%s))", strings.Join(operands, ", "))
	case len(operands) == 1 && w.IntN(4) == 0:
		fmt.Fprintf(b, "(%s, none)", operands[0])
	case len(operands) > 0 || w.IntN(2) == 0:
		fmt.Fprintf(b, "(%s)", strings.Join(operands, ", "))
	}
	if o.labels {
		for i, t := range o.targets {
			fmt.Fprintf(b, "%s^%s", []string{"[", ", "}[min(i, 1)], t.label)
		}
		b.WriteString("]")
	}
	if o.bound != "" {
		b.WriteString(" -> (_: Type)")
	} else {
		b.WriteString(w.pick(" -> ()", " -> (none)"))
	}
	if o.regions != nil {
		b.WriteString(w.text(o.regions))
	}
	b.WriteString(";\n")
}

// op writes an operation of the input and returns its result if it has one.
func (w *regionWriter) op(name string, operands []string, result, regions, successors string) string {
	var types []string
	for _, v := range operands {
		types = append(types, w.types[v])
	}
	v := ""
	if result != "" {
		w.values++
		v = fmt.Sprintf("%%v%d", w.values)
		w.types[v] = result
		w.input.WriteString(v + " = ")
	}
	text := fmt.Sprintf("%q(%s)%s%s : (%s) -> ", name, strings.Join(operands, ", "), successors, regions, strings.Join(types, ", "))
	if result == "" {
		result = "()"
	}
	w.input.WriteString(text + result + "\n")
	return v
}

// inside returns the text that write writes to the input.
func (w *regionWriter) inside(write func()) string {
	before := w.input.String()
	w.input.Reset()
	write()
	text := w.input.String()
	w.input.Reset()
	w.input.WriteString(before)
	return text
}

// matching returns regions that a description matches, except for a few mistakes. env has the values of its variables.
func (w *regionWriter) matching(regions []*region, env map[string]string) string {
	var list []string
	for _, r := range regions {
		list = append(list, "{\n"+w.inside(func() {
			switch {
			case r.any && w.IntN(2) == 0:
				w.op("t.x", w.outer[:w.IntN(2)], "", "", "")
			case !r.any:
				w.matchingBlocks(r, env)
			}
		})+"}")
	}
	return " (" + strings.Join(list, ", ") + ")"
}

func (w *regionWriter) matchingBlocks(r *region, env map[string]string) {
	labels := map[*block]string{}
	for _, b := range r.blocks {
		labels[b] = w.fresh("^x")
	}
	for i, b := range r.blocks {
		args := b.args
		if b.list != "" || b.label == "" {
			args = make([]string, w.IntN(3))
		}
		var text []string
		for _, a := range args {
			w.values++
			v := fmt.Sprintf("%%v%d", w.values)
			w.types[v] = w.pick("i32", "i8")
			if a != "" {
				env[a] = v
			}
			text = append(text, v+": "+w.types[v])
		}
		if i > 0 || len(text) > 0 {
			fmt.Fprintf(&w.input, "%s(%s):\n", labels[b], strings.Join(text, ", "))
		}
		for j := range len(b.ops) + 1 {
			if j == b.rest {
				for range w.IntN(3) {
					w.op("t.y", w.outer[:w.IntN(2)], w.pick("", "i32"), "", "")
				}
			}
			if j < len(b.ops) {
				w.matchingOp(b.ops[j], labels, env)
			}
		}
		if len(r.blocks) > 1 && b.rest == len(b.ops) {
			w.op("t.end", nil, "", "", "")
		}
	}
	if len(r.blocks) == 1 && len(r.blocks[0].ops) == 0 && r.blocks[0].rest < 0 && r.blocks[0].label == "" && w.IntN(2) == 0 {
		w.op("t.y", nil, "", "", "")
	}
}

func (w *regionWriter) matchingOp(o *op, labels map[*block]string, env map[string]string) {
	name := o.real
	if !o.branches && w.IntN(16) == 0 {
		name = "t.x"
	}
	var operands []string
	for _, v := range o.operands {
		x := env[v]
		if x == "" || w.IntN(20) == 0 {
			x = w.outer[w.IntN(len(w.outer))]
		}
		operands = append(operands, x)
	}
	successors, result, regions := "", "", ""
	for i, t := range o.targets {
		if w.IntN(20) == 0 {
			t = o.targets[0]
		}
		successors += []string{"[", ", "}[min(i, 1)] + labels[t]
	}
	if successors != "" {
		successors += "]"
	}
	if o.bound != "" {
		result = w.pick("i32", "i8")
	}
	if o.regions != nil {
		regions = w.matching(o.regions, env)
	}
	if v := w.op(name, operands, result, regions, successors); v != "" {
		env[o.bound+".0"] = v
	}
}

// rule writes a rule that matches an operation with regions, and operations for it.
func (w *regionWriter) rule(n int) {
	name := fmt.Sprintf("t.root%d", n)
	w.choices = 0
	operands, values := w.pick("x: Value", "xs: ValueRange", "x: Value, y: Value", "either(x: Value, y: Value)", "x: Value, none"), []string(nil)
	for _, v := range []string{"x", "y"} {
		if strings.Contains(operands, v+": Value") && !strings.Contains(operands, "xs") {
			values = append(values, v)
		}
	}
	var regions []*region
	if w.IntN(6) > 0 {
		regions = w.describe(values, 1)
	}
	set, param, attrs, made := name, "", " {done = none}", "attr<\"true\">"
	if w.IntN(3) == 0 {
		set = fmt.Sprintf("{%s, t.other}", name)
	}
	switch w.IntN(4) {
	case 0:
		param, made = "[n in {1, 2}]", "n"
		attrs = " {done = none, k = n}"
	case 1:
		param, set = fmt.Sprintf("[n in {%s, t.other}]", name), "n"
	}
	fmt.Fprintf(&w.rules, "Pattern P%d%s with benefit(%d) {\n  let root = op<%s>(%s)%s -> (t: Type)", n, param, 1+w.IntN(2), set, operands, attrs)
	if regions != nil {
		w.rules.WriteString(w.text(regions))
	}
	w.rules.WriteString(";\n")
	w.result(regions, values, made)
	w.rules.WriteString("}\n")
	for range 4 {
		env := map[string]string{}
		var real []string
		count := len(values)
		if count == 0 {
			count = w.IntN(3)
		}
		for i := range count {
			v := w.outer[w.IntN(len(w.outer))]
			real = append(real, v)
			if i < len(values) {
				env[values[i]] = v
			}
		}
		text := ""
		if regions != nil {
			text = w.matching(regions, env)
		}
		text += w.pick("", "", "", " {done = true}")
		if strings.Contains(attrs, "k = n") {
			text = strings.TrimSuffix(text, " {done = true}") + w.pick(" {k = 1}", " {k = 2}", " {k = 3}")
		}
		v := w.op(w.pick(name, name, name, "t.other"), real, w.pick("i32", "i8"), text, "")
		w.outer = append(w.outer, v)
	}
}

// result writes the rewrite of a rule.
func (w *regionWriter) result(regions []*region, values []string, done string) {
	var named []string
	for _, r := range regions {
		if r.name != "" {
			named = append(named, r.name)
		}
	}
	with := strings.Join(values, ", ")
	if len(values) == 0 {
		with = "xs"
	}
	w.rules.WriteString("  rewrite root with {\n")
	if len(regions) > 0 && len(regions[0].blocks) == 1 && len(values) == len(regions[0].blocks[0].args) && regions[0].blocks[0].label != "" && regions[0].blocks[0].list == "" && w.IntN(2) == 0 {
		fmt.Fprintf(&w.rules, "    let all = InlineBlock(root, 0, (%s));\n    replace root with op<t.sum>(all) {done = %s} -> (t);\n  };\n", with, done)
		return
	}
	for _, r := range named {
		if w.IntN(3) == 0 {
			copied := w.fresh("c")
			fmt.Fprintf(&w.rules, "    let %s = op<t.copy>(%s) -> (t) { region clone %s%s };\n", copied, with, r, w.pick("", " region {}"))
			with = copied + ".0"
			if w.IntN(2) == 0 {
				fmt.Fprintf(&w.rules, "    op<t.after>(%s) -> ();\n", with)
			}
		}
	}
	var text string
	w.Shuffle(len(named), func(i, j int) { named[i], named[j] = named[j], named[i] })
	for _, r := range named {
		switch w.IntN(4) {
		case 0:
			text += " region {}"
		case 1:
			text += w.built(strings.Split(with, ", "))
		default:
			text += " region " + r
		}
	}
	if text == "" && w.IntN(2) == 0 {
		text = w.built(strings.Split(with, ", "))
	}
	if text != "" {
		text = " {" + text + " }"
	}
	fmt.Fprintf(&w.rules, "    replace root with op<%s>(%s) {done = %s} -> (t)%s;\n  };\n", w.pick("root", "t.done"), with, done, text)
}

// built returns a region that a rewrite builds.
func (w *regionWriter) built(values []string) string {
	var b strings.Builder
	labels := make([]string, w.IntN(3))
	for i := range labels {
		labels[i] = w.fresh("n")
	}
	b.WriteString(" region {\n")
	var entry []string
	for i := -1; i < len(labels); i++ {
		known := append(append([]string(nil), values...), entry...)
		if i >= 0 || w.IntN(2) == 0 {
			label := w.fresh("e")
			if i >= 0 {
				label = labels[i]
			}
			arg := w.fresh("a")
			fmt.Fprintf(&b, "    ^%s(%s: Value<%s>):\n", label, arg, w.pick("t", "type<\"i32\">"))
			known = append(known, arg)
			if i < 0 {
				entry = append(entry, arg)
			}
		}
		for range w.IntN(3) {
			v := w.fresh("p")
			nested := ""
			if w.IntN(6) == 0 {
				nested = " { region { op<t.in>(" + w.pick(known...) + ") -> (); } }"
			}
			fmt.Fprintf(&b, "      let %s = op<t.p>(%s) -> (t)%s;\n", v, w.pick(known...), nested)
			known = append(known, v+".0")
			if i < 0 {
				entry = append(entry, v+".0")
			}
		}
		targets := ""
		if len(labels) > 0 {
			targets = "[^" + w.pick(labels...)
			if w.IntN(2) == 0 {
				targets += ", ^" + w.pick(labels...)
			}
			targets += "]"
		}
		fmt.Fprintf(&b, "      op<t.end>(%s)%s -> ();\n", w.pick(known...), targets)
	}
	b.WriteString("    }")
	return b.String()
}

// branchRule writes a rule that matches a branch, and regions that have it.
func (w *regionWriter) branchRule(n int) {
	name := fmt.Sprintf("t.go%d", n)
	labels := w.pick("^a, ^b", "^a, ^b", "^a, ^a")
	last := strings.TrimPrefix(labels[len(labels)-2:], "^")
	last = "^" + strings.TrimLeft(last, "^ ")
	fmt.Fprintf(&w.rules, "Pattern P%d {\n  let f = op<t.s>;\n  let root = op<%s>(f.0, xs: ValueRange)[%s];\n", n, name, labels)
	switch w.IntN(4) {
	case 0:
		fmt.Fprintf(&w.rules, "  op<t.alt>(f.0)[%s];\n", last)
	case 1:
		fmt.Fprintf(&w.rules, "  not op<t.alt>(f.0)[^a];\n")
	case 2:
		fmt.Fprintf(&w.rules, "  let alt = op<t.alt>(f.0)[^c];\n")
		last = "^c"
	}
	fmt.Fprintf(&w.rules, "  rewrite root with {\n    op<t.new>(f.0, xs)[%s]%s -> ()%s;\n    erase root;\n  };\n}\n", w.pick("^a", last, last+", ^a", "^a, ^a, "+last), "",
		w.pick("", " { region { op<t.end>(xs) -> (); } }"))
	for range 4 {
		text := w.inside(func() {
			flag := w.op("t.s", nil, "i32", "", "")
			to := func() string { return w.pick("[^y, ^z]", "[^z, ^y]", "[^y, ^y]", "[^y]") }
			w.op(name, append([]string{flag}, w.outer[:w.IntN(3)]...), "", "", to())
			w.input.WriteString("^y:\n")
			w.op(w.pick("t.alt", "t.alt", "t.end"), []string{flag}, "", "", w.pick("[^y]", "[^z]"))
			w.input.WriteString("^z:\n")
			w.op(w.pick("t.alt", "t.end"), []string{flag}, "", "", w.pick("[^y]", "[^z]"))
		})
		w.op("t.scope", nil, "", " ({\n"+text+"})", "")
	}
}
