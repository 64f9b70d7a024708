//===- calc.td - Arithmetic on 64-bit integers ----------------*- tablegen -*-===//
//
// The dialect of a small calculator. `go generate` makes the Go package calc of it.
//
//===----------------------------------------------------------------------===//

#ifndef CALC_TD
#define CALC_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Calc_Dialect : Dialect {
  let name = "calc";
  let summary = "A calculator";
  let hasConstantMaterializer = 1;
}

class Calc_Op<string mnemonic, list<Trait> traits = []>
    : Op<Calc_Dialect, mnemonic, traits>;

def ConstantOp : Calc_Op<"constant", [Pure, ConstantLike]> {
  let summary = "A number";
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

class Calc_Binary<string mnemonic, list<Trait> traits = []>
    : Calc_Op<mnemonic, !listconcat([Pure], traits)> {
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

def AddOp : Calc_Binary<"add", [Commutative]> { let summary = "The sum"; }
def SubOp : Calc_Binary<"sub"> { let summary = "The difference"; }
def MulOp : Calc_Binary<"mul", [Commutative]> { let summary = "The product"; }

def PrintOp : Calc_Op<"print"> {
  let summary = "Shows a number, with a label if there is one";
  let arguments = (ins I64:$value, OptionalAttr<StrAttr>:$label);
  let assemblyFormat = "$value ($label^)? attr-dict";
}

#endif // CALC_TD
