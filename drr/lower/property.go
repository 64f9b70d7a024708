package lower

import (
	"strings"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/drr"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// matchProperty lowers a property of a source operation, which is matched in its
// attribute form. The handle is nil if the property is not constrained. A constraint
// is on the value that the accessor of the operation returns, so it is checked by the
// returned function after the operation has matched.
func (l *lowering) matchProperty(op *ods.Operator, p *ods.NamedProperty, a *drr.Arg) (*ir.Value, func(op *ir.Value)) {
	defer l.enter(a)()
	if s := l.symbols[a.Name]; a.Name != "" && s != nil {
		return s.handle, nil
	}
	if _, ok := a.ConstantProperty(); ok {
		c := l.constantProperty(op, p, a)
		if c == nil {
			return nil, nil
		}
		h := l.one("pdl.attribute", l.types.attribute, nil, attr("value", c))
		l.bind(a.Name, &symbol{handle: h})
		return h, nil
	}
	var h *ir.Value
	if a.Name != "" {
		h = l.one("pdl.attribute", l.types.attribute, nil)
		l.bind(a.Name, &symbol{handle: h})
	}
	if a.Kind != drr.PropertyLeaf || alwaysTrue(a.Constraint) {
		return h, nil
	}
	return h, func(handle *ir.Value) {
		defer l.enter(a)()
		f := l.compile(&snippet.Code{Text: strings.ReplaceAll(a.Constraint.Condition, "$_self", "$0."+ods.AccessorName(p.Name)+"()"), Result: cxx.TypeBool,
			Params: []snippet.Param{{Name: "$0", Type: l.api.OpClass(op.Name()).Type()}}}, "the constraint '"+a.Constraint.Summary+"'")
		if f == nil {
			return
		}
		fn := l.nativeName()
		l.natives.RegisterConstraint(fn, f.Constraint())
		l.create("pdl.apply_native_constraint", []*ir.Value{handle}, nil, 0, attr("name", l.ctx.StringAttr(fn)), attr("isNegated", l.ctx.BoolAttr(false)))
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
	if s := l.symbols[a.Name]; a.Name != "" && s != nil && s.handle != nil {
		return s.handle
	}
	l.errorf("property '%s' of op '%s' can only be given by a symbol or a constant", p.Name, op.Name())
	return nil
}

// constantProperty evaluates a constant for a property of an operation, and returns
// its attribute form, or nil after an error.
func (l *lowering) constantProperty(op *ods.Operator, p *ods.NamedProperty, a *drr.Arg) ir.Attribute {
	text, _ := a.ConstantProperty()
	def := l.ctx.LookupOp(op.Name())
	if def == nil || def.Slot(p.Name) < 0 {
		l.errorf("op '%s' is not registered", op.Name())
		return nil
	}
	t := l.api.TypeNamed(a.Prop.InterfaceType, op.CppNamespace)
	f := l.compile(&snippet.Code{Text: text, Result: t}, "the constant '"+text+"'")
	if f == nil {
		return nil
	}
	v, _, err := f.Call(l.rw, nil)
	if err != nil {
		l.errorf("the constant '%s' has no value: %v", text, err)
		return nil
	}
	var value any
	switch f.Result.Kind {
	case cxx.KindBool:
		value = v.Bool()
	case cxx.KindInt:
		value = v.Int()
		if f.Result.Unsigned {
			value = v.Uint()
		}
	case cxx.KindEnum:
		if value = v.Int(); l.api.EnumOf(f.Result) != nil {
			value = ir.EnumValue{Def: l.api.EnumOf(f.Result), Value: v.Uint()}
		}
	case cxx.KindString:
		value = v.Str()
	default:
		l.errorf("a constant of C++ type '%s' for property '%s' is not supported", a.Prop.InterfaceType, p.Name)
		return nil
	}
	form, err := def.Attributes[def.Slot(p.Name)].Convert(l.ctx, value)
	if err != nil {
		l.errorf("%v", err)
		return nil
	}
	return form
}
