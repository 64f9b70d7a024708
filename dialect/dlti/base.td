//===- DLTIBase.td - The dialect dlti ----------------------*- tablegen -*-===//

#ifndef MICA_DLTI_BASE
#define MICA_DLTI_BASE

include "mlir/IR/OpBase.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let cppNamespace = "::mlir";
  let description = "Sizes and alignments of types, and what is known of a target.";
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

def HasDefaultDLTIDataLayout : NativeOpTrait<"HasDefaultDLTIDataLayout"> {
  let cppNamespace = "::mlir";
}

#endif // MICA_DLTI_BASE
