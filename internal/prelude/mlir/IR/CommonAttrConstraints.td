//===- CommonAttrConstraints.td - Constraints on attributes ---------------===//
//
// The kinds of attributes that definitions name, optional and default-valued
// attributes, and further conditions on a kind.
//
//===----------------------------------------------------------------------===//

#ifndef COMMON_ATTR_CONSTRAINTS_TD
#define COMMON_ATTR_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/DialectBase.td"

//===----------------------------------------------------------------------===//
// The class Attr
//===----------------------------------------------------------------------===//

class Attr<Pred condition, string summary = "">
    : AttrConstraint<condition, summary> {
  // The C++ class of the attribute, what its accessor returns, and how to get
  // that from the attribute, `$_self`.
  code storageType = ?;
  code returnType = ?;
  code convertFromStorage = "$_self.getValue()";

  // Builds the attribute from a constant, `$0`.
  string constBuilderCall = ?;

  // Such a constant, for an absent attribute.
  string defaultValue = ?;

  // Set where the attribute has always the same type.
  Type valueType = ?;

  bit isOptional = 0;

  // The attribute that this one makes optional, gives a default, or confines.
  Attr baseAttr = ?;

  string cppNamespace = "";
  string description = "";
}

class DialectAttr<Dialect d, Pred condition, string summary = "">
    : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

//===----------------------------------------------------------------------===//
// Attributes that may be absent
//===----------------------------------------------------------------------===//

// Absent, the accessor returns nothing.
class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let baseAttr = attr;
  let isOptional = 1;
  let valueType = attr.valueType;
  let storageType = attr.storageType;
  let returnType = "::std::optional<" # attr.returnType # ">";
  let convertFromStorage = "$_self ? " # returnType # "(" #
                           attr.convertFromStorage # ") : (::std::nullopt)";
}

// Never absent: operations are made with the default.
class DefaultValuedAttr<Attr attr, string val>
    : Attr<attr.predicate, attr.summary> {
  let baseAttr = attr;
  let defaultValue = val;
  let valueType = attr.valueType;
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
}

// Absent, the accessor returns the default.
class DefaultValuedOptionalAttr<Attr attr, string val>
    : Attr<attr.predicate, attr.summary> {
  let baseAttr = attr;
  let isOptional = 1;
  let defaultValue = val;
  let valueType = attr.valueType;
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
}

// These put the quotation marks around the default.
class DefaultValuedStrAttr<Attr attr, string val>
    : DefaultValuedAttr<attr, "\"" # val # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string val>
    : DefaultValuedOptionalAttr<attr, "\"" # val # "\"">;

//===----------------------------------------------------------------------===//
// Any, or one of several
//===----------------------------------------------------------------------===//

def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$0";
}

class AnyAttrOf<list<Attr> allowedAttrs, string summary = "",
                string cppType = "::mlir::Attribute",
                string fromStorage = "$_self">
    : Attr<Or<!foreach(a, allowedAttrs, a.predicate)>,
           !if(!eq(summary, ""),
               !interleave(!foreach(a, allowedAttrs, a.summary), " or "),
               summary)> {
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = allowedAttrs;
}

//===----------------------------------------------------------------------===//
// Truth values, integers, floating-point numbers
//===----------------------------------------------------------------------===//

// An attribute that consists of a value and its type. `attrKind` is the name of
// the C++ class and, after `get`, of the builder's method.
class TypedAttrBase<Type attrValType, string attrKind, Pred condition,
                    string descr>
    : Attr<condition, descr> {
  let valueType = attrValType;
  let storageType = "::mlir::" # attrKind;
  let constBuilderCall = "$_builder.get" # attrKind # "(" #
                         attrValType.builderCall # ", $0)";
}

def BoolAttr : Attr<CPred<"::llvm::isa<::mlir::BoolAttr>($_self)">,
                    "bool attribute"> {
  let valueType = I1;
  let storageType = "::mlir::BoolAttr";
  let returnType = "bool";
  let constBuilderCall = "$_builder.getBoolAttr($0)";
}

// An integer of any type whatever.
def APIntAttr : Attr<CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
                     "arbitrary integer attribute"> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = "::mlir::APInt";
}

def IndexAttr
    : TypedAttrBase<
          Index, "IntegerAttr",
          And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
               CPred<"::llvm::isa<::mlir::IndexType>("
                     "::llvm::cast<::mlir::IntegerAttr>($_self).getType())">]>,
          "index attribute"> {
  let returnType = "::llvm::APInt";
}

// A width, and any signedness: there is no one type to build it with.
class AnyIntegerAttrBase<AnyI attrValType, string descr>
    : TypedAttrBase<
          attrValType, "IntegerAttr",
          And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
               CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()"
                     ".isInteger(" # attrValType.bitwidth # ")">]>,
          descr> {
  let returnType = "::llvm::APInt";
  let constBuilderCall = ?;
}

// For each signedness: as an APInt, and as one of C++'s own integers.
class SignlessIntegerAttrBase<I attrValType, string descr>
    : TypedAttrBase<
          attrValType, "IntegerAttr",
          And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
               CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()"
                     ".isSignlessInteger(" # attrValType.bitwidth # ")">]>,
          descr> {
  let returnType = "::llvm::APInt";
}
class TypedSignlessIntegerAttrBase<I attrValType, string retType,
                                   string descr>
    : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}

class SignedIntegerAttrBase<SI attrValType, string descr>
    : TypedAttrBase<
          attrValType, "IntegerAttr",
          And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
               CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()"
                     ".isSignedInteger(" # attrValType.bitwidth # ")">]>,
          descr> {
  let returnType = "::llvm::APInt";
}
class TypedSignedIntegerAttrBase<SI attrValType, string retType, string descr>
    : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getSExtValue()";
}

class UnsignedIntegerAttrBase<UI attrValType, string descr>
    : TypedAttrBase<
          attrValType, "IntegerAttr",
          And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
               CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()"
                     ".isUnsignedInteger(" # attrValType.bitwidth # ")">]>,
          descr> {
  let returnType = "::llvm::APInt";
}
class TypedUnsignedIntegerAttrBase<UI attrValType, string retType,
                                   string descr>
    : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}

def I1Attr
    : TypedSignlessIntegerAttrBase<I1, "bool",
                                   "1-bit signless integer attribute">;
def SI1Attr
    : TypedSignedIntegerAttrBase<SI1, "bool",
                                 "1-bit signed integer attribute">;
def UI1Attr
    : TypedUnsignedIntegerAttrBase<UI1, "bool",
                                   "1-bit unsigned integer attribute">;

// I32Attr, SI32Attr, UI32Attr and so on.
foreach width = [8, 16, 32, 64] in {
  def I#width#Attr
      : TypedSignlessIntegerAttrBase<
            !cast<I>("I" # width), "uint" # width # "_t",
            width # "-bit signless integer attribute">;
  def SI#width#Attr
      : TypedSignedIntegerAttrBase<
            !cast<SI>("SI" # width), "int" # width # "_t",
            width # "-bit signed integer attribute">;
  def UI#width#Attr
      : TypedUnsignedIntegerAttrBase<
            !cast<UI>("UI" # width), "uint" # width # "_t",
            width # "-bit unsigned integer attribute">;
}

foreach width = [1, 8, 16, 32, 64] in
  def AnyI#width#Attr : AnyIntegerAttrBase<!cast<AnyI>("AnyI" # width),
                                           width # "-bit integer attribute">;

class FloatAttrBase<F attrValType, string descr>
    : TypedAttrBase<
          attrValType, "FloatAttr",
          And<[CPred<"::llvm::isa<::mlir::FloatAttr>($_self)">,
               CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getType().isF" #
                     attrValType.bitwidth # "()">]>,
          descr> {
  let returnType = "::llvm::APFloat";
}
def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

//===----------------------------------------------------------------------===//
// Strings and symbols
//===----------------------------------------------------------------------===//

def StrAttrPred : CPred<"::llvm::isa<::mlir::StringAttr>($_self)">;

class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let valueType = NoneType;
  let storageType = "::mlir::StringAttr";
  let returnType = "::llvm::StringRef";
  let constBuilderCall = "$_builder.getStringAttr($0)";
}

def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;

// Custom forms write it with an `@`.
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;

// A string that has a type in addition to its text.
class TypedStrAttr<Type ty>
    : StringBasedAttr<
          And<[StrAttrPred,
               SubstLeaves<"$_self",
                           "::mlir::cast<StringAttr>($_self).getType()",
                           ty.predicate>]>,
          "string attribute of " # ty.summary> {
  let valueType = ty;
}

// A reference through any number of symbol tables, or to a symbol of the next.
def SymbolRefAttr : Attr<CPred<"::llvm::isa<::mlir::SymbolRefAttr>($_self)">,
                         "symbol reference attribute"> {
  let valueType = NoneType;
  let storageType = "::mlir::SymbolRefAttr";
  let returnType = "::mlir::SymbolRefAttr";
  let convertFromStorage = "$_self";
  let constBuilderCall =
      "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
}
def FlatSymbolRefAttr
    : Attr<CPred<"::llvm::isa<::mlir::FlatSymbolRefAttr>($_self)">,
           "flat symbol reference attribute"> {
  let valueType = NoneType;
  let storageType = "::mlir::FlatSymbolRefAttr";
  let returnType = "::llvm::StringRef";
  let convertFromStorage = "$_self.getValue()";
  let constBuilderCall =
      "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
}

//===----------------------------------------------------------------------===//
// Types, units, dictionaries, locations, affine maps and sets
//===----------------------------------------------------------------------===//

// A type of the C++ class `retType`.
class TypeAttrBase<string retType, string summary,
                   Pred typePred = CPred<"true">>
    : Attr<And<[CPred<"::llvm::isa<::mlir::TypeAttr>($_self)">,
                CPred<"::llvm::isa<" # retType #
                      ">(::llvm::cast<::mlir::TypeAttr>($_self).getValue())">,
                SubstLeaves<
                    "$_self",
                    "::llvm::cast<::mlir::TypeAttr>($_self).getValue()",
                    typePred>]>,
           summary> {
  let valueType = NoneType;
  let storageType = "::mlir::TypeAttr";
  let returnType = retType;
  let convertFromStorage = "::llvm::cast<" # retType # ">($_self.getValue())";
}
def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}
class TypeAttrOf<Type ty>
    : TypeAttrBase<ty.cppType, "type attribute of " # ty.summary,
                   ty.predicate> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

// Only its presence matters.
def UnitAttr : Attr<CPred<"::llvm::isa<::mlir::UnitAttr>($_self)">,
                    "unit attribute"> {
  let valueType = NoneType;
  let storageType = "::mlir::UnitAttr";
  let returnType = "bool";
  let convertFromStorage = "$_self != nullptr";
  let constBuilderCall = "(($0) ? $_builder.getUnitAttr() : nullptr)";
  let defaultValue = "false";
  let isOptional = 1;
}

class DictionaryAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let valueType = NoneType;
  let storageType = "::mlir::DictionaryAttr";
  let returnType = "::mlir::DictionaryAttr";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$_builder.getDictionaryAttr($0)";
}
def DictionaryAttr
    : DictionaryAttrBase<CPred<"::llvm::isa<::mlir::DictionaryAttr>($_self)">,
                         "dictionary of named attribute values">;

def LocationAttr : Attr<CPred<"::llvm::isa<::mlir::LocationAttr>($_self)">,
                        "location attribute"> {
  let storageType = "::mlir::LocationAttr";
  let returnType = "::mlir::Location";
  let convertFromStorage = "::mlir::Location($_self)";
  let constBuilderCall = "(::mlir::LocationAttr)$0";
}

def AffineMapAttr : Attr<CPred<"::llvm::isa<::mlir::AffineMapAttr>($_self)">,
                         "AffineMap attribute"> {
  let valueType = Index;
  let storageType = "::mlir::AffineMapAttr";
  let returnType = "::mlir::AffineMap";
  let constBuilderCall = "::mlir::AffineMapAttr::get($0)";
}

def IntegerSetAttr : Attr<CPred<"::llvm::isa<::mlir::IntegerSetAttr>($_self)">,
                          "IntegerSet attribute"> {
  let valueType = NoneType;
  let storageType = "::mlir::IntegerSetAttr";
  let returnType = "::mlir::IntegerSet";
  let constBuilderCall = "::mlir::IntegerSetAttr::get($0)";
}

//===----------------------------------------------------------------------===//
// Elements: constants with a shape
//===----------------------------------------------------------------------===//

class ElementsAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = "::mlir::ElementsAttr";
  let returnType = "::mlir::ElementsAttr";
  let convertFromStorage = "$_self";
}
def ElementsAttr
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::ElementsAttr>($_self)">,
                       "constant vector/tensor attribute">;

// Integers.
class IntElementsAttrBase<Pred condition, string summary>
    : ElementsAttrBase<
          And<[CPred<"::llvm::isa<::mlir::DenseIntElementsAttr>($_self)">,
               condition]>,
          summary> {
  let storageType = "::mlir::DenseIntElementsAttr";
  let returnType = "::mlir::DenseIntElementsAttr";
  let convertFromStorage = "$_self";
}

class IntElementsAttrOf<int width>
    : IntElementsAttrBase<
          CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                ".getElementType().isInteger(" # width # ")">,
          width # "-bit integer elements attribute">;

class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<
          CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                ".getElementType().isSignlessInteger(" # width # ")">,
          width # "-bit signless integer elements attribute"> {
  let constBuilderCall =
      "::llvm::cast<::mlir::DenseIntElementsAttr>("
      "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({}, "
      "$_builder.getIntegerType(" # width # ")), ::llvm::ArrayRef($0)))";
}

class RankedSignlessIntElementsAttr<int width, list<int> dims>
    : SignlessIntElementsAttr<width> {
  let predicate =
      And<[SignlessIntElementsAttr<width>.predicate,
           CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                 ".getShape() == ::mlir::ArrayRef<int64_t>({" #
                 !interleave(dims, ", ") # "})">]>;
  let summary = width # "-bit signless int elements attribute of shape [" #
                !interleave(dims, ", ") # "]";
  let constBuilderCall =
      "::mlir::DenseIntElementsAttr::get(::mlir::RankedTensorType::get({" #
      !interleave(dims, ", ") # "}, $_builder.getIntegerType(" # width #
      ")), ::llvm::ArrayRef($0))";
}
class RankedI32ElementsAttr<list<int> dims>
    : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims>
    : RankedSignlessIntElementsAttr<64, dims>;

def AnyIntElementsAttr
    : IntElementsAttrBase<CPred<"true">, "integer elements attribute">;
def IndexElementsAttr
    : IntElementsAttrBase<
          CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType()"
                ".getElementType().isIndex()">,
          "index elements attribute">;
foreach width = [32, 64] in {
  def AnyI#width#ElementsAttr : IntElementsAttrOf<width>;
  def I#width#ElementsAttr : SignlessIntElementsAttr<width>;
}

// Floating-point numbers.
class FloatElementsAttr<int width>
    : ElementsAttrBase<
          CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) &&"
                "::llvm::cast<::mlir::DenseElementsAttr>($_self).getType()"
                ".getElementType().isF" # width # "()">,
          width # "-bit float elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
  let returnType = "::mlir::DenseElementsAttr";
  let convertFromStorage = "$_self";
  let constBuilderCall =
      "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({}, "
      "$_builder.getF" # width # "Type()),::llvm::ArrayRef($0))";
}
def F64ElementsAttr : FloatElementsAttr<64>;

class RankedFloatElementsAttr<int width, list<int> dims>
    : ElementsAttrBase<
          CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) &&"
                "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()"
                ".getElementType().isF" # width # "() && "
                "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()"
                ".hasRank() && "
                "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()"
                ".getShape() == ::mlir::ArrayRef<int64_t>({" #
                !interleave(dims, ", ") # "})">,
          width # "-bit float elements attribute of shape [" #
              !interleave(dims, ", ") # "]"> {
  let storageType = "::mlir::DenseFPElementsAttr";
  let returnType = "::mlir::DenseFPElementsAttr";
  let convertFromStorage = "$_self";
  let constBuilderCall =
      "::llvm::cast<::mlir::DenseFPElementsAttr>("
      "::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({" #
      !interleave(dims, ", ") # "}, $_builder.getF" # width #
      "Type()), ::llvm::ArrayRef($0)))";
}
class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;

// Strings.
def StringElementsAttr
    : ElementsAttrBase<
          CPred<"::llvm::isa<::mlir::DenseStringElementsAttr>($_self)">,
          "string elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
  let returnType = "::mlir::DenseElementsAttr";
  let convertFromStorage = "$_self";
}

//===----------------------------------------------------------------------===//
// Dense arrays: `array<i64: 1, 2>`
//===----------------------------------------------------------------------===//

class DenseArrayAttrBase<string denseAttrName, string cppType,
                         string summaryName>
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::" # denseAttrName #
                             ">($_self)">,
                       summaryName # " dense array attribute"> {
  let storageType = "::mlir::" # denseAttrName;
  let returnType = "::llvm::ArrayRef<" # cppType # ">";
  let constBuilderCall = "$_builder.get" # denseAttrName # "($0)";
}

def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
foreach width = [8, 16, 32, 64] in
  def DenseI#width#ArrayAttr
      : DenseArrayAttrBase<"DenseI" # width # "ArrayAttr",
                           "int" # width # "_t", "i" # width>;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "float", "f32">;
def DenseF64ArrayAttr
    : DenseArrayAttrBase<"DenseF64ArrayAttr", "double", "f64">;

//===----------------------------------------------------------------------===//
// Arrays of attributes
//===----------------------------------------------------------------------===//

class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let valueType = NoneType;
  let storageType = "::mlir::ArrayAttr";
  let returnType = "::mlir::ArrayAttr";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$_builder.getArrayAttr($0)";
}
def ArrayAttr : ArrayAttrBase<CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">,
                              "array attribute">;

// Every element satisfies one constraint.
class TypedArrayAttrBase<Attr element, string summary>
    : ArrayAttrBase<
          And<[CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">,
               Concat<"::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
                      "[&](::mlir::Attribute attr) { return attr && (",
                      SubstLeaves<"$_self", "attr", element.predicate>,
                      "); })">]>,
          summary> {
  Attr elementAttr = element;
}

def BoolArrayAttr
    : TypedArrayAttrBase<BoolAttr, "1-bit boolean array attribute"> {
  let constBuilderCall = "$_builder.getBoolArrayAttr($0)";
}
def I32ArrayAttr
    : TypedArrayAttrBase<I32Attr, "32-bit integer array attribute"> {
  let constBuilderCall = "$_builder.getI32ArrayAttr($0)";
}
def I64ArrayAttr
    : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute"> {
  let constBuilderCall = "$_builder.getI64ArrayAttr($0)";
}
def F32ArrayAttr : TypedArrayAttrBase<F32Attr, "32-bit float array attribute"> {
  let constBuilderCall = "$_builder.getF32ArrayAttr($0)";
}
def F64ArrayAttr : TypedArrayAttrBase<F64Attr, "64-bit float array attribute"> {
  let constBuilderCall = "$_builder.getF64ArrayAttr($0)";
}
def StrArrayAttr : TypedArrayAttrBase<StrAttr, "string array attribute"> {
  let constBuilderCall = "$_builder.getStrArrayAttr($0)";
}
def TypeArrayAttr : TypedArrayAttrBase<TypeAttr, "type array attribute"> {
  let constBuilderCall = "$_builder.getTypeArrayAttr($0)";
}
def AffineMapArrayAttr
    : TypedArrayAttrBase<AffineMapAttr, "AffineMap array attribute"> {
  let constBuilderCall = "$_builder.getAffineMapArrayAttr($0)";
}
def SymbolRefArrayAttr
    : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute"> {
  let constBuilderCall = ?;
}
def FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = ?;
}
def LocationArrayAttr
    : TypedArrayAttrBase<LocationAttr, "location array attribute">;
def IndexListArrayAttr
    : TypedArrayAttrBase<I64ArrayAttr,
                         "Array of 64-bit integer array attributes">;
def DictArrayAttr
    : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;

// The accessor copies the numbers.
def I64SmallVectorArrayAttr
    : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute"> {
  let returnType = "::llvm::SmallVector<int64_t, 8>";
  let convertFromStorage =
      "::llvm::map_to_vector<8>($_self.getAsRange<::mlir::IntegerAttr>(), "
      "[](::mlir::IntegerAttr number) { return number.getInt(); })";
  let constBuilderCall = "$_builder.getI64ArrayAttr($0)";
}

//===----------------------------------------------------------------------===//
// Attributes that are not stored but computed by `body`
//===----------------------------------------------------------------------===//

// `convert` makes an attribute of the computed value.
class DerivedAttr<code ret, code b, code convert = "">
    : Attr<CPred<"true">, "derived attribute"> {
  let returnType = ret;
  let convertFromStorage = convert;
  code body = b;
}
class DerivedTypeAttr<code body> : DerivedAttr<"::mlir::Type", body> {
  let convertFromStorage = "::mlir::TypeAttr::get($_self)";
}

//===----------------------------------------------------------------------===//
// One specific attribute
//===----------------------------------------------------------------------===//

class ConstantAttr<Attr attribute, string val>
    : AttrConstraint<
          CPred<"$_self == " # !subst("$0", val, attribute.constBuilderCall)>,
          "constant attribute " # val> {
  Attr attr = attribute;
  string value = val;
}
class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
class ConstantStrAttr<Attr attribute, string val>
    : ConstantAttr<attribute, "\"" # val # "\"">;

def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true">;

//===----------------------------------------------------------------------===//
// A kind of attribute with further conditions
//===----------------------------------------------------------------------===//

class ConfinedAttr<Attr attr, list<AttrConstraint> constraints>
    : Attr<And<!listconcat([attr.predicate],
                           !foreach(c, constraints, c.predicate))>,
           !foldl(attr.summary, constraints, words, c,
                  words # " " # c.summary)> {
  let baseAttr = attr;
  let isOptional = attr.isOptional;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  list<AttrConstraint> attrConstraints = constraints;
}

// The older name.
class Confined<Attr attr, list<AttrConstraint> constraints>
    : ConfinedAttr<attr, constraints>;

class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<
          And<!listconcat([!head(constraints).predicate],
                          !foreach(c, !tail(constraints), c.predicate))>,
          !interleave(!foreach(c, constraints, c.summary), " and ")>;

// Absent. It can be used for optional attributes in patterns.
def IsNullAttr : AttrConstraint<CPred<"!$_self">,
                                "empty attribute (for optional attributes)">;

// Conditions on an integer.
class IntNEQValue<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() != " # n>,
          "whose value is not " # n>;
class IntMinValue<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() >= " # n>,
          "whose minimum value is " # n>;
class IntMaxValue<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() <= " # n>,
          "whose maximum value is " # n>;
def IntNonNegative
    : AttrConstraint<CPred<"!::llvm::cast<::mlir::IntegerAttr>($_self)"
                           ".getValue().isNegative()">,
                     "whose value is non-negative">;
def IntPositive
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self)"
                           ".getValue().isStrictlyPositive()">,
                     "whose value is positive">;
def IntPowerOf2
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self)"
                           ".getValue().isPowerOf2()">,
                     "whose value is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;
class IntIsOneOf<list<int> values>
    : AttrConstraint<
          CPred<"::llvm::is_contained({" # !interleave(values, ", ") #
                "}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())">,
          "whose value is one of {" # !interleave(values, ", ") # "}">;

// Conditions on the size of an array.
class ArrayMinCount<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() >= " # n>,
          "with at least " # n # " elements">;
class ArrayMaxCount<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() <= " # n>,
          "with at most " # n # " elements">;
class ArrayCount<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() == " # n>,
          "with exactly " # n # " elements">;

// Conditions on an element of an array of integers.
class IntArrayNthElemEq<int index, int value>
    : AttrConstraint<
          And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " #
                     index>,
               CPred<"::llvm::cast<::mlir::IntegerAttr>("
                     "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index #
                     "]).getInt() == " # value>]>,
          "whose " # index # "-th element must be " # value>;
class IntArrayNthElemMinValue<int index, int min>
    : AttrConstraint<
          And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " #
                     index>,
               CPred<"::llvm::cast<::mlir::IntegerAttr>("
                     "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index #
                     "]).getInt() >= " # min>]>,
          "whose " # index # "-th element must be at least " # min>;
class IntArrayNthElemMaxValue<int index, int max>
    : AttrConstraint<
          And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " #
                     index>,
               CPred<"::llvm::cast<::mlir::IntegerAttr>("
                     "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index #
                     "]).getInt() <= " # max>]>,
          "whose " # index # "-th element must be at most " # max>;
class IntArrayNthElemInRange<int index, int min, int max>
    : AttrConstraint<
          And<[CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " #
                     index>,
               CPred<"::llvm::cast<::mlir::IntegerAttr>("
                     "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index #
                     "]).getInt() >= " # min>,
               CPred<"::llvm::cast<::mlir::IntegerAttr>("
                     "::llvm::cast<::mlir::ArrayAttr>($_self)[" # index #
                     "]).getInt() <= " # max>]>,
          "whose " # index # "-th element must be at least " # min #
              " and at most " # max>;

// Conditions on a dense array. Those on its elements need to know its kind.
class DenseArrayMinCt<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::DenseArrayAttr>($_self).size() >= " # n>,
          "with at least " # n # " elements">;
class DenseArrayMaxCt<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::DenseArrayAttr>($_self).size() <= " # n>,
          "with at most " # n # " elements">;
class DenseArrayCount<int n>
    : AttrConstraint<
          CPred<"::llvm::cast<::mlir::DenseArrayAttr>($_self).size() == " # n>,
          "with exactly " # n # " elements">;
class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType>
    : AttrConstraint<
          CPred<"::llvm::all_of(::llvm::cast<" # arrayType #
                ">($_self).asArrayRef(), [&](auto v) { return v > 0; })">,
          "whose value is positive">;
class DenseArrayNonNegative<DenseArrayAttrBase arrayType>
    : AttrConstraint<
          CPred<"::llvm::all_of(::llvm::cast<" # arrayType #
                ">($_self).asArrayRef(), [&](auto v) { return v >= 0; })">,
          "whose value is non-negative">;
class DenseArraySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"llvm::is_sorted(::llvm::cast<" # arrayType #
                           ">($_self).asArrayRef())">,
                     "should be in non-decreasing order">;
class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<
          And<[CPred<"llvm::is_sorted(::llvm::cast<" # arrayType #
                     ">($_self).asArrayRef())">,
               CPred<"[](" # arrayType.returnType # " a) { "
                     "return std::adjacent_find(std::begin(a), std::end(a)) "
                     "== std::end(a); }(::llvm::cast<" # arrayType #
                     ">($_self).asArrayRef())">]>,
          "should be in increasing order">;

#endif // COMMON_ATTR_CONSTRAINTS_TD
