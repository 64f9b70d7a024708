//===- ArithOpsInterfaces.td - Interfaces of arith ---------*- tablegen -*-===//

#ifndef MICA_ARITH_INTERFACES
#define MICA_ARITH_INTERFACES

include "mlir/IR/OpBase.td"

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let description = "An operation that says what may be assumed of its floats.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"What may be assumed.",
      "FastMathFlagsAttr", "getFastMathFlagsAttr", (ins), [{}], [{
        return $_op.getFastmathAttr();
      }]>,
    StaticInterfaceMethod<"The name of the attribute that says it.",
      "StringRef", "getFastMathAttrName", (ins), [{}], [{
        return "fastmath";
      }]>,
  ];
}

def ArithIntegerOverflowFlagsInterface
    : OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let description = "An operation that says how its integers do not overflow.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"In which ways the result does not overflow.",
      "IntegerOverflowFlagsAttr", "getOverflowAttr", (ins), [{}], [{
        return $_op.getOverflowFlagsAttr();
      }]>,
    InterfaceMethod<"Whether it does not as an unsigned integer.",
      "bool", "hasNoUnsignedWrap", (ins), [{}], [{
        return (static_cast<uint32_t>($_op.getOverflowFlags()) &
                static_cast<uint32_t>(IntegerOverflowFlags::nuw)) != 0;
      }]>,
    InterfaceMethod<"Whether it does not as a signed integer.",
      "bool", "hasNoSignedWrap", (ins), [{}], [{
        return (static_cast<uint32_t>($_op.getOverflowFlags()) &
                static_cast<uint32_t>(IntegerOverflowFlags::nsw)) != 0;
      }]>,
    StaticInterfaceMethod<"The name of the attribute that says it.",
      "StringRef", "getIntegerOverflowAttrName", (ins), [{}], [{
        return "overflowFlags";
      }]>,
  ];
}

def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let description = "An operation that says how it rounds.";
  let cppNamespace = "::mlir::arith";
  let methods = [
    InterfaceMethod<"How it rounds.",
      "RoundingModeAttr", "getRoundingModeAttr", (ins), [{}], [{
        return $_op.getRoundingmodeAttr();
      }]>,
    StaticInterfaceMethod<"The name of the attribute that says it.",
      "StringRef", "getRoundingModeAttrName", (ins), [{}], [{
        return "roundingmode";
      }]>,
  ];
}

#endif // MICA_ARITH_INTERFACES
