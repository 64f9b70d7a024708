package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// affineMaps registers mlir::AffineMap and mlir::IntegerSet. Their objects are
// the attributes that hold them.
func (a *API) affineMaps() {
	c := a.class("AffineMap")
	c.IsA = cxx.Is[*ir.AffineMapAttr]
	count := func(name string, f func(m *affine.Map) int) {
		c.Method(name, cxx.Getter(cxx.TypeUint32, func(x *ir.AffineMapAttr) cxx.Value { return cxx.Uint(uint64(f(x.Map))) }))
	}
	count("getNumDims", func(m *affine.Map) int { return m.NumDims })
	count("getNumSymbols", func(m *affine.Map) int { return m.NumSymbols })
	count("getNumInputs", (*affine.Map).NumInputs)
	count("getNumResults", (*affine.Map).NumResults)
	for name, f := range map[string]func(*affine.Map) bool{
		"isIdentity":      (*affine.Map).IsIdentity,
		"isMinorIdentity": (*affine.Map).IsMinorIdentity,
		"isPermutation":   (*affine.Map).IsPermutation,
		"isEmpty":         (*affine.Map).IsEmpty,
		"isConstant":      (*affine.Map).IsConstant,
	} {
		c.Method(name, cxx.Test(func(x *ir.AffineMapAttr) bool { return f(x.Map) }))
	}
	c.Method("isProjectedPermutation", &cxx.Func{Params: []*cxx.Type{cxx.TypeBool}, Optional: 1, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		zeros := len(args) > 1 && args[1].Bool()
		return cxx.Bool(args[0].Obj().(*ir.AffineMapAttr).Map.IsProjectedPermutation(zeros))
	}})
	c.Static("getMultiDimIdentityMap", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32, a.Context.Type()}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		dims := args[0].Uint()
		if dims > maxDims || !m.Step(int(dims)) {
			return m.Failf("getMultiDimIdentityMap: %d dimensions", dims)
		}
		return cxx.Obj(args[1].Obj().(*ir.Context).AffineMapAttr(affine.Identity(int(dims))))
	}})
	c.Static("getMinorIdentityMap", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32, cxx.TypeUint32, a.Context.Type()}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		dims, results := args[0].Uint(), args[1].Uint()
		if dims > maxDims || results > dims || !m.Step(int(dims)) {
			return m.Failf("getMinorIdentityMap: %d results of %d dimensions", results, dims)
		}
		return cxx.Obj(args[2].Obj().(*ir.Context).AffineMapAttr(affine.MinorIdentity(int(dims), int(results))))
	}})

	at := a.classes["AffineMapAttr"]
	for _, name := range []string{"getValue", "getAffineMap"} {
		at.Method(name, cxx.Getter(c.Type(), func(x *ir.AffineMapAttr) cxx.Value { return cxx.Obj(x) }))
	}
	at.Static("get", &cxx.Func{Params: []*cxx.Type{c.Type()}, Result: at.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if args[0].IsNull() {
			return m.Failf("null map")
		}
		return args[0]
	}})

	s := a.class("IntegerSet")
	s.IsA = cxx.Is[*ir.IntegerSetAttr]
	for name, f := range map[string]func(s *affine.Set) int{
		"getNumDims":        func(s *affine.Set) int { return s.NumDims },
		"getNumSymbols":     func(s *affine.Set) int { return s.NumSymbols },
		"getNumInputs":      func(s *affine.Set) int { return s.NumDims + s.NumSymbols },
		"getNumConstraints": func(s *affine.Set) int { return len(s.Constraints) },
	} {
		s.Method(name, cxx.Getter(cxx.TypeUint32, func(x *ir.IntegerSetAttr) cxx.Value { return cxx.Uint(uint64(f(x.Set))) }))
	}
	a.classes["IntegerSetAttr"].Method("getValue", cxx.Getter(s.Type(), func(x *ir.IntegerSetAttr) cxx.Value { return cxx.Obj(x) }))
}

// maxDims bounds the maps that an expression may make.
const maxDims = 1 << 12
