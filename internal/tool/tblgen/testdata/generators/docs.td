// Types, attributes and operations with all that documentation shows.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Doc_Dialect : Dialect {
  let name = "doc";
  let cppNamespace = "::a::doc";
  let summary = "a dialect";
  let description = [{
    # Heading
      indented
  }];
}
def Other_Dialect : Dialect { let name = "other"; }

def Plain : TypeDef<Doc_Dialect, "Plain"> { let summary = "a plain type"; let typeName = "doc.plain"; }
def WithMnemonic : TypeDef<Doc_Dialect, "WithMnemonic"> { let mnemonic = "with"; let description = "One line."; }
def WithParams : TypeDef<Doc_Dialect, "WithParams"> {
  let mnemonic = "params";
  let summary = "";
  let description = [{

    Blank line above.

  }];
  let parameters = (ins "int":$a, TypeParameter<"::mlir::Type", "a type | or not">:$b, OptionalParameter<"bool">:$c, ArrayRefParameter<"int", "some ints">:$many_ints);
  let assemblyFormat = "`<` struct(params) `>`";
}
def WithCustom : TypeDef<Doc_Dialect, "WithCustom"> {
  let mnemonic = "custom";
  let parameters = (ins "int":$a);
  let hasCustomAssemblyFormat = 1;
}
def NoMnemonic : TypeDef<Doc_Dialect, "NoMnemonic"> { let typeName = "doc.no"; let parameters = (ins "int":$a); }
def AnAttr : AttrDef<Doc_Dialect, "An"> {
  let mnemonic = "an";
  let summary = "an attribute";
  let parameters = (ins AttributeSelfTypeParameter<"the type">:$type, "::llvm::StringRef":$name);
  let assemblyFormat = "`<` $name `>`";
}
def Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"one", 1>, I32EnumCase<"two", 2, "the two">]> { let cppNamespace = "::a::doc"; let description = "More of it."; }
def KindAttr : EnumAttr<Doc_Dialect, Kind, "kind">;

class Doc_Op<string name, list<Trait> traits = []> : Op<Doc_Dialect, name, traits>;
def AOp : Doc_Op<"a", [Pure, IsolatedFromAbove, AttrSizedOperandSegments, SameOperandsAndResultType, DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "does a";
  let description = [{
    A description.
      Indented.
  }];
  let arguments = (ins I32:$x, Variadic<AnyInteger>:$xs, Optional<I1>:$o, I32Attr:$i, OptionalAttr<StrAttr>:$s, DefaultValuedAttr<I64Attr, "3">:$d, UnitAttr:$unit, Arg<AnyMemRef, "the | memory", [MemRead]>:$m);
  let results = (outs I32:$r, I32);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def BOp : Doc_Op<"b.c", [Terminator, ParentOneOf<["AOp", "BOp"]>, AttrSizedOperandSegments, MemoryEffects<[MemRead]>]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y, KindAttr:$kind, AnAttr:$an);
  let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$rest);
  let successors = (successor AnySuccessor:$dest, VariadicSuccessor<AnySuccessor>:$others);
  let hasCustomAssemblyFormat = 1;
}
def COp : Doc_Op<"c"> { let summary = "two\nlines."; let assemblyFormat = [{
    attr-dict
      `:`
  }]; }
def DOp : Op<Other_Dialect, "d">;
