//===- SMTTypes.td - Types of smt --------------------------*- tablegen -*-===//

#ifndef MICA_SMT_TYPES
#define MICA_SMT_TYPES

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/IR/AttrTypeBase.td"

class SMTTypeDef<string name, string text, string more, string format = "", dag given = (ins)> : TypeDef<SMTDialect, name> {
  let mnemonic = text;
  let description = more;
  let parameters = given;
  let assemblyFormat = format;
}

def BoolType : SMTTypeDef<"Bool", "bool", "The sort `Bool`.">;
def IntType : SMTTypeDef<"Int", "int", "The sort `Int` of integers of any size.">;

let genVerifyDecl = 1 in {
def BitVectorType : SMTTypeDef<"BitVector", "bv", "Bit-vectors of a width above zero: `!smt.bv<8>` is `(_ BitVec 8)`.",
    "`<` $width `>`", (ins "int64_t":$width)>;
def ArrayType : SMTTypeDef<"Array", "array",
    "Functions from indices to elements, both of any sort: `!smt.array<[!smt.int -> !smt.bool]>` is `(Array Int Bool)`.",
    "`<` `[` $domainType `->` $rangeType `]` `>`", (ins "mlir::Type":$domainType, "mlir::Type":$rangeType)>;
def SMTFuncType : SMTTypeDef<"SMTFunc", "func",
    "Functions that are not interpreted. They are declared and applied, and are not themselves terms: `!smt.func<(!smt.int) !smt.bool>`.",
    "`<` `(` $domainTypes `)` ` ` $rangeType `>`",
    (ins ArrayRefParameter<"mlir::Type", "domain types">:$domainTypes, "mlir::Type":$rangeType)>;
def SortType : SMTTypeDef<"Sort", "sort",
    "A sort that is not interpreted, and the sorts that it is applied to: `!smt.sort<\"pair\"[!smt.int, !smt.bool]>` is `(pair Int Bool)`.",
    "`<` $identifier (`[` $sortParams^ `]`)? `>`",
    (ins "mlir::StringAttr":$identifier, OptionalArrayRefParameter<"mlir::Type", "sort parameters">:$sortParams)>;
}

def AnySMTType : Type<CPred<"smt::isAnySMTValueType($_self)">, "any SMT value type">;
def AnyNonFuncSMTType : Type<CPred<"smt::isAnyNonFuncSMTValueType($_self)">, "any non-function SMT value type">;
def AnyNonSMTType : Type<Neg<AnySMTType.predicate>, "any non-smt type">;

#endif // MICA_SMT_TYPES
