//===- ArithOpsInterfaces.td - Interfaces of arith ---------*- tablegen -*-===//

#ifndef MICA_ARITH_INTERFACES
#define MICA_ARITH_INTERFACES

include "mlir/IR/OpBase.td"

// The methods have bodies, which are native.
defvar _code = "/* native */";

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let description = "An operation that says what may be assumed of its floats.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"What may be assumed.",
      "FastMathFlagsAttr", "getFastMathFlagsAttr", (ins), [{}], _code>,
    StaticInterfaceMethod<"The name of the attribute that says it.",
      "StringRef", "getFastMathAttrName", (ins), [{}], _code>,
  ];
}

def ArithIntegerOverflowFlagsInterface
    : OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let description = "An operation that says how its integers do not overflow.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"In which ways the result does not overflow.",
      "IntegerOverflowFlagsAttr", "getOverflowAttr", (ins), [{}], _code>,
    InterfaceMethod<"Whether it does not as an unsigned integer.",
      "bool", "hasNoUnsignedWrap", (ins), [{}], _code>,
    InterfaceMethod<"Whether it does not as a signed integer.",
      "bool", "hasNoSignedWrap", (ins), [{}], _code>,
    StaticInterfaceMethod<"The name of the attribute that says it.",
      "StringRef", "getIntegerOverflowAttrName", (ins), [{}], _code>,
  ];
}

def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let description = "An operation that says how it rounds.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"How it rounds.",
      "RoundingModeAttr", "getRoundingModeAttr", (ins), [{}], _code>,
    StaticInterfaceMethod<"The name of the attribute that says it.",
      "StringRef", "getRoundingModeAttrName", (ins), [{}], _code>,
  ];
}

#endif // MICA_ARITH_INTERFACES
