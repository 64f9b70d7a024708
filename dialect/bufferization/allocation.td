//===- AllocationOpInterface.td - Allocations --------------*- tablegen -*-===//

#ifndef MICA_BUFFERIZATION_ALLOCATION
#define MICA_BUFFERIZATION_ALLOCATION

include "mlir/IR/OpBase.td"

class _Build<string description, string result, string name>
    : StaticInterfaceMethod<description, "::std::optional<" # result # ">", name,
        (ins "::mlir::OpBuilder&":$builder, "::mlir::Value":$alloc), "",
        "return std::nullopt;">;

def AllocationOpInterface : OpInterface<"AllocationOpInterface"> {
  let description = "An operation that allocates a buffer, which is one of its results.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    _Build<"Makes the operation that frees the buffer, if there is one.",
      "::mlir::Operation*", "buildDealloc">,
    _Build<"Makes a copy of the buffer, if there is an operation for it.",
      "::mlir::Value", "buildClone">,
    StaticInterfaceMethod<"From where the allocation may be hoisted.",
      "::mlir::HoistingKind", "getHoistingKind", (ins), "", "return HoistingKind::None;">,
    _Build<"Makes an allocation on the stack instead, if there is an operation for it.",
      "::mlir::Operation*", "buildPromotedAlloc">,
  ];
}

#endif // MICA_BUFFERIZATION_ALLOCATION
