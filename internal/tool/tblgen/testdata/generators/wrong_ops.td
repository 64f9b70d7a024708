include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
  let cppNamespace = "::d";
}
def TwiceOp : Op<D, "twice"> {
  let summary = "élan";
  let arguments = (ins I32:$a, I32:$a);
}
