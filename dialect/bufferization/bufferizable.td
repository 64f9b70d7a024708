//===- BufferizableOpInterface.td - From tensors to buffers *- tablegen -*-===//

#ifndef MICA_BUFFERIZABLE
#define MICA_BUFFERIZABLE

include "mlir/IR/OpBase.td"

// A question about an operand that is a tensor.
class _AboutOperand<string description, string result, string name, code default>
    : InterfaceMethod<description, result, name,
        (ins "::mlir::OpOperand &":$opOperand,
             "const ::mlir::bufferization::AnalysisState &":$state), "", default>;

class _AboutValue<string description, string result, string name, code default>
    : InterfaceMethod<description, result, name,
        (ins "::mlir::Value":$value,
             "const ::mlir::bufferization::AnalysisState &":$state), "", default>;

def BufferizableOpInterface : OpInterface<"BufferizableOpInterface"> {
  let description = [{
    An operation that can be rewritten from tensors to buffers. Where two answers of the
    analysis are possible, the one that costs a copy is always right.
  }];
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    InterfaceMethod<"Whether a value may become a new buffer.",
      "bool", "bufferizesToAllocation", (ins "::mlir::Value":$value), "", "return false;">,
    _AboutOperand<"Whether the buffer of an operand is read.",
      "bool", "bufferizesToMemoryRead",
      "llvm_unreachable(\"an operation with tensors implements bufferizesToMemoryRead\");">,
    _AboutOperand<"Whether the buffer of an operand, which has an alias, is written.",
      "bool", "bufferizesToMemoryWrite",
      "llvm_unreachable(\"an operation with tensors implements bufferizesToMemoryWrite\");">,
    InterfaceMethod<[{
      Whether each element of some operands, which have one shape, is only accessed
      together with the element at the same place of the others, and read before it
      is written.
    }], "bool", "bufferizesToElementwiseAccess",
      (ins "const ::mlir::bufferization::AnalysisState &":$state,
           "::llvm::ArrayRef<::mlir::OpOperand *>":$opOperands), "", "return false;">,
    InterfaceMethod<[{
      Whether the buffer of a result is written. By default it is where no operand is
      its alias, or one that is, inside or outside of the operation, is written.
    }], "bool", "resultBufferizesToMemoryWrite",
      (ins "::mlir::OpResult":$opResult,
           "const ::mlir::bufferization::AnalysisState &":$state), "",
      "return ::mlir::bufferization::detail::defaultResultBufferizesToMemoryWrite(opResult, state);">,
    _AboutOperand<"Whether an operand must not be copied, as those without a rank.",
      "bool", "mustBufferizeInPlace",
      "return !::llvm::cast<::mlir::TensorType>(opOperand.get().getType()).hasRank();">,
    _AboutOperand<"The values that may share the buffer of an operand, and how surely they do.",
      "::mlir::bufferization::AliasingValueList", "getAliasingValues",
      "llvm_unreachable(\"an operation with tensors implements getAliasingValues\");">,
    _AboutValue<"The operands that may share the buffer of a value, and how surely they do.",
      "::mlir::bufferization::AliasingOpOperandList", "getAliasingOpOperands",
      "return ::mlir::bufferization::detail::defaultGetAliasingOpOperands(value, state);">,
    InterfaceMethod<"Inserts copies of the operands that would be overwritten while they are needed.",
      "::llvm::LogicalResult", "resolveConflicts",
      (ins "::mlir::RewriterBase &":$rewriter,
           "const ::mlir::bufferization::AnalysisState &":$analysisState,
           "const ::mlir::bufferization::BufferizationState &":$bufferizationState), "", [{
        auto op = ::llvm::cast<::mlir::bufferization::BufferizableOpInterface>($_op.getOperation());
        return op.resolveTensorOpOperandConflicts(rewriter, analysisState, bufferizationState);
      }]>,
    InterfaceMethod<"Replaces the operation by one on buffers.",
      "::llvm::LogicalResult", "bufferize",
      (ins "::mlir::RewriterBase &":$rewriter,
           "const ::mlir::bufferization::BufferizationOptions &":$options,
           "::mlir::bufferization::BufferizationState &":$state), "",
      "llvm_unreachable(\"an operation with tensors implements bufferize\");">,
    _AboutValue<"Whether the buffer of a value of this operation may be written.",
      "bool", "isWritable", "return ::llvm::isa<::mlir::OpResult>(value);">,
    InterfaceMethod<"Whether a read and a write are no conflict. One of them is by this operation.",
      "bool", "isNotConflicting",
      (ins "::mlir::OpOperand *":$uRead, "::mlir::OpOperand *":$uWrite,
           "const ::mlir::bufferization::AnalysisState &":$state), "", "return false;">,
    InterfaceMethod<"Checks that the operation can be rewritten as the analysis decided.",
      "::llvm::LogicalResult", "verifyAnalysis",
      (ins "const ::mlir::bufferization::AnalysisState &":$state), "", "return ::mlir::success();">,
    InterfaceMethod<"The type of the buffer of a value of this operation.",
      "::mlir::FailureOr<::mlir::bufferization::BufferLikeType>", "getBufferType",
      (ins "::mlir::Value":$value,
           "const ::mlir::bufferization::BufferizationOptions &":$options,
           "const ::mlir::bufferization::BufferizationState &":$state,
           "::llvm::SmallVector<::mlir::Value> &":$invocationStack), "",
      "return ::mlir::bufferization::detail::defaultGetBufferType(value, options, state, invocationStack);">,
    InterfaceMethod<"Whether a region may run more than once.",
      "bool", "isRepetitiveRegion", (ins "unsigned":$index), "", [{
        return ::mlir::bufferization::detail::defaultIsRepetitiveRegion(
            ::llvm::cast<::mlir::bufferization::BufferizableOpInterface>($_op.getOperation()), index);
      }]>,
    InterfaceMethod<"Whether a region may run several times at once.",
      "bool", "isParallelRegion", (ins "unsigned":$index), "", "return false;">,
    InterfaceMethod<"Whether there are tensors to replace.",
      "bool", "hasTensorSemantics", (ins), "",
      "return ::mlir::bufferization::detail::defaultHasTensorSemantics($_op.getOperation());">,
    StaticInterfaceMethod<"Whether the regions may have several blocks.",
      "bool", "supportsUnstructuredControlFlow", (ins), "", "return false;">,
  ];
  let extraClassDeclaration = [{
    ::llvm::LogicalResult resolveTensorOpOperandConflicts(
        ::mlir::RewriterBase &rewriter, const ::mlir::bufferization::AnalysisState &analysisState,
        const ::mlir::bufferization::BufferizationState &bufferizationState);
  }];
}

#endif // MICA_BUFFERIZABLE
