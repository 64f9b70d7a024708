//===- LLVMEnums.td - Enumerations of llvm -----------------*- tablegen -*-===//

#ifndef MICA_LLVM_ENUMS
#define MICA_LLVM_ENUMS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/IR/EnumAttr.td"

// A case has a symbol of MLIR, a word in texts, and a symbol of LLVM.
class LLVM_EnumAttrCase<string cppSym, string irSym, string llvmSym, int val> : I64EnumAttrCase<cppSym, val, irSym> {
  string llvmEnumerant = llvmSym;
}

// An enumeration that LLVM has too. It cannot have the unsupported cases, which LLVM's may have.
class LLVM_EnumAttr<string name, string llvmName, string description, list<LLVM_EnumAttrCase> cases,
                    list<LLVM_EnumAttrCase> unsupportedCases = []> : I64EnumAttr<name, description, cases> {
  list<LLVM_EnumAttrCase> unsupported = unsupportedCases;
  string llvmClassName = llvmName;
}

// An enumeration that is not a class in LLVM.
class LLVM_CEnumAttr<string name, string llvmNS, string description, list<LLVM_EnumAttrCase> cases>
    : I64EnumAttr<name, description, cases> {
  string llvmClassName = llvmNS;
}

// Cases that are numbered from a first one.
multiclass _LLVMCases<list<string> names, list<string> symbols, list<string> words, list<string> llvmSymbols, int first = 0> {
  foreach i = !range(names) in
    def names[i] : LLVM_EnumAttrCase<symbols[i], words[i], llvmSymbols[i], !add(first, i)>;
}

// Cases whose symbols and words are the same.
multiclass _LLVMWords<list<string> words, list<string> llvmSymbols, int first = 0>
    : _LLVMCases<llvmSymbols, words, words, llvmSymbols, first>;

// Cases whose symbols are their names.
multiclass _LLVMNames<list<string> names, list<string> words, int first = 0> : _LLVMCases<names, names, words, names, first>;

class _LLVMAll<string prefix, list<string> names> {
  list<LLVM_EnumAttrCase> cases = !foreach(name, names, !cast<LLVM_EnumAttrCase>(prefix # name));
}

// An enumeration in a namespace.
class _LLVMEnum<string name, string llvmName, string description, list<string> names, string space = "">
    : LLVM_EnumAttr<name, llvmName, description, _LLVMAll<name, names>.cases> {
  let cppNamespace = "::mlir::LLVM" # space;
}

// Flags at consecutive bits.
multiclass _LLVMBits<int first, list<string> names> {
  foreach i = !range(names) in
    def names[i] : I32BitEnumAttrCaseBit<names[i], !add(first, i)>;
}

// An enumeration of integers that has a namespace.
class _LLVMNumbered<string name, string summary, list<I64EnumAttrCase> cases> : I64EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::LLVM";
}

// An attribute of the dialect whose value is a case of an enumeration.
class _LLVMWrapper<string name, string summary, string type, string getter>
    : DialectAttr<LLVM_Dialect, CPred<"::llvm::isa<::mlir::LLVM::" # name # "Attr>($_self)">, summary> {
  let storageType = "::mlir::LLVM::" # name # "Attr";
  let returnType = "::mlir::LLVM::" # type;
  let convertFromStorage = "$_self." # getter # "()";
  let constBuilderCall = storageType # "::get($_builder.getContext(), $0)";
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

def AsmATT : LLVM_EnumAttrCase<"AD_ATT", "att", "AD_ATT", 0>;
def AsmIntel : LLVM_EnumAttrCase<"AD_Intel", "intel", "AD_Intel", 1>;
def AsmATTOrIntel : LLVM_EnumAttr<"AsmDialect", "::llvm::InlineAsm::AsmDialect", "ATT (0) or Intel (1) asm dialect",
                                  [AsmATT, AsmIntel]> {
  let cppNamespace = "::mlir::LLVM";
}

defvar _llvmAtomics = ["Xchg", "Add", "Sub", "And", "Nand", "Or", "Xor", "Max", "Min", "UMax", "UMin", "FAdd", "FSub", "FMax",
                       "FMin", "UIncWrap", "UDecWrap", "USubCond", "USubSat", "FMaximum", "FMinimum"];
defm AtomicBinOp : _LLVMWords<["xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd",
                               "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum",
                               "fminimum"], _llvmAtomics>;
def AtomicBadBinOp : LLVM_EnumAttrCase<"", "", "BAD_BINOP", 0>;
def AtomicBinOp : LLVM_EnumAttr<"AtomicBinOp", "::llvm::AtomicRMWInst::BinOp", "llvm.atomicrmw binary operations",
                                _LLVMAll<"AtomicBinOp", _llvmAtomics>.cases, [AtomicBadBinOp]> {
  let cppNamespace = "::mlir::LLVM";
}

// LLVM has no ordering 3.
defvar _llvmRelaxed = ["NotAtomic", "Unordered", "Monotonic"];
defvar _llvmOrdered = ["Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"];
defm AtomicOrdering : _LLVMWords<["not_atomic", "unordered", "monotonic"], _llvmRelaxed>;
defm AtomicOrdering : _LLVMWords<["acquire", "release", "acq_rel", "seq_cst"], _llvmOrdered, 4>;
def AtomicOrdering : _LLVMEnum<"AtomicOrdering", "::llvm::AtomicOrdering", "Atomic ordering for LLVM's memory model",
                               _llvmRelaxed # _llvmOrdered>;

// The words of most conventions are their names in small letters.
multiclass _LLVMConventions<int first, list<string> names>
    : _LLVMNames<names, !foreach(name, names, !tolower(name) # "cc"), first>;

def CConvGHC : LLVM_EnumAttrCase<"GHC", "cc_10", "GHC", 10>;
def CConvHiPE : LLVM_EnumAttrCase<"HiPE", "cc_11", "HiPE", 11>;
def CConvPreserveMost : LLVM_EnumAttrCase<"PreserveMost", "preserve_mostcc", "PreserveMost", 14>;
def CConvPreserveAll : LLVM_EnumAttrCase<"PreserveAll", "preserve_allcc", "PreserveAll", 15>;
def CConvCXXFastTLS : LLVM_EnumAttrCase<"CXX_FAST_TLS", "cxx_fast_tlscc", "CXX_FAST_TLS", 17>;
def CConvHHVM : LLVM_EnumAttrCase<"DUMMY_HHVM", "hhvmcc", "DUMMY_HHVM", 81>;
def CConvHHVM_C : LLVM_EnumAttrCase<"DUMMY_HHVM_C", "hhvm_ccc", "DUMMY_HHVM_C", 82>;
def CConvWASM_EmscriptenInvoke
    : LLVM_EnumAttrCase<"WASM_EmscriptenInvoke", "wasm_emscripten_invokecc", "WASM_EmscriptenInvoke", 99>;
defm CConv : _LLVMConventions<0, ["C"]>;
defm CConv : _LLVMConventions<8, ["Fast", "Cold"]>;
defm CConv : _LLVMConventions<13, ["AnyReg"]>;
defm CConv : _LLVMConventions<16, ["Swift"]>;
defm CConv : _LLVMConventions<18, ["Tail", "CFGuard_Check", "SwiftTail"]>;
defm CConv : _LLVMConventions<64, ["X86_StdCall", "X86_FastCall", "ARM_APCS", "ARM_AAPCS", "ARM_AAPCS_VFP", "MSP430_INTR",
                                   "X86_ThisCall", "PTX_Kernel", "PTX_Device"]>;
defm CConv : _LLVMConventions<75, ["SPIR_FUNC", "SPIR_KERNEL", "Intel_OCL_BI", "X86_64_SysV", "Win64", "X86_VectorCall"]>;
defm CConv : _LLVMConventions<83, ["X86_INTR", "AVR_INTR", "AVR_SIGNAL", "AVR_BUILTIN", "AMDGPU_VS", "AMDGPU_GS", "AMDGPU_PS",
                                   "AMDGPU_CS", "AMDGPU_KERNEL", "X86_RegCall", "AMDGPU_HS", "MSP430_BUILTIN", "AMDGPU_LS",
                                   "AMDGPU_ES", "AArch64_VectorCall", "AArch64_SVE_VectorCall"]>;
defm CConv : _LLVMConventions<100, ["AMDGPU_Gfx", "M68k_INTR"]>;

// Two conventions cannot be written: AVR_SIGNAL and AMDGPU_PS.
def CConvEnum : LLVM_CEnumAttr<"CConv", "::llvm::CallingConv", "Calling Conventions", _LLVMAll<"CConv", [
    "C", "Fast", "Cold", "GHC", "HiPE", "AnyReg", "PreserveMost", "PreserveAll", "Swift", "CXXFastTLS", "Tail", "CFGuard_Check",
    "SwiftTail", "X86_StdCall", "X86_FastCall", "ARM_APCS", "ARM_AAPCS", "ARM_AAPCS_VFP", "MSP430_INTR", "X86_ThisCall",
    "PTX_Kernel", "PTX_Device", "SPIR_FUNC", "SPIR_KERNEL", "Intel_OCL_BI", "X86_64_SysV", "Win64", "X86_VectorCall", "HHVM",
    "HHVM_C", "X86_INTR", "AVR_INTR", "AVR_BUILTIN", "AMDGPU_VS", "AMDGPU_GS", "AMDGPU_CS", "AMDGPU_KERNEL", "X86_RegCall",
    "AMDGPU_HS", "MSP430_BUILTIN", "AMDGPU_LS", "AMDGPU_ES", "AArch64_VectorCall", "AArch64_SVE_VectorCall",
    "WASM_EmscriptenInvoke", "AMDGPU_Gfx", "M68k_INTR"]>.cases> {
  let cppNamespace = "::mlir::LLVM::cconv";
}
def CConv : _LLVMWrapper<"CConv", "LLVM Calling Convention specification", "cconv::CConv", "getCallingConv">;

def TailCallKindNone : LLVM_EnumAttrCase<"None", "none", "TCK_None", 0>;
def TailCallKindTail : LLVM_EnumAttrCase<"Tail", "tail", "TCK_Tail", 1>;
def TailCallKindMustTail : LLVM_EnumAttrCase<"MustTail", "musttail", "TCK_MustTail", 2>;
def TailCallKindNoTailCall : LLVM_EnumAttrCase<"NoTail", "notail", "TCK_NoTail", 3>;
def TailCallKindEnum : LLVM_EnumAttr<"TailCallKind", "::llvm::CallInst::TailCallKind", "Tail Call Kind",
    [TailCallKindNone, TailCallKindNoTailCall, TailCallKindMustTail, TailCallKindTail]> {
  let cppNamespace = "::mlir::LLVM::tailcallkind";
}
def TailCallKind
    : _LLVMWrapper<"TailCallKind", "LLVM Calling Convention specification", "tailcallkind::TailCallKind", "getTailCallKind">;

defvar _llvmFloatPredicates = ["FALSE", "OEQ", "OGT", "OGE", "OLT", "OLE", "ONE", "ORD", "UEQ", "UGT", "UGE", "ULT", "ULE",
                               "UNE", "UNO", "TRUE"];
defvar _llvmIntPredicates = ["EQ", "NE", "SLT", "SLE", "SGT", "SGE", "ULT", "ULE", "UGT", "UGE"];

// The words true and false belong to C++.
class _LLVMPredicateWord<string name> {
  string word = !if(!or(!eq(name, "FALSE"), !eq(name, "TRUE")), "_", "") # !tolower(name);
}
multiclass _LLVMPredicates<string prefix, list<string> names>
    : _LLVMCases<names, !foreach(name, names, _LLVMPredicateWord<name>.word),
                 !foreach(name, names, _LLVMPredicateWord<name>.word), !foreach(name, names, prefix # name)>;

defm FCmpPredicate : _LLVMPredicates<"FCMP_", _llvmFloatPredicates>;
defm ICmpPredicate : _LLVMPredicates<"ICMP_", _llvmIntPredicates>;
def FCmpPredicateBad : LLVM_EnumAttrCase<"", "", "BAD_FCMP_PREDICATE", 0>;
def ICmpPredicateBad : LLVM_EnumAttrCase<"", "", "BAD_ICMP_PREDICATE", 0>;

// LLVM has one enumeration for both.
class _LLVMPredicate<string kind, list<LLVM_EnumAttrCase> cases, list<LLVM_EnumAttrCase> others>
    : LLVM_EnumAttr<!toupper(!substr(kind, 0, 2)) # !substr(kind, 2) # "Predicate", "::llvm::CmpInst::Predicate",
                    "llvm." # kind # " comparison predicate", cases, others # [FCmpPredicateBad, ICmpPredicateBad]> {
  let cppNamespace = "::mlir::LLVM";
}
defvar _llvmFloatCases = _LLVMAll<"FCmpPredicate", _llvmFloatPredicates>.cases;
defvar _llvmIntCases = _LLVMAll<"ICmpPredicate", _llvmIntPredicates>.cases;
def FCmpPredicate : _LLVMPredicate<"fcmp", _llvmFloatCases, _llvmIntCases>;
def ICmpPredicate : _LLVMPredicate<"icmp", _llvmIntCases, _llvmFloatCases>;

//===----------------------------------------------------------------------===//
// Flags of instructions
//===----------------------------------------------------------------------===//

def IOFnone : I32BitEnumCaseNone<"none">;
def IOFnsw : I32BitEnumCaseBit<"nsw", 0>;
def IOFnuw : I32BitEnumCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnum<"IntegerOverflowFlags", "LLVM integer overflow flags", [IOFnone, IOFnsw, IOFnuw]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_IntegerOverflowFlagsAttr : EnumAttr<LLVM_Dialect, IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}
def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow", LLVM_IntegerOverflowFlagsAttr> {
  let defaultValue = enum.cppType # "::none";
}

def FMFnone : I32BitEnumAttrCaseNone<"none">;
defvar _llvmFast = ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"];
defm FMF : _LLVMBits<0, _llvmFast>;
defvar _llvmFastFlags = !foreach(name, _llvmFast, !cast<BitEnumAttrCaseBase>("FMF" # name));
def FMFfast : I32BitEnumAttrCaseGroup<"fast", _llvmFastFlags>;
def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags", !listconcat([FMFnone], _llvmFastFlags, [FMFfast])> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_FastmathFlagsAttr : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}
defvar _llvmFlagArgs = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags);

// LLVM's inbounds implies nusw, so that it has a bit without a word of its own.
def GEPNone : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;
def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags",
                                [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw, GEPInbounds]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = interfaceType # "::none";
}

// A mode that is invalid has a word, but no operation takes it.
defvar _llvmRounding = ["TowardZero", "NearestTiesToEven", "TowardPositive", "TowardNegative", "NearestTiesToAway"];
defm Round : _LLVMNames<_llvmRounding, ["towardzero", "tonearest", "upward", "downward", "tonearestaway"]>;
defm Round : _LLVMNames<["Dynamic"], ["dynamic"], 7>;
defm Round : _LLVMNames<["Invalid"], ["invalid"], -1>;
def RoundingModeAttr : LLVM_EnumAttr<"RoundingMode", "::llvm::RoundingMode", "LLVM Rounding Mode",
                                     _LLVMAll<"Round", _llvmRounding # ["Dynamic", "Invalid"]>.cases> {
  let cppNamespace = "::mlir::LLVM";
}
def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

defvar _llvmExceptions = ["Ignore", "MayTrap", "Strict"];
defm FPExceptionBehavior : _LLVMCases<_llvmExceptions, _llvmExceptions, !foreach(name, _llvmExceptions, !tolower(name)),
                                      !foreach(name, _llvmExceptions, "eb" # name)>;
def FPExceptionBehaviorAttr
    : _LLVMEnum<"FPExceptionBehavior", "::llvm::fp::ExceptionBehavior", "LLVM Exception Behavior", _llvmExceptions>;

//===----------------------------------------------------------------------===//
// Functions, globals and modules
//===----------------------------------------------------------------------===//

defvar _llvmLinkages = ["External", "AvailableExternally", "Linkonce", "LinkonceODR", "Weak", "WeakODR", "Appending",
                        "Internal", "Private", "ExternWeak", "Common"];
defm Linkage : _LLVMCases<_llvmLinkages, _llvmLinkages,
    ["external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "appending", "internal", "private",
     "extern_weak", "common"],
    ["ExternalLinkage", "AvailableExternallyLinkage", "LinkOnceAnyLinkage", "LinkOnceODRLinkage", "WeakAnyLinkage",
     "WeakODRLinkage", "AppendingLinkage", "InternalLinkage", "PrivateLinkage", "ExternalWeakLinkage", "CommonLinkage"]>;
def LinkageEnum
    : _LLVMEnum<"Linkage", "::llvm::GlobalValue::LinkageTypes", "LLVM linkage types", _llvmLinkages, "::linkage">;
def Linkage : _LLVMWrapper<"Linkage", "LLVM Linkage specification", "Linkage", "getLinkage">;

defvar _llvmComdats = ["Any", "ExactMatch", "Largest", "NoDeduplicate", "SameSize"];
defm Comdat : _LLVMNames<_llvmComdats, !foreach(name, _llvmComdats, !tolower(name))>;
def Comdat : _LLVMEnum<"Comdat", "::llvm::Comdat::SelectionKind", "LLVM Comdat Types", _llvmComdats, "::comdat">;

defvar _llvmAddresses = ["None", "Local", "Global"];
defm UnnamedAddr : _LLVMNames<_llvmAddresses, ["", "local_unnamed_addr", "unnamed_addr"]>;
def UnnamedAddr
    : _LLVMEnum<"UnnamedAddr", "::llvm::GlobalValue::UnnamedAddr", "LLVM GlobalValue UnnamedAddr", _llvmAddresses>;

defvar _llvmVisibilities = ["Default", "Hidden", "Protected"];
defm Visibility : _LLVMCases<_llvmVisibilities, _llvmVisibilities, ["", "hidden", "protected"],
                             !foreach(name, _llvmVisibilities, name # "Visibility")>;
def Visibility
    : _LLVMEnum<"Visibility", "::llvm::GlobalValue::VisibilityTypes", "LLVM GlobalValue Visibility", _llvmVisibilities>;

defvar _llvmAccesses = ["NoModRef", "Ref", "Mod", "ModRef"];
defm ModRefInfo : _LLVMNames<_llvmAccesses, ["none", "read", "write", "readwrite"]>;
def ModRefInfoEnum : _LLVMEnum<"ModRefInfo", "::llvm::ModRefInfo", "LLVM ModRefInfo", _llvmAccesses>;

defvar _llvmFrames = ["None", "NonLeaf", "All", "Reserved", "NonLeafNoReserve"];
defm FramePointerKind : _LLVMNames<_llvmFrames, ["none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"]>;
def FramePointerKindEnum
    : _LLVMEnum<"FramePointerKind", "::llvm::FramePointerKind", "LLVM FramePointerKind", _llvmFrames, "::framePointerKind">;

defvar _llvmUnwindTables = ["None", "Sync", "Async"];
defm UWTableKind : _LLVMNames<_llvmUnwindTables, !foreach(name, _llvmUnwindTables, !tolower(name))>;
def UWTableKindEnum
    : _LLVMEnum<"UWTableKind", "::llvm::UWTableKind", "LLVM Unwind Behavior", _llvmUnwindTables, "::uwtable">;

defvar _llvmBehaviors = ["Error", "Warning", "Require", "Override", "Append", "AppendUnique", "Max", "Min"];
defm ModFlagBehavior
    : _LLVMNames<_llvmBehaviors, ["error", "warning", "require", "override", "append", "append_unique", "max", "min"], 1>;
def ModFlagBehaviorAttr
    : _LLVMEnum<"ModFlagBehavior", "::llvm::Module::ModFlagBehavior", "LLVM Module Flag Behavior", _llvmBehaviors>;

def LLVM_ProfileSummaryFormatSampleProfile : I64EnumAttrCase<"SampleProfile", 0>;
def LLVM_ProfileSummaryFormatInstrProf : I64EnumAttrCase<"InstrProf", 1>;
def LLVM_ProfileSummaryFormatCSInstrProf : I64EnumAttrCase<"CSInstrProf", 2>;
def LLVM_ProfileSummaryFormatKind : _LLVMNumbered<"ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds",
    [LLVM_ProfileSummaryFormatSampleProfile, LLVM_ProfileSummaryFormatInstrProf, LLVM_ProfileSummaryFormatCSInstrProf]>;

//===----------------------------------------------------------------------===//
// Debug information
//===----------------------------------------------------------------------===//

def LLVM_DIEmissionNone : I64EnumAttrCase<"None", 0>;
def LLVM_DIEmissionFull : I64EnumAttrCase<"Full", 1>;
def LLVM_DIEmissionLineTablesOnly : I64EnumAttrCase<"LineTablesOnly", 2>;
def LLVM_DIEmissionDebugDirectivesOnly : I64EnumAttrCase<"DebugDirectivesOnly", 3>;
def LLVM_DIEmissionKind : _LLVMNumbered<"DIEmissionKind", "LLVM debug emission kind",
    [LLVM_DIEmissionNone, LLVM_DIEmissionFull, LLVM_DIEmissionLineTablesOnly, LLVM_DIEmissionDebugDirectivesOnly]>;

def LLVM_DINameTableDefault : I64EnumAttrCase<"Default", 0>;
def LLVM_DINameTableGNU : I64EnumAttrCase<"GNU", 1>;
def LLVM_DINameTableNone : I64EnumAttrCase<"None", 2>;
def LLVM_DINameTableApple : I64EnumAttrCase<"Apple", 3>;
def LLVM_DINameTableKind : _LLVMNumbered<"DINameTableKind", "LLVM debug name table kind",
    [LLVM_DINameTableDefault, LLVM_DINameTableGNU, LLVM_DINameTableNone, LLVM_DINameTableApple]>;

class _LLVMFlags<string name, string summary, list<BitEnumCaseBase> cases> : I32BitEnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

// The low two bits are a number, whose words are groups.
def LLVM_DIFlagZero : I32BitEnumAttrCaseNone<"Zero">;
def LLVM_DIFlagVisibilityBit0 : I32BitEnumAttrCaseBit<"Bit0", 0>;
def LLVM_DIFlagVisibilityBit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;
def LLVM_DIFlagPrivate : I32BitEnumAttrCaseGroup<"Private", [LLVM_DIFlagVisibilityBit0]>;
def LLVM_DIFlagProtected : I32BitEnumAttrCaseGroup<"Protected", [LLVM_DIFlagVisibilityBit1]>;
def LLVM_DIFlagPublic : I32BitEnumAttrCaseGroup<"Public", [LLVM_DIFlagVisibilityBit0, LLVM_DIFlagVisibilityBit1]>;

// The three kinds of inheritance have the same bit.
defvar _llvmLowFlags = ["FwdDecl", "AppleBlock", "ReservedBit4", "Virtual", "Artificial", "Explicit", "Prototyped",
                        "ObjcClassComplete", "ObjectPointer", "Vector", "StaticMember", "LValueReference", "RValueReference",
                        "ExportSymbols", "SingleInheritance"];
defvar _llvmClassFlags = ["IntroducedVirtual", "BitField", "NoReturn"];
defvar _llvmHighFlags = ["TypePassByValue", "TypePassByReference", "EnumClass", "Thunk", "NonTrivial", "BigEndian",
                         "LittleEndian", "AllCallsDescribed"];
defm LLVM_DIFlag : _LLVMBits<2, _llvmLowFlags>;
defm LLVM_DIFlag : _LLVMBits<16, ["MultipleInheritance"]>;
defm LLVM_DIFlag : _LLVMBits<16, ["VirtualInheritance"]>;
defm LLVM_DIFlag : _LLVMBits<18, _llvmClassFlags>;
defm LLVM_DIFlag : _LLVMBits<22, _llvmHighFlags>;
def DIFlags : _LLVMFlags<"DIFlags", "LLVM DI flags", !foreach(name, !listconcat(
    ["Zero", "VisibilityBit0", "VisibilityBit1", "Private", "Protected", "Public"], _llvmLowFlags,
    ["MultipleInheritance", "VirtualInheritance"], _llvmClassFlags, _llvmHighFlags),
    !cast<BitEnumAttrCaseBase>("LLVM_DIFlag" # name))>;

defvar _llvmSubprogramFlags = ["Virtual", "PureVirtual", "LocalToUnit", "Definition", "Optimized", "Pure", "Elemental",
                               "Recursive", "MainSubprogram", "Deleted"];
defm LLVM_DISP : _LLVMBits<0, _llvmSubprogramFlags>;
defm LLVM_DISP : _LLVMBits<11, ["ObjCDirect"]>;
def DISubprogramFlags : _LLVMFlags<"DISubprogramFlags", "LLVM DISubprogram flags",
    !foreach(name, _llvmSubprogramFlags # ["ObjCDirect"], !cast<BitEnumAttrCaseBase>("LLVM_DISP" # name))>;

#endif // MICA_LLVM_ENUMS
