//===- ViewLikeInterface.td - Views of memory --------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = [{
    An operation whose result is another way to look at the memory of an
    operand.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The operand.",
      "::mlir::Value", "getViewSource">,
    InterfaceMethod<"The result.",
      "::mlir::Value", "getViewDest",
      (ins), [{}], _native>,
  ];
}

def OffsetSizeAndStrideOpInterface
    : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let description = [{
    An operation with lists of offsets, sizes and strides, by which it selects
    part of something. Each of them is a constant or an operand: the operands
    are in three groups behind one another, the constants in the array
    attributes `static_offsets`, `static_sizes` and `static_strides`, where a
    marker stands for an operand.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<[{
        The number of the first operand that is an offset, a size or a stride.
      }],
      "unsigned", "getOffsetSizeAndStrideStartOperandIndex">,
    InterfaceMethod<"How many offsets, sizes and strides there may be.",
      "std::array<unsigned, 3>", "getArrayAttrMaxRanks">,
    InterfaceMethod<"The offsets that are operands.",
      "::mlir::OperandRange", "getOffsets",
      (ins), [{}], _native>,
    InterfaceMethod<"The sizes that are operands.",
      "::mlir::OperandRange", "getSizes",
      (ins), [{}], _native>,
    InterfaceMethod<"The strides that are operands.",
      "::mlir::OperandRange", "getStrides",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        The offsets that are constants, with a marker for each that is an
        operand.
      }],
      "::llvm::ArrayRef<int64_t>", "getStaticOffsets",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        The sizes that are constants, with a marker for each that is an
        operand.
      }],
      "::llvm::ArrayRef<int64_t>", "getStaticSizes",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        The strides that are constants, with a marker for each that is an
        operand.
      }],
      "::llvm::ArrayRef<int64_t>", "getStaticStrides",
      (ins), [{}], _native>,
    InterfaceMethod<"All offsets, as attributes or values.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedOffsets",
      (ins), [{}], _native>,
    InterfaceMethod<"All sizes, as attributes or values.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedSizes",
      (ins), [{}], _native>,
    InterfaceMethod<"All strides, as attributes or values.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedStrides",
      (ins), [{}], _native>,
    InterfaceMethod<"Whether the offset of that number is an operand.",
      "bool", "isDynamicOffset",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<"Whether the size of that number is an operand.",
      "bool", "isDynamicSize",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<"Whether the stride of that number is an operand.",
      "bool", "isDynamicStride",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<"The offset of that number, which is a constant.",
      "int64_t", "getStaticOffset",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<"The size of that number, which is a constant.",
      "int64_t", "getStaticSize",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<"The stride of that number, which is a constant.",
      "int64_t", "getStaticStride",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<[{
        The number of the operand that is the offset of that number.
      }],
      "unsigned", "getIndexOfDynamicOffset",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<[{
        The number of the operand that is the size of that number.
      }],
      "unsigned", "getIndexOfDynamicSize",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<[{
        The number of the operand that is the stride of that number.
      }],
      "unsigned", "getIndexOfDynamicStride",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<"The offset of that number, which is an operand.",
      "::mlir::Value", "getDynamicOffset",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<"The size of that number, which is an operand.",
      "::mlir::Value", "getDynamicSize",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<"The stride of that number, which is an operand.",
      "::mlir::Value", "getDynamicStride",
      (ins "unsigned":$idx), [{}], _native>,
    InterfaceMethod<[{
        Whether another operation has the same offsets, sizes and strides, as
        compared by that function.
      }],
      "bool", "isSameAs",
      (ins "::mlir::OffsetSizeAndStrideOpInterface":$other,
           "::llvm::function_ref<bool(::mlir::OpFoldResult, ::mlir::OpFoldResult)>":$cmp),
      [{}], _native>,
    InterfaceMethod<"Whether all strides are known to be 1.",
      "bool", "hasUnitStride",
      (ins), [{}], _native>,
    InterfaceMethod<"Whether all offsets are known to be 0.",
      "bool", "hasZeroOffset",
      (ins), [{}], _native>,
  ];

  let verify = _native;
}

// The results are memory that no other pointer refers to.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
