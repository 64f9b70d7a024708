//===- OpenMPEnums.td - Enumerations of omp ----------------*- tablegen -*-===//

#ifndef MICA_OPENMP_ENUMS
#define MICA_OPENMP_ENUMS

include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/IR/EnumAttr.td"

include "mlir/Dialect/OpenMP/OmpCommon.td"

class OpenMP_I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases> : I32EnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::omp";
}
class OpenMP_BitEnumAttr<string name, string summary, list<BitEnumAttrCaseBase> cases> : I32BitEnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::omp";
}
class OpenMP_EnumAttr<EnumAttrInfo enumInfo, string name> : EnumAttr<OpenMP_Dialect, enumInfo, name>;
class _OmpParenthesized<EnumAttrInfo enumInfo, string name> : OpenMP_EnumAttr<enumInfo, name> {
  let assemblyFormat = "`(` $value `)`";
}

// Cases by the ends of their names, with other words for some.
multiclass _OmpCases<list<string> names, list<string> words = !foreach(n, names, !tolower(n))> {
  foreach i = !range(names) in
    def names[i] : I32EnumAttrCase<words[i], i>;
}
// None, and a bit for each name.
multiclass _OmpBits<list<string> names, list<string> words> {
  def None : I32BitEnumAttrCaseNone<"none">;
  foreach i = !range(names) in
    def names[i] : I32BitEnumAttrCaseBit<words[i], i>;
}

defset list<I32EnumAttrCase> _ompCaptureClauses = { defm CaptureClause : _OmpCases<["None", "To", "Link", "Enter"]>; }
def DeclareTargetCaptureClause : OpenMP_I32EnumAttr<"DeclareTargetCaptureClause", "capture clause", _ompCaptureClauses>;
def DeclareTargetCaptureClauseAttr : _OmpParenthesized<DeclareTargetCaptureClause, "capture_clause">;

defset list<I32EnumAttrCase> _ompDeviceTypes = { defm DeviceType : _OmpCases<["Any", "Host", "NoHost"]>; }
def DeclareTargetDeviceType : OpenMP_I32EnumAttr<"DeclareTargetDeviceType", "device_type clause", _ompDeviceTypes>;
def DeclareTargetDeviceTypeAttr : _OmpParenthesized<DeclareTargetDeviceType, "device_type">;

defset list<I32EnumAttrCase> _ompDepends = { defm Clause : _OmpCases<["DependSource", "DependSink"]>; }
def ClauseDepend : OpenMP_I32EnumAttr<"ClauseDepend", "depend clause", _ompDepends>;
def ClauseDependAttr : _OmpParenthesized<ClauseDepend, "clause_depend">;

defset list<I32EnumAttrCase> _ompTaskDepends = {
  defm Clause : _OmpCases<["TaskDependIn", "TaskDependOut", "TaskDependInOut", "TaskDependMutexInOutSet", "TaskDependInOutSet"]>;
}
def ClauseTaskDepend : OpenMP_I32EnumAttr<"ClauseTaskDepend", "depend clause in a target or task construct", _ompTaskDepends>;
def ClauseTaskDependAttr : _OmpParenthesized<ClauseTaskDepend, "clause_task_depend">;

defset list<BitEnumAttrCaseBase> _ompRequirements = { defm ClauseRequires : _OmpBits<
    ["ReverseOffload", "UnifiedAddress", "UnifiedSharedMemory", "DynamicAllocators"],
    ["reverse_offload", "unified_address", "unified_shared_memory", "dynamic_allocators"]>;
}
def ClauseRequires : OpenMP_BitEnumAttr<"ClauseRequires", "requires clauses", _ompRequirements>;
def ClauseRequiresAttr : OpenMP_EnumAttr<ClauseRequires, "clause_requires">;

defset list<BitEnumAttrCaseBase> _ompMapFlags = { defm ClauseMapFlags : _OmpBits<
    ["Storage", "To", "From", "Always", "Delete", "ReturnParam", "Private", "Literal", "Implicit", "Close", "Present", "OMPXHold",
     "Attach", "AttachAlways", "AttachNone", "AttachAuto", "RefPtr", "RefPtee", "RefPtrPtee", "IsDevicePtr"],
    ["storage", "to", "from", "always", "del", "return_param", "priv", "literal", "implicit", "close", "present", "ompx_hold",
     "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr"]>;
}
def ClauseMapFlags : OpenMP_BitEnumAttr<"ClauseMapFlags", "Map types and modifiers tied to data maps", _ompMapFlags>;
def ClauseMapFlagsAttr : OpenMP_EnumAttr<ClauseMapFlags, "clause_map_flags">;

def DataSharingTypePrivate : I32EnumAttrCase<"Private", 0, "private">;
def DataSharingTypeFirstPrivate : I32EnumAttrCase<"FirstPrivate", 1, "firstprivate">;
def DataSharingClauseType : OpenMP_I32EnumAttr<"DataSharingClauseType", "Type of a data-sharing clause",
                                               [DataSharingTypePrivate, DataSharingTypeFirstPrivate]>;
def DataSharingClauseTypeAttr : OpenMP_EnumAttr<DataSharingClauseType, "data_sharing_type"> {
  let assemblyFormat = "`{` `type` `=` $value `}`";
}

defset list<I32EnumAttrCase> _ompOrderModifiers = { defm OMP_OrderMod : _OmpCases<["Reproducible", "Unconstrained"]>; }
def OrderModifier : OpenMP_I32EnumAttr<"OrderModifier", "OpenMP Order Modifier", _ompOrderModifiers>;
def OrderModifierAttr : OpenMP_EnumAttr<OrderModifier, "order_mod">;

defset list<I32EnumAttrCase> _ompReductionModifiers = {
  defm ReductionModifier : _OmpCases<["Default", "Inscan", "Task"], ["defaultmod", "inscan", "task"]>;
}
def ReductionModifier : OpenMP_I32EnumAttr<"ReductionModifier", "reduction modifier", _ompReductionModifiers>;
def ReductionModifierAttr : _OmpParenthesized<ReductionModifier, "reduction_modifier">;

defset list<I32EnumAttrCase> _ompScheduleModifiers = {
  defm OpenMP_ScheduleMod : _OmpCases<["None", "Monotonic", "Nonmonotonic", "Simd"]>;
}
def ScheduleModifier : OpenMP_I32EnumAttr<"ScheduleModifier", "OpenMP Schedule Modifier", _ompScheduleModifiers>;
def ScheduleModifierAttr : OpenMP_EnumAttr<ScheduleModifier, "sched_mod">;

// The number of iterations is computed if the flag says so. Without a loop, each thread runs at most one iteration, as
// there are enough threads.
defset list<BitEnumAttrCaseBase> _ompTargetFlags = {
  defm TargetRegionFlags : _OmpBits<["Generic", "Spmd", "TripCount", "NoLoop"], ["generic", "spmd", "trip_count", "no_loop"]>;
}
def TargetRegionFlags : OpenMP_BitEnumAttr<"TargetRegionFlags", "how the kernel of a target region runs", _ompTargetFlags>;

defset list<I32EnumAttrCase> _ompCaptureKinds = {
  defm Capture : _OmpCases<["This", "ByRef", "ByCopy", "VLAType"], ["This", "ByRef", "ByCopy", "VLAType"]>;
}
def VariableCaptureKind : OpenMP_I32EnumAttr<"VariableCaptureKind", "variable capture kind", _ompCaptureKinds>;
def VariableCaptureKindAttr : _OmpParenthesized<VariableCaptureKind, "variable_capture_kind">;

#endif // MICA_OPENMP_ENUMS
