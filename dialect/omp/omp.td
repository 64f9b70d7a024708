//===- OpenMPOps.td - Operations of omp --------------------*- tablegen -*-===//

#ifndef MICA_OPENMP_OPS
#define MICA_OPENMP_OPS

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/AtomicInterfaces.td"
include "mlir/Dialect/OpenACCMPCommon/Interfaces/OpenACCMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPClauses.td"
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Clauses that the form of a region names its arguments with.
class _OmpEntry<string name, string parts> {
  string text = name;
  string operands = parts;
}
class _OmpReducing<string name, string variables, string before = "">
    : _OmpEntry<name, before # !foldl("", ["$" # variables # "_vars", "type($" # variables # "_vars)", "$" # variables # "_byref",
                                           "$" # variables # "_syms"], all, part, !if(!empty(all), part, all # ", " # part))>;
defvar _ompPrivate = _OmpEntry<"Private", "$private_vars, type($private_vars), $private_syms, $private_needs_barrier">;
defvar _ompReduction = _OmpReducing<"Reduction", "reduction", "$reduction_mod, ">;
defvar _ompInReduction = _OmpReducing<"InReduction", "in_reduction">;

// A construct with clauses, and with a region that has arguments for some of them.
class _OmpConstruct<string mnemonic, list<Trait> traits, list<OpenMP_Clause> clauses, list<_OmpEntry> entries>
    : OpenMP_Op<mnemonic, [AttrSizedOperandSegments] # traits, clauses, true> {
  let assemblyFormat = clausesAssemblyFormat # " custom<" # !interleave(!foreach(e, entries, e.text), "") # "Region>($region, "
      # !interleave(!foreach(e, entries, e.operands), ", ") # ") attr-dict";
  let hasVerifier = 1;
}
// A construct whose region is an inner one or the loop nest.
class _OmpWrapper<string mnemonic, list<Trait> traits, list<OpenMP_Clause> clauses, list<_OmpEntry> entries,
                  list<Trait> effects = [RecursiveMemoryEffects]>
    : _OmpConstruct<mnemonic, traits # [DeclareOpInterfaceMethods<LoopWrapperInterface>, NoTerminator] # effects # [SingleBlock],
                    clauses, entries> {
  let hasRegionVerifier = 1;
}
defvar _ompComposable = DeclareOpInterfaceMethods<ComposableOpInterface>;
defvar _ompOutlined = DeclareOpInterfaceMethods<OutlineableOpenMPOpInterface>;

//===----------------------------------------------------------------------===//
// Threads and teams
//===----------------------------------------------------------------------===//

def ParallelOp : _OmpConstruct<"parallel", [AutomaticAllocationScope, _ompComposable, _ompOutlined, RecursiveMemoryEffects],
    [OpenMP_AllocateClause, OpenMP_IfClause, OpenMP_NumThreadsClause, OpenMP_PrivateClause, OpenMP_ProcBindClause, OpenMP_ReductionClause],
    [_ompPrivate, _ompReduction]> {
  let summary = "runs its region in all threads of a team";
  let description = [{
    If the condition does not hold, the team has one thread.

    ```mlir
    omp.parallel if(%c) num_threads(%n : i32) private(@x.private %x -> %mine : !llvm.ptr) {
      omp.terminator
    }
    ```
  }] # clausesDescription;
  let hasRegionVerifier = 1;
}

def TeamsOp : _OmpConstruct<"teams", [RecursiveMemoryEffects, OutlineableOpenMPOpInterface],
    [OpenMP_AllocateClause, OpenMP_IfClause, OpenMP_NumTeamsClause, OpenMP_PrivateClause, OpenMP_ReductionClause, OpenMP_ThreadLimitClause],
    [_ompPrivate, _ompReduction]> {
  let summary = "runs its region in the initial threads of several teams";
  let description = [{
    If the condition does not hold, there is one team.
  }] # clausesDescription;
}

def MasterOp : OpenMP_Op<"master", singleRegion = true> {
  let summary = "runs its region in the primary thread of the team";
  let assemblyFormat = "$region attr-dict";
}
def MaskedOp : OpenMP_Op<"masked", clauses = [OpenMP_FilterClause], singleRegion = true> {
  let summary = "runs its region in one thread of the team, the primary one by default";
}
def SingleOp : _OmpConstruct<"single", [], [OpenMP_AllocateClause, OpenMP_CopyprivateClause, OpenMP_NowaitClause, OpenMP_PrivateClause],
                             [_ompPrivate]> {
  let summary = "runs its region in any one thread of the team, for which the others wait";
}

def SectionsOp : _OmpConstruct<"sections", [],
    [OpenMP_AllocateClause, OpenMP_NowaitClause, OpenMP_PrivateClause, OpenMP_ReductionClause], [_ompPrivate, _ompReduction]> {
  let summary = "shares the sections in its region among the threads of the team";
  let description = [{
    Each section has the arguments of the region again.

    ```mlir
    omp.sections reduction(@sum %x -> %a : !llvm.ptr) {
      omp.section {
      ^bb0(%part: !llvm.ptr):
        omp.terminator
      }
      omp.terminator
    }
    ```
  }] # clausesDescription;
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
}
def SectionOp : OpenMP_Op<"section", [BlockArgOpenMPOpInterface, HasParent<"SectionsOp">], singleRegion = true> {
  let summary = "runs its region in one thread, beside other sections";
  let assemblyFormat = "$region attr-dict";
}

def WorkshareOp : OpenMP_Op<"workshare", [RecursiveMemoryEffects], [OpenMP_NowaitClause], true> {
  let summary = "shares statements of its region among the threads of the team, each of which one thread runs";
}
def WorkshareLoopWrapperOp : OpenMP_Op<"workshare.loop_wrapper",
    [DeclareOpInterfaceMethods<LoopWrapperInterface>, NoTerminator, RecursiveMemoryEffects, SingleBlock], singleRegion = true> {
  let summary = "a loop nest whose iterations the threads of a `omp.workshare` share";
  let assemblyFormat = "$region attr-dict";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def WorkdistributeOp : OpenMP_Op<"workdistribute", singleRegion = true> {
  let summary = "shares statements of its region among the initial threads of the teams";
  let assemblyFormat = "$region attr-dict";
  let hasVerifier = 1;
}

def TerminatorOp : OpenMP_Op<"terminator", [Terminator, Pure]> {
  let summary = "end of a region without values";
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Declarations of variables' copies
//===----------------------------------------------------------------------===//

def PrivateClauseOp : OpenMP_Op<"private", [IsolatedFromAbove, RecipeInterface]> {
  let summary = "declares how a thread gets its copy of a variable";
  let description = [{
    The memory of the copy is allocated for the type. The first region initializes it, the second one copies the value of a
    `firstprivate` variable, and the third one frees what the first one allocated. The first two have the variable and the copy as
    arguments and yield the copy, the last one has the copy.

    ```mlir
    omp.private {type = firstprivate} @x.private : i32 copy {
    ^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
      %0 = llvm.load %from : !llvm.ptr -> i32
      llvm.store %0, %to : i32, !llvm.ptr
      omp.yield(%to : !llvm.ptr)
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<AnyType>:$type, DataSharingClauseTypeAttr:$data_sharing_type);
  let regions = (region AnyRegion:$init_region, AnyRegion:$copy_region, AnyRegion:$dealloc_region);
  let assemblyFormat = [{
    $data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict
  }];
  let builders = [OpBuilder<(ins CArg<"TypeRange">:$result, CArg<"StringAttr">:$sym_name, CArg<"TypeAttr">:$type)>];
  let hasRegionVerifier = 1;
}

def DeclareReductionOp : OpenMP_Op<"declare_reduction", [IsolatedFromAbove, RecipeInterface, Symbol]> {
  let summary = "declares how accumulators of a type are initialized and combined";
  let description = [{
    An accumulator is a value, or a pointer that `alloc` yields for variables that are passed by reference. `init` has the variable, and
    the memory if `alloc` allocates it, and yields the accumulator at the start. `combiner` has two accumulators and yields the combined
    one. `atomic` has pointers to two and stores the combined one into the first. `cleanup` frees the memory of an accumulator.
    `data_ptr_ptr` yields where a descriptor has the address of its data, and `byref_element_type` is the type of these.

    ```mlir
    omp.declare_reduction @sum : i32 init {
    ^bb0(%variable: i32):
      %zero = llvm.mlir.constant(0 : i32) : i32
      omp.yield(%zero : i32)
    } combiner {
    ^bb0(%a: i32, %b: i32):
      %0 = llvm.add %a, %b : i32
      omp.yield(%0 : i32)
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, OptionalAttr<TypeAttr>:$byref_element_type);
  let regions = (region MaxSizedRegion<1>:$allocRegion, AnyRegion:$initializerRegion, AnyRegion:$reductionRegion,
                        AnyRegion:$atomicReductionRegion, AnyRegion:$cleanupRegion, MaxSizedRegion<1>:$dataPtrPtrRegion);
  let assemblyFormat = [{
    $sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion `combiner` $reductionRegion
    (`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? (`data_ptr_ptr` $dataPtrPtrRegion^)?
  }];
  let hasRegionVerifier = 1;
}

def YieldOp : OpenMP_Op<"yield", [Pure, ReturnLike, Terminator,
    ParentOneOf<["AtomicUpdateOp", "DeclareReductionOp", "LoopNestOp", "PrivateClauseOp"]>]> {
  let summary = "end of a region, with its values";
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), "build($_builder, $_state, {});">];
  let assemblyFormat = "(`(` $results^ `:` type($results) `)`)? attr-dict";
}

def ThreadprivateOp : OpenMP_Op<"threadprivate", [AllTypesMatch<["sym_addr", "tls_addr"]>]> {
  let summary = "the address of this thread's copy of a global variable";
  let arguments = (ins OpenMP_PointerLikeType:$sym_addr);
  let results = (outs OpenMP_PointerLikeType:$tls_addr);
  let assemblyFormat = "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict";
}

def AllocateDirOp : OpenMP_Op<"allocate_dir", [AttrSizedOperandSegments], [OpenMP_AlignClause, OpenMP_AllocatorClause]> {
  let summary = "says how the memory of variables is allocated";
  let arguments = !con((ins Variadic<AnyType>:$varList), clausesArgs);
  let assemblyFormat = "`(` $varList `:` type($varList) `)` oilist(" # clausesOptAssemblyFormat # ") attr-dict";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

def LoopNestOp : OpenMP_Op<"loop_nest", [RecursiveMemoryEffects, SameVariadicOperandSize],
    [OpenMP_CollapseClause, OpenMP_LoopRelatedClause, OpenMP_TileSizesClause], true> {
  let summary = "loops that are nested, in constructs that share their iterations";
  let description = [{
    The bounds of no loop depend on another loop. An iteration is for a combination of the induction variables, which are the
    arguments of the region. The upper bounds belong to the loops if these are `inclusive`. `collapse` outer loops become one, and
    the `tiles` are those of as many loops.

    ```mlir
    omp.wsloop {
      omp.loop_nest (%i, %j) : i32 = (%zero, %zero) to (%m, %n) step (%one, %one) collapse(2) {
        omp.yield
      }
    }
    ```
  }];
  let assemblyFormat = ?;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LoopOp : _OmpWrapper<"loop", [], [OpenMP_BindClause, OpenMP_PrivateClause, OpenMP_OrderClause, OpenMP_ReductionClause],
                         [_ompPrivate, _ompReduction], []> {
  let summary = "a loop nest whose iterations can run in any order and at once, as the implementation chooses";
}
def WsloopOp : _OmpWrapper<"wsloop", [_ompComposable],
    [OpenMP_AllocateClause, OpenMP_LinearClause, OpenMP_NowaitClause, OpenMP_OrderClause, OpenMP_OrderedClause, OpenMP_PrivateClause,
     OpenMP_ReductionClause, OpenMP_ScheduleClause], [_ompPrivate, _ompReduction]> {
  let summary = "a loop nest whose iterations the threads of the team share";
}
def SimdOp : _OmpWrapper<"simd", [_ompComposable],
    [OpenMP_AlignedClause, OpenMP_IfClause, OpenMP_LinearClause, OpenMP_NontemporalClause, OpenMP_OrderClause, OpenMP_PrivateClause,
     OpenMP_ReductionClause, OpenMP_SafelenClause, OpenMP_SimdlenClause], [_ompPrivate, _ompReduction]> {
  let summary = "a loop nest of which several iterations run at once, in the lanes of a vector";
  let description = [{
    If the condition does not hold, the iterations run one after the other.
  }] # clausesDescription;
}
def DistributeOp : _OmpWrapper<"distribute", [_ompComposable],
    [OpenMP_AllocateClause, OpenMP_DistScheduleClause, OpenMP_OrderClause, OpenMP_PrivateClause], [_ompPrivate]> {
  let summary = "a loop nest whose iterations the initial threads of the teams share";
}

//===----------------------------------------------------------------------===//
// Transformations of loops
//===----------------------------------------------------------------------===//

def NewCliOp : OpenMP_Op<"new_cli", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a name for a loop";
  let results = (outs CanonicalLoopInfoType:$result);
  let builders = [OpBuilder<(ins)>];
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

def CanonicalLoopOp : OpenMPTransform_Op<"canonical_loop",
    [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockNames", "getAsmBlockArgumentNames"]>]> {
  let summary = "a loop from zero up to a number, which transformations can apply to";
  let description = [{
    The number is unsigned.

    ```mlir
    %cli = omp.new_cli
    omp.canonical_loop(%cli) %i : i32 in range(%n) {
      omp.terminator
    }
    omp.unroll_heuristic(%cli)
    ```
  }];
  let arguments = (ins IntLikeType:$tripCount, Optional<CanonicalLoopInfoType>:$cli);
  let regions = (region AnyRegion:$region);
  let builders = [OpBuilder<(ins "::mlir::Value":$tripCount)>, OpBuilder<(ins "::mlir::Value":$tripCount, "::mlir::Value":$cli)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def UnrollHeuristicOp : OpenMPTransform_Op<"unroll_heuristic"> {
  let summary = "unrolls a loop as many times as the compiler chooses";
  let arguments = (ins CanonicalLoopInfoType:$applyee);
  let builders = [OpBuilder<(ins "::mlir::Value":$cli)>];
  let hasCustomAssemblyFormat = 1;
}
def TileOp : OpenMPTransformBase_Op<"tile", clauses = [OpenMP_SizesClause]> {
  let summary = "makes loops over tiles, and loops within a tile, of nested loops";
  let description = [{
    ```mlir
    omp.tile (%tiles, %within) <- (%loop) sizes(%size : i32)
    ```
  }] # clausesDescription;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tasks
//===----------------------------------------------------------------------===//

def TaskOp : _OmpConstruct<"task", [AutomaticAllocationScope, OutlineableOpenMPOpInterface],
    [OpenMP_AllocateClause, OpenMP_DependClause, OpenMP_FinalClause, OpenMP_IfClause, OpenMP_InReductionClause, OpenMP_MergeableClause,
     OpenMP_PriorityClause, OpenMP_PrivateClause, OpenMP_UntiedClause, OpenMP_DetachClause], [_ompInReduction, _ompPrivate]> {
  let summary = "a task, which a thread of the team runs now or later";
  let description = [{
    If the condition does not hold, this thread runs the task before it goes on.
  }] # clausesDescription;
}

def TaskloopOp : _OmpWrapper<"taskloop", [AutomaticAllocationScope, _ompComposable, _ompOutlined],
    [OpenMP_AllocateClause, OpenMP_FinalClause, OpenMP_GrainsizeClause, OpenMP_IfClause, OpenMP_InReductionClause, OpenMP_MergeableClause,
     OpenMP_NogroupClause, OpenMP_NumTasksClause, OpenMP_PriorityClause, OpenMP_PrivateClause, OpenMP_ReductionClause, OpenMP_UntiedClause],
    [_ompInReduction, _ompPrivate, _ompReduction]> {
  let summary = "a loop nest whose iterations become tasks";
  let description = [{
    If the condition does not hold, this thread runs each task before it goes on. The tasks take part in the reductions, as those
    of a `omp.taskgroup`.
  }] # clausesDescription;
  let extraClassDeclaration = "void getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects);" # clausesExtraClassDeclaration;
}

def TaskgroupOp : _OmpConstruct<"taskgroup", [AutomaticAllocationScope], [OpenMP_AllocateClause, OpenMP_TaskReductionClause],
                                [_OmpReducing<"TaskReduction", "task_reduction">]> {
  let summary = "runs its region, then waits for all tasks that it created, and for theirs";
}
def TaskwaitOp : OpenMP_Op<"taskwait", clauses = [OpenMP_DependClause, OpenMP_NowaitClause]> {
  let summary = "waits for the tasks that this task created";
  let description = [{
    With `depend` it waits for those alone that it depends on, and with `nowait` a task without work does.
  }] # clausesDescription;
}
def TaskyieldOp : OpenMP_Op<"taskyield"> {
  let summary = "lets the thread run another task before this one goes on";
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Data of devices
//===----------------------------------------------------------------------===//

def MapBoundsOp : OpenMP_Op<"map.bounds", [AttrSizedOperandSegments, NoMemoryEffect]> {
  let summary = "the part of a dimension that is mapped";
  let description = [{
    The bounds are counted from zero and belong to the part, whose length can be given instead of the upper one. `start_idx` is the
    index of the first element in the source program. The stride is in elements, unless `stride_in_bytes` is set.

    ```mlir
    %0 = omp.map.bounds lower_bound(%zero : index) upper_bound(%last : index) stride(%one : index) start_idx(%one : index)
    ```
  }];
  defvar names = ["lower_bound", "upper_bound", "extent", "stride", "start_idx"];
  let arguments = (ins Optional<IntLikeType>:$lower_bound, Optional<IntLikeType>:$upper_bound, Optional<IntLikeType>:$extent,
                       Optional<IntLikeType>:$stride, DefaultValuedAttr<BoolAttr, "false">:$stride_in_bytes,
                       Optional<IntLikeType>:$start_idx);
  let results = (outs OpenMP_MapBoundsType:$result);
  let assemblyFormat = "oilist("
      # !interleave(!foreach(n, names, "`" # n # "` `(` $" # n # " `:` type($" # n # ") `)`"), " | ") # ") attr-dict";
  let hasVerifier = 1;
}

def MapInfoOp : OpenMP_Op<"map.info", [AttrSizedOperandSegments]> {
  let summary = "how a variable is mapped to a device";
  let description = [{
    `map_clauses` has the clauses of the source program and of the compiler, and `capture` says how the region gets the variable.
    `var_ptr_ptr` is the address of a pointer to the variable, which is attached to it on the device. `members` are maps of its parts,
    each with the indices that lead to it, and `bounds` are those of an array. If `partial_map` is set, the parts alone are mapped. `mapper`
    names a `omp.declare_mapper`.

    ```mlir
    %0 = omp.map.info var_ptr(%x : !llvm.ptr, !llvm.array<10 x i32>) map_clauses(tofrom) capture(ByRef) bounds(%part)
        -> !llvm.ptr {name = "x"}
    ```
  }];
  let arguments = (ins OpenMP_PointerLikeType:$var_ptr, TypeAttr:$var_type, ClauseMapFlagsAttr:$map_type,
                       VariableCaptureKindAttr:$map_capture_type, Optional<OpenMP_PointerLikeType>:$var_ptr_ptr,
                       Variadic<OpenMP_PointerLikeType>:$members, OptionalAttr<IndexListArrayAttr>:$members_index,
                       Variadic<OpenMP_MapBoundsType>:$bounds, OptionalAttr<FlatSymbolRefAttr>:$mapper_id,
                       OptionalAttr<StrAttr>:$name, DefaultValuedAttr<BoolAttr, "false">:$partial_map);
  let results = (outs OpenMP_PointerLikeType:$omp_ptr);
  let assemblyFormat = [{
    `var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)`
    `capture` `(` custom<CaptureType>($map_capture_type) `)`
    oilist(`var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `mapper` `(` $mapper_id `)`
      | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)`)
    `->` type($omp_ptr) attr-dict
  }];
  let hasVerifier = 1;
}

def DeclareMapperOp : OpenMP_Op<"declare_mapper", [IsolatedFromAbove, RecipeInterface, SingleBlock, Symbol]> {
  let summary = "declares how variables of a type are mapped";
  let description = [{
    ```mlir
    omp.declare_mapper @pairs : !llvm.struct<"pair", (i32, i32)> {
    ^bb0(%pair: !llvm.ptr):
      %0 = omp.map.info var_ptr(%pair : !llvm.ptr, !llvm.struct<"pair", (i32, i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
      omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name `:` $type $body attr-dict";
  let hasRegionVerifier = 1;
}

// The region of these, if there is one, has no arguments for what is mapped.
defvar _ompNoMapArguments = "unsigned numMapBlockArgs() { return 0; }\n";

def DeclareMapperInfoOp : OpenMP_Op<"declare_mapper.info", [HasParent<"DeclareMapperOp">, Terminator], [OpenMP_MapClause]> {
  let summary = "end of a mapper, with the maps";
  let extraClassDeclaration = _ompNoMapArguments # clausesExtraClassDeclaration;
  let hasVerifier = 1;
}

def TargetDataOp : _OmpConstruct<"target_data", [],
    [OpenMP_DeviceClause, OpenMP_IfClause, OpenMP_MapClause, OpenMP_UseDeviceAddrClause, OpenMP_UseDevicePtrClause],
    [_OmpEntry<"UseDeviceAddr", "$use_device_addr_vars, type($use_device_addr_vars)">,
     _OmpEntry<"UseDevicePtr", "$use_device_ptr_vars, type($use_device_ptr_vars)">]> {
  let summary = "makes variables available on a device while its region runs on the host";
  let description = [{
    If the condition does not hold, the device is the host.
  }] # clausesDescription;
  let extraClassDeclaration = _ompNoMapArguments # clausesExtraClassDeclaration;
}

class _OmpTargetMotion<string mnemonic> : OpenMP_Op<mnemonic, [AttrSizedOperandSegments],
    [OpenMP_DependClause, OpenMP_DeviceClause, OpenMP_IfClause, OpenMP_MapClause, OpenMP_NowaitClause]> {
  let description = [{
    If the condition does not hold, nothing happens. With `nowait` the operation is a task.
  }] # clausesDescription;
  let extraClassDeclaration = _ompNoMapArguments # clausesExtraClassDeclaration;
  let hasVerifier = 1;
}
def TargetEnterDataOp : _OmpTargetMotion<"target_enter_data"> {
  let summary = "makes variables available on a device from now on";
}
def TargetExitDataOp : _OmpTargetMotion<"target_exit_data"> {
  let summary = "ends the mapping of variables that `omp.target_enter_data` began";
}
def TargetUpdateOp : _OmpTargetMotion<"target_update"> {
  let summary = "copies variables that are mapped to the device, or back";
}

def TargetOp : _OmpConstruct<"target", [BlockArgOpenMPOpInterface, IsolatedFromAbove, OutlineableOpenMPOpInterface],
    [OpenMP_AllocateClause, OpenMP_BareClause, OpenMP_DependClause, OpenMP_DeviceClause, OpenMP_HasDeviceAddrClause,
     OpenMP_HostEvalClause, OpenMP_IfClause, OpenMP_InReductionClause, OpenMP_IsDevicePtrClause,
     OpenMP_MapClauseSkip<assemblyFormat = true>, OpenMP_NowaitClause, OpenMP_PrivateClause, OpenMP_ThreadLimitClause],
    [_OmpEntry<"TargetOp", "$has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars)">,
     _OmpEntry<"", _ompInReduction.operands>, _OmpEntry<"", "$map_vars, type($map_vars)">,
     _OmpEntry<"", _ompPrivate.operands # ", $private_maps">]> {
  let summary = "runs its region on a device, for which the host waits";
  let description = [{
    If the condition does not hold, the host runs the region. `private_maps` are the numbers of the maps that private variables come from,
    -1 for none.

    ```mlir
    omp.target map_entries(%map -> %x : !llvm.ptr) {
      omp.terminator
    }
    ```
  }] # clausesDescription;
  let arguments = !con(clausesArgs, (ins OptionalAttr<DenseI64ArrayAttr>:$private_maps));
  let hasRegionVerifier = 1;
}

def TargetAllocMemOp : OpenMP_Op<"target_allocmem", [MemoryEffects<[MemAlloc<DefaultResource>]>, AttrSizedOperandSegments]> {
  let summary = "allocates memory of a device, which is not initialized";
  let description = [{
    The result is the address on the device. The memory is for an object of the type, which may be an array whose sizes are the last
    operands. Operands in parentheses are parameters of the type.

    ```mlir
    %0 = omp.target_allocmem %device : i32, !fir.array<?x?xf32>, %rows, %columns : index, index
    omp.target_freemem %device, %0 : i32, i64
    ```
  }];
  let arguments = (ins Arg<AnyInteger>:$device, TypeAttr:$in_type, OptionalAttr<StrAttr>:$uniq_name, OptionalAttr<StrAttr>:$bindc_name,
                       Variadic<IntLikeType>:$typeparams, Variadic<IntLikeType>:$shape);
  let results = (outs I64);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def TargetFreeMemOp : OpenMP_Op<"target_freemem", [MemoryEffects<[MemFree]>]> {
  let summary = "frees memory of a device";
  let arguments = (ins Arg<AnyInteger, "", [MemFree]>:$device, Arg<I64, "", [MemFree]>:$heapref);
  let assemblyFormat = "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))";
}

//===----------------------------------------------------------------------===//
// Synchronization
//===----------------------------------------------------------------------===//

def CriticalDeclareOp : OpenMP_Op<"critical.declare", clauses = [OpenMP_CriticalNameClause, OpenMP_HintClause]> {
  let summary = "declares the name of critical regions";
  let hasVerifier = 1;
}
def CriticalOp : OpenMP_Op<"critical", [DeclareOpInterfaceMethods<SymbolUserOpInterface>], singleRegion = true> {
  let summary = "runs its region in one thread at a time, among all regions of that name or without one";
  let arguments = (ins OptionalAttr<FlatSymbolRefAttr>:$name);
  let assemblyFormat = "(`(` $name^ `)`)? $region attr-dict";
}

def BarrierOp : OpenMP_Op<"barrier"> {
  let summary = "waits for all threads of the team";
  let assemblyFormat = "attr-dict";
}
def FlushOp : OpenMP_Op<"flush"> {
  let summary = "makes this thread's memory consistent with that of others, for all variables or some";
  let arguments = (ins Variadic<AnyType>:$varList);
  let assemblyFormat = "(`(` $varList^ `:` type($varList) `)`)? attr-dict";
}

def OrderedOp : OpenMP_Op<"ordered", clauses = [OpenMP_DoacrossClause]> {
  let summary = "orders parts of iterations of a loop that depend on each other";
  let hasVerifier = 1;
}
def OrderedRegionOp : OpenMP_Op<"ordered.region", clauses = [OpenMP_ParallelizationLevelClause], singleRegion = true> {
  let summary = "runs its region for one iteration of a loop after the other";
  let hasVerifier = 1;
}
def ScanOp : OpenMP_Op<"scan", [AttrSizedOperandSegments, MemoryEffects<[MemWrite]>],
                       [OpenMP_InclusiveClause, OpenMP_ExclusiveClause]> {
  let summary = "divides an iteration into a part that accumulates and one that uses the scan";
  let hasVerifier = 1;
}

def CancelOp : OpenMP_Op<"cancel", clauses = [OpenMP_CancelDirectiveNameClause, OpenMP_IfClause]> {
  let summary = "cancels the innermost construct of a kind, if the condition holds";
  let hasVerifier = 1;
}
def CancellationPointOp : OpenMP_Op<"cancellation_point", clauses = [OpenMP_CancelDirectiveNameClause]> {
  let summary = "leaves the innermost construct of a kind if that is canceled";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Atomic operations
//===----------------------------------------------------------------------===//

class _OmpAtomic<string mnemonic, list<Trait> traits, dag given = (ins), string before = "", string after = "">
    : OpenMP_Op<mnemonic, traits, [OpenMP_HintClause, OpenMP_MemoryOrderClause]> {
  let arguments = !con(given, clausesArgs);
  let assemblyFormat = before # " " # clausesAssemblyFormat # " " # after # " attr-dict";
  let hasVerifier = 1;
}
class _OmpAtomicRegion<string mnemonic, list<Trait> traits, dag given, string after> : _OmpAtomic<mnemonic, traits, given, "", after> {
  let regions = (region SizedRegion<1>:$region);
  let hasRegionVerifier = 1;
}

def AtomicReadOp : _OmpAtomic<"atomic.read", [AtomicReadOpInterface],
    (ins OpenMP_PointerLikeType:$x, OpenMP_PointerLikeType:$v, TypeAttr:$element_type),
    "$v `=` $x", "`:` type($v) `,` type($x) `,` $element_type"> {
  let summary = "reads a variable at once and stores the value into another one";
}
def AtomicWriteOp : _OmpAtomic<"atomic.write", [AtomicWriteOpInterface], (ins OpenMP_PointerLikeType:$x, AnyType:$expr),
                               "$x `=` $expr", "`:` type($x) `,` type($expr)"> {
  let summary = "writes a variable at once";
}
def AtomicUpdateOp : _OmpAtomicRegion<"atomic.update",
    [AtomicUpdateOpInterface, RecursiveMemoryEffects, SingleBlockImplicitTerminator<"YieldOp">],
    (ins Arg<OpenMP_PointerLikeType, "the address of the variable", [MemRead, MemWrite]>:$x,
         OptionalAttr<AtomicControlAttr>:$atomic_control), "$x `:` type($x) $region"> {
  let summary = "replaces the value of a variable at once by that which the region yields for it";
  let description = [{
    ```mlir
    omp.atomic.update memory_order(relaxed) %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %one : i32
      omp.yield(%new : i32)
    }
    ```
  }] # clausesDescription;
  let hasCanonicalizeMethod = 1;
}
def AtomicCaptureOp : _OmpAtomicRegion<"atomic.capture",
    [AtomicCaptureOpInterface, RecursiveMemoryEffects, SingleBlockImplicitTerminator<"TerminatorOp">], (ins), "$region"> {
  let summary = "runs two atomic operations on a variable at once: an update and a read, or a read and an update or a write";
}

#endif // MICA_OPENMP_OPS
