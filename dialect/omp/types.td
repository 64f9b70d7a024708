//===- OpenMPTypeInterfaces.td - Interfaces of types -------*- tablegen -*-===//

#ifndef MICA_OPENMP_TYPE_INTERFACES
#define MICA_OPENMP_TYPE_INTERFACES

include "mlir/IR/OpBase.td"

def OpenMP_PointerLikeTypeInterface : TypeInterface<"PointerLikeType"> {
  let cppNamespace = "::mlir::omp";
  let description = "The type of a pointer to a variable.";
  let methods = [InterfaceMethod<"The type of the variable, null if the pointer does not have it", "::mlir::Type", "getElementType">];
}

#endif // MICA_OPENMP_TYPE_INTERFACES
