package cxx_test

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/num"
)

// typeRange boxes without allocation: it is a struct of one pointer.
type typeRange struct{ list *[]toyType }

func (r typeRange) Len() int           { return len(*r.list) }
func (r typeRange) At(i int) cxx.Value { return cxx.Obj((*r.list)[i]) }

type valueTypes struct{ list *[]*toyValue }

func (r valueTypes) Len() int           { return len(*r.list) }
func (r valueTypes) At(i int) cxx.Value { return cxx.Obj((*r.list)[i].t) }

type values struct{ list *[]*toyValue }

func (r values) Len() int           { return len(*r.list) }
func (r values) At(i int) cxx.Value { return cxx.Ptr((*r.list)[i]) }

type attrs struct{ a *arrayAttr }

func (r attrs) Len() int           { return len(r.a.elems) }
func (r attrs) At(i int) cxx.Value { return cxx.Obj(r.a.elems[i]) }

// withGo adds a translation to a function.
func withGo(text string, f *cxx.Func) *cxx.Func {
	return f.InGo(cxx.GoCall{Text: text})
}

// toyHost registers the toy classes and returns the registry.
func toyHost() *cxx.Registry {
	r := cxx.NewRegistry()
	r.Using("mlir::toy", "mlir")
	toyTypes(r)
	toyAttrs(r)
	toyOps(r)

	r.Enum("mlir::toy::Pred", nil, cxx.EnumCase{Name: "eq", Value: 0}, cxx.EnumCase{Name: "ne", Value: 1}, cxx.EnumCase{Name: "lt", Value: 5})
	r.Enum("mlir::toy::Flags", cxx.TypeUint32, cxx.EnumCase{Name: "none", Value: 0}, cxx.EnumCase{Name: "a", Value: 1}, cxx.EnumCase{Name: "b", Value: 2})
	return r
}

func toyTypes(r *cxx.Registry) {
	typ := r.Class("mlir::Type")
	typ.IsA = cxx.Is[toyType]
	ctx := r.Class("mlir::MLIRContext")
	isInt := func(m *cxx.Machine, a []cxx.Value) cxx.Value {
		t, ok := a[0].Obj().(*intType)
		return cxx.Bool(ok && (len(a) == 1 || int64(t.width) == a[1].Int()))
	}
	for _, name := range []string{"isInteger", "isSignlessInteger"} {
		typ.Method(name, &cxx.Func{Go: &cxx.GoCall{Text: "isInteger($0, $1...)"}, Params: []*cxx.Type{cxx.TypeUint32}, Optional: 1, Result: cxx.TypeBool, Call: isInt})
	}
	typ.Method("isF32", withGo("isF32($0)", cxx.Test(isF32)))
	typ.Method("isIndex", withGo("isIndex($0)", cxx.Test(isIndex)))
	typ.Method("getContext", withGo("toyCtx", cxx.Getter(ctx.Type(), func(toyType) cxx.Value { return cxx.Obj(toyCtx) })))
	typ.Method("hasTrait", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		name, _ := s.TemplateName(0)
		return &cxx.Func{Go: &cxx.GoCall{Text: fmt.Sprintf("hasTrait($0, %q)", name)}, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
			_, isVec := a[0].Obj().(*vectorType)
			return cxx.Bool(isVec && strings.HasSuffix(name, "ValueSemantics"))
		}}
	}})

	integer := r.Class("mlir::IntegerType", typ)
	integer.IsA = cxx.Is[*intType]
	integer.Method("getWidth", withGo("uint32($0.width)", cxx.Getter(cxx.TypeUint32, func(t *intType) cxx.Value { return cxx.Int(int64(t.width)) })))
	integer.Static("get", &cxx.Func{Params: []*cxx.Type{ctx.Type(), cxx.TypeUint32}, Result: integer.Type(), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		return toyInt(a[1].Int())
	}})
	r.Class("mlir::IndexType", typ).IsA = cxx.Is[*indexType]
	r.Class("mlir::FloatType", typ).IsA = cxx.Is[*floatType]

	sh := r.Class("mlir::ShapedType", typ)
	sh.Interface = true
	sh.IsA = cxx.Is[shaped]
	sh.Method("getElementType", withGo("$0.Elem()", cxx.Getter(typ.Type(), func(t shaped) cxx.Value { return cxx.Obj(t.Elem()) })))
	sh.Method("getShape", withGo("$0.Shape()", cxx.Getter(cxx.ListOf(cxx.TypeInt64), func(t shaped) cxx.Value { return cxx.Slice(t.Shape()) })))
	sh.Method("getRank", withGo("int64(len($0.Shape()))", cxx.Getter(cxx.TypeInt64, func(t shaped) cxx.Value { return cxx.Int(int64(len(t.Shape()))) })))
	sh.Method("hasRank", cxx.Test(func(shaped) bool { return true }))
	sh.Method("getDimSize", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: cxx.TypeInt64, Call: func(m *cxx.Machine, a []cxx.Value) cxx.Value {
		s := a[0].Obj().(shaped).Shape()
		if a[1].Uint() >= uint64(len(s)) {
			return m.Failf("getDimSize: no dimension %d", a[1].Int())
		}
		return cxx.Int(s[a[1].Int()])
	}})
	r.Const("mlir::ShapedType::kDynamic", cxx.TypeInt64, cxx.Int(-1<<63))

	vec := r.Class("mlir::VectorType", typ, sh)
	vec.IsA = cxx.Is[*vectorType]
	vec.Method("getNumElements", cxx.Getter(cxx.TypeInt64, func(t *vectorType) cxx.Value {
		n := int64(1)
		for _, d := range t.shape {
			n *= d
		}
		return cxx.Int(n)
	}))
	vec.Method("getScalableDims", withGo("$0.scalable", cxx.Getter(cxx.ListOf(cxx.TypeBool), func(t *vectorType) cxx.Value { return cxx.Slice(t.scalable) })))
	b := r.Class("mlir::VectorType::Builder")
	b.Constructor(&cxx.Func{Params: []*cxx.Type{vec.Type()}, Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		return cxx.Ptr(&vectorBuilder{*a[0].Obj().(*vectorType)})
	}})
	b.Method("setDim", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32, cxx.TypeInt64}, Result: b.Type(), Call: func(m *cxx.Machine, a []cxx.Value) cxx.Value {
		t := &a[0].Obj().(*vectorBuilder).t
		if a[1].Uint() >= uint64(len(t.shape)) {
			return m.Failf("setDim: no dimension %d", a[1].Int())
		}
		t.shape = append([]int64(nil), t.shape...)
		t.shape[a[1].Int()] = a[2].Int()
		return a[0]
	}})
	b.Method("setShape", &cxx.Func{Params: []*cxx.Type{cxx.ListOf(cxx.TypeInt64)}, Result: b.Type(), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		a[0].Obj().(*vectorBuilder).t.shape = append([]int64(nil), a[1].Int64s()...)
		return a[0]
	}})
	b.ConvertsTo(vec.Type(), func(_ *cxx.Machine, v cxx.Value) cxx.Value {
		t := v.Obj().(*vectorBuilder).t
		return cxx.Ptr(&t)
	})
	ten := r.Class("mlir::TensorType", typ, sh)
	ten.IsA = cxx.Is[*tensorType]
	fn := r.Class("mlir::FunctionType", typ)
	fn.IsA = cxx.Is[*funcType]
	fn.Lookup = func(name string) []*cxx.Func { // accessors are made on demand
		switch name {
		case "getInputs":
			return []*cxx.Func{cxx.Getter(cxx.ListOf(typ.Type()), func(t *funcType) cxx.Value { return cxx.List(typeRange{&t.ins}) })}
		case "getResults":
			return []*cxx.Func{cxx.Getter(cxx.ListOf(typ.Type()), func(t *funcType) cxx.Value { return cxx.List(typeRange{&t.outs}) })}
		}
		return nil
	}
	// A class of a dialect whose name is ambiguous.
	r.Class("mlir::toy::VectorType", typ).IsA = func(any) bool { return false }
	r.Func("mlir::getElementTypeOrSelf", &cxx.Func{Go: &cxx.GoCall{Text: "elementOrSelf($0)"}, Params: []*cxx.Type{typ.Type()}, Result: typ.Type(), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		if t, ok := a[0].Obj().(shaped); ok {
			return cxx.Obj(t.Elem())
		}
		return a[0]
	}})
	r.Func("getI1SameShape", &cxx.Func{Go: &cxx.GoCall{Text: "toyIntType(1)"}, Params: []*cxx.Type{typ.Type()}, Result: typ.Type(), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		return toyInt(1)
	}})
}

func toyAttrs(r *cxx.Registry) {
	typ := r.LookupClass("mlir::Type").Type()
	attr := r.Class("mlir::Attribute")
	attr.IsA = cxx.Is[toyAttr]
	ia := r.Class("mlir::IntegerAttr", attr)
	ia.IsA = cxx.Is[*intAttr]
	ia.Method("getInt", withGo("$0.v", cxx.Getter(cxx.TypeInt64, func(a *intAttr) cxx.Value { return cxx.Int(a.v) })))
	ia.Method("getType", withGo("$0.t", cxx.Getter(typ, func(a *intAttr) cxx.Value { return cxx.Obj(a.t) })))
	ia.Method("getValue", cxx.Getter(cxx.TypeAPInt(), func(a *intAttr) cxx.Value {
		if t, ok := a.t.(*intType); ok {
			return cxx.APInt(num.NewAPInt(t.width, a.v))
		}
		return cxx.APInt(num.NewAPInt(64, a.v))
	}))
	sa := r.Class("mlir::StringAttr", attr)
	sa.IsA = cxx.Is[*strAttr]
	sa.Method("getValue", withGo("$0.s", cxx.Getter(cxx.TypeString, func(a *strAttr) cxx.Value { return cxx.Str(a.s) })))
	sa.ConvertsTo(cxx.TypeString, func(_ *cxx.Machine, v cxx.Value) cxx.Value { return cxx.Str(v.Obj().(*strAttr).s) })
	aa := r.Class("mlir::ArrayAttr", attr)
	aa.IsA = cxx.Is[*arrayAttr]
	aa.Method("size", withGo("uint64(len($0.elems))", cxx.Getter(cxx.TypeUint64, func(a *arrayAttr) cxx.Value { return cxx.Int(int64(len(a.elems))) })))
	aa.Method("getValue", cxx.Getter(cxx.ListOf(attr.Type()), func(a *arrayAttr) cxx.Value { return cxx.List(attrs{a}) }))
	aa.ConvertsTo(cxx.ListOf(attr.Type()), func(_ *cxx.Machine, v cxx.Value) cxx.Value {
		return cxx.List(attrs{v.Obj().(*arrayAttr)})
	})
	aa.Method("getAsRange", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil {
			return nil
		}
		return &cxx.Func{Result: cxx.ListOf(t), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
			return cxx.List(attrs{a[0].Obj().(*arrayAttr)})
		}}
	}})
}

func toyOps(r *cxx.Registry) {
	typ := r.LookupClass("mlir::Type").Type()
	attr := r.LookupClass("mlir::Attribute").Type()
	val := r.Class("mlir::Value")
	val.IsA = cxx.Is[*toyValue]
	val.Method("getType", withGo("$0.t", cxx.Getter(typ, func(v *toyValue) cxx.Value { return cxx.Obj(v.t) })))
	val.RangeMethod("getTypes", &cxx.Func{Result: cxx.ListOf(typ), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		return cxx.List(valueTypes{a[0].Obj().(values).list})
	}})
	op := r.Class("mlir::Operation")
	op.IsA = cxx.Is[*toyOp]
	op.Method("getOperand", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: val.Type(), Call: func(m *cxx.Machine, a []cxx.Value) cxx.Value {
		list := a[0].Obj().(*toyOp).operands
		if a[1].Uint() >= uint64(len(list)) {
			return m.Failf("getOperand: no operand %d", a[1].Int())
		}
		return cxx.Ptr(list[a[1].Int()])
	}})
	op.Method("getOperands", withGo("$0.operands", cxx.Getter(cxx.ListOf(val.Type()), func(o *toyOp) cxx.Value { return cxx.List(values{&o.operands}) })))
	op.Method("getOperandTypes", withGo("typesOf($0.operands)", cxx.Getter(cxx.ListOf(typ), func(o *toyOp) cxx.Value { return cxx.List(valueTypes{&o.operands}) })))
	op.Method("getNumResults", withGo("uint32(len($0.results))", cxx.Getter(cxx.TypeUint32, func(o *toyOp) cxx.Value { return cxx.Int(int64(len(o.results))) })))
	op.Method("getParentOp", withGo("$0.parent", cxx.Getter(op.Type(), func(o *toyOp) cxx.Value { return cxx.Ptr(o.parent) })))
	op.Method("getLhsType", withGo("$0.operands[0].t", cxx.Getter(typ, func(o *toyOp) cxx.Value { return cxx.Obj(o.operands[0].t) })))

	b := r.Class("mlir::Builder")
	ia := r.LookupClass("mlir::IntegerAttr").Type()
	it := r.LookupClass("mlir::IntegerType").Type()
	b.Method("getContext", cxx.Getter(r.LookupClass("mlir::MLIRContext").Type(), func(b *toyBuilder) cxx.Value { return cxx.Ptr(b.ctx) }))
	b.Method("getIntegerType", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32, cxx.TypeBool}, Optional: 1, Result: it, Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		return toyInt(a[1].Int())
	}})
	b.Method("getIntegerAttr", &cxx.Func{Params: []*cxx.Type{typ, cxx.TypeInt64}, Result: ia, Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		return cxx.Ptr(&intAttr{a[1].Obj().(toyType), a[2].Int()})
	}})
	b.Method("getStringAttr", &cxx.Func{Go: &cxx.GoCall{Text: "&strAttr{$1}"}, Params: []*cxx.Type{cxx.TypeString}, Result: r.LookupClass("mlir::StringAttr").Type(), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		return cxx.Ptr(&strAttr{a[1].Str()})
	}})
	b.Method("getArrayAttr", &cxx.Func{Params: []*cxx.Type{cxx.ListOf(attr)}, Result: r.LookupClass("mlir::ArrayAttr").Type(), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		out := &arrayAttr{}
		for _, v := range a[1].Elems() {
			out.elems = append(out.elems, v.Obj().(toyAttr))
		}
		return cxx.Ptr(out)
	}})
	b.Method("getType", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil {
			return nil
		}
		if t.Class.Name != "mlir::IndexType" {
			s.Errorf("getType of '%s'", t)
			return nil
		}
		return &cxx.Func{Result: t, Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(toyIndex) }}
	}})
	r.Func("mlir::matchConstant", &cxx.Func{Params: []*cxx.Type{val.Type(), cxx.PointerTo(attr)}, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		a[1].Cell().Store(cxx.Ptr(&intAttr{a[0].Obj().(*toyValue).t, 7}))
		return cxx.Bool(true)
	}})
	r.Func("mlir::findInt", &cxx.Func{Go: &cxx.GoCall{Text: "findInt($0)"}, Params: []*cxx.Type{cxx.TypeInt64}, Result: cxx.OptionalOf(cxx.TypeInt64), Call: func(_ *cxx.Machine, a []cxx.Value) cxx.Value {
		if a[0].Int() < 0 {
			return cxx.None
		}
		return a[0]
	}})
}

func toyInt(width int64) cxx.Value { return cxx.Obj(toyIntType(width)) }

// toyFrame returns an environment with one slot for each value of the zoo.
func toyFrame(r *cxx.Registry) (*cxx.Env, []cxx.Value) {
	class := func(name string) *cxx.Type { return r.LookupClass(name).Type() }
	typ, attr, val := class("mlir::Type"), class("mlir::Attribute"), class("mlir::Value")
	z := newZoo()
	env := &cxx.Env{Registry: r, Namespaces: []string{"mlir", "mlir::toy"}}
	var frame []cxx.Value
	slot := func(name string, t *cxx.Type, v cxx.Value) {
		env.Slots = append(env.Slots, cxx.Slot{Name: name, Type: t})
		frame = append(frame, v)
	}
	slot("$_self", typ, cxx.Obj(z.vec))
	slot("$_op", class("mlir::Operation"), cxx.Ptr(z.op))
	slot("$_builder", class("mlir::Builder"), cxx.Ptr(&toyBuilder{toyCtx}))
	slot("$_ctxt", class("mlir::MLIRContext"), cxx.Obj(toyCtx))
	slot("$lhs", val, cxx.Ptr(z.lhs))
	slot("$rhs", val, cxx.Ptr(z.rhs))
	slot("$out", val, cxx.Ptr(z.out))
	slot("$i32", typ, cxx.Obj(z.i32))
	slot("$f32", typ, cxx.Obj(z.f32))
	slot("$tensor", typ, cxx.Obj(z.tensor))
	slot("$scalar", typ, cxx.Obj(z.scalar))
	slot("$fn", typ, cxx.Obj(z.fn))
	slot("$nothing", typ, cxx.Null)
	slot("$five", attr, cxx.Obj(z.five))
	slot("$minus", attr, cxx.Obj(z.minus))
	slot("$str", attr, cxx.Obj(z.str))
	slot("$array", attr, cxx.Obj(z.array))
	slot("$0", attr, cxx.Obj(z.arg0))
	slot("$1", attr, cxx.Obj(z.arg1))
	slot("odsArg", cxx.TypeInt64, cxx.Int(42))
	slot("$opt", cxx.OptionalOf(cxx.TypeInt64), cxx.Int(9))
	slot("$none", cxx.OptionalOf(cxx.TypeInt64), cxx.None)
	env.This = 2 // $_op
	return env, frame
}
