//===- ParallelCombiningOpInterface.td - What parallel loops put together -===//

#ifndef MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
#define MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let description = [{
    The end of a parallel region, with a region of its own: that holds
    operations which say what becomes part of the results. It returns nothing
    itself.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The result of that number of the operation around.",
      "::mlir::OpResult", "getParentResult",
      (ins "int64_t":$idx), _native>,
    InterfaceMethod<"The operations in the region.",
      "::llvm::iterator_range<Block::iterator>", "getYieldingOps",
      (ins), _native>,
  ];

  let verify = _native;
}

def ParallelCombiningOpInterface
    : OpInterface<"ParallelCombiningOpInterface"> {
  let description = [{
    An operation in such a region.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The operands of which it changes a part.",
      "::mlir::MutableOperandRange", "getUpdatedDestinations">,
    InterfaceMethod<"The operation around that runs in parallel.",
      "::mlir::Operation*", "getIteratingParent">,
  ];
}

#endif // MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
