// A dialect with everything that a dialect can have.
include "mlir/IR/OpBase.td"

def Full_Dialect : Dialect {
  let name = "full";
  let summary = "summary\nof two lines";
  let cppNamespace = "::a::b";
  let description = [{
    One
      two

       three
  }];
  let dependentDialects = ["arith::ArithDialect", "b::B"];
  let discardableAttrs = (ins "::mlir::DenseI32ArrayAttr":$block_size, "C":$k, I32:$typed, 1:$number);
  let extraClassDeclaration = [{
    int a;
  }];
  let hasConstantMaterializer = 1;
  let hasNonDefaultDestructor = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasOperationInterfaceFallback = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasCanonicalizer = 1;
  let isExtensible = 1;
}
