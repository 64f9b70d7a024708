//===- ToLLVMInterface.td - Ways to LLVM -------------------*- tablegen -*-===//

#ifndef MLIR_CONVERSION_CONVERTTOLLVM_TOLLVMINTERFACE_TD
#define MLIR_CONVERSION_CONVERTTOLLVM_TOLLVMINTERFACE_TD

include "mlir/IR/OpBase.td"

def ConvertToLLVMAttrInterface : AttrInterface<"ConvertToLLVMAttrInterface"> {
  let description = [{
    An attribute that adds to a conversion to the dialect llvm.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Adds patterns, types and what is legal.",
      "void", "populateConvertToLLVMConversionPatterns",
      (ins "::mlir::ConversionTarget&":$target,
           "::mlir::LLVMTypeConverter&":$typeConverter,
           "::mlir::RewritePatternSet&":$patternSet)>,
  ];
}

def ConvertToLLVMOpInterface : OpInterface<"ConvertToLLVMOpInterface"> {
  let description = [{
    An operation that has such attributes.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Appends the attributes.",
      "void", "getConvertToLLVMConversionAttrs",
      (ins "::llvm::SmallVectorImpl<::mlir::ConvertToLLVMAttrInterface>&":$attrs)>,
  ];
}

#endif // MLIR_CONVERSION_CONVERTTOLLVM_TOLLVMINTERFACE_TD
