//===- OpenACCOpsTypes.td - Types of acc -------------------*- tablegen -*-===//

#ifndef MICA_OPENACC_OPS_TYPES
#define MICA_OPENACC_OPS_TYPES

include "mlir/Dialect/OpenACC/OpenACCBase.td"
include "mlir/IR/AttrTypeBase.td"

class OpenACC_Type<string name, string typeMnemonic> : TypeDef<OpenACC_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def OpenACC_DataBoundsType : OpenACC_Type<"DataBounds", "data_bounds_ty"> {
  let summary = "Type for representing acc data clause bounds information";
  let description = "The bounds of a dimension, from `acc.bounds`.";
}
def OpenACC_DeclareTokenType : OpenACC_Type<"DeclareToken", "declare_token"> {
  let summary = "declare token type";
  let description = "Pairs a `acc.declare_exit` with its `acc.declare_enter`.";
}

#endif // MICA_OPENACC_OPS_TYPES
