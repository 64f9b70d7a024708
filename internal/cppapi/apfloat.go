package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/num"
)

// roundingModes are the cases of llvm::RoundingMode.
var roundingModes = []cxx.EnumCase{
	{Name: "TowardZero", Value: 0}, {Name: "NearestTiesToEven", Value: 1}, {Name: "TowardPositive", Value: 2},
	{Name: "TowardNegative", Value: 3}, {Name: "NearestTiesToAway", Value: 4},
}

const nearestTiesToEven = 1

// The results of operations on floats that code tests for, as in llvm::APFloatBase::opStatus.
var floatStatus = []cxx.EnumCase{
	{Name: "opOK", Value: 0}, {Name: "opInvalidOp", Value: 1}, {Name: "opDivByZero", Value: 2},
	{Name: "opOverflow", Value: 4}, {Name: "opUnderflow", Value: 8}, {Name: "opInexact", Value: 16},
}

// apFloats registers llvm::APFloat.
func (a *API) apFloats() *cxx.Class {
	v := a.Registry.Class("llvm::APFloat")
	v.IsA = cxx.Is[*num.APFloat]
	v.Equal = func(x, y cxx.Value) bool {
		p, ok := x.Obj().(*num.APFloat)
		q, ok2 := y.Obj().(*num.APFloat)
		if !ok || !ok2 || p.Kind() != q.Kind() {
			return false
		}
		order, ordered := p.Cmp(*q)
		return ordered && order == 0
	}
	for _, from := range []struct {
		typ  *cxx.Type
		kind num.FloatKind
	}{{cxx.TypeFloat, num.F32}, {cxx.TypeDouble, num.F64}} {
		v.Constructor(&cxx.Func{Params: []*cxx.Type{from.typ}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			return apFloat(num.NewAPFloat(from.kind, args[0].Float()))
		}})
	}
	a.floatSemantics(v)
	v.Method("isZero", cxx.Test(func(x *num.APFloat) bool { return x.IsZero() }))
	v.Method("isNegative", cxx.Test(func(x *num.APFloat) bool { return x.IsNegative() }))
	v.Method("isNaN", cxx.Test(func(x *num.APFloat) bool { return x.IsNaN() }))
	v.Method("isInfinity", cxx.Test(func(x *num.APFloat) bool { return x.IsInf() }))
	v.Method("isFinite", cxx.Test(func(x *num.APFloat) bool { return x.IsFinite() }))
	v.Method("isPosZero", cxx.Test(func(x *num.APFloat) bool { return x.IsZero() && !x.IsNegative() }))
	v.Method("isNegZero", cxx.Test(func(x *num.APFloat) bool { return x.IsZero() && x.IsNegative() }))
	v.Method("isInteger", cxx.Test(func(x *num.APFloat) bool {
		y := x.RoundToIntegral(num.TowardZero)
		order, ordered := x.Cmp(y)
		return x.IsFinite() && ordered && order == 0
	}))
	v.Method("convertToDouble", cxx.Getter(cxx.TypeDouble, func(x *num.APFloat) cxx.Value { return cxx.Float(x.Float64()) }))
	v.Method("convertToFloat", cxx.Getter(cxx.TypeFloat, func(x *num.APFloat) cxx.Value { return cxx.Float(x.Float64()) }))
	v.Method("bitcastToAPInt", cxx.Getter(cxx.TypeAPInt(), func(x *num.APFloat) cxx.Value { return cxx.APInt(x.Bits()) }))
	v.Method("toString", &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Refs: []bool{true}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		to, ok := args[1].Cell(), m.Step(1)
		if to == nil || !ok {
			return m.Failf("toString: no variable for the text")
		}
		to.Store(cxx.Str(to.Load().Str() + args[0].Obj().(*num.APFloat).Decimal()))
		return cxx.Value{}
	}})
	apFloatOperators(v)
	a.apFloatChanges(v)
	return v
}

func apFloat(x num.APFloat) cxx.Value { return cxx.Obj(&x) }

// apFloatOperators registers the operators, for which LLVM rounds to nearest.
func apFloatOperators(v *cxx.Class) {
	two := func(name string, result *cxx.Type, f func(x, y num.APFloat) cxx.Value) {
		v.Method(name, &cxx.Func{Params: []*cxx.Type{v.Type()}, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			x, ok := args[0].Obj().(*num.APFloat)
			y, ok2 := args[1].Obj().(*num.APFloat)
			if !ok || !ok2 || x.Kind() != y.Kind() {
				return m.Failf("%s of floats of different formats", name)
			}
			return f(*x, *y)
		}})
	}
	for name, f := range map[string]func(x, y num.APFloat) num.APFloat{
		"operator+": num.APFloat.Add, "operator-": num.APFloat.Sub, "operator*": num.APFloat.Mul, "operator/": num.APFloat.Div,
	} {
		two(name, v.Type(), func(x, y num.APFloat) cxx.Value { return apFloat(f(x, y)) })
	}
	for name, holds := range map[string]func(order int) bool{
		"operator<": func(k int) bool { return k < 0 }, "operator<=": func(k int) bool { return k <= 0 },
		"operator>": func(k int) bool { return k > 0 }, "operator>=": func(k int) bool { return k >= 0 },
	} {
		two(name, cxx.TypeBool, func(x, y num.APFloat) cxx.Value {
			order, ordered := x.Cmp(y)
			return cxx.Bool(ordered && holds(order))
		})
	}
	v.Method("operator-", &cxx.Func{Params: []*cxx.Type{}, Result: v.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		return apFloat(args[0].Obj().(*num.APFloat).Neg())
	}})
}

// apFloatChanges registers the methods that change a number.
func (a *API) apFloatChanges(v *cxx.Class) {
	mode := a.Registry.Enum("llvm::RoundingMode", nil, roundingModes...)
	for _, k := range roundingModes {
		a.Registry.Const("llvm::APFloat::rm"+k.Name, mode, cxx.Int(k.Value))
		a.Registry.Const("llvm::APFloatBase::rm"+k.Name, mode, cxx.Int(k.Value))
	}
	status := cxx.EnumType("llvm::APFloatBase::opStatus", nil, false)
	a.Registry.Alias(status.Class.Name, status)
	a.Registry.Alias("llvm::APFloat::opStatus", status)
	for _, k := range floatStatus {
		a.Registry.Const("llvm::APFloat::"+k.Name, status, cxx.Int(k.Value))
	}
	sem := a.Registry.LookupClass("llvm::fltSemantics").Type()
	v.Method("convert", cxx.Changing([]*cxx.Type{sem, mode, cxx.PointerTo(cxx.TypeBool)}, status, func(m *cxx.Machine, to *cxx.Cell, args []cxx.Value) cxx.Value {
		x, ok := to.Load().Obj().(*num.APFloat)
		s, ok2 := args[0].Obj().(*semantics)
		lossy := args[2].Cell()
		if !ok || !ok2 || lossy == nil {
			return m.Failf("convert: no number, no format or no variable")
		}
		y, exact := x.Convert(s.kind)
		if !exact && args[1].Int() != nearestTiesToEven {
			return m.FailUnknown("APFloat::convert that rounds otherwise than to nearest")
		}
		to.Store(apFloat(y))
		lossy.Store(cxx.Bool(!exact))
		switch {
		case exact:
			return cxx.Int(0)
		case y.IsInf() && !x.IsInf():
			return cxx.Int(4 | 16)
		}
		return cxx.Int(16)
	}))
	v.Method("changeSign", cxx.Changing(nil, nil, func(_ *cxx.Machine, to *cxx.Cell, _ []cxx.Value) cxx.Value {
		if x, ok := to.Load().Obj().(*num.APFloat); ok {
			to.Store(apFloat(x.Neg()))
		}
		return cxx.Value{}
	}))
	v.Method("clearSign", cxx.Changing(nil, nil, func(_ *cxx.Machine, to *cxx.Cell, _ []cxx.Value) cxx.Value {
		if x, ok := to.Load().Obj().(*num.APFloat); ok {
			to.Store(apFloat(x.Abs()))
		}
		return cxx.Value{}
	}))
}
