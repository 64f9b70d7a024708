//===- SMTDialect.td - The dialect smt ---------------------*- tablegen -*-===//

#ifndef MICA_SMT_DIALECT
#define MICA_SMT_DIALECT

include "mlir/IR/DialectBase.td"

def SMTDialect : Dialect {
  let name = "smt";
  let cppNamespace = "mlir::smt";
  let summary = "formulas for solvers of satisfiability modulo theories";
  let description = [{
    Terms and commands of SMT-LIB 2.7. A term is a value, so that a subterm can be shared. Commands for
    a solver are in the region of a `smt.solver`.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

#endif // MICA_SMT_DIALECT
