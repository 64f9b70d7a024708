//===- QuantBase.td - The dialect quant --------------------*- tablegen -*-===//

#ifndef MICA_QUANT_BASE
#define MICA_QUANT_BASE

include "mlir/IR/OpBase.td"

def Quant_Dialect : Dialect {
  let name = "quant";
  let cppNamespace = "::mlir::quant";
  let description = [{
    Types whose values are integers that represent other numbers, and casts from and to them. A number of
    `!quant.uniform<i8:f32, 0.25:3>` is an `i8` minus the zero point 3, times the scale 0.25. A tensor can
    have other scales along an axis, `!quant.uniform<i8:f32:0, {0.5, 0.25}>`, or for each block of it,
    `!quant.uniform<i8:f32:{0:2}, {{0.5}, {0.25}}>`. `!quant.any` has no scale, and `!quant.calibrated`
    is a type of numbers in a range that was measured.
  }];
  let useDefaultTypePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def quant_QuantizedType : Type<CPred<"::llvm::isa<mlir::quant::QuantizedType>($_self)">, "quantized type">;

class _Either<list<Type> types, string what> : Type<Or<!foreach(t, types, t.predicate)>, what>;

def quant_ScalarType
    : _Either<[AnySignlessInteger, AnyFloat, quant_QuantizedType], "signless integer, float, or quantized scalar">;
def quant_IntegerOrQuantizedType : _Either<[AnySignlessInteger, quant_QuantizedType], "signless integer or quantized type">;

class quant_ScalarOrTensorOf<Type type> : _Either<[type, TensorOf<[type]>], "scalar or tensor of " # type.summary>;

def quant_FloatScalarOrTensor : quant_ScalarOrTensorOf<AnyFloat>;
def quant_IntegerScalarOrTensor : quant_ScalarOrTensorOf<AnySignlessInteger>;
def quant_QuantizedScalarOrTensor : quant_ScalarOrTensorOf<quant_QuantizedType>;
def quant_IntegerOrQuantizedScalarOrTensor : quant_ScalarOrTensorOf<quant_IntegerOrQuantizedType>;

//===----------------------------------------------------------------------===//
// Traits of casts
//===----------------------------------------------------------------------===//

// The operand and the result have these types, and perhaps more in common.
class _Pair<Type operand, Type made, list<Pred> more = []>
    : And<!listconcat([TypeIsPred<"input", operand>, TypeIsPred<"result", made>], more)>;

def quant_SameScalarOrTensorShape : PredOpTrait<"input and result are both scalars or both tensors with matching shape",
    Or<[_Pair<quant_ScalarType, quant_ScalarType>, _Pair<AnyUnrankedTensor, AnyUnrankedTensor>,
        _Pair<AnyRankedTensor, AnyRankedTensor, [AllShapesMatch<["input", "result"]>.predicate]>]>>;

def quant_IntegerAndQuantizedCombination : PredOpTrait<"input must be integer and result must be quantized, or vice versa",
    Or<[_Pair<quant_QuantizedScalarOrTensor, quant_IntegerScalarOrTensor>,
        _Pair<quant_IntegerScalarOrTensor, quant_QuantizedScalarOrTensor>]>>;

#endif // MICA_QUANT_BASE
