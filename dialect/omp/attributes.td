//===- OpenMPAttrDefs.td - Attributes of omp ---------------*- tablegen -*-===//

#ifndef MICA_OPENMP_ATTR_DEFS
#define MICA_OPENMP_ATTR_DEFS

include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/Dialect/OpenMP/OpenMPEnums.td"
include "mlir/Dialect/OpenMP/OpenMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPTypeInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"

class OpenMP_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<OpenMP_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}
// An attribute in the form `<name = value, ...>`.
class _OmpStruct<string name, string attrMnemonic, string what, dag given> : OpenMP_Attr<name, attrMnemonic> {
  let description = what;
  let parameters = given;
  let assemblyFormat = "`<` struct(params) `>`";
}
defvar _ompBool = DefaultValuedParameter<"bool", "false">;

def AtomicControlAttr : _OmpStruct<"AtomicControl", "atomic_control",
    "Kinds of memory and numbers that an atomic instruction of a GPU need not support.",
    (ins _ompBool:$ignore_denormal_mode, _ompBool:$fine_grained_memory, _ompBool:$remote_memory)>;

def DeclareTargetAttr : _OmpStruct<"DeclareTarget", "declaretarget", "The clauses of `declare target` on a function or a global.",
    (ins OptionalParameter<"DeclareTargetDeviceTypeAttr">:$device_type,
         OptionalParameter<"DeclareTargetCaptureClauseAttr">:$capture_clause, OptionalParameter<"BoolAttr">:$automap)>;

def FlagsAttr : _OmpStruct<"Flags", "flags", "Options of a module for the runtime of a device.",
    (ins DefaultValuedParameter<"uint32_t", "0">:$debug_kind, _ompBool:$assume_teams_oversubscription,
         _ompBool:$assume_threads_oversubscription, _ompBool:$assume_no_thread_state, _ompBool:$assume_no_nested_parallelism,
         _ompBool:$no_gpu_lib, DefaultValuedParameter<"uint32_t", "50">:$openmp_device_version)>;

def TaskDependArrayAttr : TypedArrayAttrBase<ClauseTaskDependAttr, ClauseTaskDependAttr.summary # " array"> {
  let constBuilderCall = ?;
}

def VersionAttr : _OmpStruct<"Version", "version", "The version of OpenMP of a module: 51 is 5.1.", (ins "uint32_t":$version)>;

#endif // MICA_OPENMP_ATTR_DEFS
