//===- MemorySpaceInterfaces.td - What memory allows -------*- tablegen -*-===//

#ifndef MICA_PTR_MEMORY_SPACES
#define MICA_PTR_MEMORY_SPACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

// A question about an access, which may say why it is wrong.
class _LLVMIsValid<string what, string words, dag given>
    : InterfaceMethod<"Whether " # words # ". The error is only emitted if it is not.", "bool", "isValid" # what,
                      !con(given, (ins "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError))>;

class _LLVMIsValidAccess<string what, string words, dag given>
    : _LLVMIsValid<what, words, !con(given, (ins "std::optional<int64_t>":$alignment,
                                                 "const ::mlir::DataLayout *":$dataLayout))>;

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let description = "A memory space decides which accesses to it are valid, so that, for instance, one can be read-only.";
  let cppNamespace = "::mlir::ptr";
  let methods = [
    _LLVMIsValidAccess<"Load", "a value of a type may be loaded",
                       (ins "::mlir::Type":$type, "::mlir::ptr::AtomicOrdering":$ordering)>,
    _LLVMIsValidAccess<"Store", "a value of a type may be stored",
                       (ins "::mlir::Type":$type, "::mlir::ptr::AtomicOrdering":$ordering)>,
    _LLVMIsValidAccess<"AtomicOp", "a value may be read, changed and written at once",
                       (ins "::mlir::ptr::AtomicBinOp":$op, "::mlir::Type":$type, "::mlir::ptr::AtomicOrdering":$ordering)>,
    _LLVMIsValidAccess<"AtomicXchg", "a value may be compared and exchanged at once",
                       (ins "::mlir::Type":$type, "::mlir::ptr::AtomicOrdering":$successOrdering,
                        "::mlir::ptr::AtomicOrdering":$failureOrdering)>,
    _LLVMIsValid<"AddrSpaceCast", "a pointer of the second type may become one of the first",
                 (ins "::mlir::Type":$tgt, "::mlir::Type":$src)>,
    _LLVMIsValid<"PtrIntCast", "an integer may become a pointer or the other way round",
                 (ins "::mlir::Type":$intLikeTy, "::mlir::Type":$ptrLikeTy)>,
  ];
}

#endif // MICA_PTR_MEMORY_SPACES
