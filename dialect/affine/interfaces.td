//===- AffineMemoryOpInterfaces.td - Accesses by maps ------*- tablegen -*-===//

#ifndef MICA_AFFINE_INTERFACES
#define MICA_AFFINE_INTERFACES

include "mlir/IR/OpBase.td"

// What reads and writes have in common. The operands of the map follow the others.
class _Access<string name, string purpose, int others, InterfaceMethod value>
    : OpInterface<name> {
  let description = "An operation that " # purpose # " at a place that a map computes.";
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<"The memref.", "::mlir::Value", "getMemRef", (ins), "",
      "return $_op->getOperand($_op.getMemRefOperandIndex());">,
    InterfaceMethod<"The type of the memref.", "::mlir::MemRefType", "getMemRefType", (ins), "",
      "return ::llvm::cast<::mlir::MemRefType>($_op.getMemRef().getType());">,
    InterfaceMethod<"The operands of the map.", "::mlir::Operation::operand_range", "getMapOperands", (ins), "",
      "return $_op->getOperands().drop_front(" # others # ");">,
    InterfaceMethod<"The map.", "::mlir::AffineMap", "getAffineMap", (ins), "",
      "return $_op.getAffineMapAttr().getValue();">,
    value,
  ];
}

def AffineReadOpInterface : _Access<"AffineReadOpInterface", "reads", 1,
    InterfaceMethod<"The value that is read.", "::mlir::Value", "getValue", (ins), "",
      "return $_op->getResult(0);">>;

def AffineWriteOpInterface : _Access<"AffineWriteOpInterface", "writes", 2,
    InterfaceMethod<"The value that is written.", "::mlir::Value", "getValueToStore", (ins), "",
      "return $_op->getOperand($_op.getStoredValOperandIndex());">>;

def AffineMapAccessInterface : OpInterface<"AffineMapAccessInterface"> {
  let description = "An operation that has a map for its memref.";
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<"The attribute with the map of a memref.",
      "::mlir::NamedAttribute", "getAffineMapAttrForMemRef", (ins "::mlir::Value":$memref), "", [{
        assert(memref == $_op.getMemRef() && "the operation has no map for another memref");
        return ::mlir::NamedAttribute($_op.getMapAttrStrName(), $_op.getAffineMapAttr());
      }]>,
  ];
}

#endif // MICA_AFFINE_INTERFACES
