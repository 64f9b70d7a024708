// Operations whose parts have all kinds of names, numbers and types.
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Snake_Dialect : Dialect {
  let name = "snake";
  let cppNamespace = "::snake";
}
class Snake_Op<string mnemonic, list<Trait> traits = []> : Op<Snake_Dialect, mnemonic, traits>;

// Names are sorted by the numbers in them.
def Op10 : Snake_Op<"op10">;
def Op9 : Snake_Op<"op9"> { let summary = "has only a summary"; }

// Words of Python and of the class of all operations.
def Class : Snake_Op<"class"> {
  let arguments = (ins AnyType:$from, AnyType:$loc, I32Attr:$context, AnyType:$print, StrAttr:$type, AnyType:$issubclass, AnyType:$_ods_x);
  let results = (outs AnyType:$results, AnyType:$result);
}
def lambda : Snake_Op<"lambda"> { let results = (outs AnyType:$in); }
def DottedOp : Snake_Op<"a.dotted.name"> { let arguments = (ins AnyType:$camelCaseOfABC); }

// Nothing has a name.
def UnnamedOp : Snake_Op<"unnamed", [InferTypeOpAdaptor]> {
  let arguments = (ins AnyType, Optional<AnyType>);
  let results = (outs I32);
  let regions = (region AnyRegion, AnyRegion:$second);
  let successors = (successor AnySuccessor, VariadicSuccessor<AnySuccessor>:$more);
}
def UnnamedResultsOp : Snake_Op<"unnamed_results"> { let results = (outs I32, I64, Optional<F32>); }

// Groups.
def SameOp : Snake_Op<"same", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<AnyType>:$a, AnyType:$b, Variadic<I32>, AnyType:$c);
  let results = (outs Variadic<AnyType>:$d, F32:$e, Variadic<Index>:$f);
  let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$rest);
  let description = " Of one line. ";
}
def SegmentsOp : Snake_Op<"segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<AnyType>:$a, AnyType:$b, Variadic<AnyMemRef>:$c, VariadicOfVariadic<AnyType, "sizes">:$d, DenseI32ArrayAttr:$sizes);
  let results = (outs Optional<AnyVectorOfNonZeroRank>:$e, AnyComplex:$f, Variadic<AnyTensor>:$g);
  let description = [{

    Indented, with a line of spaces:
      
    and one with spaces at its end.  

  }];
}
def LastOp : Snake_Op<"last"> {
  let arguments = (ins Variadic<Index>:$a, AnyTypeOf<[I32, F32]>:$b);
  let results = (outs Optional<AnyRankedTensor>:$c, NoneType:$d);
}

// Attributes and properties.
def AttributesOp : Snake_Op<"attributes"> {
  let arguments = (ins UnitAttr:$unit, I1Attr:$bit, OptionalAttr<I1Attr>:$maybe, DefaultValuedAttr<BoolAttr, "true">:$yes,
    DefaultValuedOptionalAttr<I64Attr, "3">:$three, ConfinedAttr<StrAttr, []>:$confined, SymbolRefAttr:$sym, DictionaryAttr:$dict,
    TypeAttrOf<I32>:$of, I32ElementsAttr:$elements, F64ArrayAttr:$floats, AffineMapAttr:$map, AnyAttr:$any, SI1Attr:$signed);
}
def PropertiesOp : Snake_Op<"properties"> {
  let arguments = (ins I64Prop:$a, AnyType:$b, UnitProp:$c, AnyType:$d);
  let results = (outs AnyType:$e, AnyType);
}

// Types of results that are inferred.
def SameTypeOp : Snake_Op<"same_type", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$b, AnyType:$c);
}
def OfAttributeOp : Snake_Op<"of_attribute", [FirstAttrDerivedResultType]> {
  let arguments = (ins AnyType:$a, AnyAttr:$b);
  let results = (outs AnyType:$c);
}
def InferredOp : Snake_Op<"inferred", [AllTypesMatch<["a", "b"]>]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$b);
}
def NoBuildersOp : Snake_Op<"no_builders"> {
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "int":$x)>];
  let arguments = (ins AnyType:$a);
}
