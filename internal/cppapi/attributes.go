package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// attributes registers mlir::Attribute and the builtin attributes that are not
// lists of elements.
func (a *API) attributes() {
	at, t := a.Attribute, a.Type.Type()
	at.IsA = cxx.Is[ir.Attribute]
	at.Method("getContext", cxx.Getter(a.Context.Type(), func(x ir.Attribute) cxx.Value { return cxx.Obj(x.Context()) }))
	at.Method("getTypeID", a.typeID(func(x any) any { return attributeKind(x.(ir.Attribute)) }))
	at.Method("hasTrait", a.hasTrait("ir.AttributeHasTrait($0, $1)", func(x any, trait string) bool { return ir.AttributeHasTrait(x.(ir.Attribute), trait) }))
	at.Method("hasPromiseOrImplementsInterface", a.hasTrait("ir.HasInterface($0, $1)", func(x any, trait string) bool {
		d, ok := x.(*ir.DefinedAttr)
		if !ok {
			return false
		}
		_, ok = d.Interface(trait)
		return ok
	}))

	typed := a.class("TypedAttr", at)
	typed.Interface = true
	typed.IsA = isTyped
	typed.Method("getType", cxx.Getter(t, func(x ir.Attribute) cxx.Value { return typeOf(ir.TypeOf(x)) }))

	i := a.class("IntegerAttr", typed)
	i.IsA = cxx.Is[*ir.IntegerAttr]
	// C++ asserts that the type is signless. Constraints such as IntMinValue use it for all.
	i.Method("getInt", cxx.Getter(cxx.TypeInt64, func(x *ir.IntegerAttr) cxx.Value { return cxx.Int(x.BoundedInt64()) }))
	// As in C++, each accessor is for attributes of one signedness.
	signed := func(name string, s ir.Signedness, what string, result *cxx.Type, get func(x *ir.IntegerAttr) cxx.Value) {
		i.Method(name, &cxx.Func{Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			x := args[0].Obj().(*ir.IntegerAttr)
			if t, ok := x.Type().(*ir.IntegerType); !ok || t.Signedness != s {
				return m.Failf("must be %s integer", what)
			}
			return get(x)
		}})
	}
	i.Method("getAPSInt", &cxx.Func{Result: cxx.TypeAPSInt(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := args[0].Obj().(*ir.IntegerAttr)
		t, ok := x.Type().(*ir.IntegerType)
		if ok && t.Signedness == ir.Signless {
			return m.Failf("Signless integers don't carry a sign for APSInt")
		}
		return cxx.APSInt(x.Value, ok && t.Signedness == ir.Unsigned)
	}})
	signed("getSInt", ir.Signed, "signed", cxx.TypeInt64, func(x *ir.IntegerAttr) cxx.Value { return cxx.Int(x.Int64()) })
	signed("getUInt", ir.Unsigned, "unsigned", cxx.TypeUint64, func(x *ir.IntegerAttr) cxx.Value { return cxx.Uint(x.Value.Low64()) })
	i.Static("get", &cxx.Func{Params: []*cxx.Type{t, cxx.TypeInt64}, Result: i.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return integerAttr(m, AsType(args[0]), args[1].Int())
	}})
	b := a.class("BoolAttr", i)
	b.IsA = isBool
	b.Method("getValue", cxx.Getter(cxx.TypeBool, func(x *ir.IntegerAttr) cxx.Value { return cxx.Bool(!x.Value.IsZero()) }))
	b.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type(), cxx.TypeBool}, Result: b.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Obj(args[0].Obj().(*ir.Context).BoolAttr(args[1].Bool()))
	}})
	a.integers(i)
	a.floats(typed)

	s := a.class("StringAttr", typed)
	s.IsA = cxx.Is[*ir.StringAttr]
	str := cxx.Getter(cxx.TypeString, func(x *ir.StringAttr) cxx.Value { return cxx.Str(x.Value) })
	s.Method("getValue", str)
	s.Method("str", &cxx.Func{Result: cxx.TypeString, Get: str.Get})
	s.Method("strref", &cxx.Func{Result: cxx.TypeString, Get: str.Get})
	s.Method("size", cxx.Getter(cxx.TypeUint64, func(x *ir.StringAttr) cxx.Value { return cxx.Uint(uint64(len(x.Value))) }))
	s.Method("empty", cxx.Test(func(x *ir.StringAttr) bool { return x.Value == "" }))
	s.ConvertsTo(cxx.TypeString, func(m *cxx.Machine, v cxx.Value) cxx.Value {
		x, ok := v.Obj().(*ir.StringAttr)
		if !ok {
			return m.Failf("null string attribute")
		}
		return cxx.Str(x.Value)
	})
	s.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type(), cxx.TypeString}, Result: s.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Obj(args[0].Obj().(*ir.Context).StringAttr(args[1].Str()))
	}})

	u := a.class("UnitAttr", at)
	u.IsA = cxx.Is[*ir.UnitAttr]
	u.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type()}, Result: u.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Obj(args[0].Obj().(*ir.Context).UnitAttr())
	}})
	ta := a.class("TypeAttr", at)
	ta.IsA = cxx.Is[*ir.TypeAttr]
	ta.Method("getValue", cxx.Getter(t, func(x *ir.TypeAttr) cxx.Value { return typeOf(x.Value) }))
	ta.Static("get", &cxx.Func{Params: []*cxx.Type{t}, Result: ta.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		t := AsType(args[0])
		if t == nil {
			return m.Failf("no type")
		}
		return cxx.Obj(t.Context().TypeAttr(t))
	}})

	r := a.class("SymbolRefAttr", at)
	r.IsA = cxx.Is[*ir.SymbolRefAttr]
	symbol := func(x *ir.SymbolRefAttr, name string) cxx.Value { return cxx.Obj(x.Context().StringAttr(name)) }
	r.Method("getRootReference", cxx.Getter(s.Type(), func(x *ir.SymbolRefAttr) cxx.Value { return symbol(x, x.Root) }))
	r.Method("getLeafReference", cxx.Getter(s.Type(), func(x *ir.SymbolRefAttr) cxx.Value { return symbol(x, x.Leaf()) }))
	r.Method("getNestedReferences", cxx.Getter(cxx.ListOf(at.Type()), func(x *ir.SymbolRefAttr) cxx.Value {
		var l attrList
		for _, n := range x.Nested {
			l.attrs = append(l.attrs, x.Context().SymbolRefAttr(n))
		}
		return cxx.List(&l)
	}))
	f := a.class("FlatSymbolRefAttr", r)
	f.IsA = func(x any) bool { s, ok := x.(*ir.SymbolRefAttr); return ok && s.IsFlat() }
	f.Method("getValue", cxx.Getter(cxx.TypeString, func(x *ir.SymbolRefAttr) cxx.Value { return cxx.Str(x.Root) }))
	f.Method("getAttr", cxx.Getter(s.Type(), func(x *ir.SymbolRefAttr) cxx.Value { return symbol(x, x.Root) }))
	for _, c := range []*cxx.Class{r, f} {
		c.Static("get", &cxx.Func{Params: []*cxx.Type{a.Context.Type(), cxx.TypeString}, Result: f.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return cxx.Obj(args[0].Obj().(*ir.Context).SymbolRefAttr(args[1].Str()))
		}})
		c.Static("get", &cxx.Func{Params: []*cxx.Type{s.Type()}, Result: f.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			x, ok := args[0].Obj().(*ir.StringAttr)
			if !ok {
				return m.Failf("FlatSymbolRefAttr::get of a null attribute")
			}
			return cxx.Obj(x.Context().SymbolRefAttr(x.Value))
		}})
		c.Static("get", &cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Result: f.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			op := AsOperation(args[0])
			if op == nil {
				return m.Failf("SymbolRefAttr::get of a null operation")
			}
			x, ok := ir.SymbolOf(op)
			if !ok {
				return m.Failf("'%s' has no symbol name", op.Name())
			}
			return cxx.Obj(x)
		}})
	}

	am := a.class("AffineMapAttr", at)
	am.IsA = cxx.Is[*ir.AffineMapAttr]
	is := a.class("IntegerSetAttr", at)
	is.IsA = cxx.Is[*ir.IntegerSetAttr]
	sl := a.class("StridedLayoutAttr", at)
	sl.IsA = cxx.Is[*ir.StridedLayoutAttr]
	da := a.class("DistinctAttr", at)
	da.IsA = cxx.Is[*ir.DistinctAttr]
	oa := a.class("OpaqueAttr", typed)
	oa.IsA = cxx.Is[*ir.OpaqueAttr]
	la := a.class("LocationAttr", at)
	la.IsA = cxx.Is[*ir.Location]
	a.Location.IsA = cxx.Is[*ir.Location]
	a.locationClasses(la)
	a.Location.Constructor(&cxx.Func{Params: []*cxx.Type{la.Type()}, Implicit: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return args[0] }})
}

func isTyped(x any) bool {
	a, ok := x.(ir.Attribute)
	return ok && ir.TypeOf(a) != nil
}

func isBool(x any) bool {
	i, ok := x.(*ir.IntegerAttr)
	return ok && ir.IsSignless(i.Type(), 1)
}

func contains(list []string, name string) bool {
	for _, s := range list {
		if s == name {
			return true
		}
	}
	return false
}

// integerAttr returns an integer attribute of an integer type or of index.
func integerAttr(m *cxx.Machine, t ir.Type, v int64) cxx.Value {
	if t == nil || !isInteger(t) && !isIndex(t) {
		return m.Failf("the type of an integer attribute must be an integer or index")
	}
	if i, ok := t.(*ir.IntegerType); ok && !fits(v, i.Width) {
		return m.Failf("the value %d does not fit into %d bits", v, i.Width)
	}
	return cxx.Obj(t.Context().Int64Attr(t, v))
}

// fits reports whether an integer of that many bits can be v, as a signed or as
// an unsigned one.
func fits(v int64, width int) bool {
	return width >= 64 || v>>width == 0 || v>>max(width-1, 0) == -1
}

// floats registers llvm::APFloat and FloatAttr.
func (a *API) floats(typed *cxx.Class) {
	v := a.apFloats()
	f := a.class("FloatAttr", typed)
	f.IsA = cxx.Is[*ir.FloatAttr]
	f.Method("getValue", cxx.Getter(v.Type(), func(x *ir.FloatAttr) cxx.Value { return cxx.Obj(&x.Value) }))
	f.Method("getValueAsDouble", cxx.Getter(cxx.TypeDouble, func(x *ir.FloatAttr) cxx.Value { return cxx.Float(x.Float64()) }))
	f.Static("get", &cxx.Func{Params: []*cxx.Type{a.Type.Type(), v.Type()}, Result: f.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return apFloatAttr(m, AsType(args[0]), args[1])
	}})
	f.Static("get", &cxx.Func{Params: []*cxx.Type{a.Type.Type(), cxx.TypeDouble}, Result: f.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return floatAttr(m, AsType(args[0]), args[1].Float())
	}})
}

// apFloatAttr returns a float attribute for a number in the type's format.
func apFloatAttr(m *cxx.Machine, t ir.Type, v cxx.Value) cxx.Value {
	x, ok := v.Obj().(*num.APFloat)
	f, isFloat := t.(*ir.FloatType)
	if !ok || !isFloat || f.Kind != x.Kind() {
		return m.Failf("FloatAttr type doesn't match the type implied by its value")
	}
	return cxx.Obj(t.Context().FloatAttr(f, *x))
}

func floatAttr(m *cxx.Machine, t ir.Type, v float64) cxx.Value {
	if t == nil || !isFloat(t) {
		return m.Failf("the type of a float attribute must be a float")
	}
	return cxx.Obj(t.Context().Float64Attr(t, v))
}
