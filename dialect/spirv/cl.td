//===- SPIRVCLOps.td - Instructions of OpenCL.std ----------*- tablegen -*-===//

#ifndef MICA_SPIRV_CL
#define MICA_SPIRV_CL

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_CLOp<string mnemonic, int opcode, list<Trait> traits = []>
    : SPIRV_ExtInstOp<mnemonic, "CL", "OpenCL.std", opcode, traits>, _SpvFor<["Kernel"]> {
  let hasVerifier = 0;
}

class SPIRV_CLUnaryOp<string mnemonic, int opcode, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_CLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}
class SPIRV_CLBinaryOp<string mnemonic, int opcode, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_CLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$lhs, SPIRV_ScalarOrVectorOf<operandType>:$rhs);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}
class SPIRV_CLTernaryOp<string mnemonic, int opcode, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_CLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$x, SPIRV_ScalarOrVectorOf<operandType>:$y,
                       SPIRV_ScalarOrVectorOf<operandType>:$z);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

class SPIRV_CLUnaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_CLUnaryOp<mnemonic, opcode, type, type, [SameOperandsAndResultType] # traits>;
class SPIRV_CLBinaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_CLBinaryOp<mnemonic, opcode, type, type, [SameOperandsAndResultType] # traits>;
class SPIRV_CLTernaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_CLTernaryOp<mnemonic, opcode, type, type, [SameOperandsAndResultType] # traits>;

// A function of floating-point numbers. Its class has the name in small letters.
multiclass _SpvCL1<int opcode, string what> {
  def SPIRV_CL#NAME#Op : SPIRV_CLUnaryArithmeticOp<!tolower(NAME), opcode, SPIRV_Float> { let summary = what; }
}
multiclass _SpvCL2<int opcode, string what> {
  def SPIRV_CL#NAME#Op : SPIRV_CLBinaryArithmeticOp<!tolower(NAME), opcode, SPIRV_Float> { let summary = what; }
}
multiclass _SpvCL3<int opcode, string what> {
  def SPIRV_CL#NAME#Op : SPIRV_CLTernaryArithmeticOp<!tolower(NAME), opcode, SPIRV_Float> { let summary = what; }
}

defm Acos : _SpvCL1<0, "the arc cosine">;
defm Acosh : _SpvCL1<1, "the inverse hyperbolic cosine">;
defm Asin : _SpvCL1<3, "the arc sine">;
defm Asinh : _SpvCL1<4, "the inverse hyperbolic sine">;
defm Atan : _SpvCL1<6, "the arc tangent">;
defm Atan2 : _SpvCL2<7, "the angle of a point whose ordinate is the first operand">;
defm Atanh : _SpvCL1<8, "the inverse hyperbolic tangent">;
defm Ceil : _SpvCL1<12, "the smallest integer that is not below a number">;
defm Cos : _SpvCL1<14, "the cosine">;
defm Cosh : _SpvCL1<15, "the hyperbolic cosine">;
defm Erf : _SpvCL1<18, "the error function">;
defm Exp : _SpvCL1<19, "e to the power of a number">;
defm FAbs : _SpvCL1<23, "a number without its sign">;
defm Floor : _SpvCL1<25, "the largest integer that is not above a number">;
defm Fma : _SpvCL3<26, "x times y plus z, rounded once">;
defm FMax : _SpvCL2<27, "the larger one of two numbers">;
defm FMin : _SpvCL2<28, "the smaller one of two numbers">;
defm Log : _SpvCL1<37, "the natural logarithm">;
defm Pow : _SpvCL2<48, "a power">;
defm Rint : _SpvCL1<53, "the nearest integer, or the even one of two">;
defm Round : _SpvCL1<55, "the nearest integer, or the one of two that is farther from zero">;
defm Rsqrt : _SpvCL1<56, "the reciprocal of the square root">;
defm Sin : _SpvCL1<57, "the sine">;
defm Sinh : _SpvCL1<59, "the hyperbolic sine">;
defm Sqrt : _SpvCL1<61, "the square root">;
defm Tan : _SpvCL1<62, "the tangent">;
defm Tanh : _SpvCL1<63, "the hyperbolic tangent">;
defm Mix : _SpvCL3<99, "x plus the difference of y and x times z">;

def SPIRV_CLSAbsOp : SPIRV_CLUnaryArithmeticOp<"s_abs", 141, SPIRV_Integer> {
  let summary = "a signed integer without its sign";
}
class _SpvCLExtremum<string mnemonic, int opcode, string what>
    : SPIRV_CLBinaryArithmeticOp<mnemonic, opcode, SPIRV_Integer> {
  let summary = "the " # what # " integers";
}
def SPIRV_CLSMaxOp : _SpvCLExtremum<"s_max", 156, "larger one of two signed">;
def SPIRV_CLUMaxOp : _SpvCLExtremum<"u_max", 157, "larger one of two unsigned">;
def SPIRV_CLSMinOp : _SpvCLExtremum<"s_min", 158, "smaller one of two signed">;
def SPIRV_CLUMinOp : _SpvCLExtremum<"u_min", 159, "smaller one of two unsigned">;

def SPIRV_CLPrintfOp : SPIRV_CLOp<"printf", 184> {
  let summary = "prints its arguments as a string in constant memory says";
  let arguments = (ins SPIRV_AnyPtr:$format, Variadic<SPIRV_Type>:$arguments);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = [{
    $format ( $arguments^ )? attr-dict `:` type($format) ( `,` type($arguments)^ )? `->` type($result)
  }];
}

#endif // MICA_SPIRV_CL
