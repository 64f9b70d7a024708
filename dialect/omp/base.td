//===- OpenMPDialect.td - The dialect omp ------------------*- tablegen -*-===//

#ifndef MICA_OPENMP_DIALECT
#define MICA_OPENMP_DIALECT

include "mlir/IR/DialectBase.td"

def OpenMP_Dialect : Dialect {
  let name = "omp";
  let cppNamespace = "::mlir::omp";
  let description = [{
    The directives of OpenMP and their clauses. A clause has the same operands, attributes and form in all operations
    that take it.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect, ::mlir::func::FuncDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_OPENMP_DIALECT
