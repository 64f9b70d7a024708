package llvm

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/ir"
)

// typeClasses are the C++ classes of the dialect's types.
var typeClasses = []string{
	"LLVMArrayType", "LLVMFunctionType", "LLVMPPCFP128Type", "LLVMPointerType", "LLVMStructType", "LLVMTargetExtType",
	"LLVMX86AMXType",
}

// nativeTypes are the types that upstream defines in C++ alone, by class.
var nativeTypes = map[string]string{
	"LLVMVoidType": "void", "LLVMTokenType": "token", "LLVMLabelType": "label", "LLVMMetadataType": "metadata",
}

// RegisterFunctions registers the C++ functions and classes that the definitions
// of the dialect name.
func RegisterFunctions(api *cppapi.API) {
	methods := map[string]string{
		"getAddressSpace": "unsigned", "getElementType": "::mlir::Type", "getNumElements": "uint64_t",
		"getBody": "::llvm::ArrayRef<::mlir::Type>", "isOpaque": "bool", "isPacked": "bool", "isIdentified": "bool",
	}
	for _, c := range typeClasses {
		api.AbsentType("mlir::LLVM::"+c, methods)
	}
	for c, mnemonic := range nativeTypes {
		api.NativeType("llvm", "mlir::LLVM::"+c, &ir.TypeDefinition{Name: c, Mnemonic: mnemonic})
	}
	// Headers bring these enumerations into the dialect's own namespace.
	for _, ns := range []string{"cconv", "linkage", "tailcallkind"} {
		api.AliasEnums("mlir::LLVM::"+ns, "mlir::LLVM")
	}
	api.NativeTypeTest("mlir::LLVM::isCompatibleOuterType", IsCompatibleOuterType)
	api.NativeTypeTest("mlir::LLVM::isCompatibleType", IsCompatibleOuterType)
	api.NativeTypeTest("mlir::LLVM::isCompatibleVectorType", IsCompatibleVectorType)
	api.NativeTypeTest("mlir::LLVM::isCompatibleFloatingPointType", IsCompatibleFloatingPointType)
	api.NativeTypeTest("mlir::LLVM::isLoadableType", IsLoadableType)
	api.NativeTypeTest("mlir::LLVM::isScalableVectorType", isScalable)
	api.NativeTypeTest("isScalableVectorType", isScalable)
	elementCount(api)
	attributeBases(api)
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "llvm" {
		return ""
	}
	return d.Def.Name
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
		return IsCompatibleVectorType(t)
	}
	return class(t) != ""
}

// isLLVMFloat reports whether LLVM has a float type.
func isLLVMFloat(t *ir.FloatType) bool {
	switch t.Kind {
	case ir.BF16, ir.F16, ir.F32, ir.F64, ir.F80, ir.F128:
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
	}
	return IsCompatibleOuterType(t)
}

func isScalable(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && v.IsScalable()
}
