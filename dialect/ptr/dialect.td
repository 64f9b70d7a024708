//===- PtrDialect.td - The dialect ptr and its types -------*- tablegen -*-===//

#ifndef MICA_PTR_DIALECT
#define MICA_PTR_DIALECT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

def Ptr_Dialect : Dialect {
  let name = "ptr";
  let cppNamespace = "::mlir::ptr";
  let summary = "pointers, and accesses to memory through them";
  let description = [{
    A pointer is an address in a memory space, in bytes; nothing is known about the object there. How many bits a
    byte and a pointer have is a property of the target.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class Ptr_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<Ptr_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def Ptr_PtrType : Ptr_Type<"Ptr", "ptr", [
    MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface,
                                ["areCompatible", "getIndexBitwidth", "verifyEntries", "getPreferredAlignment"]>]> {
  let summary = "pointer type";
  let description = "The parameter is the memory space: `!ptr.ptr<#ptr.generic_space>`.";
  let parameters = (ins "MemorySpaceAttrInterface":$memorySpace);
  let builders = [TypeBuilderWithInferredContext<(ins "MemorySpaceAttrInterface":$memorySpace),
                                                 "return $_get(memorySpace.getContext(), memorySpace);">];
  let assemblyFormat = "`<` $memorySpace `>`";
  // There is neither an element type nor metadata.
  let extraClassDeclaration = [{
    bool hasPtrMetadata() const { return false; }
    Type getElementType() const { return {}; }
    FailureOr<PtrLikeTypeInterface> clonePtrWith(Attribute space, std::optional<Type> element) const {
      auto known = dyn_cast<MemorySpaceAttrInterface>(space);
      if (!known || element)
        return failure();
      return cast<PtrLikeTypeInterface>(get(known));
    }
  }];
}

def Ptr_PtrMetadata : Ptr_Type<"PtrMetadata", "ptr_metadata"> {
  let summary = "Pointer metadata type";
  let description = [{
    All that a value of another type has besides its pointer. For a reference to memory, these are the sizes and strides.

    ```mlir
    !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>
    ```
  }];
  let parameters = (ins "PtrLikeTypeInterface":$type);
  let builders = [TypeBuilderWithInferredContext<(ins "PtrLikeTypeInterface":$ptrLike),
                                                 "return $_get(ptrLike.getContext(), ptrLike);">];
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

class Pointer_Op<string mnemonic, list<Trait> traits = []> : Op<Ptr_Dialect, mnemonic, traits>;

#endif // MICA_PTR_DIALECT
