//===- UBOps.td - Operations of ub -------------------------*- tablegen -*-===//

#ifndef MICA_UB
#define MICA_UB

include "mlir/Dialect/UB/IR/UBOpsInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let cppNamespace = "::mlir::ub";
  let description = "Undefined behavior that is written down.";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

def PoisonAttr : AttrDef<UB_Dialect, "Poison", [PoisonAttrInterface]> {
  let mnemonic = "poison";
  let description = "Poison of any type, in all of its bits.";
}

class UB_Op<string mnemonic, list<Trait> traits = []>
    : Op<UB_Dialect, mnemonic, traits>;

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "a poisoned value";
  let description = [{
    What is computed from it may be anything. The attribute, which may be of any
    dialect, says how a value is poisoned; without it all of it is.

    ```mlir
    %p = ub.poison : i32
    ```
  }];
  let arguments = (ins DefaultValuedAttr<PoisonAttrInterface, "{}">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let hasFolder = 1;
}

def UnreachableOp : UB_Op<"unreachable", [Terminator]> {
  let summary = "end of a block that is never run to its end";
  let assemblyFormat = "attr-dict";
}

#endif // MICA_UB
