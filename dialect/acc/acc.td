//===- OpenACCOps.td - Operations of acc -------------------*- tablegen -*-===//

#ifndef MICA_OPENACC_OPS
#define MICA_OPENACC_OPS

include "mlir/Dialect/OpenACC/OpenACCBase.td"
include "mlir/Dialect/OpenACC/OpenACCOpsInterfaces.td"
include "mlir/Dialect/OpenACC/OpenACCOpsTypes.td"
include "mlir/Dialect/OpenACC/OpenACCTypeInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/AtomicInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/OpenACCMPOpsInterfaces.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

include "mlir/Dialect/OpenACC/AccCommon.td"

class OpenACC_Op<string mnemonic, list<Trait> traits = []> : Op<OpenACC_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class _AccEnum<string name, string what, list<I32EnumAttrCase> cases> : I32EnumAttr<name, what, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::acc";
}
class _AccWideEnum<string name, string what, list<I64EnumAttrCase> cases> : I64EnumAttr<name, what, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::acc";
}
class _AccBitEnum<string name, string what, list<BitEnumAttrCaseBase> cases> : I32BitEnumAttr<name, what, cases> {
  let separator = ",";
  let printBitEnumPrimaryGroups = 1;
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::acc";
}
class _AccEnumAttr<EnumAttrInfo enumInfo, string name> : EnumAttr<OpenACC_Dialect, enumInfo, name> {
  let assemblyFormat = "```<` $value `>`";
}

// Cases that are numbered from the first one. Their symbols in C++ are the words, unless others are given.
multiclass _AccCases<list<string> names, list<string> words, list<string> symbols = words, int first = 0> {
  foreach i = !range(names) in
    def names[i] : I32EnumAttrCase<symbols[i], !add(first, i), words[i]>;
}
multiclass _AccWideCases<list<string> names, list<string> words, int first> {
  foreach i = !range(names) in
    def names[i] : I64EnumAttrCase<words[i], !add(first, i)>;
}

defset list<I32EnumAttrCase> _accReductionOperators = { defm OpenACC_ReductionOperator : _AccCases<
    ["None", "Add", "Mul", "Max", "Min", "And", "Or", "Xor", "LogEqv", "LogNeqv", "LogAnd", "LogOr"],
    ["none", "add", "mul", "max", "min", "iand", "ior", "xor", "eqv", "neqv", "land", "lor"],
    ["AccNone", "AccAdd", "AccMul", "AccMax", "AccMin", "AccIand", "AccIor", "AccXor", "AccEqv", "AccNeqv", "AccLand", "AccLor"]>;
}
def OpenACC_ReductionOperator : _AccEnum<"ReductionOperator", "built-in reduction operations supported by OpenACC", _accReductionOperators>;
def OpenACC_ReductionOperatorAttr : _AccEnumAttr<OpenACC_ReductionOperator, "reduction_operator">;

def OpenACC_VariableTypeUncategorized : I32BitEnumAttrCaseNone<"uncategorized">;
def OpenACC_VariableTypeScalar : I32BitEnumAttrCaseBit<"scalar", 0>;
def OpenACC_VariableTypeArray : I32BitEnumAttrCaseBit<"array", 1>;
def OpenACC_VariableTypeComposite : I32BitEnumAttrCaseBit<"composite", 2>;
def OpenACC_VariableTypeOtherNonScalar : I32BitEnumAttrCaseBit<"nonscalar", 3>;
def OpenACC_VariableTypeAggregate : I32BitEnumAttrCaseGroup<"aggregate",
    [OpenACC_VariableTypeArray, OpenACC_VariableTypeComposite, OpenACC_VariableTypeOtherNonScalar]>;
def OpenACC_VariableTypeCategory : _AccBitEnum<"VariableTypeCategory", "Captures different type categories described in OpenACC spec",
    [OpenACC_VariableTypeUncategorized, OpenACC_VariableTypeScalar, OpenACC_VariableTypeArray, OpenACC_VariableTypeComposite,
     OpenACC_VariableTypeOtherNonScalar, OpenACC_VariableTypeAggregate]>;

defm OpenACC_Loop : _AccCases<["Seq", "Auto", "Independent"], ["loop_seq", "loop_auto", "loop_independent"]>;
def OpenACC_LoopParMode : _AccEnum<"LoopParMode", "Encodes the options for loop parallelism determination mode",
                                   [OpenACC_LoopAuto, OpenACC_LoopIndependent, OpenACC_LoopSeq]>;

defset list<I32EnumAttrCase> _accLevels = { defm OpenACC_ParLevel : _AccCases<
    ["Seq", "GangDim1", "GangDim2", "GangDim3", "Worker", "Vector"], ["seq", "gang_dim1", "gang_dim2", "gang_dim3", "worker", "vector"]>;
}
def OpenACC_ParLevel : _AccEnum<"ParLevel", "Parallelism level (gang/worker/vector/seq)", _accLevels>;
def OpenACC_ParLevelAttr : _AccEnumAttr<OpenACC_ParLevel, "par_level">;

defset list<I32EnumAttrCase> _accRecipes = { defm OpenACC_ : _AccCases<
    ["PrivateRecipe", "FirstprivateRecipe", "ReductionRecipe"], ["private_recipe", "firstprivate_recipe", "reduction_recipe"]>;
}
def OpenACC_RecipeKind : _AccEnum<"RecipeKind", "Encodes the options for kinds of recipes availabie in acc dialect", _accRecipes>;
def OpenACC_RecipeKindAttr : _AccEnumAttr<OpenACC_RecipeKind, "recipe_kind">;

defset list<I64EnumAttrCase> _accDataClauses = { defm OpenACC_ : _AccWideCases<
    ["CopyinClause", "CopyinReadonlyClause", "CopyClause", "CopyoutClause", "CopyoutZeroClause", "PresentClause", "CreateClause",
     "CreateZeroClause", "DeleteClause", "AttachClause", "DetachClause", "NoCreateClause", "PrivateClause", "FirstPrivateClause",
     "IsDevicePtrClause", "GetDevicePtrClause", "UpdateHost", "UpdateSelf", "UpdateDevice", "UseDevice", "Reduction",
     "DeclareDeviceResident", "DeclareLink", "Cache", "CacheReadonly"],
    !foreach(c, ["copyin", "copyin_readonly", "copy", "copyout", "copyout_zero", "present", "create", "create_zero", "delete", "attach",
                 "detach", "no_create", "private", "firstprivate", "deviceptr", "getdeviceptr", "update_host", "update_self",
                 "update_device", "use_device", "reduction", "declare_device_resident", "declare_link", "cache", "cache_readonly"],
             "acc_" # c), 1>;
}
def OpenACC_DataClauseEnum : _AccWideEnum<"DataClause", "data clauses supported by OpenACC", _accDataClauses>;
def OpenACC_DataClauseAttr : EnumAttr<OpenACC_Dialect, OpenACC_DataClauseEnum, "data_clause">;

def OpenACC_DataClauseModifierNone : I32BitEnumAttrCaseNone<"none">;
def OpenACC_DataClauseModifierZero : I32BitEnumAttrCaseBit<"zero", 0>;
def OpenACC_DataClauseModifierReadonly : I32BitEnumAttrCaseBit<"readonly", 1>;
def OpenACC_DataClauseModifierAlwaysIn : I32BitEnumAttrCaseBit<"alwaysin", 2>;
def OpenACC_DataClauseModifierAlwaysOut : I32BitEnumAttrCaseBit<"alwaysout", 3>;
def OpenACC_DataClauseModifierAlways
    : I32BitEnumAttrCaseGroup<"always", [OpenACC_DataClauseModifierAlwaysIn, OpenACC_DataClauseModifierAlwaysOut]>;
def OpenACC_DataClauseModifierCapture : I32BitEnumAttrCaseBit<"capture", 4>;
def OpenACC_DataClauseModifierEnum : _AccBitEnum<"DataClauseModifier", "Captures data clause modifiers",
    [OpenACC_DataClauseModifierNone, OpenACC_DataClauseModifierZero, OpenACC_DataClauseModifierReadonly,
     OpenACC_DataClauseModifierAlwaysIn, OpenACC_DataClauseModifierAlwaysOut, OpenACC_DataClauseModifierAlways,
     OpenACC_DataClauseModifierCapture]>;
def OpenACC_DataClauseModifierAttr : EnumAttr<OpenACC_Dialect, OpenACC_DataClauseModifierEnum, "data_clause_modifier">;

defset list<I32EnumAttrCase> _accDeviceTypes = { defm OpenACC_DeviceType : _AccCases<
    ["None", "Star", "Default", "Host", "Multicore", "Nvidia", "Radeon"],
    ["none", "star", "default", "host", "multicore", "nvidia", "radeon"],
    ["None", "Star", "Default", "Host", "Multicore", "Nvidia", "Radeon"]>;
}
def OpenACC_DeviceType : _AccEnum<"DeviceType", "built-in device type supported by OpenACC", _accDeviceTypes>;
def OpenACC_DeviceTypeAttr : _AccEnumAttr<OpenACC_DeviceType, "device_type">;
def DeviceTypeArrayAttr : TypedArrayAttrBase<OpenACC_DeviceTypeAttr, "device type array attribute"> {
  let constBuilderCall = ?;
}

defset list<I32EnumAttrCase> _accGangArguments = { defm OpenACC_GangArg : _AccCases<["Num", "Dim", "Static"], ["Num", "Dim", "Static"]>; }
def OpenACC_GangArgType : _AccEnum<"GangArgType", "Differentiate the different gang arg values", _accGangArguments>;
def OpenACC_GangArgTypeAttr : _AccEnumAttr<OpenACC_GangArgType, "gang_arg_type">;
def GangArgTypeArrayAttr : TypedArrayAttrBase<OpenACC_GangArgTypeAttr, "gang arg type array attribute"> {
  let constBuilderCall = ?;
}

defset list<I32EnumAttrCase> _accCombined = { defm OpenACC_ : _AccCases<["KernelsLoop", "ParallelLoop", "SerialLoop"],
    ["kernels_loop", "parallel_loop", "serial_loop"], ["KernelsLoop", "ParallelLoop", "SerialLoop"], 1>;
}
def OpenACC_CombinedConstructsType
    : _AccEnum<"CombinedConstructsType", "Differentiate between combined constructs", _accCombined>;
def OpenACC_CombinedConstructsAttr : _AccEnumAttr<OpenACC_CombinedConstructsType, "combined_constructs">;

defset list<I64EnumAttrCase> _accConstructs = { defm OpenACC_ : _AccWideCases<
    !foreach(c, ["Parallel", "Kernels", "Loop", "Data", "EnterData", "ExitData", "HostData", "Atomic", "Declare", "Init", "Shutdown",
                 "Set", "Update", "Routine", "Wait", "RuntimeAPI", "Serial"], c # "Construct"),
    !foreach(c, ["parallel", "kernels", "loop", "data", "enter_data", "exit_data", "host_data", "atomic", "declare", "init", "shutdown",
                 "set", "update", "routine", "wait", "runtime_api", "serial"], "acc_construct_" # c), 0>;
}
def OpenACC_ConstructEnum : _AccWideEnum<"Construct", "constructs supported by OpenACC", _accConstructs>;
def OpenACC_ConstructAttr : EnumAttr<OpenACC_Dialect, OpenACC_ConstructEnum, "construct">;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class OpenACC_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<OpenACC_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

def DeclareAttr : OpenACC_Attr<"Declare", "declare"> {
  let description = "The data clause of a variable in a `declare` directive.";
  let parameters = (ins "DataClauseAttr":$dataClause, DefaultValuedParameter<"bool", "false">:$implicit);
  let builders = [AttrBuilder<(ins "DataClauseAttr":$dataClause), "return $_get($_ctxt, dataClause, /*implicit=*/false);">];
  let assemblyFormat = "`<` struct(params) `>`";
}
def DeclareActionAttr : OpenACC_Attr<"DeclareAction", "declare_action"> {
  let description = "Functions that are called when a declared variable is allocated and freed.";
  let parameters = (ins OptionalParameter<"SymbolRefAttr">:$preAlloc, OptionalParameter<"SymbolRefAttr">:$postAlloc,
                        OptionalParameter<"SymbolRefAttr">:$preDealloc, OptionalParameter<"SymbolRefAttr">:$postDealloc);
  let assemblyFormat = "`<` struct(params) `>`";
}
def OpenACC_VarNameAttr : OpenACC_Attr<"VarName", "var_name"> {
  let description = "The name of a variable in the source program.";
  let parameters = (ins StringRefParameter<"">:$name);
  let assemblyFormat = "`<` $name `>`";
}
def RoutineInfoAttr : OpenACC_Attr<"RoutineInfo", "routine_info"> {
  let summary = "Keeps track of associated acc routine information";
  let description = "Names each `acc.routine` of a function: `#acc.routine_info<[@r]>`.";
  let parameters = (ins ArrayRefParameter<"SymbolRefAttr", "">:$accRoutines);
  let assemblyFormat = "`<` `[` `` $accRoutines `]` `>`";
}
def SpecializedRoutineAttr : OpenACC_Attr<"SpecializedRoutine", "specialized_routine"> {
  let summary = "Marks a specialized device version of an acc routine";
  let description = [{
    The routine and the level that a function was made for, and the name of the function that it was made of:
    `#acc.specialized_routine<@r, <gang_dim1>, "f">`.
  }];
  let parameters = (ins "SymbolRefAttr":$routine, "ParLevelAttr":$level, "StringAttr":$funcName);
  let assemblyFormat = "`<` $routine `,` $level `,` $funcName `>`";
}

//===----------------------------------------------------------------------===//
// Types and effects
//===----------------------------------------------------------------------===//

def IntOrIndex : AnyTypeOf<[AnyInteger, Index]>;
def OpenACC_PointerLikeType : TypeAlias<OpenACC_PointerLikeTypeInterface, "pointer-like type">;
def OpenACC_MappableType : TypeAlias<OpenACC_MappableTypeInterface, "mappable type">;
def OpenACC_AnyPointerOrMappableLike
    : TypeConstraint<Or<[OpenACC_PointerLikeType.predicate, OpenACC_MappableType.predicate]>, "any pointer or mappable">;
def OpenACC_AnyPointerOrMappableType : Type<OpenACC_AnyPointerOrMappableLike.predicate, "any pointer or mappable">;

// The counters of references to variables on the device, the constructs, and the device of this thread.
def OpenACC_RuntimeCounters : Resource<"::mlir::acc::RuntimeCounters">;
def OpenACC_ConstructResource : Resource<"::mlir::acc::ConstructResource">;
def OpenACC_CurrentDeviceIdResource : Resource<"::mlir::acc::CurrentDeviceIdResource">;

defvar _accUsesDevice = MemoryEffects<[MemRead<OpenACC_CurrentDeviceIdResource>]>;
defvar _accIsConstruct = MemoryEffects<[MemWrite<OpenACC_ConstructResource>, MemRead<OpenACC_CurrentDeviceIdResource>]>;
defvar _accReadsCounters = MemoryEffects<[MemRead<OpenACC_RuntimeCounters>]>;
defvar _accWritesCounters = MemoryEffects<[MemWrite<OpenACC_RuntimeCounters>]>;
defvar _accCounts = MemoryEffects<[MemRead<OpenACC_RuntimeCounters>, MemWrite<OpenACC_RuntimeCounters>]>;

//===----------------------------------------------------------------------===//
// Operands and forms that several operations have
//===----------------------------------------------------------------------===//

class _AccVariables<string name, string keyword = name> {
  dag given = !dag(ins, [Variadic<OpenACC_AnyPointerOrMappableType>], [name # "Operands"]);
  string format = "`" # keyword # "` `(` $" # name # "Operands `:` type($" # name # "Operands) `)`";
}
defvar _accData = _AccVariables<"dataClause", "dataOperands">;
defvar _accPrivate = _AccVariables<"private">;
defvar _accFirstprivate = _AccVariables<"firstprivate">;
defvar _accReduction = _AccVariables<"reduction">;

// Values for types of devices, and the types that the clause has no value for.
class _AccForDevices<string keyword, string values, string without> {
  dag given = !dag(ins, [Variadic<IntOrIndex>, OptionalAttr<DeviceTypeArrayAttr>, OptionalAttr<DeviceTypeArrayAttr>],
                   [values, values # "DeviceType", without]);
  string format = "`" # keyword # "` `` custom<DeviceTypeOperandsWithKeywordOnly>($" # values # ", type($" # values # "), $" # values
      # "DeviceType, $" # without # ")";
}
defvar _accAsync = _AccForDevices<"async", "asyncOperands", "asyncOnly">;

defvar _accWait = (ins Variadic<IntOrIndex>:$waitOperands, OptionalAttr<DenseI32ArrayAttr>:$waitOperandsSegments,
                       OptionalAttr<DeviceTypeArrayAttr>:$waitOperandsDeviceType, OptionalAttr<BoolArrayAttr>:$hasWaitDevnum,
                       OptionalAttr<DeviceTypeArrayAttr>:$waitOnly);
defvar _accWaitFormat = [{
  `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum,
                               $waitOnly)
}];

defvar _accIf = (ins Optional<I1>:$ifCond);
defvar _accIfFormat = "`if` `(` $ifCond `)`";
defvar _accDefault = (ins OptionalAttr<DefaultValueAttr>:$defaultAttr);

class _AccOilist<list<string> parts> {
  string format = "oilist(" # !interleave(parts, " | ") # ")";
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

def OpenACC_DataBoundsOp
    : OpenACC_Op<"bounds", [AttrSizedOperandSegments, NoMemoryEffect, OutlineRematerializationOpInterface]> {
  let summary = "the part of a dimension that a data clause names";
  let description = [{
    The bounds are counted from zero and belong to the part, whose length can be given instead of the upper one. `startIdx` is the
    index of the first element in the source program. The stride is in elements, unless `strideInBytes` is set.

    ```mlir
    %0 = acc.bounds lowerbound(%zero : index) upperbound(%last : index) stride(%one : index) startIdx(%one : index)
    ```
  }];
  defvar names = ["lowerbound", "upperbound", "extent", "stride", "startIdx"];
  let arguments = (ins Optional<IntOrIndex>:$lowerbound, Optional<IntOrIndex>:$upperbound, Optional<IntOrIndex>:$extent,
                       Optional<IntOrIndex>:$stride, DefaultValuedAttr<BoolAttr, "false">:$strideInBytes,
                       Optional<IntOrIndex>:$startIdx);
  let results = (outs OpenACC_DataBoundsType:$result);
  let assemblyFormat = _AccOilist<!foreach(n, names, "`" # n # "` `(` $" # n # " `:` type($" # n # ") `)`")>.format # " attr-dict";
  let builders = [OpBuilder<(ins "::mlir::Value":$extent)>, OpBuilder<(ins "::mlir::Value":$lowerbound, "::mlir::Value":$upperbound)>];
  let hasVerifier = 1;
}

class _AccBound<string part> : OpenACC_Op<"get_" # part, [NoMemoryEffect]> {
  let arguments = (ins OpenACC_DataBoundsType:$bounds);
  let results = (outs Index:$result);
  let assemblyFormat = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)";
}
def OpenACC_GetLowerboundOp : _AccBound<"lowerbound"> {
  let summary = "the lower bound of bounds";
}
def OpenACC_GetUpperboundOp : _AccBound<"upperbound"> {
  let summary = "the upper bound of bounds";
}
def OpenACC_GetStrideOp : _AccBound<"stride"> {
  let summary = "the stride of bounds";
}
def OpenACC_GetExtentOp : _AccBound<"extent"> {
  let summary = "the number of elements in bounds";
}

//===----------------------------------------------------------------------===//
// Data clauses
//===----------------------------------------------------------------------===//

defvar _accVariable = OpenACC_AnyPointerOrMappableType;
defvar _accReadHost = Arg<OpenACC_AnyPointerOrMappableType, "Host variable", [MemRead]>;
defvar _accWriteHost = Arg<OpenACC_AnyPointerOrMappableType, "Host variable", [MemWrite]>;
defvar _accReadDevice = Arg<OpenACC_AnyPointerOrMappableType, "Accelerator mapped variable", [MemRead]>;
defvar _accWriteDevice = Arg<OpenACC_AnyPointerOrMappableType, "Accelerator mapped variable", [MemWrite]>;

class _AccDataOp<string mnemonic, string clause, list<Trait> effects, dag before, dag after = (ins)>
    : OpenACC_Op<mnemonic, effects # [AttrSizedOperandSegments, _accUsesDevice]> {
  defvar where = [{
    `bounds` are those of a part of the variable. `async` names queues of the device that the operation is in, for types of devices.
    `dataClause` is the clause of the source program, which may be another one: `acc_copy` is a `acc.copyin` and a `acc.copyout`.
    `structured` is false for directives without a region, whose references are counted apart. `implicit` means that no clause
    names the variable, and `modifiers` are those of the clause.
  }];
  let arguments = !con(before, (ins Variadic<OpenACC_DataBoundsType>:$bounds), _accAsync.given,
      (ins DefaultValuedAttr<OpenACC_DataClauseAttr, "mlir::acc::DataClause::acc_" # clause>:$dataClause,
           DefaultValuedAttr<BoolAttr, "true">:$structured, DefaultValuedAttr<BoolAttr, "false">:$implicit,
           DefaultValuedAttr<OpenACC_DataClauseModifierAttr, "mlir::acc::DataClauseModifier::none">:$modifiers,
           OptionalAttr<StrAttr>:$name), after);
  let hasVerifier = 1;
}

// The start of a variable's life on the device, which may read the host's and write the device's. The result is the latter.
class _AccEntry<string mnemonic, string clause, bit reads, bit writes, list<Trait> effects = []>
    : _AccDataOp<mnemonic, clause, effects,
                 !con(!if(reads, (ins _accReadHost:$var), (ins _accVariable:$var)),
                      (ins TypeAttr:$varType, Optional<OpenACC_PointerLikeTypeInterface>:$varPtrPtr)),
                 (ins OptionalAttr<SymbolRefAttr>:$recipe)> {
  let description = [{
    `varType` is the type of the variable that a pointer points to. `varPtrPtr` is the address of a pointer to the variable, such as
    a field, that is attached to it on the device. `recipe` names how a private copy is made.
  }] # where;
  let results = !if(writes, (outs _accWriteDevice:$accVar), (outs _accVariable:$accVar));
  let assemblyFormat = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) "
      # _AccOilist<["`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)`", "`bounds` `(` $bounds `)`", _accAsync.format,
                    "`recipe` `(` custom<RecipeSym>($recipe) `)`"]>.format # " `->` type($accVar) attr-dict";
}

// The end of a variable's life on the device. It may be copied back.
class _AccExit<string mnemonic, bit copies = 0>
    : _AccDataOp<mnemonic, mnemonic, [_accCounts], !con((ins _accReadDevice:$accVar),
                 !if(copies, (ins _accWriteHost:$var, TypeAttr:$varType), (ins)))> {
  let description = [{
    `accVar` is the result of the operation at the start.
  }] # where;
  let assemblyFormat = !strconcat("custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)`)? (", _accAsync.format, "^)? ",
      !if(copies, "`to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) ", ""), "attr-dict");
}

def OpenACC_PrivateOp : _AccEntry<"private", "private", 0, 1> {
  let summary = "a copy of a variable for each worker, which is not initialized";
}
def OpenACC_FirstprivateOp : _AccEntry<"firstprivate", "firstprivate", 1, 1> {
  let summary = "a copy of a variable for each worker, with the value of the variable";
}
def OpenACC_FirstprivateMapInitialOp : _AccEntry<"firstprivate_map", "firstprivate", 1, 1> {
  let summary = "the value on the device that copies for each worker start with";
}
def OpenACC_ReductionOp : _AccEntry<"reduction", "reduction", 1, 1> {
  let summary = "a copy of a variable for each worker, which are combined in the end";
}
def OpenACC_DevicePtrOp : _AccEntry<"deviceptr", "deviceptr", 0, 0, [_accReadsCounters]> {
  let summary = "a variable that is itself an address of the device";
}
def OpenACC_PresentOp : _AccEntry<"present", "present", 0, 0, [_accCounts]> {
  let summary = "a variable that the device must have";
}
def OpenACC_CopyinOp : _AccEntry<"copyin", "copyin", 1, 1, [_accCounts]> {
  let summary = "a variable that is copied to the device unless the device has it";
}
def OpenACC_CreateOp : _AccEntry<"create", "create", 0, 1, [_accCounts]> {
  let summary = "a variable that is allocated on the device unless the device has it";
}
def OpenACC_NoCreateOp : _AccEntry<"nocreate", "no_create", 0, 0, [_accCounts]> {
  let summary = "the variable of the device if the device has it, else that of the host";
}
def OpenACC_AttachOp : _AccEntry<"attach", "attach", 1, 0, [_accCounts]> {
  let summary = "a pointer on the device, which is made to point to the device's variable";
}
def OpenACC_GetDevicePtrOp : _AccEntry<"getdeviceptr", "getdeviceptr", 0, 0, [_accReadsCounters]> {
  let summary = "the variable of the device, for a data clause that an operation elsewhere is the start of";
  let hasVerifier = 0;
}
def OpenACC_UpdateDeviceOp : _AccEntry<"update_device", "update_device", 1, 1> {
  let summary = "a variable of the device that gets the value of the host";
}
def OpenACC_UseDeviceOp : _AccEntry<"use_device", "use_device", 0, 0, [_accReadsCounters]> {
  let summary = "the address that the device has a variable at, for the host";
}
def OpenACC_DeclareDeviceResidentOp
    : _AccEntry<"declare_device_resident", "declare_device_resident", 1, 0, [_accWritesCounters]> {
  let summary = "a declared variable whose memory is on the device alone";
}
def OpenACC_DeclareLinkOp : _AccEntry<"declare_link", "declare_link", 1, 0, [_accWritesCounters]> {
  let summary = "a declared global variable that the device has a reference to";
}
def OpenACC_CacheOp : _AccEntry<"cache", "cache", 0, 0, [NoMemoryEffect]> {
  let summary = "a variable that a loop should keep in the fastest memory";
}

def OpenACC_CopyoutOp : _AccExit<"copyout", 1> {
  let summary = "copies a variable back when its last reference on the device ends";
}
def OpenACC_DeleteOp : _AccExit<"delete"> {
  let summary = "frees a variable of the device when its last reference ends";
}
def OpenACC_DetachOp : _AccExit<"detach"> {
  let summary = "makes a pointer on the device point to the host's variable again";
}
def OpenACC_UpdateHostOp : _AccExit<"update_host", 1> {
  let summary = "copies a variable of the device to the host";
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

class _AccRecipe<string mnemonic, list<string> parts, dag given = (ins), string with = "">
    : OpenACC_Op<mnemonic # ".recipe", [IsolatedFromAbove, Symbol, RecipeInterface, AutomaticAllocationScope]> {
  let arguments = !con((ins SymbolNameAttr:$sym_name, TypeAttr:$type), given);
  let regions = !con(!dag(region, !foreach(p, parts, AnyRegion), !foreach(p, parts, p # "Region")), (region AnyRegion:$destroyRegion));
  let assemblyFormat = "$sym_name `:` $type attr-dict-with-keyword " # with
      # !interleave(!foreach(p, parts, " `" # p # "` $" # p # "Region"), "") # " (`destroy` $destroyRegion^)?";
  let hasRegionVerifier = 1;
}

def OpenACC_PrivateRecipeOp : _AccRecipe<"private", ["init"]> {
  let summary = "declares how a private copy is made and destroyed";
  let description = [{
    The first region has the variable, and bounds of a part of it, as arguments, and yields the copy. `destroy` has the variable and
    the copy.

    ```mlir
    acc.private.recipe @private : memref<4xf32> init {
    ^bb0(%x: memref<4xf32>):
      %0 = memref.alloca() : memref<4xf32>
      acc.yield %0 : memref<4xf32>
    }
    ```
  }];
}
def OpenACC_FirstprivateRecipeOp : _AccRecipe<"firstprivate", ["init", "copy"]> {
  let summary = "declares how a private copy with the value of its variable is made and destroyed";
  let description = "As `acc.private.recipe`, with a region that copies the value from its first argument to the second.";
}
def OpenACC_ReductionRecipeOp : _AccRecipe<"reduction", ["init", "combiner"],
    (ins OpenACC_ReductionOperatorAttr:$reductionOperator), "`reduction_operator` $reductionOperator"> {
  let summary = "declares how the copies of a reduction are made, combined and destroyed";
  let description = [{
    As `acc.private.recipe`, but the first region initializes the copy for the operator. `combiner` has two copies as arguments and yields
    the combined one.

    ```mlir
    acc.reduction.recipe @sum : i64 reduction_operator <add> init {
    ^bb0(%x: i64):
      %zero = arith.constant 0 : i64
      acc.yield %zero : i64
    } combiner {
    ^bb0(%a: i64, %b: i64):
      %0 = arith.addi %a, %b : i64
      acc.yield %0 : i64
    }
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Compute constructs
//===----------------------------------------------------------------------===//

defvar _accComputes = DeclareOpInterfaceMethods<ComputeRegionOpInterface>;
defvar _accBranches = DeclareOpInterfaceMethods<RegionBranchOpInterface>;
defvar _accSizes = (ins Variadic<IntOrIndex>:$numGangs, OptionalAttr<DenseI32ArrayAttr>:$numGangsSegments,
                        OptionalAttr<DeviceTypeArrayAttr>:$numGangsDeviceType, Variadic<IntOrIndex>:$numWorkers,
                        OptionalAttr<DeviceTypeArrayAttr>:$numWorkersDeviceType, Variadic<IntOrIndex>:$vectorLength,
                        OptionalAttr<DeviceTypeArrayAttr>:$vectorLengthDeviceType);

// A construct that starts kernels, perhaps with sizes of its own.
class _AccCompute<string mnemonic, bit sized = 1>
    : OpenACC_Op<mnemonic, [AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects, _accComputes, _accBranches,
                            OffloadRegionOpInterface, _accIsConstruct]> {
  let description = [{
    The operands are results of the operations for the data clauses. If the condition of `if` does not hold, or that of `self` holds, the
    host runs the region. `async` names the queue of the device that the construct is in, and `wait` those that it waits for.
    `combined(loop)` means that the source program has one directive for the construct and the loop in it.

    ```mlir
    acc.}] # mnemonic # [{ dataOperands(%x : memref<10xf32>) async(%queue : i32) {
      acc.}] # !if(!eq(mnemonic, "kernels"), "terminator", "yield") # [{
    }
    ```
  }];
  let arguments = !con(_accAsync.given, _accWait, !if(sized, _accSizes, (ins)), _accIf, (ins Optional<I1>:$selfCond, UnitAttr:$selfAttr),
      _accReduction.given, _accPrivate.given, _accFirstprivate.given, _accData.given, _accDefault, (ins UnitAttr:$combined));
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "(`combined` `(` `loop` `)` $combined^)? " # _AccOilist<
      [_accData.format, _accAsync.format, _accFirstprivate.format] # !if(sized, [
        "`num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)`",
        "`num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)`"], []<string>)
      # [_accPrivate.format] # !if(sized, [
        "`vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)`"], []<string>)
      # [_accWaitFormat, "`self` `(` $selfCond `)`", _accIfFormat, _accReduction.format]>.format # " $region attr-dict-with-keyword";
  let hasVerifier = 1;
}

def OpenACC_ParallelOp : _AccCompute<"parallel"> {
  let summary = "runs its region in gangs of workers on a device";
  let builders = [OpBuilder<(ins CArg<"mlir::ValueRange", "{}">:$numGangs, CArg<"mlir::ValueRange", "{}">:$numWorkers,
      CArg<"mlir::ValueRange", "{}">:$vectorLength, CArg<"mlir::ValueRange", "{}">:$asyncOperands,
      CArg<"mlir::ValueRange", "{}">:$waitOperands, CArg<"mlir::Value", "{}">:$ifCond, CArg<"mlir::Value", "{}">:$selfCond,
      CArg<"mlir::ValueRange", "{}">:$reductionOperands, CArg<"mlir::ValueRange", "{}">:$privateOperands,
      CArg<"mlir::ValueRange", "{}">:$firstprivateOperands, CArg<"mlir::ValueRange", "{}">:$dataClauseOperands)>];
}
def OpenACC_SerialOp : _AccCompute<"serial", 0> {
  let summary = "runs its region in one gang with one worker on a device";
}
def OpenACC_KernelsOp : _AccCompute<"kernels"> {
  let summary = "runs its region as kernels on a device, as the compiler divides it";
}

def OpenACC_KernelEnvironmentOp : OpenACC_Op<"kernel_environment",
    [AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlock, NoTerminator, _accBranches, _accIsConstruct]> {
  let summary = "the data, the queue and the waits of a kernel in its region";
  let description = "A part of a compute construct, whose kernel is a launch in its region.";
  let arguments = !con((ins Variadic<AnyType>:$dataClauseOperands), _accAsync.given, _accWait);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = _AccOilist<[_accData.format, _accAsync.format, _accWaitFormat]>.format # " $region attr-dict";
  let hasCanonicalizer = 1;
}

def OpenACC_TerminatorOp
    : OpenACC_Op<"terminator", [Pure, Terminator, DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "end of a region without values";
  let assemblyFormat = "attr-dict";
}
def OpenACC_YieldOp : OpenACC_Op<"yield", [Pure, ReturnLike, Terminator,
    ParentOneOf<["FirstprivateRecipeOp, LoopOp, ParallelOp, PrivateRecipeOp,ReductionRecipeOp, SerialOp, AtomicUpdateOp"]>]> {
  let summary = "end of a region, with its values";
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), "">];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

//===----------------------------------------------------------------------===//
// Data constructs
//===----------------------------------------------------------------------===//

def OpenACC_DataOp : OpenACC_Op<"data", [AttrSizedOperandSegments, RecursiveMemoryEffects, _accBranches, _accIsConstruct]> {
  let summary = "gives a device variables while its region runs on the host";
  let arguments = !con(_accIf, _accAsync.given, _accWait, _accData.given, _accDefault);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = _AccOilist<[_accIfFormat, _accAsync.format, _accData.format, _accWaitFormat]>.format
      # " $region attr-dict-with-keyword";
  let hasVerifier = 1;
}

class _AccUnstructured<string mnemonic, dag given = (ins)> : OpenACC_Op<mnemonic, [AttrSizedOperandSegments, _accIsConstruct]> {
  let arguments = !con(_accIf, (ins Optional<IntOrIndex>:$asyncOperand, UnitAttr:$async, Optional<IntOrIndex>:$waitDevnum,
                                    Variadic<IntOrIndex>:$waitOperands, UnitAttr:$wait), _accData.given, given);
  let assemblyFormat = _AccOilist<[_accIfFormat, "`async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async)",
      "`wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)`",
      "`wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait)", _accData.format]>.format
      # " attr-dict-with-keyword";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def OpenACC_EnterDataOp : _AccUnstructured<"enter_data"> {
  let summary = "gives a device variables from now on";
}
def OpenACC_ExitDataOp : _AccUnstructured<"exit_data", (ins UnitAttr:$finalize)> {
  let summary = "takes variables from a device, whatever their references if it has `finalize`";
}

def OpenACC_HostDataOp : OpenACC_Op<"host_data", [AttrSizedOperandSegments, _accBranches, _accIsConstruct]> {
  let summary = "runs its region on the host, with the addresses that variables have on the device";
  let description = "With `ifPresent` a variable that the device does not have keeps its address.";
  let arguments = !con(_accIf, _accData.given, (ins UnitAttr:$ifPresent));
  let regions = (region AnyRegion:$region);
  let assemblyFormat = _AccOilist<[_accIfFormat, _accData.format]>.format # " $region attr-dict-with-keyword";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def OpenACC_UpdateOp : OpenACC_Op<"update", [AttrSizedOperandSegments, _accIsConstruct]> {
  let summary = "copies variables between the host and the device";
  let description = "With `ifPresent` a variable that the device does not have is left out.";
  let arguments = !con(_accIf, _accAsync.given, _accWait, _accData.given, (ins UnitAttr:$ifPresent));
  let assemblyFormat = _AccOilist<[_accIfFormat, _accAsync.format, _accWaitFormat, _accData.format]>.format # " attr-dict-with-keyword";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

def OpenACC_LoopOp : OpenACC_Op<"loop", [
    AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects, _accComputes,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, _accBranches, MemoryEffects<[MemWrite<OpenACC_ConstructResource>]>]> {
  let summary = "loops that are nested, or loops in the region, that gangs, workers and lanes share";
  let description = [{
    `control` has the induction variables and bounds of the loops. Without it the loops are operations of other dialects in the region.
    `collapse` is the number of loops that become one, and `tile` has sizes of tiles. The attributes `seq`, `independent` and
    `auto` are the types of devices for which the iterations run in order, are independent, or are examined by the compiler, which one of
    them says for each type. `unstructured` means that branches can leave the loop.

    ```mlir
    acc.loop gang vector control(%i : index) = (%zero : index) to (%n : index) step (%one : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
    ```
  }];
  defvar worker = _AccForDevices<"worker", "workerNumOperands", "worker">;
  defvar vector = _AccForDevices<"vector", "vectorOperands", "vector">;
  let arguments = (ins
      Variadic<IntOrIndex>:$lowerbound, Variadic<IntOrIndex>:$upperbound, Variadic<IntOrIndex>:$step,
      OptionalAttr<DenseBoolArrayAttr>:$inclusiveUpperbound,
      OptionalAttr<I64ArrayAttr>:$collapse, OptionalAttr<DeviceTypeArrayAttr>:$collapseDeviceType,
      Variadic<IntOrIndex>:$gangOperands, OptionalAttr<GangArgTypeArrayAttr>:$gangOperandsArgType,
      OptionalAttr<DenseI32ArrayAttr>:$gangOperandsSegments, OptionalAttr<DeviceTypeArrayAttr>:$gangOperandsDeviceType,
      Variadic<IntOrIndex>:$workerNumOperands, OptionalAttr<DeviceTypeArrayAttr>:$workerNumOperandsDeviceType,
      Variadic<IntOrIndex>:$vectorOperands, OptionalAttr<DeviceTypeArrayAttr>:$vectorOperandsDeviceType,
      OptionalAttr<DeviceTypeArrayAttr>:$seq, OptionalAttr<DeviceTypeArrayAttr>:$independent,
      OptionalAttr<DeviceTypeArrayAttr>:$auto_, OptionalAttr<DeviceTypeArrayAttr>:$gang,
      OptionalAttr<DeviceTypeArrayAttr>:$worker, OptionalAttr<DeviceTypeArrayAttr>:$vector,
      Variadic<IntOrIndex>:$tileOperands, OptionalAttr<DenseI32ArrayAttr>:$tileOperandsSegments,
      OptionalAttr<DeviceTypeArrayAttr>:$tileOperandsDeviceType,
      Variadic<OpenACC_AnyPointerOrMappableType>:$cacheOperands, Variadic<OpenACC_AnyPointerOrMappableType>:$privateOperands,
      Variadic<OpenACC_AnyPointerOrMappableType>:$firstprivateOperands, Variadic<AnyType>:$reductionOperands,
      OptionalAttr<OpenACC_CombinedConstructsAttr>:$combined, UnitAttr:$unstructured);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$region);
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$lowerbounds, "::mlir::ValueRange":$upperbounds, "::mlir::ValueRange":$steps,
                                 "LoopParMode":$parMode)>];
  let hasCustomAssemblyFormat = 1;
  let assemblyFormat = "(`combined` `(` custom<CombinedConstructsLoop>($combined)^ `)`)? " # _AccOilist<[
      "`gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, "
        # "$gangOperandsSegments, $gang)",
      worker.format, vector.format, _accPrivate.format, _accFirstprivate.format,
      "`tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, "
        # "$tileOperandsSegments) `)`", _accReduction.format, _AccVariables<"cache">.format]>.format # [{
    custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step))
    (`(` type($results)^ `)`)? attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Atomic operations
//===----------------------------------------------------------------------===//

class _AccAtomic<string mnemonic, list<Trait> traits, dag given, string format> : OpenACC_Op<"atomic." # mnemonic, traits> {
  let arguments = !con(given, _accIf);
  let assemblyFormat = _AccOilist<[_accIfFormat]>.format # " " # format # " attr-dict";
}

def AtomicReadOp : _AccAtomic<"read", [AtomicReadOpInterface],
    (ins OpenACC_PointerLikeType:$x, OpenACC_PointerLikeType:$v, TypeAttr:$element_type),
    "$v `=` $x `:` type($v) `,` type($x) `,` $element_type"> {
  let summary = "reads a variable at once and stores the value into another one";
  let hasVerifier = 1;
}
def AtomicWriteOp : _AccAtomic<"write", [AtomicWriteOpInterface], (ins OpenACC_PointerLikeType:$x, AnyType:$expr),
                               "$x `=` $expr `:` type($x) `,` type($expr)"> {
  let summary = "writes a variable at once";
  let hasVerifier = 1;
}
def AtomicUpdateOp : _AccAtomic<"update", [SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects, AtomicUpdateOpInterface],
    (ins Arg<OpenACC_PointerLikeType, "the address of the variable", [MemRead, MemWrite]>:$x), "$x `:` type($x) $region"> {
  let summary = "replaces the value of a variable at once by that which the region yields for it";
  let description = [{
    ```mlir
    acc.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      %new = arith.addi %old, %one : i32
      acc.yield %new : i32
    }
    ```
  }];
  let regions = (region SizedRegion<1>:$region);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def AtomicCaptureOp : _AccAtomic<"capture",
    [SingleBlockImplicitTerminator<"TerminatorOp">, RecursiveMemoryEffects, AtomicCaptureOpInterface], (ins), "$region"> {
  let summary = "runs two atomic operations on a variable at once: an update and a read, or a read and an update or a write";
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

def OpenACC_DeclareEnterOp : OpenACC_Op<"declare_enter", [_accIsConstruct]> {
  let summary = "the start of the lives of declared variables on the device";
  let arguments = _accData.given;
  let results = (outs OpenACC_DeclareTokenType:$token);
  let assemblyFormat = _AccOilist<[_accData.format]>.format # " attr-dict-with-keyword";
  let hasVerifier = 1;
}
def OpenACC_DeclareExitOp : OpenACC_Op<"declare_exit", [AttrSizedOperandSegments, _accIsConstruct]> {
  let summary = "the end of the lives of declared variables on the device";
  let arguments = !con((ins Optional<OpenACC_DeclareTokenType>:$token), _accData.given);
  let assemblyFormat = _AccOilist<["`token` `(` $token `)`", _accData.format]>.format # " attr-dict-with-keyword";
  let hasVerifier = 1;
}
def OpenACC_DeclareOp
    : OpenACC_Op<"declare", [RecursiveMemoryEffects, MemoryEffects<[MemWrite<OpenACC_ConstructResource>]>]> {
  let summary = "gives the device declared variables while its region runs, which is that of a function";
  let arguments = _accData.given;
  let regions = (region AnyRegion:$region);
  let assemblyFormat = _accData.format # " $region attr-dict-with-keyword";
  let hasVerifier = 1;
}

class _AccGlobal<string mnemonic> : OpenACC_Op<mnemonic, [IsolatedFromAbove, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "$sym_name $region attr-dict-with-keyword";
}
def OpenACC_GlobalConstructorOp : _AccGlobal<"global_ctor"> {
  let summary = "a region that runs before the program, which gives the device declared global variables";
}
def OpenACC_GlobalDestructorOp : _AccGlobal<"global_dtor"> {
  let summary = "a region that runs after the program, which takes declared global variables from the device";
}

def OpenACC_RoutineOp : OpenACC_Op<"routine", [IsolatedFromAbove]> {
  let summary = "declares a function that kernels call";
  let description = [{
    The level is that of the parallelism in the function. `bind` gives the name of another function that devices have for it, `nohost`
    means that the host does not, and `implicit` that the source program has no directive for it.

    ```mlir
    acc.routine @r func(@f) gang worker
    ```
  }];
  let arguments = (ins
      SymbolNameAttr:$sym_name, SymbolRefAttr:$func_name,
      OptionalAttr<SymbolRefArrayAttr>:$bindIdName, OptionalAttr<StrArrayAttr>:$bindStrName,
      OptionalAttr<DeviceTypeArrayAttr>:$bindIdNameDeviceType, OptionalAttr<DeviceTypeArrayAttr>:$bindStrNameDeviceType,
      OptionalAttr<DeviceTypeArrayAttr>:$worker, OptionalAttr<DeviceTypeArrayAttr>:$vector, OptionalAttr<DeviceTypeArrayAttr>:$seq,
      UnitAttr:$nohost, UnitAttr:$implicit, OptionalAttr<DeviceTypeArrayAttr>:$gang, OptionalAttr<I64ArrayAttr>:$gangDim,
      OptionalAttr<DeviceTypeArrayAttr>:$gangDimDeviceType);
  let assemblyFormat = "$sym_name `func` `(` $func_name `)` " # _AccOilist<
      ["`bind` `(` custom<BindName>($bindIdName, $bindStrName, $bindIdNameDeviceType, $bindStrNameDeviceType) `)`",
       "`gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType)"]
      # !foreach(level, ["worker", "vector", "seq"], "`" # level # "` custom<DeviceTypeArrayAttr>($" # level # ")")
      # ["`nohost` $nohost", "`implicit` $implicit"]>.format # " attr-dict-with-keyword";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Directives for the runtime
//===----------------------------------------------------------------------===//

class _AccRuntime<string mnemonic, list<Trait> traits, dag given, list<string> parts, string before = "">
    : OpenACC_Op<mnemonic, [AttrSizedOperandSegments] # traits> {
  let arguments = !con(given, _accIf);
  let assemblyFormat = before # _AccOilist<parts # [_accIfFormat]>.format # " attr-dict-with-keyword";
  let hasVerifier = 1;
}
defvar _accNumberFormat = "`device_num` `(` $deviceNum `:` type($deviceNum) `)`";

class _AccOfDevices<string mnemonic> : _AccRuntime<mnemonic, [],
    (ins OptionalAttr<TypedArrayAttrBase<OpenACC_DeviceTypeAttr, "Device type attributes">>:$device_types, Optional<IntOrIndex>:$deviceNum),
    [_accNumberFormat]>;
def OpenACC_InitOp : _AccOfDevices<"init"> {
  let summary = "initializes the runtime for types of devices";
}
def OpenACC_ShutdownOp : _AccOfDevices<"shutdown"> {
  let summary = "shuts down the runtime for types of devices";
}

def OpenACC_SetOp : _AccRuntime<"set", [MemoryEffects<[MemWrite<OpenACC_CurrentDeviceIdResource>]>],
    (ins OptionalAttr<OpenACC_DeviceTypeAttr>:$device_type, Optional<IntOrIndex>:$defaultAsync, Optional<IntOrIndex>:$deviceNum),
    ["`default_async` `(` $defaultAsync `:` type($defaultAsync) `)`", _accNumberFormat]> {
  let summary = "chooses the device of this thread and its default queue";
}

def OpenACC_WaitOp : _AccRuntime<"wait", [],
    (ins Variadic<IntOrIndex>:$waitOperands, Optional<IntOrIndex>:$asyncOperand, Optional<IntOrIndex>:$waitDevnum, UnitAttr:$async),
    ["`async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async)",
     "`wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)`"], "(`(` $waitOperands^ `:` type($waitOperands) `)`)? "> {
  let summary = "waits for queues of a device, or lets another queue wait for them";
}

#endif // MICA_OPENACC_OPS
