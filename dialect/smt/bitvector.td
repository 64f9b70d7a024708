//===- SMTBitVectorOps.td - Terms of bit-vectors -----------*- tablegen -*-===//

#ifndef MICA_SMT_BITVECTOR_OPS
#define MICA_SMT_BITVECTOR_OPS

include "mlir/Dialect/SMT/IR/SMTOps.td"

class SMTBVOp<string mnemonic, list<Trait> traits = [Pure]> : SMTOp<"bv." # mnemonic, traits> {
  let results = (outs BitVectorType:$result);
}

def BVConstantOp : SMTBVOp<"constant", [
    Pure, ConstantLike, FirstAttrDerivedResultType, DeclareOpInterfaceMethods<InferTypeOpInterface, ["inferReturnTypes"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a bit-vector: `smt.bv.constant #smt.bv<9> : !smt.bv<6>`";
  let arguments = (ins BitVectorAttr:$value);
  let builders = [OpBuilder<(ins "const llvm::APInt &":$value), [{
                    build($_builder, $_state, BitVectorAttr::get($_builder.getContext(), value));
                  }]>,
                  OpBuilder<(ins "uint64_t":$value, "unsigned":$width), [{
                    build($_builder, $_state, BitVectorAttr::get($_builder.getContext(), value, width));
                  }]>];
  let assemblyFormat = "qualified($value) attr-dict";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Functions of the bits: smt.bv.add is bvadd of SMT-LIB, and so on
//===----------------------------------------------------------------------===//

class UnaryBVOp<string mnemonic, string what> : SMTBVOp<mnemonic, [Pure, SameOperandsAndResultType]> {
  let summary = what;
  let arguments = (ins BitVectorType:$input);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}
class BinaryBVOp<string mnemonic, string what> : SMTBVOp<mnemonic, [Pure, SameOperandsAndResultType]> {
  let summary = what;
  let arguments = (ins BitVectorType:$lhs, BitVectorType:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($result))";
}

def BVNotOp : UnaryBVOp<"not", "all bits inverted">;
def BVNegOp : UnaryBVOp<"neg", "the number with the other sign">;
def BVAndOp : BinaryBVOp<"and", "the bits that both operands have">;
def BVOrOp : BinaryBVOp<"or", "the bits that an operand has">;
def BVXOrOp : BinaryBVOp<"xor", "the bits that one operand alone has">;
def BVAddOp : BinaryBVOp<"add", "the sum, without the bits above the width">;
def BVMulOp : BinaryBVOp<"mul", "the product, without the bits above the width">;
def BVUDivOp : BinaryBVOp<"udiv", "the quotient of unsigned numbers. That by zero has all bits set">;
def BVSDivOp : BinaryBVOp<"sdiv", "the quotient of signed numbers, rounded to zero">;
def BVURemOp : BinaryBVOp<"urem", "the remainder of unsigned numbers. That by zero is the first operand">;
def BVSRemOp : BinaryBVOp<"srem", "the remainder of signed numbers, with the sign of the first operand">;
def BVSModOp : BinaryBVOp<"smod", "the remainder of signed numbers, with the sign of the second operand">;
def BVShlOp : BinaryBVOp<"shl", "the first operand shifted left, with zeros from the right">;
def BVLShrOp : BinaryBVOp<"lshr", "the first operand shifted right, with zeros from the left">;
def BVAShrOp : BinaryBVOp<"ashr", "the first operand shifted right, with its sign from the left">;

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

def PredicateSLT : I64EnumAttrCase<"slt", 0>;
def PredicateSLE : I64EnumAttrCase<"sle", 1>;
def PredicateSGT : I64EnumAttrCase<"sgt", 2>;
def PredicateSGE : I64EnumAttrCase<"sge", 3>;
def PredicateULT : I64EnumAttrCase<"ult", 4>;
def PredicateULE : I64EnumAttrCase<"ule", 5>;
def PredicateUGT : I64EnumAttrCase<"ugt", 6>;
def PredicateUGE : I64EnumAttrCase<"uge", 7>;
def BVCmpPredicate : I64EnumAttr<"BVCmpPredicate", "smt bit-vector comparison predicate",
    [PredicateSLT, PredicateSLE, PredicateSGT, PredicateSGE, PredicateULT, PredicateULE, PredicateUGT, PredicateUGE]> {
  let cppNamespace = "mlir::smt";
}

def BVCmpOp : SMTBVOp<"cmp", [Pure, SameTypeOperands]> {
  let summary = "compares signed or unsigned numbers: `smt.bv.cmp ult %a, %b : !smt.bv<8>`";
  let arguments = (ins BVCmpPredicate:$pred, BitVectorType:$lhs, BitVectorType:$rhs);
  let results = (outs BoolType:$result);
  let assemblyFormat = "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))";
}

//===----------------------------------------------------------------------===//
// Other widths
//===----------------------------------------------------------------------===//

def ConcatOp : SMTBVOp<"concat", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface, ["inferReturnTypes"]>]> {
  let summary = "the bits of the first operand above those of the second";
  let arguments = (ins BitVectorType:$lhs, BitVectorType:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type(operands))";
}

def ExtractOp : SMTBVOp<"extract"> {
  let summary = "the bits from the lowest one that it names, as many as the result has";
  let description = [{
    ```mlir
    %0 = smt.bv.extract %a from 4 : (!smt.bv<16>) -> !smt.bv<3> // bits 4, 5 and 6
    ```
  }];
  let arguments = (ins I32Attr:$lowBit, BitVectorType:$input);
  let assemblyFormat = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)";
  let hasVerifier = 1;
}

def RepeatOp : SMTBVOp<"repeat"> {
  let summary = "the bits of the operand several times: `smt.bv.repeat 3 times %a : !smt.bv<8>` has 24";
  let arguments = (ins BitVectorType:$input);
  let builders = [OpBuilder<(ins "unsigned":$count, "mlir::Value":$input)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def BV2IntOp : SMTOp<"bv2int", [Pure]> {
  let summary = "the unsigned or signed number that the bits are";
  let arguments = (ins BitVectorType:$input, UnitAttr:$is_signed);
  let results = (outs IntType:$result);
  let assemblyFormat = "$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))";
}

#endif // MICA_SMT_BITVECTOR_OPS
