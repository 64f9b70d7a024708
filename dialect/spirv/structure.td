//===- SPIRVStructureOps.td - Modules and constants --------*- tablegen -*-===//

#ifndef MICA_SPIRV_STRUCTURE
#define MICA_SPIRV_STRUCTURE

include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.td"
include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// An operation that is written and read as several instructions.
class _SpvManual<string mnemonic, list<Trait> traits> : SPIRV_Op<mnemonic, traits> {
  let hasOpcode = 0;
  let autogenSerialization = 0;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

def SPIRV_ModuleOp : _SpvManual<"module",
    [IsolatedFromAbove, NoRegionArguments, NoTerminator, SingleBlock, SymbolTable, Symbol]> {
  let summary = "a module";
  let description = [{
    The triple has the version, the capabilities and the extensions that the module needs.

    ```mlir
    spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
      spirv.func @nothing() "None" {
        spirv.Return
      }
    }
    ```
  }];
  let arguments = (ins SPIRV_AddressingModelAttr:$addressing_model, SPIRV_MemoryModelAttr:$memory_model,
                       OptionalAttr<SPIRV_VerCapExtAttr>:$vce_triple, OptionalAttr<StrAttr>:$sym_name);
  let regions = (region AnyRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins CArg<"std::optional<StringRef>", "std::nullopt">:$name)>,
    OpBuilder<(ins "spirv::AddressingModel":$addressing_model, "spirv::MemoryModel":$memory_model,
                   CArg<"std::optional<spirv::VerCapExtAttr>", "std::nullopt">:$vce_triple,
                   CArg<"std::optional<StringRef>", "std::nullopt">:$name)>];
  let extraClassDeclaration = [{
    bool isOptionalSymbol() { return true; }
    std::optional<StringRef> getName() { return getSymName(); }
    static StringRef getVCETripleAttrName() { return "vce_triple"; }
  }];
  let hasVerifier = 0;
  let hasRegionVerifier = 1;
}

def SPIRV_EntryPointOp : SPIRV_Op<"EntryPoint", [InModuleScope]> {
  let summary = "a function that an application can start, and its variables";
  let description = [{
    ```mlir
    spirv.EntryPoint "GLCompute" @f, @input, @output
    ```
  }];
  let arguments = (ins SPIRV_ExecutionModelAttr:$execution_model, FlatSymbolRefAttr:$fn, SymbolRefArrayAttr:$interface);
  let builders = [OpBuilder<(ins "spirv::ExecutionModel":$executionModel, "spirv::FuncOp":$function,
                                 "ArrayRef<Attribute>":$interfaceVars)>];
  let autogenSerialization = 0;
}

def SPIRV_ExecutionModeOp : SPIRV_Op<"ExecutionMode", [InModuleScope]> {
  let summary = "how an entry point is executed";
  let description = [{
    ```mlir
    spirv.ExecutionMode @f "LocalSize", 32, 1, 1
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$fn, SPIRV_ExecutionModeAttr:$execution_mode, I32ArrayAttr:$values);
  let builders = [OpBuilder<(ins "spirv::FuncOp":$function, "spirv::ExecutionMode":$executionMode,
                                 "ArrayRef<int32_t>":$params)>];
  let hasVerifier = 0;
  let autogenSerialization = 0;
}

def SPIRV_FuncOp : _SpvManual<"func", [AutomaticAllocationScope, FunctionOpInterface, InModuleScope, IsolatedFromAbove]> {
  let summary = "a function";
  let description = [{
    ```mlir
    spirv.func @f(%arg0 : f32) -> f32 "Pure|Inline" {
      spirv.ReturnValue %arg0 : f32
    }
    ```
  }];
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, StrAttr:$sym_name,
                       SPIRV_FunctionControlAttr:$function_control,
                       OptionalAttr<SPIRV_LinkageAttributesAttr>:$linkage_attributes);
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                                 CArg<"spirv::FunctionControl", "spirv::FunctionControl::None">:$control,
                                 CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>];
  let extraClassDeclaration = [{
    LogicalResult verifyType();
    LogicalResult verifyBody();
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
  }];
  let hasVerifier = 0;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

def SPIRV_GlobalVariableOp : _SpvManual<"GlobalVariable", [InModuleScope, Symbol]> {
  let summary = "a variable of the module";
  let description = [{
    ```mlir
    spirv.GlobalVariable @a : !spirv.ptr<vector<3xi32>, Input> {built_in = "GlobalInvocationId"}
    spirv.GlobalVariable @b bind(0, 1) : !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>
    ```
  }];
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, OptionalAttr<FlatSymbolRefAttr>:$initializer,
                       OptionalAttr<I32Attr>:$location, OptionalAttr<I32Attr>:$binding,
                       OptionalAttr<I32Attr>:$descriptor_set, OptionalAttr<StrAttr>:$built_in,
                       OptionalAttr<SPIRV_LinkageAttributesAttr>:$linkage_attributes);
  let builders = [
    OpBuilder<(ins "TypeAttr":$type, "StringAttr":$sym_name, CArg<"FlatSymbolRefAttr", "nullptr">:$initializer), [{
      $_state.addAttribute(getTypeAttrName($_state.name), type);
      $_state.addAttribute(getSymNameAttrName($_state.name), sym_name);
      if (initializer)
        $_state.addAttribute(getInitializerAttrName($_state.name), initializer);
    }]>,
    OpBuilder<(ins "TypeAttr":$type, "ArrayRef<NamedAttribute>":$namedAttrs), [{
      $_state.addAttribute(getTypeAttrName($_state.name), type);
      $_state.addAttributes(namedAttrs);
    }]>,
    OpBuilder<(ins "Type":$type, "StringRef":$name, "unsigned":$descriptorSet, "unsigned":$binding)>,
    OpBuilder<(ins "Type":$type, "StringRef":$name, "spirv::BuiltIn":$builtin)>,
    OpBuilder<(ins "Type":$type, "StringRef":$sym_name, CArg<"FlatSymbolRefAttr", "{}">:$initializer),
      "build($_builder, $_state, TypeAttr::get(type), $_builder.getStringAttr(sym_name), initializer);">];
  let extraClassDeclaration = [{
    ::mlir::spirv::StorageClass storageClass() {
      return ::llvm::cast<::mlir::spirv::PointerType>(getType()).getStorageClass();
    }
  }];
}

def SPIRV_AddressOfOp : _SpvManual<"mlir.addressof",
    [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, InFunctionScope, Pure]> {
  let summary = "the pointer to a variable of the module";
  let arguments = (ins FlatSymbolRefAttr:$variable);
  let results = (outs SPIRV_AnyPtr:$pointer);
  let builders = [OpBuilder<(ins "spirv::GlobalVariableOp":$var)>];
  let assemblyFormat = "$variable attr-dict `:` type($pointer)";
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def SPIRV_ConstantOp : _SpvManual<"Constant",
    [ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure]> {
  let summary = "a constant";
  let description = [{
    ```mlir
    %0 = spirv.Constant true
    %1 = spirv.Constant dense<[2, 3]> : vector<2xi32>
    %2 = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1xvector<2xf32>>
    ```
  }];
  let arguments = (ins AnyAttr:$value);
  let results = (outs SPIRV_Type:$constant);
  let extraClassDeclaration = [{
    static bool isBuildableWith(Type type);
    static spirv::ConstantOp getZero(Type type, Location loc, OpBuilder &builder);
    static spirv::ConstantOp getOne(Type type, Location loc, OpBuilder &builder);
  }];
  let hasFolder = 1;
}

class _SpvReplicate<string mnemonic, list<Trait> traits>
    : SPIRV_ExtVendorOp<mnemonic, traits>, _SpvFor<["ReplicatedCompositesEXT"], ["EXT_replicated_composites"]> {
  let autogenSerialization = 0;
}

def SPIRV_EXTConstantCompositeReplicateOp : _SpvReplicate<"ConstantCompositeReplicate", [Pure]> {
  let summary = "a composite whose elements are all the same constant";
  let arguments = (ins AnyAttr:$value);
  let results = (outs SPIRV_Composite:$replicated_constant);
  let assemblyFormat = "` ` `[` $value `]` `:` type($replicated_constant) attr-dict";
}

//===----------------------------------------------------------------------===//
// Constants that an application can change
//===----------------------------------------------------------------------===//

def SPIRV_SpecConstantOp : _SpvManual<"SpecConstant", [InModuleScope, Symbol]> {
  let summary = "a scalar";
  let description = [{
    ```mlir
    spirv.SpecConstant @a spec_id(5) = true
    spirv.SpecConstant @b = 42 : i32
    ```
  }];
  let arguments = (ins StrAttr:$sym_name, TypedAttrInterface:$default_value);
}
def SPIRV_SpecConstantCompositeOp : _SpvManual<"SpecConstantComposite", [InModuleScope, Symbol]> {
  let summary = "a composite";
  let description = [{
    ```mlir
    spirv.SpecConstantComposite @c (@a, @b) : !spirv.struct<(i1, i32)>
    ```
  }];
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, SymbolRefArrayAttr:$constituents);
}
def SPIRV_EXTSpecConstantCompositeReplicateOp
    : _SpvReplicate<"SpecConstantCompositeReplicate", [InModuleScope, Symbol]> {
  let summary = "a composite whose elements are all the same";
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, SymbolRefAttr:$constituent);
}
def SPIRV_ReferenceOfOp : _SpvManual<"mlir.referenceof", [Pure]> {
  let summary = "the value of such a constant";
  let arguments = (ins FlatSymbolRefAttr:$spec_const);
  let results = (outs SPIRV_Type:$reference);
  let assemblyFormat = "$spec_const attr-dict `:` type($reference)";
}
def SPIRV_SpecConstantOperationOp : _SpvManual<"SpecConstantOperation",
    [Pure, InFunctionScope, SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "computes such a constant with one operation";
  let description = [{
    ```mlir
    %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %b) : (i32, i32) -> i32
    ```
  }];
  let results = (outs AnyType:$result);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 0;
  let hasRegionVerifier = 1;
}
def SPIRV_YieldOp : _SpvManual<"mlir.yield", [HasParent<"SpecConstantOperationOp">, Pure, Terminator]> {
  let summary = "ends the region of a `spirv.SpecConstantOperation`";
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "attr-dict $operand `:` type($operand)";
  let hasVerifier = 0;
}

#endif // MICA_SPIRV_STRUCTURE
