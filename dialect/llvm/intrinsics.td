//===- LLVMIntrinsicOps.td - Intrinsics of llvm ------------*- tablegen -*-===//

#ifndef MICA_LLVM_INTRINSICS
#define MICA_LLVM_INTRINSICS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

defvar _llvmCallFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
defvar _llvmPointerFormat = "$ptr attr-dict `:` qualified(type($ptr))";

class _LLVMRepeated<Type type, list<string> names> {
  dag args = !dag(ins, !listsplat(type, !size(names)), names);
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

class _LLVMElementwise<string func, list<string> operands, Type element, list<Trait> traits, bit fast>
    : LLVM_OneResultIntrOp<func, [], [0], [Pure, SameOperandsAndResultType] # traits, fast> {
  let arguments = !con(_LLVMRepeated<LLVM_ScalarOrVectorOf<element>, operands>.args, !if(fast, _llvmFlagArgs, (ins)));
  let assemblyFormat = _llvmCallFormat;
}

class LLVM_UnaryIntrOpI<string func, list<Trait> traits = []> : _LLVMElementwise<func, ["in"], AnySignlessInteger, traits, 0>;
class LLVM_UnaryIntrOpF<string func, list<Trait> traits = []> : _LLVMElementwise<func, ["in"], LLVM_AnyFloat, traits, 1>;
class LLVM_BinarySameArgsIntrOpI<string func, list<Trait> traits = []>
    : _LLVMElementwise<func, ["a", "b"], AnySignlessInteger, traits, 0>;
class LLVM_BinarySameArgsIntrOpF<string func, list<Trait> traits = []>
    : _LLVMElementwise<func, ["a", "b"], LLVM_AnyFloat, traits, 1>;
class LLVM_TernarySameArgsIntrOpI<string func, list<Trait> traits = []>
    : _LLVMElementwise<func, ["a", "b", "c"], AnySignlessInteger, traits, 0>;
class LLVM_TernarySameArgsIntrOpF<string func, list<Trait> traits = []>
    : _LLVMElementwise<func, ["a", "b", "c"], LLVM_AnyFloat, traits, 1>;

foreach name = ["Exp", "Exp2", "Exp10", "FAbs", "Log", "Log2", "Log10", "RoundEven", "Round", "Sqrt", "Rint", "Nearbyint",
                "Sin", "Cos", "Tan", "ASin", "ACos", "ATan", "Sinh", "Cosh", "Tanh"] in
  def LLVM_ # name # Op : LLVM_UnaryIntrOpF<!tolower(name)>;
foreach name = ["Ceil", "Floor", "Trunc"] in
  def LLVM_F # name # Op : LLVM_UnaryIntrOpF<!tolower(name)>;
foreach name = ["CopySign", "Pow", "MaxNum", "MinNum", "Maximum", "Minimum", "ATan2"] in
  def LLVM_ # name # Op : LLVM_BinarySameArgsIntrOpF<!tolower(name)>;
foreach name = ["FMA", "FMulAdd"] in
  def LLVM_ # name # Op : LLVM_TernarySameArgsIntrOpF<!tolower(name)>;

foreach name = ["BitReverse", "CtPop"] in
  def LLVM_ # name # Op : LLVM_UnaryIntrOpI<!tolower(name)>;
def LLVM_ByteSwapOp : LLVM_UnaryIntrOpI<"bswap">;
foreach name = ["SMax", "SMin", "UMax", "UMin"] in
  def LLVM_ # name # Op : LLVM_BinarySameArgsIntrOpI<!tolower(name)>;
foreach name = ["SAdd", "UAdd", "SSub", "USub", "SSHL", "USHL"] in
  def LLVM_ # name # Sat : LLVM_BinarySameArgsIntrOpI<!tolower(name) # ".sat">;
foreach name = ["Fshl", "Fshr"] in
  def LLVM_ # name # Op : LLVM_TernarySameArgsIntrOpI<!tolower(name)>;

// The second operand is a constant.
class _LLVMWithConstant<string func, Type element, Attr constant, string name, list<Trait> traits = []>
    : LLVM_OneResultIntrOp<func, [], [0], [Pure] # traits, 0, 0, [1], [name]> {
  let arguments = !con((ins LLVM_ScalarOrVectorOf<element>:$in), !dag(ins, [constant], [name]));
}
def LLVM_AbsOp : _LLVMWithConstant<"abs", AnySignlessInteger, I1Attr, "is_int_min_poison">;
def LLVM_CountLeadingZerosOp
    : _LLVMWithConstant<"ctlz", AnySignlessInteger, I1Attr, "is_zero_poison", [SameOperandsAndResultType]>;
def LLVM_CountTrailingZerosOp
    : _LLVMWithConstant<"cttz", AnySignlessInteger, I1Attr, "is_zero_poison", [SameOperandsAndResultType]>;
def LLVM_IsFPClass : _LLVMWithConstant<"is.fpclass", LLVM_AnyFloat, I32Attr, "bit">;

// A number with an exponent that is an integer.
class _LLVMPower<string func> : LLVM_OneResultIntrOp<func, [], [0, 1], [Pure], 1> {
  let arguments = !con((ins LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$val, AnySignlessInteger:$power), _llvmFlagArgs);
  let assemblyFormat = _llvmCallFormat;
}
def LLVM_LoadExpOp : _LLVMPower<"ldexp">;
def LLVM_PowIOp : _LLVMPower<"powi">;

class _LLVMTwoNumbers<string func, list<int> results, list<int> operands>
    : LLVM_TwoResultIntrOp<func, results, operands, [Pure], 1> {
  let arguments = !con((ins LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$val), _llvmFlagArgs);
  let assemblyFormat = _llvmCallFormat;
}
def LLVM_FractionExpOp : _LLVMTwoNumbers<"frexp", [0, 1], []>;
def LLVM_SincosOp : _LLVMTwoNumbers<"sincos", [], [0]> {
  let hasVerifier = 1;
}

// The nearest integer, as one.
class _LLVMToInteger<string func, Type type> : LLVM_OneResultIntrOp<func, [0], [0], [Pure]> {
  let arguments = (ins type:$val);
  let assemblyFormat = _llvmCallFormat;
}
foreach name = ["Lround", "Lrint", "Llrint"] in
  def LLVM_ # name # Op : _LLVMToInteger<!tolower(name), LLVM_ScalarOrVectorOf<LLVM_AnyFloat>>;
def LLVM_LlroundOp : _LLVMToInteger<"llround", LLVM_AnyFloat>;

// -1, 0 or 1.
class _LLVMCompare<string func> : LLVM_OneResultIntrOp<func, [0], [0], [Pure, SameTypeOperands]> {
  let arguments = _LLVMRepeated<LLVM_ScalarOrVectorOf<AnySignlessInteger>, ["a", "b"]>.args;
  let results = (outs LLVM_ScalarOrVectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = _llvmCallFormat;
}
def LLVM_SCmpOp : _LLVMCompare<"scmp">;
def LLVM_UCmpOp : _LLVMCompare<"ucmp">;

// A structure of the result and whether it has overflowed.
foreach name = ["SAdd", "UAdd", "SSub", "USub", "SMul", "UMul"] in
  def LLVM_ # name # WithOverflowOp
      : LLVM_IntrOp<!tolower(name) # ".with.overflow", [0], [], [Pure, SameOperandsElementType], 2> {
    let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>, LLVM_ScalarOrVectorOf<AnySignlessInteger>);
  }

// Casts that say how they round, unless they are exact, and what exceptions do.
class _LLVMConstrained<string func, bit rounds> : LLVM_OneResultIntrOp<"experimental.constrained." # func, [0], [0],
    [Pure, DeclareOpInterfaceMethods<FPExceptionBehaviorOpInterface>]
    # !if(rounds, [DeclareOpInterfaceMethods<RoundingModeOpInterface>], [])> {
  let arguments = !con((ins LLVM_Type:$arg_0), !if(rounds, (ins ValidRoundingModeAttr:$roundingmode), (ins)),
                       (ins FPExceptionBehaviorAttr:$fpExceptionBehavior));
  let assemblyFormat = "$arg_0 " # !if(rounds, "$roundingmode ", "")
                       # "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
  let llvmBuilder = "";
  let mlirBuilder = "";
}
def LLVM_ConstrainedUIToFP : _LLVMConstrained<"uitofp", 1>;
def LLVM_ConstrainedSIToFP : _LLVMConstrained<"sitofp", 1>;
def LLVM_ConstrainedFPTruncIntr : _LLVMConstrained<"fptrunc", 1>;
def LLVM_ConstrainedFPExtIntr : _LLVMConstrained<"fpext", 0>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// Writes as many bytes as an operand says, or a constant if the copy is inline.
class _LLVMFill<string func, list<int> overloaded, dag source, bit inline>
    : LLVM_ZeroResultIntrOp<func # !if(inline, ".inline", ""), overloaded, [
          DeclareOpInterfaceMethods<PromotableMemOpInterface>, DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
          DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>], 1, 1, 1, 0,
          !if(inline, [2], []) # [3], !if(inline, ["len"], []) # ["isVolatile"]> {
  let arguments = !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst), source,
                       !if(inline, (ins APIntAttr:$len), (ins AnySignlessInteger:$len)), (ins I1Attr:$isVolatile), baseArgs);
  defvar from = !getdagname(source, 0);
  defvar given = !con((ins "Value":$dst), !dag(ins, ["Value", !if(inline, "IntegerAttr", "Value")], [from, "len"]));
  let builders = [
    OpBuilder<!con(given, (ins "bool":$isVolatile)),
              "build($_builder, $_state, dst, " # from # ", len, $_builder.getBoolAttr(isVolatile));">,
    OpBuilder<!con(given, (ins "IntegerAttr":$isVolatile)),
              "build($_builder, $_state, dst, " # from # ", len, isVolatile, {}, {}, {}, {}, {}, {});">,
  ];
}

class _LLVMCopy<string func, bit inline = 0>
    : _LLVMFill<func, [0, 1, 2], (ins Arg<LLVM_AnyPointer, "", [MemRead]>:$src), inline>;
def LLVM_MemcpyOp : _LLVMCopy<"memcpy">;
def LLVM_MemcpyInlineOp : _LLVMCopy<"memcpy", 1>;
def LLVM_MemmoveOp : _LLVMCopy<"memmove">;
def LLVM_MemsetOp : _LLVMFill<"memset", [0, 2], (ins I8:$val), 0>;
def LLVM_MemsetInlineOp : _LLVMFill<"memset", [0, 2], (ins I8:$val), 1>;

def LLVM_NoAliasScopeDeclOp : LLVM_ZeroResultIntrOp<"experimental.noalias.scope.decl"> {
  let arguments = (ins LLVM_AliasScopeAttr:$scope);
  let assemblyFormat = "$scope attr-dict";
  let llvmBuilder = "";
  let mlirBuilder = "";
}
def LLVM_Prefetch : LLVM_ZeroResultIntrOp<"prefetch", [0], [], 0, 0, 0, 0, [1, 2, 3], ["rw", "hint", "cache"]> {
  let arguments = (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache);
}
def LLVM_PtrMaskOp : LLVM_OneResultIntrOp<"ptrmask", [], [0, 1], [Pure, AllTypesMatch<["ptr", "res"]>]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$ptr, LLVM_ScalarOrVectorOf<AnyInteger>:$mask);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)";
}
def LLVM_ThreadlocalAddressOp : LLVM_OneResultIntrOp<"threadlocal.address", [], [0], [Pure]> {
  let arguments = (ins LLVM_AnyPointer:$global);
}

// What a promoted variable does not need any more.
defvar _llvmPromotable = DeclareOpInterfaceMethods<PromotableOpInterface>;

class _LLVMLifetime<string func> : LLVM_ZeroResultIntrOp<func, [0], [_llvmPromotable]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = _llvmPointerFormat;
}
def LLVM_LifetimeStartOp : _LLVMLifetime<"lifetime.start">;
def LLVM_LifetimeEndOp : _LLVMLifetime<"lifetime.end">;

def LLVM_InvariantStartOp : LLVM_OneResultIntrOp<"invariant.start", [], [1], [_llvmPromotable], 0, 0, [0], ["size"]> {
  let arguments = (ins I64Attr:$size, LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_DefaultPointer:$res);
  let assemblyFormat = !strconcat("$size `,` ", _llvmPointerFormat);
}
def LLVM_InvariantEndOp : LLVM_ZeroResultIntrOp<"invariant.end", [2], [_llvmPromotable], 0, 0, 0, 0, [1], ["size"]> {
  let arguments = (ins LLVM_DefaultPointer:$start, I64Attr:$size, LLVM_AnyPointer:$ptr);
  let assemblyFormat = !strconcat("$start `,` $size `,` ", _llvmPointerFormat);
}

class _LLVMInvariantGroup<string func> : LLVM_OneResultIntrOp<func, [], [0], [_llvmPromotable, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = _llvmPointerFormat;
}
def LLVM_LaunderInvariantGroupOp : _LLVMInvariantGroup<"launder.invariant.group">;
def LLVM_StripInvariantGroupOp : _LLVMInvariantGroup<"strip.invariant.group">;

def LLVM_StackSaveOp : LLVM_OneResultIntrOp<"stacksave", [0]> {
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}
def LLVM_StackRestoreOp : LLVM_ZeroResultIntrOp<"stackrestore", [0]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = _llvmPointerFormat;
}

//===----------------------------------------------------------------------===//
// Hints, traps and annotations
//===----------------------------------------------------------------------===//

def LLVM_AssumeOp : LLVM_ZeroResultIntrOp<"assume", [], [], 0, 0, 0, 1> {
  let arguments = !con((ins I1:$cond), baseArgs);
  let builders = [
    OpBuilder<(ins "Value":$cond)>,
    OpBuilder<(ins "Value":$cond, "llvm::StringRef":$tag, "ValueRange":$args)>,
    OpBuilder<(ins "Value":$cond, "AssumeAlignTag":$tag, "Value":$ptr, "Value":$align)>,
    OpBuilder<(ins "Value":$cond, "AssumeSeparateStorageTag":$tag, "Value":$ptr1, "Value":$ptr2)>,
  ];
  let assemblyFormat = [{
    $cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)? `:` type($cond) attr-dict
  }];
  let hasVerifier = 1;
}
def LLVM_SSACopyOp : LLVM_OneResultIntrOp<"ssa.copy", [], [0], [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}
def LLVM_IsConstantOp : LLVM_IntrOp<"is.constant", [], [0], [Pure], 1> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs I1:$res);
}
def LLVM_ExpectOp : LLVM_OneResultIntrOp<"expect", [], [0], [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected);
  let assemblyFormat = "$val `,` $expected attr-dict `:` type($val)";
}
def LLVM_ExpectWithProbabilityOp : LLVM_OneResultIntrOp<"expect.with.probability", [], [0],
    [Pure, AllTypesMatch<["val", "expected", "res"]>], 0, 0, [2], ["prob"]> {
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected, F64Attr:$prob);
  let assemblyFormat = "$val `,` $expected `,` $prob attr-dict `:` type($val)";
}

class _LLVMTrap<string func> : LLVM_ZeroResultIntrOp<func> {
  let assemblyFormat = "attr-dict";
}
def LLVM_Trap : _LLVMTrap<"trap">;
def LLVM_DebugTrap : _LLVMTrap<"debugtrap">;
def LLVM_UBSanTrap : LLVM_ZeroResultIntrOp<"ubsantrap", [], [], 0, 0, 0, 0, [0], ["failureKind"]> {
  let arguments = (ins I8Attr:$failureKind);
  let assemblyFormat = "prop-dict attr-dict";
}

// A note about a value, with its place in the source.
defvar _llvmNote = (ins LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line);
defvar _llvmLongNote = !con(_llvmNote, (ins LLVM_AnyPointer:$attr));
defvar _llvmSameStrings = AllTypesMatch<["annotation", "fileName", "attr"]>;

def LLVM_VarAnnotation : LLVM_ZeroResultIntrOp<"var.annotation", [0, 1], [_llvmSameStrings]> {
  let arguments = !con((ins LLVM_AnyPointer:$val), _llvmLongNote);
}
def LLVM_PtrAnnotation
    : LLVM_OneResultIntrOp<"ptr.annotation", [0], [2], [AllTypesMatch<["res", "ptr"]>, _llvmSameStrings]> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr), _llvmLongNote);
  let results = (outs LLVM_AnyPointer:$res);
}
def LLVM_Annotation : LLVM_OneResultIntrOp<"annotation", [0], [2],
    [AllTypesMatch<["res", "integer"]>, AllTypesMatch<["annotation", "fileName"]>]> {
  let arguments = !con((ins AnySignlessInteger:$integer), _llvmNote);
  let results = (outs AnySignlessInteger:$res);
}

//===----------------------------------------------------------------------===//
// Coroutines, variadic functions and exceptions
//===----------------------------------------------------------------------===//

class _LLVMCoro<string func, dag given, int results, string format, list<int> overloaded = []>
    : LLVM_IntrOp<"coro." # func, overloaded, [], [], results> {
  let arguments = given;
  let assemblyFormat = format;
}
class _LLVMCoroCall<string func, dag given, list<string> names>
    : _LLVMCoro<func, given, 1,
                !interleave(!foreach(name, names, "$" # name), " `,` ") # " attr-dict `:` functional-type(operands, results)">;

def LLVM_CoroIdOp : _LLVMCoroCall<"id",
    !con((ins I32:$align), _LLVMRepeated<LLVM_AnyPointer, ["promise", "coroaddr", "fnaddrs"]>.args),
    ["align", "promise", "coroaddr", "fnaddrs"]>;
def LLVM_CoroBeginOp : _LLVMCoroCall<"begin", (ins LLVM_TokenType:$token, LLVM_AnyPointer:$mem), ["token", "mem"]>;
def LLVM_CoroSizeOp : _LLVMCoro<"size", (ins), 1, "attr-dict `:` type($res)", [0]>;
def LLVM_CoroAlignOp : _LLVMCoro<"align", (ins), 1, "attr-dict `:` type($res)", [0]>;
def LLVM_CoroSaveOp : _LLVMCoroCall<"save", (ins LLVM_AnyPointer:$handle), ["handle"]>;
def LLVM_CoroSuspendOp
    : _LLVMCoro<"suspend", (ins LLVM_TokenType:$save, I1:$final), 1, "$save `,` $final attr-dict `:` type($res)">;
def LLVM_CoroEndOp : _LLVMCoroCall<"end", (ins LLVM_AnyPointer:$handle, I1:$unwind, LLVM_TokenType:$retvals),
                                   ["handle", "unwind", "retvals"]>;
def LLVM_CoroFreeOp : _LLVMCoroCall<"free", (ins LLVM_TokenType:$id, LLVM_AnyPointer:$handle), ["id", "handle"]>;
def LLVM_CoroResumeOp
    : _LLVMCoro<"resume", (ins LLVM_AnyPointer:$handle), 0, "$handle attr-dict `:` qualified(type($handle))">;
def LLVM_CoroPromiseOp
    : _LLVMCoroCall<"promise", (ins LLVM_AnyPointer:$handle, I32:$align, I1:$from), ["handle", "align", "from"]> {
  let results = (outs LLVM_AnyPointer:$res);
}

class _LLVMArgumentList<string func> : LLVM_ZeroResultIntrOp<func, [0]> {
  let arguments = (ins LLVM_AnyPointer:$arg_list);
  let assemblyFormat = "$arg_list attr-dict `:` qualified(type($arg_list))";
}
def LLVM_VaStartOp : _LLVMArgumentList<"vastart">;
def LLVM_VaEndOp : _LLVMArgumentList<"vaend">;
def LLVM_VaCopyOp : LLVM_ZeroResultIntrOp<"vacopy", [0]> {
  let arguments = (ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list);
  let assemblyFormat = "$src_list `to` $dest_list attr-dict `:` type(operands)";
}

def LLVM_EhTypeidForOp : LLVM_OneResultIntrOp<"eh.typeid.for", [], [0]> {
  let arguments = (ins LLVM_AnyPointer:$type_info);
  let assemblyFormat = "$type_info attr-dict `:` functional-type(operands, results)";
}

//===----------------------------------------------------------------------===//
// Debug information, matrices and masked accesses
//===----------------------------------------------------------------------===//

// MLIR's library translates these, because a call with the operands is not what they become.
let llvmBuilder = "", mlirBuilder = "" in {

class _LLVMVariable<string func, string value, Type type, list<Trait> traits> : LLVM_IntrOp<"dbg." # func, [], [], traits, 0> {
  let arguments = !con(!dag(ins, [type], [value]),
                       (ins LLVM_DILocalVariableAttr:$varInfo,
                            DefaultValuedAttr<LLVM_DIExpressionAttr, "{}">:$locationExpr));
  let assemblyFormat = "qualified($varInfo) (qualified($locationExpr)^)? `=` $" # value # " `:` qualified(type($" # value
                       # ")) attr-dict";
}
def LLVM_DbgDeclareOp : _LLVMVariable<"declare", "addr", LLVM_AnyPointer,
    [DeclareOpInterfaceMethods<PromotableOpInterface, ["requiresReplacedValues", "visitReplacedValues"]>]>;
def LLVM_DbgValueOp : _LLVMVariable<"value", "value", LLVM_Type, [_llvmPromotable]>;
def LLVM_DbgLabelOp : LLVM_IntrOp<"dbg.label", [], [], [], 0> {
  let arguments = (ins LLVM_DILabelAttr:$label);
  let assemblyFormat = "$label attr-dict";
}

class _LLVMMakesVector<string func, dag given, string format> : LLVM_OneResultIntrOp<func> {
  let arguments = given;
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = format;
}
class _LLVMTakesVector<string func, dag given, string format> : LLVM_ZeroResultIntrOp<func> {
  let arguments = given;
  let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder];
  let assemblyFormat = format;
}

// A matrix is a vector of its columns. Columns in memory begin at multiples of the stride.
defvar _llvmStrided = (ins LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile, I32Attr:$rows,
                           I32Attr:$columns);
def LLVM_MatrixColumnMajorLoadOp : _LLVMMakesVector<"matrix.column.major.load", _llvmStrided,
    "$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)">;
def LLVM_MatrixColumnMajorStoreOp
    : _LLVMTakesVector<"matrix.column.major.store", !con((ins LLVM_AnyVector:$matrix), _llvmStrided),
        "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` qualified(type($data)) "
        "`stride` type($stride)">;
def LLVM_MatrixMultiplyOp : _LLVMMakesVector<"matrix.multiply",
    (ins LLVM_AnyVector:$lhs, LLVM_AnyVector:$rhs, I32Attr:$lhs_rows, I32Attr:$lhs_columns, I32Attr:$rhs_columns),
    "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)">;
def LLVM_MatrixTransposeOp : _LLVMMakesVector<"matrix.transpose", (ins LLVM_AnyVector:$matrix, I32Attr:$rows, I32Attr:$columns),
    "$matrix attr-dict `:` type($matrix) `into` type($res)">;

def LLVM_MaskedLoadOp : LLVM_OneResultIntrOp<"masked.load"> {
  let arguments = (ins LLVM_AnyPointer:$data, LLVM_VectorOf<I1>:$mask, Optional<LLVM_AnyVector>:$pass_thru,
                       I32Attr:$alignment, UnitAttr:$nontemporal);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let llvmArgIndices = [0, 1, 2, -1, -1];
}
def LLVM_MaskedStoreOp : _LLVMTakesVector<"masked.store",
    (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data, LLVM_VectorOf<I1>:$mask, I32Attr:$alignment),
    "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"> {
  let llvmArgIndices = [0, 1, 2, -1];
}
def LLVM_masked_gather : _LLVMMakesVector<"masked.gather",
    (ins LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_VectorOf<I1>:$mask, Variadic<LLVM_AnyVector>:$pass_thru,
         I32Attr:$alignment),
    "operands attr-dict `:` functional-type(operands, results)"> {
  let llvmArgIndices = [0, 1, 2, -1];
  let hasVerifier = 1;
}
def LLVM_masked_scatter : _LLVMTakesVector<"masked.scatter",
    (ins LLVM_AnyVector:$value, LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_VectorOf<I1>:$mask, I32Attr:$alignment),
    "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"> {
  let llvmArgIndices = [0, 1, 2, -1];
  let hasVerifier = 1;
}

} // llvmBuilder, mlirBuilder

// The elements of the mask are next to each other in memory.
def LLVM_masked_expandload : LLVM_OneResultIntrOp<"masked.expandload", [0], [], [], 0, 1> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask, LLVM_AnyVector:$passthru), baseArgs);
  let builders = [
    OpBuilder<(ins "TypeRange":$resTy, "Value":$ptr, "Value":$mask, "Value":$passthru, CArg<"uint64_t", "1">:$align)>
  ];
}
def LLVM_masked_compressstore : LLVM_ZeroResultIntrOp<"masked.compressstore", [0], [], 0, 0, 1> {
  let arguments = !con((ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask), baseArgs);
  let builders = [OpBuilder<(ins "Value":$value, "Value":$ptr, "Value":$mask, CArg<"uint64_t", "1">:$align)>];
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

def LLVM_GetActiveLaneMaskOp : LLVM_OneResultIntrOp<"get.active.lane.mask", [0], [0], [Pure]> {
  let arguments = (ins AnySignlessInteger:$base, AnySignlessInteger:$n);
  let assemblyFormat = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)";
}
def LLVM_vscale : LLVM_IntrOp<"vscale", [0], [], [], 1>;
def LLVM_StepVectorOp : LLVM_IntrOp<"stepvector", [0], [], [Pure], 1> {
  let results = (outs LLVM_VectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

class _LLVMReduction<string func, list<int> overloaded, bit fast>
    : LLVM_OneResultIntrOp<"vector.reduce." # func, [], overloaded, [Pure, SameOperandsAndResultElementType], fast>;

foreach name = ["add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor"] in
  def LLVM_vector_reduce_ # name : _LLVMReduction<name, [0], 0> {
    let arguments = (ins LLVM_VectorOf<AnySignlessInteger>:$in);
  }
foreach name = ["fmax", "fmin", "fmaximum", "fminimum"] in
  def LLVM_vector_reduce_ # name : _LLVMReduction<name, [0], 1> {
    let arguments = !con((ins LLVM_VectorOf<AnyFloat>:$in), _llvmFlagArgs);
    let assemblyFormat = _llvmCallFormat;
  }
foreach name = ["fadd", "fmul"] in
  def LLVM_vector_reduce_ # name : _LLVMReduction<name, [1], 1> {
    let arguments = !con((ins AnyFloat:$start_value, LLVM_VectorOf<AnyFloat>:$input), _llvmFlagArgs);
  }

// A part of a vector at a constant position. The part of a vector that is not scalable is not scalable either.
class _LLVMSmall<list<string> getters>
    : PredOpTrait<"vectors are not bigger than 2^17 bits.",
                  And<!foreach(getter, getters, CPred<getter # "() <= 131072">)>>;
class _LLVMFixed<string what, string part, string whole>
    : PredOpTrait<"it is not " # what # " fixed-length vectors.",
                  CPred<"!isScalableVectorType($" # part # ".getType()) || isScalableVectorType($" # whole # ".getType())">>;

defvar _llvmBitWidths = [{
  uint64_t getVectorBitWidth(Type type) {
    return getVectorNumElements(type).getKnownMinValue() * llvm::cast<VectorType>(type).getElementTypeBitWidth();
  }
  uint64_t getSrcVectorBitWidth() { return getVectorBitWidth(getSrcvec().getType()); }
}];

def LLVM_vector_insert : LLVM_OneResultIntrOp<"vector.insert", [0], [1], [
    Pure, AllTypesMatch<["dstvec", "res"]>, _LLVMSmall<["getSrcVectorBitWidth", "getDstVectorBitWidth"]>,
    _LLVMFixed<"inserting scalable into", "srcvec", "dstvec">], 0, 0, [2], ["pos"]> {
  let arguments = (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)";
  let extraClassDeclaration =
      _llvmBitWidths # "uint64_t getDstVectorBitWidth() { return getVectorBitWidth(getDstvec().getType()); }\n";
}
def LLVM_vector_extract : LLVM_OneResultIntrOp<"vector.extract", [0], [0], [
    Pure, _LLVMSmall<["getSrcVectorBitWidth", "getResVectorBitWidth"]>,
    _LLVMFixed<"extracting scalable from", "res", "srcvec">], 0, 0, [1], ["pos"]> {
  let arguments = (ins LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)";
  let extraClassDeclaration =
      _llvmBitWidths # "uint64_t getResVectorBitWidth() { return getVectorBitWidth(getRes().getType()); }\n";
}

// The elements of two vectors by turns.
def LLVM_vector_interleave2 : LLVM_OneResultIntrOp<"vector.interleave2", [0], [], [
    Pure, AllTypesMatch<["vec1", "vec2"]>,
    PredOpTrait<"result has twice as many elements as 'vec1'",
                And<[CPred<"getVectorNumElements($res.getType()) == getVectorNumElements($vec1.getType()) * 2">,
                     CPred<"::llvm::cast<VectorType>($vec1.getType()).getElementType() == "
                           "::llvm::cast<VectorType>($res.getType()).getElementType()">]>>]> {
  let arguments = (ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2);
}
def LLVM_vector_deinterleave2 : LLVM_OneResultIntrOp<"vector.deinterleave2", [], [0], [Pure]> {
  let arguments = (ins LLVM_AnyVector:$vec);
}

//===----------------------------------------------------------------------===//
// Predicated vectors
//===----------------------------------------------------------------------===//

// Only elements of the mask before the length are computed.
defvar _llvmLength = (ins I32:$evl);
defvar _llvmPredicate = !con((ins LLVM_VectorOf<I1>:$mask), _llvmLength);

class _LLVMPredicated<string func, list<int> results, list<int> operands, dag given, list<Trait> traits = [Pure]>
    : LLVM_OneResultIntrOp<func, results, operands, traits> {
  let arguments = !con(given, _llvmPredicate);
}
class _LLVMPredicatedElements<string func, Type element, list<string> operands>
    : _LLVMPredicated<"vp." # func, [0], [], _LLVMRepeated<LLVM_VectorOf<element>, operands>.args>;

foreach name = ["Add", "Sub", "Mul", "SDiv", "UDiv", "SRem", "URem", "AShr", "LShr", "Shl", "Or", "And", "Xor", "SMax", "SMin",
                "UMax", "UMin"] in
  def LLVM_VP # name # Op : _LLVMPredicatedElements<!tolower(name), AnySignlessInteger, ["lhs", "rhs"]>;
foreach name = ["FAdd", "FSub", "FMul", "FDiv", "FRem"] in
  def LLVM_VP # name # Op : _LLVMPredicatedElements<!tolower(name), AnyFloat, ["lhs", "rhs"]>;
def LLVM_VPFNegOp : _LLVMPredicatedElements<"fneg", AnyFloat, ["op"]>;
foreach name = ["FMulAdd", "Fma"] in
  def LLVM_VP # name # Op : _LLVMPredicatedElements<!tolower(name), AnyFloat, ["op1", "op2", "op3"]>;

class _LLVMPredicatedReduction<string func, Type element>
    : _LLVMPredicated<"vp.reduce." # func, [], [1], (ins element:$satrt_value, LLVM_VectorOf<element>:$val)>;

foreach name = ["Add", "Mul", "And", "Or", "Xor", "SMax", "SMin", "UMax", "UMin"] in
  def LLVM_VPReduce # name # Op : _LLVMPredicatedReduction<!tolower(name), AnySignlessInteger>;
foreach name = ["FAdd", "FMul", "FMax", "FMin"] in
  def LLVM_VPReduce # name # Op : _LLVMPredicatedReduction<!tolower(name), AnyFloat>;

foreach name = ["Select", "Merge"] in
  def LLVM_VP # name # MinOp : LLVM_OneResultIntrOp<"vp." # !tolower(name), [], [1], [Pure]> {
    let arguments = !con((ins LLVM_VectorOf<I1>:$cond, LLVM_AnyVector:$true_val, LLVM_AnyVector:$false_val), _llvmLength);
  }

class _LLVMPredicatedCast<string func, Type element>
    : _LLVMPredicated<"vp." # func, [0], [0], (ins LLVM_VectorOf<element>:$src)>;

foreach name = ["Trunc", "ZExt", "SExt", "UIToFP", "SIToFP", "IntToPtr"] in
  def LLVM_VP # name # Op : _LLVMPredicatedCast<!tolower(name), AnySignlessInteger>;
foreach name = ["FPTrunc", "FPExt", "FPToUI", "FPToSI"] in
  def LLVM_VP # name # Op : _LLVMPredicatedCast<!tolower(name), AnyFloat>;
def LLVM_VPPtrToIntOp : _LLVMPredicatedCast<"ptrtoint", LLVM_AnyPointer>;

// Accesses to elements in a row, or at multiples of a stride.
class _LLVMPredicatedStore<string func, list<int> operands, dag given> : LLVM_ZeroResultIntrOp<func, operands> {
  let arguments = !con((ins LLVM_AnyVector:$val), given, _llvmPredicate);
}
defvar _llvmElements = (ins LLVM_AnyPointer:$ptr);
defvar _llvmColumns = !con(_llvmElements, (ins AnySignlessInteger:$stride));
def LLVM_VPLoadOp : _LLVMPredicated<"vp.load", [0], [0], _llvmElements, []>;
def LLVM_VPStoreOp : _LLVMPredicatedStore<"vp.store", [0, 1], _llvmElements>;
def LLVM_VPStridedLoadOp : _LLVMPredicated<"experimental.vp.strided.load", [0], [0, 1], _llvmColumns, []>;
def LLVM_VPStridedStoreOp : _LLVMPredicatedStore<"experimental.vp.strided.store", [0, 1, 2], _llvmColumns>;

#endif // MICA_LLVM_INTRINSICS
