//===- IndexOps.td - Operations of index -------------------*- tablegen -*-===//

#ifndef MICA_INDEX
#define MICA_INDEX

include "mlir/Dialect/Index/IR/IndexDialect.td"
include "mlir/Dialect/Index/IR/IndexEnums.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class IndexOp<string mnemonic, list<Trait> traits = []>
    : Op<IndexDialect, mnemonic,
         [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                    ["inferResultRanges"]>] # traits>;

class IndexBinaryOp<string mnemonic, list<Trait> traits = []>
    : IndexOp<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

// Constants move to the right.
class IndexCommutativeOp<string mnemonic>
    : IndexBinaryOp<mnemonic, [Commutative, Pure]> {
  let hasCanonicalizeMethod = 1;
}

def Index_AddOp : IndexCommutativeOp<"add"> {
  let summary = "sum of indices";
}
def Index_SubOp : IndexBinaryOp<"sub", [Pure]> {
  let summary = "difference of indices";
}
def Index_MulOp : IndexCommutativeOp<"mul"> {
  let summary = "product of indices";
}

// Division by zero is undefined behavior, as is a quotient that does not fit.
def Index_DivSOp : IndexBinaryOp<"divs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, rounded toward zero";
}
def Index_DivUOp : IndexBinaryOp<"divu", [NoMemoryEffect]> {
  let summary = "quotient of unsigned indices, rounded toward zero";
}
def Index_CeilDivSOp : IndexBinaryOp<"ceildivs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, rounded up";
}
def Index_CeilDivUOp : IndexBinaryOp<"ceildivu", [NoMemoryEffect]> {
  let summary = "quotient of unsigned indices, rounded up";
}
def Index_FloorDivSOp : IndexBinaryOp<"floordivs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, rounded down";
}
def Index_RemSOp : IndexBinaryOp<"rems", [NoMemoryEffect]> {
  let summary = "rest of the division of signed indices";
}
def Index_RemUOp : IndexBinaryOp<"remu", [NoMemoryEffect]> {
  let summary = "rest of the division of unsigned indices";
}

def Index_MaxSOp : IndexCommutativeOp<"maxs"> {
  let summary = "the greater signed index";
}
def Index_MaxUOp : IndexCommutativeOp<"maxu"> {
  let summary = "the greater unsigned index";
}
def Index_MinSOp : IndexCommutativeOp<"mins"> {
  let summary = "the smaller signed index";
}
def Index_MinUOp : IndexCommutativeOp<"minu"> {
  let summary = "the smaller unsigned index";
}

// The second operand is unsigned; if it is not less than the width of an index,
// the result is poison.
def Index_ShlOp : IndexBinaryOp<"shl", [Pure]> {
  let summary = "shift to the left, zeros follow";
}
def Index_ShrSOp : IndexBinaryOp<"shrs", [Pure]> {
  let summary = "shift to the right, copies of the sign follow";
}
def Index_ShrUOp : IndexBinaryOp<"shru", [Pure]> {
  let summary = "shift to the right, zeros follow";
}

def Index_AndOp : IndexCommutativeOp<"and"> {
  let summary = "bits that are set in both";
}
def Index_OrOp : IndexCommutativeOp<"or"> {
  let summary = "bits that are set in one or in both";
}
def Index_XOrOp : IndexCommutativeOp<"xor"> {
  let summary = "bits that are set in just one";
}

class IndexCastOp<string mnemonic>
    : IndexOp<mnemonic, [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Index_CastSOp : IndexCastOp<"casts"> {
  let summary = "index of a signed integer, or the way back";
}
def Index_CastUOp : IndexCastOp<"castu"> {
  let summary = "index of an unsigned integer, or the way back";
}

def Index_CmpOp : IndexOp<"cmp", [Pure]> {
  let summary = "comparison of indices";
  let description = [{
    ```mlir
    %less = index.cmp ult(%a, %b)
    ```
  }];
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Index_SizeOfOp : IndexOp<"sizeof", [Pure]> {
  let summary = "the bits of an index";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

class IndexConstantOp<string mnemonic, Attr Value, Type Result>
    : IndexOp<mnemonic, [
        ConstantLike, Pure,
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins Value:$value);
  let results = (outs Result:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Index_ConstantOp : IndexConstantOp<"constant", IndexAttr, Index> {
  let summary = "an index that is written down";
}
def Index_BoolConstantOp : IndexConstantOp<"bool.constant", BoolAttr, I1> {
  let summary = "true or false";
}

#endif // MICA_INDEX
