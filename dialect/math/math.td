//===- MathOps.td - Operations of math ---------------------*- tablegen -*-===//

#ifndef MICA_MATH
#define MICA_MATH

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Math/IR/MathBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

//===----------------------------------------------------------------------===//
// Kinds of operations
//===----------------------------------------------------------------------===//

class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic,
         traits # [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>] #
         ElementwiseMappable.traits>;

class Math_IntegerUnaryOp<string mnemonic>
    : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Math_IntegerBinaryOp<string mnemonic>
    : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Math_FloatClassificationOp<string mnemonic>
    : Math_Op<mnemonic, [
        DeclareOpInterfaceMethods<ArithFastMathInterface>,
        TypesMatchWith<
          "result type has i1 element type and same shape as operands",
          "operand", "result", "::getI1SameShape($_self)">]> {
  let arguments = (ins FloatLike:$operand,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

class Math_FloatOp<string mnemonic>
    : Math_Op<mnemonic, [
        SameOperandsAndResultType,
        DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let results = (outs FloatLike:$result);
}

class Math_FloatUnaryOp<string mnemonic> : Math_FloatOp<mnemonic> {
  let arguments = (ins FloatLike:$operand,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

class Math_FloatBinaryOp<string mnemonic> : Math_FloatOp<mnemonic> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
    let summary = "the integer without its sign";
    let description = "The least signed integer stays what it is.";
  }
  def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> {
    let summary = "how many zeros stand in front of the first set bit";
  }
  def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> {
    let summary = "how many zeros follow the last set bit";
  }
  def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> {
    let summary = "how many bits are set";
  }
  def Math_IPowIOp : Math_IntegerBinaryOp<"ipowi"> {
    let summary = "signed integer to the power of a signed integer";
  }
}

//===----------------------------------------------------------------------===//
// Rounding and signs
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def Math_AbsFOp : Math_FloatUnaryOp<"absf"> {
    let summary = "the float without its sign";
  }
  def Math_CeilOp : Math_FloatUnaryOp<"ceil"> {
    let summary = "rounded up to an integer";
  }
  def Math_FloorOp : Math_FloatUnaryOp<"floor"> {
    let summary = "rounded down to an integer";
  }
  def Math_RoundOp : Math_FloatUnaryOp<"round"> {
    let summary = "rounded to the nearest integer, halves away from zero";
  }
  def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
    let summary = "rounded to the nearest integer, halves to an even one";
  }
  def Math_TruncOp : Math_FloatUnaryOp<"trunc"> {
    let summary = "rounded toward zero to an integer";
  }
  def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
    let summary = "the first float with the sign of the second";
  }
}

def Math_ClampFOp : Math_FloatOp<"clampf"> {
  let summary = "the float, or the bound that it is beyond";
  let description = [{
    ```mlir
    %x = math.clampf %value to [%min, %max] : f64
    ```
  }];
  let arguments = (ins FloatLike:$value, FloatLike:$min, FloatLike:$max,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)?
    attr-dict `:` type($result)
  }];
}

def Math_FmaOp : Math_FloatOp<"fma"> {
  let summary = "a times b plus c, rounded once";
  let arguments = (ins FloatLike:$a, FloatLike:$b, FloatLike:$c,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let assemblyFormat = [{
    $a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Powers, roots, logarithms
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def Math_ExpOp : Math_FloatUnaryOp<"exp"> {
    let summary = "e to the power of the operand";
  }
  def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> {
    let summary = "2 to the power of the operand";
  }
  def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> {
    let summary = "e to the power of the operand, minus 1";
    let description = "Near zero it is more exact than the difference.";
  }
  def Math_LogOp : Math_FloatUnaryOp<"log"> {
    let summary = "logarithm to the base e";
  }
  def Math_Log10Op : Math_FloatUnaryOp<"log10"> {
    let summary = "logarithm to the base 10";
  }
  def Math_Log1pOp : Math_FloatUnaryOp<"log1p"> {
    let summary = "logarithm to the base e of 1 plus the operand";
    let description = "Near zero it is more exact than that of the sum.";
  }
  def Math_Log2Op : Math_FloatUnaryOp<"log2"> {
    let summary = "logarithm to the base 2";
  }
  def Math_PowFOp : Math_FloatBinaryOp<"powf"> {
    let summary = "float to the power of a float";
  }
  def Math_SqrtOp : Math_FloatUnaryOp<"sqrt"> {
    let summary = "square root";
  }
}

def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt"> {
  let summary = "1 divided by the square root";
}

def Math_CbrtOp : Math_FloatUnaryOp<"cbrt"> {
  let summary = "cube root";
}

def Math_FPowIOp : Math_Op<"fpowi", [
    SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "float to the power of a signed integer";
  let arguments = (ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict
    `:` type($lhs) `,` type($rhs)
  }];
}

//===----------------------------------------------------------------------===//
// Angles, in radians
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def Math_SinOp : Math_FloatUnaryOp<"sin"> {
    let summary = "sine";
  }
  def Math_CosOp : Math_FloatUnaryOp<"cos"> {
    let summary = "cosine";
  }
  def Math_TanOp : Math_FloatUnaryOp<"tan"> {
    let summary = "tangent";
  }
  def Math_AsinOp : Math_FloatUnaryOp<"asin"> {
    let summary = "angle of a sine";
  }
  def Math_AcosOp : Math_FloatUnaryOp<"acos"> {
    let summary = "angle of a cosine";
  }
  def Math_AtanOp : Math_FloatUnaryOp<"atan"> {
    let summary = "angle of a tangent";
  }
  def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
    let summary = "angle of the point that has the second operand as x and the first as y";
  }
  def Math_SinhOp : Math_FloatUnaryOp<"sinh"> {
    let summary = "hyperbolic sine";
  }
  def Math_CoshOp : Math_FloatUnaryOp<"cosh"> {
    let summary = "hyperbolic cosine";
  }
  def Math_TanhOp : Math_FloatUnaryOp<"tanh"> {
    let summary = "hyperbolic tangent";
  }
  def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> {
    let summary = "inverse of the hyperbolic sine";
  }
  def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> {
    let summary = "inverse of the hyperbolic cosine";
  }
  def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> {
    let summary = "inverse of the hyperbolic tangent";
  }
}

def Math_SincosOp : Math_Op<"sincos", [
    SameOperandsAndResultShape,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "sine and cosine at once";
  let arguments = (ins FloatLike:$operand,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)
  }];
}

//===----------------------------------------------------------------------===//
// Error function
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def Math_ErfOp : Math_FloatUnaryOp<"erf"> {
    let summary = "error function";
  }
  def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> {
    let summary = "1 minus the error function";
  }
}

//===----------------------------------------------------------------------===//
// What kind of float it is
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
    let summary = "whether it is neither infinite nor NaN";
  }
  def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
    let summary = "whether it is infinite";
  }
  def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> {
    let summary = "whether it is NaN";
  }
  def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
    let summary = "whether it is not zero, denormal, infinite or NaN";
  }
}

#endif // MICA_MATH
