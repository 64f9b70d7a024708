package load

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// named reports whether an operand, a result or an attribute has that name.
func named(op *ods.Operator, name string) bool {
	is := func(v *ods.Value) bool { return v.Name == name }
	return slices.ContainsFunc(op.Operands, is) || slices.ContainsFunc(op.Results, is) ||
		slices.ContainsFunc(op.Attributes, func(a *ods.NamedAttribute) bool { return a.Name == name })
}

// accessor returns the C++ accessor of an operand, result, attribute, region or
// successor; nil if the definition has none of that name.
func (l *loader) accessor(op *ods.Operator, method string) *cxx.Func {
	switch method {
	case "getODSOperands":
		return numberedGroup(l.api.ValueRange(), len(op.Operands), func(op *ir.Operation, i int) cxx.Value {
			return cxx.List(&cppapi.OperandList{Operands: op.OperandGroup(i)})
		})
	case "getODSResults":
		return numberedGroup(l.api.ResultRange(), len(op.Results), func(op *ir.Operation, i int) cxx.Value {
			return cxx.List(&cppapi.ResultList{Results: op.ResultGroup(i)})
		})
	case "getODSOperandIndexAndLength":
		return indexAndLength(len(op.Operands), (*ir.Operation).OperandBounds)
	case "getODSResultIndexAndLength":
		return indexAndLength(len(op.Results), (*ir.Operation).ResultBounds)
	}
	for i, v := range op.Operands {
		if v.Name != "" && method == cppapi.AccessorName(v.Name) {
			return l.operandAccessor(i, v)
		}
		if v.Name != "" && method == cppapi.AccessorName(v.Name)+"Mutable" {
			return l.mutableAccessor(i, v)
		}
	}
	for i, v := range op.Results {
		if v.Name != "" && method == cppapi.AccessorName(v.Name) {
			return l.resultAccessor(i, v)
		}
	}
	if len(op.Results) == 1 && !op.Results[0].IsVariableLength() { // OneTypedResult
		switch method {
		case "getResult":
			return l.resultAccessor(0, op.Results[0])
		case "getType":
			return cxx.Getter(l.typeOfValue(op.Results[0]), func(op *ir.Operation) cxx.Value { return cppapi.TypeValue(op.Result(0).Type()) }).
				InGo(cxx.GoCall{Text: "$0.Result(0).Type()", Type: "ir.Type", NonNil: true})
		}
	}
	for i, a := range op.Attributes {
		name := cppapi.AccessorName(a.Name)
		if method != name && method != name+"Attr" {
			continue
		}
		if method == name+"Attr" {
			return l.storageAccessor(op, i, a.Attr)
		}
		s := l.attrSlot(op, i, a, cxx.Compile) // something that names the accessor is being compiled
		f := &cxx.Func{Result: s.typ, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return s.load(nil, cppapi.AsOperation(args[0]))
		}}
		return f.InGoLater(func() cxx.GoCall { return l.goAttribute(s, a, i) })
	}
	for i, p := range op.Properties {
		if method == cppapi.AccessorName(p.Name) {
			return l.propertyAccessor(len(op.Attributes)+i, p.Prop)
		}
	}
	for i, g := range op.Regions {
		if g.Name == "" || method != cppapi.AccessorName(g.Name) {
			continue
		}
		if g.Variadic {
			return cxx.Getter(cxx.ListOf(l.api.Region.Type()), func(x *ir.Operation) cxx.Value {
				regions := x.RegionGroup(i)
				list := make([]cxx.Value, len(regions))
				for k := range regions {
					list[k] = cxx.Obj(&regions[k])
				}
				return cxx.Values(list)
			})
		}
		return cxx.Getter(l.api.Region.Type(), func(x *ir.Operation) cxx.Value {
			if r := x.RegionGroup(i); len(r) > 0 {
				return cxx.Obj(&r[0])
			}
			return cxx.Null
		})
	}
	for i, s := range op.Successors {
		if s.Name == "" || method != cppapi.AccessorName(s.Name) {
			continue
		}
		if s.Variadic { // which is the last one
			return cxx.Getter(cxx.ListOf(l.api.Block.Type()), func(x *ir.Operation) cxx.Value {
				var list []cxx.Value
				for k := i; k < x.NumSuccessors(); k++ {
					list = append(list, cxx.Ptr(x.Successor(k)))
				}
				return cxx.Values(list)
			})
		}
		return cxx.Getter(l.api.Block.Type(), func(x *ir.Operation) cxx.Value {
			if i < x.NumSuccessors() {
				return cxx.Ptr(x.Successor(i))
			}
			return cxx.Null
		})
	}
	return nil
}

// numberedGroup is an accessor of a group of values by its number in the definition.
func numberedGroup(t *cxx.Type, n int, group func(op *ir.Operation, i int) cxx.Value) *cxx.Func {
	return &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		op, i := cppapi.AsOperation(args[0]), args[1].Uint()
		if op == nil || i >= uint64(n) {
			return m.Failf("there is no group %d of values", i)
		}
		return group(op, int(i))
	}}
}

// indexAndLength is an accessor of the index of the first value of a group and of their number.
func indexAndLength(n int, bounds func(op *ir.Operation, i int) (start, end int)) *cxx.Func {
	return numberedGroup(cxx.TupleOf(cxx.TypeUint32, cxx.TypeUint32), n, func(op *ir.Operation, i int) cxx.Value {
		start, end := bounds(op, i)
		return cxx.Values([]cxx.Value{cxx.Int(int64(start)), cxx.Int(int64(end - start))})
	})
}

// foldAccessor returns an accessor of the FoldAdaptor: of the constants that operands
// are, or of an attribute.
func (l *loader) foldAccessor(op *ods.Operator, method string) *cxx.Func {
	attr := l.api.Attribute.Type()
	for i, v := range op.Operands {
		switch {
		case v.Name == "" || method != cppapi.AccessorName(v.Name):
		case v.IsVariableLength() && v.Constraint.Arity != ods.Optional:
			return cxx.Getter(cxx.ListOf(attr), func(v *cppapi.FoldView) cxx.Value { return cppapi.AttributesValue(v.Group(i)) })
		default:
			return cxx.Getter(attr, func(v *cppapi.FoldView) cxx.Value {
				if g := v.Group(i); len(g) > 0 {
					return cppapi.AttributeValue(g[0])
				}
				return cxx.Null
			})
		}
	}
	f := l.accessor(op, method)
	if f == nil || f.Get == nil && f.Call == nil {
		return nil
	}
	return &cxx.Func{Params: f.Params, Result: f.Result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := args[0].Obj().(*cppapi.FoldView).Op
		if f.Get != nil {
			return f.Get(x)
		}
		return f.Call(m, append([]cxx.Value{cxx.Obj(x)}, args[1:]...))
	}}
}

// mutableAccessor returns getXMutable, which returns the operands themselves.
func (l *loader) mutableAccessor(i int, v *ods.Value) *cxx.Func {
	switch groups := l.api.Registry.LookupClass("mlir::MutableOperandRange").Type(); v.Constraint.Arity {
	case ods.VariadicOfVariadic:
		return cxx.Getter(cxx.ListOf(groups), func(op *ir.Operation) cxx.Value {
			var list []cxx.Value
			for _, g := range op.OperandGroups() {
				if g.Group == i && g.Inner >= 0 {
					list = append(list, cxx.Obj(cppapi.NewMutableOperands(op, g)))
				}
			}
			return cxx.Values(list)
		})
	case ods.Optional, ods.Variadic:
		return cxx.Getter(groups, func(op *ir.Operation) cxx.Value {
			start, end := op.OperandBounds(i)
			return cxx.Obj(cppapi.NewMutableOperands(op, ir.OperandGroup{Group: i, Inner: -1, Start: start, End: end}))
		})
	}
	return cxx.Getter(l.api.Registry.LookupClass("mlir::OpOperand").Type(), func(op *ir.Operation) cxx.Value {
		if g := op.OperandGroup(i); len(g) > 0 {
			return cxx.Obj(&g[0])
		}
		return cxx.Null
	})
}

func (l *loader) operandGroup(i int) *cxx.Func {
	return cxx.Getter(l.api.ValueRange(), func(op *ir.Operation) cxx.Value {
		return cxx.List(&cppapi.OperandList{Operands: op.OperandGroup(i)})
	}).InGo(cxx.GoCall{Text: "ir.GroupValues($0, " + strconv.Itoa(i) + ")", Type: "[]*ir.Value", NonNil: true})
}

// valueType returns the C++ type of a single operand or result: a TypedValue
// where the constraint has a class.
func (l *loader) valueType(v *ods.Value) *cxx.Type {
	t := l.typeOfValue(v)
	if t == l.api.Type.Type() {
		return l.api.Value.Type()
	}
	return l.api.TypedValue(t)
}

// typeOfValue returns the C++ class of the type of an operand or result.
func (l *loader) typeOfValue(v *ods.Value) *cxx.Type {
	if v.Constraint.CppType != "" {
		if t := l.api.TypeNamed(v.Constraint.CppType); t != nil && t.Class != nil {
			return t
		}
	}
	return l.api.Type.Type()
}

func (l *loader) operandAccessor(i int, v *ods.Value) *cxx.Func {
	if v.Constraint.Arity == ods.Variadic || v.Constraint.Arity == ods.VariadicOfVariadic {
		return l.operandGroup(i)
	}
	return cxx.Getter(l.valueType(v), func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.GroupOperand(i)) }).
		InGo(cxx.GoCall{Text: "$0.GroupOperand(" + strconv.Itoa(i) + ")", Type: "*ir.Value", NonNil: v.Constraint.Arity == ods.Single})
}

func (l *loader) resultAccessor(i int, v *ods.Value) *cxx.Func {
	if v.Constraint.Arity == ods.Variadic {
		return cxx.Getter(l.api.ResultRange(), func(op *ir.Operation) cxx.Value {
			return cxx.List(&cppapi.ResultList{Results: op.ResultGroup(i)})
		})
	}
	return cxx.Getter(l.valueType(v), func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.GroupResult(i)) }).
		InGo(cxx.GoCall{Text: "$0.GroupResult(" + strconv.Itoa(i) + ")", Type: "*ir.Value", NonNil: v.Constraint.Arity == ods.Single})
}

// propertyAccessor returns the accessor of the property in a slot, nil if the form of
// the property is not known.
func (l *loader) propertyAccessor(slot int, p *ods.Property) *cxx.Func {
	f, ok := l.propertyForm(p)
	if !ok || convertsValue(p) {
		return nil
	}
	return cxx.Getter(f.typ, func(op *ir.Operation) cxx.Value {
		if a := op.Inherent(slot); a != nil {
			return f.value(a)
		}
		return f.initial
	})
}

// propertyField returns a member of the struct of an operation's properties, or nil for an
// unknown name. Attributes are stored as they are.
func (l *loader) propertyField(op *ods.Operator, name string, stored storeFunc) *cppapi.PropertyField {
	for i, a := range op.Attributes {
		if a.Name == name && a.Attr.DerivedBody == "" {
			return &cppapi.PropertyField{
				Slot: i, Name: name, Type: l.storageType(op, a.Attr), Load: cppapi.AttributeValue,
				Store: func(_ *ir.Context, v cxx.Value) (ir.Attribute, bool) { return cppapi.AsAttribute(v), true },
			}
		}
	}
	for i, p := range op.Properties {
		if p.Name != name {
			continue
		}
		form, ok := l.propertyForm(p.Prop)
		if !ok {
			return nil
		}
		slot := len(op.Attributes) + i
		return &cppapi.PropertyField{
			Slot: slot, Name: name, Type: form.typ,
			Load: func(a ir.Attribute) cxx.Value {
				if a == nil {
					return form.initial
				}
				return form.value(a)
			},
			Store: func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool) { return stored(ctx, slot, v, form.typ) },
		}
	}
	return nil
}

// storageAccessor returns getXAttr: the attribute itself.
func (l *loader) storageAccessor(op *ods.Operator, i int, a *ods.Attribute) *cxx.Func {
	t := l.storageType(op, a)
	return cxx.Getter(t, func(op *ir.Operation) cxx.Value { return cppapi.AttributeValue(op.Inherent(i)) }).
		InGoLater(func() cxx.GoCall { return l.api.GoAttribute("$0.Inherent("+strconv.Itoa(i)+")", t) })
}

// storageType returns the C++ type of the attribute itself.
func (l *loader) storageType(op *ods.Operator, a *ods.Attribute) *cxx.Type {
	if t := l.api.TypeNamed(a.StorageType, op.CppNamespace); t != nil && t.Class != nil {
		return t
	}
	return l.api.Attribute.Type()
}

// opSlots returns the names that conditions of an operation can use: operands, results and
// attributes by name, and the operation itself.
func (l *loader) opSlots(op *ods.Operator) []slot {
	slots := l.selfSlots(l.api.Operation.Type())
	slots = append(slots, slot{
		name: "this", typ: l.api.OpClass(op.Name()).Type(),
		load: func(f *frame, op *ir.Operation) cxx.Value { return cppapi.OperationValue(op) },
		inGo: goSlot("op", "*ir.Operation", false),
	})
	for i, v := range op.Operands {
		if v.Name == "" {
			continue
		}
		s := slot{name: "$" + v.Name, typ: l.api.Value.Type()}
		s.load = func(f *frame, op *ir.Operation) cxx.Value { return cxx.Ptr(op.GroupOperand(i)) }
		s.inGo = goSlot("op.GroupOperand("+strconv.Itoa(i)+")", "*ir.Value", v.Constraint.Arity != ods.Single)
		if v.Constraint.Arity == ods.Variadic || v.Constraint.Arity == ods.VariadicOfVariadic {
			s.typ = l.api.ValueRange()
			s.load = func(f *frame, op *ir.Operation) cxx.Value { return f.operandList(op.OperandGroup(i)) }
			s.inGo = goSlot("ir.GroupValues(op, "+strconv.Itoa(i)+")", "[]*ir.Value", false)
		}
		slots = append(slots, s)
	}
	for i, v := range op.Results {
		if v.Name == "" {
			continue
		}
		s := slot{name: "$" + v.Name, typ: l.api.Value.Type()}
		s.load = func(f *frame, op *ir.Operation) cxx.Value { return cxx.Ptr(op.GroupResult(i)) }
		s.inGo = goSlot("op.GroupResult("+strconv.Itoa(i)+")", "*ir.Value", v.Constraint.Arity != ods.Single)
		if v.Constraint.Arity == ods.Variadic {
			s.typ = l.api.ValueRange()
			s.load = func(f *frame, op *ir.Operation) cxx.Value { return f.resultList(op.ResultGroup(i)) }
			s.inGo = goSlot("ir.GroupResultValues(op, "+strconv.Itoa(i)+")", "[]*ir.Value", false)
		}
		slots = append(slots, s)
	}
	for i, a := range op.Attributes {
		s := l.attrSlot(op, i, a, l.api.Compile)
		s.inGo = func() cxx.GoSlot {
			c := l.goAttribute(s, a, i)
			return cxx.GoSlot{Expr: strings.ReplaceAll(c.Text, "$0", "op"), Type: c.Type, Nilable: true}
		}
		slots = append(slots, s)
	}
	return slots
}

// attrSlot returns the value of a C++ attribute accessor: the attribute converted from its storage.
// An absent attribute with a default has the default value.
func (l *loader) attrSlot(op *ods.Operator, i int, a *ods.NamedAttribute, compile compiler) slot {
	storage := l.storageType(op, a.Attr)
	self := []slot{{name: "$_self", typ: storage}}
	p, _ := l.compileText(a.Attr.ConvertFromStorage, self, l.namespaces(op.CppNamespace), nil, compile)
	s := slot{name: "$" + a.Name, typ: storage}
	raw := func(op *ir.Operation) cxx.Value {
		x := op.Inherent(i)
		if x == nil {
			x = op.Def().Attributes[i].Default
		}
		return cppapi.AttributeValue(x)
	}
	if !p.complete() || len(p.slots) == 0 {
		s.load = func(f *frame, op *ir.Operation) cxx.Value { return raw(op) }
		return s
	}
	s.typ = p.prog.Result
	if t := l.api.TypeNamed(a.Attr.ReturnType, op.CppNamespace); t != nil && t.Kind == cxx.KindInt && s.typ.Kind == cxx.KindInt {
		s.typ = t // to which return converts
	}
	optional := a.Attr.IsOptional && !a.Attr.HasDefault && strings.HasPrefix(strings.TrimPrefix(a.Attr.ReturnType, "::"), "std::optional<")
	if optional && s.typ.Kind != cxx.KindOptional {
		s.typ = cxx.OptionalOf(s.typ)
	}
	s.load = func(f *frame, op *ir.Operation) cxx.Value {
		x := raw(op)
		if optional && x.IsNull() {
			return cxx.None
		}
		v, err := p.run(op, x)
		if err != nil {
			cppapi.HookFailed(op, cppapi.AccessorName(a.Name), err)
			return cxx.Null
		}
		return v
	}
	return s
}

// goAttribute returns the accessor of an attribute in Go, if C++ converts it in a way that
// package ir has.
func (l *loader) goAttribute(s slot, a *ods.NamedAttribute, i int) cxx.GoCall {
	attr := "$0.Inherent(" + strconv.Itoa(i) + ")"
	if a.Attr.HasDefault {
		attr = "ir.InherentOrDefault($0, " + strconv.Itoa(i) + ")"
	}
	if s.typ.Kind == cxx.KindObject {
		return l.api.GoAttribute(attr, s.typ)
	}
	if strings.Join(strings.Fields(a.Attr.ConvertFromStorage), "") == "$_self!=nullptr" {
		return cxx.GoCall{Text: attr + " != nil", Type: "bool"}
	}
	return cxx.GoCall{}
}
