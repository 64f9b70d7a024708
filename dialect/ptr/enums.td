//===- PtrEnums.td - Enumerations of ptr -------------------*- tablegen -*-===//

#ifndef MICA_PTR_ENUMS
#define MICA_PTR_ENUMS

include "mlir/IR/EnumAttr.td"

class _PtrEnum<string name, string what, list<EnumCase> cases> : I32Enum<name, what, cases> {
  let cppNamespace = "::mlir::ptr";
}

// An enumeration that is named as its cases begin.
class _PtrEnumOf<string name, string what, list<string> cases>
    : _PtrEnum<name, what, !foreach(c, cases, !cast<I32EnumCase>(name # c))>;
multiclass _PtrCases<list<string> names, list<string> words> {
  foreach i = !range(names) in
    def names[i] : I32EnumCase<words[i], i>;
}

defvar _ptrUpdates = ["Xchg", "Add", "Sub", "And", "Nand", "Or", "Xor", "Max", "Min", "UMax", "UMin", "FAdd", "FSub", "FMax",
                      "FMin", "UIncWrap", "UDecWrap"];
defm AtomicBinOp : _PtrCases<_ptrUpdates, ["xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin",
                                           "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap"]>;
def AtomicBinOp : _PtrEnumOf<"AtomicBinOp", "ptr.atomicrmw binary operations", _ptrUpdates>;

defvar _ptrOrders = ["NotAtomic", "Unordered", "Monotonic", "Acquire", "Release", "AcqRel", "SeqCst"];
defm AtomicOrdering : _PtrCases<_ptrOrders, ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"]>;
def AtomicOrdering : _PtrEnumOf<"AtomicOrdering", "Atomic ordering for LLVM's memory model", _ptrOrders>;
def AtomicOrderingProp : EnumProp<AtomicOrdering>;

def Ptr_PtrAddFlags : _PtrEnum<"PtrAddFlags", "Pointer add flags",
    [I32EnumCase<"none", 0>, I32EnumCase<"nusw", 1>, I32EnumCase<"nuw", 2>, I32EnumCase<"inbounds", 3>]>;

def Ptr_PtrDiffFlags : I8BitEnum<"PtrDiffFlags", "Pointer difference flags",
    [I8BitEnumCase<"none", 0>, I8BitEnumCase<"nuw", 1>, I8BitEnumCase<"nsw", 2>]> {
  let cppNamespace = "::mlir::ptr";
}

#endif // MICA_PTR_ENUMS
