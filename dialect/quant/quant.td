//===- QuantOps.td - Operations of quant -------------------*- tablegen -*-===//

#ifndef MICA_QUANT_OPS
#define MICA_QUANT_OPS

include "mlir/Dialect/Quant/IR/QuantBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class quant_Op<string mnemonic, Type from, Type to, list<Trait> traits = []>
    : Op<Quant_Dialect, mnemonic, !listconcat([Pure, quant_SameScalarOrTensorShape], traits)> {
  let arguments = (ins from:$input);
  let results = (outs to:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def quant_QuantizeCastOp : quant_Op<"qcast", quant_FloatScalarOrTensor, quant_QuantizedScalarOrTensor> {
  let summary = "quantizes numbers";
  let description = [{
    A number is divided by the scale, the zero point is added, and the sum is rounded and kept within the range of
    the storage type.

    ```mlir
    %0 = quant.qcast %a : tensor<8xf32> to tensor<8x!quant.uniform<i8:f32, 0.25:3>>
    ```
  }];
  let extraClassDeclaration = [{
    quant::QuantizedType getQuantizedType() {
      return ::llvm::cast<quant::QuantizedType>(getElementTypeOrSelf(getResult().getType()));
    }
    FloatType getFloatType() { return ::llvm::cast<FloatType>(getElementTypeOrSelf(getInput().getType())); }
  }];
}

def quant_DequantizeCastOp : quant_Op<"dcast", quant_QuantizedScalarOrTensor, quant_FloatScalarOrTensor> {
  let summary = "the numbers that quantized ones represent";
  let description = [{
    ```mlir
    %0 = quant.dcast %a : tensor<8x!quant.uniform<i8:f32, 0.25:3>> to tensor<8xf32>
    ```
  }];
  let extraClassDeclaration = [{
    quant::QuantizedType getQuantizedType() {
      return ::llvm::cast<quant::QuantizedType>(getElementTypeOrSelf(getInput().getType()));
    }
    FloatType getFloatType() { return ::llvm::cast<FloatType>(getElementTypeOrSelf(getResult().getType())); }
  }];
}

def quant_StorageCastOp : quant_Op<"scast", quant_IntegerOrQuantizedScalarOrTensor, quant_IntegerOrQuantizedScalarOrTensor,
    [quant_IntegerAndQuantizedCombination]> {
  let summary = "the integers that quantized numbers are stored as, or the numbers that are stored as integers";
  let description = [{
    ```mlir
    %0 = quant.scast %a : tensor<8x!quant.uniform<i8:f32, 0.25:3>> to tensor<8xi8>
    %1 = quant.scast %0 : tensor<8xi8> to tensor<8x!quant.uniform<i8:f32, 0.25:3>>
    ```
  }];
  let extraClassDeclaration = [{
    quant::QuantizedType getQuantizedType() {
      Type from = getElementTypeOrSelf(getInput().getType());
      if (auto type = ::llvm::dyn_cast<quant::QuantizedType>(from))
        return type;
      return ::llvm::cast<quant::QuantizedType>(getElementTypeOrSelf(getResult().getType()));
    }
  }];
}

#endif // MICA_QUANT_OPS
