// Uses of deprecated definitions are warned of where a definition refers to them itself,
// also in a list, in a dag or through anonymous definitions.
include "mlir/IR/OpBase.td"
include "mlir/IR/CommonAttrConstraints.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def OldType : Type<CPred<"true">, "old">, Deprecated<"use AnyType">;
def OldTrait : NativeOpTrait<"Old">, Deprecated<"use no trait">;
def OldAttr : Attr<CPred<"true">>, Deprecated<"use AnyAttr">;
def OldOp : Op<D, "old">, Deprecated<"use new">;
def OldUser : Type<OldType.predicate>, Deprecated<"deprecated itself"> { Type of = OldType; }
def Named : Optional<OldType>;
def ThroughNamed : Op<D, "through_named"> { let arguments = (ins Named:$x); }
def Twice : Op<D, "twice"> { let arguments = (ins OldType:$x, OldType:$y, OldAttr:$z); }
def Nested : Op<D, "nested", [TraitList<[OldTrait]>]> {
  let arguments = (ins Arg<Variadic<AnyTypeOf<[OldType]>>, "decorated">:$x, OptionalAttr<ConfinedAttr<OldAttr, []>>:$y);
}
class Holder { Op field = OldOp; dag nested = (OldOp (OldOp)); list<list<Op>> lists = [[OldOp]]; }
def HolderDef : Holder;
