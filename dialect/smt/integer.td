//===- SMTIntOps.td - Terms of the theory of integers ------*- tablegen -*-===//

#ifndef MICA_SMT_INT_OPS
#define MICA_SMT_INT_OPS

include "mlir/Dialect/SMT/IR/SMTOps.td"

class SMTIntOp<string mnemonic, dag given, string format, list<Trait> traits = [Pure]> : SMTOp<"int." # mnemonic, traits> {
  let arguments = given;
  let results = (outs IntType:$result);
  let assemblyFormat = format;
}
class VariadicIntOp<string mnemonic>
    : SMTIntOp<mnemonic, (ins Variadic<IntType>:$inputs), "$inputs attr-dict", [Pure, Commutative]>;
class BinaryIntOp<string mnemonic> : SMTIntOp<mnemonic, (ins IntType:$lhs, IntType:$rhs), "$lhs `,` $rhs attr-dict">;

def IntConstantOp : SMTOp<"int.constant", [Pure, ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "an integer of any size: `smt.int.constant -7`";
  let arguments = (ins APIntAttr:$value);
  let results = (outs IntType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

def IntAbsOp : SMTIntOp<"abs", (ins IntType:$input), "$input attr-dict"> {
  let summary = "the integer without its sign";
}
def IntAddOp : VariadicIntOp<"add"> {
  let summary = "the sum of integers";
}
def IntMulOp : VariadicIntOp<"mul"> {
  let summary = "the product of integers";
}
def IntSubOp : BinaryIntOp<"sub"> {
  let summary = "the difference of two integers";
}
def IntDivOp : BinaryIntOp<"div"> {
  let summary = "the quotient that leaves a remainder of zero or more";
}
def IntModOp : BinaryIntOp<"mod"> {
  let summary = "the remainder of a division, zero or more";
}

def IntPredicateLT : I64EnumAttrCase<"lt", 0>;
def IntPredicateLE : I64EnumAttrCase<"le", 1>;
def IntPredicateGT : I64EnumAttrCase<"gt", 2>;
def IntPredicateGE : I64EnumAttrCase<"ge", 3>;
def IntPredicate : I64EnumAttr<"IntPredicate", "smt comparison predicate for integers",
    [IntPredicateLT, IntPredicateLE, IntPredicateGT, IntPredicateGE]> {
  let cppNamespace = "mlir::smt";
}

def IntCmpOp : SMTIntOp<"cmp", (ins IntPredicate:$pred, IntType:$lhs, IntType:$rhs), "$pred $lhs `,` $rhs attr-dict"> {
  let summary = "compares two integers: `smt.int.cmp le %a, %b`";
  let results = (outs BoolType:$result);
}

def Int2BVOp : SMTOp<"int2bv", [Pure]> {
  let summary = "the lowest bits of an integer in two's complement";
  let arguments = (ins IntType:$input);
  let results = (outs BitVectorType:$result);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}

#endif // MICA_SMT_INT_OPS
