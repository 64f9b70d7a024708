// Constraints with and without functions of their own, and properties.

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

def S1 : Successor<CPred<"foo($_self)">, "some \"succ\"">;
def PosProp : ConfinedProp<I64Prop, CPred<"$_self > 0">, "a positive">;
def BadA : ConfinedAttr<I64Attr, [AttrConstraint<CPred<"foo($_self, $_op)">, "op-dep">]>;
def AOp : SampleOp<"a"> {
  let arguments = (ins AnyInteger:$x, PosProp:$p, PosProp:$q, ArrayProp<I64Prop>:$arr, UnitProp:$u, DefaultValuedProp<PosProp,"3">:$dflt, BadA:$bad, OptionalAttr<I32Attr>:$oi);
  let successors = (successor S1:$s, AnySuccessor:$t, VariadicSuccessor<S1>:$rest);
  let regions = (region SizedRegion<2>:$r, AnyRegion:$z, VariadicRegion<SizedRegion<1>>:$vr);
}
def BOp : SampleOp<"b"> {
  let successors = (successor S1);
  let regions = (region AnyRegion);
  let results = (outs Variadic<AnyType>:$r);
}

def TrueConf : ConfinedProp<I64Prop, And<[]>, "true conf">;
def TrueConf2 : ConfinedProp<I64Prop, CPred<"true">, "true conf2">;
def NegTrue : ConfinedProp<I64Prop, Neg<CPred<"false">>, "true neg">;
def COp : SampleOp<"c"> {
  let arguments = (ins PosProp:$p, ArrayProp<I64Prop>:$arr, ArrayProp<PosProp>:$arr2, UnitProp:$u, OptionalProp<I64Prop>:$op, OptionalProp<PosProp>:$op2, TrueConf:$tc, TrueConf2:$tc2,NegTrue:$nt,
    DefaultValuedProp<I64Prop,"3">:$dd, IntArrayProp<I32Prop>:$ia);
}

// Derived attributes have names, and no place in the properties.
def DOp : SampleOp<"d"> {
  let arguments = (ins I32Attr:$m, OptionalAttr<I32Attr>:$z);
  DerivedAttr x = DerivedAttr<"int", "return 3;", [{ $_builder.getI32($_self) }]>;
  DerivedTypeAttr ty = DerivedTypeAttr<"return getFoo();">;
}
def EOp : SampleOp<"e"> {
  DerivedAttr x = DerivedAttr<"int", "return 3;">;
  DerivedAttr y = DerivedAttr<"int", "return 3;">;
}
