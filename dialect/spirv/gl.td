//===- SPIRVGLOps.td - Instructions of GLSL.std.450 --------*- tablegen -*-===//

#ifndef MICA_SPIRV_GL
#define MICA_SPIRV_GL

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_GLOp<string mnemonic, int opcode, list<Trait> traits = []>
    : SPIRV_ExtInstOp<mnemonic, "GL", "GLSL.std.450", opcode, traits>, _SpvFor<["Shader"]>;

class SPIRV_GLUnaryOp<string mnemonic, int opcode, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_GLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
  let hasVerifier = 0;
}
class SPIRV_GLBinaryOp<string mnemonic, int opcode, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_GLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<operandType>:$lhs, SPIRV_ScalarOrVectorOf<operandType>:$rhs);
  let results = (outs SPIRV_ScalarOrVectorOf<resultType>:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
  let hasVerifier = 0;
}

class SPIRV_GLUnaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_GLUnaryOp<mnemonic, opcode, type, type, [SameOperandsAndResultType] # traits>;
class SPIRV_GLBinaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_GLBinaryOp<mnemonic, opcode, type, type, [SameOperandsAndResultType] # traits>;
class SPIRV_GLTernaryArithmeticOp<string mnemonic, int opcode, Type type, list<Trait> traits = []>
    : SPIRV_GLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<type>:$x, SPIRV_ScalarOrVectorOf<type>:$y, SPIRV_ScalarOrVectorOf<type>:$z);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let hasVerifier = 0;
}

// A function whose operands and result have the same type.
multiclass _SpvGL1<int opcode, Type type, string what> {
  def SPIRV_GL#NAME#Op : SPIRV_GLUnaryArithmeticOp<NAME, opcode, type> { let summary = what; }
}
multiclass _SpvGL2<int opcode, Type type, string what> {
  def SPIRV_GL#NAME#Op : SPIRV_GLBinaryArithmeticOp<NAME, opcode, type> { let summary = what; }
}
multiclass _SpvGL3<int opcode, Type type, string what> {
  def SPIRV_GL#NAME#Op : SPIRV_GLTernaryArithmeticOp<NAME, opcode, type> { let summary = what; }
}

defm Round : _SpvGL1<1, SPIRV_Float, "the nearest integer, or one of two">;
defm RoundEven : _SpvGL1<2, SPIRV_Float, "the nearest integer, or the even one of two">;
defm FAbs : _SpvGL1<4, SPIRV_Float, "a number without its sign">;
defm SAbs : _SpvGL1<5, SPIRV_Integer, "a signed integer without its sign">;
defm FSign : _SpvGL1<6, SPIRV_Float, "1, 0 or -1 for the sign of a number">;
defm SSign : _SpvGL1<7, SPIRV_Integer, "1, 0 or -1 for the sign of an integer">;
defm Floor : _SpvGL1<8, SPIRV_Float, "the largest integer that is not above a number">;
defm Ceil : _SpvGL1<9, SPIRV_Float, "the smallest integer that is not below a number">;
defm Fract : _SpvGL1<10, SPIRV_Float, "the difference of a number and its Floor">;
defm Sin : _SpvGL1<13, SPIRV_Float16or32, "the sine">;
defm Cos : _SpvGL1<14, SPIRV_Float16or32, "the cosine">;
defm Tan : _SpvGL1<15, SPIRV_Float16or32, "the tangent">;
defm Asin : _SpvGL1<16, SPIRV_Float16or32, "the arc sine">;
defm Acos : _SpvGL1<17, SPIRV_Float16or32, "the arc cosine">;
defm Atan : _SpvGL1<18, SPIRV_Float16or32, "the arc tangent">;
defm Sinh : _SpvGL1<19, SPIRV_Float16or32, "the hyperbolic sine">;
defm Cosh : _SpvGL1<20, SPIRV_Float16or32, "the hyperbolic cosine">;
defm Tanh : _SpvGL1<21, SPIRV_Float16or32, "the hyperbolic tangent">;
defm Asinh : _SpvGL1<22, SPIRV_Float16or32, "the inverse hyperbolic sine">;
defm Acosh : _SpvGL1<23, SPIRV_Float16or32, "the inverse hyperbolic cosine">;
defm Atanh : _SpvGL1<24, SPIRV_Float16or32, "the inverse hyperbolic tangent">;
defm Pow : _SpvGL2<26, SPIRV_Float16or32, "a power">;
defm Exp : _SpvGL1<27, SPIRV_Float16or32, "e to the power of a number">;
defm Log : _SpvGL1<28, SPIRV_Float16or32, "the natural logarithm">;
defm Exp2 : _SpvGL1<29, SPIRV_Float16or32, "2 to the power of a number">;
defm Log2 : _SpvGL1<30, SPIRV_Float16or32, "the logarithm to base 2">;
defm Sqrt : _SpvGL1<31, SPIRV_Float, "the square root">;
defm InverseSqrt : _SpvGL1<32, SPIRV_Float, "the reciprocal of the square root">;
defm FMin : _SpvGL2<37, SPIRV_Float, "the smaller one of two numbers">;
defm UMin : _SpvGL2<38, SPIRV_Integer, "the smaller one of two unsigned integers">;
defm SMin : _SpvGL2<39, SPIRV_Integer, "the smaller one of two signed integers">;
defm FMax : _SpvGL2<40, SPIRV_Float, "the larger one of two numbers">;
defm UMax : _SpvGL2<41, SPIRV_Integer, "the larger one of two unsigned integers">;
defm SMax : _SpvGL2<42, SPIRV_Integer, "the larger one of two signed integers">;
defm FClamp : _SpvGL3<43, SPIRV_Float, "x, or the closer one of the bounds y and z">;
defm UClamp : _SpvGL3<44, SPIRV_Integer, "x without a sign, or the closer one of the bounds y and z">;
defm SClamp : _SpvGL3<45, SPIRV_Integer, "x with a sign, or the closer one of the bounds y and z">;
defm Fma : _SpvGL3<50, SPIRV_Float, "x times y plus z">;
defm Cross : _SpvGL2<68, SPIRV_Float, "the cross product of two vectors">;
defm Normalize : _SpvGL1<69, SPIRV_Float, "the vector with length 1 that has the same direction">;
defm Reflect : _SpvGL2<71, SPIRV_Float, "the direction of a ray after a surface, given by its normal, has reflected it">;
defm FindILsb : _SpvGL1<73, SPIRV_Integer, "the number of the lowest bit that is 1, or -1">;
defm FindSMsb : _SpvGL1<74, SPIRV_Int32, "the number of the highest bit that differs from the sign, or -1">;
defm FindUMsb : _SpvGL1<75, SPIRV_Int32, "the number of the highest bit that is 1, or -1">;

// Functions of operands with several types.
class _SpvGLMixed<string mnemonic, int opcode, dag given, Type made, string format, list<Trait> traits = []>
    : SPIRV_GLOp<mnemonic, opcode, [Pure] # traits> {
  let arguments = given;
  let results = (outs made:$result);
  let assemblyFormat = format;
  let hasVerifier = 0;
}

defvar _spvGLFloats = SPIRV_ScalarOrVectorOf<SPIRV_Float>;

def SPIRV_GLFMixOp : _SpvGLMixed<"FMix", 46, (ins _spvGLFloats:$x, _spvGLFloats:$y, _spvGLFloats:$a), _spvGLFloats,
    "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)",
    [AllTypesMatch<["x", "y", "a", "result"]>]> {
  let summary = "x and y, blended by a";
}
def SPIRV_GLFrexpStructOp : _SpvGLMixed<"FrexpStruct", 52, (ins _spvGLFloats:$operand), SPIRV_AnyStruct,
    "attr-dict $operand `:` type($operand) `->` type($result)"> {
  let summary = "a significand below 1 and an exponent of 2";
  let hasVerifier = 1;
}
def SPIRV_GLLdexpOp : _SpvGLMixed<"Ldexp", 53, (ins _spvGLFloats:$x, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$exp),
    _spvGLFloats, "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)", [AllTypesMatch<["x", "y"]>]> {
  let summary = "a number of a significand and an exponent of 2";
  let results = (outs _spvGLFloats:$y);
  let hasVerifier = 1;
}

class _SpvElementOf<string operand>
    : TypesMatchWith<"result type must match operand element type", operand, "result", "::mlir::getElementTypeOrSelf($_self)">;
def SPIRV_GLLengthOp : _SpvGLMixed<"Length", 66, (ins _spvGLFloats:$operand), SPIRV_Float,
    "$operand attr-dict `:` type($operand) `->` type($result)", [_SpvElementOf<"operand">]> {
  let summary = "the length of a vector";
}
def SPIRV_GLDistanceOp : _SpvGLMixed<"Distance", 67, (ins _spvGLFloats:$p0, _spvGLFloats:$p1), SPIRV_Float,
    "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)",
    [AllTypesMatch<["p0", "p1"]>, _SpvElementOf<"p0">]> {
  let summary = "the distance of two points";
}

// A vector of numbers in the bits of an integer.
multiclass _SpvGLPack<int size, int packs, int unpacks, string what> {
  defvar numbers = VectorOfLengthAndType<[size], [SPIRV_Float32]>;
  defvar format = "attr-dict $operand `:` type($operand) `->` type($result)";
  def SPIRV_GLPack#NAME#Op : _SpvGLMixed<"Pack" # NAME, packs, (ins numbers:$operand), SPIRV_Int32, format> {
    let summary = "an integer of " # what;
  }
  def SPIRV_GLUnpack#NAME#Op : _SpvGLMixed<"Unpack" # NAME, unpacks, (ins SPIRV_Int32:$operand), numbers, format> {
    let summary = "the numbers of an integer of " # what;
  }
}
defm Snorm4x8 : _SpvGLPack<4, 54, 63, "four signed numbers from -1 to 1">;
defm Half2x16 : _SpvGLPack<2, 58, 62, "two halves">;

#endif // MICA_SPIRV_GL
