//===- CompilationAttrInterfaces.td - Targets of kernels ---*- tablegen -*-===//

#ifndef MICA_GPU_TARGETS
#define MICA_GPU_TARGETS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

class _GPUInterface<string name> : AttrInterface<name> {
  let cppNamespace = "::mlir::gpu";
}

def GPUTargetAttrInterface : _GPUInterface<"TargetAttrInterface"> {
  let description = "A target that modules with kernels are compiled for.";
  let methods = [
    InterfaceMethod<"Compiles a module to bytes, unless that fails.",
      "std::optional<::mlir::SmallVector<char, 0>>", "serializeToObject",
      (ins "::mlir::Operation*":$module, "const ::mlir::gpu::TargetOptions&":$options)>,
    InterfaceMethod<"Makes an attribute with the bytes of a module, for example a `#gpu.object`.",
      "::mlir::Attribute", "createObject",
      (ins "::mlir::Operation *":$module, "const ::llvm::SmallVector<char, 0> &":$object,
           "const ::mlir::gpu::TargetOptions &":$options)>,
  ];
}

def GPUTargetAttrVerifyInterface : _GPUInterface<"TargetAttrVerifyInterface"> {
  let description = "A target that not every module can be compiled for.";
  let methods = [
    InterfaceMethod<"Checks a module.", "::mlir::LogicalResult", "verifyTarget", (ins "::mlir::Operation *":$module)>,
  ];
}

def GPUTargetAttr : ConfinedAttr<AnyAttr, [PromisedAttrInterface<GPUTargetAttrInterface>]> {
  let summary = "any attribute promising or implementing the `TargetAttrInterface` attr interface";
}
def GPUTargetArrayAttr : TypedArrayAttrBase<GPUTargetAttr, "array of GPU target attributes">;
def GPUNonEmptyTargetArrayAttr : ConfinedAttr<GPUTargetArrayAttr, [ArrayMinCount<1>]>;

def OffloadingTranslationAttrTrait : NativeTrait<"OffloadingTranslationAttrTrait", ""> {
  let cppNamespace = "::mlir::gpu";
}
def HasOffloadingTranslationAttrTrait : AttrConstraint<
    CPred<"$_self.hasTrait<::mlir::gpu::OffloadingTranslationAttrTrait>()">,
    "with the `OffloadingTranslationAttrTrait` trait.">;
def OffloadingTranslationAttr : ConfinedAttr<AnyAttr, [HasOffloadingTranslationAttrTrait]> {
  let summary = "any attribute with the `OffloadingTranslationAttrTrait` trait.";
}

def OffloadingLLVMTranslationAttrInterface : _GPUInterface<"OffloadingLLVMTranslationAttrInterface"> {
  let description = "An attribute that puts compiled kernels into LLVM IR, and launches them from it.";
  defvar host = (ins "::llvm::IRBuilderBase&":$hostBuilder,
                     "::mlir::LLVM::ModuleTranslation&":$hostModuleTranslation);
  let methods = [
    InterfaceMethod<"Writes a `gpu.binary` into the module of the host.", "::llvm::LogicalResult", "embedBinary",
      !con((ins "::mlir::Operation*":$binaryOp), host)>,
    InterfaceMethod<"Writes a launch of a kernel in a `gpu.binary`.", "::llvm::LogicalResult", "launchKernel",
      !con((ins "::mlir::Operation*":$launchFunc, "::mlir::Operation*":$binaryOp), host)>,
  ];
}

#endif // MICA_GPU_TARGETS
