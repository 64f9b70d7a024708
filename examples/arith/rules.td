//===- rules.td - Rules over arith, as DRR --------------------*- tablegen -*-===//
//
// The rules of rules.pdll in the other language. The dialect is the one that
// LLVM installs.
//
//===----------------------------------------------------------------------===//

#ifndef ARITH_RULES_TD
#define ARITH_RULES_TD

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Zero : ConfinedAttr<APIntAttr, [IntIsOneOf<[0]>]>;
def One : ConfinedAttr<APIntAttr, [IntIsOneOf<[1]>]>;

// Flags are promises. A sum that is put together anew cannot keep those of its
// parts.
def NoPromise : ConstantAttr<Arith_IntegerOverflowAttr,
                             "::mlir::arith::IntegerOverflowFlags::none">;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def SumOfIntegers : NativeCodeCall<
    "$_builder.getIntegerAttr(::llvm::cast<IntegerAttr>($0).getType(), "
    "::llvm::cast<IntegerAttr>($0).getValue() + "
    "::llvm::cast<IntegerAttr>($1).getValue())">;

def ProductOfIntegers : NativeCodeCall<
    "$_builder.getIntegerAttr(::llvm::cast<IntegerAttr>($0).getType(), "
    "::llvm::cast<IntegerAttr>($0).getValue() * "
    "::llvm::cast<IntegerAttr>($1).getValue())">;

// c + d and c * d. These match more than the rules below, so they are tried
// first, and those need not ask whether x is a constant.
def AddOfConstants : Pat<
    (Arith_AddIOp (Arith_ConstantOp APIntAttr:$c),
                  (Arith_ConstantOp APIntAttr:$d), $_),
    (Arith_ConstantOp (SumOfIntegers $c, $d))>;
def MulOfConstants : Pat<
    (Arith_MulIOp (Arith_ConstantOp APIntAttr:$c),
                  (Arith_ConstantOp APIntAttr:$d), $_),
    (Arith_ConstantOp (ProductOfIntegers $c, $d))>;

// (x + c) + d is x + (c + d).
def AddOfAdd : Pat<
    (Arith_AddIOp:$sum (Arith_AddIOp $x, (Arith_ConstantOp APIntAttr:$c), $_),
                       (Arith_ConstantOp APIntAttr:$d), $_),
    (Arith_AddIOp $x,
                  (Arith_ConstantOp (SumOfIntegers $c, $d), (returnType $sum)),
                  NoPromise)>;

// c + x is x + c, and c * x is x * c.
def AddToConstant : Pat<
    (Arith_AddIOp (Arith_ConstantOp:$c APIntAttr:$_), $x, $flags),
    (Arith_AddIOp $x, $c, $flags)>;
def MulOfConstant : Pat<
    (Arith_MulIOp (Arith_ConstantOp:$c APIntAttr:$_), $x, $flags),
    (Arith_MulIOp $x, $c, $flags)>;

//===----------------------------------------------------------------------===//
// Operations that do nothing, or always the same
//===----------------------------------------------------------------------===//

// x + 0 and x * 1 are x.
def AddOfZero : Pat<(Arith_AddIOp $x, (Arith_ConstantOp Zero:$_), $_),
                    (replaceWithValue $x)>;
def MulByOne : Pat<(Arith_MulIOp $x, (Arith_ConstantOp One:$_), $_),
                   (replaceWithValue $x)>;

// x - x is 0, of whatever type.
def ZeroOfTypeOf : NativeCodeCall<"$_builder.getZeroAttr($0.getType())">;
def SubOfSame : Pat<(Arith_SubIOp $x, $x, $_),
                    (Arith_ConstantOp (ZeroOfTypeOf $x))>;

// A choice between x and x is x.
def SelectOfSame : Pat<(SelectOp $_, $x, $x), (replaceWithValue $x)>;

// x compared with itself.
class Comparison<string case>
    : ConstantAttr<Arith_CmpIPredicateAttr,
                   "::mlir::arith::CmpIPredicate::" # case>;
foreach case = ["eq", "sle", "sge", "ule", "uge"] in
  def Same_#case : Pat<
      (Arith_CmpIOp Comparison<case>, AnySignlessIntegerOrIndex:$x, $x),
      (Arith_ConstantOp ConstBoolAttrTrue)>;
foreach case = ["ne", "slt", "sgt", "ult", "ugt"] in
  def Same_#case : Pat<
      (Arith_CmpIOp Comparison<case>, AnySignlessIntegerOrIndex:$x, $x),
      (Arith_ConstantOp ConstBoolAttrFalse)>;

#endif // ARITH_RULES_TD
