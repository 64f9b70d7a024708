// OpenMP's clauses: the types of their arguments, how they are named, and operations that
// lack something that their clauses define.
include "mlir/IR/OpBase.td"
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"

class Clause<dag args> : OpenMP_Clause<0, 0, 0, 0, 0> {
  let arguments = args;
}

class OpenMP_TypesClauseSkip<dag args> : Clause<args>;

def OpenMP_TypesClause : OpenMP_TypesClauseSkip<(ins
  I32:$value, Optional<I32>:$optional_value, Variadic<I32>:$values, VariadicOfVariadic<I32, "segments">:$groups, AnyTypeOf<[I32]>:$any,
  I32Attr:$number, OptionalAttr<I32Attr>:$optionalNumber, OptionalAttr<OptionalAttr<I32Attr>>:$optionalTwice,
  DefaultValuedAttr<I32Attr, "3">:$withDefault, ConfinedAttr<I32Attr, []>:$confined, UnitAttr:$unit, SymbolNameAttr:$symbol,
  SymbolRefAttr:$reference, DictionaryAttr:$dictionary, ArrayAttr:$array, I32ArrayAttr:$numbers, OptionalAttr<I32ArrayAttr>:$optionalNumbers,
  StrArrayAttr:$texts, BoolArrayAttr:$BigName, TypedArrayAttrBase<I32ArrayAttr, "lists">:$lists, DenseI32ArrayAttr:$dense,
  OptionalAttr<DenseI32ArrayAttr>:$optionalDense, DenseBoolArrayAttr:$denseBools, DenseF64ArrayAttr:$under_score,
  TypedArrayAttrBase<DenseI8ArrayAttr, "dense lists">:$denseLists, I32ElementsAttr:$elements, RankedI32ElementsAttr<[2, 3]>:$ranked,
  IndexElementsAttr:$indices, FloatElementsAttr<32>:$floats, RankedFloatElementsAttr<32, [2]>:$rankedFloats,
  StringElementsAttr:$strings, ElementsAttr:$other, UnitProp:$unitProp, I32Prop:$prop, OptionalProp<I32Prop>:$optionalProp,
  ArrayProp<I32Prop>:$propArray, StringProp:$text)>;

class OpenMP_DocumentedClauseSkip : OpenMP_Clause<0, 0, 0, 0, 0> {
  let arguments = (ins I32:$a);
  let description = "What the clause is for.";
  let extraClassDeclaration = "int fromClause();";
  let reqAssemblyFormat = "`required` $a";
  let optAssemblyFormat = "`optional`";
}
class OpenMP_IndirectClauseSkip : OpenMP_DocumentedClauseSkip;

def OpenMP_DocumentedClause : OpenMP_DocumentedClauseSkip;
def IndirectClause : OpenMP_IndirectClauseSkip;
def EmptySkip : OpenMP_Clause<0, 0, 0, 0, 0> { let arguments = (ins); }
def PlainClause : OpenMP_Clause<0, 0, 0, 0, 0> { let arguments = (ins I32:$x); }
def QuietClause : OpenMP_Clause<1, 1, 1, 1, 1> { let arguments = (ins I32:$quiet); let description = "Quiet."; }

def OpenMP_TypesOp : OpenMP_Op<"types", traits = [AttrSizedOperandSegments], clauses = [OpenMP_TypesClause, EmptySkip, Clause<(ins)>]>;
def UndocumentedOp : OpenMP_Op<"undocumented", clauses = [IndirectClause, PlainClause, QuietClause]>;
def OtherArgumentsOp : OpenMP_Op<"arguments", clauses = [OpenMP_DocumentedClause]> {
  let arguments = (ins I64:$a);
  let description = "Text. " # clausesDescription;
}
def NothingOp : OpenMP_Op<"nothing", clauses = [OpenMP_DocumentedClause, PlainClause]> {
  let arguments = (ins);
  let assemblyFormat = "attr-dict";
  let extraClassDeclaration = "";
  let description = "Text.";
}
def WithoutClauses : OpenMP_Op<"without">;
