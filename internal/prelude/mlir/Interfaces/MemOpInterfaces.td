//===- MemOpInterfaces.td - Casts between spaces of memory ----------------===//

#ifndef MLIR_INTERFACES_MEMOPINTERFACES_TD
#define MLIR_INTERFACES_MEMOPINTERFACES_TD

include "mlir/IR/OpBase.td"

def MemorySpaceCastConsumerOpInterface
    : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let description = [{
    An operation that can use a pointer as it was before a cast to another
    space.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Makes it so, with casts behind instead. Returns what to use in place of
        the results; nothing if only the operation was changed. Fails if there
        is nothing to do.
      }],
      "::llvm::FailureOr<std::optional<::llvm::SmallVector<::mlir::Value>>>",
      "bubbleDownCasts",
      (ins "::mlir::OpBuilder &":$builder)>,
  ];
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = [{
    An operation that turns a pointer into one to another space, without
    effects.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The pointer before.",
      "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getSourcePtr">,
    InterfaceMethod<"The pointer behind.",
      "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getTargetPtr">,
    InterfaceMethod<"Whether there is such a cast from one type to the other.",
      "bool", "isValidMemorySpaceCast",
      (ins "::mlir::PtrLikeTypeInterface":$tgt,
           "::mlir::PtrLikeTypeInterface":$src)>,
    InterfaceMethod<"Makes a cast of that pointer to that type.",
      "::mlir::MemorySpaceCastOpInterface", "cloneMemorySpaceCastOp",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::PtrLikeTypeInterface":$tgt,
           "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>":$src)>,
    InterfaceMethod<[{
        Whether uses of the pointer behind may become uses of the pointer
        before.
      }],
      "bool", "isSourcePromotable">,
  ];

  let verify = _native;
}

#endif // MLIR_INTERFACES_MEMOPINTERFACES_TD
