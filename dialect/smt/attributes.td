//===- SMTAttributes.td - Attributes of smt ----------------*- tablegen -*-===//

#ifndef MICA_SMT_ATTRIBUTES
#define MICA_SMT_ATTRIBUTES

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

def BitVectorAttr : AttrDef<SMTDialect, "BitVector", [DeclareAttrInterfaceMethods<TypedAttrInterface>]> {
  let mnemonic = "bv";
  let description = [{
    The bits of a bit-vector, as an integer that fits into the width of its type: `#smt.bv<9> : !smt.bv<6>`.
  }];
  let parameters = (ins APIntParameter<"">:$value);
  let builders = [AttrBuilder<(ins "llvm::StringRef":$value)>,
                  AttrBuilder<(ins "uint64_t":$value, "unsigned":$width)>];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif // MICA_SMT_ATTRIBUTES
