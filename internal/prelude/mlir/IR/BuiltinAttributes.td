//===- BuiltinAttributes.td - The basic attributes ---------*- tablegen -*-===//

#ifndef BUILTIN_ATTRIBUTES
#define BUILTIN_ATTRIBUTES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

// The textual forms are part of the language, not `#builtin.something`.
class Builtin_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let attrName = "builtin." # attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Single values
//===----------------------------------------------------------------------===//

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let summary = "An Attribute value of `unit` type";
  let description = [{
    Says something by being there: `{fast}`, which is `{fast = unit}`.
  }];
}

def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer",
                                       [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let description = [{
    A number, of an integer type or of type index: `10 : i32`. The type is left
    out if it is `i64`. `true` and `false` are integers of type `i1`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        APIntParameter<"">:$value);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type,
                                        "const APInt &":$value), _native>,
    AttrBuilder<(ins "const APSInt &":$value), _native>,
    AttrBuilderWithInferredContext<(ins "Type":$type, "int64_t":$value),
                                   _native>
  ];
}

def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "An Attribute containing a floating-point value";
  let description = [{
    A number of a floating-point type: `4.2`, which is `4.2 : f64`, or its bits:
    `0x7C00 : f16`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        APFloatParameter<"">:$value);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type,
                                        "const APFloat &":$value), _native>,
    AttrBuilderWithInferredContext<(ins "Type":$type, "double":$value),
                                   _native>
  ];
}

def Builtin_StringAttr : Builtin_Attr<"String", "string",
                                      [TypedAttrInterface]> {
  let summary = "An Attribute containing a string";
  let description = [{
    Bytes, mostly text: `"text"`. There may be a type behind it.
  }];
  let parameters = (ins StringRefParameter<"">:$value,
                        AttributeSelfTypeParameter<"">:$type);
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "const Twine &":$bytes, "Type":$type)>,
    AttrBuilder<(ins "const Twine &":$bytes)>,
    AttrBuilder<(ins)>
  ];
}

def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "An Attribute containing a Type";
  let description = "A type where an attribute is wanted: `tensor<4xf32>`.";
  let parameters = (ins "Type":$value);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$type), _native>,
  ];
}

def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "An Attribute containing a symbolic reference to an Operation";
  let description = [{
    The name of a symbol: `@f`. If that has a table of symbols itself, further
    names may lead into it: `@module::@f`.
  }];
  let parameters =
      (ins "StringAttr":$rootReference,
           ArrayRefParameter<"FlatSymbolRefAttr", "">:$nestedReferences);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<
        (ins "StringAttr":$rootReference,
             "ArrayRef<FlatSymbolRefAttr>":$nestedReferences), _native>,
  ];
}

def Builtin_AffineMapAttr : Builtin_Attr<"AffineMap", "affine_map",
                                         [MemRefLayoutAttrInterface,
                                          OpAsmAttrInterface]> {
  let summary = "An Attribute containing an AffineMap object";
  let description = "`affine_map<(i, j)[n] -> (i * n + j)>`";
  let parameters = (ins "AffineMap":$value);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "AffineMap":$value), _native>
  ];
}

def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set",
                                          [OpAsmAttrInterface]> {
  let summary = "An Attribute containing an IntegerSet object";
  let description = "`affine_set<(i)[n] : (i >= 0, n - i - 1 >= 0)>`";
  let parameters = (ins "IntegerSet":$value);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "IntegerSet":$value), _native>
  ];
}

def StridedLayoutAttr
    : Builtin_Attr<"StridedLayout", "strided_layout",
                   [DeclareAttrInterfaceMethods<
                       MemRefLayoutAttrInterface,
                       ["verifyLayout", "getStridesAndOffset"]>]> {
  let summary = "An Attribute representing a strided layout of a shaped type";
  let description = [{
    How far the first element is from the start, and neighbors in each dimension
    from each other; `?` where that is open: `strided<[?, 1], offset: 2>`.
  }];
  let parameters = (ins "int64_t":$offset,
                        ArrayRefParameter<"int64_t", "one a dimension">:
                            $strides);
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Collections of attributes
//===----------------------------------------------------------------------===//

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A collection of other Attribute values";
  let description = "Attributes in some order: `[10, \"text\"]`.";
  let parameters = (ins ArrayRefParameter<"Attribute", "">:$value);
}

def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "An dictionary of named Attribute values";
  let description = "Attributes by name: `{a = 10, fast}`.";
  let parameters = (ins ArrayRefParameter<"NamedAttribute", "">:$value);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilder<(ins CArg<"ArrayRef<NamedAttribute>", "{}">:$value)>
  ];
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

// Aligned for elements of any type.
def Builtin_DenseArrayRawDataParameter
    : ArrayRefParameter<"char", "the bytes of the elements"> {
  let allocator = _native;
}

def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array",
                                      [BlobAttrInterface]> {
  let summary = "A dense array of integer or floating point elements.";
  let description = "Numbers of one type: `array<i32: 1, 2>`, `array<i32>`.";
  let parameters = (ins "Type":$elementType, "int64_t":$size,
                        Builtin_DenseArrayRawDataParameter:$rawData);
  let genVerifyDecl = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "Type":$elementType, "unsigned":$size,
                                        "ArrayRef<char>":$rawData), _native>,
  ];
}

def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Attr<"DenseIntOrFPElements", "dense_int_or_fp_elements",
                   [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of "
                "integer or floating-point values";
  let description = [{
    The elements of a tensor or vector: `dense<[[1, 2], [3, 4]]> :
    tensor<2x2xi32>`, or the one that all are: `dense<0> : tensor<2x2xi32>`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        "ArrayRef<char>":$rawData);
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements",
                   [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of "
                "strings";
  let description = [{
    The same with texts: `dense<["a", "b"]> : tensor<2x!string>`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        "ArrayRef<StringRef>":$value);
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "ShapedType":$type,
                                        "ArrayRef<StringRef>":$values),
                                   _native>,
  ];
}

def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements",
                   [ElementsAttrInterface, BlobAttrInterface]> {
  let summary = "An Attribute containing a dense multi-dimensional array "
                "backed by a resource";
  let description = [{
    The same where the bytes stand at the end of the file:
    `dense_resource<key> : tensor<2xi32>`.
  }];
  let parameters =
      (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
           ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<
        (ins "ShapedType":$type, "DenseResourceElementsHandle":$handle)>,
    AttrBuilderWithInferredContext<
        (ins "ShapedType":$type, "StringRef":$blobName,
             "AsmResourceBlob":$blob)>
  ];
}

def Builtin_SparseElementsAttr
    : Builtin_Attr<"SparseElements", "sparse_elements",
                   [ElementsAttrInterface]> {
  let summary = "An opaque representation of a multi-dimensional array";
  let description = [{
    The elements that are not zero, with their indices in front:
    `sparse<[[0, 1]], [5]> : tensor<2x2xi32>`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        "DenseIntElementsAttr":$indices,
                        "DenseElementsAttr":$values);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "ShapedType":$type,
                                        "DenseElementsAttr":$indices,
                                        "DenseElementsAttr":$values), _native>,
  ];
}

//===----------------------------------------------------------------------===//
// Opaque
//===----------------------------------------------------------------------===//

def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque",
                                      [TypedAttrInterface]> {
  let summary = "An opaque representation of another Attribute";
  let description = [{
    The text of an attribute whose dialect is not loaded: `opaque<"d", "text">`.
  }];
  let parameters = (ins "StringAttr":$dialectNamespace,
                        StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$dialect,
                                        "StringRef":$attrData, "Type":$type),
                                   _native>
  ];
}

#endif // BUILTIN_ATTRIBUTES
