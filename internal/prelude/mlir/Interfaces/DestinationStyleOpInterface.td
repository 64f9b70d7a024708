//===- DestinationStyleOpInterface.td - Filling operands ---*- tablegen -*-===//

#ifndef MLIR_DESTINATIONSTYLEOPINTERFACE
#define MLIR_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let description = [{
    An operation that writes its results into operands, the inits. With memrefs
    it has no results; with tensors each init is tied to the result that is its
    new value, and has its type. The other operands are inputs.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The inits, which stand side by side.",
      "::mlir::MutableOperandRange", "getDpsInitsMutable">,
  ];

  let extraSharedClassDeclaration = [{
    // The inits.
    ::mlir::OperandRange getDpsInits() { return $_op.getDpsInitsMutable(); }
    int64_t getNumDpsInits() { return $_op.getDpsInits().size(); }
    ::mlir::OpOperand *getDpsInitOperand(int64_t i) { return &$_op.getDpsInitsMutable()[i]; }
    void setDpsInitOperand(int64_t i, ::mlir::Value value) { getDpsInitOperand(i)->set(value); }
    bool isDpsInit(::mlir::OpOperand *operand) {
      ::mlir::OperandRange inits = $_op.getDpsInits();
      if (inits.empty() || operand->getOperandNumber() < inits.getBeginOperandIndex())
        return false;
      return operand->getOperandNumber() - inits.getBeginOperandIndex() < inits.size();
    }

    // The other operands.
    int64_t getNumDpsInputs() { return $_op->getNumOperands() - $_op.getNumDpsInits(); }
    bool isDpsInput(::mlir::OpOperand *operand) { return !$_op.isDpsInit(operand); }
    ::llvm::SmallVector<::mlir::OpOperand *> getDpsInputOperands() {
      ::llvm::SmallVector<::mlir::OpOperand *> inputs;
      for (::mlir::OpOperand &operand : $_op->getOpOperands())
        if (!$_op.isDpsInit(&operand))
          inputs.push_back(&operand);
      return inputs;
    }
    ::llvm::SmallVector<::mlir::Value> getDpsInputs() {
      ::llvm::SmallVector<::mlir::Value> values;
      for (::mlir::OpOperand *input : $_op.getDpsInputOperands())
        values.push_back(input->get());
      return values;
    }
    ::mlir::OpOperand *getDpsInputOperand(int64_t i) { return $_op.getDpsInputOperands()[i]; }

    // A scalar is neither a memref nor a tensor.
    bool isScalar(::mlir::OpOperand *operand) {
      return !::llvm::isa<::mlir::BaseMemRefType, ::mlir::TensorType>(operand->get().getType());
    }

    // An init and the result that is its new value.
    ::mlir::OpResult getTiedOpResult(::mlir::OpOperand *operand) {
      return $_op->getResult(operand->getOperandNumber() - $_op.getDpsInits().getBeginOperandIndex());
    }
    ::mlir::OpOperand *getTiedOpOperand(::mlir::OpResult result) {
      return $_op.getDpsInitOperand(result.getResultNumber());
    }

    // Whether there are operands of the one kind and none of the other.
    bool hasPureBufferSemantics() {
      bool memrefs = false;
      for (::mlir::Value value : $_op->getOperands()) {
        if (::llvm::isa<::mlir::TensorType>(value.getType()))
          return false;
        memrefs = memrefs || ::llvm::isa<::mlir::BaseMemRefType>(value.getType());
      }
      return memrefs;
    }
    bool hasPureTensorSemantics() {
      bool tensors = false;
      for (::mlir::Value value : $_op->getOperands()) {
        if (::llvm::isa<::mlir::BaseMemRefType>(value.getType()))
          return false;
        tensors = tensors || ::llvm::isa<::mlir::TensorType>(value.getType());
      }
      return tensors;
    }
  }];

  let verify = _native;
  let verifyWithRegions = 1;
}

#endif // MLIR_DESTINATIONSTYLEOPINTERFACE
