//===- canonicalize.td - Canonicalization of arith ---------*- tablegen -*-===//
//
// Names are those of MLIR's patterns.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

//===----------------------------------------------------------------------===//
// Constants, flags and conditions
//===----------------------------------------------------------------------===//

// The sum, difference and product of constants of the type of the first argument.
def Sum        : NativeCodeCall<"addIntegerAttrs($_builder, $0, $1, $2)">;
def Difference : NativeCodeCall<"subIntegerAttrs($_builder, $0, $1, $2)">;
def Product    : NativeCodeCall<"mulIntegerAttrs($_builder, $0, $1, $2)">;
def Zero       : NativeCodeCall<"$_builder.getZeroAttr($0.getType())">;
def Inverse    : NativeCodeCall<"invertPredicate($0)">;
// The flags that two operations share.
def Common     : NativeCodeCall<"mergeOverflowFlags($0, $1)">;
// Those of them that hold for the sum, difference or product of two constants: an operation of
// one that wraps may wrap where the two operations did not.
def SumFlags        : NativeCodeCall<"sumFlags($0, $1, $2, $3)">;
def DifferenceFlags : NativeCodeCall<"differenceFlags($0, $1, $2, $3)">;
def ProductFlags    : NativeCodeCall<"productFlags($0, $1, $2, $3)">;
defvar no_flags = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;

def IsMinusOne : Constraint<And<[CPred<"succeeded(getIntOrSplatIntValue($0))">,
                                 CPred<"getIntOrSplatIntValue($0)->isAllOnes()">]>>;
def IsPlusOne : Constraint<And<[CPred<"succeeded(getIntOrSplatIntValue($0))">,
                                CPred<"getIntOrSplatIntValue($0)->isStrictlyPositive()">,
                                CPred<"*getIntOrSplatIntValue($0) == 1">]>>;
def IsUnused : Constraint<CPred<"$0.getUses().empty()">>;
def HaveOneType : Constraint<CPred<"$0.getType() == $1.getType()">>;
def IsEquality : Constraint<CPred<"$0.getValue() == arith::CmpIPredicate::eq || "
                                  "$0.getValue() == arith::CmpIPredicate::ne">>;
// The first value is wider than the second one, and both are numbers of fixed width.
def IsWider : Constraint<And<[CPred<"getScalarOrElementWidth($0) > getScalarOrElementWidth($1)">,
                              CPred<"getScalarOrElementWidth($1) > 0">]>>;
// A shift by the third argument moves to the bottom what is cut off from the first value by
// a truncation to the second one.
def ShiftsOutRest : Constraint<And<[
    CPred<"succeeded(getIntOrSplatIntValue($2))">,
    CPred<"(getScalarOrElementWidth($0) - getScalarOrElementWidth($1)) == *getIntOrSplatIntValue($2)">]>>;

//===----------------------------------------------------------------------===//
// Sums and products of constants
//===----------------------------------------------------------------------===//

// An operation of a constant and an operation of a constant is one operation of a constant.
// `f` has the flags of the inner operation, `g` those of the outer one.
defvar inner = (ConstantLikeMatcher APIntAttr:$c);
defvar outer = (ConstantLikeMatcher APIntAttr:$d);

// (x + c) + d, (x - c) + d, (c - x) + d
def AddIAddConstant    : Pat<(Arith_AddIOp:$r (Arith_AddIOp $x, inner, $f), outer, $g),
                             (Arith_AddIOp $x, (Arith_ConstantOp (Sum $r, $c, $d)), (SumFlags $f, $g, $c, $d))>;
def AddISubConstantRHS : Pat<(Arith_AddIOp:$r (Arith_SubIOp $x, inner, $f), outer, $g),
                             (Arith_AddIOp $x, (Arith_ConstantOp (Difference $r, $d, $c)), (DifferenceFlags $f, $g, $d, $c))>;
def AddISubConstantLHS : Pat<(Arith_AddIOp:$r (Arith_SubIOp inner, $x, $f), outer, $g),
                             (Arith_SubIOp (Arith_ConstantOp (Sum $r, $c, $d)), $x, (SumFlags $f, $g, $c, $d))>;

// x + y * -1, x * -1 + y
def AddIMulNegativeOneRhs : Pat<(Arith_AddIOp $x, (Arith_MulIOp $y, (ConstantLikeMatcher AnyAttr:$c), $f), $g),
                                (Arith_SubIOp $x, $y, no_flags), [(IsMinusOne $c)]>;
def AddIMulNegativeOneLhs : Pat<(Arith_AddIOp (Arith_MulIOp $x, (ConstantLikeMatcher AnyAttr:$c), $f), $y, $g),
                                (Arith_SubIOp $y, $x, no_flags), [(IsMinusOne $c)]>;

// (x * c) * d
def MulIMulIConstant : Pat<(Arith_MulIOp:$r (Arith_MulIOp $x, inner, $f), outer, $g),
                           (Arith_MulIOp $x, (Arith_ConstantOp (Product $r, $c, $d)), (ProductFlags $f, $g, $c, $d))>;

// (x + c) - d, d - (x + c)
def SubIRHSAddConstant : Pat<(Arith_SubIOp:$r (Arith_AddIOp $x, inner, $f), outer, $g),
                             (Arith_AddIOp $x, (Arith_ConstantOp (Difference $r, $c, $d)), no_flags)>;
def SubILHSAddConstant : Pat<(Arith_SubIOp:$r outer, (Arith_AddIOp $x, inner, $f), $g),
                             (Arith_SubIOp (Arith_ConstantOp (Difference $r, $d, $c)), $x, (DifferenceFlags $f, $g, $d, $c))>;

// (x - c) - d, (c - x) - d, d - (x - c), d - (c - x)
def SubIRHSSubConstantRHS : Pat<(Arith_SubIOp:$r (Arith_SubIOp $x, inner, $f), outer, $g),
                                (Arith_SubIOp $x, (Arith_ConstantOp (Sum $r, $c, $d)), (SumFlags $f, $g, $c, $d))>;
def SubIRHSSubConstantLHS : Pat<(Arith_SubIOp:$r (Arith_SubIOp inner, $x, $f), outer, $g),
                                (Arith_SubIOp (Arith_ConstantOp (Difference $r, $c, $d)), $x, (DifferenceFlags $f, $g, $c, $d))>;
def SubILHSSubConstantRHS : Pat<(Arith_SubIOp:$r outer, (Arith_SubIOp $x, inner, $f), $g),
                                (Arith_SubIOp (Arith_ConstantOp (Sum $r, $c, $d)), $x, (SumFlags $f, $g, $c, $d))>;
def SubILHSSubConstantLHS : Pat<(Arith_SubIOp:$r outer, (Arith_SubIOp inner, $x, $f), $g),
                                (Arith_AddIOp $x, (Arith_ConstantOp (Difference $r, $d, $c)), (DifferenceFlags $f, $g, $d, $c))>;

// (x - y) - x
def SubISubILHSRHSLHS : Pat<(Arith_SubIOp (Arith_SubIOp $x, $y, $f), $x, $g),
                            (Arith_SubIOp (Arith_ConstantOp (Zero $y)), $y, (Common $f, $g))>;

//===----------------------------------------------------------------------===//
// Extended results that are not needed
//===----------------------------------------------------------------------===//

class Unextended<Op extended, Op plain>
    : Pattern<(extended:$r $x, $y), [(plain $x, $y, no_flags), (replaceWithValue $x)], [(IsUnused $r__1)]>;
def AddUIExtendedToAddI : Unextended<Arith_AddUIExtendedOp, Arith_AddIOp>;
def MulSIExtendedToMulI : Unextended<Arith_MulSIExtendedOp, Arith_MulIOp>;
def MulUIExtendedToMulI : Unextended<Arith_MulUIExtendedOp, Arith_MulIOp>;

// The upper half of x * 1 is the sign of x. There is no extension to an index.
def HasFixedWidth : Constraint<CPred<"getScalarOrElementWidth($0) > 0">>;
def MulSIExtendedRHSOne
    : Pattern<(Arith_MulSIExtendedOp $x, (ConstantLikeMatcher AnyAttr:$c)),
              [(replaceWithValue $x),
               (Arith_ExtSIOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x,
                                            (Arith_ConstantOp (Zero $x))))],
              [(IsPlusOne $c), (HasFixedWidth $x)]>;

//===----------------------------------------------------------------------===//
// Bits of extended values
//===----------------------------------------------------------------------===//

// What is done to the bits of two extended values can be done before they are extended.
class OfExtended<Op bitwise, Op extension>
    : Pat<(bitwise (extension $x), (extension $y)), (extension (bitwise $x, $y)), [(HaveOneType $x, $y)]>;
def AndOfExtUI  : OfExtended<Arith_AndIOp, Arith_ExtUIOp>;
def AndOfExtSI  : OfExtended<Arith_AndIOp, Arith_ExtSIOp>;
def OrOfExtUI   : OfExtended<Arith_OrIOp, Arith_ExtUIOp>;
def OrOfExtSI   : OfExtended<Arith_OrIOp, Arith_ExtSIOp>;
def XOrINotCmpI : Pat<(Arith_XOrIOp (Arith_CmpIOp $p, $x, $y), (ConstantLikeMatcher ConstantAttr<I1Attr, "1">)),
                      (Arith_CmpIOp (Inverse $p), $x, $y)>;
def XOrIOfExtUI : OfExtended<Arith_XOrIOp, Arith_ExtUIOp>;
def XOrIOfExtSI : OfExtended<Arith_XOrIOp, Arith_ExtSIOp>;

class CompareExtended<Op extension>
    : Pat<(Arith_CmpIOp $p, (extension $x), (extension $y)), (Arith_CmpIOp $p, $x, $y),
          [(HaveOneType $x, $y), (IsEquality $p)]>;
def CmpIExtSI : CompareExtended<Arith_ExtSIOp>;
def CmpIExtUI : CompareExtended<Arith_ExtUIOp>;

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

def RedundantSelectFalse : Pat<(SelectOp $c, $x, (SelectOp $c, $y, $z)), (SelectOp $c, $x, $z)>;
def RedundantSelectTrue  : Pat<(SelectOp $c, (SelectOp $c, $x, $y), $z), (SelectOp $c, $x, $z)>;
def SelectNotCond        : Pat<(SelectOp (Arith_XOrIOp $c, (ConstantLikeMatcher APIntAttr:$ones)), $x, $y),
                               (SelectOp $c, $y, $x), [(IsMinusOne $ones)]>;
def SelectI1ToNot        : Pat<(SelectOp $c, (ConstantLikeMatcher ConstantAttr<I1Attr, "0">),
                                         (ConstantLikeMatcher ConstantAttr<I1Attr, "1">)),
                               (Arith_XOrIOp $c, (Arith_ConstantOp ConstantAttr<I1Attr, "1">))>;

// A choice between one and zero is the condition.
def IsIntegerWiderThanI1 : Constraint<CPred<"llvm::isa<IntegerType>($0.getType()) && !$0.getType().isInteger(1)">>;
def IsZeroOrSplat : Constraint<And<[CPred<"succeeded(getIntOrSplatIntValue($0))">,
                                    CPred<"getIntOrSplatIntValue($0)->isZero()">]>>;
class ChoiceOfBits<Constraint ifTrue, Constraint ifFalse, dag result>
    : Pat<(SelectOp:$r $c, (ConstantLikeMatcher AnyAttr:$x), (ConstantLikeMatcher AnyAttr:$y)), result,
          [(IsIntegerWiderThanI1 $r), (ifTrue $x), (ifFalse $y)]>;
def SelectToExtUI    : ChoiceOfBits<IsPlusOne, IsZeroOrSplat, (Arith_ExtUIOp $c)>;
def SelectToExtUINot : ChoiceOfBits<IsZeroOrSplat, IsPlusOne,
    (Arith_ExtUIOp (Arith_XOrIOp $c, (Arith_ConstantOp ConstantAttr<I1Attr, "1">)))>;

//===----------------------------------------------------------------------===//
// Casts of casts
//===----------------------------------------------------------------------===//

// Casts between an index and integers. An integer between two indices must have all their bits.
def KeepsBits : Constraint<CPred<"getScalarOrElementWidth($0) < 0 ? getScalarOrElementWidth($1) <= 64 : getScalarOrElementWidth($0) >= 64">>;
class ThereAndBack<Op cast>
    : Pat<(cast:$r (cast:$y $x)), (replaceWithValue $x), [(HaveOneType $r, $x), (KeepsBits $y, $x)]>;
class AtOnce<Op outer, Op inner, Op both> : Pat<(outer (inner $x)), (both $x)>;
def IndexCastOfIndexCast     : ThereAndBack<Arith_IndexCastOp>;
def IndexCastOfExtSI         : AtOnce<Arith_IndexCastOp, Arith_ExtSIOp, Arith_IndexCastOp>;
def IndexCastUIOfIndexCastUI : ThereAndBack<Arith_IndexCastUIOp>;
def IndexCastUIOfExtUI       : AtOnce<Arith_IndexCastUIOp, Arith_ExtUIOp, Arith_IndexCastUIOp>;
def BitcastOfBitcast         : AtOnce<Arith_BitcastOp, Arith_BitcastOp, Arith_BitcastOp>;
def ExtSIOfExtUI             : AtOnce<Arith_ExtSIOp, Arith_ExtUIOp, Arith_ExtUIOp>;

// Only a part of the bits that were added is cut off.
class LessExtended<Op extension>
    : Pat<(Arith_TruncIOp:$r (extension:$e $x), $f), (extension $x), [(IsWider $e, $r), (IsWider $r, $x)]>;
def TruncIExtSIToExtSI : LessExtended<Arith_ExtSIOp>;
def TruncIExtUIToExtUI : LessExtended<Arith_ExtUIOp>;

// The conversion of an integer rounds at once, unless the cast has a mode of its own.
def IsAbsent : Constraint<CPred<"!$0">>;
class RoundedOnce<Op conversion>
    : Pat<(Arith_TruncFOp (conversion $x), $mode, $fastmath), (conversion $x), [(IsAbsent $mode)]>;
def TruncFSIToFPToSIToFP : RoundedOnce<Arith_SIToFPOp>;
def TruncFUIToFPToUIToFP : RoundedOnce<Arith_UIToFPOp>;

// The bits that differ between the shifts are cut off. Before, they may have been copies of the sign; then they are zero, so that
// the truncation of a negative number changes its value as a signed one.
defvar nuw = ConstantEnumCase<Arith_IntegerOverflowAttr, "nuw">;
def AsTyped : NativeCodeCall<"::mlir::cast<TypedAttr>($0)">;
def TruncIShrSIToTrunciShrUI
    : Pat<(Arith_TruncIOp:$r (Arith_ShRSIOp $x, (ConstantLikeMatcher TypedAttrInterface:$c), $e), $f),
          (Arith_TruncIOp (Arith_ShRUIOp $x, (Arith_ConstantOp (AsTyped $c)), $e), (Common $f, nuw)),
          [(ShiftsOutRest $x, $r, $c)]>;

//===----------------------------------------------------------------------===//
// Signs that cancel out
//===----------------------------------------------------------------------===//

class OfNegated<Op op>
    : Pat<(op (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $fastmath), (op $x, $y, $fastmath), [(HaveOneType $x, $y)]>;
def MulFOfNegF : OfNegated<Arith_MulFOp>;
def DivFOfNegF : OfNegated<Arith_DivFOp>;
