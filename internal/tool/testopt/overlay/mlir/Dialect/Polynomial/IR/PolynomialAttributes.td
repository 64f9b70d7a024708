// The polynomial dialect is no longer a part of MLIR. One parameter of an attribute of the
// test dialect has this type.
include "mlir/IR/AttrTypeBase.td"

def Polynomial_IntPolynomialAttr : AttrParameter<"::mlir::polynomial::IntPolynomialAttr", "">;
