//===- TosaTypesBase.td - Types and attributes of tosa -----*- tablegen -*-===//

#ifndef MICA_TOSA_TYPES
#define MICA_TOSA_TYPES

include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

class Tosa_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<Tosa_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

// A quantized type that is stored in as many bits as the first parameter says.
class Tosa_QuantizedType<string n, list<int> params, bit signed>
    : Type<And<[CPred<"::llvm::isa<mlir::quant::QuantizedType>($_self)">,
                CPred<"::llvm::cast<mlir::quant::QuantizedType>($_self).getStorageTypeIntegralWidth() == " # !head(params)>]>,
           "Q" # !if(signed, "int", "uint") # !head(params) # " type"> {
  string name = n;
  string asTraitArgsStr = !interleave(params, ", ") # !if(signed, ", true", ", false");
}

foreach width = [4, 8, 16, 32, 64] in
  def Tosa_Int # width : I<width>;
def Tosa_Int : AnyTypeOf<[AnyUnsignedInteger, AnySignlessInteger]>;
def Tosa_Int32Or64 : AnyTypeOf<[Tosa_Int32, Tosa_Int64]>;
def Tosa_Int16Or32 : AnyTypeOf<[Tosa_Int16, Tosa_Int32]>;

def Tosa_QuantizedInt : AnyTypeOf<[Tosa_QuantizedType<"uint8", [8], 0>]
                                  # !foreach(w, [4, 8, 16, 32], Tosa_QuantizedType<"int" # w, [w, 0], 1>)>;

def Tosa_MXInt8 : Tosa_Type<"mxint8", "mxint8"> {
  let summary = "INT8 type as defined by OCP-MX";
  let description = "Numbers of eight bits with six after the point, of which the elements of a block have a common scale.";
}

def Tosa_AnyNumber : AnyTypeOf<[Tosa_Int, Tosa_QuantizedInt, AnyFloat, Tosa_MXInt8], "number">;
def Tosa_MXFPNumber
    : AnyTypeOf<[F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, Tosa_MXInt8], "micro-scaling format number">;
def Tosa_MXFPScaleNumber : AnyTypeOf<[F8E8M0FNU], "micro-scaling format scale number">;

def Tosa_ElementType : Type<Or<[Tosa_Int.predicate, Tosa_QuantizedInt.predicate, AnyFloat.predicate]>, "tosa.dtype">;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

class _TosaSizes<string test>
    : And<[IsRankedTensorTypePred,
           CPred<"::llvm::all_of(::llvm::cast<::mlir::RankedTensorType>($_self).getShape(), [](auto v) { return v " # test # "; })">]>;
def HasNo0Dimensions : _TosaSizes<"!= 0">;
def AllDimensionsAreSizeOne : _TosaSizes<"== 1">;
def AtLeastRankOne
    : And<[IsRankedTensorTypePred, CPred<"::llvm::cast<::mlir::RankedTensorType>($_self).getRank() >= 1">]>;

class TosaTensorOf<list<Type> allowedTypes, string summary = "tosa-conformant tensor">
    : TensorOf<allowedTypes, [Or<[HasNo0Dimensions, IsUnrankedTensorTypePred]>], summary>;
class TosaRankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "tosa-conformant ranked tensor">
    : RankedTensorOf<allowedTypes, !listconcat([HasNo0Dimensions], preds), summary>;
class TosaUnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "tosa-conformant unranked tensor">
    : UnrankedTensorOf<allowedTypes, preds, summary>;
class TosaTensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : TosaRankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>], !interleave(!foreach(r, ranks, r # "D"), "/") # " tensor">;
class TosaScalarTensorOf<list<Type> allowedTypes, list<int> ranks>
    : TosaRankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>, AllDimensionsAreSizeOne], "tosa-conformant scalar tensor">;

def Tosa_I1Tensor : TosaTensorOf<[I1]>;
def Tosa_Int32Tensor : TosaTensorOf<[Tosa_Int32]>;
def Tosa_Int32Or64Tensor : TosaTensorOf<[Tosa_Int32Or64]>;
def Tosa_FloatTensor : TosaTensorOf<[AnyFloat]>;
def Tosa_Tensor : TosaTensorOf<[Tosa_AnyNumber]>;
def Tosa_RankedTensor : TosaRankedTensorOf<[Tosa_AnyNumber]>;
def Tosa_UnrankedTensor : TosaUnrankedTensorOf<[Tosa_AnyNumber]>;
def Tosa_Rank0Tensor : TosaTensorRankOf<[Tosa_AnyNumber], [0]>;
def Tosa_1DInt8Tensor : 1DTensorOf<[Tosa_Int8]>;
def Tosa_1DInt16Or32Tensor : 1DTensorOf<[Tosa_Int16Or32]>;

class Tosa_TensorOfOrNone<list<Type> allowedTypes, string description = "">
    : AnyTypeOf<[TosaTensorOf<allowedTypes>, NoneType], description>;

// One number, whose tensor may have an unknown rank.
class _TosaScalar<list<Type> types, list<Type> unranked = types>
    : AnyTypeOf<[TosaUnrankedTensorOf<unranked>, TosaScalarTensorOf<types, [1]>]>;
def Tosa_ScalarTensor : _TosaScalar<[Tosa_AnyNumber], [Tosa_Int, AnyFloat]>;
def Tosa_ScalarInt8Tensor : _TosaScalar<[Tosa_Int8]>;
def Tosa_ScalarInt32Tensor : _TosaScalar<[Tosa_Int32]>;
def Tosa_ScalarIntOrFloatTensor : _TosaScalar<[Tosa_Int, AnyFloat]>;

// Tensors whose rank is limited if it is known.
foreach rank = 1...5 in
  def Tosa_Tensor # rank # D : AnyTypeOf<[Tosa_UnrankedTensor, TosaTensorRankOf<[Tosa_AnyNumber], [rank]>],
                                         rank # "-d tosa-conformant tensor", "::mlir::TensorType">;

class _TosaRanks<Type unranked, list<Type> types, list<int> ranks> : AnyTypeOf<[unranked, TosaTensorRankOf<types, ranks>]>;
def Tosa_Tensor1Dto4D : _TosaRanks<Tosa_UnrankedTensor, [Tosa_AnyNumber], !range(1, 5)>;
def Tosa_Tensor1Dto6D : _TosaRanks<Tosa_UnrankedTensor, [Tosa_AnyNumber], !range(1, 7)>;
def Tosa_TensorUpto4D : _TosaRanks<Tosa_UnrankedTensor, [Tosa_AnyNumber], !range(5)>;
def Tosa_IndexTensor2D : _TosaRanks<Tosa_UnrankedTensor, [Tosa_Int32, Tosa_Int64], [2]>;
def Tosa_MXFPDataTensor3D : _TosaRanks<TosaUnrankedTensorOf<[Tosa_MXFPNumber]>, [Tosa_MXFPNumber], [3]>;
def Tosa_MXFPScaleTensor3D : _TosaRanks<TosaUnrankedTensorOf<[Tosa_MXFPScaleNumber]>, [Tosa_MXFPScaleNumber], [3]>;

class _TosaNotScalar<Type unranked, Type type>
    : AnyTypeOf<[unranked, TosaRankedTensorOf<[type], [AtLeastRankOne]>], "tosa-conformant tensor of at least rank 1",
                "::mlir::TensorType">;
def Tosa_TensorAtLeast1D : _TosaNotScalar<Tosa_UnrankedTensor, Tosa_AnyNumber>;
def Tosa_MXFPDataTensorAtLeast1D : _TosaNotScalar<TosaUnrankedTensorOf<[Tosa_MXFPNumber]>, Tosa_MXFPNumber>;
def Tosa_MXFPScaleTensorAtLeast1D : _TosaNotScalar<TosaUnrankedTensorOf<[Tosa_MXFPScaleNumber]>, Tosa_MXFPScaleNumber>;

class Tosa_TypeLike<list<Type> types, string description = "">
    : TypeConstraint<Or<[AnyTypeOf<types>.predicate, VectorOfNonZeroRankOf<types>.predicate, TosaTensorOf<types>.predicate]>,
                     description>;
def Tosa_IntLike : Tosa_TypeLike<[Tosa_Int], "signless-integer-like">;
def Tosa_Int8Like : Tosa_TypeLike<[Tosa_Int8], "signless-integer-8-bit-like">;

def Tosa_Buffer : MemRefOf<[Tosa_AnyNumber]>;
def Tosa_TupleBuffer : NestedTupleOf<[Tosa_Buffer]>;
def Tosa_BufOrTuple : AnyTypeOf<[Tosa_Buffer, Tosa_TupleBuffer]>;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

def Tosa_Shape : Tosa_Type<"shape", "shape"> {
  let summary = "Shape with static rank and Index element type";
  let description = "As many sizes as the parameter says: `!tosa.shape<2>`.";
  let parameters = (ins "int":$rank);
  let assemblyFormat = "`<` $rank `>`";
  let genVerifyDecl = 1;
}

def IsTosaShapeType : CPred<"mlir::tosa::isa_tosa_shape_type($_self)">;
class IsTosaShapeOfRankPred<int rank>
    : And<[IsTosaShapeType, CPred<"::llvm::cast<::mlir::tosa::shapeType>($_self).getRank() == " # rank>]>;
class TosaShapeOfRank<int rank> : Type<IsTosaShapeOfRankPred<rank>, "Tosa shape type of rank " # rank>;
foreach rank = [1, 2, 4] in
  def Rank # rank # TosaShape : TosaShapeOfRank<rank>;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

foreach n = 2...6 in {
  def Tosa_Fp32ArrayAttr # n : ConfinedAttr<DenseF32ArrayAttr, [DenseArrayCount<n>]>;
  def Tosa_IntArrayAttr # n : ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<n>]>;
}
foreach n = [2, 4, 5] in
  def Tosa_IntArrayAttrUpto # n : ConfinedAttr<DenseI64ArrayAttr, [DenseArrayMaxCt<n>]>;

class _TosaNumberAttr<string type, string value, string what> : Attr<CPred<"::llvm::isa<" # type # ">($_self)">, what> {
  let storageType = type;
  let returnType = value;
}
def Tosa_FloatAttr : _TosaNumberAttr<"::mlir::FloatAttr", "::mlir::APFloat", "arbitrary float attribute">;
def Tosa_IntegerAttr : _TosaNumberAttr<"::mlir::IntegerAttr", "::llvm::APInt", "arbitrary integer attribute">;
def Tosa_IntOrFloatAttr : AnyAttrOf<[Tosa_IntegerAttr, Tosa_FloatAttr]>;

def Tosa_TensorTypeAttr : TypeAttrBase<"TensorType", "Tensor type attribute">;

#endif // MICA_TOSA_TYPES
