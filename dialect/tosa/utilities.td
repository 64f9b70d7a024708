//===- TosaUtilOps.td - Helpers of tosa's operations -------*- tablegen -*-===//

#ifndef MICA_TOSA_UTILITIES
#define MICA_TOSA_UTILITIES

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

def Tosa_ApplyScaleOp
    : Tosa_Op<"apply_scale", [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>] # ElementwiseMappable.traits> {
  let summary = "an integer times another one, shifted to the right and rounded";
  let description = "Into these, `tosa.rescale` is lowered.";
  let arguments = (ins Tosa_IntLike:$value, Tosa_IntLike:$multiplier, Tosa_Int8Like:$shift, Tosa_RoundingModeAttr:$rounding_mode);
  let results = (outs Tosa_IntLike:$output);
  let extraClassDeclaration = "std::optional<SmallVector<int64_t, 4>> getShapeForUnroll();";
  let hasCustomAssemblyFormat = 1;
}

def Tosa_YieldOp : Tosa_Op<"yield", [Terminator, Pure]> {
  let summary = "ends a region of `tosa.cond_if` or `tosa.while_loop` with values";
  let arguments = (ins Variadic<Tosa_Tensor>:$inputs);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs)";
}

#endif // MICA_TOSA_UTILITIES
