// A dialect for rules that are compiled to Go.

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Calc_Dialect : Dialect {
  let name = "calc";
  let cppNamespace = "::calc";
}

class Calc_Op<string mnemonic, list<Trait> traits = []> : Op<Calc_Dialect, mnemonic, traits>;

class Binary<string mnemonic, list<Trait> traits = []> : Calc_Op<mnemonic, traits # [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}

def AddOp : Binary<"add", [Commutative]>;
def SubOp : Binary<"sub">;
def MulOp : Binary<"mul", [Commutative]>;

def ConstantOp : Calc_Op<"constant", [Pure, AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
}

def NegOp : Calc_Op<"neg", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$operand, OptionalAttr<UnitAttr>:$exact);
  let results = (outs AnyType:$result);
}

def DivOp : Calc_Op<"div", [Pure]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$quotient, AnyType:$remainder);
}

def SumOp : Calc_Op<"sum", [Pure, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$terms, Optional<AnyType>:$carry, DefaultValuedAttr<I32Attr, "0">:$start);
  let results = (outs AnyType:$result);
}

def CastOp : Calc_Op<"cast", [Pure]> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
}

def StoreOp : Calc_Op<"store"> {
  let arguments = (ins AnyType:$value, StrAttr:$name);
}

def TwiceOp : Calc_Op<"twice"> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
}

def ValuesOp : Calc_Op<"values"> {
  let arguments = (ins Variadic<AnyType>:$values, AnyType:$last);
}
