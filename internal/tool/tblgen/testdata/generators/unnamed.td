include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
  let summary = "été";
  let cppNamespace = "::d";
  let discardableAttrs = (ins "::mlir::IntegerAttr");
}
