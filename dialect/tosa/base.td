//===- TosaOpBase.td - The dialect tosa --------------------*- tablegen -*-===//

#ifndef MICA_TOSA_BASE
#define MICA_TOSA_BASE

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Tosa_Dialect : Dialect {
  let name = "tosa";
  let cppNamespace = "mlir::tosa";
  let description = [{
    The Tensor Operator Set Architecture: operations on whole tensors for neural networks, with results that are
    specified to the bit. What a device supports is said by profiles (integers, floating point), extensions of these and
    a level (the largest sizes). Quantized operands have zero points, which are operands of their own.
  }];
  let dependentDialects = ["tensor::TensorDialect", "quant::QuantDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class Tosa_I32Enum<string name, string description, list<I32EnumAttrCase> cases> : I32EnumAttr<name, description, cases> {
  let cppNamespace = "::mlir::tosa";
  let genSpecializedAttr = 0;
}

class Tosa_I32EnumAttr<string name, string description, string mnemonic, list<I32EnumAttrCase> cases>
    : EnumAttr<Tosa_Dialect, Tosa_I32Enum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// Cases whose names are their symbols in capitals, numbered from a first one.
multiclass _TosaCases<int first, list<string> symbols> {
  foreach i = !range(symbols) in
    def !toupper(symbols[i]) : I32EnumAttrCase<symbols[i], !add(first, i)>;
}
class _TosaEnumOf<string name, string description, string mnemonic, string prefix, list<string> symbols>
    : Tosa_I32EnumAttr<name, description, mnemonic, !foreach(s, symbols, !cast<I32EnumAttrCase>(prefix # !toupper(s)))>;

defm Tosa_ : _TosaCases<0, ["none", "pro_int", "pro_fp"]>;
def Tosa_ProfileAttr : _TosaEnumOf<"Profile", "supported TOSA profiles", "prof", "Tosa_", ["pro_int", "pro_fp", "none"]>;
def Tosa_ProfileArrayAttr : TypedArrayAttrBase<Tosa_ProfileAttr, "TOSA profile array attribute">;

defvar _tosaExtensions = ["none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft", "variable", "controlflow", "doubleround",
                          "inexactround", "dynamic", "mxfp", "int64", "shape"];
defm Tosa_EXT_ : _TosaCases<0, _tosaExtensions>;
def Tosa_ExtensionAttr : _TosaEnumOf<"Extension", "supported TOSA extensions", "ext", "Tosa_EXT_", _tosaExtensions>;
def Tosa_ExtensionArrayAttr : TypedArrayAttrBase<Tosa_ExtensionAttr, "TOSA extension array attribute">;

def Tosa_LVL_NONE : I32EnumAttrCase<"none", 0>;
def Tosa_LVL_8K : I32EnumAttrCase<"eightK", 1, "8k">;
def Tosa_LevelAttr : Tosa_I32EnumAttr<"Level", "supported TOSA levels", "level", [Tosa_LVL_NONE, Tosa_LVL_8K]>;

def Tosa_V_1_0 : I32EnumAttrCase<"V_1_0", 0, "1.0">;
def Tosa_V_1_1_DRAFT : I32EnumAttrCase<"V_1_1_DRAFT", 1, "1.1.draft">;
def Tosa_SpecificationVersion : Tosa_I32EnumAttr<"SpecificationVersion", "TOSA specification version", "specification_version",
                                                 [Tosa_V_1_0, Tosa_V_1_1_DRAFT]>;

defm Tosa_RESIZE_ : _TosaCases<1, ["NEAREST_NEIGHBOR", "BILINEAR"]>;
def Tosa_ResizeModeAttr : _TosaEnumOf<"ResizeMode", "Supported resize/upsampling strategies", "resize_mode", "Tosa_RESIZE_",
                                      ["NEAREST_NEIGHBOR", "BILINEAR"]>;

defm Tosa_NANPROPAGATION_ : _TosaCases<1, ["PROPAGATE", "IGNORE"]>;
def Tosa_NanPropagationModeAttr : _TosaEnumOf<"NanPropagationMode", "Supported NaN propagation strategies", "nan_mode",
                                              "Tosa_NANPROPAGATION_", ["PROPAGATE", "IGNORE"]>;

defvar _tosaRoundings = ["SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND"];
defm Tosa_ROUNDING_ : _TosaCases<1, _tosaRoundings>;
def Tosa_RoundingModeAttr
    : _TosaEnumOf<"RoundingMode", "Supported rounding modes", "rounding_mode", "Tosa_ROUNDING_", _tosaRoundings>;

def Tosa_BLOCK_SIZE_32 : I32EnumAttrCase<"BLOCK_SIZE_32", 32>;
def Tosa_BlockSizeAttr
    : Tosa_I32EnumAttr<"BlockSize", "Block size for the block_scaled formats", "block_size", [Tosa_BLOCK_SIZE_32]> {
  let extraClassDeclaration = "static uint32_t getBlockSizeValue(BlockSize size) { return uint32_t(size); }";
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class Tosa_Attr<string attrName, string attrMnemonic, list<Trait> traits = []> : AttrDef<Tosa_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

// Zero points of operands.
class _TosaQuantization<string name, string mnemonic, dag given, string what = name>
    : Tosa_Attr<name # "OpQuantization", mnemonic # "_quant"> {
  let summary = "Attribute for " # what # " quantization information.";
  let parameters = given;
  let assemblyFormat = "`<` struct(params) `>`";
}
def Tosa_UnaryOpQuantizationAttr
    : _TosaQuantization<"Unary", "unary", (ins "int64_t":$input_zp, "int64_t":$output_zp), "UnaryOp">;
def Tosa_ConvOpQuantizationAttr
    : _TosaQuantization<"Conv", "conv", (ins "int64_t":$input_zp, "int64_t":$weight_zp), "Conv type op">;
def Tosa_MatMulOpQuantizationAttr : _TosaQuantization<"MatMul", "matmul", (ins "int64_t":$a_zp, "int64_t":$b_zp), "MatMulOp">;
def Tosa_PadOpQuantizationAttr : _TosaQuantization<"Pad", "pad", (ins "int64_t":$input_zp), "PadOp">;

def Tosa_TargetEnv : Tosa_Attr<"TargetEnv", "target_env"> {
  let summary = "Target environment information.";
  let description = [{
    All that a device supports.

    ```mlir
    #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, bf16]>
    ```
  }];
  let parameters = (ins "SpecificationVersion":$specification_version, "Level":$level, ArrayRefParameter<"Profile">:$profiles,
                        ArrayRefParameter<"Extension">:$extensions);
  let assemblyFormat = [{
    `<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,`
    `extensions` `=` `[` $extensions `]` `>`
  }];
}

//===----------------------------------------------------------------------===//
// Profiles and extensions of operations
//===----------------------------------------------------------------------===//

// A requirement of an operation, as in spirv.
class Availability {
  // The method of an interface that returns it.
  string cppNamespace = "::mlir::tosa";
  string interfaceName = ?;
  string interfaceDescription = "";
  string queryFnRetType = ?;
  string queryFnName = ?;

  // The result of the method is initialized, and `mergeAction` adds `$instance` to `$overall`.
  code mergeAction = ?;
  string initializer = ?;
  string instanceType = ?;
  code instancePreparation = "";
  string instance = ?;
}

// Cases of an enumeration, one of which is needed. They are in an array of this name.
class _TosaOneOf<string name, string array, string words, list<I32EnumAttrCase> cases> : Availability {
  let interfaceName = "Query" # name # "Interface";
  let interfaceDescription = "Returns " # words # " that have the operation.";
  let instanceType = "::llvm::ArrayRef<::mlir::tosa::" # name # ">";
  let queryFnRetType = "::llvm::SmallVector<" # instanceType # ", 1>";
  let queryFnName = "get" # name # "s";
  let mergeAction = !if(!empty(cases), "", "$overall.push_back($instance)");
  let initializer = "{}";
  let instancePreparation = !if(!empty(cases), "",
    "static const ::mlir::tosa::" # name # " " # array # "[] = {" #
    !interleave(!foreach(c, cases, "::mlir::tosa::" # name # "::" # c.symbol), ", ") # "}; " # instanceType # " ref(" # array # ");");
  let instance = "ref";
}
class Profile<list<I32EnumAttrCase> profiles> : _TosaOneOf<"Profile", "profs", "the profiles", profiles>;
class Extension<list<I32EnumAttrCase> extensions> : _TosaOneOf<"Extension", "exts", "the extensions", extensions>;

class _TosaQuery<string name, string words> : OpInterface<"Query" # name # "Interface"> {
  let cppNamespace = "::mlir::tosa";
  let methods = [InterfaceMethod<words, "::llvm::SmallVector<::llvm::ArrayRef<::mlir::tosa::" # name # ">, 1>", "get" # name # "s">];
}
def QueryProfileInterface : _TosaQuery<"Profile", "Returns the profiles that have the operation.">;
def QueryExtensionInterface : _TosaQuery<"Extension", "Returns the extensions that have the operation.">;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class _TosaTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "mlir::OpTrait::tosa";
}
def TosaElementwiseOperator : _TosaTrait<"TosaElementwiseOperator">;
def TosaResolvableShapeOperands : _TosaTrait<"TosaResolvableShapeOperands">;

class Tosa_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tosa_Dialect, mnemonic, !listconcat(traits, [TosaOpInterface, DeclareOpInterfaceMethods<QueryProfileInterface>,
                                                      DeclareOpInterfaceMethods<QueryExtensionInterface>,
                                                      TosaResolvableShapeOperands])> {
  list<Availability> availability = [Profile<[]>, Extension<[]>];
  bit autogenAvailability = 1;
}

defvar _tosaInferShape = DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["inferReturnTypeComponents"]>;

class Tosa_ElementwiseOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, !listconcat(traits, [_tosaInferShape, ResultsBroadcastableShape, TosaElementwiseOperator,
                                             SameOperandsAndResultRank, Pure])>;
class Tosa_ElementwiseUnaryOp<string mnemonic, list<Trait> traits = []>
    : Tosa_ElementwiseOp<mnemonic, !listconcat(traits, [SameOperandsAndResultShape, SameOperandsAndResultElementType])>;
class Tosa_InferTensorTypeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, !listconcat(traits, [InferTensorTypeAdaptor, Pure])>;
class Tosa_InferShapedTypeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, !listconcat(traits, [InferShapedTypeOpAdaptor, Pure])>;
class Tosa_ConvOp<string mnemonic, list<Trait> traits = []>
    : Tosa_InferShapedTypeOp<mnemonic, !listconcat(traits, [SameVariadicOperandSize])> {
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

// The function adds operands and attributes. Zero points are those of the types of the operands.
class _TosaBuilder<string function, dag given>
    : OpBuilder<given, function # "($_builder, $_state, " #
                       !interleave(!foreach(i, !range(!size(given)), !getdagname(given, i)), ", ") # ");">;

def Tosa_ConvOpQuantInfoBuilder : _TosaBuilder<"buildConvOpWithQuantInfo",
    (ins "::mlir::Type":$outputType, "::mlir::Value":$input, "::mlir::Value":$weight, "::mlir::Value":$bias,
         "::mlir::DenseI64ArrayAttr":$pad, "::mlir::DenseI64ArrayAttr":$stride, "::mlir::DenseI64ArrayAttr":$dilation,
         "::mlir::TypeAttr":$acc_type)>;
def Tosa_TransConvOpQuantInfoBuilder : _TosaBuilder<"buildTransConvOpWithQuantInfo",
    (ins "::mlir::Type":$outputType, "::mlir::Value":$input, "::mlir::Value":$weight, "mlir::Value":$bias,
         "::mlir::DenseI64ArrayAttr":$outpad, "::mlir::DenseI64ArrayAttr":$stride, "::mlir::TypeAttr":$acc_type)>;
def Tosa_MatMulOpQuantInfoBuilder
    : _TosaBuilder<"buildMatMulOpWithQuantInfo", (ins "Type":$outputType, "Value":$a, "Value":$b)>;
def Tosa_AvgPool2dOpQuantInfoBuilder : _TosaBuilder<"buildAvgPool2dOpWithQuantInfo",
    (ins "::mlir::Type":$outputType, "::mlir::Value":$input, "::mlir::DenseI64ArrayAttr":$kernel,
         "::mlir::DenseI64ArrayAttr":$stride, "::mlir::DenseI64ArrayAttr":$pad, "::mlir::TypeAttr":$acc_type)>;
def Tosa_NegateOpQuantInfoBuilder : _TosaBuilder<"buildNegateOpWithQuantInfo", (ins "Type":$outputType, "Value":$input)>;
def Tosa_PadOpQuantInfoBuilder
    : _TosaBuilder<"buildPadOpWithQuantInfo", (ins "Type":$outputType, "Value":$input, "Value":$paddings)>;
def Tosa_VariableOpBuilder
    : _TosaBuilder<"buildVariableOp", (ins "StringRef":$sym_name, "Type":$variable_type, "Attribute":$initial_value)>;

#endif // MICA_TOSA_BASE
