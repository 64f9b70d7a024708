// Rules that are wrong, each in a way that has been seen in compilers.

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Sum        : NativeCodeCall<"addIntegerAttrs($_builder, $0, $1, $2)">;
def Difference : NativeCodeCall<"subIntegerAttrs($_builder, $0, $1, $2)">;
def Common     : NativeCodeCall<"mergeOverflowFlags($0, $1)">;
def Zero       : NativeCodeCall<"$_builder.getZeroAttr($0.getType())">;
defvar no_flags = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;
defvar nsw = ConstantEnumCase<Arith_IntegerOverflowAttr, "nsw">;
defvar inner = (ConstantLikeMatcher APIntAttr:$c);
defvar outer = (ConstantLikeMatcher APIntAttr:$d);

// The sum of the constants may wrap.
def MergedFlags : Pat<(Arith_AddIOp:$r (Arith_AddIOp $x, inner, $f), outer, $g),
                      (Arith_AddIOp $x, (Arith_ConstantOp (Sum $r, $c, $d)), (Common $f, $g))>;
// The flags of the outer cast are about fewer bits.
def MergedCasts : Pat<(Arith_TruncIOp (Arith_TruncIOp $x, $f), $g), (Arith_TruncIOp $x, $g)>;
// The sum of the amounts may be the width or more, where the result was zero.
def MergedShifts : Pat<(Arith_ShLIOp:$r (Arith_ShLIOp $x, inner, $f), outer, $g),
                       (Arith_ShLIOp $x, (Arith_ConstantOp (Sum $r, $c, $d)), no_flags)>;
// x * 2 does not overflow where x + x does not, but a shift of i2 by 1 is one into the sign.
def IsTwo : Constraint<CPred<"$0.getValue() == 2">>;
def One : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), 1)">;
def TimesTwo : Pat<(Arith_MulIOp:$r $x, inner, $f), (Arith_ShLIOp $x, (Arith_ConstantOp (One $r)), $f), [(IsTwo $c)]>;
// The operands of the choice are swapped.
def SwappedChoice : Pat<(SelectOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x, $y), $x, $y),
                        (Arith_MaxSIOp $x, $y)>;
// Unsigned and signed order differ.
def WrongSign : Pat<(SelectOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "ult">, $x, $y), $x, $y),
                    (Arith_MinSIOp $x, $y)>;
// If the condition is true, the other value may be poison.
def ChoiceToOr : Pat<(SelectOp $x, (ConstantLikeMatcher ConstantAttr<I1Attr, "1">), $y), (Arith_OrIOp $x, $y)>;
// x - y < 0 is not x < y where the difference wraps.
def CompareDifference : Pat<(Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, (Arith_SubIOp $x, $y, $f),
                                          (ConstantLikeMatcher ConstantAttr<I8Attr, "0">)),
                            (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x, $y)>;
// 0.0 + -0.0 is 0.0.
def AddZero : Pat<(Arith_AddFOp $x, (ConstantLikeMatcher ConstantAttr<F32Attr, "0.0">), $f), (replaceWithValue $x)>;
// Extensions of different kinds.
def Extended : Pat<(Arith_ExtUIOp (Arith_ExtSIOp $x)), (Arith_ExtSIOp $x)>;
// A remainder has the sign of the dividend.
def Remainder : Pat<(Arith_RemSIOp $x, $y), (Arith_RemUIOp $x, $y)>;
// In i1, the constant 1 is -1.
def IsOne : Constraint<CPred<"$0.getValue() == 1">>;
def BelowOne : Pat<(Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x, inner),
                   (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "sle">, $x, (Arith_ConstantOp (Zero $x))), [(IsOne $c)]>;
