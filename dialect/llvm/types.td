//===- LLVMTypes.td - Types of llvm ------------------------*- tablegen -*-===//

#ifndef MICA_LLVM_TYPES
#define MICA_LLVM_TYPES

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []> : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

def LLVMArrayType : LLVMType<"LLVMArray", "array", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["getTypeSize", "getPreferredAlignment"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface>]> {
  let summary = "LLVM array type";
  let description = "Elements one after the other in memory: `!llvm.array<4 x i32>`.";
  let parameters = (ins "Type":$elementType, "uint64_t":$numElements);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType, "uint64_t":$numElements)>];
  let extraClassDeclaration = "static bool isValidElementType(Type type);";
  let assemblyFormat = "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`";
  let genVerifyDecl = 1;
}

def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let summary = "LLVM function type";
  let description = "The result and the arguments of a function, which may be variadic: `!llvm.func<i32 (ptr, ...)>`.";
  let parameters = (ins "Type":$returnType, ArrayRefParameter<"Type">:$params, "bool":$varArg);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$result, "ArrayRef<Type>":$arguments, CArg<"bool", "false">:$isVarArg)>
  ];
  let extraClassDeclaration = [{
    static bool isValidArgumentType(Type type);
    static bool isValidResultType(Type type);
    LLVMFunctionType clone(TypeRange inputs, TypeRange results) const;
    bool isVarArg() const { return getVarArg(); }
    ArrayRef<Type> getReturnTypes() const;
    unsigned getNumParams() const { return getParams().size(); }
    Type getParamType(unsigned i) { return getParams()[i]; }
  }];
  let assemblyFormat = "`<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`";
  let genVerifyDecl = 1;
}

def LLVMStructType : LLVMType<"LLVMStruct", "struct", [
    MutableType,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["areCompatible", "verifyEntries", "getPreferredAlignment"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface, ["getSubelementIndexMap", "getTypeAtIndex"]>]> {
  let summary = "LLVM struct type";
  let description = [{
    Fields in memory, with space between them for their alignments unless the struct is packed. One without a
    name is the same as any other with these fields: `!llvm.struct<packed (i8, i32)>`. One with a name is only the
    same as itself. It may get its fields later, so that it can contain itself, or never, if it is opaque:
    `!llvm.struct<"list", (i32, ptr)>`, `!llvm.struct<"unknown", opaque>`.
  }];
  let parameters = (ins StringRefParameter<"struct name", [{""}]>:$name, OptionalArrayRefParameter<"mlir::Type">:$body);
  let storageClass = "LLVMStructTypeStorage"; // changes, which a generated one cannot
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    using EmitError = function_ref<InFlightDiagnostic()>;
    using Base::verifyInvariants;
    static LogicalResult verifyInvariants(EmitError emitError, StringRef, bool);
    static LogicalResult verifyInvariants(EmitError emitError, ArrayRef<Type> types, bool);
    static bool isValidElementType(Type type);
    static LLVMStructType getIdentified(MLIRContext *context, StringRef name);
    static LLVMStructType getIdentifiedChecked(EmitError emitError, MLIRContext *context, StringRef name);
    static LLVMStructType getNewIdentified(MLIRContext *context, StringRef name, ArrayRef<Type> elements,
                                           bool isPacked = false);
    static LLVMStructType getLiteral(MLIRContext *context, ArrayRef<Type> types, bool isPacked = false);
    static LLVMStructType getLiteralChecked(EmitError emitError, MLIRContext *context, ArrayRef<Type> types,
                                            bool isPacked = false);
    static LLVMStructType getOpaque(StringRef name, MLIRContext *context);
    static LLVMStructType getOpaqueChecked(EmitError emitError, StringRef name, MLIRContext *context);
    LogicalResult setBody(ArrayRef<Type> types, bool isPacked);
    bool isIdentified() const;
    bool isInitialized();
    bool isOpaque() const;
    bool isPacked() const;
  }];
  let hasCustomAssemblyFormat = 1;
}

def LLVMPointerType : LLVMType<"LLVMPointer", "ptr", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface,
                                ["getIndexBitwidth", "areCompatible", "verifyEntries", "getPreferredAlignment"]>,
    VectorElementTypeInterface]> {
  let summary = "LLVM pointer type";
  let description = "The address of anything in an address space: `!llvm.ptr`, `!llvm.ptr<3>`.";
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let builders = [TypeBuilder<(ins CArg<"unsigned", "0">:$addressSpace), "return $_get($_ctxt, addressSpace);">];
  let skipDefaultBuilders = 1;
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}

def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let summary = "LLVM target-specific extension type";
  let description = "A type that only a target knows, with types and numbers: `!llvm.target<\"spirv.Image\", f32, 1, 0>`.";
  let parameters = (ins StringRefParameter<>:$extTypeName, OptionalArrayRefParameter<"Type">:$typeParams,
                        OptionalArrayRefParameter<"unsigned int">:$intParams);
  let extraClassDeclaration = [{
    enum Property { HasZeroInit = 1, CanBeGlobal = 2 };
    bool hasProperty(Property property) const;
    bool supportsMemOps() const;
  }];
  let assemblyFormat = "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )? `>`";
}

def LLVMX86AMXType : LLVMType<"LLVMX86AMX", "x86_amx"> {
  let summary = "LLVM x86_amx type.";
  let description = "A tile of AMX. Only intrinsics of AMX use it.";
}

def LLVMPPCFP128Type : LLVMType<"LLVMPPCFP128", "ppc_fp128",
                                [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"]>]> {
  let summary = "128 bit FP type with IBM double-double semantics";
  let description = "A number of PowerPC that is the sum of two numbers of 64 bits.";
}

#endif // MICA_LLVM_TYPES
