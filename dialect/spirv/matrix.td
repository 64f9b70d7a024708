//===- SPIRVMatrixOps.td - Operations on matrices ----------*- tablegen -*-===//

#ifndef MICA_SPIRV_MATRIX
#define MICA_SPIRV_MATRIX

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class _SpvMatrixOp<string mnemonic, dag given, Type made, string format, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, [Pure] # traits>, _SpvFor<["Matrix"]> {
  let arguments = given;
  let results = (outs made:$result);
  let assemblyFormat = "operands attr-dict `:` " # format;
}

defvar _spvFloatVector = SPIRV_VectorOf<SPIRV_Float>;
defvar _spvFloatMatrix = SPIRV_MatrixOf<SPIRV_Float>;
defvar _spvMatrixOrCoop = SPIRV_MatrixOrCoopMatrixOf<SPIRV_Float>;

def SPIRV_MatrixTimesMatrixOp : _SpvMatrixOp<"MatrixTimesMatrix",
    (ins SPIRV_AnyMatrix:$leftmatrix, SPIRV_AnyMatrix:$rightmatrix), SPIRV_AnyMatrix,
    "type($leftmatrix) `,` type($rightmatrix) `->` type($result)"> {
  let summary = "the product of two matrices";
}
def SPIRV_MatrixTimesScalarOp : _SpvMatrixOp<"MatrixTimesScalar",
    (ins _spvMatrixOrCoop:$matrix, SPIRV_Float:$scalar), _spvMatrixOrCoop, "type($matrix) `,` type($scalar)",
    [AllTypesMatch<["matrix", "result"]>]> {
  let summary = "a matrix whose elements are multiplied by a number";
}
def SPIRV_MatrixTimesVectorOp : _SpvMatrixOp<"MatrixTimesVector",
    (ins _spvFloatMatrix:$matrix, _spvFloatVector:$vector), _spvFloatVector,
    "type($matrix) `,` type($vector) `->` type($result)", [AllElementTypesMatch<["vector", "result"]>]> {
  let summary = "the product of a matrix and a column";
}
def SPIRV_VectorTimesMatrixOp : _SpvMatrixOp<"VectorTimesMatrix",
    (ins _spvFloatVector:$vector, _spvFloatMatrix:$matrix), _spvFloatVector,
    "type($vector) `,` type($matrix) `->` type($result)", [AllElementTypesMatch<["vector", "result"]>]> {
  let summary = "the product of a row and a matrix";
}
def SPIRV_TransposeOp : _SpvMatrixOp<"Transpose", (ins SPIRV_AnyMatrix:$matrix), SPIRV_AnyMatrix,
    "type($matrix) `->` type($result)"> {
  let summary = "a matrix whose columns are the rows of another one";
}

#endif // MICA_SPIRV_MATRIX
