//===- SMT.td - All definitions of smt ---------------------*- tablegen -*-===//

#ifndef MICA_SMT
#define MICA_SMT

include "mlir/Dialect/SMT/IR/SMTArrayOps.td"
include "mlir/Dialect/SMT/IR/SMTBitVectorOps.td"
include "mlir/Dialect/SMT/IR/SMTIntOps.td"
include "mlir/Dialect/SMT/IR/SMTOps.td"
include "mlir/IR/OpBase.td"

#endif // MICA_SMT
