package arith

import (
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// registerRules registers the C++ functions that canonicalization rules for the dialect call.
// MLIR has those of its own rules next to the code that is generated from them; ours call the
// ones of flags, too.
func registerRules(api *cppapi.API) {
	b, v, at := api.Builder.Type(), api.Value.Type(), api.Attribute.Type()
	for name, f := range map[string]func(x, y num.APInt) num.APInt{
		"addIntegerAttrs": num.APInt.Add, "subIntegerAttrs": num.APInt.Sub, "mulIntegerAttrs": num.APInt.Mul,
	} {
		api.Native(name, &cxx.Func{Params: []*cxx.Type{b, v, at, at}, Result: at, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			res := cppapi.AsValue(args[1])
			if res == nil {
				return m.Failf("null value")
			}
			x := folding.Binary(res.Type(), cppapi.AsAttribute(args[2]), cppapi.AsAttribute(args[3]), folding.Total(f))
			if x == nil {
				return m.Failf("'%s' of attributes that are not integers of one type", name)
			}
			return cppapi.AttributeValue(x)
		}})
	}
	for name, f := range map[string]func(x, y num.APInt) num.APInt{
		"sumFlags": num.APInt.Add, "differenceFlags": num.APInt.Sub, "productFlags": num.APInt.Mul,
	} {
		api.Native(name, &cxx.Func{Params: []*cxx.Type{at, at, at, at}, Result: at, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			flags, ok := commonFlags(cppapi.AsAttribute(args[0]), cppapi.AsAttribute(args[1]), keptFlags(f, cppapi.AsAttribute(args[2]), cppapi.AsAttribute(args[3])))
			if !ok {
				return m.Failf("'%s' of attributes that are not overflow flags", name)
			}
			return cxx.Obj(flags)
		}})
	}
	api.Native("getIntOrSplatIntValue", &cxx.Func{Params: []*cxx.Type{at}, Result: cxx.OptionalOf(cxx.TypeAPInt()), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		x, ok := ir.IntOrSplat(cppapi.AsAttribute(args[0]))
		if !ok {
			return cxx.None
		}
		return cxx.APInt(x)
	}})
	width := func(m *cxx.Machine, t ir.Type) cxx.Value {
		if t == nil {
			return m.Failf("null type")
		}
		switch e := ir.ElementTypeOrSelf(t).(type) {
		case *ir.IntegerType:
			return cxx.Int(int64(e.Width))
		case *ir.FloatType:
			return cxx.Int(int64(e.Kind.Width()))
		}
		return cxx.Int(-1)
	}
	t := api.Type.Type()
	api.Native("getScalarOrElementWidth", &cxx.Func{Params: []*cxx.Type{t}, Result: cxx.TypeInt64, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return width(m, cppapi.AsType(args[0]))
	}})
	api.Native("getScalarOrElementWidth", &cxx.Func{Params: []*cxx.Type{v}, Result: cxx.TypeInt64, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := cppapi.AsValue(args[0])
		if x == nil {
			return m.Failf("null value")
		}
		return width(m, x.Type())
	}})
	api.Native("mergeOverflowFlags", &cxx.Func{Params: []*cxx.Type{at, at}, Result: at, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		a, ok := commonFlags(cppapi.AsAttribute(args[0]), cppapi.AsAttribute(args[1]), anyFlags)
		if !ok {
			return m.Failf("'mergeOverflowFlags' of attributes that are not overflow flags")
		}
		return cxx.Obj(a)
	}})
	api.Native("invertPredicate", &cxx.Func{Params: []*cxx.Type{at}, Result: at, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		p, ok := cppapi.AsAttribute(args[0]).(*ir.IntegerAttr)
		if !ok || p.Int64() < 0 || p.Int64() >= int64(len(inverse)) {
			return m.Failf("'invertPredicate' of an attribute that is no predicate")
		}
		return cxx.Obj(p.Context().Int64Attr(p.Type(), inverse[p.Int64()]))
	}})
}

// inverse is the negation of each integer predicate: eq, ne, slt, sle, sgt, sge, ult,
// ule, ugt, uge.
var inverse = [...]int64{1, 0, 5, 4, 3, 2, 9, 8, 7, 6}
