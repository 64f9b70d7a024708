//===- WasmSSAInterfaces.td - Interfaces of wasmssa --------*- tablegen -*-===//

#ifndef MICA_WASMSSA_INTERFACES
#define MICA_WASMSSA_INTERFACES

include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir::wasmssa" in {

def LabelLevelOpInterface : OpInterface<"LabelLevelOpInterface"> {
  let description = [{
    An operation with a label that branches in its regions leave it by. It is a terminator, as a branch can
    leave several levels at once.
  }];
  let methods = [InterfaceMethod<"The block that a branch to the label goes to", "::mlir::Block*", "getLabelTarget">];
  let verify = "return success(succeeded(verifyLabelLevelInterfaceIsTerminator<ConcreteOp>()) && succeeded(verifyLabelLevelInterface($_op)));";
}

def LabelBranchingOpInterface : OpInterface<"LabelBranchingOpInterface"> {
  let description = "A branch to the label of an operation around it.";
  let methods = [
    InterfaceMethod<"How many levels there are between the branch and the label", "size_t", "getExitLevel">,
    InterfaceMethod<"The operation with the label", "LabelLevelOpInterface", "getTargetOp", (ins),
                    "return *LabelBranchingOpInterface::getTargetOpFromBlock($_op->getBlock(), $_op.getExitLevel());">,
    InterfaceMethod<"The block that control goes to", "::mlir::Block*", "getTarget", (ins), "",
                    "return $_op.getTargetOp().getLabelTarget();">];
  let extraClassDeclaration = [{
    static ::llvm::FailureOr<LabelLevelOpInterface> getTargetOpFromBlock(::mlir::Block *block, uint32_t level);
  }];
  let verify = "return verifyLabelBranchingOpInterface($_op);";
}

def ImportOpInterface : OpInterface<"ImportOpInterface"> {
  let description = "The declaration of a part of another module.";
  let methods = [
    InterfaceMethod<"The name of the other module", "::llvm::StringRef", "getModuleName">,
    InterfaceMethod<"The name in the other module", "::llvm::StringRef", "getImportName">,
    InterfaceMethod<"The name in this module", "::mlir::StringAttr", "getSymbolName", (ins), "", "return $_op.getSymNameAttr();">,
    InterfaceMethod<"The names of the other module and of the part in it", "std::string", "getQualifiedImportName", (ins),
                    "return $_op.getModuleName().str() + \"::\" + $_op.getImportName().str();">];
}

def ConstantExpressionInitializerOpTrait : NativeOpTrait<"ConstantExpressionInitializerOpTrait">;
def ConstantExprOpTrait : NativeOpTrait<"ConstantExprOpTrait">;

}

#endif // MICA_WASMSSA_INTERFACES
