package llvm

import (
	"slices"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// register registers the C++ functions and classes that the definitions
// of the dialect name.
func register(api *cppapi.API) {
	registerTypes(api)
	// Headers bring these enumerations into the dialect's own namespace.
	for _, ns := range []string{"cconv", "linkage", "tailcallkind"} {
		api.AliasEnums("mlir::LLVM::"+ns, "mlir::LLVM")
	}
	api.NativeTypeTest("mlir::LLVM::isCompatibleOuterType", IsCompatibleOuterType)
	api.NativeTypeTest("mlir::LLVM::isCompatibleType", IsCompatibleType)
	api.NativeTypeTest("mlir::LLVM::isCompatibleVectorType", IsCompatibleVectorType)
	api.NativeTypeTest("mlir::LLVM::isCompatibleFloatingPointType", IsCompatibleFloatingPointType)
	api.NativeTypeTest("mlir::LLVM::isLoadableType", IsLoadableType)
	api.NativeTypeTest("mlir::LLVM::isScalableVectorType", IsScalableOrOther)
	api.NativeTypeTest("isScalableVectorType", IsScalableOrOther)
	api.NativeTypeMap("getValAndBoolStructType", ValueAndBool)
	fused := api.AbsentAttribute("mlir::FusedLoc", nil)
	fused.IsA = func(x any) bool { l, ok := x.(*ir.Location); return ok && l.Kind == ir.FusedLocation }
	elementCount(api)
	attributeBases(api)
}

// IsCompatibleOuterType reports whether a type is one of LLVM, looking no deeper
// than its outermost constructor.
func IsCompatibleOuterType(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Signedness == ir.Signless
	case *ir.FloatType:
		return isLLVMFloat(t)
	case *ir.VectorType:
		return len(t.Shape()) == 1
	}
	return class(t) != ""
}

// isLLVMFloat reports whether LLVM has a float type.
func isLLVMFloat(t *ir.FloatType) bool {
	switch t.Kind {
	case num.BF16, num.F16, num.F32, num.F64, num.F80, num.F128:
		return true
	}
	return false
}

// IsCompatibleVectorType reports whether a type is a vector of LLVM: of one
// dimension, with integers, floats or pointers.
func IsCompatibleVectorType(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	if !ok || len(v.Shape()) != 1 {
		return false
	}
	switch e := v.Element.(type) {
	case *ir.IntegerType:
		return e.Signedness == ir.Signless
	case *ir.FloatType:
		return isLLVMFloat(e)
	}
	return class(v.Element) == "LLVMPointerType"
}

// IsCompatibleFloatingPointType reports whether a type is a float of LLVM.
func IsCompatibleFloatingPointType(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	return ok && isLLVMFloat(f) || class(t) == "LLVMPPCFP128Type"
}

// IsLoadableType reports whether a value of the type can be loaded from memory.
func IsLoadableType(t ir.Type) bool {
	switch class(t) {
	case "LLVMVoidType", "LLVMFunctionType":
		return false
	case targetClass:
		return supportsMemory(t)
	}
	return IsCompatibleOuterType(t)
}

func isScalable(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && v.IsScalable()
}

// IsScalableOrOther reports whether a vector is scalable. It returns true for other types, because
// definitions call it on them and the reference does the same.
func IsScalableOrOther(t ir.Type) bool {
	_, ok := t.(*ir.VectorType)
	return !ok || isScalable(t)
}

// IsCompatibleType reports whether a type is one of LLVM, and all types inside of
// it are.
func IsCompatibleType(t ir.Type) bool { return isCompatible(t, map[ir.Type]bool{}) }

// isCompatible returns true for a struct that has been seen: structs may contain pointers
// to themselves, and one that is not compatible makes the whole type so.
func isCompatible(t ir.Type, seen map[ir.Type]bool) bool {
	if !IsCompatibleOuterType(t) {
		return false
	}
	var inner []ir.Type
	if body, ok := bodyOf(t); ok {
		if seen[t] {
			return true
		}
		seen[t] = true
		return !slices.ContainsFunc(body, func(e ir.Param) bool {
			t, ok := e.(ir.Type)
			return ok && !isCompatible(t, seen)
		})
	} else if elem, _, ok := ArrayOf(t); ok {
		inner = []ir.Type{elem}
	} else if s, ok := SignatureOf(t); ok {
		inner = append([]ir.Type{s.Result}, s.Params...)
	} else if v, ok := t.(*ir.VectorType); ok {
		inner = []ir.Type{v.Element}
	}
	return !slices.ContainsFunc(inner, func(e ir.Type) bool { return !isCompatible(e, seen) })
}

// ValueAndBool returns the struct of a type and a bool that cmpxchg yields.
func ValueAndBool(t ir.Type) ir.Type {
	return StructType(t.Context(), []ir.Type{t, t.Context().I1()}, false)
}
