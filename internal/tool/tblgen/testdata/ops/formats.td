// Each element of declarative formats, in every place where it is written differently.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def D : Dialect {
  let name = "d";
  let cppNamespace = "::d";
}

class SampleOp<string mnemonic, list<Trait> traits = []> : Op<D, mnemonic, traits>;

def CaseA : I32EnumAttrCase<"a", 0>;
def CaseB : I32EnumAttrCase<"b", 5, "b-x">;
def Named : I32EnumAttr<"En", "cases of which one is no keyword", [CaseA, CaseB]> { let cppNamespace = "::d"; }
def BitX : I32BitEnumAttrCase<"x", 1>;
def BitY : I32BitEnumAttrCase<"y", 2>;
def Flags : I32BitEnumAttr<"BEn", "bits", [BitX, BitY]> { let cppNamespace = "::d"; }
def NamedAttr : EnumAttr<D, Named, "en"> { let assemblyFormat = "`<` $value `>`"; }
def Plain : I32EnumAttr<"En2", "cases", [CaseA, CaseB]> { let cppNamespace = "::d"; let genSpecializedAttr = 0; }
def PlainAttr : EnumAttr<D, Plain, "en2">;
def SomeType : TypeDef<D, "TD"> { let mnemonic = "td"; let parameters = (ins "int":$a); let assemblyFormat = "`<` $a `>`"; }
def SomeAttr : AttrDef<D, "AD"> { let mnemonic = "ad"; let parameters = (ins "int":$a); let assemblyFormat = "`<` $a `>`"; }

def A1 : SampleOp<"a1", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$s, Optional<AnyType>:$o, Variadic<AnyType>:$v);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$s (`,` $o^)? `[` $v `]` attr-dict `:` type($s) (`opt` type($o)^)? `,` type($v) `->` type($r)";
}

def A2 : SampleOp<"a2"> {
  let arguments = (ins VariadicOfVariadic<AnyType,"seg">:$vv, DenseI32ArrayAttr:$seg);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "$vv `:` type($vv) `->` type($r) attr-dict-with-keyword";
}

def A3 : SampleOp<"a3"> {
  let arguments = (ins I32Attr:$i, NamedAttr:$e, Named:$e1, OptionalAttr<Named>:$eo, Flags:$be, PlainAttr:$e2, SomeAttr:$ad, StrAttr:$str, UnitAttr:$u, SymbolNameAttr:$sym, FlatSymbolRefAttr:$fs, SymbolRefAttr:$sr, AnyAttr:$any, OptionalAttr<StrAttr>:$os, OptionalAttr<SymbolNameAttr>:$osym, TypeAttr:$ty, ElementsAttr:$el, I64ArrayAttr:$arr, DefaultValuedAttr<I32Attr,"5">:$dv, OptionalAttr<AnyAttr>:$oany, DefaultValuedOptionalAttr<I32Attr,"6">:$dvo, OptionalAttr<SomeAttr>:$oad, OptionalAttr<NamedAttr>:$oe);
  let assemblyFormat = "$i `,` $e $e1 $eo $be $e2 $ad $str $u $sym $fs $sr `t` $any `t` $os $osym $ty $el $arr $dv `x` $oany `y` $dvo $oad $oe attr-dict";
}

def A4 : SampleOp<"a4"> {
  let arguments = (ins OptionalAttr<StrAttr>:$os, OptionalAttr<Named>:$oe, UnitAttr:$u, UnitAttr:$u2, Variadic<AnyType>:$v, OptionalAttr<SymbolNameAttr>:$osym, DefaultValuedAttr<I32Attr,"5">:$dv, OptionalAttr<SomeAttr>:$oad);
  let assemblyFormat = "($os^)? (`k` $oe^)? (`unit` $u^):(`not`)? ($u2^ `zz` `` ` ` `\\n`)? ($v^ `:` type($v)):(`empty`)? ($osym^)? (`dv` `=` $dv^)? ($oad^ `z`)? attr-dict";
}

def A5 : SampleOp<"a5"> {
  let arguments = (ins AnyType:$x);
  let results = (outs Optional<AnyType>:$r);
  let regions = (region AnyRegion:$a, SizedRegion<1>:$b, VariadicRegion<AnyRegion>:$c);
  let successors = (successor AnySuccessor:$s, VariadicSuccessor<AnySuccessor>:$ss);
  let assemblyFormat = "operands $a `,` $b (`r` $c^)? $s `,` $ss attr-dict `:` functional-type(operands, results)";
}

def A6 : SampleOp<"a6", [SingleBlockImplicitTerminator<"Foo">]> {
  let regions = (region SizedRegion<1>:$b, SizedRegion<1>:$c);
  let assemblyFormat = "regions successors attr-dict";
  let successors = (successor AnySuccessor:$s);
}

def A6b : SampleOp<"a6b", [SingleBlock]> {
  let regions = (region SizedRegion<1>:$b,SizedRegion<1>:$c);
  let assemblyFormat = "($b^)? $c attr-dict";
}

def A6c : SampleOp<"a6c", [SingleBlock]> {
  let regions = (region VariadicRegion<SizedRegion<1>>:$b);
  let assemblyFormat = "regions attr-dict";
}

def A7 : SampleOp<"a7", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($r)";
}

def A8 : SampleOp<"a8", [TypesMatchWith<"x","x","r","foo($_self, $_ctxt)">, AllTypesMatch<["x","y"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y, I32:$i, Variadic<I32>:$vi, F32:$f);
  let results = (outs AnyType:$r, Index:$idx);
  let assemblyFormat = "$x `,` $y $i $vi $f attr-dict `:` type($x)";
}

def A9 : SampleOp<"a9", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$v, Optional<I32>:$o, OptionalAttr<StrAttr>:$os, I32Attr:$ia, UnitAttr:$ua);
  let results = (outs AnyType:$r, Variadic<AnyType>:$rs);
  let regions = (region AnyRegion:$a, VariadicRegion<AnyRegion>:$c);
  let successors = (successor AnySuccessor:$s, VariadicSuccessor<AnySuccessor>:$ss);
  let assemblyFormat = "custom<Foo>($x, $v, $o, $os, $ia, $ua, $a, $c, $s, $ss) custom<Bar>(type($x), ref($x), type($v), ref(type($x)), type($r), type($rs), \"lit\", ref($os), ref($a), ref($ss), ref($c), ref($v), ref($o), ref($ia)) custom<Baz>(attr-dict) type($o)";
  let hasVerifier=1;
}

def A10 : SampleOp<"a10", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$x, Variadic<AnyType>:$v, OptionalAttr<StrAttr>:$os, UnitAttr:$u, UnitAttr:$u2, OptionalAttr<Named>:$oe);
  let assemblyFormat = "oilist(`aa` $x `:` type($x) | `bb` `(` $v `:` type($v) `)` | `cc` $os | `dd` $u | `ee` $u2 `x` | `ff` | `gg` custom<Foo>($oe)) attr-dict";
}

def A11 : SampleOp<"a11"> {
  let arguments = (ins I64Prop:$p, UnitProp:$u, DefaultValuedProp<I64Prop,"5">:$dp, ArrayProp<I64Prop>:$ap, OptionalProp<I64Prop>:$op, StringProp:$sp, I32Attr:$a, UnitProp:$u2);
  let assemblyFormat = "$p `,` $ap `,` $sp ($u^)? (`dp` $dp^)? (`op` $op^)? prop-dict attr-dict";
}

def A12 : SampleOp<"a12"> {
  let arguments = (ins I64Prop:$p, DefaultValuedAttr<I32Attr,"5">:$da, OptionalAttr<I32Attr>:$oa);
  let assemblyFormat = "prop-dict attr-dict";
}

def A13 : SampleOp<"a13"> {
  let arguments = (ins AnyType:$x, SomeType:$td, Variadic<SomeType>:$vtd, SomeAttr:$ad);
  let results = (outs SomeType:$r, Variadic<SomeType>:$rs);
  let assemblyFormat = "$x $td $vtd qualified($ad) `k` attr-dict `:` type($x) qualified(type($td)) `x` type($r) `y` type($rs) type($vtd)";
}

def A14 : SampleOp<"a14", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

def A15 : SampleOp<"a15"> {
  let arguments = (ins AnyType:$x, I32:$y);
  let results = (outs I32:$r, AnyType:$q);
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type(results)";
}

def A16 : SampleOp<"a16"> {
  let arguments = (ins AnyType:$x, TypedAttrInterface:$ta);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x $ta attr-dict `:` functional-type($x, $r)";
}

def A17 : SampleOp<"a17", [AllTypesMatch<["ta", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$ta);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$ta attr-dict";
}

def A18 : SampleOp<"a18", [AttrSizedOperandSegments,AttrSizedResultSegments]> {
  let arguments = (ins Optional<AnyType>:$x, Optional<I32>:$y);
  let results = (outs Optional<AnyType>:$r, Optional<I32>:$q);
  let assemblyFormat = "($x^ `:` type($x))? (`,` $y^)? `->` type($r) type($q) attr-dict";
}

def A19 : SampleOp<"a19", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$x, Variadic<AnyType>:$y, OptionalAttr<I32Attr>:$a);
  let assemblyFormat = "(custom<Foo>($x, $y, type($x), type($y))^ `z`):(`else` $a)? attr-dict";
}

def B1 : SampleOp<"b1", [AttrSizedOperandSegments]> {
  let arguments = (ins OptionalAttr<StrAttr>:$os, OptionalAttr<SymbolNameAttr>:$osym, UnitAttr:$u, OptionalAttr<SomeAttr>:$oad, DefaultValuedAttr<Named,"::d::En::a">:$den, AnyType:$x, Variadic<AnyType>:$v, Optional<AnyType>:$o, UnitAttr:$u3,  OptionalAttr<Named>:$e3, UnitProp:$up, DefaultValuedOptionalAttr<I32Attr, "7">:$dvo);
  let assemblyFormat = "(`a` $os^)? (`b` $osym^)? (`c` qualified($oad)^)? (`e` $den^)? ($u3^ `x`)? ($e3^ `y`)? (`up` $up^)? (`else`):(`q` $u^)? (`xx` $dvo^)? $x `,` $v (`,` $o^)? attr-dict `:` type(operands)";
}

def B2 : SampleOp<"b2", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$x, Optional<AnyType>:$o, Variadic<AnyType>:$v, I32:$i);
  let assemblyFormat = "operands attr-dict `:` type($x) `,` type($o) `:` type($v) `,` type($i)";
}

def B3 : SampleOp<"b3"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "operands attr-dict `:` type($x)";
}

def B3b : SampleOp<"b3b"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict `:` type(operands)";
}

def B4 : SampleOp<"b4",[AttrSizedOperandSegments,AttrSizedResultSegments]> {
  let arguments = (ins VariadicOfVariadic<AnyType, "s1">:$vv, VariadicOfVariadic<AnyType, "s2">:$ww, DenseI32ArrayAttr:$s1, DenseI32ArrayAttr:$s2, Optional<AnyType>:$o);
  let results = (outs Optional<AnyType>:$r, Variadic<AnyType>:$q);
  let regions=(region AnyRegion:$rg, VariadicRegion<AnyRegion>:$rs);
  let assemblyFormat = "($vv^ `:` type($vv))? (`w` `(` $ww^ `:` type($ww) `)`)? (`rr` type($r)^)? (`:` type($q)^ `z`)? ($rg^ `x`)? ($rs^ `y`)? custom<P>(ref($vv), ref(type($vv)), ref($ww)) ($o^)? (`o` type($o)^)? attr-dict";
}

def B5 : SampleOp<"b5",[AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<AnyType>:$o, Variadic<AnyType>:$v);
  let results = (outs Optional<AnyType>:$r, Variadic<AnyType>:$q);
  let assemblyFormat = "$o `,` $v  (`:` functional-type($o, $r)^ `z`)? (`:` functional-type($v,$q)^)? attr-dict";
}

def B6 : SampleOp<"b6",[AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<AnyType>:$o, Variadic<AnyType>:$v, OptionalAttr<I32Attr>:$a, UnitAttr:$u, DefaultValuedAttr<I32Attr,"3">:$dv, DefaultValuedProp<I64Prop,"4">:$dp, UnitProp:$up, OptionalProp<I64Prop>:$opp);
  let results = (outs Optional<AnyType>:$r, Variadic<AnyType>:$q);
  let assemblyFormat = "oilist(`a` custom<X>($o, type($o), $a) | `b` $v `:` type($v) `->` type($q) | `c` type($r) | `d` $dv | `e` $dp | `g` $up | `h` $opp  | `k` custom<Y>($u, ref($v))) attr-dict";
}

def B7 : SampleOp<"b7",[AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$o, Variadic<AnyType>:$v, OptionalAttr<I32Attr>:$a, UnitAttr:$u, DefaultValuedAttr<I32Attr,"3">:$dv, I64Prop:$dp, UnitProp:$up, OptionalProp<I64Prop>:$opp, TypedAttrInterface:$ta);
  let assemblyFormat = "$o $v custom<X>($a, $u, $dv, $dp, $up) $ta custom<Y>(ref($dp), ref($dv), $opp, ref($ta)) prop-dict `:` type($o) type($v) attr-dict-with-keyword";
}

def B8 : SampleOp<"b8",[DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$o);
  let regions = (region AnyRegion:$r);
  let successors = (successor AnySuccessor:$s);
  let results = (outs AnyType:$x);
  let assemblyFormat = "custom<X>($o, type($o), $r, $s, type($x)) custom<Y>(ref($r), ref($s), ref(type($x))) attr-dict custom<Z>(ref(attr-dict))";
}

def B9 : SampleOp<"b9",[SameTypeOperands]> {
  let arguments = (ins AnyType:$x, AnyType:$y, AnyType:$z);
  let assemblyFormat = "$x $y $z attr-dict `:` type($y)";
}

def B10 : SampleOp<"b10",[TypesMatchWith<"s","v","x", "foo($_self)">, TypesMatchWith<"s","ta","r","goo($_self, $_ctxt)">, TypesMatchWith<"s","v","ra", "hoo($_self)">]> {
  let arguments = (ins TypedAttrInterface:$ta, Variadic<AnyTypeOf<[I32,F32]>>:$v, AnyType:$x);
  let results = (outs AnyType:$r, AnyType:$ra);
  let assemblyFormat = "$v $x $ta attr-dict `:` type($v)";
}

def B11 : SampleOp<"b11",[AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$o, Variadic<AnyType>:$v, OptionalAttr<I32Attr>:$a, DefaultValuedAttr<I32Attr,"3">:$dv,  I64Prop:$dp, UnitProp:$up, I32Attr:$z);
  let assemblyFormat = "$up $dp $dv prop-dict $z $a $o $v `:` type($o) type($v) attr-dict";
}

def B12 : SampleOp<"b12"> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$ss);
  let regions = (region VariadicRegion<SizedRegion<1>>:$rs);
  let assemblyFormat = "$ss $rs `{` `}` `\\n` `[` `]` `` `(` ` ` `)` `?` `+` `*` `...` `<` `>` `=` `->` `:` attr-dict";
}

def C1 : SampleOp<"c1"> {
  let arguments = (ins VariadicOfVariadic<AnyType,"seg">:$vv, DenseI32ArrayAttr:$seg);
  let assemblyFormat = "custom<P>($vv, type($vv), \"$_builder.x($_ctxt)\") attr-dict";
}

def C2 : SampleOp<"c2", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$o, Optional<AnyType>:$p, SomeType:$td);
  let assemblyFormat = "$o `:` type($o) custom<P>(ref(type($o)), ref($o), $p, type($td), type($p)) $td attr-dict";
}

def C3 : SampleOp<"c3", [SingleBlockImplicitTerminator<"Foo">]> {
  let regions = (region SizedRegion<1>:$a, SizedRegion<1>:$b, VariadicRegion<SizedRegion<1>>:$rs);
  let assemblyFormat = "($a^ `x`)? $b `,` $rs custom<P>(ref($a), ref($rs)) attr-dict";
}

def C4 : SampleOp<"c4", [SingleBlock]> {
  let regions = (region SizedRegion<1>:$a, SizedRegion<1>:$b, VariadicRegion<SizedRegion<1>>:$rs);
  let assemblyFormat = "(custom<P>($a, $b)^)? ($rs^ `k`):(`none`)? attr-dict";
}

def C5 : SampleOp<"c5", [SingleBlock]> {
  let arguments = (ins OptionalAttr<I32Attr>:$x, UnitAttr:$u);
  let regions = (region SizedRegion<1>:$a);
  let assemblyFormat = "(`a` ($x^ `c`)? $a^):(`b` (`u` $u^)?)? attr-dict";
}

def E1 : SampleOp<"e1",[AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$o, Variadic<AnyType>:$v, OptionalAttr<I32Attr>:$a, OptionalAttr<I32Attr>:$b, OptionalAttr<I32Attr>:$c);
  let assemblyFormat = "oilist(`x` ($o^ `:` type($o) `,` $v):(`q` $a)? | `y` ($b^ `z` custom<C>($c))?) `:` type($v) attr-dict";
}

def E2 : SampleOp<"e2",[AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$o, Variadic<AnyType>:$v, DefaultValuedAttr<I32Attr,"4">:$a, DefaultValuedProp<I64Prop,"3">:$b, DefaultValuedOptionalAttr<I32Attr,"5">:$c, OptionalProp<I64Prop>:$p);
  let assemblyFormat = "(`x`):(`y` $a^)? (`z`):(`w` $b^)? (`l`):(`m` $c^)? (`p` $o):(custom<Foo>($v)^)?  `:` type($v) type($o) attr-dict custom<Z>(ref(type($v)), ref(type($o)))";
}

def E3 : SampleOp<"e3"> {
  let arguments = (ins DefaultValuedAttr<I32Attr,"4">:$a, DefaultValuedAttr<Named,"::d::En::a">:$e, DefaultValuedAttr<SymbolNameAttr,"\"x\"">:$s, DefaultValuedAttr<SomeAttr,"y">:$ad);
  let assemblyFormat = "($a^)? ($e^ `k`)? (`:` $s^)? (qualified($ad)^ `u`)? attr-dict";
}

def E4 : SampleOp<"e4", [AttrSizedOperandSegments]> {
  let arguments = (ins VariadicOfVariadic<AnyType,"s0">:$v0, VariadicOfVariadic<AnyType,"s1">:$v1, VariadicOfVariadic<AnyType,"s2">:$v2, VariadicOfVariadic<AnyType,"s3">:$v3, VariadicOfVariadic<AnyType,"s4">:$v4,
    DenseI32ArrayAttr:$s0, DenseI32ArrayAttr:$s1, DenseI32ArrayAttr:$s2, DenseI32ArrayAttr:$s3, DenseI32ArrayAttr:$s4, I64Prop:$p);
  let assemblyFormat = "$v0 `:` $v1 `:` $v2 `:` $v3 `:` $v4 `:` type($v0) `:` type($v1) `:` type($v2) `:` type($v3) `:` type($v4) prop-dict attr-dict";
}

def F1 : SampleOp<"f1"> {
  let arguments = (ins I64Prop:$p, I32Attr:$a);
  let assemblyFormat = "$a custom<X>(prop-dict) attr-dict";
}
