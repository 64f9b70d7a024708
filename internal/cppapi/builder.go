package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// builder registers mlir::Builder, the factory of types and attributes. Its objects are
// contexts or, in rewrites, objects with a context.
func (a *API) builder() {
	a.Context.IsA = cxx.Is[*ir.Context]
	b := a.Builder
	b.IsA = func(x any) bool { return contextOf(x) != nil }
	a.Registry.Alias("mlir::OpBuilder", b.Type())
	a.Registry.Alias("mlir::PatternRewriter", b.Type())
	a.Registry.Alias("mlir::RewriterBase", b.Type())
	b.Method("getContext", &cxx.Func{Result: a.Context.Type(), Get: func(x any) cxx.Value { return cxx.Obj(contextOf(x)) }})
	b.Constructor(&cxx.Func{Params: []*cxx.Type{a.Context.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		ctx := contextOf(args[0].Obj())
		if ctx == nil {
			return m.Failf("no context")
		}
		return cxx.Obj(ir.NewBuilder(ctx))
	}})
	b.Constructor(&cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		op := AsOperation(args[0])
		if op == nil {
			return m.Failf("null operation")
		}
		at := ir.NewBuilder(op.Context())
		at.SetInsertionPoint(op)
		return cxx.Obj(at)
	}})
	a.builderTypes(b)
	a.builderAttributes(b)
}

// HasContext is the Go side of a C++ builder.
type HasContext interface{ Context() *ir.Context }

func contextOf(x any) *ir.Context {
	switch x := x.(type) {
	case *ir.Context:
		return x
	case HasContext:
		return x.Context()
	}
	return nil
}

func (a *API) builderTypes(b *cxx.Class) {
	t := a.Type.Type()
	cls := func(name string) *cxx.Type { return a.classes[name].Type() }
	simple := func(name string, class string, f func(*ir.Context) ir.Type) {
		b.Method(name, &cxx.Func{Result: cls(class), Get: func(x any) cxx.Value { return typeOf(f(contextOf(x))) }})
	}
	for name, k := range map[string]num.FloatKind{
		"getBF16Type": num.BF16, "getF16Type": num.F16, "getTF32Type": num.TF32, "getF32Type": num.F32,
		"getF64Type": num.F64, "getF80Type": num.F80, "getF128Type": num.F128,
		"getF8E8M0Type": num.F8E8M0FNU,
	} {
		simple(name, "FloatType", func(c *ir.Context) ir.Type { return c.FloatType(k) })
	}
	for name, w := range map[string]int{"getI1Type": 1, "getI2Type": 2, "getI4Type": 4, "getI8Type": 8, "getI16Type": 16, "getI32Type": 32, "getI64Type": 64} {
		simple(name, "IntegerType", func(c *ir.Context) ir.Type { return c.IntegerType(w) })
	}
	simple("getIndexType", "IndexType", func(c *ir.Context) ir.Type { return c.IndexType() })
	simple("getNoneType", "NoneType", func(c *ir.Context) ir.Type { return c.NoneType() })
	b.Method("getIntegerType", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32, cxx.TypeBool}, Optional: 1, Result: cls("IntegerType"), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		c, w := contextOf(args[0].Obj()), int(args[1].Uint())
		switch {
		case w > maxIntegerWidth:
			return m.Failf("integer bitwidth is limited to %d bits", maxIntegerWidth)
		case len(args) < 3:
			return cxx.Obj(c.IntegerType(w))
		case args[2].Bool():
			return cxx.Obj(c.SignedType(w))
		}
		return cxx.Obj(c.UnsignedType(w))
	}})
	list := cxx.ListOf(t)
	b.Method("getFunctionType", &cxx.Func{Params: []*cxx.Type{list, list}, Result: cls("FunctionType"), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Obj(contextOf(args[0].Obj()).FunctionType(Types(args[1]), Types(args[2])))
	}})
	b.Method("getTupleType", &cxx.Func{Params: []*cxx.Type{list}, Result: cls("TupleType"), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Obj(contextOf(args[0].Obj()).TupleType(Types(args[1])))
	}})
	// getType<T>(args...) is T::get(context, args...), and getAttr<T> likewise.
	get := &cxx.Func{Template: func(s *cxx.Site) *cxx.Func { return a.getOf(s) }}
	b.Method("getType", get)
	b.Method("getAttr", &cxx.Func{Template: get.Template})
}

// getOf makes T::get(context, args...) of a builder's getType<T>(args...).
func (a *API) getOf(s *cxx.Site) *cxx.Func {
	t := s.TemplateType(0)
	if t == nil || t.Class == nil {
		return nil
	}
	for _, f := range t.Class.StaticFuncs("get") {
		if len(f.Params) == 0 || f.Call == nil || f.Params[0] != a.Context.Type() {
			continue
		}
		n := s.NumArgs()
		if n < len(f.Params)-1-f.Optional || n > len(f.Params)-1 {
			continue
		}
		call := f.Call
		return &cxx.Func{Name: f.Name, Host: f.Host, Go: f.Go, Params: f.Params[1:], Optional: f.Optional, Result: f.Result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			args[0] = cxx.Obj(contextOf(args[0].Obj()))
			return call(m, args)
		}}
	}
	return nil
}

func (a *API) builderAttributes(b *cxx.Class) {
	t, at := a.Type.Type(), a.Attribute.Type()
	cls := func(name string) *cxx.Type { return a.classes[name].Type() }
	method := func(name, result string, params []*cxx.Type, f func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value) {
		b.Method(name, &cxx.Func{Params: params, Result: cls(result), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			for i, p := range params { // a uniqued attribute is looked up by all its elements
				if i+1 < len(args) && p.Kind == cxx.KindList && !m.Step(args[i+1].Len()) {
					return cxx.Value{}
				}
			}
			return f(m, contextOf(args[0].Obj()), args[1:])
		}})
	}
	one := func(p *cxx.Type) []*cxx.Type { return []*cxx.Type{p} }
	for name, p := range map[string]*cxx.Type{"getI8IntegerAttr": cxx.TypeInt8, "getI16IntegerAttr": cxx.TypeInt16, "getI32IntegerAttr": cxx.TypeInt32,
		"getI64IntegerAttr": cxx.TypeInt64} {
		method(name, "IntegerAttr", one(p), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
			return integerAttr(m, c.IntegerType(int(p.Bits)), args[0].Int())
		})
	}
	method("getIndexAttr", "IntegerAttr", one(cxx.TypeInt64), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return cxx.Obj(c.Int64Attr(c.IndexType(), args[0].Int()))
	})
	method("getIntegerAttr", "IntegerAttr", []*cxx.Type{t, cxx.TypeInt64}, func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return integerAttr(m, AsType(args[0]), args[1].Int())
	})
	method("getIntegerAttr", "IntegerAttr", []*cxx.Type{t, cxx.TypeAPInt()}, func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return integerAttrOf(m, AsType(args[0]), args[1])
	})
	method("getFloatAttr", "FloatAttr", []*cxx.Type{t, a.TypeNamed("llvm::APFloat")}, func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return apFloatAttr(m, AsType(args[0]), args[1])
	})
	method("getFloatAttr", "FloatAttr", []*cxx.Type{t, cxx.TypeDouble}, func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return floatAttr(m, AsType(args[0]), args[1].Float())
	})
	for name, k := range map[string]num.FloatKind{"getF16FloatAttr": num.F16, "getF32FloatAttr": num.F32, "getF64FloatAttr": num.F64} {
		method(name, "FloatAttr", one(cxx.TypeDouble), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
			return cxx.Obj(c.Float64Attr(c.FloatType(k), args[0].Float()))
		})
	}
	method("getBoolAttr", "BoolAttr", one(cxx.TypeBool), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return cxx.Obj(c.BoolAttr(args[0].Bool()))
	})
	method("getUnitAttr", "UnitAttr", nil, func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value { return cxx.Obj(c.UnitAttr()) })
	method("getStringAttr", "StringAttr", one(cxx.TypeString), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return cxx.Obj(c.StringAttr(args[0].Str()))
	})
	// A map is its attribute here.
	method("getAffineMapArrayAttr", "ArrayAttr", one(cxx.ListOf(cls("AffineMap"))), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return cxx.Obj(c.ArrayAttr(Attributes(args[0])))
	})
	method("getArrayAttr", "ArrayAttr", one(cxx.ListOf(at)), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return cxx.Obj(c.ArrayAttr(Attributes(args[0])))
	})
	named := a.class("NamedAttribute")
	named.IsA = cxx.Is[*ir.NamedAttribute]
	named.Method("getName", cxx.Getter(cls("StringAttr"), func(x *ir.NamedAttribute) cxx.Value { return cxx.Obj(x.Value.Context().StringAttr(x.Name)) }))
	named.Method("getValue", cxx.Getter(at, func(x *ir.NamedAttribute) cxx.Value { return cxx.Obj(x.Value) }))
	named.Constructor(&cxx.Func{Params: []*cxx.Type{cxx.TypeString, at}, Call: namedAttribute})
	method("getNamedAttr", "NamedAttribute", []*cxx.Type{cxx.TypeString, at}, func(m *cxx.Machine, _ *ir.Context, args []cxx.Value) cxx.Value {
		return namedAttribute(m, args)
	})
	a.class("DictionaryAttr", a.Attribute)
	method("getDictionaryAttr", "DictionaryAttr", one(cxx.ListOf(named.Type())), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		var as []ir.NamedAttribute
		for i := range args[0].Len() {
			entry, ok := args[0].At(i).Obj().(*ir.NamedAttribute)
			if !ok {
				return m.Failf("null entry")
			}
			as = append(as, *entry)
		}
		return cxx.Obj(c.DictionaryAttr(as))
	})
	for name, class := range map[string]string{
		"getDenseBoolArrayAttr": "DenseBoolArrayAttr", "getDenseI8ArrayAttr": "DenseI8ArrayAttr", "getDenseI16ArrayAttr": "DenseI16ArrayAttr",
		"getDenseI32ArrayAttr": "DenseI32ArrayAttr", "getDenseI64ArrayAttr": "DenseI64ArrayAttr",
		"getDenseF32ArrayAttr": "DenseF32ArrayAttr", "getDenseF64ArrayAttr": "DenseF64ArrayAttr",
	} {
		method(name, class, one(cxx.ListOf(denseElement(class))), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
			return makeDenseArray(c, class, args[0])
		})
	}
	for name, e := range map[string]struct {
		elem *cxx.Type
		attr func(c *ir.Context, v cxx.Value) ir.Attribute
	}{
		"getI32ArrayAttr":   {cxx.TypeInt32, func(c *ir.Context, v cxx.Value) ir.Attribute { return c.Int64Attr(c.I32(), v.Int()) }},
		"getI64ArrayAttr":   {cxx.TypeInt64, func(c *ir.Context, v cxx.Value) ir.Attribute { return c.Int64Attr(c.I64(), v.Int()) }},
		"getIndexArrayAttr": {cxx.TypeInt64, func(c *ir.Context, v cxx.Value) ir.Attribute { return c.Int64Attr(c.IndexType(), v.Int()) }},
		"getBoolArrayAttr":  {cxx.TypeBool, func(c *ir.Context, v cxx.Value) ir.Attribute { return c.BoolAttr(v.Bool()) }},
		"getF32ArrayAttr":   {cxx.TypeFloat, func(c *ir.Context, v cxx.Value) ir.Attribute { return c.Float64Attr(c.F32(), v.Float()) }},
		"getF64ArrayAttr":   {cxx.TypeDouble, func(c *ir.Context, v cxx.Value) ir.Attribute { return c.Float64Attr(c.F64(), v.Float()) }},
		"getStrArrayAttr":   {cxx.TypeString, func(c *ir.Context, v cxx.Value) ir.Attribute { return c.StringAttr(v.Str()) }},
		"getTypeArrayAttr":  {t, func(c *ir.Context, v cxx.Value) ir.Attribute { return c.TypeAttr(AsType(v)) }},
	} {
		method(name, "ArrayAttr", one(cxx.ListOf(e.elem)), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
			elems := make([]ir.Attribute, args[0].Len())
			for i := range elems {
				v := args[0].At(i)
				if e.elem == t && v.IsNull() {
					return m.Failf("null type")
				}
				elems[i] = e.attr(c, v)
			}
			return cxx.Obj(c.ArrayAttr(elems))
		})
	}
	method("getI32VectorAttr", "DenseIntElementsAttr", one(cxx.ListOf(cxx.TypeInt32)), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
		return cxx.Obj(typed.I32Vector(c, goList(args[0], func(v cxx.Value) int32 { return int32(v.Int()) })))
	})
	for name, elem := range map[string]func(c *ir.Context) ir.Type{
		"getI32TensorAttr": func(c *ir.Context) ir.Type { return c.I32() }, "getI64TensorAttr": func(c *ir.Context) ir.Type { return c.I64() },
		"getIndexTensorAttr": func(c *ir.Context) ir.Type { return c.IndexType() },
	} {
		method(name, "DenseIntElementsAttr", one(cxx.ListOf(cxx.TypeInt64)), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value {
			list := goList(args[0], cxx.Value.Int)
			return cxx.Obj(c.DenseIntElements(c.RankedTensorType([]int64{int64(len(list))}, elem(c), nil), list))
		})
	}
	indices := cxx.ListOf(cxx.VectorOf(cxx.TypeInt64))
	a.Registry.Func("mlir::getReassociationIndicesAttribute", &cxx.Func{Params: []*cxx.Type{b.Type(), indices}, Result: cls("ArrayAttr"), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Obj(typed.IndexArrays(contextOf(args[0].Obj()), goList(args[1], cxx.Value.Int64s)))
	}})
	method("getZeroAttr", "TypedAttr", one(t), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value { return numberAttr(AsType(args[0]), 0) })
	method("getOneAttr", "TypedAttr", one(t), func(m *cxx.Machine, c *ir.Context, args []cxx.Value) cxx.Value { return numberAttr(AsType(args[0]), 1) })
}

// denseElement returns the element type of a DenseArrayAttr's C++ class.
func denseElement(class string) *cxx.Type {
	switch class {
	case "DenseBoolArrayAttr":
		return cxx.TypeBool
	case "DenseI8ArrayAttr":
		return cxx.TypeInt8
	case "DenseI16ArrayAttr":
		return cxx.TypeInt16
	case "DenseI32ArrayAttr":
		return cxx.TypeInt32
	case "DenseF32ArrayAttr":
		return cxx.TypeFloat
	case "DenseF64ArrayAttr":
		return cxx.TypeDouble
	}
	return cxx.TypeInt64
}

// numberAttr returns the attribute for zero or one of a type, null if the type
// has no such thing.
func numberAttr(t ir.Type, n int64) cxx.Value {
	a := numberOf(t, n)
	if a == nil {
		return cxx.Null
	}
	return cxx.Obj(a)
}

func numberOf(t ir.Type, n int64) ir.Attribute {
	switch t := t.(type) {
	case *ir.FloatType:
		return t.Context().Float64Attr(t, float64(n))
	case *ir.IntegerType, *ir.IndexType:
		return t.Context().Int64Attr(t, n)
	case *ir.VectorType, *ir.RankedTensorType:
		s, _ := ir.AsShaped(t)
		e := numberOf(s.ElementType(), n)
		if e == nil || !ir.HasStaticShape(s) {
			return nil
		}
		if a, err := t.Context().DenseAttributes(s, []ir.Attribute{e}); err == nil {
			return a
		}
	}
	return nil
}

// integers registers the methods of IntegerAttr that use llvm::APInt.
func (a *API) integers(i *cxx.Class) {
	i.Method("getValue", cxx.Getter(cxx.TypeAPInt(), func(x *ir.IntegerAttr) cxx.Value {
		if ir.IsUnsigned(x.Type(), 0) {
			return cxx.APSInt(x.Value, true) // no value is negative
		}
		return cxx.APInt(x.Value)
	}))
	i.Static("get", &cxx.Func{Params: []*cxx.Type{a.Type.Type(), cxx.TypeAPInt()}, Result: i.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return integerAttrOf(m, AsType(args[0]), args[1])
	}})
}

// integerAttrOf returns an integer attribute for an APInt.
func integerAttrOf(m *cxx.Machine, t ir.Type, v cxx.Value) cxx.Value {
	if t == nil || !isInteger(t) && !isIndex(t) {
		return m.Failf("the type of an integer attribute must be an integer or index")
	}
	x := v.APInt()
	w := 64
	if i, ok := t.(*ir.IntegerType); ok {
		w = i.Width
	}
	if x.Width() != w {
		return m.Failf("integer of %d bits for an attribute of type %s", x.Width(), t)
	}
	return cxx.Obj(t.Context().IntegerAttr(t, x))
}

// namedAttribute returns the attribute that has a name and a value.
func namedAttribute(m *cxx.Machine, args []cxx.Value) cxx.Value {
	v, ok := args[1].Obj().(ir.Attribute)
	if !ok {
		return m.Failf("null attribute")
	}
	return cxx.Obj(&ir.NamedAttribute{Name: args[0].Str(), Value: v})
}
