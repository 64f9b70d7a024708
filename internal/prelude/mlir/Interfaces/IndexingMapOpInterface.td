//===- IndexingMapOpInterface.td - Loops by what they touch ---------------===//

#ifndef MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
#define MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE

include "mlir/IR/OpBase.td"

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description = [{
    An operation that stands for a nest of loops, with an affine map for each
    operand from the loops to the dimensions of that operand.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The maps as attributes.",
      "ArrayAttr", "getIndexingMaps">,
    InterfaceMethod<"The maps.",
      "SmallVector<AffineMap>", "getIndexingMapsArray",
      (ins), [{}], _native>,
    InterfaceMethod<"The map of an operand.",
      "AffineMap", "getMatchingIndexingMap",
      (ins "OpOperand*":$opOperand), [{}], _native>,
    InterfaceMethod<[{
        From the loops to the dimensions of all operands, one behind the other.
      }],
      "AffineMap", "getLoopsToShapesMap",
      (ins), [{}], _native>,
    InterfaceMethod<"From these to the loops.",
      "AffineMap", "getShapesToLoopsMap",
      (ins), [{}], _native>,
    InterfaceMethod<"The size of each dimension of an operand.",
      "SmallVector<int64_t>", "getStaticOperandShape",
      (ins "OpOperand*":$opOperand), [{}], _native>,
    InterfaceMethod<"How often each loop runs.",
      "SmallVector<int64_t>", "getStaticLoopRanges",
      (ins), [{}], _native>,
  ];
}

#endif // MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
