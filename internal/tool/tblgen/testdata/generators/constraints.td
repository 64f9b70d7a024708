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

def T1 : Type<CPred<"isT($_self)">, "a type", "::A"> { let cppFunctionName = "isT1"; }
def T2 : Type<Or<[CPred<"isT($_self)">, CPred<"$_self == 2">]>> { let cppFunctionName = "isT2"; }
def A1 : Attr<CPred<"isT($_self)">, "an attr"> { let cppFunctionName = "isA1"; }

def Placeholders : TypeConstraint<CPred<"$x $_self $zz $9223372036854775808 $0... $_no">, "placeholders that nothing fills"> {
  let cppFunctionName = "placeholders";
}
