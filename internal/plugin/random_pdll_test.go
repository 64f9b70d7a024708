package plugin_test

import (
	"fmt"
	"slices"
	"strings"
)

// pdllPrelude defines the functions of random rules of PDLL.
const pdllPrelude = `
Constraint SameType(x: Value, y: Value) [{ return success(x.getType() == y.getType()); }];
Constraint Different(x: Value, y: Value) [{ return success(x != y); }];
Constraint NoInteger(x: Value) [{ return success(!x.getType().isInteger(32)); }];
Constraint Small(a: Attr) [{ return success(llvm::cast<IntegerAttr>(a).getInt() < 5); }];
Constraint Many(xs: ValueRange) [{ return success(xs.size() > 1); }];
Constraint Wide(t: Type) [{ return success(t.isInteger(64)); }];
Constraint Alone(o: Op) [{ return success(llvm::hasSingleElement(o->getUsers())); }];
Rewrite AddOne(a: Attr) -> Attr [{ return rewriter.getI32IntegerAttr(llvm::cast<IntegerAttr>(a).getInt() + 1); }];
Rewrite SumOf(a: Attr, b: Attr) -> Attr [{
  return rewriter.getI32IntegerAttr(llvm::cast<IntegerAttr>(a).getInt() + llvm::cast<IntegerAttr>(b).getInt());
}];
Rewrite TextOf() -> Attr [{ return rewriter.getStringAttr("made"); }];
Rewrite TypeOf(x: Value) -> Type [{ return x.getType(); }];
Rewrite Same(x: Value) -> Value [{ return x; }];
Rewrite Twice(x: Value) -> Value { return op<rule.un>(op<rule.pure>(x)); }
Rewrite Both(x: Value, y: Value) {
  return (first = op<rule.bin>(x, y), second = op<rule.bin>(y, x));
}
`

// A pdllWriter writes one random rule of PDLL.
type pdllWriter struct {
	*ruleWriter
	lets    []string
	defined map[string]bool // the names that the text has bound
	types   []string        // names of types that the source binds
}

// reachable reports whether the byte code of the reference finds the groups of operands of
// an operation that are given one by one: one of variable size must be the last one,
// or an attribute has the sizes.
func (o *operation) reachable() bool {
	return !o.is("head") && !o.is("same_size") && !o.is("mixed")
}

// access returns the number of a result that can be named alone, which is one value. The
// byte code of the reference takes all results from a group on, and so finds only the last.
func (o *operation) access() (int, bool) {
	last := len(o.results) - 1
	return last, o.singles() && last >= 0
}

// pdll writes a random rule of PDLL.
func (w *ruleWriter) pdll(name string) *rule {
	w.names, w.symbols, w.either, w.inPDLL = 0, nil, false, true
	r := &rule{name: name}
	w.rule = r
	p := &pdllWriter{ruleWriter: w, defined: map[string]bool{}}
	r.source = w.sourceNode(w.operation(func(o *operation) bool { return !o.is("const") && !o.is("sized_results") && o.reachable() }), 1+w.IntN(2))
	r.source.symbol = "root"
	p.named(r.source)
	p.let("root", p.source(r.source))
	p.constraints()
	matched := p.lets
	p.lets = nil
	rewrite := p.rewrite(r.source.op)
	if len(p.lets) > 0 || w.chance(20) {
		rewrite = "rewrite root with {\n    " + strings.Join(append(p.lets, rewrite), ";\n    ") + ";\n  }"
	}
	recursion := ""
	if w.chance(10) || slices.ContainsFunc([]string{"op<rule." + r.source.op.name + ">", "Twice", "Both"}, func(made string) bool {
		return strings.Contains(rewrite, made)
	}) {
		recursion = ", recursion" // without it, mica does not apply a pattern to operations that it has created itself
	}
	r.text = fmt.Sprintf("Pattern %s with benefit(%d)%s {\n  %s;\n}\n", name, w.IntN(3), recursion, strings.Join(append(matched, rewrite), ";\n  "))
	return r
}

func (w *pdllWriter) let(name, value string) {
	w.lets = append(w.lets, fmt.Sprintf("let %s = %s", name, value))
	w.defined[name] = true
}

// named binds the operations with names below an operation of the source.
func (w *pdllWriter) named(n *node) {
	for _, a := range n.args {
		if a.nested == nil {
			continue
		}
		w.named(a.nested)
		if a.nested.symbol != "" {
			w.let(a.nested.symbol, w.source(a.nested))
		}
	}
}

// source returns the text of an operation of the source and binds the values in it.
func (w *pdllWriter) source(n *node) string {
	var operands, attributes []string
	for _, a := range n.args {
		switch {
		case a.kind != "":
			if text := w.sourceAttribute(a); text != "" {
				attributes = append(attributes, a.name+" = "+text)
			}
			continue
		case a.nested != nil:
			operands = append(operands, w.sourceOperand(a.nested))
		case a.size != 0:
			operands = append(operands, w.bound(a.symbol, "ValueRange"))
		default:
			operands = append(operands, w.bound(a.symbol, w.valueConstraint(a)))
		}
	}
	text := "op<rule." + n.op.name + ">"
	// Operands that may be anything are left out.
	if slices.ContainsFunc(operands, func(o string) bool { return o != "_: Value" && o != "_: ValueRange" }) {
		text += "(" + strings.Join(operands, ", ") + ")"
	}
	if len(attributes) > 0 {
		text += " {" + strings.Join(attributes, ", ") + "}"
	}
	if n.op.singles() && len(n.op.results) > 0 && w.chance(25) {
		var types []string
		for range n.op.results {
			types = append(types, w.sourceType())
		}
		text += " -> (" + strings.Join(types, ", ") + ")"
	}
	return text
}

// bound returns a variable, with its constraint if it is new.
func (w *pdllWriter) bound(name, constraint string) string {
	switch {
	case name == "":
		return "_: " + constraint
	case w.defined[name]:
		return name
	}
	w.defined[name] = true
	return name + ": " + constraint
}

func (w *pdllWriter) valueConstraint(a *arg) string {
	if w.defined[a.symbol] && a.symbol != "" {
		return ""
	}
	switch leaf := pdllLeaves[a.leaf]; {
	case leaf != "":
		return "Value<_: " + leaf + ">"
	case a.leaf == "" && w.chance(25):
		return "Value<" + w.sourceType() + ">"
	}
	return "Value"
}

// pdllLeaves are the constraints of types that have a name, with the names in DRR.
var pdllLeaves = map[string]string{"I32": "I32", "F32": "F32", "I64": "I64", "AnyInteger": "AnyInteger"}

func (w *pdllWriter) sourceType() string {
	switch {
	case len(w.types) > 0 && w.chance(30):
		return oneOf(w.Rand, w.types)
	case w.chance(15):
		return `type<"` + oneOf(w.Rand, []string{"i32", "f32"}) + `">`
	case w.chance(20):
		return "_: " + oneOf(w.Rand, []string{"I32", "AnyInteger", "Type", "AnyRankedTensor"})
	}
	name := w.name("t")
	w.types = append(w.types, name)
	if w.chance(20) {
		return name + ": [Type, " + oneOf(w.Rand, []string{"AnyInteger", "AnyType", "Wide"}) + "]"
	}
	return name + ": Type"
}

// sourceOperand returns a result of a nested operation.
func (w *pdllWriter) sourceOperand(n *node) string {
	text := n.symbol
	if text == "" {
		text = w.source(n)
	}
	if len(n.op.results) == 1 && w.chance(70) {
		return text
	}
	return text + w.member(n.op)
}

// member returns the access to the result of an operation.
func (w *pdllWriter) member(o *operation) string {
	i, _ := o.access()
	if w.chance(50) {
		return "." + o.results[i].name
	}
	return fmt.Sprintf(".%d", i)
}

func (w *pdllWriter) sourceAttribute(a *arg) string {
	kind := attributeKinds[a.kind]
	constraint := "Attr"
	if a.strict {
		constraint = kind.constraint
	}
	switch {
	case a.value > 0 && a.symbol != "":
		w.let(a.symbol, "attr<"+quoted(kind.values[a.value-1])+">")
		return a.symbol
	case a.value > 0:
		return "attr<" + quoted(kind.values[a.value-1]) + ">"
	case a.symbol == "" && a.strict:
		return "_: " + constraint
	case a.symbol == "":
		return ""
	}
	return w.bound(a.symbol, constraint)
}

func quoted(text string) string { return `"` + strings.ReplaceAll(text, `"`, `\"`) + `"` }

// values returns single values that are bound and are not results of the root.
func (w *pdllWriter) values() []string {
	var list []string
	for _, s := range w.symbols {
		switch {
		case s.op == nil && s.kind == "" && s.size == 0:
			list = append(list, s.name)
		case s.op != nil && s.node != w.rule.source:
			if _, ok := s.op.access(); ok {
				list = append(list, s.name+w.member(s.op))
			}
		}
	}
	return list
}

// ranges returns the names of groups of operands that are bound.
func (w *pdllWriter) ranges() []string {
	var list []string
	for _, s := range w.symbols {
		if s.op == nil && s.kind == "" && s.size != 0 {
			list = append(list, s.name)
		}
	}
	return list
}

// bindings returns the names of attributes of a kind.
func (w *pdllWriter) bindings(kind string) []string {
	var list []string
	for _, s := range w.symbols {
		if s.kind == kind {
			list = append(list, s.name)
		}
	}
	return list
}

func (w *pdllWriter) constraints() {
	values, ranges, numbers := w.values(), w.ranges(), w.bindings("@i32")
	for range max(0, w.IntN(4)-2) {
		var text string
		switch k := w.IntN(8); {
		case k == 0 && len(values) > 0:
			text = "SameType(" + oneOf(w.Rand, values) + ", " + oneOf(w.Rand, values) + ")"
		case k == 1 && len(values) > 0:
			text = "Different(" + oneOf(w.Rand, values) + ", " + oneOf(w.Rand, values) + ")"
		case k == 2 && len(values) > 0:
			text = "NoInteger(" + oneOf(w.Rand, values) + ")"
		case k == 3 && len(numbers) > 0:
			text = "Small(" + oneOf(w.Rand, numbers) + ")"
		case k == 4 && len(ranges) > 0:
			text = "Many(" + oneOf(w.Rand, ranges) + ")"
		case k == 5 && len(w.types) > 0:
			text = "Wide(" + oneOf(w.Rand, w.types) + ")"
		case k == 6:
			text = "Alone(root)"
		default:
			continue
		}
		if w.chance(40) {
			text = "not " + text
		}
		w.lets = append(w.lets, text)
	}
}

// rewrite returns the last statement, which replaces or erases the root.
func (w *pdllWriter) rewrite(root *operation) string {
	for range max(0, w.IntN(4)-2) {
		w.auxiliary()
	}
	if len(root.results) == 0 {
		if w.chance(40) {
			return "erase root"
		}
		return "replace root with " + w.created(w.operation(func(o *operation) bool { return len(o.results) == 0 }), 2, "")
	}
	if root.singles() && w.chance(60) {
		var list []string
		for range root.results {
			list = append(list, w.createdValue(1))
		}
		if len(list) == 1 {
			return "replace root with " + list[0]
		}
		return "replace root with (" + strings.Join(list, ", ") + ")"
	}
	o := w.operation(func(o *operation) bool {
		if !o.creatable() || o.is("const") || len(o.results) != len(root.results) {
			return false
		}
		for i, p := range o.results {
			if p.size != root.results[i].size {
				return false
			}
		}
		return true
	})
	return "replace root with " + w.created(o, 2, "-")
}

// creatable reports whether the byte code of the reference creates a complete operation:
// it creates no regions, does not compute the sizes of groups, and sets no properties.
func (o *operation) creatable() bool {
	return !o.is("body") && !o.is("props") && !o.is("sized_results")
}

// typ returns the text of the types of a new operation, "" if they are deduced.
func (o *operation) typ(w *ruleWriter) string {
	if o.is("un") || o.is("pure") || o.is("bin") {
		return ""
	}
	var list []string
	for _, p := range o.results {
		t := p.typ
		if t == "" || t == "V" {
			t = oneOf(w.Rand, []string{"i32", "i64", "f32"})
		}
		list = append(list, `type<"`+t+`">`)
	}
	return strings.Join(list, ", ")
}

// auxiliary writes a statement that makes a value.
func (w *pdllWriter) auxiliary() {
	name, values := w.name("n"), w.values()
	if len(values) > 0 && w.chance(30) {
		switch w.IntN(3) {
		case 0:
			w.let(name, "Both("+oneOf(w.Rand, values)+", "+oneOf(w.Rand, values)+")")
			w.symbols = append(w.symbols, symbol{name: name + oneOf(w.Rand, []string{".first.0", ".second.0", ".0.0", ".1.0"}), made: true})
			return
		case 1:
			w.let(name, "Twice("+oneOf(w.Rand, values)+")")
		default:
			w.let(name, "Same("+oneOf(w.Rand, values)+")")
		}
		w.symbols = append(w.symbols, symbol{name: name, made: true})
		return
	}
	o := w.operation(func(o *operation) bool { return o.creatable() && (len(o.results) == 0 || o.singles()) })
	text := w.created(o, 1, "")
	if len(o.results) == 0 {
		w.lets = append(w.lets, text)
		return
	}
	w.let(name, text)
	w.symbols = append(w.symbols, symbol{name: name, op: o, made: true})
}

// created returns the text of a new operation. types are those of its results, "" for any, "-" for
// those of the replaced operation.
func (w *pdllWriter) created(o *operation, depth int, types string) string {
	var operands, attributes, sizes []string
	for _, p := range o.params {
		switch {
		case p.kind != "":
			if value := w.createdAttribute(p); value != "" {
				attributes = append(attributes, p.name+" = "+value)
			}
		case p.size == 0 || p.size == '?':
			operands, sizes = append(operands, w.createdValue(depth)), append(sizes, "1")
		case o.is("sized") || w.chance(50):
			text, n := w.createdRange(depth)
			operands, sizes = append(operands, text), append(sizes, n)
		default:
			if ranges := w.ranges(); len(ranges) > 0 {
				operands = append(operands, oneOf(w.Rand, ranges))
			} else {
				text, _ := w.createdRange(depth)
				operands = append(operands, text)
			}
		}
	}
	if o.is("sized") {
		attributes = append(attributes, `operandSegmentSizes = attr<"array<i32: `+strings.Join(sizes, ", ")+`>">`)
	}
	if w.chance(10) {
		attributes = append(attributes, `note = attr<"unit">`)
	}
	text := "op<rule." + o.name + ">(" + strings.Join(operands, ", ") + ")"
	if len(attributes) > 0 {
		text += " {" + strings.Join(attributes, ", ") + "}"
	}
	if types == "" {
		if types = o.typ(w.ruleWriter); o.is("cast") && len(w.types) > 0 && w.chance(60) {
			types = oneOf(w.Rand, w.types)
		} else if values := w.values(); o.is("cast") && len(values) > 0 && w.chance(30) {
			types = "TypeOf(" + oneOf(w.Rand, values) + ")"
		}
		if types != "" {
			text += " -> (" + types + ")"
		}
	}
	return text
}

func (w *pdllWriter) createdValue(depth int) string {
	values := w.values()
	if len(values) > 0 && (depth <= 0 || w.chance(60)) {
		return oneOf(w.Rand, values)
	}
	if depth <= 0 {
		return w.created(w.operation(func(o *operation) bool { return o.is("const") }), 0, "")
	}
	if len(values) > 0 && w.chance(10) {
		return oneOf(w.Rand, []string{"Same(", "Twice("}) + oneOf(w.Rand, values) + ")"
	}
	o := w.operation(func(o *operation) bool { return o.creatable() && o.singles() && len(o.results) == 1 })
	return w.created(o, depth-1, "")
}

// createdRange returns a group of listed values and their number.
func (w *pdllWriter) createdRange(depth int) (text, size string) {
	n := 1 + w.IntN(3)
	var list []string
	for range n {
		value := w.createdValue(min(depth, 1) - 1)
		if n > 1 && strings.HasPrefix(value, "op<") {
			// An operation in a tuple needs a name: without one, the reference makes it several times.
			name := w.name("n")
			w.let(name, value)
			value = name + ".r"
		}
		list = append(list, value)
	}
	if n == 1 {
		return list[0], "1"
	}
	return "(" + strings.Join(list, ", ") + ")", fmt.Sprint(n)
}

func (w *pdllWriter) createdAttribute(p param) string {
	kind := attributeKinds[p.kind]
	same, numbers := w.bindings(p.kind), w.bindings("@i32")
	switch {
	case len(same) > 0 && w.chance(60):
		return oneOf(w.Rand, same)
	case p.absent && w.chance(50) || p.hasValue && w.chance(50):
		return ""
	case p.kind == "@i32" && len(numbers) > 0 && w.chance(30):
		return "AddOne(" + oneOf(w.Rand, numbers) + ")"
	case p.kind == "@i32" && len(numbers) > 0 && w.chance(30):
		return "SumOf(" + oneOf(w.Rand, numbers) + ", AddOne(" + oneOf(w.Rand, numbers) + "))"
	case p.kind == "@str" && w.chance(20):
		return "TextOf()"
	}
	return "attr<" + quoted(oneOf(w.Rand, kind.values)) + ">"
}
