package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// older registers names from earlier releases of MLIR's API, because definitions for these releases call
// them. A comment at each lists the releases of LLVM that have it.
func (a *API) older() {
	t, memref := a.Type.Type(), a.classes["MemRefType"].Type()

	// Up to 19: a test for each format of floating-point numbers. isa<Float8E5M2Type> takes its place.
	for k := num.F4E2M1FN; k <= num.F8E8M0FNU; k++ {
		name := "isFloat" + strings.TrimPrefix(strings.ToUpper(k.String()), "F")
		a.Type.Method(name, cxx.Test(func(t ir.Type) bool { f, ok := t.(*ir.FloatType); return ok && f.Kind == k }))
	}

	// Up to 19: VectorType::getElementType takes its place, for the types of LLVM are vectors of MLIR.
	a.Registry.Func("mlir::LLVM::getVectorElementType", &cxx.Func{Params: []*cxx.Type{t}, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x, ok := AsType(args[0]).(*ir.VectorType)
		if !ok {
			return m.Failf("incompatible with vector type")
		}
		return typeOf(x.Element)
	}})

	// Up to 20: MemRefType::isStrided takes its place.
	a.Registry.Func("mlir::isStrided", &cxx.Func{Params: []*cxx.Type{memref}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x, ok := args[0].Obj().(*ir.MemRefType)
		if !ok {
			return m.Failf("null type")
		}
		return cxx.Bool(x.IsStrided())
	}})

	// Up to 21: a member of BufferLikeType takes its place.
	a.Registry.Func("mlir::memref::getTensorTypeFromMemRefType", &cxx.Func{Params: []*cxx.Type{t}, Result: t, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		switch x := AsType(args[0]).(type) {
		case *ir.MemRefType:
			return typeOf(x.Context().RankedTensorType(x.Shape(), x.Element, nil))
		case *ir.UnrankedMemRefType:
			return typeOf(x.Context().UnrankedTensorType(x.Element))
		case nil:
			return typeOf(nil)
		default:
			return typeOf(x.Context().NoneType())
		}
	}})
}
