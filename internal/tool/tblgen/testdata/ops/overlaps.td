// Methods that other parts of an operation replace without an error.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect {
  let name = "d";
  let cppNamespace = "::d";
}

def X1 : Op<D, "x1", []> {
  let arguments = (ins AnyType:$foo_attr, I32Attr:$foo);
}

def X2 : Op<D, "x2", []> {
  let arguments = (ins Variadic<AnyType>:$foo_attr, OptionalAttr<I32Attr>:$foo);
}

def X3 : Op<D, "x3", []> {
  let arguments = (ins AnyType:$foo);
  DerivedAttr foo_attr_name = DerivedAttr<"int","return 1;">;
}

def X4 : Op<D, "x4", []> {
  let arguments = (ins AnyType:$foo_bar);
  DerivedAttr fooBar = DerivedAttr<"int","return 1;">;
}

def X5 : Op<D, "x5", []> {
  DerivedAttr operation_name = DerivedAttr<"int","return 1;">;
}

def X6 : Op<D, "x6", []> {
  let arguments = (ins I32Attr:$foo);
  let results = (outs AnyType:$foo_attr);
}

def X7 : Op<D, "x7", []> {
  let results = (outs AnyType:$results);
}

def X8 : Op<D, "x8", []> {
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}

def X9 : Op<D, "x9", []> {
  let arguments = (ins UnitAttr:$foo);
  let successors = (successor AnySuccessor:$foo_attr);
}
