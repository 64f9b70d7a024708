// A dialect whose module is invalid, and so printed in the generic form.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
def D : Dialect { let name = "d"; }
def E : Dialect { let name = "e"; }
def T1 : TypeDef<D, "T1"> { let mnemonic = "t1"; }
def T2 : TypeDef<E, "T2"> { let mnemonic = "t2"; }
def T3 : TypeDef<D, "T3"> { let mnemonic = "with space"; }
def A1 : AttrDef<D, "A1"> { let mnemonic = "a1"; }
def A2 : AttrDef<E, "A2"> { let mnemonic = "a2"; }
def EA : EnumAttr<D, I32Enum<"X", "x", [I32EnumAttrCase<"a", 0>]>, "ea">;
def Empty : Op<D, "empty">;
def Other : Op<E, "other">;
def Types : Op<D, "types"> {
  let arguments = (ins T1:$t1, T2:$t2, T3:$t3, AnyType, Variadic<I32>:$v, Optional<SI8>:$o, UI16:$u, Index:$i, F32:$f, BF16:$bf, F16:$f16, F64:$f64, F80:$f80, F128:$f128, TF32:$tf,
   NoneType:$n, AnyTypeOf<[I32, F32, AnyTypeOf<[Index, T1]>]>:$any, AllOfType<[I32, AnyInteger], "x">:$all, AnyInteger:$ai, I<7>:$i7, AnyI32:$anyi, Complex<F32>:$c, Complex<AnyType>:$ca, AnyComplex:$cx,
   ConfinedType<I32, [CPred<"foo">, And<[CPred<"a">, Or<[CPred<"b">, Neg<CPred<"c">>]>]>]>:$conf, F8E4M3FN:$fa, F8E5M2:$fb, F8E4M3:$fc, F8E4M3FNUZ:$fd, F8E4M3B11FNUZ:$fe, F8E5M2FNUZ:$ff, F8E3M4:$fg, F4E2M1FN:$fh, F6E2M3FN:$fi, F6E3M2FN:$fj, F8E8M0FNU:$fk);
  let results = (outs AnyTensor:$r, VectorOfNonZeroRankOf<[I32]>, AnySignlessInteger:$unnamed2, AnyFloat, TensorOf<[F32]>:$t, MemRefOf<[I1]>:$m, TupleOf<[I1]>:$tup, AnyShaped:$vv);
}
def Attrs : Op<D, "attrs"> {
  let arguments = (ins I32Attr:$i, OptionalAttr<I32Attr>:$o, DefaultValuedAttr<I32Attr, "3">:$d, UnitAttr:$u, StrAttr:$s, BoolAttr:$b, F32Attr:$f, AnyAttr:$a, A1:$a1, A2:$a2, EA:$ea, TypeAttr:$ty,
   ConfinedAttr<I32Attr, [IntPositive, IntMinValue<3>]>:$c, AnyAttrOf<[StrAttr, I32Attr]>:$any, SI32Attr:$si, UI64Attr:$ui, IndexAttr:$ix, APIntAttr:$ap, ArrayAttr:$arr, I64ArrayAttr:$i64, SymbolRefAttr:$sym, FlatSymbolRefAttr:$fs, DictionaryAttr:$dict, TypedStrAttr<I32>:$ts, SymbolNameAttr:$sn, DefaultValuedOptionalAttr<StrAttr, "x">:$dvo, TypedAttrInterface:$tai);
  DerivedAttr x = DerivedAttr<"int", "return 3;">;
}
def Regions : Op<D, "regions"> {
  let regions = (region AnyRegion:$a, SizedRegion<3>:$b, MinSizedRegion<2>:$c, AnyRegion, MaxSizedRegion<1>:$e, VariadicRegion<SizedRegion<3>>:$dd);
  let successors = (successor AnySuccessor:$x);
}
def OneList : Op<D, "one_list"> { let regions = (region VariadicRegion<AnyRegion>:$a); }
