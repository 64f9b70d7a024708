//===- RegionKindInterface.td - Regions without dominance --*- tablegen -*-===//

#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = [{
    Says what the order of operations in a region means. In an SSACFG region
    values are defined before they are used; in a graph region, which has one
    block, there is no order.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<"The kind of the region of that number.",
      "::mlir::RegionKind", "getRegionKind",
      (ins "unsigned":$index)>,
    StaticInterfaceMethod<[{
        Whether definitions in that region must dominate their uses.
      }],
      "bool", "hasSSADominance",
      (ins "unsigned":$index), _native>,
  ];
}

def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;

// All regions are graphs, and nothing ends them.
def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface,
                 HasOnlyGraphRegion]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
