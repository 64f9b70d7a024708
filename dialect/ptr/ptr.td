//===- PtrOps.td - Operations of ptr -----------------------*- tablegen -*-===//

#ifndef MICA_PTR_OPS
#define MICA_PTR_OPS

include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/Dialect/Ptr/IR/PtrAttrDefs.td"
include "mlir/Dialect/Ptr/IR/PtrDialect.td"
include "mlir/Dialect/Ptr/IR/PtrEnums.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

//===----------------------------------------------------------------------===//
// Types of operands
//===----------------------------------------------------------------------===//

class Ptr_ShapedValueType<list<Type> allowedTypes, list<Pred> preds = []>
    : ShapedContainerType<allowedTypes, And<[HasValueSemanticsPred] # preds>, "A shaped type with value semantics and rank.",
                          "::mlir::ShapedType">;
class _PtrOneOrMany<Type type> : AnyTypeOf<[Ptr_ShapedValueType<[type], [HasRankPred]>, type]>;
class _PtrMany<Type type> : Ptr_ShapedValueType<[type], [HasAnyRankOfPred<[1]>]>;

def Ptr_PtrLikeType : _PtrOneOrMany<Ptr_PtrType>;
def Ptr_IntLikeType : _PtrOneOrMany<AnySignlessIntegerOrIndex>;
def Ptr_Any1DType : _PtrMany<AnyType>;
def Ptr_Mask1DType : _PtrMany<I1>;
def Ptr_Ptr1DType : _PtrMany<Ptr_PtrType>;

def AlignmentProp : OptionalProp<I64Prop>;

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

def Ptr_ConstantOp : Pointer_Op<"constant", [ConstantLike, Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "a pointer that is known: `ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>`";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs Ptr_PtrType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

defvar _ptrMetadataOf = "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))";

def Ptr_FromPtrOp
    : Pointer_Op<"from_ptr", [Pure, OptionalTypesMatchWith<"metadata type", "result", "metadata", _ptrMetadataOf>]> {
  let summary = "the value of another type that has a pointer and metadata";
  let description = [{
    A type without metadata needs the pointer alone. Both are in the same memory space.

    ```mlir
    %0 = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
    ```
  }];
  let arguments = (ins Ptr_PtrType:$ptr, Optional<Ptr_PtrMetadata>:$metadata);
  let results = (outs PtrLikeTypeInterface:$result);
  let assemblyFormat = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ptr_ToPtrOp : Pointer_Op<"to_ptr", [Pure]> {
  let summary = "the pointer of a value of another type";
  let description = [{
    ```mlir
    %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    ```
  }];
  let arguments = (ins PtrLikeTypeInterface:$ptr);
  let results = (outs Ptr_PtrType:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ptr_GetMetadataOp : Pointer_Op<"get_metadata", [Pure, TypesMatchWith<"metadata type", "ptr", "result", _ptrMetadataOf>]> {
  let summary = "all that a value has besides its pointer";
  let arguments = (ins PtrLikeTypeInterface:$ptr);
  let results = (outs Ptr_PtrMetadata:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr)";
}

def Ptr_PtrAddOp : Pointer_Op<"ptr_add", [Pure, ViewLikeOpInterface, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a pointer plus a number of bytes";
  let description = [{
    One of the operands may be a single value where the other one is a vector or a tensor. The result is poison if the
    sum does not fit in a pointer, `nuw` for an unsigned offset and `nusw` for a signed one, or leaves the object,
    `inbounds`.

    ```mlir
    %0 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, index
    %1 = ptr.ptr_add %p, %v : !ptr.ptr<#ptr.generic_space>, vector<4xi32>
    ```
  }];
  let arguments = (ins Ptr_PtrLikeType:$base, Ptr_IntLikeType:$offset,
                       DefaultValuedProp<EnumProp<Ptr_PtrAddFlags>, "PtrAddFlags::none">:$flags);
  let results = (outs Ptr_PtrLikeType:$result);
  let assemblyFormat = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)";
  let extraClassDeclaration = [{
    ptr::PtrType getPtrType();
    Value getViewSource() { return getBase(); }
  }];
  let hasFolder = 1;
}

def Ptr_PtrDiffOp : Pointer_Op<"ptr_diff", [Pure, AllTypesMatch<["lhs", "rhs"]>, SameOperandsAndResultShape]> {
  let summary = "subtracts a pointer from another one, in bytes";
  let description = [{
    The result is poison if the number does not fit in its type as an unsigned number, `nuw`, or a signed one, `nsw`.

    ```mlir
    %0 = ptr.ptr_diff nuw %p, %q : !ptr.ptr<#ptr.generic_space> -> i64
    ```
  }];
  let arguments = (ins Ptr_PtrLikeType:$lhs, Ptr_PtrLikeType:$rhs,
                       DefaultValuedProp<EnumProp<Ptr_PtrDiffFlags>, "PtrDiffFlags::none">:$flags);
  let results = (outs Ptr_IntLikeType:$result);
  let assemblyFormat = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
  let extraClassDeclaration = [{
    Type getIntType();
    ptr::PtrType getPtrType();
  }];
  let hasVerifier = 1;
}

def Ptr_TypeOffsetOp : Pointer_Op<"type_offset", [Pure]> {
  let summary = "the number of bytes from an element of a type to the next: `ptr.type_offset f32 : index`";
  let arguments = (ins TypeAttr:$elementType);
  let results = (outs AnySignlessIntegerOrIndex:$result);
  let assemblyFormat = "$elementType attr-dict `:` type($result)";
  let extraClassDeclaration = "llvm::TypeSize getTypeSize(std::optional<DataLayout> layout = std::nullopt);";
}

//===----------------------------------------------------------------------===//
// Accesses to memory
//===----------------------------------------------------------------------===//

class _PtrAccess<string mnemonic, list<Trait> traits = []>
    : Pointer_Op<mnemonic, [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>] # traits> {
  let hasVerifier = 1;
}

// The properties of an access to one value, and how they are written.
defvar _ptrAtomic = (ins DefaultValuedProp<AtomicOrderingProp, "AtomicOrdering::not_atomic">:$ordering,
                         OptionalAttr<StrAttr>:$syncscope);
defvar _ptrAtomicFormat = " (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? ";

def Ptr_LoadOp : _PtrAccess<"load"> {
  let summary = "reads a value from memory";
  let description = [{
    An atomic access needs an alignment. Its scope says which threads are ordered.

    ```mlir
    %0 = ptr.load %p alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    %1 = ptr.load volatile %p atomic syncscope("workgroup") acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    ```
  }];
  let arguments = !con((ins Ptr_PtrType:$ptr, AlignmentProp:$alignment, UnitProp:$volatile_, UnitProp:$nontemporal,
                            UnitProp:$invariant, UnitProp:$invariantGroup), _ptrAtomic);
  let results = (outs AnyType:$value);
  let assemblyFormat = !strconcat("(`volatile` $volatile_^)? $ptr", _ptrAtomicFormat,
    "oilist(`nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup | `alignment` `=` $alignment)",
    " attr-dict `:` qualified(type($ptr)) `->` type($value)");
  let builders = [OpBuilder<(ins "Type":$type, "Value":$ptr, CArg<"unsigned", "0">:$alignment, CArg<"bool", "false">:$isVolatile,
                                 CArg<"bool", "false">:$isNonTemporal, CArg<"bool", "false">:$isInvariant,
                                 CArg<"bool", "false">:$isInvariantGroup,
                                 CArg<"AtomicOrdering", "AtomicOrdering::not_atomic">:$ordering,
                                 CArg<"StringRef", "StringRef()">:$syncscope)>];
}

def Ptr_StoreOp : _PtrAccess<"store"> {
  let summary = "writes a value to memory";
  let description = [{
    ```mlir
    ptr.store %v, %p atomic release alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
    ```
  }];
  let arguments = !con((ins AnyType:$value, Ptr_PtrType:$ptr, AlignmentProp:$alignment, UnitProp:$volatile_, UnitProp:$nontemporal,
                            UnitProp:$invariantGroup), _ptrAtomic);
  let assemblyFormat = !strconcat("(`volatile` $volatile_^)? $value `,` $ptr", _ptrAtomicFormat,
    "oilist(`nontemporal` $nontemporal | `invariant_group` $invariantGroup | `alignment` `=` $alignment)",
    " attr-dict `:` type($value) `,` qualified(type($ptr))");
  let builders = [OpBuilder<(ins "Value":$value, "Value":$ptr, CArg<"unsigned", "0">:$alignment, CArg<"bool", "false">:$isVolatile,
                                 CArg<"bool", "false">:$isNonTemporal, CArg<"bool", "false">:$isInvariantGroup,
                                 CArg<"AtomicOrdering", "AtomicOrdering::not_atomic">:$ordering,
                                 CArg<"StringRef", "StringRef()">:$syncscope)>];
}

// An access to those elements of a list that a mask selects. The operands are in this order.
class _PtrMasked<string mnemonic, string values, list<Trait> traits, dag given, string format>
    : _PtrAccess<mnemonic, !listconcat([TypesMatchWith<values # " and mask must be compatible", values, "mask",
        "::llvm::cast<ShapedType>($_self).clone(IntegerType::get($_self.getContext(), 1))">], traits)> {
  let arguments = !con(given, (ins AlignmentProp:$alignment));
  let assemblyFormat = !interleave(!foreach(i, !range(!size(given)), "$" # !getdagname(given, i)), " `,` ") #
                       " (`alignment` `=` $alignment^)? attr-dict `:` " # format;
}

class _PtrMaskedLoad<string mnemonic, Type from, string name, list<Trait> traits, string format>
    : _PtrMasked<mnemonic, "result", !listconcat([AllTypesMatch<["result", "passthrough"]>], traits),
                 !con(!dag(ins, [from], [name]), (ins Ptr_Mask1DType:$mask, Ptr_Any1DType:$passthrough)),
                 format # " `->` type($result)"> {
  let results = (outs Ptr_Any1DType:$result);
  let builders = [OpBuilder<!con((ins "Type":$resultType), !dag(ins, ["Value"], [name]),
                                 (ins "Value":$mask, "Value":$passthrough, CArg<"unsigned", "0">:$alignment))>];
}

class _PtrMaskedStore<string mnemonic, Type to, string name, list<Trait> traits, string format>
    : _PtrMasked<mnemonic, "value", traits,
                 !con((ins Ptr_Any1DType:$value), !dag(ins, [to], [name]), (ins Ptr_Mask1DType:$mask)), "type($value) `,` " # format> {
  let builders = [OpBuilder<!con((ins "Value":$value), !dag(ins, ["Value"], [name]),
                                 (ins "Value":$mask, CArg<"unsigned", "0">:$alignment))>];
}

class _PtrSame<string values> { list<Trait> traits = [AllShapesMatch<[values, "ptrs"]>, AllTypeIDsMatch<[values, "ptrs"]>]; }

def Ptr_GatherOp : _PtrMaskedLoad<"gather", Ptr_Ptr1DType, "ptrs", _PtrSame<"result">.traits, "type($ptrs)"> {
  let summary = "reads values from several places, where the mask is set, and has the last operand elsewhere";
  let description = [{
    ```mlir
    %0 = ptr.gather %places, %mask, %other alignment = 2 : vector<8x!ptr.ptr<#ptr.generic_space>> -> vector<8xi16>
    ```
  }];
}
def Ptr_MaskedLoadOp : _PtrMaskedLoad<"masked_load", Ptr_PtrType, "ptr", [], "qualified(type($ptr))"> {
  let summary = "reads the values at a place one after the other, where the mask is set, and has the last operand elsewhere";
}
def Ptr_MaskedStoreOp : _PtrMaskedStore<"masked_store", Ptr_PtrType, "ptr", [], "qualified(type($ptr))"> {
  let summary = "writes values one after the other to a place, where the mask is set";
}
def Ptr_ScatterOp : _PtrMaskedStore<"scatter", Ptr_Ptr1DType, "ptrs", _PtrSame<"value">.traits, "type($ptrs)"> {
  let summary = "writes values to several places, where the mask is set";
  let description = [{
    ```mlir
    ptr.scatter %v, %places, %mask : vector<8xi16>, vector<8x!ptr.ptr<#ptr.generic_space>>
    ```
  }];
}

#endif // MICA_PTR_OPS
