//===- VectorAttributes.td - Enumerations of vector --------*- tablegen -*-===//

#ifndef MICA_VECTOR_ATTRIBUTES
#define MICA_VECTOR_ATTRIBUTES

include "mlir/Dialect/Vector/IR/Vector.td"
include "mlir/IR/EnumAttr.td"

class _Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::vector";
  let genSpecializedAttr = 0;
}

class _EnumAttr<EnumInfo info, string mnemonic>
    : EnumAttr<Vector_Dialect, info, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// Operations that reduce two elements to one.
def COMBINING_KIND_ADD : I32EnumAttrCase<"ADD", 0, "add">;
def COMBINING_KIND_MUL : I32EnumAttrCase<"MUL", 1, "mul">;
def COMBINING_KIND_MINUI : I32EnumAttrCase<"MINUI", 2, "minui">;
def COMBINING_KIND_MINSI : I32EnumAttrCase<"MINSI", 3, "minsi">;
def COMBINING_KIND_MINNUMF : I32EnumAttrCase<"MINNUMF", 4, "minnumf">;
def COMBINING_KIND_MAXUI : I32EnumAttrCase<"MAXUI", 5, "maxui">;
def COMBINING_KIND_MAXSI : I32EnumAttrCase<"MAXSI", 6, "maxsi">;
def COMBINING_KIND_MAXNUMF : I32EnumAttrCase<"MAXNUMF", 7, "maxnumf">;
def COMBINING_KIND_AND : I32EnumAttrCase<"AND", 8, "and">;
def COMBINING_KIND_OR : I32EnumAttrCase<"OR", 9, "or">;
def COMBINING_KIND_XOR : I32EnumAttrCase<"XOR", 10, "xor">;
def COMBINING_KIND_MINIMUMF : I32EnumAttrCase<"MINIMUMF", 11, "minimumf">;
def COMBINING_KIND_MAXIMUMF : I32EnumAttrCase<"MAXIMUMF", 12, "maximumf">;

def CombiningKind : _Enum<"CombiningKind",
    "Kind of combining function for contractions and reductions", [
      COMBINING_KIND_ADD, COMBINING_KIND_MUL, COMBINING_KIND_MINUI,
      COMBINING_KIND_MINSI, COMBINING_KIND_MINNUMF, COMBINING_KIND_MAXUI,
      COMBINING_KIND_MAXSI, COMBINING_KIND_MAXNUMF, COMBINING_KIND_AND,
      COMBINING_KIND_OR, COMBINING_KIND_XOR, COMBINING_KIND_MAXIMUMF,
      COMBINING_KIND_MINIMUMF]>;

def Vector_CombiningKindAttr : _EnumAttr<CombiningKind, "kind">;

// What a contraction does with a dimension.
def Vector_IteratorType : _Enum<"IteratorType", "Iterator type", [
  I32EnumAttrCase<"parallel", 0>,
  I32EnumAttrCase<"reduction", 1>,
]>;

def Vector_IteratorTypeEnum : _EnumAttr<Vector_IteratorType, "iterator_type">;

def Vector_IteratorTypeArrayAttr
    : TypedArrayAttrBase<Vector_IteratorTypeEnum,
                         "Iterator type should be an enum.">;

// What `vector.print` writes after a value, or instead of one.
def PrintPunctuation : _Enum<"PrintPunctuation",
    "Punctuation for separating vectors or vector elements", [
      I32EnumAttrCase<"NoPunctuation", 0, "no_punctuation">,
      I32EnumAttrCase<"NewLine", 1, "newline">,
      I32EnumAttrCase<"Comma", 2, "comma">,
      I32EnumAttrCase<"Open", 3, "open">,
      I32EnumAttrCase<"Close", 4, "close">]>;

def Vector_PrintPunctuation : _EnumAttr<PrintPunctuation, "punctuation">;

#endif // MICA_VECTOR_ATTRIBUTES
