//===- NVVMRequiresSMTraits.td - The chips that have an operation -*- tablegen -*-===//

#ifndef MICA_NVVM_SM
#define MICA_NVVM_SM

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"

def RequiresSMInterface : OpInterface<"RequiresSMInterface"> {
  let description = "An operation that not all chips have. A module with a target is verified for it.";
  let cppNamespace = "::mlir::NVVM";
  let methods = [InterfaceMethod<"Returns the chips that have the operation.", "const mlir::NVVM::NVVMCheckSMVersion",
                                 "getRequiredMinSMVersion">];
}

// All chips from a version on, or the given versions alone, in their variants with all features.
class NVVMRequiresSM<int version> : ParamNativeOpTrait<"NVVMRequiresSM", !cast<string>(version)>;
class NVVMRequiresSMa<list<int> versions> : ParamNativeOpTrait<"NVVMRequiresSMa", !interleave(versions, ",")>;

#endif // MICA_NVVM_SM
