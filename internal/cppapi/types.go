package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// types registers mlir::Type and the builtin types without a shape.
func (a *API) types() {
	t := a.Type
	t.IsA = cxx.Is[ir.Type]
	// A query with a width may omit it: then any width matches.
	width := func(name string, f func(t ir.Type) (int, bool)) {
		t.Method(name, &cxx.Func{
			Params: []*cxx.Type{cxx.TypeUint32}, Optional: 1, Result: cxx.TypeBool,
			Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				w, ok := f(args[0].Obj().(ir.Type))
				return cxx.Bool(ok && (len(args) == 1 || int(args[1].Uint()) == w))
			},
		})
	}
	integer := func(s ...ir.Signedness) func(t ir.Type) (int, bool) {
		return func(t ir.Type) (int, bool) {
			i, ok := t.(*ir.IntegerType)
			if !ok {
				return 0, false
			}
			for _, k := range s {
				if i.Signedness == k {
					return i.Width, true
				}
			}
			return 0, len(s) == 0
		}
	}
	width("isInteger", func(t ir.Type) (int, bool) {
		i, ok := t.(*ir.IntegerType)
		if !ok {
			return 0, false
		}
		return i.Width, true
	})
	width("isSignlessInteger", integer(ir.Signless))
	width("isSignedInteger", integer(ir.Signed))
	width("isUnsignedInteger", integer(ir.Unsigned))

	float := func(name string, k num.FloatKind) {
		t.Method(name, cxx.Test(func(t ir.Type) bool { f, ok := t.(*ir.FloatType); return ok && f.Kind == k }))
	}
	float("isBF16", num.BF16)
	float("isF16", num.F16)
	float("isTF32", num.TF32)
	float("isF32", num.F32)
	float("isF64", num.F64)
	float("isF80", num.F80)
	float("isF128", num.F128)
	test := func(name string, f func(ir.Type) bool) { t.Method(name, cxx.Test(f)) }
	test("isFloat", isFloat)
	test("isIndex", isIndex)
	test("isIntOrIndex", func(t ir.Type) bool { return isInteger(t) || isIndex(t) })
	test("isIntOrFloat", func(t ir.Type) bool { return isInteger(t) || isFloat(t) })
	test("isIntOrIndexOrFloat", func(t ir.Type) bool { return isInteger(t) || isIndex(t) || isFloat(t) })
	test("isSignlessIntOrIndex", func(t ir.Type) bool { return isSignless(t) || isIndex(t) })
	test("isSignlessIntOrFloat", func(t ir.Type) bool { return isSignless(t) || isFloat(t) })
	test("isSignlessIntOrIndexOrFloat", func(t ir.Type) bool { return isSignless(t) || isIndex(t) || isFloat(t) })
	t.Method("getIntOrFloatBitWidth", &cxx.Func{Result: cxx.TypeUint32, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		w, ok := ir.IntOrFloatWidth(args[0].Obj().(ir.Type))
		if !ok {
			return m.Failf("only integers and floats have a bitwidth")
		}
		return cxx.Uint(uint64(w))
	}})
	t.Method("getContext", cxx.Getter(a.Context.Type(), func(t ir.Type) cxx.Value { return cxx.Obj(t.Context()) }))
	t.Method("getTypeID", a.typeID(func(x any) any { return typeKind(x.(ir.Type)) }))
	abstract := a.class("AbstractType")
	abstract.IsA = cxx.Is[ir.Type]
	t.Method("getAbstractType", cxx.Getter(abstract.Type(), func(t ir.Type) cxx.Value { return typeOf(t) }))
	abstract.Method("getName", cxx.Getter(cxx.TypeString, func(t ir.Type) cxx.Value { return cxx.Str(typeClassName(t)) }))
	t.Method("hasTrait", a.hasTrait("ir.TypeHasTrait($0, $1)", func(x any, trait string) bool { return ir.TypeHasTrait(x.(ir.Type), trait) }))

	i := a.class("IntegerType", t)
	i.IsA = cxx.Is[*ir.IntegerType]
	i.Method("getWidth", cxx.Getter(cxx.TypeUint32, func(t *ir.IntegerType) cxx.Value { return cxx.Uint(uint64(t.Width)) }))
	i.Method("isSigned", cxx.Test(func(t *ir.IntegerType) bool { return t.Signedness == ir.Signed }))
	i.Method("isUnsigned", cxx.Test(func(t *ir.IntegerType) bool { return t.Signedness == ir.Unsigned }))
	i.Method("isSignless", cxx.Test(func(t *ir.IntegerType) bool { return t.Signedness == ir.Signless }))
	signedness := a.Registry.Enum("mlir::IntegerType::SignednessSemantics", cxx.TypeUint32,
		cxx.EnumCase{Name: "Signless", Value: 0}, cxx.EnumCase{Name: "Signed", Value: 1}, cxx.EnumCase{Name: "Unsigned", Value: 2})
	for k, name := range []string{"Signless", "Signed", "Unsigned"} {
		a.Registry.Const("mlir::IntegerType::"+name, signedness, cxx.Int(int64(k)))
	}
	i.Method("getSignedness", cxx.Getter(signedness, func(t *ir.IntegerType) cxx.Value {
		switch t.Signedness {
		case ir.Signed:
			return cxx.Int(1)
		case ir.Unsigned:
			return cxx.Int(2)
		}
		return cxx.Int(0)
	}))
	i.Static("get", &cxx.Func{
		Params: []*cxx.Type{a.Context.Type(), cxx.TypeUint32, signedness}, Optional: 1, Result: i.Type(),
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			c, ok := args[0].Obj().(*ir.Context)
			w := int(args[1].Uint())
			if !ok || w > maxIntegerWidth {
				return m.Failf("integer bitwidth is limited to %d bits", maxIntegerWidth)
			}
			if len(args) < 3 || args[2].Int() == 0 {
				return cxx.Obj(c.IntegerType(w))
			}
			if args[2].Int() == 1 {
				return cxx.Obj(c.SignedType(w))
			}
			return cxx.Obj(c.UnsignedType(w))
		},
	})
	a.simpleType("IndexType", cxx.Is[*ir.IndexType], func(c *ir.Context) ir.Type { return c.IndexType() })
	a.simpleType("NoneType", cxx.Is[*ir.NoneType], func(c *ir.Context) ir.Type { return c.NoneType() })
	a.floatTypes()

	ft := a.class("FunctionType", t)
	ft.IsA = cxx.Is[*ir.FunctionType]
	list := cxx.ListOf(t.Type())
	ft.Method("getInputs", cxx.Getter(list, func(t *ir.FunctionType) cxx.Value { return TypesValue(t.Inputs) }))
	ft.Method("getResults", cxx.Getter(list, func(t *ir.FunctionType) cxx.Value { return TypesValue(t.Results) }))
	ft.Method("getNumInputs", cxx.Getter(cxx.TypeUint32, func(t *ir.FunctionType) cxx.Value { return cxx.Uint(uint64(len(t.Inputs))) }))
	ft.Method("getNumResults", cxx.Getter(cxx.TypeUint32, func(t *ir.FunctionType) cxx.Value { return cxx.Uint(uint64(len(t.Results))) }))
	element := func(c *cxx.Class, name string, list func(x any) []ir.Type) {
		c.Method(name, &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: t.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			ts, i := list(args[0].Obj()), args[1].Uint()
			if i >= uint64(len(ts)) {
				return m.Failf("%s(%d) of a list of %d types", name, i, len(ts))
			}
			return typeOf(ts[i])
		}})
	}
	element(ft, "getInput", func(x any) []ir.Type { return x.(*ir.FunctionType).Inputs })
	element(ft, "getResult", func(x any) []ir.Type { return x.(*ir.FunctionType).Results })
	ft.Static("get", &cxx.Func{
		Params: []*cxx.Type{a.Context.Type(), list, list}, Result: ft.Type(),
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			c, ok := args[0].Obj().(*ir.Context)
			if !ok {
				return m.Failf("no context")
			}
			return cxx.Obj(c.FunctionType(Types(args[1]), Types(args[2])))
		},
	})
	tt := a.class("TupleType", t)
	tt.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type(), a.TypeRange()}, Optional: 1, Result: tt.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		var types []ir.Type
		if len(args) > 1 {
			types = Types(args[1])
		}
		return cxx.Obj(contextOf(args[0].Obj()).TupleType(types))
	}})
	tt.IsA = cxx.Is[*ir.TupleType]
	tt.Method("getTypes", cxx.Getter(list, func(t *ir.TupleType) cxx.Value { return TypesValue(t.Types) }))
	tt.Method("size", cxx.Getter(cxx.TypeUint64, func(t *ir.TupleType) cxx.Value { return cxx.Uint(uint64(len(t.Types))) }))
	element(tt, "getType", func(x any) []ir.Type { return x.(*ir.TupleType).Types })
	ct := a.class("ComplexType", t)
	ct.IsA = cxx.Is[*ir.ComplexType]
	ct.Method("getElementType", cxx.Getter(t.Type(), func(t *ir.ComplexType) cxx.Value { return typeOf(t.Element) }))
	ct.Static("get", &cxx.Func{Params: []*cxx.Type{t.Type()}, Result: ct.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		e := AsType(args[0])
		if e == nil || !isInteger(e) && !isFloat(e) {
			return m.Failf("invalid element type for complex")
		}
		return cxx.Obj(e.Context().ComplexType(e))
	}})
	ot := a.class("OpaqueType", t)
	ot.IsA = cxx.Is[*ir.OpaqueType]
	ot.Method("getDialectNamespace", cxx.Getter(cxx.TypeString, func(t *ir.OpaqueType) cxx.Value { return cxx.Str(t.Namespace) }))
	ot.Method("getTypeData", cxx.Getter(cxx.TypeString, func(t *ir.OpaqueType) cxx.Value { return cxx.Str(t.Text) }))
}

// maxIntegerWidth is IntegerType::kMaxWidth.
const maxIntegerWidth = 1<<24 - 1

func isInteger(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok }
func isFloat(t ir.Type) bool   { _, ok := t.(*ir.FloatType); return ok }
func isIndex(t ir.Type) bool   { _, ok := t.(*ir.IndexType); return ok }
func isSignless(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Signedness == ir.Signless
}

// simpleType registers a type without parameters.
func (a *API) simpleType(name string, isA func(any) bool, get func(*ir.Context) ir.Type, bases ...*cxx.Class) *cxx.Class {
	if bases == nil {
		bases = []*cxx.Class{a.Type}
	}
	c := a.class(name, bases...)
	c.IsA = isA
	c.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type()}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		ctx, ok := args[0].Obj().(*ir.Context)
		if !ok {
			return m.Failf("no context")
		}
		return typeOf(get(ctx))
	}})
	return c
}

// typeClassName returns the name of a type's class, as in "builtin.f32" and "shop.price".
func typeClassName(t ir.Type) string {
	switch t := t.(type) {
	case *ir.DefinedType:
		return t.Def.Dialect.Namespace + "." + t.Def.Mnemonic
	case *ir.FloatType:
		return "builtin." + t.Kind.String()
	case *ir.IntegerType:
		return "builtin.integer"
	case *ir.FunctionType:
		return "builtin.function"
	case *ir.RankedTensorType:
		return "builtin.tensor"
	case *ir.UnrankedTensorType:
		return "builtin.unranked_tensor"
	case *ir.UnrankedMemRefType:
		return "builtin.unranked_memref"
	}
	text, _, _ := strings.Cut(t.String(), "<")
	return "builtin." + text
}

// floatTypes registers FloatType and a class for each format.
func (a *API) floatTypes() {
	f := a.class("FloatType", a.Type)
	f.IsA = cxx.Is[*ir.FloatType]
	f.Method("getWidth", cxx.Getter(cxx.TypeUint32, func(t *ir.FloatType) cxx.Value { return cxx.Uint(uint64(t.Width())) }))
	f.Method("getFPMantissaWidth", cxx.Getter(cxx.TypeUint32, func(t *ir.FloatType) cxx.Value { return cxx.Uint(uint64(t.Kind.Precision())) }))
	for name, k := range map[string]num.FloatKind{
		"Float4E2M1FNType": num.F4E2M1FN, "Float6E2M3FNType": num.F6E2M3FN, "Float6E3M2FNType": num.F6E3M2FN,
		"Float8E5M2Type": num.F8E5M2, "Float8E4M3Type": num.F8E4M3, "Float8E4M3FNType": num.F8E4M3FN,
		"Float8E5M2FNUZType": num.F8E5M2FNUZ, "Float8E4M3FNUZType": num.F8E4M3FNUZ, "Float8E4M3B11FNUZType": num.F8E4M3B11FNUZ,
		"Float8E3M4Type": num.F8E3M4, "Float8E8M0FNUType": num.F8E8M0FNU,
		"BFloat16Type": num.BF16, "Float16Type": num.F16, "FloatTF32Type": num.TF32, "Float32Type": num.F32,
		"Float64Type": num.F64, "Float80Type": num.F80, "Float128Type": num.F128,
	} {
		a.Registry.Const("mlir::"+name+"::name", cxx.TypeString, cxx.Str("builtin."+k.String()))
		a.simpleType(name, func(x any) bool { t, ok := x.(*ir.FloatType); return ok && t.Kind == k },
			func(c *ir.Context) ir.Type { return c.FloatType(k) }, f)
	}
}
