//===- EmitCTypes.td - Types of emitc ----------------------*- tablegen -*-===//

#ifndef MICA_EMITC_TYPES
#define MICA_EMITC_TYPES

include "mlir/Dialect/EmitC/IR/EmitCBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

class _Supported<string function, string what>
    : Type<CPred<"emitc::" # function # "($_self)">, what # " supported by EmitC">;

def EmitCType : _Supported<"isSupportedEmitCType", "type">;
def EmitCIntegerType : _Supported<"isSupportedIntegerType", "integer type">;
def EmitCFloatType : _Supported<"isSupportedFloatType", "floating-point type">;

class EmitC_Type<string cppName, string word, string words, list<Trait> traits = []>
    : TypeDef<EmitC_Dialect, cppName, traits> {
  let mnemonic = word;
  let summary = "EmitC " # words # " type";
}

def EmitC_ArrayType : EmitC_Type<"Array", "array", "array", [ShapedTypeInterface]> {
  let description = "An array of known sizes: `!emitc.array<4x2xi32>` is `int32_t a[4][2]`.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType), [{
      return $_get(elementType.getContext(), shape, elementType);
    }]>,
  ];
  let extraClassDeclaration = [{
    bool hasRank() const { return true; }
    ArrayType cloneWith(std::optional<ArrayRef<int64_t>> shape, Type elementType) const;
    static bool isValidElementType(Type type);
  }];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

// A type that is made from one other type.
class _TypeOf<string cppName, string word, string words, string parameter>
    : EmitC_Type<cppName, word, words> {
  let parameters = !dag(ins, ["Type"], [parameter]);
  let builders = [
    TypeBuilderWithInferredContext<!dag(ins, ["Type"], [parameter]),
      "return $_get(" # parameter # ".getContext(), " # parameter # ");">,
  ];
  let assemblyFormat = "`<` qualified($" # parameter # ") `>`";
  let genVerifyDecl = 1;
}

def EmitC_LValueType : _TypeOf<"LValue", "lvalue", "lvalue", "valueType"> {
  let description = "A place that holds a value of a type: a variable, or a part of one.";
}
def EmitC_PointerType : _TypeOf<"Pointer", "ptr", "pointer", "pointee">;

def EmitC_OpaqueType : EmitC_Type<"Opaque", "opaque", "opaque"> {
  let description = "A type that is printed as it is: `!emitc.opaque<\"std::string\">`.";
  let parameters = (ins StringRefParameter<"the opaque value">:$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

def EmitC_SignedSizeT : EmitC_Type<"SignedSizeT", "ssize_t", "signed size">;
def EmitC_PtrDiffT : EmitC_Type<"PtrDiffT", "ptrdiff_t", "signed pointer diff">;
def EmitC_SizeT : EmitC_Type<"SizeT", "size_t", "unsigned size">;

#endif // MICA_EMITC_TYPES
