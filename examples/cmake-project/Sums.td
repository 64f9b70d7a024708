// Sums of integers that wrap around.

#ifndef SUMS_TD
#define SUMS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sums_Dialect : Dialect {
  let name = "sums";
  let cppNamespace = "::sums";
  let summary = "sums of integers";
}

class Sums_Op<string mnemonic, list<Trait> traits = []> : Op<Sums_Dialect, mnemonic, traits # [Pure]>;

def Sums_AddOp : Sums_Op<"add", [Commutative, SameOperandsAndResultType]> {
  let summary = "the sum of two integers";
  let arguments = (ins SignlessIntegerLike:$lhs, SignlessIntegerLike:$rhs);
  let results = (outs SignlessIntegerLike:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
}

def Sums_NegOp : Sums_Op<"neg", [SameOperandsAndResultType]> {
  let summary = "an integer with the opposite sign";
  let arguments = (ins SignlessIntegerLike:$x);
  let results = (outs SignlessIntegerLike:$y);
  let assemblyFormat = "$x attr-dict `:` type($y)";
}

#endif
