include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/AttrTypeBase.td"

def Calc : Dialect {
  let name = "calc";
  let cppNamespace = "::calc";
}

// A number. What it is in memory is up to the lowering.
def Number : TypeDef<Calc, "Number"> {
  let mnemonic = "number";
}

class CalcOp<string mnemonic, list<Trait> traits = []>
    : Op<Calc, mnemonic, !listconcat([Pure], traits)> {
  let results = (outs Number:$result);
}

def ConstantOp : CalcOp<"constant"> {
  let arguments = (ins F32Attr:$value);
  let assemblyFormat = "$value attr-dict `:` type($result)";
}

class Binary<string mnemonic>
    : CalcOp<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins Number:$lhs, Number:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def AddOp : Binary<"add">;
def MulOp : Binary<"mul">;

def PowerOp : CalcOp<"power", [SameOperandsAndResultType]> {
  let summary = "Product of so many equal factors";
  let arguments = (ins Number:$base, ConfinedAttr<I64Attr, [IntNonNegative]>:$count);
  let assemblyFormat = "$base `,` $count attr-dict `:` type($result)";
}
