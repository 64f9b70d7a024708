// Types of results that follow from other types.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def D : Dialect {
  let name = "d";
  let cppNamespace = "::d";
}

class SampleOp<string mnemonic, list<Trait> traits = []> : Op<D, mnemonic, traits>;

def A1 : SampleOp<"a1", [AllTypesMatch<["v","r"]>]> {
  let arguments = (ins Variadic<AnyType>:$v);
  let results = (outs AnyType:$r);
}

def A2 : SampleOp<"a2", [AllTypesMatch<["v","w","r"]>]> {
  let arguments = (ins AnyType:$w, Variadic<AnyType>:$v);
  let results = (outs AnyType:$r);
}

def A3 : SampleOp<"a3", [AllTypesMatch<["w","v","r"]>]> {
  let arguments = (ins AnyType:$w, Variadic<AnyType>:$v);
  let results = (outs AnyType:$r);
}

def A4 : SampleOp<"a4", [AllTypesMatch<["w","r"]>]> {
  let arguments = (ins Variadic<AnyType>:$v, AnyType:$w);
  let results = (outs AnyType:$r);
}

def A5 : SampleOp<"a5", [AllTypesMatch<["w","r"]>]> {
  let arguments = (ins OptionalAttr<TypedAttrInterface>:$w);
  let results = (outs AnyType:$r);
}

def A6 : SampleOp<"a6", [AllTypesMatch<["r","s"]>,AllTypesMatch<["s","t"]>, AllTypesMatch<["t","w"]>]> {
  let arguments = (ins AnyType:$w);
  let results = (outs AnyType:$r, AnyType:$s, AnyType:$t);
}

def A7 : SampleOp<"a7", [AllTypesMatch<["r","s", "t"]>, AllTypesMatch<["t","x","w"]>]> {
  let arguments = (ins AnyType:$w, AnyType:$x);
  let results = (outs AnyType:$r, AnyType:$s, AnyType:$t);
}

def A8 : SampleOp<"a8", [TypesMatchWith<"x","s","r","f($_self)">, TypesMatchWith<"x","w","s","g($_self)">]> {
  let arguments = (ins AnyType:$w, AnyType:$x);
  let results = (outs AnyType:$r, AnyType:$s);
}

def A9 : SampleOp<"a9", [AllTypesMatch<["r","s", "w"]>]> {
  let arguments = (ins AnyType:$w, AnyType:$x);
  let results = (outs I32:$r, AnyType:$s);
}

def A10 : SampleOp<"a10", [AllTypesMatch<["w", "r","s"]>]> {
  let arguments = (ins AnyType:$w, AnyType:$x);
  let results = (outs I32:$r, AnyType:$s);
}

def A11 : SampleOp<"a11", [TypesMatchWith<"x","v","s","g($_self)">]> {
  let arguments = (ins Variadic<AnyType>:$v, AnyType:$x);
  let results = (outs AnyType:$s);
}

def A12 : SampleOp<"a12", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$v, AnyType:$x);
  let results = (outs AnyType:$s);
}

def A13 : SampleOp<"a13", [SameOperandsAndResultType]> {
  let arguments = (ins I32Attr:$a, AnyType:$y, AnyType:$x);
  let results = (outs AnyType:$s, AnyType:$t);
}

def A14 : SampleOp<"a14", [TypesMatchWith<"x","nope","s","g($_self)">]> {
  let arguments = (ins Variadic<AnyType>:$v, AnyType:$x);
  let results = (outs AnyType:$s);
}

def A15 : SampleOp<"a15", [AllTypesMatch<["p","s"]>, AllTypesMatch<["p2","s"]>]> {
  let arguments = (ins DefaultValuedAttr<TypedAttrInterface, "x">:$p,OptionalAttr<TypedAttrInterface>:$p2);
  let results = (outs AnyType:$s);
}

def A17 : SampleOp<"a17", [AllTypesMatch<["p","s"]>, TypesMatchWith<"x","p","t","f($_self)">]> {
  let arguments = (ins Optional<AnyType>:$p);
  let results = (outs AnyType:$s, AnyType:$t);
}

def B1 : SampleOp<"b1", [SameOperandsAndResultType, InferTypeOpInterface]> {
  let arguments = (ins I32:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($r)";
}

def B2 : SampleOp<"b2", [InferTypeOpInterface, SameOperandsAndResultType]> {
  let arguments = (ins I32:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($r)";
}

def B3 : SampleOp<"b3", [AllTypesMatch<["x","r"]>, InferTypeOpInterface]> {
  let arguments = (ins I32:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

def B4 : SampleOp<"b4", [InferTypeOpInterface, AllTypesMatch<["x","r"]>]> {
  let arguments = (ins I32:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

def B5 : SampleOp<"b5", [InferTypeOpInterface]> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$r);
  let assemblyFormat = "$x attr-dict";
}

def C1 : SampleOp<"c1", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$v);
  let results = (outs AnyType:$r, AnyType:$s);
}

def C2 : SampleOp<"c2", [FirstAttrDerivedResultType]> {
  let arguments = (ins AnyType:$x, TypeAttr:$v);
  let results = (outs AnyType:$r);
}

def C3 : SampleOp<"c3", [FirstAttrDerivedResultType]> {
  let arguments = (ins OptionalAttr<I32Attr>:$v);
  let results = (outs);
  let regions=(region AnyRegion:$r);
}

def E1 : SampleOp<"e1", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$v);
  let results = (outs AnyType:$r, AnyType:$s);
  let regions=(region VariadicRegion<AnyRegion>:$r2);
}

def E3 : SampleOp<"e3", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$v);
  let results = (outs AnyType:$r);
  let regions=(region AnyRegion:$q);
}

def E4 : SampleOp<"e4", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$v);
  let results = (outs AnyType:$r);
  let regions=(region VariadicRegion<AnyRegion>:$q);
}

def EmptyBuilder : SampleOp<"empty_builder"> {
  let arguments = (ins Variadic<AnyType>:$xs);
  let builders = [OpBuilder<(ins), [{ }]>, OpBuilder<(ins "int":$i), "">, OpBuilder<(ins "bool":$b), "\n  ">];
}
