//===- PtrAttrDefs.td - Attributes of ptr ------------------*- tablegen -*-===//

#ifndef MICA_PTR_ATTRIBUTES
#define MICA_PTR_ATTRIBUTES

include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/Dialect/Ptr/IR/PtrDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

class Ptr_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<Ptr_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

def Ptr_GenericSpaceAttr
    : Ptr_Attr<"GenericSpace", "generic_space", [DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "Generic memory space";
  let description = "Every access to this memory space and every cast to it is valid.";
  let assemblyFormat = "";
}

// A pointer that is known.
class _PtrValue<string name, string mnemonic> : Ptr_Attr<name, mnemonic, [DeclareAttrInterfaceMethods<TypedAttrInterface>]>;
defvar _ptrSelf = (ins AttributeSelfTypeParameter<"", "PtrType">:$type);

def Ptr_AddressAttr : _PtrValue<"Address", "address"> {
  let summary = "Address attribute";
  let description = "The address is in bytes: `#ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>`.";
  let parameters = !con(_ptrSelf, (ins APIntParameter<"">:$value));
  let builders = [AttrBuilderWithInferredContext<(ins "PtrType":$type, "const llvm::APInt &":$value),
                                                 "return $_get(type.getContext(), type, value);">];
  let assemblyFormat = "`<` $value `>`";
}
def Ptr_NullAttr : _PtrValue<"Null", "null"> {
  let summary = "Null pointer attribute";
  let description = "`#ptr.null : !ptr.ptr<#ptr.generic_space>`";
  let parameters = _ptrSelf;
  let builders = [AttrBuilderWithInferredContext<(ins "PtrType":$type), "return $_get(type.getContext(), type);">];
  let assemblyFormat = "";
}

def Ptr_SpecAttr : Ptr_Attr<"Spec", "spec"> {
  let summary = "ptr data layout spec";
  let description = [{
    All numbers are in bits, and multiples of a byte. The preferred alignment is at least that of the ABI. An offset has
    as many bits as the pointer, unless `index` says how many.

    ```mlir
    #ptr.spec<size = 64, abi = 32, preferred = 64, index = 32>
    ```
  }];
  let parameters = (ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
                        DefaultValuedParameter<"uint32_t", "kOptionalSpecValue">:$index);
  let skipDefaultBuilders = 1;
  let builders = [AttrBuilder<(ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
                                   CArg<"uint32_t", "kOptionalSpecValue">:$index),
                              "return $_get($_ctxt, size, abi, preferred, index);">];
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = "static constexpr uint32_t kOptionalSpecValue = UINT32_MAX;";
  let genVerifyDecl = 1;
}

#endif // MICA_PTR_ATTRIBUTES
