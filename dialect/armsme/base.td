//===- ArmSME.td - The dialect arm_sme ---------------------*- tablegen -*-===//

#ifndef MICA_ARM_SME
#define MICA_ARM_SME

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/DialectBase.td"

def ArmSME_Dialect : Dialect {
  let name = "arm_sme";
  let cppNamespace = "::mlir::arm_sme";
  let description = [{
    Arm's Scalable Matrix Extension: tiles, which are square matrices in the storage ZA, and outer products that are added to
    them. A tile is a vector with two scalable dimensions, such as `vector<[4]x[4]xf32>`. A slice is a row or a column. The
    operations below `intr` are LLVM's intrinsics, which have numbers of tiles.
  }];
  let dependentDialects = ["scf::SCFDialect", "vector::VectorDialect", "memref::MemRefDialect"];
  let useDefaultAttributePrinterParser = 1;
}

defvar _smeLengths = [16, 8, 4, 2, 1];
let summary = "a vector type that matches the size of a SVE vector" in
def SVEVector
    : ScalableVectorOfRankAndLengthAndType<[1], _smeLengths, [I8, I16, I32, I64, I128, F16, BF16, F32, F64]>;
let summary = "a vector type that matches the size of a SVE predicate" in
def SVEPredicate : ScalableVectorOfRankAndLengthAndType<[1], _smeLengths, [I1]>;

#endif // MICA_ARM_SME
