//===- BuiltinDialectBytecode.td - The binary form of builtin -------------===//
//
// The attributes and types of the dialect builtin, member by member. What has
// two forms, one shorter than the other, is here twice.
//
//===----------------------------------------------------------------------===//

#ifndef BUILTIN_BYTECODE
#define BUILTIN_BYTECODE

include "mlir/IR/BytecodeBase.td"

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

// Attributes and types whose C++ class says more than the name of the record.
def LocationAttr : AttributeKind;
def ShapedType : WithType<"ShapedType", Type>;
def MemRefLayout : WithType<"MemRefLayoutAttrInterface", Attribute>;
def DenseElementsAttr : WithType<"DenseElementsAttr", Attribute>;
def DenseIntElementsAttr : WithType<"DenseIntElementsAttr", Attribute>;
defvar FloatType = Type;

def String
    : WithParser<"succeeded($_reader.readString($_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeOwnedString($_getter)",
      WithGetter<"$_attrType",
      WithType<"StringRef">>>>>;

def Location : CompositeBytecode {
  dag members = (attr
    WithGetter<"(LocationAttr)$_attrType",
               WithType<"LocationAttr", LocationAttr>>:$value
  );
  let cBuilder = "Location($_args)";
}

//===----------------------------------------------------------------------===//
// Single values
//===----------------------------------------------------------------------===//

def UnitAttr : DialectAttribute<(attr)>;

def IntegerAttr : DialectAttribute<(attr
  Type:$type,
  KnownWidthAPInt<"type">:$value
)> {
  let cBuilder = "get<$_resultType>(context, type, *value)";
}

def FloatAttr : DialectAttribute<(attr
  FloatType:$type,
  KnownSemanticsAPFloat<"type">:$value
)> {
  let cBuilder = "get<$_resultType>(context, type, *value)";
}

let cType = "StringAttr" in {
def StringAttr : DialectAttribute<(attr String:$value)> {
  let printerPredicate = "::llvm::isa<NoneType>($_val.getType())";
}
def StringAttrWithType : DialectAttribute<(attr String:$value, Type:$type)> {
  let printerPredicate = "!::llvm::isa<NoneType>($_val.getType())";
}
}

def TypeAttr : DialectAttribute<(attr Type:$value)>;

def FlatSymbolRefAttr : DialectAttribute<(attr StringAttr:$rootReference)>;
def SymbolRefAttr : DialectAttribute<(attr
  StringAttr:$rootReference,
  Array<FlatSymbolRefAttr>:$nestedReferences
)>;

def DistinctAttr : DialectAttribute<(attr Attribute:$referencedAttr)>;

//===----------------------------------------------------------------------===//
// Collections
//===----------------------------------------------------------------------===//

def ArrayAttr : DialectAttribute<(attr Array<Attribute>:$value)>;

def NamedAttribute : CompositeBytecode {
  dag members = (attr StringAttr:$name, Attribute:$value);
  let cBuilder = "NamedAttribute($_args)";
}
def DictionaryAttr : DialectAttribute<(attr Array<NamedAttribute>:$value)>;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

def DenseArrayAttr : DialectAttribute<(attr
  Type:$elementType,
  VarInt:$size,
  Blob:$rawData
)>;

def DenseIntOrFPElementsAttr : DialectAttribute<(attr
  ShapedType:$type,
  Blob:$rawData
)> {
  let cBuilder = "cast<$_resultType>($_resultType::getFromRawBuffer($_args))";
}

def DenseStringElementsAttr : DialectAttribute<(attr
  ShapedType:$type,
  WithGetter<"$_attrType.isSplat()", VarInt>:$_isSplat,
  WithBuilder<"$_args",
    WithType<"SmallVector<StringRef>",
    WithParser<"succeeded(readPotentiallySplatString($_reader, type, "
               "_isSplat, $_var))",
    WithPrinter<"writePotentiallySplatString($_writer, $_name)">>>>:
      $rawStringData
)>;

def DenseResourceElementsAttr : DialectAttribute<(attr
  ShapedType:$type,
  ResourceHandle<"DenseResourceElementsHandle">:$rawHandle
)> {
  let cBuilder = "get<$_resultType>(context, type, *rawHandle)";
}

def SparseElementsAttr : DialectAttribute<(attr
  ShapedType:$type,
  DenseIntElementsAttr:$indices,
  DenseElementsAttr:$values
)>;

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

def UnknownLoc : DialectAttribute<(attr)>;

let cType = "FileLineColRange" in {
def FileLineColLoc : DialectAttribute<(attr
  StringAttr:$filename,
  VarInt:$start_line,
  VarInt:$start_column
)> {
  let printerPredicate = "isStrictFileLineColLoc($_val)";
}
def FileLineColRange : DialectAttribute<(attr
  StringAttr:$filename,
  WithBuilder<"$_args",
    WithType<"SmallVector<uint64_t>",
    WithParser<"succeeded(readFileLineColRangeLocs($_reader, $_var))",
    WithPrinter<"writeFileLineColRangeLocs($_writer, $_name)">>>>:$rawLocData
)> {
  let printerPredicate = "!isStrictFileLineColLoc($_val)";
  let cBuilder = "getFileLineColRange(context, filename, rawLocData)";
}
}

def NameLoc : DialectAttribute<(attr
  StringAttr:$name,
  LocationAttr:$childLoc
)>;

def CallSiteLoc : DialectAttribute<(attr
  LocationAttr:$callee,
  LocationAttr:$caller
)>;

let cType = "FusedLoc",
    cBuilder = "cast<FusedLoc>(get<FusedLoc>(context, $_args))" in {
def FusedLoc : DialectAttribute<(attr Array<Location>:$locations)> {
  let printerPredicate = "!$_val.getMetadata()";
}
def FusedLocWithMetadata : DialectAttribute<(attr
  Array<Location>:$locations,
  Attribute:$metadata
)> {
  let printerPredicate = "$_val.getMetadata()";
}
}

// Files contain the index of an attribute in this list.
def BuiltinDialectAttributes : DialectAttributes<"Builtin"> {
  let elems = [
    ArrayAttr, DictionaryAttr, StringAttr, StringAttrWithType,
    FlatSymbolRefAttr, SymbolRefAttr, TypeAttr, UnitAttr, IntegerAttr,
    FloatAttr, CallSiteLoc, FileLineColLoc, FusedLoc, FusedLocWithMetadata,
    NameLoc, UnknownLoc, DenseResourceElementsAttr, DenseArrayAttr,
    DenseIntOrFPElementsAttr, DenseStringElementsAttr, SparseElementsAttr,
    DistinctAttr, FileLineColRange,
  ];
}

//===----------------------------------------------------------------------===//
// Types without a shape
//===----------------------------------------------------------------------===//

// The signedness is in the lowest two bits of what is written.
def IntegerType : DialectType<(type
  WithParser<"succeeded($_reader.readVarInt($_var))",
    WithBuilder<"$_args",
    WithPrinter<"$_writer.writeVarInt($_name.getWidth() << 2 | "
                "$_name.getSignedness())",
    WithType<"uint64_t">>>>:$_widthAndSignedness,
  LocalVar<"uint64_t", "_widthAndSignedness >> 2">:$width,
  LocalVar<"IntegerType::SignednessSemantics",
           "static_cast<IntegerType::SignednessSemantics>("
           "_widthAndSignedness & 0x3)">:$signedness
)>;

foreach kind = ["Index", "None", "BFloat16", "Float16", "Float32", "Float64",
                "Float80", "Float128"] in
  def kind#"Type" : DialectType<(type)>;

def ComplexType : DialectType<(type Type:$elementType)>;
def TupleType : DialectType<(type Array<Type>:$types)>;
def FunctionType : DialectType<(type
  Array<Type>:$inputs,
  Array<Type>:$results
)>;

//===----------------------------------------------------------------------===//
// Types with a shape
//===----------------------------------------------------------------------===//

let cType = "VectorType" in {
def VectorType : DialectType<(type
  Array<SignedVarIntList>:$shape,
  Type:$elementType
)> {
  let printerPredicate = "!$_val.isScalable()";
}
def VectorTypeWithScalableDims : DialectType<(type
  Array<BoolList>:$scalableDims,
  Array<SignedVarIntList>:$shape,
  Type:$elementType
)> {
  let printerPredicate = "$_val.isScalable()";
  let cBuilder =
      "get<$_resultType>(context, shape, elementType, scalableDims)";
}
}

let cType = "RankedTensorType" in {
def RankedTensorType : DialectType<(type
  Array<SignedVarIntList>:$shape,
  Type:$elementType
)> {
  let printerPredicate = "!$_val.getEncoding()";
}
def RankedTensorTypeWithEncoding : DialectType<(type
  Attribute:$encoding,
  Array<SignedVarIntList>:$shape,
  Type:$elementType
)> {
  let printerPredicate = "$_val.getEncoding()";
  let cBuilder = "get<$_resultType>(context, shape, elementType, encoding)";
}
}

def UnrankedTensorType : DialectType<(type Type:$elementType)>;

let cType = "MemRefType" in {
def MemRefType : DialectType<(type
  Array<SignedVarIntList>:$shape,
  Type:$elementType,
  MemRefLayout:$layout
)> {
  let printerPredicate = "!$_val.getMemorySpace()";
}
def MemRefTypeWithMemSpace : DialectType<(type
  Attribute:$memorySpace,
  Array<SignedVarIntList>:$shape,
  Type:$elementType,
  MemRefLayout:$layout
)> {
  let printerPredicate = "!!$_val.getMemorySpace()";
  let cBuilder =
      "get<$_resultType>(context, shape, elementType, layout, memorySpace)";
}
}

let cType = "UnrankedMemRefType" in {
def UnrankedMemRefType : DialectType<(type Type:$elementType)> {
  let printerPredicate = "!$_val.getMemorySpace()";
  let cBuilder = "get<$_resultType>(context, elementType, Attribute())";
}
def UnrankedMemRefTypeWithMemSpace : DialectType<(type
  Attribute:$memorySpace,
  Type:$elementType
)> {
  let printerPredicate = "$_val.getMemorySpace()";
  let cBuilder = "get<$_resultType>(context, elementType, memorySpace)";
}
}

// Files contain the index of a type in this list.
def BuiltinDialectTypes : DialectTypes<"Builtin"> {
  let elems = [
    IntegerType, IndexType, FunctionType, BFloat16Type, Float16Type,
    Float32Type, Float64Type, Float80Type, Float128Type, ComplexType,
    MemRefType, MemRefTypeWithMemSpace, NoneType, RankedTensorType,
    RankedTensorTypeWithEncoding, TupleType, UnrankedMemRefType,
    UnrankedMemRefTypeWithMemSpace, UnrankedTensorType, VectorType,
    VectorTypeWithScalableDims,
  ];
}

#endif // BUILTIN_BYTECODE
