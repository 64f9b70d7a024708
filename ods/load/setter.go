package load

import (
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// setter returns the C++ function that sets an attribute or a property, setX or setXAttr;
// nil if the definition has none of that name.
func (l *loader) setter(op *ods.Operator, method string, stored storeFunc) *cxx.Func {
	name, ok := strings.CutPrefix(method, "set")
	if !ok {
		return nil
	}
	name = "get" + name
	for i, a := range op.Attributes {
		switch name {
		case cppapi.AccessorName(a.Name) + "Attr":
			return &cxx.Func{Params: []*cxx.Type{l.storageType(op, a.Attr)}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
				cppapi.AsOperation(args[0]).SetInherent(i, cppapi.AsAttribute(args[1]))
				return cxx.Value{}
			}}
		case cppapi.AccessorName(a.Name):
			return set(i, l.valueOf(op, i, a), stored)
		}
	}
	for i, p := range op.Properties {
		if name != cppapi.AccessorName(p.Name) {
			continue
		}
		if f, ok := l.propertyForm(p.Prop); ok {
			return set(len(op.Attributes)+i, f.typ, stored)
		}
	}
	return nil
}

// valueOf returns the type of the values to which setX sets an attribute.
func (l *loader) valueOf(op *ods.Operator, i int, a *ods.NamedAttribute) *cxx.Type {
	t := l.attrSlot(op, i, a, cxx.Compile).typ
	if t.Kind == cxx.KindOptional {
		t = t.Elem
	}
	if x := l.api.TypeNamed(a.Attr.Base().ReturnType, op.CppNamespace); x != nil && a.Attr.Base().IsUnwrapped() {
		t = x
	}
	if a.Attr.IsOptional && t.Kind != cxx.KindBool {
		t = cxx.OptionalOf(t)
	}
	return t
}

// remover returns the C++ function removeXAttr of an optional attribute, which returns the attribute;
// nil if the definition has none of that name.
func (l *loader) remover(op *ods.Operator, method string) *cxx.Func {
	name, ok := strings.CutPrefix(method, "remove")
	if !ok {
		return nil
	}
	for i, a := range op.Attributes {
		if !a.Attr.IsOptional || "get"+name != cppapi.AccessorName(a.Name)+"Attr" {
			continue
		}
		return &cxx.Func{Result: l.api.Attribute.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			op := cppapi.AsOperation(args[0])
			removed := op.Inherent(i)
			op.SetInherent(i, nil)
			return cppapi.AttributeValue(removed)
		}}
	}
	return nil
}

func set(slot int, t *cxx.Type, stored storeFunc) *cxx.Func {
	return &cxx.Func{Params: []*cxx.Type{t}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		op := cppapi.AsOperation(args[0])
		x, ok := stored(op.Context(), slot, args[1], t)
		if !ok {
			return m.FailUnknown("'%s' cannot be set to a value of type '%s'", op.Def().Attributes[slot].Name, t)
		}
		op.SetInherent(slot, x)
		return cxx.Value{}
	}}
}

// Store converts a C++ value of an attribute or a property to its stored form.
func (m *opMembers) Store(ctx *ir.Context, i int, v cxx.Value, t *cxx.Type) (ir.Attribute, bool) {
	l, op := m.l, m.op
	if i >= len(op.Attributes) {
		f, ok := l.propertyForm(op.Properties[i-len(op.Attributes)].Prop)
		if !ok {
			return nil, false
		}
		return f.attribute(ctx, v)
	}
	a := op.Attributes[i].Attr
	if t.Kind == cxx.KindOptional {
		t = t.Elem
	}
	switch {
	case v.IsNone() || v.IsNull() && t.Kind != cxx.KindBool && t.Kind != cxx.KindInt && t.Kind != cxx.KindEnum && t.Kind != cxx.KindFloat:
		return nil, true
	case strings.HasSuffix(a.StorageType, "UnitAttr"):
		if !v.Bool() {
			return nil, true
		}
		return ctx.UnitAttr(), true
	}
	build := a.Base().ConstBuilderCall
	if a.ConstBuilderCall != "" {
		build = a.ConstBuilderCall
	}
	slots := []slot{{name: "$_builder", typ: l.api.Builder.Type()}, {name: "$0", typ: t}}
	p, err := l.compileText(build, slots, l.namespaces(op.CppNamespace), l.api.Attribute.Type(), l.api.Compile)
	if err != nil || !p.complete() {
		return nil, false
	}
	var vs []cxx.Value
	for _, s := range p.slots {
		if s.name == "$0" {
			vs = append(vs, v)
		} else {
			vs = append(vs, cxx.Obj(ctx))
		}
	}
	x, err := p.prog.Eval(vs)
	return cppapi.AsAttribute(x), err == nil
}
