package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// floatKinds are the functions of llvm::APFloat that return the semantics of a format.
var floatKinds = map[string]num.FloatKind{
	"IEEEhalf": num.F16, "BFloat": num.BF16, "IEEEsingle": num.F32, "IEEEdouble": num.F64, "IEEEquad": num.F128,
	"x87DoubleExtended": num.F80, "FloatTF32": num.TF32,
}

// A semantics is an llvm::fltSemantics.
type semantics struct{ kind num.FloatKind }

// floatSemantics registers llvm::fltSemantics, and the functions that create numbers from one.
func (a *API) floatSemantics(f *cxx.Class) {
	c := a.Registry.Class("llvm::fltSemantics")
	c.IsA = cxx.Is[*semantics]
	c.Equal = func(x, y cxx.Value) bool {
		s, ok := x.Obj().(*semantics)
		t, ok2 := y.Obj().(*semantics)
		return ok && ok2 && s.kind == t.kind
	}
	for name, k := range floatKinds {
		s := &semantics{k}
		f.Static(name, &cxx.Func{Result: c.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(s) }})
	}
	f.Method("getSemantics", cxx.Getter(c.Type(), func(x *num.APFloat) cxx.Value { return cxx.Obj(&semantics{x.Kind()}) }))
	a.classes["FloatType"].Method("getFloatSemantics", cxx.Getter(c.Type(), func(t *ir.FloatType) cxx.Value { return cxx.Obj(&semantics{t.Kind}) }))
	f.Constructor(&cxx.Func{Params: []*cxx.Type{c.Type(), cxx.TypeUint64}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := args[0].Obj().(*semantics)
		if !ok {
			return m.Failf("no semantics")
		}
		x := num.NewAPFloat(s.kind, float64(args[1].Uint()))
		return cxx.Obj(&x)
	}})
	f.Static("getOne", &cxx.Func{Params: []*cxx.Type{c.Type(), cxx.TypeBool}, Optional: 1, Result: f.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := args[0].Obj().(*semantics)
		if !ok {
			return m.Failf("getOne: no semantics")
		}
		x := num.NewAPFloat(s.kind, 1)
		if len(args) > 1 && args[1].Bool() {
			x = x.Neg()
		}
		return cxx.Obj(&x)
	}})
	for name, get := range map[string]func(k num.FloatKind, negative bool) num.APFloat{
		"getZero": func(k num.FloatKind, negative bool) num.APFloat {
			if negative {
				return k.Zero().Neg()
			}
			return k.Zero()
		},
		"getInf":     num.FloatKind.Infinity,
		"getLargest": num.FloatKind.Largest,
		"getSmallest": func(k num.FloatKind, negative bool) num.APFloat {
			if negative {
				return k.Smallest().Neg()
			}
			return k.Smallest()
		},
		"getSmallestNormalized": num.FloatKind.SmallestNormalized,
		"getNaN": func(k num.FloatKind, negative bool) num.APFloat {
			if negative {
				return k.NaN().Neg()
			}
			return k.NaN()
		},
	} {
		f.Static(name, &cxx.Func{Params: []*cxx.Type{c.Type(), cxx.TypeBool}, Optional: 1, Result: f.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			s, ok := args[0].Obj().(*semantics)
			if !ok {
				return m.Failf("%s: no semantics", name)
			}
			x := get(s.kind, len(args) > 1 && args[1].Bool())
			return cxx.Obj(&x)
		}})
	}
}
