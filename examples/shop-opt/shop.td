include "mlir/Interfaces/SideEffectInterfaces.td"

def Shop : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
}

def PriceOp : Op<Shop, "price"> {
  let results = (outs I64:$price);
  let assemblyFormat = "attr-dict";
}

def DiscountOp : Op<Shop, "discount", [Pure]> {
  let arguments = (ins I64:$price, I64Attr:$percent);
  let results = (outs I64:$reduced);
  let assemblyFormat = "$price `by` $percent attr-dict";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def PayOp : Op<Shop, "pay"> {
  let arguments = (ins I64:$price);
  let assemblyFormat = "$price attr-dict";
}
