include "mlir/IR/OpBase.td"
def I : OpInterface<"ShopInterface"> {
  let cppNamespace = "::shop";
  let methods = [InterfaceMethod<[{	}], "int", "getSize", (ins), [{ return 1; }]>, StaticInterfaceMethod<"", "int","getX",(ins),"", [{ return 1;}]>];
}
