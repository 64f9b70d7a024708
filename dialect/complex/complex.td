//===- ComplexOps.td - Operations of complex ---------------*- tablegen -*-===//

#ifndef MICA_COMPLEX
#define MICA_COMPLEX

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Kinds of operations
//===----------------------------------------------------------------------===//

class Complex_Op<string mnemonic, list<Trait> traits = []>
    : Op<Complex_Dialect, mnemonic, traits>;

class ComplexArithmeticOp<string mnemonic>
    : Complex_Op<mnemonic, [
        Pure, SameOperandsAndResultType, Elementwise,
        DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

class ComplexUnaryOp<string mnemonic, list<Trait> traits = []>
    : Complex_Op<mnemonic, traits # [
        Pure, Elementwise, DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let arguments = (ins Complex<AnyFloat>:$complex,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let assemblyFormat = [{
    $complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)
  }];
}

// The result is complex as well.
class ComplexFunctionOp<string mnemonic>
    : ComplexUnaryOp<mnemonic, [SameOperandsAndResultType]> {
  let results = (outs Complex<AnyFloat>:$result);
}

// A float of the type that the complex number is made of.
class ComplexElement<string text, string name>
    : TypesMatchWith<"complex element type matches " # text, "complex", name,
                     "::llvm::cast<ComplexType>($_self).getElementType()">;

class ComplexCompareOp<string mnemonic>
    : Complex_Op<mnemonic, [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

//===----------------------------------------------------------------------===//
// Numbers and their parts
//===----------------------------------------------------------------------===//

// Its record has a prefix because func has a ConstantOp too.
def Complex_ConstantOp : Complex_Op<"constant", [
    ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a complex number that is written down";
  let description = [{
    ```mlir
    %i = complex.constant [0.0, 1.0] : complex<f64>
    ```
  }];
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CreateOp : Complex_Op<"create", [
    Pure, AllTypesMatch<["real", "imaginary"]>,
    ComplexElement<"real operand type", "real">,
    ComplexElement<"imaginary operand type", "imaginary">]> {
  let summary = "complex number of its real and its imaginary part";
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex<AnyFloat>:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def ReOp : ComplexUnaryOp<"re", [ComplexElement<"result type", "real">]> {
  let summary = "real part";
  let results = (outs AnyFloat:$real);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ImOp : ComplexUnaryOp<"im", [ComplexElement<"result type", "imaginary">]> {
  let summary = "imaginary part";
  let results = (outs AnyFloat:$imaginary);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def AbsOp : ComplexUnaryOp<"abs", [ComplexElement<"result type", "result">]> {
  let summary = "distance from zero";
  let results = (outs AnyFloat:$result);
}

def AngleOp : ComplexUnaryOp<"angle", [ComplexElement<"result type", "result">]> {
  let summary = "angle with the positive real numbers, in radians";
  let results = (outs AnyFloat:$result);
}

def BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary = "the same bits as a complex number, or the way back";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def AddOp : ComplexArithmeticOp<"add"> {
    let summary = "sum";
  }
  def SubOp : ComplexArithmeticOp<"sub"> {
    let summary = "difference";
  }
  def MulOp : ComplexArithmeticOp<"mul"> {
    let summary = "product";
  }
  def DivOp : ComplexArithmeticOp<"div"> {
    let summary = "quotient";
  }
  def NegOp : ComplexFunctionOp<"neg"> {
    let summary = "the number with both parts of the other sign";
  }
  def ConjOp : ComplexFunctionOp<"conj"> {
    let summary = "the number with the imaginary part of the other sign";
  }
}

def EqualOp : ComplexCompareOp<"eq"> {
  let summary = "whether both parts are equal";
}

def NotEqualOp : ComplexCompareOp<"neq"> {
  let summary = "whether one part or both differ";
}

def SignOp : ComplexFunctionOp<"sign"> {
  let summary = "the number divided by its distance from zero; zero stays zero";
}

//===----------------------------------------------------------------------===//
// Powers, roots, logarithms
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def ExpOp : ComplexFunctionOp<"exp"> {
    let summary = "e to the power of the operand";
  }
  def LogOp : ComplexFunctionOp<"log"> {
    let summary = "logarithm to the base e";
  }
}

def Expm1Op : ComplexFunctionOp<"expm1"> {
  let summary = "e to the power of the operand, minus 1";
}

def Log1pOp : ComplexFunctionOp<"log1p"> {
  let summary = "logarithm to the base e of 1 plus the operand";
}

def PowOp : ComplexArithmeticOp<"pow"> {
  let summary = "complex number to the power of a complex number";
}

def PowiOp : Complex_Op<"powi", [
    Pure, Elementwise, SameOperandsAndResultShape,
    AllTypesMatch<["lhs", "result"]>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "complex number to the power of a signed integer";
  let arguments = (ins Complex<AnyFloat>:$lhs, AnySignlessInteger:$rhs,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict
    `:` type($result) `,` type($rhs)
  }];
}

def SqrtOp : ComplexFunctionOp<"sqrt"> {
  let summary = "square root";
}

def RsqrtOp : ComplexFunctionOp<"rsqrt"> {
  let summary = "1 divided by the square root";
}

//===----------------------------------------------------------------------===//
// Angles, in radians
//===----------------------------------------------------------------------===//

def SinOp : ComplexFunctionOp<"sin"> {
  let summary = "sine";
}

def CosOp : ComplexFunctionOp<"cos"> {
  let summary = "cosine";
}

def TanOp : ComplexFunctionOp<"tan"> {
  let summary = "tangent";
}

def TanhOp : ComplexFunctionOp<"tanh"> {
  let summary = "hyperbolic tangent";
}

def Atan2Op : ComplexArithmeticOp<"atan2"> {
  let summary = "inverse tangent of a quotient";
}

#endif // MICA_COMPLEX
