// Operations of a dialect that keeps attributes in dictionaries.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect {
  let name = "d";
  let cppNamespace = "::d";
  let usePropertiesForAttributes = 0;
}

class SampleOp<string mnemonic, list<Trait> traits = []> : Op<D, mnemonic, traits>;

def Cases : I32EnumAttr<"En", "two cases", [I32EnumAttrCase<"a", 0>, I32EnumAttrCase<"b", 5, "b-x">]> { let cppNamespace = "::d"; }

def Everything : SampleOp<"everything", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$v, I32Attr:$req, OptionalAttr<I32Attr>:$opt, DefaultValuedAttr<I32Attr, "3">:$dv,
    DefaultValuedOptionalAttr<I32Attr, "3">:$dvo, UnitAttr:$u, Optional<AnyType>:$o, AnyAttr:$any,
    VariadicOfVariadic<AnyType, "seg">:$vv, DenseI32ArrayAttr:$seg, StrAttr:$sss, Cases:$cases);
  let results = (outs Variadic<AnyType>:$r, Optional<AnyType>:$s);
}

def Nothing : SampleOp<"nothing">;

// With a property, attributes are read from the properties.
def WithProperty : SampleOp<"with_property", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$v, I32Attr:$req, Variadic<AnyType>:$w, I64Prop:$prop, OptionalAttr<I32Attr>:$opt,
    DefaultValuedAttr<I32Attr, "3">:$dv, UnitAttr:$u, UnitAttr:$t, VariadicOfVariadic<AnyType, "seg">:$vv, DenseI32ArrayAttr:$seg, Cases:$cases);
  let results = (outs Variadic<AnyType>:$r, Variadic<AnyType>:$s);
  let assemblyFormat = [{
    $v `,` $w `,` $vv $req ($opt^)? `x` $prop (`u` $u^)? oilist(`t` $t | `dv` $dv) $cases prop-dict attr-dict
    `:` type($v) type($w) type($vv) type($r) type($s)
  }];
}

def WithFormat : SampleOp<"with_format", [AttrSizedOperandSegments, AttrSizedResultSegments, InferTypeOpInterface]> {
  let arguments = (ins Variadic<AnyType>:$v, I32Attr:$req, Variadic<AnyType>:$w, OptionalAttr<I32Attr>:$opt,
    DefaultValuedAttr<I32Attr, "3">:$dv, UnitAttr:$u, UnitAttr:$t, VariadicOfVariadic<AnyType, "seg">:$vv, DenseI32ArrayAttr:$seg, Cases:$cases);
  let results = (outs Variadic<AnyType>:$r, Variadic<AnyType>:$s);
  let assemblyFormat = [{
    $v `,` $w `,` $vv custom<C>($req, $opt) (`u` $u^)? oilist(`t` $t | `dv` $dv) $cases prop-dict attr-dict
    `:` type($v) type($w) type($vv)
  }];
}

def WholeLists : SampleOp<"whole_lists", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$v, Variadic<AnyType>:$w);
  let results = (outs Variadic<AnyType>:$r, Optional<AnyType>:$o);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// The attribute with the sizes is one of the definition.
def OwnSizes : SampleOp<"own_sizes", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$v, DenseI32ArrayAttr:$operandSegmentSizes, Variadic<AnyType>:$w, I32Attr:$zz);
  DerivedTypeAttr ty = DerivedTypeAttr<"return getFoo();">;
  DerivedAttr x = DerivedAttr<"int", "return 3;", [{ $_builder.getI32($_self) }]>;
}

def OnlyDerived : SampleOp<"only_derived"> {
  DerivedAttr x = DerivedAttr<"int", "return 3;", [{ $_builder.getI32($_self) }]>;
  DerivedAttr y = DerivedAttr<"int", "return 3;">;
}

def TypeFromAttribute : SampleOp<"type_from_attribute", [FirstAttrDerivedResultType, AttrSizedResultSegments]> {
  let arguments = (ins TypeAttr:$t, I32Attr:$snake_case, OptionalAttr<I32Attr>:$b);
  let results = (outs AnyType:$r, Optional<AnyType>:$o, Variadic<AnyType>:$v);
}

def TypeOfAttribute : SampleOp<"type_of_attribute", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$t);
  let results = (outs AnyType:$r);
}

def Inferred : SampleOp<"inferred", [AllTypesMatch<["a", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$a, I32Attr:$b);
  let results = (outs AnyType:$r);
}
