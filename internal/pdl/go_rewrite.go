package pdl

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// goInputs are the fields in which a match keeps the inputs of its rewrite and the operations
// that it visited.
type goInputs struct {
	pattern   *GoPattern
	positions []*position
	fields    []GoField
	visited   []*position
	absent    map[*position]bool // may be absent in a match
}

func (g *goSet) inputs(i int) *goInputs {
	in := g.rewrites[i].in
	if in == nil {
		in = &goInputs{pattern: g.Patterns[g.first+i], absent: map[*position]bool{}}
		g.rewrites[i].in = in
		for _, pos := range g.patterns[i].used {
			in.add(pos)
		}
	}
	return in
}

// add returns the field for a position.
func (in *goInputs) add(pos *position) string {
	if pos.isChosen() {
		pos = pos.parent()
	}
	for i, p := range in.positions {
		if p == pos {
			return in.fields[i].Name
		}
	}
	base := goVariable(pos)
	name := base
	for i := 2; in.has(name); i++ {
		name = base + "_" + strconv.Itoa(i)
	}
	in.positions = append(in.positions, pos)
	in.fields = append(in.fields, GoField{name, goTypes[pos.typ]})
	in.pattern.Fields = in.fields
	return name
}

func (in *goInputs) has(name string) bool {
	for _, f := range in.fields {
		if f.Name == name {
			return true
		}
	}
	return false
}

// A goStep is a statement of a rewrite.
type goStep struct {
	text string
	// defines is the variable of a step that does nothing but compute its value, and need
	// not be made if nothing uses it.
	defines string
	results []string // the variables of the results of a native function
}

// A goRewriteWriter writes the function of one rewrite.
type goRewriteWriter struct {
	*goSet
	pattern int
	exprs   map[ref]string
	absent  map[ref]bool   // the registers whose value may be absent
	whole   map[ref]string // operations whose results are all in one register
	steps   []goStep
	n       [numKinds]int
	calls   int
}

// writeRewrite writes the function of a rewrite.
func (g *goSet) writeRewrite(i int) {
	p, in := g.Patterns[g.first+i], g.inputs(i)
	w := &goRewriteWriter{goSet: g, pattern: i, exprs: map[ref]string{}, absent: map[ref]bool{}, whole: map[ref]string{}}
	for k, f := range g.rewrites[i].inputs {
		pos := g.patterns[i].used[k]
		w.exprs[f] = "m." + in.add(pos)
		w.absent[f] = in.absent[pos]
	}
	for pc := g.rewrites[i].start; g.program.rewrite[pc].op != opFinish; pc++ {
		w.step(&g.program.rewrite[pc])
	}
	out := &g.rewriting
	name := p.Name
	if name == "" {
		name = "a rule without a name"
	}
	param, m := "", "m := &s."+p.Inputs
	if p.Many {
		param, m = "i int, ", "m := &s."+p.Inputs+"[i]"
	}
	fmt.Fprintf(out, "// %s applies %s", p.Rewrite, name)
	if text, _ := strconv.Unquote(placeText(g.patterns[i].op)); text != "" {
		fmt.Fprintf(out, " (%s)", text)
	}
	fmt.Fprintf(out, ".\nfunc (s *%s) %s(%sr *rewrite.Rewriter) bool {\n%s\n", g.State, p.Rewrite, param, m)
	var matched []string
	root := ""
	for _, pos := range in.visited {
		matched = append(matched, "m."+in.add(pos))
		if pos.isRoot() {
			root = matched[len(matched)-1]
		}
	}
	fmt.Fprintf(out, "x := &s.rewrite\nx.Begin(r, %s)\n", strings.Join(matched, ", "))
	if g.RootLocations && root != "" && len(matched) > 1 {
		fmt.Fprintf(out, "x.FuseLocations(%s.Origin())\n", root)
	}
	out.WriteString(w.text())
	fmt.Fprintf(out, "return true\n}\n\n")
}

// text returns the steps without those that nothing needs.
func (w *goRewriteWriter) text() string {
	text := ""
	for i := len(w.steps) - 1; i >= 0; i-- {
		s := w.steps[i]
		if s.defines != "" && !mentions(text, s.defines) {
			continue
		}
		line := s.text
		for _, r := range s.results {
			if !mentions(text, r) {
				line = strings.Replace(line, r, "_", 1)
			}
		}
		text = line + "\n" + text
	}
	return text
}

// mentions reports whether a Go text has an identifier.
func mentions(text, name string) bool { return word(name).MatchString(text) }

func word(name string) *regexp.Regexp {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\b`)
}

func (w *goRewriteWriter) variable(f ref) string {
	w.n[f.kind]++
	name := goRegister[f.kind] + strconv.Itoa(w.n[f.kind])
	w.exprs[f] = name
	return name
}

// goRegister are the names of variables by kind.
var goRegister = [numKinds]string{
	operationValue:      "op",
	valueValue:          "value",
	typeValue:           "type",
	attributeValue:      "attr",
	valueRangeValue:     "values",
	typeRangeValue:      "types",
	operationRangeValue: "ops",
	attributeRangeValue: "attrs",
}

// define adds a step that only computes a value.
func (w *goRewriteWriter) define(f ref, format string, args ...any) {
	name := w.variable(f)
	w.absent[f] = true
	w.steps = append(w.steps, goStep{text: name + " := " + fmt.Sprintf(format, args...), defines: name})
}

func (w *goRewriteWriter) do(format string, args ...any) {
	w.steps = append(w.steps, goStep{text: fmt.Sprintf(format, args...)})
}

// orFail is the statement of a step that may fail.
const orFail = "if !%s {\nreturn false\n}"

func (w *goRewriteWriter) expr(k valueKind, reg int32) string { return w.exprs[ref{k, reg}] }

func group(n int32) string {
	if n == none {
		return "compiled.All"
	}
	return strconv.Itoa(int(n))
}

// step translates an instruction.
func (w *goRewriteWriter) step(in *inst) {
	switch in.op {
	case opResult:
		w.define(ref{valueValue, in.a}, "compiled.Result(%s, %d)", w.expr(operationValue, in.b), in.c)
	case opResults:
		if in.c == none {
			w.whole[ref{valueRangeValue, in.a}] = w.expr(operationValue, in.b)
		}
		w.define(ref{valueRangeValue, in.a}, "compiled.Results(%s, %s, %t).List(nil)", w.expr(operationValue, in.b), group(in.c), in.defined)
	case opResultSingle:
		w.define(ref{valueValue, in.a}, "compiled.Results(%s, %s, %t).Single()", w.expr(operationValue, in.b), group(in.c), in.defined)
	case opValueType:
		w.define(ref{typeValue, in.a}, "compiled.TypeOf(%s)", w.expr(valueValue, in.b))
	case opValueTypes:
		w.define(ref{typeRangeValue, in.a}, "compiled.TypesOf(compiled.ValueList(%s)).List(nil)", w.expr(valueRangeValue, in.b))
	case opLoadAttribute:
		w.exprs[ref{attributeValue, in.a}] = w.attrField(w.program.attrConsts[in.b])
	case opLoadType:
		w.exprs[ref{typeValue, in.a}] = w.typeField(w.program.typeConsts[in.b])
	case opLoadTypes:
		w.exprs[ref{typeRangeValue, in.a}] = w.listField(w.typeArray(w.program.listConsts[in.b]))
	case opCreate:
		w.create(&w.program.creations[in.b])
	case opReplace:
		c := &w.program.replacements[in.b]
		w.do(orFail, fmt.Sprintf("x.With()%s.Replace(%s, %s)", w.parts(c.values), placeText(c.op), w.expr(operationValue, c.target)))
	case opErase:
		c := &w.program.replacements[in.b]
		w.do(orFail, fmt.Sprintf("x.Erase(%s, %s)", placeText(c.op), w.expr(operationValue, c.target)))
	case opRewrite:
		w.native(&w.program.calls[in.a])
	case opValuesRange:
		w.define(ref{valueRangeValue, in.a}, "x.With()%s.Values()", w.parts(w.program.concats[in.b]))
	case opTypesRange:
		w.define(ref{typeRangeValue, in.a}, "x.New(nil)%s.TypeList()", w.parts(w.program.concats[in.b]))
	default:
		panic("pdl: an instruction of the matcher in a rewrite")
	}
}

// parts returns the calls that append values or types to those of a new operation: the single
// ones that follow each other in one call.
func (w *goRewriteWriter) parts(list []ref) string {
	var b strings.Builder
	for i := 0; i < len(list); i++ {
		f := list[i]
		switch f.kind {
		case valueRangeValue:
			if op, ok := w.whole[f]; ok {
				fmt.Fprintf(&b, ".Results(%s)", op)
			} else {
				fmt.Fprintf(&b, ".OperandRange(%s)", w.exprs[f])
			}
		case typeRangeValue:
			fmt.Fprintf(&b, ".TypeRange(%s)", w.exprs[f])
		default:
			single := []string{w.exprs[f]}
			for ; i+1 < len(list) && list[i+1].kind == f.kind; i++ {
				single = append(single, w.exprs[list[i+1]])
			}
			call := "Operands"
			if f.kind == typeValue {
				call = "Types"
			}
			fmt.Fprintf(&b, ".%s(%s)", call, strings.Join(single, ", "))
		}
	}
	return b.String()
}

func (w *goRewriteWriter) create(c *creation) {
	var b strings.Builder
	fmt.Fprintf(&b, "x.NewOp(&%s, %q)%s", w.opField(c.def.Name), c.def.Name, w.parts(c.operands))
	switch {
	case c.infer:
		b.WriteString(".InferTypes()")
	case c.replaced != none:
		fmt.Fprintf(&b, ".TypesOf(%s)", w.expr(operationValue, c.replaced))
	default:
		b.WriteString(w.parts(c.types))
	}
	for _, a := range c.attrs {
		fmt.Fprintf(&b, ".Attr(%q, %s)", a.name, w.expr(attributeValue, a.reg))
	}
	if c.regions > 0 {
		fmt.Fprintf(&b, ".Regions(%d)", c.regions)
	}
	if c.successors > 0 {
		fmt.Fprintf(&b, ".Successors(%d)", c.successors)
	}
	f := ref{operationValue, c.dst}
	name := w.variable(f)
	w.do("%s := %s.Create(%s)\nif %[1]s == nil {\nreturn false\n}", name, b.String(), placeText(c.op))
}

// native translates the call of a native rewrite.
func (w *goRewriteWriter) native(c *call) {
	name := nativeName(c.op)
	native := &GoNative{Name: name, Rewrite: true, Op: c.op, Natives: w.natives}
	args := make([]string, len(c.args))
	for i, f := range c.args {
		args[i] = w.exprs[f]
		native.Args = append(native.Args, goTypes[f.kind])
		if f.kind != attributeValue && w.absent[f] {
			w.do("if %s == nil {\nreturn x.Absent(%s, %d, %q)\n}", args[i], placeText(c.op), i, name)
		}
	}
	for _, f := range c.results {
		native.Results = append(native.Results, goTypes[f.kind])
	}
	call := w.Native(native, args)
	if native.Step {
		w.do("%s", call)
		return
	}
	begin := "BeginNative"
	if native.Compact {
		begin = "BeginCompact"
	}
	var results []string
	for _, f := range c.results {
		results = append(results, w.variable(f))
		w.absent[f] = f.kind != valueRangeValue && f.kind != typeRangeValue
	}
	if len(results) == 0 {
		w.do("x.%s()\nif !x.Done(%s, %q, %s) {\nreturn false\n}", begin, placeText(c.op), name, call)
		return
	}
	w.calls++
	err := "err" + strconv.Itoa(w.calls)
	w.steps = append(w.steps, goStep{text: fmt.Sprintf("x.%s()\n%s, %s := %s\nif !x.Done(%s, %q, %[3]s) {\nreturn false\n}", begin, strings.Join(results, ", "), err, call, placeText(c.op), name), results: results})
}

// typeArray returns types as an attribute.
func (g *goSet) typeArray(list []ir.Type) ir.Attribute {
	array := make([]ir.Attribute, len(list))
	for i, t := range list {
		array[i] = g.ctx.TypeAttr(t)
	}
	return g.ctx.ArrayAttr(array)
}
