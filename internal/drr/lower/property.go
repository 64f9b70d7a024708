package lower

import (
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// matchProperty lowers a property of a source operation, which is matched in its
// attribute form. The handle is nil if the property is not constrained. A constraint
// is on the value that the accessor of the operation returns, so it is checked by the
// returned function after the operation has matched.
func (l *lowering) matchProperty(op *ods.Operator, p *ods.NamedProperty, a *drr.Arg) (*ir.Value, func(op *ir.Value)) {
	defer l.enter(a)()
	if a.Kind == drr.Nested {
		return nil, func(handle *ir.Value) {
			defer l.enter(a)()
			self := snippet.Param{Name: "$_op", Type: l.api.OpClass(op.Name()).Type()}
			l.matchNative(a.Node, handle, self, "$_op."+ods.AccessorName(p.Name)+"()", (*snippet.Function).Constraint, snippet.Plain)
		}
	}
	if _, ok := a.ConstantProperty(); ok {
		c := l.constantProperty(op, p, a)
		if c == nil {
			return nil, nil
		}
		h := l.one("pdl.attribute", l.types.attribute, nil, attr("value", c))
		return h, func(owner *ir.Value) {
			l.bindOrCompare(a, a.Name, &symbol{handle: h, property: &propertySymbol{owner: owner, op: op, p: p}})
		}
	}
	var h *ir.Value
	if a.Name != "" {
		h = l.one("pdl.attribute", l.types.attribute, nil)
	}
	return h, func(handle *ir.Value) {
		defer l.enter(a)()
		l.bindOrCompare(a, a.Name, &symbol{handle: h, property: &propertySymbol{owner: handle, op: op, p: p}})
		if a.Kind != drr.PropertyLeaf || alwaysTrue(a.Constraint) {
			return
		}
		f := l.compile(&snippet.Code{Text: strings.ReplaceAll(a.Constraint.Condition, "$_self", "$0."+ods.AccessorName(p.Name)+"()"), Predicate: true, Result: cxx.TypeBool,
			Params: []snippet.Param{{Name: "$0", Type: l.api.OpClass(op.Name()).Type()}}}, "the constraint '"+nameOf(a.Constraint)+"'")
		if f == nil {
			return
		}
		l.require(f, a.Constraint.Record.Name(), summaryOf(a.Constraint), handle)
	}
}

// buildProperty lowers a property of a new operation. It returns nil after an error.
func (l *lowering) buildProperty(op *ods.Operator, p *ods.NamedProperty, a *drr.Arg) *ir.Value {
	defer l.enter(a)()
	if _, ok := a.ConstantProperty(); ok {
		if c := l.constantProperty(op, p, a); c != nil {
			return l.one("pdl.attribute", l.types.attribute, nil, attr("value", c))
		}
		return nil
	}
	if a.Kind == drr.NativeLeaf {
		f, self := l.nativeLeaf(a)
		return l.computeProperty(op, p, nil, f, []*ir.Value{self})
	}
	if s := l.symbols[a.Name]; a.Name != "" && s != nil && s.handle != nil {
		switch {
		case s.property == nil:
			l.errorf("a property is required here, but this is %s", l.kind(s.handle))
			return nil
		case s.property.owner == nil || s.property.p.Prop.InterfaceType != p.Prop.InterfaceType:
			return l.convertProperty(op, p, a.Name)
		}
		return s.handle
	}
	if a.Kind == drr.Nested {
		f, handles := l.nativeCall(a.Node)
		return l.computeProperty(op, p, a.Node, f, handles)
	}
	l.errorf("property '%s' of op '%s' can only be given by a symbol, a constant or a native call", p.Name, op.Name())
	return nil
}

// A propertySymbol is a property of an operation in the source pattern, or one that a
// native call returns, which has no owner.
type propertySymbol struct {
	owner *ir.Value
	op    *ods.Operator
	p     *ods.NamedProperty
	typ   *cxx.Type // of one without an owner
}

// boundProperty returns the C++ type of a property that a native call in the source binds,
// or nil after an error.
func (l *lowering) boundProperty(a *drr.Arg, n *drr.Node) *cxx.Type {
	defer l.enter(a)()
	t := l.api.TypeNamed(a.Prop.InterfaceType, l.current.Source.Op.CppNamespace)
	if t == nil || !snippet.IsData(t) && snippet.KindOf(t) != snippet.AttributeKind {
		l.errorf("the native call '%s' cannot bind a property of C++ type '%s'", n.Native.Record.Name(), a.Prop.InterfaceType)
		return nil
	}
	return t
}

// convertProperty lowers a property whose source property has another C++ type.
func (l *lowering) convertProperty(op *ods.Operator, p *ods.NamedProperty, name string) *ir.Value {
	h, t, getter := l.argumentOf(name)
	f := l.compile(&snippet.Code{Text: "$0" + getter, Params: []snippet.Param{{Name: "$0", Type: t}},
		Result: l.api.TypeNamed(p.Prop.InterfaceType, op.CppNamespace)}, "the property '"+name+"'")
	return l.computeProperty(op, p, nil, f, []*ir.Value{h})
}

// computeProperty lowers a property that a function computes: a native call at a node, or one
// without a node. The function is nil after an error.
func (l *lowering) computeProperty(op *ods.Operator, p *ods.NamedProperty, n *drr.Node, f *snippet.Function, handles []*ir.Value) *ir.Value {
	if f == nil {
		return nil
	}
	form := l.propertyForm(op, p, f.Result)
	if form == nil {
		return nil
	}
	fn, call := l.nativeName(), func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		v, _, err := f.Call(r, args)
		if err != nil {
			return nil, err
		}
		a, err := form(v)
		return []rewrite.Arg{a}, err
	}
	native := &snippet.Native{Name: fn, Function: f}
	if n == nil {
		l.natives.RegisterRewrite(fn, call)
	} else {
		l.natives.RegisterRewrite(fn, l.located(n, call, &handles))
		native = l.locatedNative(n, f)
	}
	native.Form = snippet.AsProperty
	l.natives.Define(fn, native)
	return l.one("pdl.apply_native_rewrite", l.types.attribute, handles, attr("name", l.ctx.StringAttr(fn)))
}

// propertyForm returns the function that converts a C++ value to the attribute form of a
// property. It returns nil after an error.
func (l *lowering) propertyForm(op *ods.Operator, p *ods.NamedProperty, t *cxx.Type) func(v cxx.Value) (ir.Attribute, error) {
	def := l.ctx.LookupOp(op.Name())
	if def == nil || def.Slot(p.Name) < 0 {
		l.errorf("op '%s' is not registered", op.Name())
		return nil
	}
	goValue := l.goValue(t)
	if goValue == nil {
		l.errorf("a value of C++ type '%s' for property '%s' is not supported", t, p.Name)
		return nil
	}
	at := &def.Attributes[def.Slot(p.Name)]
	return func(v cxx.Value) (ir.Attribute, error) { return at.Convert(l.ctx, goValue(v)) }
}

// goValue returns the function that converts a C++ value to an argument of
// [ir.AttributeDef.Convert], or nil.
func (l *lowering) goValue(t *cxx.Type) func(v cxx.Value) any {
	switch t.Kind {
	case cxx.KindBool:
		return func(v cxx.Value) any { return v.Bool() }
	case cxx.KindInt:
		if t.Unsigned {
			return func(v cxx.Value) any { return v.Uint() }
		}
		return func(v cxx.Value) any { return v.Int() }
	case cxx.KindEnum:
		if def := l.api.EnumOf(t); def != nil {
			return func(v cxx.Value) any { return ir.EnumValue{Def: def, Value: v.Uint()} }
		}
		return func(v cxx.Value) any { return v.Int() }
	case cxx.KindString:
		return func(v cxx.Value) any { return v.Str() }
	case cxx.KindObject:
		if snippet.KindOf(t) == snippet.AttributeKind {
			return func(v cxx.Value) any { return cppapi.AsAttribute(v) }
		}
	case cxx.KindList:
		switch elem := l.goValue(t.Elem); {
		case elem == nil:
		case t.Elem.Kind == cxx.KindInt:
			return func(v cxx.Value) any { return v.Int64s() }
		case t.Elem.Kind == cxx.KindString:
			return func(v cxx.Value) any { return goList[string](v, elem) }
		case t.Elem.Kind == cxx.KindBool:
			return func(v cxx.Value) any { return goList[bool](v, elem) }
		case t.Elem.Kind == cxx.KindObject:
			return func(v cxx.Value) any { return cppapi.Attributes(v) }
		}
	}
	return nil
}

func goList[T any](v cxx.Value, elem func(v cxx.Value) any) []T {
	list := make([]T, v.Len())
	for i := range list {
		list[i] = elem(v.At(i)).(T)
	}
	return list
}

// constantProperty evaluates a constant for a property of an operation, and returns
// its attribute form, or nil after an error.
func (l *lowering) constantProperty(op *ods.Operator, p *ods.NamedProperty, a *drr.Arg) ir.Attribute {
	text, _ := a.ConstantProperty()
	t := l.api.TypeNamed(a.Prop.InterfaceType, op.CppNamespace)
	f := l.compile(&snippet.Code{Text: text, Result: t}, "the constant '"+text+"'")
	if f == nil {
		return nil
	}
	form := l.propertyForm(op, p, f.Result)
	if form == nil {
		return nil
	}
	v, _, err := f.Call(l.rw, nil)
	if err != nil {
		l.errorf("the constant '%s' has no value: %v", text, err)
		return nil
	}
	c, err := form(v)
	if err != nil {
		l.errorf("%v", err)
		return nil
	}
	return c
}
