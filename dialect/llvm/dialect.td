//===- LLVMDialect.td - The dialect llvm -------------------*- tablegen -*-===//

#ifndef MICA_LLVM_DIALECT
#define MICA_LLVM_DIALECT

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
  let description = [{
    LLVM IR as operations: its instructions, intrinsics, types and metadata. What LLVM IR has as
    values without an instruction, such as constants and addresses of globals, are operations here,
    `llvm.mlir.constant` and `llvm.mlir.addressof`.
  }];
  let discardableAttrs = (ins "WorkgroupAttributionAttr":$workgroup_attribution);
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    static bool isCompatibleType(Type type);
    Type parseType(DialectAsmParser &parser) const override;
    void printType(Type type, DialectAsmPrinter &printer) const override;
    static StringRef getAccessGroupsAttrName() { return "access_groups"; }
    static StringRef getAliasScopesAttrName() { return "alias_scopes"; }
    static StringRef getNoAliasScopesAttrName() { return "noalias_scopes"; }
    static StringRef getDataLayoutAttrName() { return "llvm.data_layout"; }
    static StringRef getEmitCWrapperAttrName() { return "llvm.emit_c_interface"; }
    static StringRef getReadnoneAttrName() { return "llvm.readnone"; }
    static StringRef getTargetTripleAttrName() { return "llvm.target_triple"; }
  }];
}

#endif // MICA_LLVM_DIALECT
