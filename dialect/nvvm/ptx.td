//===- BasicPtxBuilderInterface.td - Operations as PTX -----*- tablegen -*-===//

#ifndef MICA_NVVM_PTX
#define MICA_NVVM_PTX

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"

// Whether the instruction is executed. It is the last operand.
def PtxPredicate : Optional<I1>;

class _PtxMethod<string words, string type, string name, string result>
    : InterfaceMethod<words, type, name, (ins), "", "return " # result # ";">;

def BasicPtxBuilderOpInterface : OpInterface<"BasicPtxBuilderInterface"> {
  let description = [{
    An operation that becomes assembly text unless LLVM has an intrinsic for it. In the text, `%0`, `%1` and so on are the
    results, the operands and the attributes that are integers, in this order.
  }];
  let cppNamespace = "::mlir::NVVM";
  let methods = [
    _PtxMethod<"Returns the predicate, if the operation has one. The text does not mention it.", "std::optional<::mlir::Value>",
               "getPredicate", "std::nullopt">,
    InterfaceMethod<"Returns the text.", "std::string", "getPtx">,
    _PtxMethod<"Returns whether LLVM has an intrinsic for the operation.", "bool", "hasIntrinsic", "false">,
    _PtxMethod<"Returns whether the text does more than to compute its results.", "bool", "hasSideEffect", "true">,
    InterfaceMethod<"Makes a constant of 32 bits.", "::mlir::Value", "makeConstantI32",
                    (ins "::mlir::RewriterBase &":$rewriter, "int":$val), "", [{
      return LLVM::ConstantOp::create(rewriter, $_op->getLoc(), rewriter.getI32Type(), val);
    }]>,
    InterfaceMethod<"Appends the values that the text names. Returns true if the text names registers itself.",
                    "bool", "getAsmValues",
                    (ins "::mlir::RewriterBase &":$rewriter,
                         "llvm::SmallVectorImpl<std::pair<mlir::Value, mlir::NVVM::PTXRegisterMod>>&":$asmValues), "", [{
      ::mlir::Operation *operation = $_op;
      for (::mlir::Value result : operation->getResults())
        asmValues.emplace_back(result, ::mlir::NVVM::PTXRegisterMod::Write);
      for (::mlir::Value operand : operation->getOperands())
        asmValues.emplace_back(operand, ::mlir::NVVM::PTXRegisterMod::Read);
      for (::mlir::NamedAttribute attribute : operation->getAttrs())
        if (auto number = ::llvm::dyn_cast<::mlir::IntegerAttr>(attribute.getValue()))
          asmValues.emplace_back(makeConstantI32(rewriter, number.getInt()), ::mlir::NVVM::PTXRegisterMod::Read);
      return false;
    }]>,
  ];
}

#endif // MICA_NVVM_PTX
