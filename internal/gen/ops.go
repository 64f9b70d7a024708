package gen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// An opText holds the data from which the code of an operation is generated.
type opText struct {
	p    *pkg
	op   *ods.Operator
	def  *ir.OpDef
	typ  string // the wrapper, "AddOp"
	stem string // "Add" in NewAdd, AddOptions and VerifyAdd
	// accessors are the Go names of operands, results, attributes and properties (by
	// slot), regions and successors.
	operands, results, slots, regions, successors []string
	attrs                                         []string // by slot, of the attributes themselves
	kinds                                         []kind   // by slot
	folds                                         bool     // the user folds it
	methods                                       []*methodText
	copy                                          copyText
	custom                                        []*customBuilder
}

// A copyText holds the arguments and options with which the builder of an operation copies an
// operation w, for tests of builders and accessors.
type copyText struct {
	args    []string
	options []string // statements that set the fields of o
}

// opTexts are those of the operations of the dialect, in order.
func (p *pkg) opTexts() []*opText {
	var all []*opText
	taken := map[string]bool{}
	for _, op := range p.module.Ops {
		def := p.ctx.LookupOp(op.Name())
		if def == nil || def.Model != op {
			p.problem(op.Record, "op '"+op.Name()+"'", "it is not loaded")
			continue
		}
		o := &opText{p: p, op: op, def: def, typ: exported(op.CppClass)}
		if !strings.HasSuffix(o.typ, "Op") {
			o.typ += "Op"
		}
		for taken[o.typ] {
			o.typ += "Op"
		}
		taken[o.typ] = true
		o.stem = strings.TrimSuffix(o.typ, "Op")
		if o.stem == "" {
			o.stem = o.typ
		}
		o.nameParts()
		all = append(all, o)
	}
	return all
}

// nameParts gives Go names to the parts of the operation.
func (o *opText) nameParts() {
	for _, a := range o.op.Attributes {
		o.kinds = append(o.kinds, o.p.attrKind(a.Attr, &o.def.Attributes[len(o.kinds)]))
	}
	for _, x := range o.op.Properties {
		o.kinds = append(o.kinds, o.p.propKind(x.Prop, &o.def.Attributes[len(o.kinds)]))
	}
	s := scope{taken: opMethods()}
	o.methods = o.p.methodsOf(o.op.Name(), o.receiver().class, o.op.Traits)
	reserve(s.taken, o.methods, o.accessorType)
	part := func(name, suffix, other string) string {
		if name == "" {
			name = other
		}
		return s.name(exported(name), suffix)
	}
	for i, v := range o.op.Operands {
		o.operands = append(o.operands, part(v.Name, "Operand", fmt.Sprintf("operand %d", i)))
	}
	for i, v := range o.op.Results {
		other := fmt.Sprintf("result %d", i)
		if len(o.op.Results) == 1 {
			other = "result"
		}
		o.results = append(o.results, part(v.Name, "Value", other))
	}
	for _, a := range o.op.Attributes {
		o.slots = append(o.slots, part(a.Name, "Attr", ""))
	}
	for _, x := range o.op.Properties {
		o.slots = append(o.slots, part(x.Name, "Attr", ""))
	}
	for i, r := range o.op.Regions {
		o.regions = append(o.regions, part(r.Name, "Region", fmt.Sprintf("region %d", i)))
	}
	for i, x := range o.op.Successors {
		o.successors = append(o.successors, part(x.Name, "Block", fmt.Sprintf("successor %d", i)))
	}
	for slot := range o.slots {
		o.attrs = append(o.attrs, s.name(exported(o.def.Attributes[slot].Name)+"Attr", "ibute"))
	}
}

// accessorType returns the result type of the accessor with a name, or "" if the operation has
// none or the accessor also reports whether the part is present. Only attributes and properties
// can be set.
func (o *opText) accessorType(name string, set bool) string {
	for i, a := range o.op.Attributes {
		if exported(a.Name) == name && !o.absent(i) {
			return o.kinds[i].typ
		}
	}
	for i, x := range o.op.Properties {
		if exported(x.Name) == name && !o.absent(len(o.op.Attributes)+i) {
			return o.kinds[len(o.op.Attributes)+i].typ
		}
	}
	if set {
		return ""
	}
	for _, v := range o.op.Operands {
		if exported(v.Name) == name && v.Constraint.Arity == ods.Single {
			return "*ir.Value"
		}
	}
	for _, v := range o.op.Results {
		if exported(v.Name) == name && v.Constraint.Arity == ods.Single {
			return "*ir.Value"
		}
	}
	for _, r := range o.op.Regions {
		if exported(r.Name) == name && !r.Variadic {
			return "*ir.Region"
		}
	}
	for _, b := range o.op.Successors {
		if exported(b.Name) == name && !b.Variadic {
			return "*ir.Block"
		}
	}
	return ""
}

// opsFile writes the wrappers and builders.
func (p *pkg) opsFile() *file {
	ops := p.ops
	if len(ops) == 0 {
		return nil
	}
	f := p.newFile("ops")
	f.use(irPath)
	if p.options.Parts != Whole {
		p.opNames(f)
	}
	for _, o := range ops {
		o.wrapper(f)
		o.accessors(f)
		p.writeMethods(f, o.receiver(), o.methods)
		o.builder(f)
		o.customBuilders(f)
		o.adaptor(f)
	}
	if p.translator != nil {
		p.translator.writeFunctions(f)
	}
	if strings.Contains(f.body.String(), "typed.") {
		f.use(typedPath)
	}
	return f
}

func (o *opText) wrapper(f *file) {
	doc := o.typ + " is " + o.op.Name() + sentence(o.op.Summary) + o.p.at(o.op.Record) + "."
	comment(f, doc)
	markdown(f, o.op.Description)
	o.signature(f)
	f.line("type %s struct{ Operation *ir.Operation }\n", o.typ)
	f.line("func (op %s) Op() *ir.Operation { return op.Operation }", o.typ)
	if len(o.op.Results) > 0 {
		f.line("func (op %s) Result(i int) *ir.Value { return op.Operation.Result(i) }", o.typ)
	}
}

// signature lists the parts of the operation with their constraints.
func (o *opText) signature(f *file) {
	var lines []string
	add := func(name, what, summary string) {
		if summary != "" {
			what += ", " + strings.Join(strings.Fields(summary), " ")
		}
		lines = append(lines, fmt.Sprintf("  - %s: %s", name, what))
	}
	arity := func(what string, a ods.Arity) string {
		switch a {
		case ods.Optional:
			return "optional " + what
		case ods.Variadic:
			return what + "s"
		case ods.VariadicOfVariadic:
			return "groups of " + what + "s"
		}
		return what
	}
	for i, v := range o.op.Operands {
		add(o.operands[i], arity("operand", v.Constraint.Arity), v.Constraint.Base().Summary)
	}
	for i, a := range o.op.Attributes {
		what := "attribute"
		if a.Attr.IsOptional {
			what = "optional attribute"
		}
		summary := a.Attr.Summary
		if d := o.def.Attributes[i].Default; d != nil {
			summary += ", by default " + fmt.Sprint(d)
		}
		add(o.slots[i], what, summary)
	}
	for i, x := range o.op.Properties {
		add(o.slots[len(o.op.Attributes)+i], "property", x.Prop.Summary)
	}
	for i, v := range o.op.Results {
		add(o.results[i], arity("result", v.Constraint.Arity), v.Constraint.Base().Summary)
	}
	for i, r := range o.op.Regions {
		what := "region"
		if r.Variadic {
			what = "regions"
		}
		add(o.regions[i], what, r.Constraint.Summary)
	}
	for i, x := range o.op.Successors {
		what := "successor"
		if x.Variadic {
			what = "successors"
		}
		add(o.successors[i], what, x.Constraint.Summary)
	}
	if len(lines) == 0 {
		return
	}
	f.line("//")
	for _, l := range lines {
		f.line("// %s", l)
	}
}

// indexed reports whether the index of an operand is that of its group: only single ones precede it. Segment sizes
// may differ from that in operations that are not verified; natives take those where they are.
func (o *opText) indexed(group int) bool {
	if o.p.options.Parts == Whole || o.setters() && o.op.HasTrait("AttrSizedOperandSegments") {
		return o.fixedOperands()
	}
	return !slices.ContainsFunc(o.op.Operands[:group+1], func(v *ods.Value) bool { return v.IsVariableLength() })
}

// fixedOperands reports whether the index of an operand is that of its group.
func (o *opText) fixedOperands() bool {
	return !slices.ContainsFunc(o.op.Operands, func(v *ods.Value) bool { return v.IsVariableLength() })
}

func (o *opText) fixedResults() bool {
	return !slices.ContainsFunc(o.op.Results, func(v *ods.Value) bool { return v.IsVariableLength() })
}

// accessors writes the methods that return operands, results, attributes, regions and successors.
// Without groups of variable length they use fixed indices, which need no segment sizes.
func (o *opText) accessors(f *file) {
	defer f.line("")
	for i, v := range o.op.Operands {
		name := o.operands[i]
		switch v.Constraint.Arity {
		case ods.Single:
			get := fmt.Sprintf("op.Operation.GroupOperand(%d)", i)
			if o.indexed(i) {
				get = fmt.Sprintf("op.Operation.Operand(%d)", i)
			}
			o.method(f, name, "*ir.Value", get)
		case ods.Optional:
			o.method(f, name, "(*ir.Value, bool)", fmt.Sprintf("typed.Optional(op.Operation.GroupOperand(%d))", i))
		case ods.Variadic:
			o.method(f, name, "typed.Operands", fmt.Sprintf("op.Operation.OperandGroup(%d)", i))
		case ods.VariadicOfVariadic:
			o.method(f, name, "[]typed.Operands", fmt.Sprintf("typed.Groups(op.Operation, %d, %q)", i, v.Constraint.SegmentAttr))
		}
	}
	for i, v := range o.op.Results {
		name := o.results[i]
		switch v.Constraint.Arity {
		case ods.Single:
			get := fmt.Sprintf("op.Operation.GroupResult(%d)", i)
			if o.fixedResults() {
				get = fmt.Sprintf("op.Operation.Result(%d)", i)
			}
			o.method(f, name, "*ir.Value", get)
		case ods.Optional:
			o.method(f, name, "(*ir.Value, bool)", fmt.Sprintf("typed.Optional(op.Operation.GroupResult(%d))", i))
		default:
			o.method(f, name, "typed.Results", fmt.Sprintf("op.Operation.ResultGroup(%d)", i))
		}
	}
	for slot := range o.slots {
		o.attribute(f, slot)
	}
	for i, r := range o.op.Regions {
		if r.Variadic {
			o.method(f, o.regions[i], "[]ir.Region", fmt.Sprintf("op.Operation.RegionGroup(%d)", i))
		} else {
			o.method(f, o.regions[i], "*ir.Region", fmt.Sprintf("op.Operation.Region(%d)", i))
		}
	}
	for i, s := range o.op.Successors {
		if s.Variadic {
			o.method(f, o.successors[i], "[]ir.BlockOperand", fmt.Sprintf("op.Operation.SuccessorGroup(%d)", i))
		} else {
			o.method(f, o.successors[i], "*ir.Block", fmt.Sprintf("op.Operation.Successor(%d)", i))
		}
	}
}

func (o *opText) method(f *file, name, result, expr string) {
	f.line("func (op %s) %s() %s { return %s }", o.typ, name, result, expr)
}

// adaptor writes the adaptor of the operation: it with other values for its operands.
func (o *opText) adaptor(f *file) {
	if len(o.op.Operands) == 0 && !o.folds {
		return
	}
	name := o.stem + "Adaptor"
	comment(f, name+" is "+o.op.Name()+" with other values for its operands.")
	f.line("type %s[T any] struct {\n%s\nAdapted []T // by operand\n}\n", name, o.typ)
	for i, v := range o.op.Operands {
		result, expr := "T", fmt.Sprintf("typed.OneOf(op.Operation, %d, op.Adapted)", i)
		switch v.Constraint.Arity {
		case ods.Single:
			if o.fixedOperands() {
				expr = fmt.Sprintf("op.Adapted[%d]", i)
			}
		case ods.Optional:
			result, expr = "(T, bool)", fmt.Sprintf("typed.OptionalOf(op.Operation, %d, op.Adapted)", i)
		case ods.Variadic:
			result, expr = "[]T", fmt.Sprintf("typed.GroupOf(op.Operation, %d, op.Adapted)", i)
		case ods.VariadicOfVariadic:
			result, expr = "[][]T", fmt.Sprintf("typed.InnerOf(op.Operation, %d, %q, op.Adapted)", i, v.Constraint.SegmentAttr)
		}
		f.line("func (op %s[T]) %s() %s { return %s }", name, o.operands[i], result, expr)
	}
	f.line("")
}

// absent reports whether the attribute in a slot may be absent and has no default, so that the
// accessor reports whether it is present.
func (o *opText) absent(slot int) bool {
	d := &o.def.Attributes[slot]
	return d.Optional && d.Default == nil && d.Initial == nil
}

// attribute writes the accessors of an attribute or a property.
func (o *opText) attribute(f *file, slot int) {
	k, name, d := o.kinds[slot], o.slots[slot], &o.def.Attributes[slot]
	inherent := o.inherent(slot)
	if !k.flag && o.p.options.Parts != Whole {
		o.method(f, o.attrs[slot], "ir.Attribute", inherent)
	}
	switch {
	case k.nilable && !o.setters():
		return // the attribute itself
	case k.flag:
		o.method(f, name, "bool", fmt.Sprintf(k.get, inherent))
	case o.absent(slot):
		o.optional(f, slot)
	case d.Optional && d.Default != nil:
		// It is absent and read as the default.
		f.line("func (op %s) %s() %s {", o.typ, name, k.typ)
		f.line("a := %s\nif a == nil {\na = op.Operation.Def().Attributes[%d].Default\n}", inherent, slot)
		f.line("return "+k.get+"\n}", "a")
	default:
		o.method(f, name, k.typ, fmt.Sprintf(k.get, inherent))
	}
	if !o.setters() {
		return
	}
	f.line("func (op %s) Set%s(v %s) { typed.Set(op.Operation, %d, "+k.set+") }", o.typ, name, k.typ, slot, "v")
	if o.absent(slot) && !k.flag && !k.nilable {
		f.line("func (op %s) Remove%s() { op.Operation.SetInherent(%d, nil) }", o.typ, name, slot)
	}
}

// sentence returns a summary as the end of a sentence.
func sentence(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if s == "" {
		return ""
	}
	return ": " + strings.TrimSuffix(s, ".")
}

// comment writes a comment, broken into lines.
func comment(f *file, text string) {
	line := "//"
	for w := range strings.FieldsSeq(text) {
		if len(line)+len(w) > 96 && line != "//" {
			f.line("%s", line)
			line = "//"
		}
		line += " " + w
	}
	f.line("%s", line)
}

// markdown writes a description as a doc comment: code is indented, headings and lists are
// those of Go.
func markdown(f *file, text string) {
	lines := strings.Split(text, "\n")
	indent := -1
	for _, l := range lines {
		if t := strings.TrimLeft(l, " \t"); t != "" && (indent < 0 || len(l)-len(t) < indent) {
			indent = len(l) - len(t)
		}
	}
	for i, l := range lines {
		lines[i] = strings.TrimRight(l[min(max(indent, 0), len(l)):], " \t\r")
	}
	for len(lines) > 0 && lines[0] == "" {
		lines = lines[1:]
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	if len(lines) == 0 {
		return
	}
	f.line("//")
	code := false
	for _, l := range lines {
		switch {
		case strings.HasPrefix(strings.TrimSpace(l), "```"):
			code = !code
			f.line("//")
		case l == "":
			f.line("//")
		case code:
			f.line("//\t%s", l)
		default:
			f.line("// %s", strings.TrimPrefix(l, "//"))
		}
	}
}
