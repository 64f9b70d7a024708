package lower

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/pdl/regions"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// fuseLocations gives the operations that the rule creates the fused locations of its source. These are
// as many as it has operations, but the list from which the generated C++ takes them begins with
// the root and has the operations that native calls match, too. The fused location in pdl depends
// on the other patterns.
func (l *lowering) fuseLocations(r *drr.Rule) {
	if len(l.matched) < 2 || !slices.ContainsFunc(slices.Concat(r.Results, r.Supplemental), func(n *drr.Node) bool { return n.Kind != drr.ReplaceWithValue }) {
		return
	}
	fn := l.nativeName()
	l.natives.RegisterRewrite(fn, fuseLocations)
	l.natives.Define(fn, &snippet.Native{Form: snippet.FuseLocations})
	l.create("pdl.apply_native_rewrite", l.nested(r.Source, []*ir.Value{l.root})[:len(l.matched)], nil, 0, attr("name", l.ctx.StringAttr(fn)))
}

// nested appends the operations below a node of the source, each after those of its
// operands: the generated C++ remembers one when it has matched completely. One that a native call matches
// is given by its result.
func (l *lowering) nested(n *drr.Node, list []*ir.Value) []*ir.Value {
	for _, a := range n.Args {
		if a.Kind != drr.Nested {
			continue
		}
		list = l.nested(a.Node, list)
		if h := cmp.Or(l.matched[a.Node], l.definers[a.Node]); h != nil {
			list = append(list, h)
		}
	}
	return list
}

// rewrite lowers the result trees of a rule and replaces the root.
func (l *lowering) rewrite(r *drr.Rule) {
	need := len(r.Source.Op.Results)
	first, have := len(r.Results), 0
	for have < need && first > 0 {
		first--
		have += drr.ResultCount(r.Results[first])
	}
	for _, n := range r.Results[:first] {
		l.build(n, -1, false)
	}
	var values []*ir.Value
	at := need - have
	var only *ir.Value // the single operation that provides all results, if there is one
	for _, n := range r.Results[first:] {
		h := l.build(n, at, true)
		at += drr.ResultCount(n)
		if n.Kind == drr.OpNode && n.Index < 0 && len(r.Results)-first == 1 {
			only = l.lastOp
		}
		values = append(values, h...)
	}
	l.supplemental = true
	for _, n := range r.Supplemental {
		l.build(n, -1, false)
	}
	l.supplemental = false
	switch {
	case need == 0:
		l.create("pdl.erase", []*ir.Value{l.root}, nil, 0)
	case only != nil:
		l.create("pdl.replace", []*ir.Value{l.root, only}, nil, 0,
			attr(ir.OperandSegments, l.ctx.DenseI32Array([]int32{1, 1, 0})))
	default:
		l.create("pdl.replace", append([]*ir.Value{l.root}, values...), nil, 0,
			attr(ir.OperandSegments, l.ctx.DenseI32Array([]int32{1, 0, int32(len(values))})))
	}
}

// build lowers a result tree and returns its values. If the operation replaces
// results of the root, at is the index of the first of these result groups, which
// determine its types; otherwise at is -1. With values, values of the IR are required.
func (l *lowering) build(n *drr.Node, at int, values bool) []*ir.Value {
	defer l.enter(n)()
	switch n.Kind {
	case drr.OpNode:
		if n.Index >= 0 {
			at = -1 // the types are those that the operation infers
		}
		return l.selected(n, l.buildOp(n, at))
	case drr.NativeNode:
		h := l.buildNative(n)
		if len(h) == 0 {
			return nil
		}
		if h = l.selected(n, h); values {
			h = l.firstResults(h)
		}
		return h
	case drr.InlineRegion:
		return l.inlineRegion(n)
	case drr.ReplaceWithValue:
		return l.buildArg(n.Args[0])
	case drr.Variadic:
		return l.buildVariadic(n)
	}
	panic("lower: a node that cannot be built")
}

// firstResults replaces operations that native calls return by their first result, since an
// operation of C++ with one result converts to it. All others must be values.
func (l *lowering) firstResults(handles []*ir.Value) []*ir.Value {
	out := slices.Clone(handles)
	for i, h := range out {
		switch h.Type() {
		case l.types.operation:
			out[i] = l.one("pdl.result", l.types.value, []*ir.Value{h}, attr("index", l.ctx.Int64Attr(l.ctx.I32(), 0)))
		case l.types.value, l.types.values:
		default:
			l.errorf("a value is required here, but this is %s", l.kind(h))
		}
	}
	return out
}

// attribute returns a handle that must be one of an attribute, nil if it is not.
func (l *lowering) attribute(h *ir.Value) *ir.Value {
	if h.Type() != l.types.attribute || l.isData(h) {
		l.errorf("an attribute is required here, but this is %s", l.kind(h))
		return nil
	}
	return h
}

// isData reports whether a handle refers to a native call's result that is not part of the IR.
func (l *lowering) isData(h *ir.Value) bool {
	t := l.native[h]
	return t != nil && snippet.IsData(t)
}

// kind describes the entity that a handle refers to.
func (l *lowering) kind(h *ir.Value) string {
	if l.isData(h) {
		return "a '" + l.native[h].String() + "'"
	}
	switch h.Type() {
	case l.types.attribute:
		return "an attribute"
	case l.types.operation:
		return "an operation"
	case l.types.typ:
		return "a type"
	case l.types.typs:
		return "a list of types"
	case l.types.values:
		return "a list of values"
	}
	return "a value"
}

// selected returns the result that a node's index selects, all without an index.
func (l *lowering) selected(n *drr.Node, results []*ir.Value) []*ir.Value {
	switch {
	case n.Index < 0:
		return results
	case n.Index < len(results):
		return results[n.Index : n.Index+1]
	}
	l.errorf("symbol '%s' has no result #%d", n.Name, n.Index)
	return nil
}

// buildVariadic lowers the values of a variadic operand that are listed.
func (l *lowering) buildVariadic(n *drr.Node) []*ir.Value {
	var values []*ir.Value
	for _, a := range n.Args {
		h := l.buildArg(a)
		if len(h) == 0 {
			return nil
		}
		values = append(values, h[0])
	}
	return []*ir.Value{l.one("pdl.range", l.types.values, values)}
}

// buildOp lowers an operation in a result tree and returns its results, one handle
// for each group.
func (l *lowering) buildOp(n *drr.Node, at int) []*ir.Value {
	op := n.Op
	var operands, attrs []*ir.Value
	var names []string
	args := builderArgs{}
	for i, a := range n.Args {
		switch arg := op.Args[i]; arg.Kind {
		case ods.OperandArg:
			h := l.buildOperand(op.Operands[arg.Index], a)
			operands = append(operands, h...)
			args.addOperand(l, h)
		case ods.AttributeArg:
			at := op.Attributes[arg.Index]
			h := l.buildAttr(at.Name, at.Attr, a)
			if h != nil {
				names, attrs = append(names, at.Name), append(attrs, h)
			}
			args.addAttribute(l, h, at.Attr)
		case ods.PropertyArg:
			p := op.Properties[arg.Index]
			if h := l.buildProperty(op, p, a); h != nil {
				names, attrs = append(names, p.Name), append(attrs, h)
				args.addProperty(l, a)
			}
		}
	}
	var h *ir.Value
	if n.Regions == nil && n.Successors == nil {
		h = l.createByBuilder(n, at, &args)
	}
	if h == nil {
		types := l.resultTypes(n, at, operands, names, attrs)
		h = l.operation(op.Name(), operands, names, attrs, types)
	}
	if n.Name != "" && !l.supplemental {
		l.symbols[n.Name] = &symbol{handle: h, op: op, result: true}
	}
	if n.Location != nil {
		l.locate(n.Location, h)
	}
	l.buildRegions(n, h)
	l.buildSuccessors(n, h)
	results := l.resultsOf(h, op)
	l.lastOp = h
	return results
}

// resultTypes returns handles of the result types of a new operation: the types
// that the rule states, those of the root, or none if the operation infers them.
func (l *lowering) resultTypes(n *drr.Node, at int, operands []*ir.Value, names []string, attrs []*ir.Value) []*ir.Value {
	op := n.Op
	if n.ReturnTypes != nil {
		return l.returnTypes(n.ReturnTypes, op)
	}
	if len(op.Results) == 0 || op.HasTrait("SameOperandsAndResultType") || op.HasTrait("FirstAttrDerivedResultType") {
		return nil
	}
	if at >= 0 && at+len(op.Results) <= len(l.rootTypes) {
		return l.rootTypes[at : at+len(op.Results)]
	}
	def := l.ctx.LookupOp(op.Name())
	if def == nil || def.InferTypes == nil {
		l.errorf("the result types of op '%s' cannot be inferred: state them with `returnType`", op.Name())
		return nil
	}
	if pdl.InfersTypes(def) {
		return nil
	}
	return l.inferTypes(def, operands, names, attrs)
}

// inferTypes returns handles of result types that are determined by the rest of the
// operation although it does not implement the interface with which pdl infers
// them: constants, or results of a native function.
func (l *lowering) inferTypes(def *ir.OpDef, operands []*ir.Value, names []string, attrs []*ir.Value) []*ir.Value {
	fixed := func(r ir.ResultDef) bool { return r.Constraint != nil && r.Constraint.Build != nil }
	if !slices.ContainsFunc(def.Results, func(r ir.ResultDef) bool { return !fixed(r) }) {
		var types []*ir.Value
		for i := range def.Results {
			t := l.ctx.TypeAttr(def.Results[i].Constraint.Build(l.ctx))
			types = append(types, l.one("pdl.type", l.types.typ, nil, attr("constantType", t)))
		}
		return types
	}
	fn := l.nativeName()
	l.natives.Define(fn, &snippet.Native{Form: snippet.InferTypes, Text: def.Name, Count: len(operands), Names: names})
	l.natives.RegisterRewrite(fn, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		s := ir.OperationState{Def: def, Loc: l.ctx.UnknownLoc()}
		for _, a := range args[:len(operands)] {
			switch a := a.(type) {
			case *ir.Value:
				s.Operands = append(s.Operands, a)
			case []*ir.Value:
				s.Operands = append(s.Operands, a...)
			}
		}
		for i, name := range names {
			if a, ok := args[len(operands)+i].(ir.Attribute); ok {
				s.AddAttribute(name, a)
			}
		}
		var why diag.List
		inferred, ok := def.InferTypes(&s, &why)
		if !ok {
			return nil, fmt.Errorf("the result types of '%s' cannot be inferred", def.Name)
		}
		out := make([]rewrite.Arg, len(inferred))
		for i, t := range inferred {
			out[i] = t
		}
		return out, nil
	})
	types := slices.Repeat([]ir.Type{l.types.typ}, len(def.Results))
	op := l.create("pdl.apply_native_rewrite", slices.Concat(operands, attrs), types, 0, attr("name", l.ctx.StringAttr(fn)))
	var handles []*ir.Value
	for i := range types {
		handles = append(handles, op.Result(i))
	}
	return handles
}

// returnTypes lowers the directive returnType of a new operation.
func (l *lowering) returnTypes(n *drr.Node, op *ods.Operator) []*ir.Value {
	defer l.enter(n)()
	var types []*ir.Value
	for _, a := range n.Args {
		types = append(types, l.returnType(a))
	}
	all := len(types) == 1 && types[0].Type() == l.types.typs
	if len(types) != len(op.Results) && !all && !hasVariadic(op.Results) {
		l.errorf("`returnType` has %d types, but op '%s' has %d results", len(types), op.Name(), len(op.Results))
		return nil
	}
	return types
}

// returnType lowers an argument of returnType: a type or a range of types in C++, the type of
// a symbol, or a native call that returns one of these.
func (l *lowering) returnType(a *drr.Arg) *ir.Value {
	defer l.enter(a)()
	switch a.Kind {
	case drr.StringLeaf:
		f := l.compile(&snippet.Code{Text: a.Value}, "the return type")
		if f != nil && snippet.KindOf(f.Result) == snippet.TypesKind {
			return l.apply("", f, nil, l.types.typs)
		}
		if f != nil && snippet.KindOf(f.Result) != snippet.TypeKind {
			f = l.compile(&snippet.Code{Text: a.Value, Result: l.api.Type.Type()}, "the return type")
		}
		if f == nil {
			return l.one("pdl.type", l.types.typ, nil)
		}
		return l.apply("", f, nil, l.types.typ)
	case drr.Nested:
		before := len(l.diags)
		h := l.buildNative(a.Node)
		if len(h) == 1 && (h[0].Type() == l.types.typ || h[0].Type() == l.types.typs) {
			return h[0]
		}
		if len(l.diags) == before {
			l.errorf("a native call in `returnType` must give types")
		}
		return l.one("pdl.type", l.types.typ, nil)
	}
	var h *ir.Value
	var t *cxx.Type
	switch a.Kind {
	case drr.NativeLeaf, drr.ConstantLeaf:
		arg := l.nativeArg(a, "$0")
		if arg == nil {
			return l.one("pdl.type", l.types.typ, nil)
		}
		h, t = arg.handle, arg.typ
	default:
		h, t = l.valueOf(a.Name)
	}
	if h == nil {
		l.errorf("symbol '%s' has no type", a.Name)
		return l.one("pdl.type", l.types.typ, nil)
	}
	f := l.compile(&snippet.Code{Text: "$0.getType()", Params: []snippet.Param{{Name: "$0", Type: t}}}, "the return type")
	if f == nil {
		return l.one("pdl.type", l.types.typ, nil)
	}
	return l.apply("", f, []*ir.Value{h}, l.types.typ)
}

// apply registers a function with one result as a native rewrite and applies it. It has the name
// of a record, or "".
func (l *lowering) apply(name string, f *snippet.Function, args []*ir.Value, result ir.Type) *ir.Value {
	fn := l.nativeName()
	l.natives.RegisterRewrite(fn, f.Rewrite(1))
	l.natives.Define(fn, &snippet.Native{Name: cmp.Or(name, fn), Function: f})
	return l.one("pdl.apply_native_rewrite", result, args, attr("name", l.ctx.StringAttr(fn)))
}

// resultsOf returns the results of an operation, one handle for each group.
func (l *lowering) resultsOf(h *ir.Value, op *ods.Operator) []*ir.Value {
	var out []*ir.Value
	variable := false
	for i, v := range op.Results {
		index := attr("index", l.ctx.Int64Attr(l.ctx.I32(), int64(i)))
		if v.IsVariableLength() {
			out = append(out, l.one("pdl.results", l.types.values, []*ir.Value{h}, index))
			variable = true
			continue
		}
		if variable {
			// After a variadic group the index of a result is not known statically.
			out = append(out, l.one("pdl.results", l.types.value, []*ir.Value{h}, index))
			continue
		}
		out = append(out, l.one("pdl.result", l.types.value, []*ir.Value{h}, index))
	}
	return out
}

// buildOperand lowers an operand of a new operation.
func (l *lowering) buildOperand(v *ods.Value, a *drr.Arg) []*ir.Value {
	h := l.buildArg(a)
	if !v.IsVariableLength() && len(h) > 1 {
		if s, _ := l.lookup(a.Name); s != nil && s.variadic {
			l.errorf("a single value is required here, but symbol '%s' is %d values", a.Name, len(h))
		}
		h = h[:1] // the first result of a nested operation, as in C++
	}
	if !v.IsVariableLength() && len(h) == 1 && l.isInlined(a) {
		return []*ir.Value{l.do(regions.Name("OnlyValue"), l.types.value, h[0])}
	}
	if v.IsVariableLength() && !(len(h) == 1 && h[0].Type() == l.types.values) {
		return []*ir.Value{l.one("pdl.range", l.types.values, h)}
	}
	return h
}

// buildArg lowers an argument that is a value.
func (l *lowering) buildArg(a *drr.Arg) []*ir.Value {
	defer l.enter(a)()
	switch a.Kind {
	case drr.Nested:
		before := len(l.diags)
		h := l.build(a.Node, -1, true)
		if len(h) == 0 && len(l.diags) == before && a.Node.Kind == drr.OpNode {
			l.errorf("op '%s' has no results but is used as an operand", a.Node.Op.Name())
		}
		return h
	case drr.NativeLeaf:
		if h := l.buildNativeLeaf(a); h != nil {
			return l.firstResults([]*ir.Value{h})
		}
		return nil
	case drr.Symbol, drr.TypeLeaf, drr.AttrLeaf, drr.PropertyLeaf:
		return l.firstResults(l.valuesOf(a.Name))
	default:
		l.errorf("raw string not supported as argument")
	}
	return nil
}

// buildAttr lowers an attribute of a new operation. It returns nil for one that is
// omitted.
func (l *lowering) buildAttr(name string, at *ods.Attribute, a *drr.Arg) *ir.Value {
	defer l.enter(a)()
	switch a.Kind {
	case drr.ConstantLeaf:
		if c := l.constantAttr(at, a); c != nil && c.attr != nil {
			return l.constantHandle(c)
		}
		return nil
	case drr.Nested:
		if h := l.build(a.Node, -1, false); len(h) == 1 {
			return l.attribute(h[0])
		}
		l.errorf("a native call must give one attribute for '%s'", name)
		return nil
	case drr.NativeLeaf:
		if h := l.buildNativeLeaf(a); h != nil {
			return l.attribute(h)
		}
		return nil
	case drr.StringLeaf:
		l.errorf("raw string not supported as argument")
		return nil
	}
	if s := l.symbols[a.Name]; s != nil && s.handle != nil {
		if s.property != nil {
			l.errorf("an attribute is required here, but this is a property")
		}
		return l.attribute(s.handle)
	}
	l.errorf("referencing unbound symbol '%s'", a.Name)
	return nil
}

// buildNative lowers a native call and returns its results.
func (l *lowering) buildNative(n *drr.Node) []*ir.Value {
	f, handles := l.nativeCall(n)
	if f == nil {
		return nil
	}
	fn := l.nativeName()
	l.natives.RegisterRewrite(fn, l.located(n, f.Rewrite(n.Native.Returns), &handles))
	l.natives.Define(fn, l.locatedNative(n, f))
	types := l.nativeResults(f, n.Native, n.Native.Returns)
	if len(types) < n.Native.Returns {
		return nil
	}
	op := l.create("pdl.apply_native_rewrite", handles, types, 0, attr("name", l.ctx.StringAttr(fn)))
	var out []*ir.Value
	for i, t := range f.Parts(n.Native.Returns)[:len(types)] {
		out = append(out, op.Result(i))
		l.native[op.Result(i)] = t
	}
	if n.Name != "" && !l.supplemental {
		s := &symbol{parts: out, result: true}
		if len(out) == 1 {
			s.handle = out[0]
		}
		l.symbols[n.Name] = s
	}
	return out
}

// buildNativeLeaf lowers a native call on a symbol and returns its result, nil after an error.
func (l *lowering) buildNativeLeaf(a *drr.Arg) *ir.Value {
	f, self := l.nativeLeaf(a)
	if f == nil {
		return nil
	}
	types := l.nativeResults(f, a.Native, 1)
	if len(types) == 0 {
		return nil
	}
	h := l.apply(a.Native.Record.Name(), f, []*ir.Value{self}, types[0])
	l.native[h] = f.Parts(1)[0]
	return h
}

// nativeLeaf compiles a native call on a symbol and returns its argument. The function is nil
// after an error.
func (l *lowering) nativeLeaf(a *drr.Arg) (*snippet.Function, *ir.Value) {
	self, t, getter := l.argumentOf(a.Name)
	if self == nil {
		l.errorf("referencing unbound symbol '%s'", a.Name)
		return nil, nil
	}
	text := substitute(a.Native.Expression, "$_self", "$_self"+getter)
	return l.compile(&snippet.Code{Text: text, Params: []snippet.Param{{Name: "$_self", Type: t}}}, "the native call '"+a.Native.Record.Name()+"'"), self
}

// nativeCall compiles a native call and returns its arguments. The function is nil after
// an error.
func (l *lowering) nativeCall(n *drr.Node) (*snippet.Function, []*ir.Value) {
	var params []snippet.Param
	var handles []*ir.Value
	text := expandPacks(n.Native.Expression, len(n.Args))
	for i, a := range n.Args {
		arg := l.nativeArg(a, placeholder(i))
		if arg == nil {
			return nil, nil
		}
		text = substitute(text, placeholder(i), arg.text)
		if arg.handle != nil {
			params = append(params, snippet.Param{Name: placeholder(i), Type: arg.typ})
			handles = append(handles, arg.handle)
		}
	}
	return l.compile(&snippet.Code{Text: text, Params: params}, "the native call '"+n.Native.Record.Name()+"'"), handles
}

// located returns a native function that is called with the location of the node's
// location directive, if it has one, whose arguments are added.
func (l *lowering) located(n *drr.Node, call rewrite.RewriteFunc, handles *[]*ir.Value) rewrite.RewriteFunc {
	if n.Location == nil {
		return call
	}
	text, at := l.locationArgs(n.Location)
	*handles = append(*handles, at...)
	return atLocation(call, text, len(at))
}

// locatedNative is [lowering.located] for the function of a native call in declarative form.
func (l *lowering) locatedNative(n *drr.Node, f *snippet.Function) *snippet.Native {
	native := &snippet.Native{Name: n.Native.Record.Name(), Function: f}
	if n.Location != nil {
		text, at := l.locationArgs(n.Location)
		native.Form, native.Text, native.Count = snippet.AtLocation, text, len(at)
	}
	return native
}

// nativeResults returns the handle types for the results of a native call.
func (l *lowering) nativeResults(f *snippet.Function, n *drr.Native, count int) []ir.Type {
	if count == 0 {
		return nil
	}
	parts := f.Parts(count)
	if parts == nil {
		l.errorf("the native call '%s' must give %d values", n.Record.Name(), count)
		return nil
	}
	var types []ir.Type
	for _, p := range parts {
		switch snippet.KindOf(p) {
		case snippet.AttributeKind:
			types = append(types, l.types.attribute)
		case snippet.TypeKind:
			types = append(types, l.types.typ)
		case snippet.TypesKind:
			types = append(types, l.types.typs)
		case snippet.ValueKind:
			types = append(types, l.types.value)
		case snippet.ValuesKind:
			types = append(types, l.types.values)
		case snippet.OperationKind:
			types = append(types, l.types.operation)
		default:
			if !snippet.IsData(p) {
				l.errorf("the native call '%s' gives a '%s', which the IR does not have", n.Record.Name(), p)
				return nil
			}
			types = append(types, l.types.attribute)
		}
	}
	return types
}

// An argument of a native call is C++ text. A name in the text refers to its handle, if it has one.
type argument struct {
	handle *ir.Value
	typ    *cxx.Type
	text   string
}

// nativeArg lowers an argument of a native call. In its text, name refers to the handle. It returns
// nil after an error.
func (l *lowering) nativeArg(a *drr.Arg, name string) *argument {
	defer l.enter(a)()
	if text, ok := a.ConstantProperty(); ok {
		return &argument{text: text}
	}
	var h *ir.Value
	switch a.Kind {
	case drr.Nested:
		list := l.build(a.Node, -1, false)
		if len(list) != 1 {
			l.errorf("an argument of a native call must be one value")
			return nil
		}
		h = list[0]
	case drr.NativeLeaf:
		h = l.buildNativeLeaf(a)
	case drr.ConstantLeaf:
		c := l.constantAttr(a.Attr, a)
		if c != nil && c.attr == nil {
			return &argument{text: c.null()}
		}
		if c != nil {
			h = l.constantHandle(c)
		}
	default:
		h, t, getter := l.argumentOf(a.Name)
		if h == nil {
			l.errorf("referencing unbound symbol '%s'", a.Name)
			return nil
		}
		return &argument{h, t, name + getter}
	}
	if h == nil {
		return nil
	}
	return &argument{h, l.cppType(h), name}
}

// cppType returns the C++ type of a handle: that of the native call whose result it is, or
// the general one of its kind.
func (l *lowering) cppType(h *ir.Value) *cxx.Type {
	if t := l.native[h]; t != nil {
		return t
	}
	switch h.Type() {
	case l.types.attribute:
		return l.api.Attribute.Type()
	case l.types.operation:
		return l.api.Operation.Type()
	case l.types.typ:
		return l.api.Type.Type()
	case l.types.typs:
		return l.api.TypeRange()
	case l.types.values:
		return l.api.ValueRange()
	}
	return l.api.Value.Type()
}

// locate sets the location of a new operation from a location directive.
func (l *lowering) locate(n *drr.Node, op *ir.Value) {
	defer l.enter(n)()
	text, handles := l.locationArgs(n)
	fn := l.nativeName()
	l.natives.RegisterRewrite(fn, setLocation(text))
	l.natives.Define(fn, &snippet.Native{Form: snippet.SetLocation, Text: text})
	l.create("pdl.apply_native_rewrite", append([]*ir.Value{op}, handles...), nil, 0, attr("name", l.ctx.StringAttr(fn)))
}

// locationArgs returns the text and the other arguments of a location directive.
func (l *lowering) locationArgs(n *drr.Node) (text string, handles []*ir.Value) {
	for _, a := range n.Args {
		if a.Kind == drr.StringLeaf {
			text = a.Value
			continue
		}
		s, _ := l.lookup(a.Name)
		switch {
		case s == nil:
		case s.handle != nil:
			handles = append(handles, s.handle)
		case len(s.parts) > 0:
			handles = append(handles, s.parts[0])
		}
	}
	return text, handles
}
