package plugin_test

import (
	"fmt"
	"slices"
	"strings"
)

// drrPrelude defines the native code and the constraints of random rules of DRR.
const drrPrelude = `
def AddOne : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() + 1)">;
def SumOf : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() + $1.getInt())">;
def TextOf : NativeCodeCall<"$_builder.getStringAttr(\"made\")">;
def I8Type : NativeCodeCall<"::mlir::TypeAttr::get($_builder.getI8Type())">;
def MakeUn : NativeCodeCall<"::rule::UnOp::create($_builder, $_loc, $0)">;
def Same : NativeCodeCall<"$0">;
def TypeOf : NativeCodeCall<"$0.getType()">;
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">>;
def Different : Constraint<CPred<"$0 != $1">>;
def NoInteger : Constraint<CPred<"!$0.getType().isInteger(32)">>;
def Small : Constraint<CPred<"$0.getInt() < 5">>;
`

// drr writes a random rule of DRR.
func (w *ruleWriter) drr(name string) *rule {
	w.names, w.symbols, w.either = 0, nil, false
	r := &rule{name: name}
	w.rule = r
	r.source = w.sourceNode(w.operation(func(o *operation) bool { return !o.is("const") && !o.is("sized_results") }), 1+w.IntN(2))
	constraints := w.constraints()
	var before []string
	for range max(0, w.IntN(4)-1) {
		before = append(before, w.auxiliary())
	}
	results := append(before, w.replacements()...)
	var after []string
	if w.listing = w.chance(10); w.listing { // names are not bound here, either
		after = append(after, w.created(w.operation(func(o *operation) bool { return o.infers() }), 1, "", false))
	}
	w.listing = false
	r.text = fmt.Sprintf("def %s : Pattern<%s,\n  [%s],\n  [%s], [%s], (addBenefit %d)>;\n", name, r.source.drr(), strings.Join(results, ", "),
		strings.Join(constraints, ", "), strings.Join(after, ", "), w.IntN(3))
	return r
}

// drr returns the text of a source operation.
func (n *node) drr() string {
	var parts []string
	for i, a := range n.args {
		text := a.drr()
		switch {
		case i == n.either:
			text = "(either " + text
		case n.either >= 0 && i == n.either+1:
			text += ")"
		}
		parts = append(parts, text)
	}
	return "(" + strings.TrimSpace(n.op.class+colon(n.symbol)+" "+strings.Join(parts, ", ")) + ")"
}

func colon(symbol string) string {
	if symbol == "" {
		return ""
	}
	return ":$" + symbol
}

func (a *arg) drr() string {
	kind := attributeKinds[a.kind]
	switch {
	case a.nested != nil:
		return a.nested.drr()
	case a.listed:
		var parts []string
		for _, e := range a.list {
			parts = append(parts, e.drr())
		}
		return "(" + strings.TrimSpace("variadic"+colon(a.symbol)+" "+strings.Join(parts, ", ")) + ")"
	case a.value > 0:
		return drrConstant(a.param, a.value-1) + colon(a.symbol)
	case a.strict:
		return kind.constraint + colon(a.symbol)
	case a.leaf != "":
		return a.leaf + colon(a.symbol)
	case a.symbol != "":
		return "$" + a.symbol
	}
	return "$_"
}

func drrConstant(p param, i int) string {
	kind := attributeKinds[p.kind]
	code := strings.ReplaceAll(kind.code[i], `"`, `\"`)
	switch {
	case p.isProperty():
		return fmt.Sprintf(`ConstantProp<%s, "%s">`, kind.constraint, code)
	case p.kind == "@str":
		return fmt.Sprintf(`ConstantStrAttr<%s, %s>`, kind.constraint, kind.code[i])
	}
	return fmt.Sprintf(`ConstantAttr<%s, "%s">`, kind.constraint, code)
}

// values returns the texts of single values that are bound.
func (w *ruleWriter) values() []string {
	var list []string
	for _, s := range w.symbols {
		switch {
		case s.op == nil && s.kind == "" && s.size == 0:
			list = append(list, "$"+s.name)
		case s.op != nil && len(s.op.results) == 1 && s.op.singles():
			list = append(list, "$"+s.name)
		case s.op != nil && len(s.op.results) > 1:
			for i, p := range s.op.results {
				if p.size == 0 {
					list = append(list, fmt.Sprintf("$%s__%d", s.name, i))
				}
			}
		}
	}
	return list
}

// others returns the texts of single values that are not results of the root, which cannot
// replace themselves: mica reports that, the reference leaves null values.
func (w *ruleWriter) others() []string {
	root := w.rule.source.symbol
	return slices.DeleteFunc(w.values(), func(v string) bool {
		return root != "" && (v == "$"+root || strings.HasPrefix(v, "$"+root+"__"))
	})
}

func (w *ruleWriter) constraints() []string {
	if w.either {
		return nil // mica tries the other order if one of them fails
	}
	var list []string
	values := w.values()
	for range max(0, w.IntN(4)-2) {
		if len(values) == 0 {
			break
		}
		x, y := oneOf(w.Rand, values), oneOf(w.Rand, values)
		switch w.IntN(4) {
		case 0:
			list = append(list, "(SameType "+x+", "+y+")")
		case 1:
			list = append(list, "(Different "+x+", "+y+")")
		case 2:
			list = append(list, "(NoInteger "+x+")")
		default:
			if numbers := w.attributes("@i32"); len(numbers) > 0 {
				list = append(list, "(Small "+oneOf(w.Rand, numbers)+")")
			}
		}
	}
	return list
}

// attributes returns the texts of attributes of a kind that are present.
func (w *ruleWriter) attributes(kind string) []string {
	var list []string
	for _, s := range w.symbols {
		if s.kind == kind && (!s.absent || s.strict) {
			list = append(list, "$"+s.name)
		}
	}
	return list
}

// auxiliary writes an operation that is made before those that replace results.
func (w *ruleWriter) auxiliary() string {
	if values := w.others(); len(values) > 0 && w.chance(15) {
		name := w.name("v")
		text := fmt.Sprintf("(%s:$%s %s)", oneOf(w.Rand, []string{"MakeUn", "Same"}), name, oneOf(w.Rand, values))
		w.symbols = append(w.symbols, symbol{name: name, made: true})
		return text
	}
	o := w.operation(func(o *operation) bool { return o.infers() })
	return w.created(o, 1, w.name("n"), false)
}

// replacements returns the texts that replace the results of the root.
func (w *ruleWriter) replacements() []string {
	root := w.rule.source.op
	if len(root.results) == 0 {
		if w.chance(20) {
			return nil
		}
		return []string{w.created(w.operation(func(o *operation) bool { return o.infers() }), 2, "", false)}
	}
	if root.singles() && (len(root.results) == 1 || w.chance(40)) {
		var list []string
		for range root.results {
			list = append(list, w.replacement())
		}
		return list
	}
	// One operation with the same groups of results.
	o := w.operation(func(o *operation) bool {
		if o.is("sized_results") || o.is("const") || len(o.results) != len(root.results) {
			return false
		}
		for i, p := range o.results {
			if p.size != root.results[i].size {
				return false
			}
		}
		return o != root || w.chance(10)
	})
	return []string{w.created(o, 2, "", true)}
}

// replacement returns the text that replaces one result.
func (w *ruleWriter) replacement() string {
	values := w.others()
	switch {
	case len(values) > 0 && w.chance(25):
		return "(replaceWithValue " + oneOf(w.Rand, values) + ")"
	case len(values) > 0 && w.chance(10):
		return fmt.Sprintf("(%s %s)", oneOf(w.Rand, []string{"MakeUn", "Same"}), oneOf(w.Rand, values))
	}
	o := w.operation(func(o *operation) bool {
		return len(o.results) == 1 && o.singles() && o != w.rule.source.op && o.name != "const"
	})
	return w.created(o, 2, "", true)
}

// created writes an operation of the result. typed: its types are those of the root.
func (w *ruleWriter) created(o *operation, depth int, name string, typed bool) string {
	size := -1 // of variadic groups that must have the same
	var ranges []string
	if o.is("same_size") {
		for _, s := range w.symbols {
			if s.op == nil && s.kind == "" && s.size == '*' && s.node != nil && s.node.op.is("same_size") {
				ranges = append(ranges, "$"+s.name)
			}
		}
		if size = w.IntN(3); len(ranges) < 2 || ranges[0] == ranges[1] || w.chance(30) {
			ranges = nil
		}
	}
	separate := !typed && !(len(o.results) == 1 && o.results[0].typ == "T") // the builder with a parameter for each
	var parts []string
	for _, p := range o.params {
		switch {
		case p.kind != "":
			parts = append(parts, w.createdAttribute(p))
		case p.size == 0:
			parts = append(parts, w.createdValue(depth))
		case p.size == '?':
			parts = append(parts, w.createdOptional(depth, separate))
		case len(ranges) > 0:
			parts = append(parts, ranges[len(parts)%2])
		default:
			parts = append(parts, w.createdRange(depth, size))
		}
	}
	if len(o.results) > 0 && w.chance(20) {
		if l := w.location(); l != "" {
			parts = append(parts, l)
		}
	}
	text := "(" + strings.TrimSpace(o.class+colon(name)+" "+strings.Join(parts, ", ")) + ")"
	if name != "" && len(o.results) > 0 {
		w.symbols = append(w.symbols, symbol{name: name, op: o, made: true})
	}
	return text
}

func (w *ruleWriter) location() string {
	var located []string
	for _, s := range w.symbols {
		if !s.made && (s.op != nil && len(s.op.results) == 1 && s.op.singles() || s.op == nil && s.kind == "" && s.size == 0) {
			located = append(located, "$"+s.name)
		}
	}
	if len(located) == 0 || w.chance(20) {
		return `(location "named")`
	}
	switch w.IntN(3) {
	case 0:
		return fmt.Sprintf("(location %s)", oneOf(w.Rand, located))
	case 1:
		return fmt.Sprintf("(location %s, %s)", oneOf(w.Rand, located), oneOf(w.Rand, located))
	}
	return fmt.Sprintf(`(location %s, "meta")`, oneOf(w.Rand, located))
}

func (w *ruleWriter) createdValue(depth int) string {
	values := w.values()
	if len(values) > 0 && (depth <= 0 || w.chance(60)) {
		return oneOf(w.Rand, values)
	}
	if depth <= 0 {
		return w.created(w.operation(func(o *operation) bool { return o.is("const") }), 0, "", false)
	}
	if w.chance(15) && len(values) > 0 {
		name := oneOf(w.Rand, []string{"CastOp", "CastOp"})
		return fmt.Sprintf("(%s %s, (returnType %s))", name, w.createdValue(depth-1),
			oneOf(w.Rand, []string{`"$_builder.getI64Type()"`, oneOf(w.Rand, values), "(TypeOf " + oneOf(w.Rand, values) + ")"}))
	}
	o := w.operation(func(o *operation) bool { return o.infers() && len(o.results) == 1 })
	name := ""
	if w.chance(20) && !w.listing {
		name = w.name("n")
	}
	return w.created(o, depth-1, name, false)
}

func (w *ruleWriter) createdRange(depth, size int) string {
	if size < 0 {
		var ranges []string
		for _, s := range w.symbols {
			if s.op == nil && s.kind == "" && s.size == '*' {
				ranges = append(ranges, "$"+s.name)
			}
			if s.op != nil && !s.made && len(s.op.results) > 1 {
				for i, p := range s.op.results {
					if p.size == '*' {
						ranges = append(ranges, fmt.Sprintf("$%s__%d", s.name, i))
					}
				}
			}
		}
		if len(ranges) > 0 && w.chance(70) {
			return oneOf(w.Rand, ranges)
		}
		size = w.IntN(4)
	}
	// mlir-tblgen binds the names in a list again, and refuses that unless they are operands.
	outer := w.listing
	w.listing = true
	defer func() { w.listing = outer }()
	var operands []string
	for _, s := range w.symbols {
		if s.op == nil && s.kind == "" && s.size == 0 && !s.made {
			operands = append(operands, "$"+s.name)
		}
	}
	var parts []string
	for range size {
		if len(operands) > 0 && w.chance(75) {
			parts = append(parts, oneOf(w.Rand, operands))
			continue
		}
		o := w.operation(func(o *operation) bool { return o.infers() && len(o.results) == 1 })
		parts = append(parts, w.created(o, min(depth, 1)-1, "", false))
	}
	return "(" + strings.TrimSpace("variadic "+strings.Join(parts, ", ")) + ")"
}

func (w *ruleWriter) createdOptional(depth int, separate bool) string {
	for _, s := range w.symbols {
		if s.op == nil && s.kind == "" && s.size == '?' && w.chance(60) {
			w.rule.present = w.rule.present || !separate
			return "$" + s.name
		}
	}
	return w.createdValue(depth)
}

func (w *ruleWriter) createdAttribute(p param) string {
	kind := attributeKinds[p.kind]
	var same []string
	for _, s := range w.symbols {
		if s.kind == p.kind && (p.absent || !s.absent || s.strict) {
			same = append(same, "$"+s.name)
		}
	}
	if len(same) > 0 && w.chance(60) {
		return oneOf(w.Rand, same)
	}
	numbers := w.attributes("@i32")
	switch {
	case p.kind == "@i32" && len(numbers) > 0 && w.chance(30):
		return "(AddOne " + oneOf(w.Rand, numbers) + ")"
	case p.kind == "@i32" && len(numbers) > 0 && w.chance(30):
		return "(SumOf " + oneOf(w.Rand, numbers) + ", (AddOne " + oneOf(w.Rand, numbers) + "))"
	case p.kind == "@str" && w.chance(20):
		return "(TextOf)"
	case len(kind.code) > 0:
		return drrConstant(p, w.IntN(len(kind.code)))
	case p.kind == "@unit":
		return "ConstUnitAttr"
	case p.kind == "@any" || p.kind == "@typed":
		return `ConstantAttr<I32Attr, "4">`
	case p.kind == "@type":
		return "(I8Type)"
	case p.kind == "@sym":
		return `ConstantAttr<FlatSymbolRefAttr, "\"made\"">`
	}
	panic("no constant of kind " + p.kind)
}
