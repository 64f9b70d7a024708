//===- SPIRVArithmeticOps.td - Arithmetic ------------------*- tablegen -*-===//

#ifndef MICA_SPIRV_ARITHMETIC
#define MICA_SPIRV_ARITHMETIC

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_ArithmeticBinaryOp<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, type, type, traits # [Pure, AllTypesMatch<["operand1", "operand2", "result"]>]> {
  let assemblyFormat = "operands attr-dict `:` type($result)";
}
class SPIRV_ArithmeticBinaryOpWithCoopMatrix<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_ArithmeticBinaryOp<mnemonic, type, traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand1, SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand2);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$result);
}
class SPIRV_ArithmeticUnaryOp<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, type, type, traits # [Pure, AllTypesMatch<["operand", "result"]>]> {
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<type>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

// The result is a struct of two members with the type of the operands.
class SPIRV_ArithmeticExtendedBinaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_AnyStruct, SPIRV_Integer, traits> {
  let results = (outs SPIRV_AnyStruct:$result);
  let builders = [OpBuilder<(ins "Value":$operand1, "Value":$operand2), [{
    SmallVector<Type> members(2, operand1.getType());
    build($_builder, $_state, ::mlir::spirv::StructType::get(members), operand1, operand2);
  }]>];
  let hasVerifier = 1;
}

foreach op = [["FAdd", "the sum of two numbers"], ["FMul", "the product of two numbers"]] in
  def SPIRV_#op[0]#Op : SPIRV_ArithmeticBinaryOpWithCoopMatrix<op[0], SPIRV_Float, [Commutative]> { let summary = op[1]; }
foreach op = [["FSub", "the difference of two numbers"], ["FDiv", "the quotient of two numbers"]] in
  def SPIRV_#op[0]#Op : SPIRV_ArithmeticBinaryOpWithCoopMatrix<op[0], SPIRV_Float> { let summary = op[1]; }
foreach op = [["FRem", "the remainder of a division, with the sign of the first operand"],
              ["FMod", "the remainder of a division, with the sign of the second operand"]] in
  def SPIRV_#op[0]#Op : SPIRV_ArithmeticBinaryOp<op[0], SPIRV_Float> { let summary = op[1]; }
def SPIRV_FNegateOp : SPIRV_ArithmeticUnaryOp<"FNegate", SPIRV_Float> { let summary = "a number with the other sign"; }

let hasFolder = 1 in {
  foreach op = [["IAdd", "the sum of two integers"], ["IMul", "the product of two integers, without its upper bits"]] in
    def SPIRV_#op[0]#Op
        : SPIRV_ArithmeticBinaryOpWithCoopMatrix<op[0], SPIRV_Integer, [Commutative, UsableInSpecConstantOp]> {
      let summary = op[1];
    }
  foreach op = [["ISub", "the difference of two integers"], ["SDiv", "the quotient of two signed integers"]] in
    def SPIRV_#op[0]#Op : SPIRV_ArithmeticBinaryOpWithCoopMatrix<op[0], SPIRV_Integer, [UsableInSpecConstantOp]> {
      let summary = op[1];
    }
  def SPIRV_UDivOp
      : SPIRV_ArithmeticBinaryOpWithCoopMatrix<"UDiv", SPIRV_Integer, [UnsignedOp, UsableInSpecConstantOp]> {
    let summary = "the quotient of two unsigned integers";
  }
  foreach op = [["SRem", "the remainder of a signed division, with the sign of the first operand"],
                ["SMod", "the remainder of a signed division, with the sign of the second operand"]] in
    def SPIRV_#op[0]#Op : SPIRV_ArithmeticBinaryOp<op[0], SPIRV_Integer, [UsableInSpecConstantOp]> { let summary = op[1]; }
  def SPIRV_UModOp : SPIRV_ArithmeticBinaryOp<"UMod", SPIRV_Integer, [UnsignedOp, UsableInSpecConstantOp]> {
    let summary = "the remainder of an unsigned division";
    let hasCanonicalizer = 1;
  }
  def SPIRV_SNegateOp : SPIRV_ArithmeticUnaryOp<"SNegate", SPIRV_Integer, [UsableInSpecConstantOp]> {
    let summary = "an integer with the other sign";
  }
}

def SPIRV_ISubBorrowOp : SPIRV_ArithmeticExtendedBinaryOp<"ISubBorrow", [Pure]> {
  let summary = "the difference of two integers, and 1 if it is negative";
}
let hasCanonicalizer = 1 in {
  def SPIRV_IAddCarryOp : SPIRV_ArithmeticExtendedBinaryOp<"IAddCarry", [Commutative, Pure]> {
    let summary = "the sum of two integers, and its carry";
  }
  foreach op = [["UMulExtended", "unsigned"], ["SMulExtended", "signed"]] in
    def SPIRV_#op[0]#Op : SPIRV_ArithmeticExtendedBinaryOp<op[0], [Pure, Commutative]> {
      let summary = "the lower and the upper bits of the product of two " # op[1] # " integers";
    }
}

def SPIRV_DotOp : SPIRV_Op<"Dot", [Pure, AllTypesMatch<["vector1", "vector2"]>,
                                   AllElementTypesMatch<["vector1", "result"]>]> {
  let summary = "the sum of the products of the elements of two vectors";
  let arguments = (ins SPIRV_VectorOf<SPIRV_AnyFloat>:$vector1, SPIRV_VectorOf<SPIRV_AnyFloat>:$vector2);
  let results = (outs SPIRV_AnyFloat:$result);
  let assemblyFormat = "operands attr-dict `:` type($vector1) `->` type($result)";
  let hasVerifier = 0;
  let autogenAvailability = 0; // bfloat16 needs more
}

defvar _spvShortVector = VectorOfLengthAndType<[2, 3, 4], [SPIRV_Float]>;
def SPIRV_VectorTimesScalarOp : SPIRV_Op<"VectorTimesScalar", [Pure]> {
  let summary = "a vector whose elements are multiplied by a number";
  let arguments = (ins _spvShortVector:$vector, SPIRV_Float:$scalar);
  let results = (outs _spvShortVector:$result);
  let assemblyFormat = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)";
}

#endif // MICA_SPIRV_ARITHMETIC
