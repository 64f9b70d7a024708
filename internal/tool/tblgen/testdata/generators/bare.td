// A dialect without a namespace.
include "mlir/IR/OpBase.td"

def Bare : Dialect {
  let name = "bare";
  let cppNamespace = "";
}
