// Constraints of a dialect.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Q_Dialect : Dialect { let name = "q"; }
def SomeType : DialectType<Q_Dialect, CPred<"isSome($_self)">, "the \"type\""> {
  let description = [{
    Described
      more
  }];
}
def SomeAttr : DialectAttr<Q_Dialect, CPred<"isSome($_self)">, "the attr"> { let description = "Described\n  more"; }
def OtherAttr : DialectAttr<Q_Dialect, CPred<"1">, "other attr">;
def Defined : AttrDef<Q_Dialect, "Defined"> { let mnemonic = "x"; }

def Op10 : Op<Q_Dialect, "a10">;
def Op9 : Op<Q_Dialect, "b9">;
