//===- ROCDLOps.td - The dialect rocdl ---------------------*- tablegen -*-===//

#ifndef MICA_ROCDL
#define MICA_ROCDL

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ROCDL_Dialect : Dialect {
  let name = "rocdl";
  let cppNamespace = "::mlir::ROCDL";
  let description = [{
    LLVM's intrinsics for AMD's GPUs, which begin with `llvm.amdgcn`. LDS is the memory that a workgroup shares, a wave the
    work items that run together.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let hasOperationAttrVerify = 1;
  let discardableAttrs = (ins
      "::mlir::UnitAttr":$kernel, "::mlir::DenseI32ArrayAttr":$reqd_work_group_size, "::mlir::StringAttr":$flat_work_group_size,
      "::mlir::IntegerAttr":$max_flat_work_group_size, "::mlir::IntegerAttr":$waves_per_eu, "::mlir::BoolAttr":$unsafe_fp_atomics,
      "::mlir::UnitAttr":$last_use, "::mlir::UnitAttr":$no_remote_memory, "::mlir::UnitAttr":$no_fine_grained_memory,
      "::mlir::UnitAttr":$ignore_denormal_mode);
  let useDefaultAttributePrinterParser = 1;
}

class ROCDL_Attr<string attrName, string attrMnemonic, list<Trait> traits = []> : AttrDef<ROCDL_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Classes of operations, and types
//===----------------------------------------------------------------------===//

class ROCDL_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<ROCDL_Dialect, mnemonic, traits>;

class ROCDL_IntrOp<string mnemonic, list<int> overloadedResults, list<int> overloadedOperands, list<Trait> traits, int numResults,
                   int requiresAccessGroup = 0, int requiresAliasAnalysis = 0, int requiresArgAndResultAttrs = 0,
                   list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<ROCDL_Dialect, mnemonic, "amdgcn_" # !subst(".", "_", mnemonic), overloadedResults, overloadedOperands,
                      traits, numResults, requiresAccessGroup, requiresAliasAnalysis, 0, requiresArgAndResultAttrs, 0,
                      immArgPositions, immArgAttrNames> {
  let summary = "the intrinsic `llvm.amdgcn." # mnemonic # "`";
}
class ROCDL_IntrPure1Op<string mnemonic> : ROCDL_IntrOp<mnemonic, [], [], [Pure], 1>;
// An intrinsic without overloaded types that accesses no memory.
class ROCDL_ConcreteNonMemIntrOp<string mnemonic, list<Trait> traits, int numResults, list<int> immArgPositions = [],
                                 list<string> immArgNames = []>
    : ROCDL_IntrOp<mnemonic, [], [], traits, numResults, 0, 0, 0, immArgPositions, immArgNames>;

// An intrinsic that accesses memory, with operands and constants.
class _RocdlAccess<string mnemonic, dag given, string format, list<int> results = [], list<int> operands = [], int numResults = 0,
                   list<int> positions = [], list<string> names = [], list<Trait> traits = []>
    : ROCDL_IntrOp<mnemonic, results, operands, traits, numResults, 0, 1, 0, positions, names> {
  let arguments = !con(given, baseArgs);
  let assemblyFormat = format;
}

class ROCDL_ConcreteVector<Type elem, int length>
    : FixedVectorOfLengthAndType<[length], [elem]>,
      BuildableType<"::mlir::VectorType::get({" # length # "} ," # elem.builderCall # ")">;
def ROCDL_V2I16Type : ROCDL_ConcreteVector<I16, 2>;
foreach length = [2, 3, 4, 6, 8] in
  def ROCDL_V # length # I32Type : ROCDL_ConcreteVector<I32, length>;
foreach length = [2, 8, 16, 32] in
  foreach element = [F16, BF16, F32] in
    def ROCDL_V # length # element # Type : ROCDL_ConcreteVector<element, length>;

class ROCDL_ConcretePair<Type first, Type second>
    : Type<And<[
          LLVM_AnyStruct.predicate,
          SubstLeaves<"$_self", "::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).getBody()[0]", first.predicate>,
          SubstLeaves<"$_self", "::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).getBody()[1]", second.predicate>]>,
          "LLVM dialect-compatible struct of " # first.summary # "and" # second.summary, "::mlir::LLVM::LLVMStructType">,
      BuildableType<"::mlir::LLVM::LLVMStructType::getLiteral($_builder.getContext(), {" # first.builderCall # ", " #
                    second.builderCall # "})">;

def ROCDLGlobalBuffer : LLVM_PointerInAddressSpace<1>;
def ROCDLBufferLDS : LLVM_PointerInAddressSpace<3>;
def ROCDLBufferRsrc : LLVM_PointerInAddressSpace<8>;

//===----------------------------------------------------------------------===//
// Sizes and indices
//===----------------------------------------------------------------------===//

defvar _rocdlRangeFormat = "(`range` $range^)? attr-dict `:` type($res)";
defvar _rocdlRange = (ins OptionalAttr<LLVM_ConstantRangeAttr>:$range);
defvar _rocdlWithoutRange = [OpBuilder<(ins "Type":$resultType), [{
  build($_builder, $_state, resultType, ::mlir::LLVM::ConstantRangeAttr());
}]>];

class ROCDL_SpecialIdRegisterOp<string mnemonic> : ROCDL_IntrPure1Op<mnemonic> {
  let arguments = _rocdlRange;
  let assemblyFormat = _rocdlRangeFormat;
  let builders = _rocdlWithoutRange;
}
// A size that a function of the device's library returns, by the number of the dimension.
class ROCDL_DimGetterFunctionOp<string mnemonic, string device_function, int parameter, list<Trait> traits = []>
    : ROCDL_Op<mnemonic, traits # [Pure]> {
  let summary = "the result of `" # device_function # "(" # parameter # ")`";
  let arguments = _rocdlRange;
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = _rocdlRangeFormat;
  let builders = _rocdlWithoutRange;
}

foreach i = [0, 1, 2] in {
  defvar name = !substr("XYZ", i, 1);
  defvar suffix = "." # !tolower(name);
  def ROCDL_ThreadId # name # Op : ROCDL_SpecialIdRegisterOp<"workitem.id" # suffix>;
  def ROCDL_BlockId # name # Op : ROCDL_SpecialIdRegisterOp<"workgroup.id" # suffix>;
  def ROCDL_ClusterId # name # Op : ROCDL_SpecialIdRegisterOp<"cluster.id" # suffix>;
  def ROCDL_BlockDim # name # Op : ROCDL_DimGetterFunctionOp<"workgroup.dim" # suffix, "__ockl_get_local_size", i>;
  def ROCDL_GridDim # name # Op : ROCDL_DimGetterFunctionOp<"grid.dim" # suffix, "__ockl_get_num_groups", i>;
}
def ROCDL_WavefrontSizeOp : ROCDL_SpecialIdRegisterOp<"wavefrontsize">;

//===----------------------------------------------------------------------===//
// Values of other lanes
//===----------------------------------------------------------------------===//

class ROCDL_MbcntOp<string mnemonic> : ROCDL_IntrOp<"mbcnt." # mnemonic, [], [], [Pure], 1, 0, 0, 1> {
  let summary = "adds the number of lanes before this one that a mask has, in its " # mnemonic # " half of a wave";
  let arguments = !con((ins I32:$in0, I32:$in1), baseArgs);
  let results = (outs I32:$res);
  let assemblyFormat = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)";
}
def ROCDL_MbcntLoOp : ROCDL_MbcntOp<"lo">;
def ROCDL_MbcntHiOp : ROCDL_MbcntOp<"hi">;

class _RocdlLane<string mnemonic, string first, string second> : ROCDL_ConcreteNonMemIntrOp<mnemonic, [], 1> {
  let arguments = !dag(ins, [I32, I32], [first, second]);
  let results = (outs I32:$res);
  let assemblyFormat = "$" # first # " `,` $" # second # " attr-dict `:` `(` type($" # first # ") `,` type($" # second #
                       ") `)` `->` type($res)";
}
def ROCDL_DsSwizzleOp : _RocdlLane<"ds_swizzle", "src", "offset"> {
  let summary = "the value of another lane, by a pattern";
}
def ROCDL_DsBpermuteOp : _RocdlLane<"ds_bpermute", "index", "src"> {
  let summary = "the value of the lane that four times its number names";
}

def ROCDL_BallotOp : ROCDL_IntrOp<"ballot", [0], [], [], 1> {
  let summary = "a bit for each lane whose operand is true";
  let arguments = (ins I1:$pred);
  let assemblyFormat = "$pred attr-dict `:` type($res)";
}
def ROCDL_ReadfirstlaneOp : ROCDL_IntrOp<"readfirstlane", [], [0], [AllTypesMatch<["res", "src"]>], 1> {
  let summary = "gives all lanes the value of the active one with the lowest number";
  let arguments = (ins LLVM_Type:$src);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$src attr-dict `:` type($res)";
}
def ROCDL_ReadlaneOp : ROCDL_IntrOp<"readlane", [], [0], [AllTypesMatch<["res", "src0"]>], 1> {
  let summary = "the value of a lane";
  let arguments = (ins LLVM_Type:$src0, I32:$src1);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$src0 `,` $src1  attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)";
}

def ROCDL_DPPUpdateOp : ROCDL_IntrOp<"update.dpp", [], [0], [AllTypesMatch<["res", "src", "old"]>], 1, 0, 0, 0,
    [2, 3, 4, 5], ["dppCtrl", "rowMask", "bankMask", "boundCtrl"]> {
  let summary = "the value of another lane, by a code; `old` where there is none";
  let arguments = (ins LLVM_Type:$old, LLVM_Type:$src, I32Attr:$dppCtrl, I32Attr:$rowMask, I32Attr:$bankMask, I1Attr:$boundCtrl);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)";
}

class _RocdlPermute<string mnemonic, list<int> overloaded, list<Trait> traits, list<int> positions>
    : ROCDL_IntrOp<mnemonic, [], overloaded, traits, 1, 0, 0, 0, positions, ["fi", "boundControl"]>;
def ROCDL_PermlaneX16Op : _RocdlPermute<"permlanex16", [0],
    [AllTypesMatch<["res", "old", "src0"]>, AllTypesMatch<["src1", "src2"]>], [4, 5]> {
  let summary = "the value of a lane in the other row of sixteen; the last operands have four bits for each lane";
  let arguments = (ins LLVM_Type:$old, LLVM_Type:$src0, LLVM_Type:$src1, LLVM_Type:$src2, I1Attr:$fi, I1Attr:$boundControl);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)
  }];
}
foreach row = [16, 32] in
  def ROCDL_Permlane # row # SwapOp : _RocdlPermute<"permlane" # row # ".swap", [], [], [2, 3]> {
    let summary = "exchanges odd rows of the first value with even rows of the second, each of " # row # " lanes";
    let arguments = (ins I32:$old, I32:$src, I1Attr:$fi, I1Attr:$boundControl);
    let results = (outs ROCDL_ConcretePair<I32, I32>:$res);
    let assemblyFormat = [{
      attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)
    }];
  }

//===----------------------------------------------------------------------===//
// Waiting and scheduling
//===----------------------------------------------------------------------===//

class _RocdlConstant<string mnemonic, Attr kind, string name, string format>
    : ROCDL_ConcreteNonMemIntrOp<mnemonic, [], 0, [0], [name]> {
  let arguments = !dag(ins, [kind], [name]);
  let assemblyFormat = format;
}

def ROCDL_SWaitcntOp : _RocdlConstant<"s.waitcnt", I32Attr, "bitfield", "attr-dict $bitfield"> {
  let summary = "waits until there are not more accesses of each kind than bits of a number say";
}
def ROCDL_SSleepOp : _RocdlConstant<"s.sleep", I32Attr, "count", "attr-dict $count"> {
  let summary = "waits for about 64 times as many cycles";
}
def ROCDL_SNopOp : _RocdlConstant<"s.nop", I16Attr, "count", "attr-dict $count"> {
  let summary = "does nothing, one time more than the count";
}
foreach kind = ["Ds", "Load", "Store", "Exp", "Async", "Tensor"] in
  def ROCDL_Wait # kind # cntOp : _RocdlConstant<"s.wait." # !tolower(kind) # "cnt", I16Attr, "count", "$count attr-dict">;
def ROCDL_SetPrioOp : _RocdlConstant<"s.setprio", I16Attr, "priority", "$priority attr-dict"> {
  let summary = "sets the priority of the wave";
}
def ROCDL_SchedBarrier : _RocdlConstant<"sched.barrier", I32Attr, "mask", "$mask attr-dict"> {
  let summary = "a point that only instructions of the kinds in a mask can be moved across";
}
def ROCDL_SchedGroupBarrier
    : ROCDL_ConcreteNonMemIntrOp<"sched.group.barrier", [], 0, [0, 1, 2], ["mask", "size", "groupId"]> {
  let summary = "says that a number of instructions of the kinds in a mask are next in a group";
  let arguments = (ins I32Attr:$mask, I32Attr:$size, I32Attr:$groupId);
  let assemblyFormat = "$mask `,` $size `,` $groupId attr-dict";
}
def ROCDL_IglpOpt : _RocdlConstant<"iglp.opt", I32Attr, "variant", "$variant attr-dict"> {
  let summary = "asks for one of the compiler's ways to interleave instructions";
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

def ROCDL_SBarrierOp : ROCDL_ConcreteNonMemIntrOp<"s.barrier", [], 0> {
  let assemblyFormat = "attr-dict";
}
def ROCDL_BarrierOp : ROCDL_Op<"barrier"> {
  let summary = "a barrier of the workgroup with fences before and after it";
  let assemblyFormat = "attr-dict";
}

// Named barriers, which are variables in LDS.
defvar _rocdlBarrier = (ins Arg<ROCDLBufferLDS>:$ptr);
class _RocdlMembers<string mnemonic> : ROCDL_ConcreteNonMemIntrOp<mnemonic, [], 0, [1], ["memberCnt"]> {
  let arguments = !con(_rocdlBarrier, (ins I32Attr:$memberCnt));
  let assemblyFormat = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))";
}
def ROCDL_BarrierInitOp : _RocdlMembers<"s.barrier.init">;
def ROCDL_BarrierSignalVarOp : _RocdlMembers<"s.barrier.signal.var">;

class _RocdlNamedBarrier<string mnemonic, int numResults = 0> : ROCDL_ConcreteNonMemIntrOp<mnemonic, [], numResults> {
  let arguments = _rocdlBarrier;
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))" # !if(numResults, " `->` type($res)", "");
}
def ROCDL_BarrierJoinOp : _RocdlNamedBarrier<"s.barrier.join">;
def ROCDL_WakeupBarrierOp : _RocdlNamedBarrier<"s.wakeup.barrier">;
def ROCDL_GetNamedBarrierStateOp : _RocdlNamedBarrier<"s.get.named.barrier.state", 1> {
  let results = (outs I32:$res);
}

// Barriers with numbers.
class _RocdlNumbered<string mnemonic, Attr kind, dag made = (outs)>
    : ROCDL_ConcreteNonMemIntrOp<mnemonic, [], !size(made), [0], ["id"]> {
  let arguments = (ins kind:$id);
  let results = made;
  let assemblyFormat = "`id` `=` $id attr-dict" # !if(!size(made), " `->` type($res)", "");
}
def ROCDL_BarrierSignalOp : _RocdlNumbered<"s.barrier.signal", I32Attr>;
def ROCDL_BarrierLeaveOp : _RocdlNumbered<"s.barrier.leave", I16Attr>;
def ROCDL_BarrierWaitOp : _RocdlNumbered<"s.barrier.wait", I16Attr>;
def ROCDL_BarrierSignalIsfirstOp : _RocdlNumbered<"s.barrier.signal.isfirst", I32Attr, (outs I1:$res)>;
def ROCDL_GetBarrierStateOp : _RocdlNumbered<"s.get.barrier.state", I32Attr, (outs I32:$res)>;

def ROCDL_DsAtomicBarrierArriveRtnOp : _RocdlAccess<"ds.atomic.barrier.arrive.rtn.b64",
    (ins Arg<ROCDLBufferLDS, "", [MemRead, MemWrite]>:$barrierPtr, I64:$val),
    "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)", [], [], 1> {
  let results = (outs I64:$res);
}
def ROCDL_DsAtomicAsyncBarrierArriveOp : _RocdlAccess<"ds.atomic.async.barrier.arrive.b64",
    (ins Arg<ROCDLBufferLDS, "", [MemWrite]>:$barrierPtr), "$barrierPtr attr-dict `:` qualified(type($barrierPtr))">;

//===----------------------------------------------------------------------===//
// Products of matrices of a wave on CDNA
//===----------------------------------------------------------------------===//

class ROCDL_Mfma_OO_IntrOp<string mnemonic, list<int> overloadedOperands, list<Trait> traits = []>
    : ROCDL_IntrOp<mnemonic, [], overloadedOperands, traits, 1> {
  let arguments = (ins Variadic<LLVM_Type>:$args);
  let assemblyFormat = "$args attr-dict `:` functional-type($args, $res)";
}
class ROCDL_Mfma_IntrOp<string mnemonic, list<Trait> traits = []> : ROCDL_Mfma_OO_IntrOp<mnemonic, [], traits>;

// The sizes m, n and k, and the type of the factors.
defvar _rocdlProductsF32 = [
    "32x32x1f32", "16x16x1f32", "4x4x1f32", "32x32x2f32", "16x16x4f32", "32x32x4f16", "16x16x4f16", "4x4x4f16", "32x32x8f16",
    "16x16x16f16", "32x32x2bf16", "16x16x2bf16", "4x4x2bf16", "32x32x4bf16", "16x16x8bf16", "32x32x4bf16.1k", "16x16x4bf16.1k",
    "4x4x4bf16.1k", "32x32x8bf16.1k", "16x16x16bf16.1k", "16x16x8.xf32", "32x32x4.xf32", "16x16x32.bf16", "16x16x32.f16",
    "32x32x16.bf16", "32x32x16.f16"];
defvar _rocdlProductsI32 = [
    "32x32x4i8", "16x16x4i8", "4x4x4i8", "32x32x8i8", "16x16x16i8", "16x16x32.i8", "32x32x16.i8", "16x16x64.i8", "32x32x32.i8"];
defvar _rocdlBytePairs = ["bf8.bf8", "bf8.fp8", "fp8.bf8", "fp8.fp8"];
defvar _rocdlSparse = ["16x16x64", "32x32x32"];
defvar _rocdlSparseLong = ["16x16x128", "32x32x64"];

foreach name = !foreach(s, _rocdlProductsF32, "mfma.f32." # s)
    # !foreach(s, _rocdlProductsI32, "mfma.i32." # s) # ["mfma.f64.16x16x4f64", "mfma.f64.4x4x4f64"]
    # !foreach(pair, _rocdlBytePairs, "mfma.f32.16x16x32." # pair) # !foreach(pair, _rocdlBytePairs, "mfma.f32.32x32x16." # pair)
    # !foreach(s, ["16x16x32", "32x32x16"] # _rocdlSparse, "smfmac.f32." # s # ".f16")
    # !foreach(s, ["16x16x32", "32x32x16"] # _rocdlSparse, "smfmac.f32." # s # ".bf16")
    # !foreach(s, _rocdlSparse # _rocdlSparseLong, "smfmac.i32." # s # ".i8") in
  def ROCDL_ # !subst(".", "_", name) : ROCDL_Mfma_IntrOp<name>;
foreach size = _rocdlSparse # _rocdlSparseLong in
  foreach pair = _rocdlBytePairs in
    def ROCDL_smfmac_f32_ # size # "_" # !subst(".", "_", pair) : ROCDL_Mfma_IntrOp<"smfmac.f32." # size # "." # pair>;
foreach size = ["16x16x128", "32x32x64"] in
  def ROCDL_mfma_scale_f32_ # size # _f8f6f4 : ROCDL_Mfma_OO_IntrOp<"mfma.scale.f32." # size # ".f8f6f4", [0, 1]>;

//===----------------------------------------------------------------------===//
// Products of matrices of a wave on RDNA and later
//===----------------------------------------------------------------------===//

class _RocdlWMMA<string mnemonic, list<int> overloaded, list<int> positions, list<string> names, dag given, Type made,
                 string scales = "">
    : ROCDL_IntrOp<mnemonic, [0], overloaded, [], 1, 0, 0, 0, positions, names> {
  let arguments = given;
  let results = (outs LLVM_ScalarOrVectorOf<made>:$res);
  let assemblyFormat = "$a `,` $b `,` $c " # scales # "attr-dict `:` functional-type(operands, $res)";
}

class _RocdlNumber<Attr kind> : DefaultValuedAttr<kind, "0">;
defvar _rocdlFlag = _RocdlNumber<I1Attr>;
defvar _rocdlReuse = (ins _rocdlFlag:$reuseA, _rocdlFlag:$reuseB);

// The operands with the constants that are between them.
class _RocdlFactors<Type AB, Type C> {
  dag a = (ins LLVM_ScalarOrVectorOf<AB>:$a);
  dag b = (ins LLVM_ScalarOrVectorOf<AB>:$b);
  dag c = (ins LLVM_ScalarOrVectorOf<C>:$c);
  dag plain = !con(a, b, c);
  dag modC = (ins _RocdlNumber<I16Attr>:$modC);
  dag signed = !con((ins _rocdlFlag:$signA), a, (ins _rocdlFlag:$signB), b);
  dag changed = !con(signed, modC, c, _rocdlReuse);
}

class ROCDL_WMMA_IntrOp<string mnemonic, Type AB, Type CD>
    : _RocdlWMMA<mnemonic, [0], [], [], _RocdlFactors<AB, CD>.plain, CD>;
class ROCDL_WMMA_Opsel_IntrOp<string mnemonic, Type AB, Type CD>
    : _RocdlWMMA<mnemonic, [1], [3], ["opsel"], !con(_RocdlFactors<AB, CD>.plain, (ins _rocdlFlag:$opsel)), CD>;
class ROCDL_WMMA_IU_IntrOp<string mnemonic, Type AB, Type CD>
    : _RocdlWMMA<mnemonic, [1], [0, 2, 5], ["signA", "signB", "clamp"],
                 !con(_RocdlFactors<AB, CD>.signed, _RocdlFactors<AB, CD>.c, (ins _rocdlFlag:$clamp)), CD>;
class ROCDL_WMMA_ModsAll_Reuse_IntrOp<string mnemonic, Type AB, Type CD>
    : _RocdlWMMA<mnemonic, [1], [0, 2, 4, 6, 7], ["signA", "signB", "modC", "reuseA", "reuseB"],
                 _RocdlFactors<AB, CD>.changed, CD>;
class ROCDL_WMMA_ModsC_IntrOp<string mnemonic, Type AB, Type CD>
    : _RocdlWMMA<mnemonic, [0], [2, 4, 5], ["modC", "reuseA", "reuseB"],
                 !con(_RocdlFactors<AB, CD>.a, _RocdlFactors<AB, CD>.b, _RocdlFactors<AB, CD>.modC, _RocdlFactors<AB, CD>.c,
                      _rocdlReuse), CD>;
class ROCDL_WMMA_ModsAll_Diff_IntrOp<string mnemonic, Type AB, Type C, Type D>
    : _RocdlWMMA<mnemonic, [1, 5], [0, 2, 4, 6, 7], ["signA", "signB", "modC", "reuseA", "reuseB"],
                 _RocdlFactors<AB, C>.changed, D>;
class ROCDL_WMMA_ModsABClamp_IntrOp<string mnemonic, Type AB, Type CD>
    : _RocdlWMMA<mnemonic, [1], [0, 2, 5, 6, 7], ["signA", "signB", "reuseA", "reuseB", "clamp"],
                 !con(_RocdlFactors<AB, CD>.signed, _RocdlFactors<AB, CD>.c, _rocdlReuse, (ins _rocdlFlag:$clamp)), CD>;

// With scales of blocks. The formats of the factors are constants, unless both are f4.
defvar _rocdlScaleNames = ["modC", "scaleAType", "fmtScaleA", "scaleBType", "fmtScaleB", "reuseA", "reuseB"];
class _RocdlScaled<Type AB, Type CD, Type Scale, dag formatA, dag formatB> {
  dag given = !con(
      formatA, _RocdlFactors<AB, CD>.a, formatB, _RocdlFactors<AB, CD>.b, _RocdlFactors<AB, CD>.modC, _RocdlFactors<AB, CD>.c,
      (ins _RocdlNumber<I32Attr>:$scaleAType, _RocdlNumber<I32Attr>:$fmtScaleA, Scale:$scaleA,
           _RocdlNumber<I32Attr>:$scaleBType, _RocdlNumber<I32Attr>:$fmtScaleB, Scale:$scaleB), _rocdlReuse);
}
class ROCDL_WMMA_Scale_IntrOp<string mnemonic, Type AB, Type CD, Type ScaleExpTy>
    : _RocdlWMMA<mnemonic, [1, 3], [0, 2, 4, 6, 7, 9, 10, 12, 13], ["fmtA", "fmtB"] # _rocdlScaleNames,
                 _RocdlScaled<AB, CD, ScaleExpTy, (ins _RocdlNumber<I32Attr>:$fmtA), (ins _RocdlNumber<I32Attr>:$fmtB)>.given,
                 CD, "`,` $scaleA `,` $scaleB ">;
class ROCDL_WMMA_Scale_F4_IntrOp<string mnemonic, Type AB, Type CD, Type ScaleExpTy>
    : _RocdlWMMA<mnemonic, [0, 1], [2, 4, 5, 7, 8, 10, 11], _rocdlScaleNames,
                 _RocdlScaled<AB, CD, ScaleExpTy, (ins), (ins)>.given, CD, "`,` $scaleA `,` $scaleB ">;

def ROCDL_wmma_f32_16x16x16_f16 : ROCDL_WMMA_IntrOp<"wmma.f32.16x16x16.f16", F16, F32>;
def ROCDL_wmma_f32_16x16x16_bf16 : ROCDL_WMMA_IntrOp<"wmma.f32.16x16x16.bf16", AnyInteger, F32>;
def ROCDL_wmma_f16_16x16x16_f16 : ROCDL_WMMA_Opsel_IntrOp<"wmma.f16.16x16x16.f16", F16, F16>;
def ROCDL_wmma_bf16_16x16x16_bf16 : ROCDL_WMMA_Opsel_IntrOp<"wmma.bf16.16x16x16.bf16", AnyInteger, AnyInteger>;
foreach name = ["16x16x16.iu8", "16x16x16.iu4", "16x16x32.iu4"] in
  def ROCDL_wmma_i32_ # !subst(".", "_", name) : ROCDL_WMMA_IU_IntrOp<"wmma.i32." # name, AnyInteger, AnyInteger>;

def ROCDL_wmma_f32_16x16x4_f32 : ROCDL_WMMA_ModsAll_Reuse_IntrOp<"wmma.f32.16x16x4.f32", F32, F32>;
def ROCDL_wmma_f32_16x16x32_bf16 : ROCDL_WMMA_ModsAll_Reuse_IntrOp<"wmma.f32.16x16x32.bf16", BF16, F32>;
def ROCDL_wmma_f32_16x16x32_f16 : ROCDL_WMMA_ModsAll_Reuse_IntrOp<"wmma.f32.16x16x32.f16", F16, F32>;
def ROCDL_wmma_f16_16x16x32_f16 : ROCDL_WMMA_ModsAll_Reuse_IntrOp<"wmma.f16.16x16x32.f16", F16, F16>;
def ROCDL_wmma_bf16_16x16x32_bf16 : ROCDL_WMMA_ModsAll_Reuse_IntrOp<"wmma.bf16.16x16x32.bf16", BF16, BF16>;
def ROCDL_wmma_bf16f32_16x16x32_bf16 : ROCDL_WMMA_ModsAll_Diff_IntrOp<"wmma.bf16f32.16x16x32.bf16", BF16, F32, BF16>;
def ROCDL_wmma_i32_16x16x64_iu8 : ROCDL_WMMA_ModsABClamp_IntrOp<"wmma.i32.16x16x64.iu8", AnyInteger, AnyInteger>;

foreach pair = ["fp8_fp8", "fp8_bf8", "bf8_fp8", "bf8_bf8"] in {
  def ROCDL_wmma_f32_16x16x16_ # pair : ROCDL_WMMA_IntrOp<"wmma.f32.16x16x16." # pair, AnyInteger, F32>;
  foreach k = [64, 128] in
    foreach sum = [F32, F16] in
      def ROCDL_wmma_ # !tolower(!cast<string>(sum)) # _16x16x # k # "_" # pair
          : ROCDL_WMMA_ModsC_IntrOp<"wmma." # !tolower(!cast<string>(sum)) # ".16x16x" # k # "." # pair, AnyInteger, sum>;
}
foreach name = ["scale", "scale16"] in {
  defvar scale = !if(!eq(name, "scale"), I32, I64);
  def ROCDL_wmma_ # name # _f32_16x16x128_f8f6f4
      : ROCDL_WMMA_Scale_IntrOp<"wmma." # name # ".f32.16x16x128.f8f6f4", AnyInteger, F32, scale>;
  def ROCDL_wmma_ # name # _f32_32x16x128_f4
      : ROCDL_WMMA_Scale_F4_IntrOp<"wmma." # name # ".f32.32x16x128.f4", AnyInteger, F32, scale>;
}

//===----------------------------------------------------------------------===//
// Loads that transpose, and copies to LDS
//===----------------------------------------------------------------------===//

// Reads a matrix of a wave.
class _RocdlRead<string mnemonic, Type pointer, string type>
    : _RocdlAccess<mnemonic, (ins Arg<pointer, "", [MemRead]>:$ptr), "$ptr attr-dict `:` " # type # " `->` type($res)", [1], [], 1>;

class ROCDL_LDS_Read_Tr_IntrOp<string mnemonic> : _RocdlRead<mnemonic, ROCDLBufferLDS, "type($ptr)">;
foreach name = ["tr4.b64", "tr8.b64", "tr6.b96", "tr16.b64"] in
  def ROCDL_ds_read_ # !subst(".", "_", name) : ROCDL_LDS_Read_Tr_IntrOp<"ds.read." # name>;

class AddrKind<string n, int s> {
  string name = n;
  int space = s;
}
def GlobalAddrKind : AddrKind<"global", 1>;
def DSAddrKind : AddrKind<"ds", 3>;

class _RocdlTransposed<AddrKind kind, string name>
    : _RocdlRead<kind.name # ".load." # name, LLVM_PointerInAddressSpace<kind.space>, "qualified(type($ptr))">;
def ROCDL_GlobalLoadTr4_B64 : _RocdlTransposed<GlobalAddrKind, "tr4.b64">;
def ROCDL_GlobalLoadTr8_B64 : _RocdlTransposed<GlobalAddrKind, "tr.b64">;
def ROCDL_GlobalLoadTr6_B96 : _RocdlTransposed<GlobalAddrKind, "tr6.b96">;
def ROCDL_GlobalLoadTr8_B128 : _RocdlTransposed<GlobalAddrKind, "tr.b128">;
def ROCDL_DsLoadTr4_B64 : _RocdlTransposed<DSAddrKind, "tr4.b64">;
def ROCDL_DsLoadTr8_B64 : _RocdlTransposed<DSAddrKind, "tr8.b64">;
def ROCDL_DsLoadTr6_B96 : _RocdlTransposed<DSAddrKind, "tr6.b96">;
def ROCDL_DsLoadTr16_B128 : _RocdlTransposed<DSAddrKind, "tr16.b128">;

// Copies of global memory into the LDS.
class _RocdlToLDS<Type pointer> {
  dag given = (ins Arg<pointer, "", [MemRead]>:$globalPtr, Arg<ROCDLBufferLDS, "", [MemWrite]>:$ldsPtr);
}
class _RocdlSizedToLDS<string mnemonic, list<int> operands, Type pointer, string type>
    : _RocdlAccess<mnemonic, !con(_RocdlToLDS<pointer>.given, (ins I32Attr:$size, I32Attr:$offset, I32Attr:$aux)),
                   "$globalPtr `,`  $ldsPtr `,` $size `,` $offset `,` $aux attr-dict" # type, [], operands, 0,
                   [2, 3, 4], ["size", "offset", "aux"]>;
def ROCDL_LoadToLDSOp : _RocdlSizedToLDS<"load.to.lds", [0], LLVM_AnyPointer, " `:` type($globalPtr)">;
def ROCDL_GlobalLoadLDSOp : _RocdlSizedToLDS<"global.load.lds", [], ROCDLGlobalBuffer, "">;

class _RocdlAsyncToLDS<string mnemonic, string policy, dag mask, string last>
    : _RocdlAccess<mnemonic, !con(_RocdlToLDS<ROCDLGlobalBuffer>.given, !dag(ins, [I32Attr, I32Attr], ["offset", policy]), mask),
                   "$globalPtr `,`  $ldsPtr `,` $offset `,` $" # policy # last #
                   " attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
                   [], [], 0, [2, 3], ["offset", policy]>;
foreach size = [8, 32, 64, 128] in {
  def ROCDL_GlobalLoadAsyncToLDSB # size # Op : _RocdlAsyncToLDS<"global.load.async.to.lds.b" # size, "aux", (ins), "">;
  def ROCDL_ClusterLoadAsyncToLDSB # size # Op
      : _RocdlAsyncToLDS<"cluster.load.async.to.lds.b" # size, "cpol", (ins I32:$mask), " `,` $mask">;
}

// Copies of tiles, with a descriptor in two or four groups.
class _RocdlTensor<string mnemonic, dag more>
    : _RocdlAccess<mnemonic, !con((ins ROCDL_V4I32Type:$dgroup0, ROCDL_V8I32Type:$dgroup1), more, (ins I32Attr:$cachePolicy)),
                   "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)", [], [], 0,
                   [!add(!size(more), 2)], ["cachePolicy"]>;
class ROCDL_TensorLDSIntrOp<string mnemonic>
    : _RocdlTensor<mnemonic, (ins ROCDL_V4I32Type:$dgroup2, ROCDL_V4I32Type:$dgroup3)>;
class ROCDL_TensorLDSIntrD2Op<string mnemonic> : _RocdlTensor<mnemonic, (ins)>;
def ROCDL_TensorLoadToLDSOp : ROCDL_TensorLDSIntrOp<"tensor.load.to.lds">;
def ROCDL_TensorStoreFromLDSOp : ROCDL_TensorLDSIntrOp<"tensor.store.from.lds">;
def ROCDL_TensorLoadToLDSD2Op : ROCDL_TensorLDSIntrD2Op<"tensor.load.to.lds.d2">;
def ROCDL_TensorStoreFromLDSD2Op : ROCDL_TensorLDSIntrD2Op<"tensor.store.from.lds.d2">;

class _RocdlPrefetch<string mnemonic, int space>
    : _RocdlAccess<mnemonic, (ins Arg<LLVM_PointerInAddressSpace<space>, "", [MemRead]>:$ptr, I32Attr:$scope),
                   "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))", [], [], 0, [1], ["scope"]>;
def ROCDL_GlobalPrefetchOp : _RocdlPrefetch<"global.prefetch", 1>;
def ROCDL_FlatPrefetchOp : _RocdlPrefetch<"flat.prefetch", 0>;

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

def ROCDL_MakeBufferRsrcOp : ROCDL_IntrOp<"make.buffer.rsrc", [0], [0], [Pure], 1> {
  let summary = "a descriptor of a buffer, as a pointer";
  let arguments = (ins LLVM_AnyPointer:$base, I16:$stride, I64:$numRecords, I32:$flags);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "operands attr-dict `:` type($base) `to` type($res)";
}

// Accesses with descriptors that are pointers.
defvar _rocdlOffsets = (ins I32:$offset, I32:$soffset, I32:$aux);
class _RocdlBuffer<string mnemonic, dag data, list<OpVariableDecorator> effects, string type, list<int> results, list<int> operands,
                   int numResults, list<Trait> traits = []>
    : _RocdlAccess<mnemonic, !con(data, (ins Arg<ROCDLBufferRsrc, "", effects>:$rsrc), _rocdlOffsets),
                   "operands attr-dict `:` type($" # type # ")", results, operands, numResults, [], [], traits>;

def ROCDL_RawPtrBufferLoadOp : _RocdlBuffer<"raw.ptr.buffer.load", (ins), [MemRead], "res", [0], [], 1>;
def ROCDL_RawPtrBufferStoreOp : _RocdlBuffer<"raw.ptr.buffer.store", (ins LLVM_Type:$vdata), [MemWrite], "vdata", [], [0], 0>;
def ROCDL_RawPtrBufferAtomicCmpSwap
    : _RocdlBuffer<"raw.ptr.buffer.atomic.cmpswap", (ins LLVM_Type:$src, LLVM_Type:$cmp), [MemRead, MemWrite], "res", [0], [], 1,
                   [AllTypesMatch<["res", "src", "cmp"]>]>;
class ROCDL_RawPtrBufferAtomicNoRet<string op>
    : _RocdlBuffer<"raw.ptr.buffer.atomic." # op, (ins LLVM_Type:$vdata), [MemRead, MemWrite], "vdata", [], [0], 0>;
foreach name = ["Fmax", "Smax", "Umin", "Fadd"] in
  def ROCDL_RawPtrBufferAtomic # name # Op : ROCDL_RawPtrBufferAtomicNoRet<!tolower(name)>;
def ROCDL_RawPtrBufferLoadLdsOp : _RocdlAccess<"raw.ptr.buffer.load.lds",
    (ins Arg<ROCDLBufferRsrc, "", [MemRead]>:$rsrc, Arg<ROCDLBufferLDS, "", [MemWrite]>:$ldsPtr, I32:$size, I32:$voffset,
         I32:$soffset, I32:$offset, I32:$aux), "operands attr-dict">;

// Accesses with descriptors that are vectors. The form has the type of the data alone.
defvar _rocdlVectorBuffer = (ins LLVM_Type:$rsrc, LLVM_Type:$offset, LLVM_Type:$soffset, LLVM_Type:$aux);
def ROCDL_RawBufferLoadOp : ROCDL_IntrOp<"raw.buffer.load", [0], [], [], 1> {
  let arguments = _rocdlVectorBuffer;
  let hasCustomAssemblyFormat = 1;
}
class _RocdlBufferUpdate<string mnemonic> : ROCDL_IntrOp<mnemonic, [], [0], [], 0> {
  let arguments = !con((ins LLVM_Type:$vdata), _rocdlVectorBuffer);
  let hasCustomAssemblyFormat = 1;
}
def ROCDL_RawBufferStoreOp : _RocdlBufferUpdate<"raw.buffer.store">;
foreach name = ["FAdd", "FMax", "SMax", "UMin"] in
  def ROCDL_RawBufferAtomic # name # Op : _RocdlBufferUpdate<"raw.buffer.atomic." # !tolower(name)>;
def ROCDL_RawBufferAtomicCmpSwap
    : ROCDL_IntrOp<"raw.buffer.atomic.cmpswap", [], [0], [AllTypesMatch<["res", "src", "cmp"]>], 1> {
  let arguments = (ins LLVM_Type:$src, LLVM_Type:$cmp, LLVM_Type:$rsrc, I32:$offset, I32:$soffset, I32:$aux);
  let assemblyFormat = "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)";
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

// The last argument is a constant if it has a name: the byte or half that is read or written.
class _RocdlConvert<string mnemonic, dag given, dag made, string format, list<int> positions = [], list<string> names = []>
    : ROCDL_ConcreteNonMemIntrOp<mnemonic, [Pure], 1, positions, names> {
  let arguments = given;
  let results = made;
  let assemblyFormat = "attr-dict " # format # " `:` type($res)";
}

defvar _rocdlAny = (outs LLVM_Type:$res);
def ROCDL_CvtPkRtz : _RocdlConvert<"cvt.pkrtz", (ins F32:$srcA, F32:$srcB), _rocdlAny, "$srcA `,` $srcB">;
foreach small = ["Bf8", "Fp8"] in {
  defvar name = !tolower(small);
  def ROCDL_CvtF32 # small # Op
      : _RocdlConvert<"cvt.f32." # name, (ins I32:$srcA, I32Attr:$byteSel), _rocdlAny, "$srcA `[` $byteSel `]`", [1], ["byteSel"]>;
  def ROCDL_CvtPkF32 # small # Op
      : _RocdlConvert<"cvt.pk.f32." # name, (ins I32:$src, I1Attr:$wordSel), _rocdlAny, "$src `[` $wordSel `]`", [1], ["wordSel"]>;
  def ROCDL_CvtPk # small # F32Op
      : _RocdlConvert<"cvt.pk." # name # ".f32", (ins F32:$srcA, F32:$srcB, I32:$old, I1Attr:$wordSel), _rocdlAny,
                      "$srcA `,` $srcB `->` $old `[` $wordSel `]`", [3], ["wordSel"]>;
  def ROCDL_CvtSr # small # F32Op
      : _RocdlConvert<"cvt.sr." # name # ".f32", (ins F32:$srcA, I32:$srcB, I32:$old, I32Attr:$byteSel), _rocdlAny,
                      "$srcA `,` $srcB `->` $old `[` $byteSel `]`", [3], ["byteSel"]>;
}

//===----------------------------------------------------------------------===//
// Conversions with a scale
//===----------------------------------------------------------------------===//

// A number of small numbers that are in a register or some.
class _RocdlSmall<string op, int n, Type packed> {
  string small = op;
  int count = n;
  Type type = packed;
}

foreach small = [_RocdlSmall<"Fp4", 8, I32>, _RocdlSmall<"Fp8", 8, ROCDL_V2I32Type>, _RocdlSmall<"Bf8", 8, ROCDL_V2I32Type>,
                 _RocdlSmall<"Fp6", 16, ROCDL_V3I32Type>, _RocdlSmall<"Bf6", 16, ROCDL_V3I32Type>,
                 _RocdlSmall<"Fp6", 32, ROCDL_V6I32Type>, _RocdlSmall<"Bf6", 32, ROCDL_V6I32Type>] in
  foreach large = ["F16", "Bf16", "F32"] in {
    defvar type = !cast<Type>("ROCDL_V" # small.count # !toupper(large) # "Type");
    defvar pk = "Pk" # small.count;
    defvar down = ".pk" # small.count # "." # !tolower(small.small # "." # large);
    defvar up = ".pk" # small.count # "." # !tolower(large # "." # small.small);
    if !ne(small.count, 32) then
      def ROCDL_CvtPkScale # pk # large # small.small # Op
          : _RocdlConvert<"cvt.scale" # up, (ins small.type:$src, I32:$scale, I32Attr:$scaleSel), (outs type:$res),
                          "$src `,` $scale `[` $scaleSel `]`", [2], ["scaleSel"]>;
    else
      def ROCDL_CvtScaleF32 # pk # large # small.small # Op
          : _RocdlConvert<"cvt.scalef32" # up, (ins small.type:$src, F32:$scale), (outs type:$res), "$src `,` $scale">;
    if !or(!ne(small.count, 32), !ne(large, "F32")) then
      def ROCDL_CvtScaleF32 # pk # small.small # large # Op
          : _RocdlConvert<"cvt.scalef32" # down, (ins type:$src, F32:$scale), (outs small.type:$res), "$src `,` $scale">;
    def ROCDL_CvtScaleF32Sr # pk # small.small # large # Op
        : _RocdlConvert<"cvt.scalef32.sr" # down, (ins type:$src, I32:$seed, F32:$scale), (outs small.type:$res),
                        "$src `,` $seed `,` $scale">;
  }

foreach small = ["Fp6", "Bf6"] in
  def ROCDL_CvtScaleF322xPk16 # small # F32Op
      : _RocdlConvert<"cvt.scalef32.2xpk16." # !tolower(small) # ".f32",
                      (ins ROCDL_V16F32Type:$src0, ROCDL_V16F32Type:$src1, F32:$scale), (outs ROCDL_V6I32Type:$res),
                      "$src0 `,` $src1 `,` $scale">;

// One number or two, in a part of a register.
foreach small = ["Fp8", "Bf8"] in {
  defvar name = !tolower(small);
  def ROCDL_CvtScaleF32F16 # small # Op
      : _RocdlConvert<"cvt.scalef32.f16." # name,
                      (ins ROCDL_V2F16Type:$oldVdst, I32:$src, F32:$scale, I32Attr:$srcSelIndex, I1Attr:$dstLoHiSel),
                      (outs ROCDL_V2F16Type:$res), "$src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`",
                      [3, 4], ["srcSelIndex", "dstLoHiSel"]>;
  def ROCDL_CvtScaleF32F32 # small # Op
      : _RocdlConvert<"cvt.scalef32.f32." # name, (ins I32:$src, F32:$scale, I32Attr:$srcSelIndex), (outs F32:$res),
                      "$src `[` $srcSelIndex `]` `,` $scale", [2], ["srcSelIndex"]>;
  def ROCDL_CvtScaleF32Pk # small # F32Op
      : _RocdlConvert<"cvt.scalef32.pk." # name # ".f32",
                      (ins ROCDL_V2I16Type:$oldVdst, F32:$src0, F32:$src1, F32:$scale, I1Attr:$dstLoHiSel),
                      (outs ROCDL_V2I16Type:$res), "$src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`",
                      [4], ["dstLoHiSel"]>;
  foreach large = ["F16", "Bf16"] in {
    defvar type = !cast<Type>("ROCDL_V2" # !toupper(large) # "Type");
    def ROCDL_CvtScaleF32Pk # small # large # Op
        : _RocdlConvert<"cvt.scalef32.pk." # name # "." # !tolower(large),
                        (ins ROCDL_V2I16Type:$oldVdst, type:$src0, F32:$scale, I1Attr:$dstLoHiSel), (outs ROCDL_V2I16Type:$res),
                        "$src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`", [3], ["dstLoHiSel"]>;
  }
  foreach large = ["F16", "Bf16", "F32"] in {
    defvar type = !cast<Type>("ROCDL_V2" # !toupper(large) # "Type");
    def ROCDL_CvtScaleF32Pk # large # small # Op
        : _RocdlConvert<"cvt.scalef32.pk." # !tolower(large) # "." # name, (ins I32:$src, F32:$scale, I1Attr:$srcLoHiSel),
                        (outs type:$res), "$src `[` $srcLoHiSel `]` `,` $scale", [2], ["srcLoHiSel"]>;
  }
  foreach large = [F32, F16, BF16] in
    def ROCDL_CvtScaleF32Sr # small # large # Op
        : _RocdlConvert<"cvt.scalef32.sr." # name # "." # !tolower(!cast<string>(large)),
                        (ins I32:$oldVdst, large:$src0, I32:$seed, F32:$scale, I32Attr:$dstSelIndex), (outs I32:$res),
                        "$src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", [4], ["dstSelIndex"]>;
}

foreach large = ["F16", "Bf16", "F32"] in {
  defvar type = !cast<Type>("ROCDL_V2" # !toupper(large) # "Type");
  defvar name = !tolower(large);
  // Two numbers of 32 bits are two operands.
  defvar source = !if(!eq(large, "F32"), (ins F32:$src0, F32:$src1), (ins type:$src));
  defvar format = !if(!eq(large, "F32"), "$src0 `,` $src1", "$src");
  def ROCDL_CvtScaleF32PkFp4 # large # Op
      : _RocdlConvert<"cvt.scalef32.pk.fp4." # name, !con((ins I32:$oldVdst), source, (ins F32:$scale, I32Attr:$dstSelIndex)),
                      (outs I32:$res), format # " `,` $scale `->` $oldVdst `[` $dstSelIndex `]`",
                      [!add(!size(source), 2)], ["dstSelIndex"]>;
  def ROCDL_CvtScaleF32SrPkFp4 # large # Op
      : _RocdlConvert<"cvt.scalef32.sr.pk.fp4." # name,
                      (ins I32:$oldVdst, type:$src, I32:$seed, F32:$scale, I32Attr:$dstSelIndex), (outs I32:$res),
                      "$src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", [4], ["dstSelIndex"]>;
  def ROCDL_CvtScaleF32Pk # large # Fp4Op
      : _RocdlConvert<"cvt.scalef32.pk." # name # ".fp4", (ins I32:$src, F32:$scale, I32Attr:$srcSelIndex), (outs type:$res),
                      "$src `[` $srcSelIndex `]` `,` $scale", [2], ["srcSelIndex"]>;
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

def ROCDL_FMed3Op : ROCDL_IntrOp<"fmed3", [0], [], [Pure, AllTypesMatch<["res", "src0", "src1", "src2"]>], 1> {
  let summary = "the middle one of three numbers";
  defvar numbers = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
  let arguments = (ins numbers:$src0, numbers:$src1, numbers:$src2);
  let results = (outs numbers:$res);
  let assemblyFormat = "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)";
}

class ROCDL_Math_IntrOp<string mnemonic, list<Trait> traits = [Pure]> : ROCDL_IntrOp<mnemonic, [0], [], traits, 1> {
  let arguments = (ins LLVM_AnyFloat:$arg);
  let results = (outs LLVM_AnyFloat:$res);
  let assemblyFormat = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))";
}
foreach name = ["Tanh", "Sin", "Cos", "Rcp", "Exp", "Exp2", "Log", "Sqrt"] in
  def ROCDL # name : ROCDL_Math_IntrOp<!tolower(name)>;

//===----------------------------------------------------------------------===//
// The target
//===----------------------------------------------------------------------===//

def ROCDL_TargetAttr : ROCDL_Attr<"ROCDLTarget", "target"> {
  let description = [{
    How a `gpu.module` is compiled. Parameters that have their default are not written.

    ```mlir
    gpu.module @kernels [#rocdl.target<O = 3, chip = "gfx942">] { ... }
    ```
  }];
  let parameters = (ins DefaultValuedParameter<"int", "2", "Optimization level.">:$O,
                        StringRefParameter<"Triple.", "\"amdgcn-amd-amdhsa\"">:$triple,
                        StringRefParameter<"Processor.", "\"gfx900\"">:$chip,
                        StringRefParameter<"Features of the processor.", "\"\"">:$features,
                        StringRefParameter<"Version of the calling convention.", "\"600\"">:$abi,
                        OptionalParameter<"DictionaryAttr", "Flags.">:$flags,
                        OptionalParameter<"ArrayAttr", "Libraries.">:$link);
  let assemblyFormat = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?";
  let builders = [AttrBuilder<(ins
      CArg<"int", "2">:$optLevel, CArg<"StringRef", "\"amdgcn-amd-amdhsa\"">:$triple, CArg<"StringRef", "\"gfx900\"">:$chip,
      CArg<"StringRef", "\"\"">:$features, CArg<"StringRef", "\"600\"">:$abiVersion,
      CArg<"DictionaryAttr", "nullptr">:$targetFlags, CArg<"ArrayAttr", "nullptr">:$linkFiles), [{
    return Base::get($_ctxt, optLevel, triple, chip, features, abiVersion, targetFlags, linkFiles);
  }]>];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // MICA_ROCDL
