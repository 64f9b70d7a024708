//===- BuiltinTypes.td - The types that are always there ---*- tablegen -*-===//

#ifndef BUILTIN_TYPES
#define BUILTIN_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"

// The textual forms are part of the language, not `!builtin.something`.
class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
}

// A value type, which does not denote a location in memory.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

//===----------------------------------------------------------------------===//
// Integers and index
//===----------------------------------------------------------------------===//

def Builtin_Integer : Builtin_Type<"Integer", "integer",
                                   [VectorElementTypeInterface]> {
  let summary = "Integer type with arbitrary precision up to a fixed limit";
  let description = [{
    A number of bits: `i8`. Whether they mean a signed number is up to the
    operation, or part of the type: `si8`, `ui8`.
  }];
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
  let genStorageClass = 0;
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins "unsigned":$width,
                     CArg<"SignednessSemantics", "Signless">:$signedness)>
  ];
}

def Builtin_Index : Builtin_Type<"Index", "index",
                                 [VectorElementTypeInterface]> {
  let summary = "Integer-like type with unknown platform-dependent bit width";
  let description = [{
    Sizes and subscripts: `index`. It has as many bits as the machine sees fit.
  }];
}

//===----------------------------------------------------------------------===//
// Floating-point numbers
//===----------------------------------------------------------------------===//

class Builtin_FloatType<string name, string mnemonic,
                        list<string> declaredInterfaceMethods = []>
    : Builtin_Type<name, mnemonic,
                   [DeclareTypeInterfaceMethods<
                       FloatTypeInterface,
                       ["getFloatSemantics"] # declaredInterfaceMethods>]>;

// Those that a context caches.
class Builtin_CachedFloatType<string name, string mnemonic,
                              list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, mnemonic, declaredInterfaceMethods>;

def Builtin_Float16 : Builtin_CachedFloatType<"Float16", "f16",
                                              ["scaleElementBitwidth"]> {
  let summary = "16-bit floating-point type";
}
def Builtin_BFloat16 : Builtin_CachedFloatType<"BFloat16", "bf16",
                                               ["scaleElementBitwidth"]> {
  let summary = "bfloat16 floating-point type";
}
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32"> {
  let summary = "TF32 floating-point type";
}
def Builtin_Float32 : Builtin_CachedFloatType<"Float32", "f32",
                                              ["scaleElementBitwidth"]> {
  let summary = "32-bit floating-point type";
}
def Builtin_Float64 : Builtin_CachedFloatType<"Float64", "f64"> {
  let summary = "64-bit floating-point type";
}
def Builtin_Float80 : Builtin_CachedFloatType<"Float80", "f80"> {
  let summary = "80-bit floating-point type";
}
def Builtin_Float128 : Builtin_CachedFloatType<"Float128", "f128"> {
  let summary = "128-bit floating-point type";
}

// The small ones. Their names have the bits of exponent and mantissa; there is
// also a sign, unless the name ends in U. FN means finite numbers only, and UZ
// means a single, unsigned zero.
def Builtin_Float4E2M1FN : Builtin_FloatType<"Float4E2M1FN", "f4E2M1FN"> {
  let summary = "4-bit floating point with 2-bit exponent and 1-bit mantissa";
  let description = "Finite numbers alone, with an exponent's bias of 1.";
}
def Builtin_Float6E2M3FN : Builtin_FloatType<"Float6E2M3FN", "f6E2M3FN"> {
  let summary = "6-bit floating point with 2-bit exponent and 3-bit mantissa";
  let description = "Finite numbers alone, with an exponent's bias of 1.";
}
def Builtin_Float6E3M2FN : Builtin_FloatType<"Float6E3M2FN", "f6E3M2FN"> {
  let summary = "6-bit floating point with 3-bit exponent and 2-bit mantissa";
  let description = "Finite numbers alone, with an exponent's bias of 3.";
}
def Builtin_Float8E3M4 : Builtin_FloatType<"Float8E3M4", "f8E3M4"> {
  let summary = "8-bit floating point with 3 bits exponent and 4 bit mantissa";
  let description = "As IEEE 754 would have it, with an exponent's bias of 3.";
}
def Builtin_Float8E4M3 : Builtin_FloatType<"Float8E4M3", "f8E4M3"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = "As IEEE 754 would have it, with an exponent's bias of 7.";
}
def Builtin_Float8E4M3FN : Builtin_FloatType<"Float8E4M3FN", "f8E4M3FN"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    There are two NaN and no infinities; 7 is the exponent's bias.
  }];
}
def Builtin_Float8E4M3FNUZ : Builtin_FloatType<"Float8E4M3FNUZ",
                                               "f8E4M3FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    There is one NaN, one zero and no infinity; 8 is the exponent's bias.
  }];
}
def Builtin_Float8E4M3B11FNUZ : Builtin_FloatType<"Float8E4M3B11FNUZ",
                                                  "f8E4M3B11FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
  let description = [{
    There is one NaN, one zero and no infinity; 11 is the exponent's bias.
  }];
}
def Builtin_Float8E5M2 : Builtin_FloatType<"Float8E5M2", "f8E5M2"> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = "As IEEE 754 would have it, with an exponent's bias of 15.";
}
def Builtin_Float8E5M2FNUZ : Builtin_FloatType<"Float8E5M2FNUZ",
                                               "f8E5M2FNUZ"> {
  let summary = "8-bit floating point with 2 bit mantissa";
  let description = [{
    There is one NaN, one zero and no infinity; 16 is the exponent's bias.
  }];
}
def Builtin_Float8E8M0FNU : Builtin_FloatType<"Float8E8M0FNU", "f8E8M0FNU"> {
  let summary = "8-bit floating point with 8-bit exponent, no mantissa or sign";
  let description = [{
    Powers of two, and one NaN. There is no zero; 127 is the exponent's bias.
  }];
}

//===----------------------------------------------------------------------===//
// Composed of other types
//===----------------------------------------------------------------------===//

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Complex number with a parameterized element type";
  let description = "Two integers or floating-point numbers: `complex<f32>`.";
  let parameters = (ins "Type":$elementType);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType), _native>
  ];
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Fixed-sized collection of other types";
  let description = "Some values at once: `tuple<i32, tensor<4xf32>>`.";
  let parameters = (ins "ArrayRef<Type>":$types);
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins "TypeRange":$elementTypes), _native>,
    TypeBuilder<(ins), _native>
  ];
}

class Builtin_FunctionLike<string Name, string typeMnemonic>
    : Builtin_Type<Name, typeMnemonic> {
  let summary = "Map from a list of inputs to a list of results";
  let description = [{
    What goes in and what comes out: `(i32, f32) -> index`,
    `() -> (i32, i32)`.
  }];
  let parameters = (ins "ArrayRef<Type>":$inputs, "ArrayRef<Type>":$results);
  let storageClass = "FunctionTypeStorage";
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins CArg<"TypeRange">:$inputs, CArg<"TypeRange">:$results),
                _native>
  ];
}
def Builtin_Function : Builtin_FunctionLike<"Function", "function">;
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph">;

//===----------------------------------------------------------------------===//
// Shaped
//===----------------------------------------------------------------------===//

def Builtin_VectorTypeElementType : AnyTypeOf<[VectorElementTypeInterface]> {
  let cppFunctionName = "isValidVectorTypeElementType";
}

def Builtin_Vector : Builtin_Type<"Vector", "vector",
                                  [ShapedTypeInterface, ValueSemantics],
                                  "Type"> {
  let summary = "Multi-dimensional SIMD vector type";
  let description = [{
    So many elements that a machine can work on at once: `vector<4x8xf32>`. The
    size of a dimension is known, or known up to a factor that the machine has:
    `vector<[4]xf32>`.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        Builtin_VectorTypeElementType:$elementType,
                        ArrayRefParameter<"bool">:$scalableDims);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilderWithInferredContext<
        (ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
             CArg<"ArrayRef<bool>", "{}">:$scalableDims), _native>
  ];
}

def Builtin_RankedTensor : Builtin_Type<"RankedTensor", "tensor",
                                        [ShapedTypeInterface, ValueSemantics],
                                        "TensorType"> {
  let summary = "Multi-dimensional array with a fixed number of dimensions";
  let description = [{
    Elements in rows and columns and so on; a size may be open:
    `tensor<4x?xf32>`. An attribute may say more: `tensor<4xf32, #how>`.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        "Type":$elementType, "Attribute":$encoding);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilderWithInferredContext<
        (ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
             CArg<"Attribute", "{}">:$encoding), _native>
  ];
}

def Builtin_UnrankedTensor
    : Builtin_Type<"UnrankedTensor", "unranked_tensor",
                   [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Multi-dimensional array with unknown dimensions";
  let description = "A tensor of whatever shape: `tensor<*xf32>`.";
  let parameters = (ins "Type":$elementType);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType), _native>
  ];
}

def Builtin_MemRef : Builtin_Type<"MemRef", "memref",
                                  [PtrLikeTypeInterface, ShapedTypeInterface],
                                  "BaseMemRefType"> {
  let summary = "Shaped reference to a region of memory";
  let description = [{
    A place for elements: `memref<4x?xf32>`. The layout says in which order they
    are, by default one row behind the other; the space in which memory:
    `memref<4x?xf32, strided<[?, 1]>, 3>`.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        "Type":$elementType,
                        "MemRefLayoutAttrInterface":$layout,
                        "Attribute":$memorySpace);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilderWithInferredContext<
        (ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
             CArg<"MemRefLayoutAttrInterface", "{}">:$layout,
             CArg<"Attribute", "{}">:$memorySpace)>,
    TypeBuilderWithInferredContext<
        (ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
             CArg<"AffineMap">:$map, CArg<"Attribute", "{}">:$memorySpace)>,
    TypeBuilderWithInferredContext<
        (ins "ArrayRef<int64_t>":$shape, "Type":$elementType,
             "AffineMap":$map, "unsigned":$memorySpaceInd)>
  ];
}

def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref",
                   [PtrLikeTypeInterface, ShapedTypeInterface],
                   "BaseMemRefType"> {
  let summary = "Shaped reference, with unknown rank, to a region of memory";
  let description = "A memref of whatever shape: `memref<*xf32, 3>`.";
  let parameters = (ins "Type":$elementType, "Attribute":$memorySpace);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType,
                                        "Attribute":$memorySpace), _native>,
    TypeBuilderWithInferredContext<(ins "Type":$elementType,
                                        "unsigned":$memorySpace), _native>
  ];
}

//===----------------------------------------------------------------------===//
// None, opaque
//===----------------------------------------------------------------------===//

def Builtin_None : Builtin_Type<"None", "none"> {
  let summary = "A unit type";
  let description = "There is one value, and nothing to tell about it: `none`.";
}

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a non-registered dialect";
  let description = [{
    The text of a type whose dialect is not loaded: `opaque<"d", "text">`.
  }];
  let parameters = (ins "StringAttr":$dialectNamespace,
                        StringRefParameter<"">:$typeData);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilderWithInferredContext<
        (ins "StringAttr":$dialectNamespace,
             CArg<"StringRef", "{}">:$typeData), _native>
  ];
}

#endif // BUILTIN_TYPES
