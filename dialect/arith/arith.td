//===- ArithOps.td - Operations of arith -------------------*- tablegen -*-===//

#ifndef MICA_ARITH
#define MICA_ARITH

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

//===----------------------------------------------------------------------===//
// Kinds of operations
//===----------------------------------------------------------------------===//

// All work element by element and touch no memory.
class Arith_Op<string mnemonic, list<Trait> traits = []>
    : Op<Arith_Dialect, mnemonic,
         traits # [DeclareOpInterfaceMethods<VectorUnrollOpInterface>,
                   NoMemoryEffect] # ElementwiseMappable.traits>;

class Arith_ArithOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, traits # [SameOperandsAndResultType]>;

class Arith_BinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_ArithOp<mnemonic, traits> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

// Ranges of results follow from those of operands.
defvar _int_range =
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, traits # [_int_range]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
}

class Arith_TotalIntBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_IntBinaryOp<mnemonic, traits # [Pure]>;

class Arith_IntBinaryOpWithOverflowFlags<string mnemonic,
                                         list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, traits # [
        Pure, _int_range,
        DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs,
                       DefaultValuedAttr<Arith_IntegerOverflowAttr,
                         "::mlir::arith::IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)
  }];
}

class Arith_IntBinaryOpWithExactFlag<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, traits # [_int_range]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs,
                       UnitAttr:$isExact);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)
  }];
}

class Arith_FloatUnaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_ArithOp<mnemonic,
        [DeclareOpInterfaceMethods<ArithFastMathInterface>] # traits # [Pure]> {
  let arguments = (ins FloatLike:$operand,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic,
        [Pure, DeclareOpInterfaceMethods<ArithFastMathInterface>] # traits> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Tensors have the very same dimensions: a dynamic one does not stand for a
// static one.
def SameInputOutputTensorDims : PredOpTrait<
    "input and output have the same tensor dimensions",
    AllMatchSameOperatorPred<["in", "out"],
      "(::llvm::isa<::mlir::TensorType>($_self.getType()) ?"
      " ::llvm::cast<::mlir::TensorType>($_self.getType()).getShape() :"
      " ::llvm::ArrayRef<int64_t>{})">>;

class Arith_CastOp<string mnemonic, TypeConstraint From, TypeConstraint To,
                   list<Trait> traits = []>
    : Arith_Op<mnemonic, traits # [
        Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
        DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins From:$in);
  let results = (outs To:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

// As SignlessIntegerOrIndexLike, without indices.
def SignlessFixedWidthIntegerLike : TypeConstraint<Or<[
        AnySignlessInteger.predicate,
        VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
        TensorOf<[AnySignlessInteger]>.predicate]>,
    "signless-fixed-width-integer-like">;

class Arith_IToICastOp<string mnemonic>
    : Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike,
                   SignlessFixedWidthIntegerLike, [_int_range]>;
class Arith_IToFCastOp<string mnemonic>
    : Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike, FloatLike>;
class Arith_FToICastOp<string mnemonic>
    : Arith_CastOp<mnemonic, FloatLike, SignlessFixedWidthIntegerLike>;

class Arith_CompareOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, traits # [
        Pure, SameTypeOperands,
        TypesMatchWith<
          "result type has i1 element type and same shape as operands",
          "lhs", "result", "::getI1SameShape($_self)">]> {
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def Arith_ConstantOp : Op<Arith_Dialect, "constant", [
    ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    AllTypesMatch<["value", "result"]>, _int_range]> {
  let summary = "a number, vector or tensor that is written down";
  let description = [{
    The result is the attribute's value and has its type.

    ```mlir
    %c = arith.constant 42 : i32
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def Arith_AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]> {
  let summary = "sum of integers";
  let description = [{
    The sum modulo 2 to the power of the width. With `overflow<nsw>` or
    `overflow<nuw>` the result is poison if it is not the sum as a signed or as
    an unsigned number.
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_AddUIExtendedOp : Arith_Op<"addui_extended", [
    Pure, Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let summary = "sum of unsigned integers, and whether it overflowed";
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi"> {
  let summary = "difference of integers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulIOp : Arith_IntBinaryOpWithOverflowFlags<"muli", [
    Commutative,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "product of integers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

// Products of twice the width, in two halves.
class Arith_MulExtendedOp<string mnemonic>
    : Arith_Op<mnemonic, [
        Pure, Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low,
                      SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulSIExtendedOp : Arith_MulExtendedOp<"mulsi_extended"> {
  let summary = "whole product of signed integers: low and high half";
}
def Arith_MulUIExtendedOp : Arith_MulExtendedOp<"mului_extended"> {
  let summary = "whole product of unsigned integers: low and high half";
}

// Division by zero is undefined behavior, as is a quotient that does not fit.
let hasFolder = 1 in {
  def Arith_DivUIOp
      : Arith_IntBinaryOpWithExactFlag<"divui", [ConditionallySpeculatable]> {
    let summary = "quotient of unsigned integers, rounded toward zero";
    let description = "With `exact` the result is poison if a rest remains.";
  }
  def Arith_DivSIOp
      : Arith_IntBinaryOpWithExactFlag<"divsi", [ConditionallySpeculatable]> {
    let summary = "quotient of signed integers, rounded toward zero";
    let description = "With `exact` the result is poison if a rest remains.";
  }
  def Arith_CeilDivUIOp
      : Arith_IntBinaryOp<"ceildivui", [ConditionallySpeculatable]> {
    let summary = "quotient of unsigned integers, rounded up";
  }
  def Arith_CeilDivSIOp
      : Arith_IntBinaryOp<"ceildivsi", [ConditionallySpeculatable]> {
    let summary = "quotient of signed integers, rounded up";
  }
  def Arith_FloorDivSIOp : Arith_TotalIntBinaryOp<"floordivsi"> {
    let summary = "quotient of signed integers, rounded down";
  }
  def Arith_RemUIOp : Arith_TotalIntBinaryOp<"remui"> {
    let summary = "rest of the division of unsigned integers";
  }
  def Arith_RemSIOp : Arith_TotalIntBinaryOp<"remsi"> {
    let summary = "rest of the division of signed integers";
    let description = "It has the sign of the dividend.";
  }
}

let hasFolder = 1, hasCanonicalizer = 1 in {
  def Arith_AndIOp : Arith_TotalIntBinaryOp<"andi", [Commutative, Idempotent]> {
    let summary = "bits that are set in both";
  }
  def Arith_OrIOp : Arith_TotalIntBinaryOp<"ori", [Commutative, Idempotent]> {
    let summary = "bits that are set in one or in both";
  }
  def Arith_XOrIOp : Arith_TotalIntBinaryOp<"xori", [Commutative]> {
    let summary = "bits that are set in just one";
  }
}

// The second operand is unsigned; if it is not less than the width, the result
// is poison.
let hasFolder = 1 in {
  def Arith_ShLIOp : Arith_IntBinaryOpWithOverflowFlags<"shli"> {
    let summary = "shift to the left, zeros follow";
  }
  def Arith_ShRUIOp : Arith_IntBinaryOpWithExactFlag<"shrui", [Pure]> {
    let summary = "shift to the right, zeros follow";
    let description = "With `exact` the result is poison if a set bit gets lost.";
  }
  def Arith_ShRSIOp : Arith_IntBinaryOpWithExactFlag<"shrsi", [Pure]> {
    let summary = "shift to the right, copies of the sign follow";
    let description = "With `exact` the result is poison if a set bit gets lost.";
  }
  def Arith_MaxSIOp : Arith_TotalIntBinaryOp<"maxsi", [Commutative]> {
    let summary = "the greater signed integer";
  }
  def Arith_MaxUIOp : Arith_TotalIntBinaryOp<"maxui", [Commutative]> {
    let summary = "the greater unsigned integer";
  }
  def Arith_MinSIOp : Arith_TotalIntBinaryOp<"minsi", [Commutative]> {
    let summary = "the smaller signed integer";
  }
  def Arith_MinUIOp : Arith_TotalIntBinaryOp<"minui", [Commutative]> {
    let summary = "the smaller unsigned integer";
  }
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  def Arith_NegFOp : Arith_FloatUnaryOp<"negf"> {
    let summary = "the float of the other sign";
  }
  def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
    let summary = "sum of floats";
  }
  def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> {
    let summary = "difference of floats";
  }
  def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
    let summary = "product of floats";
    let hasCanonicalizer = 1;
  }
  def Arith_DivFOp : Arith_FloatBinaryOp<"divf"> {
    let summary = "quotient of floats";
    let hasCanonicalizer = 1;
  }
  def Arith_RemFOp : Arith_FloatBinaryOp<"remf"> {
    let summary = "rest of the division of floats";
    let description = "It has the sign of the dividend.";
  }
  def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
    let summary = "the greater float; NaN if one is NaN";
    let description = "Negative zero is less than positive zero.";
  }
  def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
    let summary = "the smaller float; NaN if one is NaN";
    let description = "Negative zero is less than positive zero.";
  }
  def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
    let summary = "the greater float; the other one if one is NaN";
  }
  def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
    let summary = "the smaller float; the other one if one is NaN";
  }
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

let hasFolder = 1, hasVerifier = 1 in {
  def Arith_ExtUIOp : Arith_IToICastOp<"extui"> {
    let summary = "wider integer of the same unsigned value";
  }
  def Arith_ExtSIOp : Arith_IToICastOp<"extsi"> {
    let summary = "wider integer of the same signed value";
    let hasCanonicalizer = 1;
  }
  def Arith_ExtFOp : Arith_CastOp<"extf", FloatLike, FloatLike, [
      DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
    let summary = "wider float of the same value";
    let arguments = (ins FloatLike:$in,
                         OptionalAttr<Arith_FastMathAttr>:$fastmath);
    let results = (outs FloatLike:$out);
    let assemblyFormat = [{
      $in (`fastmath` `` $fastmath^)? attr-dict
      `:` type($in) `to` type($out)
    }];
  }
}

def Arith_ScalingExtFOp : Arith_Op<"scaling_extf", [
    Pure, SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "wider float of a value in a microscaling format";
  let description = [{
    The value is the operand times a power of two, whose exponent is that of the
    scale: a float of 8 bits without sign and mantissa.
  }];
  let arguments = (ins FloatLike:$in, FloatLike:$scale,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `,` type($scale) `to` type($out)
  }];
  let hasVerifier = 1;
}

def Arith_TruncIOp : Arith_Op<"trunci", [
    Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<CastOpInterface>, _int_range,
    DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]> {
  let summary = "narrower integer of the lower bits";
  let description = [{
    With `overflow<nsw>` or `overflow<nuw>` the result is poison if it is not the
    same signed or unsigned number.
  }];
  let arguments = (ins SignlessFixedWidthIntegerLike:$in,
                       DefaultValuedAttr<Arith_IntegerOverflowAttr,
                         "::mlir::arith::IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs SignlessFixedWidthIntegerLike:$out);
  let assemblyFormat = [{
    $in (`overflow` `` $overflowFlags^)? attr-dict
    `:` type($in) `to` type($out)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Arith_TruncFOp : Arith_Op<"truncf", [
    Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "narrower float of a value that is rounded";
  let arguments = (ins FloatLike:$in,
                       OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `to` type($out)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Arith_ScalingTruncFOp : Arith_Op<"scaling_truncf", [
    Pure, SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "narrower float of a value in a microscaling format";
  let description = "The way back from `arith.scaling_extf`: it divides.";
  let arguments = (ins FloatLike:$in, FloatLike:$scale,
                       OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `,` type($scale) `to` type($out)
  }];
  let hasVerifier = 1;
}

let hasFolder = 1 in {
  def Arith_UIToFPOp : Arith_IToFCastOp<"uitofp"> {
    let summary = "float of an unsigned integer, rounded to nearest";
  }
  def Arith_SIToFPOp : Arith_IToFCastOp<"sitofp"> {
    let summary = "float of a signed integer, rounded to nearest";
  }
  def Arith_FPToUIOp : Arith_FToICastOp<"fptoui"> {
    let summary = "unsigned integer of a float, rounded toward zero";
    let description = "The result is poison if it does not fit.";
  }
  def Arith_FPToSIOp : Arith_FToICastOp<"fptosi"> {
    let summary = "signed integer of a float, rounded toward zero";
    let description = "The result is poison if it does not fit.";
  }
}

def IndexCastTypeConstraint : TypeConstraint<Or<[
        SignlessIntegerOrIndexLike.predicate,
        MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
    "signless-integer-like or memref of signless-integer">;

def BitcastTypeConstraint : TypeConstraint<Or<[
        SignlessIntegerOrFloatLike.predicate,
        MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
    "signless-integer-or-float-like or memref of signless-integer or float">;

let hasFolder = 1, hasCanonicalizer = 1 in {
  def Arith_IndexCastOp
      : Arith_CastOp<"index_cast", IndexCastTypeConstraint,
                     IndexCastTypeConstraint, [_int_range]> {
    let summary = "index of a signed integer, or the way back";
    let description = "The sign is extended, or the upper bits are cut off.";
  }
  def Arith_IndexCastUIOp
      : Arith_CastOp<"index_castui", IndexCastTypeConstraint,
                     IndexCastTypeConstraint, [_int_range]> {
    let summary = "index of an unsigned integer, or the way back";
    let description = "Zeros are put in front, or the upper bits are cut off.";
  }
  def Arith_BitcastOp : Arith_CastOp<"bitcast", BitcastTypeConstraint,
                                     BitcastTypeConstraint> {
    let summary = "the same bits as another type of that width";
  }
}

//===----------------------------------------------------------------------===//
// Comparisons and choices
//===----------------------------------------------------------------------===//

def Arith_CmpIOp : Arith_CompareOp<"cmpi", [_int_range]> {
  let summary = "comparison of integers";
  let description = [{
    `eq` and `ne`, and with `s` for signed or `u` for unsigned in front: `lt`,
    `le`, `gt`, `ge`.

    ```mlir
    %less = arith.cmpi slt, %a, %b : i32
    ```
  }];
  let arguments = (ins Arith_CmpIPredicateAttr:$predicate,
                       SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_CmpFOp : Arith_CompareOp<"cmpf", [
    DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "comparison of floats";
  let description = [{
    A comparison with NaN is false if the predicate starts with `o` and true if
    it starts with `u`; `ord` and `uno` ask just for that.
  }];
  let arguments = (ins Arith_CmpFPredicateAttr:$predicate,
                       FloatLike:$lhs, FloatLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr, _no_fastmath>:$fastmath);
  let assemblyFormat = [{
    $predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict
    `:` type($lhs)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

class BooleanConditionOrMatchingShape<string condition, string result>
    : PredOpTrait<condition # " is signless i1 or has matching shape",
        Or<[TypeIsPred<condition, I1>,
            AllShapesMatch<[condition, result]>.predicate]>>;

def SelectOp : Arith_Op<"select", [
    Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
    BooleanConditionOrMatchingShape<"condition", "result">,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "one of two values, as a condition says";
  let description = [{
    The condition is one bit for the whole value, or one for each element.

    ```mlir
    %x = arith.select %c, %a, %b : i32
    %y = arith.select %m, %v, %w : vector<4xi1>, vector<4xf32>
    ```
  }];
  let arguments = (ins BoolLike:$condition, AnyType:$true_value,
                       AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

#endif // MICA_ARITH
