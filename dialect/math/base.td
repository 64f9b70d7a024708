//===- MathBase.td - The dialect math ----------------------*- tablegen -*-===//

#ifndef MICA_MATH_BASE
#define MICA_MATH_BASE

include "mlir/IR/OpBase.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::mlir::math";
  let description = [{
    Functions of numbers beyond arithmetic. On vectors and tensors they work
    element by element. They neither trap nor set flags.
  }];
  let hasConstantMaterializer = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // MICA_MATH_BASE
