//===- SPIRVMemoryOps.td - Variables and accesses ----------*- tablegen -*-===//

#ifndef MICA_SPIRV_MEMORY
#define MICA_SPIRV_MEMORY

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

def SPIRV_AccessChainOp : SPIRV_Op<"AccessChain", [Pure]> {
  let summary = "the pointer to an element of a composite";
  let arguments = (ins SPIRV_AnyPtr:$base_ptr, Variadic<SPIRV_Integer>:$indices);
  let results = (outs SPIRV_AnyPtr:$component_ptr);
  let builders = [OpBuilder<(ins "Value":$basePtr, "ValueRange":$indices)>];
  let assemblyFormat = [{
    $base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)
  }];
  let hasCustomAssemblyFormat = 0;
  let hasCanonicalizer = 1;
}

class _SpvPtrAccessChain<string mnemonic> : SPIRV_Op<mnemonic, [Pure]> {
  let arguments = (ins SPIRV_AnyPtr:$base_ptr, SPIRV_Integer:$element, Variadic<SPIRV_Integer>:$indices);
  let results = (outs SPIRV_AnyPtr:$result);
  let builders = [OpBuilder<(ins "Value":$basePtr, "Value":$element, "ValueRange":$indices)>];
  let assemblyFormat = [{
    $base_ptr `[` $element ($indices^)? `]` attr-dict `:`
    type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)
  }];
  let hasCustomAssemblyFormat = 0;
}
def SPIRV_PtrAccessChainOp : _SpvPtrAccessChain<"PtrAccessChain">,
    _SpvFor<["Addresses", "PhysicalStorageBufferAddresses", "VariablePointers", "VariablePointersStorageBuffer"]> {
  let summary = "the pointer to an element of the composite that is `element` composites further on";
}
def SPIRV_InBoundsPtrAccessChainOp : _SpvPtrAccessChain<"InBoundsPtrAccessChain">, _SpvFor<["Addresses"]> {
  let summary = "such a pointer that is known to be within the object";
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

class _SpvMemoryAccess<string prefix> {
  dag arguments = !dag(ins, [OptionalAttr<SPIRV_MemoryAccessAttr>, OptionalAttr<IntValidAlignment<I32Attr>>],
                       [prefix # "memory_access", prefix # "alignment"]);
}
class _SpvMemoryOp<string mnemonic, dag operands, dag more = (ins)>
    : SPIRV_Op<mnemonic, [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let arguments = !con(operands, _SpvMemoryAccess<"">.arguments, more);
}

def SPIRV_LoadOp : _SpvMemoryOp<"Load", (ins SPIRV_AnyPtr:$ptr)> {
  let summary = "loads a value";
  let description = [{
    ```mlir
    %0 = spirv.Load "Function" %pointer : f32
    %1 = spirv.Load "Function" %pointer ["Aligned", 4] : f32
    ```
  }];
  let results = (outs SPIRV_Type:$value);
  let builders = [OpBuilder<(ins "Value":$basePtr, CArg<"MemoryAccessAttr", "{}">:$memory_access,
                                 CArg<"IntegerAttr", "{}">:$alignment)>];
}

def SPIRV_StoreOp : _SpvMemoryOp<"Store", (ins SPIRV_AnyPtr:$ptr, SPIRV_Type:$value)> {
  let summary = "stores a value";
  let description = [{
    ```mlir
    spirv.Store "Function" %pointer, %value ["Volatile"] : f32
    ```
  }];
  let builders = [OpBuilder<(ins "Value":$ptr, "Value":$value, CArg<"ArrayRef<NamedAttribute>", "{}">:$namedAttrs), [{
    $_state.addOperands({ptr, value});
    $_state.addAttributes(namedAttrs);
  }]>];
}

def SPIRV_CopyMemoryOp : _SpvMemoryOp<"CopyMemory", (ins SPIRV_AnyPtr:$target, SPIRV_AnyPtr:$source),
                                      _SpvMemoryAccess<"source_">.arguments> {
  let summary = "copies a value from one pointer to another";
  let description = [{
    ```mlir
    spirv.CopyMemory "Function" %target, "Function" %source ["Aligned", 4], ["Volatile"] : f32
    ```
  }];
  let autogenSerialization = 0;
}

def SPIRV_VariableOp : SPIRV_Op<"Variable"> {
  let summary = "allocates a variable of a function";
  let description = [{
    ```mlir
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    %1 = spirv.Variable init(%value) : !spirv.ptr<f32, Function>
    ```
  }];
  let arguments = (ins SPIRV_StorageClassAttr:$storage_class, Optional<AnyType>:$initializer);
  let results = (outs SPIRV_AnyPtr:$pointer);
  let extraClassDeclaration = [{
    ::mlir::spirv::PointerType getPointerType() { return ::llvm::cast<::mlir::spirv::PointerType>(getType()); }
    ::mlir::Type getPointeeType() { return getPointerType().getPointeeType(); }
  }];
}

#endif // MICA_SPIRV_MEMORY
