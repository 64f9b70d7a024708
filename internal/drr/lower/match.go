package lower

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// alternatives returns the number of ways in which a source tree can match: a
// factor of two for each `either`, and, for each nested operation, the number of
// results through which it may be reached.
func alternatives(n *drr.Node) int {
	count := 1
	if n.Kind == drr.Either {
		count = 2
	}
	for _, a := range n.Args {
		if a.Kind != drr.Nested {
			continue
		}
		if a.Node.Kind == drr.OpNode {
			count *= waysToReach(a.Node.Op)
		}
		if count *= alternatives(a.Node); count > 1<<20 {
			return count
		}
	}
	return count
}

// waysToReach returns the number of patterns that are needed for a nested operation:
// one for each result, since pdl names the result. If a group is variadic, the results
// have no numbers, and one pattern matches any of them.
func waysToReach(op *ods.Operator) int {
	if hasVariadic(op.Results) {
		return 1
	}
	return max(len(op.Results), 1)
}

func hasVariadic(values []*ods.Value) bool {
	return slices.ContainsFunc(values, (*ods.Value).IsVariableLength)
}

// choose returns the next digit of the alternative's mixed-radix number. The first is the most
// significant one, so that all ways to match the operands of an `either` in one order are tried
// before the other order.
func (l *lowering) choose(n int) int {
	l.ways /= n
	k := l.choice / l.ways
	l.choice %= l.ways
	return k
}

// matchOp lowers an operation of the source pattern and returns its handle.
func (l *lowering) matchOp(n *drr.Node, root bool) *ir.Value {
	defer l.enter(n)()
	op := n.Op
	args := l.flatten(n)
	listed := l.listOperands(op, args)
	var operands []*ir.Value
	var names []string
	var attrs []*ir.Value
	var later []func(op *ir.Value)
	for i, a := range args {
		switch arg := op.Args[i]; arg.Kind {
		case ods.OperandArg:
			if listed != nil {
				operands = append(operands, l.matchElements(op, op.Operands[arg.Index], listed[arg.Index], a)...)
				continue
			}
			operands = append(operands, l.matchOperand(op, op.Operands[arg.Index], a))
		case ods.AttributeArg:
			at := op.Attributes[arg.Index]
			h, after := l.matchAttr(at.Name, at.Attr, a)
			if h != nil {
				names, attrs = append(names, at.Name), append(attrs, h)
			}
			if after != nil {
				later = append(later, after)
			}
		case ods.PropertyArg:
			p := op.Properties[arg.Index]
			h, after := l.matchProperty(op, p, a)
			if h != nil {
				names, attrs = append(names, p.Name), append(attrs, h)
			}
			if after != nil {
				later = append(later, after)
			}
		}
	}
	partly := slices.Contains(listed, whole)
	if listed != nil && !partly && op.HasTrait("AttrSizedOperandSegments") {
		sizes := l.one("pdl.attribute", l.types.attribute, nil, attr("value", l.groupSizes(listed)))
		names, attrs = append(names, ir.OperandSegments), append(attrs, sizes)
	}
	var types []*ir.Value
	for _, v := range op.Results {
		if v.IsVariableLength() {
			types = append(types, l.one("pdl.types", l.types.typs, nil))
		} else {
			types = append(types, l.one("pdl.type", l.types.typ, nil))
		}
	}
	h := l.operation(op.Name(), operands, names, attrs, types)
	if partly {
		h.DefiningOp().SetAttr(pdl.Listed, l.groupSizes(listed))
	}
	l.matched[n] = h
	if root {
		l.rootTypes = types
	}
	if n.Name != "" {
		l.symbols[n.Name] = &symbol{handle: h, op: op}
	}
	for _, f := range later {
		f(h)
	}
	l.matchRegions(n, h)
	l.matchSuccessors(n, h)
	return h
}

// flatten replaces an `either` by its operands, in one of the two orders.
func (l *lowering) flatten(n *drr.Node) []*drr.Arg {
	var args []*drr.Arg
	for _, a := range n.Args {
		if a.Kind != drr.Nested || a.Node.Kind != drr.Either {
			args = append(args, a)
			continue
		}
		x, y := a.Node.Args[0], a.Node.Args[1]
		if l.choose(2) == 1 {
			x, y = y, x
		}
		args = append(args, x, y)
	}
	return args
}

func (l *lowering) bind(name string, s *symbol) {
	if name != "" {
		l.symbols[name] = s
	}
}

// matchOperand lowers an operand group of a source operation.
func (l *lowering) matchOperand(op *ods.Operator, v *ods.Value, a *drr.Arg) *ir.Value {
	defer l.enter(a)()
	if a.Kind == drr.Nested {
		if a.Node.Kind == drr.NativeNode {
			h := l.one("pdl.operand", l.types.value, nil)
			l.definers[a.Node] = h
			self := snippet.Param{Name: "$_self", Type: l.api.Operation.Type()}
			l.matchNative(a.Node, h, self, self.Name, definedBy, snippet.OnDefiningOp)
			return h
		}
		return l.matchNested(a.Node)
	}
	name, t := "pdl.operand", l.types.value
	if v.IsVariableLength() {
		name, t = "pdl.operands", l.types.values
	}
	var h *ir.Value
	if s := l.symbols[a.Name]; a.Name != "" && s != nil && s.handle != nil && s.handle.Type() == t {
		h = s.handle
	} else {
		h = l.one(name, t, nil)
		l.bindOrCompare(a, a.Name, &symbol{handle: h, typ: v.Constraint})
	}
	if a.Kind == drr.TypeLeaf && !alwaysTrue(a.Constraint) {
		if v.IsVariableLength() {
			l.errorf("further constrain op %s's variadic operand '%s' unsupported now", op.Name(), v.Name)
			return h
		}
		l.check(a.Constraint, h, l.api.Type.Type(), typeOfValue)
	}
	return h
}

func alwaysTrue(c *ods.Constraint) bool {
	return c == nil || c.Condition == "true" || c.Condition == ""
}

// matchNested lowers an operation that defines an operand, and returns the result
// that is the operand.
func (l *lowering) matchNested(n *drr.Node) *ir.Value {
	k := l.choose(waysToReach(n.Op))
	h := l.matchOp(n, false)
	if len(n.Op.Results) == 0 {
		l.errorf("op '%s' has no results but is used as an operand", n.Op.Name())
		return l.one("pdl.operand", l.types.value, nil)
	}
	if hasVariadic(n.Op.Results) {
		k = -1
	}
	return l.one("pdl.result", l.types.value, []*ir.Value{h}, attr("index", l.ctx.Int64Attr(l.ctx.I32(), int64(k))))
}

// matchAttr lowers an attribute of a source operation. The handle is nil if the
// attribute is not constrained. An optional attribute, which may be absent, is read
// by the returned function after the operation has matched.
func (l *lowering) matchAttr(name string, at *ods.Attribute, a *drr.Arg) (*ir.Value, func(op *ir.Value)) {
	defer l.enter(a)()
	switch a.Kind {
	case drr.ConstantLeaf:
		c := l.constantAttr(at, a)
		if c != nil && c.attr == nil {
			l.errorf("the rule can never match: this constant is no attribute")
		}
		if c == nil || c.attr == nil {
			return nil, nil
		}
		h := l.constantHandle(c)
		return h, func(*ir.Value) { l.bindOrCompare(a, a.Name, &symbol{handle: h, attr: at}) }
	case drr.Symbol:
		if a.Name == "" {
			return nil, nil
		}
	}
	if at.IsOptional || at.HasDefault {
		return nil, func(op *ir.Value) { l.matchOptionalAttr(name, at, a, op) }
	}
	s := l.symbols[a.Name]
	if a.Kind == drr.Nested || a.Name == "" || s == nil {
		s = &symbol{handle: l.one("pdl.attribute", l.types.attribute, nil), attr: leafAttr(at, a)}
	}
	h := s.handle
	if a.Kind == drr.Nested {
		return h, func(*ir.Value) { l.matchNativeAttr(at, a, h) }
	}
	l.bind(a.Name, s)
	if a.Kind == drr.AttrLeaf && !alwaysTrue(a.Constraint) {
		l.check(a.Constraint, h, l.api.Attribute.Type(), nil)
	}
	return h, nil
}

// matchNativeAttr lowers a native call on an attribute, which is $_self.
func (l *lowering) matchNativeAttr(at *ods.Attribute, a *drr.Arg, h *ir.Value) {
	defer l.enter(a)()
	self := snippet.Param{Name: "$_self", Type: l.attrType(at)}
	l.matchNative(a.Node, h, self, self.Name, onPresent, snippet.OnPresent)
}

// leafAttr returns the definition of a bound attribute. The leaf's own definition
// takes precedence over the operation's.
func leafAttr(at *ods.Attribute, a *drr.Arg) *ods.Attribute {
	if a.Attr != nil {
		return a.Attr
	}
	return at
}

// matchOptionalAttr reads an attribute that may be absent. If it is, its symbol is
// bound to the default value or to nothing.
func (l *lowering) matchOptionalAttr(name string, at *ods.Attribute, a *drr.Arg, op *ir.Value) {
	defer l.enter(a)()
	fn := l.nativeName()
	var check *snippet.Function
	if a.Kind == drr.AttrLeaf && !alwaysTrue(a.Constraint) {
		check = l.compile(&snippet.Code{Text: a.Constraint.Condition, Predicate: true, Result: cxx.TypeBool,
			Params: []snippet.Param{{Name: "$_self", Type: l.api.Attribute.Type()}}}, "the constraint '"+nameOf(a.Constraint)+"'")
		if check == nil {
			return
		}
	}
	l.natives.RegisterConstraint(fn, readAttribute(name, check))
	read := &snippet.Native{Form: snippet.ReadAttribute, Name: name, Text: name, Function: check}
	if check != nil {
		read.Constraint, read.Summary = a.Constraint.Record.Name(), summaryOf(a.Constraint)
	}
	l.natives.Define(fn, read)
	h := l.create("pdl.apply_native_constraint", []*ir.Value{op}, []ir.Type{l.types.attribute}, 0,
		attr("name", l.ctx.StringAttr(fn)), attr("isNegated", l.ctx.BoolAttr(false))).Result(0)
	if a.Kind == drr.Nested {
		l.matchNativeAttr(at, a, h)
		return
	}
	l.bindOrCompare(a, a.Name, &symbol{handle: h, attr: leafAttr(at, a)})
}

// constraint lowers a constraint of the rule on bound symbols.
func (l *lowering) constraint(c *drr.Constraint) {
	defer l.enter(c)()
	var params []snippet.Param
	var handles []*ir.Value
	text, what := "", ""
	add := func(name, sym string) {
		h, t, getter := l.argumentOf(sym)
		if h == nil {
			l.errorf("symbol '%s' cannot be used in a constraint", sym)
			return
		}
		text = substitute(text, name, name+getter)
		params = append(params, snippet.Param{Name: name, Type: t})
		handles = append(handles, h)
	}
	switch {
	case c.Native != nil:
		text, what = c.Native.Expression, "the native constraint '"+c.Native.Record.Name()+"'"
	default:
		text, what = c.Constraint.Condition, "the constraint '"+nameOf(c.Constraint)+"'"
	}
	text = expandPacks(text, len(c.Symbols))
	if c.Self != "" {
		add("$_self", c.Self)
	}
	for i, s := range c.Symbols {
		if c.Constraint != nil && c.Constraint.Record.IsSubClassOf("TypeConstraint") {
			// A type constraint applies to the type of a single value.
			h, _ := l.valueOf(s)
			switch {
			case h == nil:
			case h.Type() == l.types.values:
				l.errorf("a type constraint is on a single value, but symbol '%s' may be several", s)
			default:
				l.check(c.Constraint, h, l.api.Type.Type(), typeOfValue)
			}
			return
		}
		add(placeholder(i), s)
	}
	f := l.compile(&snippet.Code{Text: text, Params: params}, what)
	if f == nil {
		return
	}
	if c.Native != nil {
		l.require(f, c.Native.Record.Name(), "", handles...)
	} else {
		l.require(f, c.Constraint.Record.Name(), summaryOf(c.Constraint), handles...)
	}
}

// substitute replaces a placeholder of native code.
func substitute(text, name, by string) string {
	if name == by {
		return text
	}
	var b strings.Builder
	for {
		before, after, ok := strings.Cut(text, name)
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		if after != "" && (after[0] == '_' || '0' <= after[0] && after[0] <= '9' || 'a' <= after[0]|0x20 && after[0]|0x20 <= 'z') {
			b.WriteString(name) // the start of another placeholder
		} else {
			b.WriteString(by)
		}
		text = after
	}
}

func placeholder(i int) string { return "$" + strconv.Itoa(i) }

// pack matches the placeholders of an argument and all after it.
var pack = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\$([0-9]+)\.\.\.`) })

// expandPacks replaces each pack by the placeholders of its arguments, of n.
func expandPacks(text string, n int) string {
	return pack().ReplaceAllStringFunc(text, func(p string) string {
		first, err := strconv.Atoi(p[1 : len(p)-len("...")])
		if err != nil || first >= n {
			return p
		}
		var names []string
		for i := first; i < n; i++ {
			names = append(names, placeholder(i))
		}
		return strings.Join(names, ", ")
	})
}

// require lowers a function that must hold.
func (l *lowering) require(f *snippet.Function, name, summary string, args ...*ir.Value) {
	fn := l.nativeName()
	l.natives.RegisterConstraint(fn, f.Constraint())
	l.natives.Define(fn, &snippet.Native{Name: name, Summary: summary, Function: f})
	l.create("pdl.apply_native_constraint", args, nil, 0, attr("name", l.ctx.StringAttr(fn)), attr("isNegated", l.ctx.BoolAttr(false)))
}

// check applies a condition on $_self to a handle. get computes $_self from the
// handle's value; nil means that it is the value itself.
func (l *lowering) check(c *ods.Constraint, h *ir.Value, self *cxx.Type, get selfFunc) {
	f := l.compile(&snippet.Code{Text: c.Condition, Predicate: true, Result: cxx.TypeBool, Params: []snippet.Param{{Name: "$_self", Type: self}}},
		"the constraint '"+nameOf(c)+"'")
	if f == nil {
		return
	}
	fn := l.nativeName()
	l.natives.RegisterConstraint(fn, checkSelf(f, get))
	native := &snippet.Native{Name: c.Record.Name(), Summary: summaryOf(c), Function: f}
	if get != nil {
		native.Form = snippet.OnType
	}
	l.natives.Define(fn, native)
	l.create("pdl.apply_native_constraint", []*ir.Value{h}, nil, 0, attr("name", l.ctx.StringAttr(fn)), attr("isNegated", l.ctx.BoolAttr(false)))
}

// matchNative lowers a native call in the source pattern. $_self is an expression with
// self: the operation that defines the operand, or an attribute or a property. The
// arguments are outputs of the call: values, or attributes if they are constrained as
// such or the call is on an attribute or a property. constraint returns the constraint
// on the handle.
func (l *lowering) matchNative(n *drr.Node, handle *ir.Value, self snippet.Param, expr string,
	constraint func(f *snippet.Function) rewrite.ConstraintFunc, form snippet.Form) {
	if n.Kind != drr.NativeNode {
		// The reference generates code that takes the operand of the same number.
		l.errorf("only NativeCodeCall allowed in nested dag node for matching attributes and properties")
		return
	}
	onOperand := handle.Type() == l.types.value
	params := []snippet.Param{self}
	var types []ir.Type
	for i, a := range n.Args {
		p := snippet.Param{Name: placeholder(i), Out: true}
		switch {
		case a.Kind == drr.PropertyLeaf:
			if p.Type = l.boundProperty(a, n); p.Type == nil {
				return
			}
			types = append(types, l.types.attribute)
		case a.Kind == drr.TypeLeaf, a.Kind == drr.Symbol && onOperand:
			p.Type = l.api.Value.Type()
			types = append(types, l.types.value)
		default:
			p.Type = l.attrType(a.Attr)
			types = append(types, l.types.attribute)
		}
		params = append(params, p)
	}
	f := l.compile(&snippet.Code{Text: substitute(expandPacks(n.Native.Expression, len(n.Args)), "$_self", expr), Params: params}, "the native call '"+n.Native.Record.Name()+"'")
	if f == nil {
		return
	}
	fn := l.nativeName()
	l.natives.RegisterConstraint(fn, constraint(f))
	l.natives.Define(fn, &snippet.Native{Form: form, Name: n.Native.Record.Name(), Function: f})
	op := l.create("pdl.apply_native_constraint", []*ir.Value{handle}, types, 0, attr("name", l.ctx.StringAttr(fn)), attr("isNegated", l.ctx.BoolAttr(false)))
	for i, a := range n.Args {
		s := &symbol{handle: op.Result(i), attr: a.Attr, typ: a.Type}
		if a.Kind == drr.PropertyLeaf {
			s.property = &propertySymbol{typ: params[i+1].Type}
		}
		l.bindOrCompare(a, a.Name, s)
		switch {
		case a.Constraint == nil || alwaysTrue(a.Constraint):
		case a.Kind == drr.TypeLeaf:
			l.check(a.Constraint, op.Result(i), l.api.Type.Type(), typeOfValue)
		case a.Kind == drr.PropertyLeaf:
			l.check(a.Constraint, op.Result(i), s.property.typ, nil)
		default:
			l.check(a.Constraint, op.Result(i), l.api.Attribute.Type(), nil)
		}
	}
}

// nameOf returns the summary of a constraint, or the name of its record.
func nameOf(c *ods.Constraint) string { return cmp.Or(c.Summary, c.Record.Name()) }

// summaryOf returns the summary of a constraint, "" if it has none of its own.
func summaryOf(c *ods.Constraint) string {
	if c.Summary == c.Record.Name() {
		return ""
	}
	return c.Summary
}
