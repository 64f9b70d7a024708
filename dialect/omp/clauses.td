//===- OpenMPClauses.td - Clauses --------------------------*- tablegen -*-===//

#ifndef MICA_OPENMP_CLAUSES
#define MICA_OPENMP_CLAUSES

include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"

multiclass _OmpClause<string what, dag given, string format = "", list<Trait> added = []> {
  def "" : OpenMP_Clause<false, false, false, false, false> {
    let traits = added;
    let arguments = given;
    let optAssemblyFormat = format;
    let description = !if(!empty(what), "", "\n    " # what # "\n");
  }
}
// A keyword alone.
multiclass _OmpFlag<string name, string what, string keyword = name>
    : _OmpClause<what, !dag(ins, [UnitAttr], [name]), "`" # keyword # "` $" # name>;
// A keyword and an attribute, or a value of a known type.
multiclass _OmpNumber<string name, Constraint type, string what>
    : _OmpClause<what, !dag(ins, [type], [name]), "`" # name # "` `(` $" # name # " `)`">;
// A keyword and one of the words that are known for it.
multiclass _OmpWord<string keyword, string name, Attr type, string what>
    : _OmpClause<what, !dag(ins, [OptionalAttr<type>], [name]), "`" # keyword # "` `(` custom<ClauseAttr>($" # name # ") `)`">;
// A keyword and values with their types.
multiclass _OmpValues<string name, TypeConstraint type, string what, string keyword = name, list<Trait> added = []>
    : _OmpClause<what, !dag(ins, [type], [name]), "`" # keyword # "` `(` $" # name # " `:` type($" # name # ") `)`", added>;
// Values for arguments of the region, with attributes beside them. The form of the region has them.
multiclass _OmpEntries<string what, dag given> : _OmpClause<what, given, "", [BlockArgOpenMPOpInterface]>;

// Variables with a declaration of their reduction for each, and whether its region has a pointer to the variable.
class _OmpReductions<string name> {
  dag given = !dag(ins, [Variadic<OpenMP_PointerLikeType>, OptionalAttr<DenseBoolArrayAttr>, OptionalAttr<SymbolRefArrayAttr>],
                   [name # "_vars", name # "_byref", name # "_syms"]);
}
class _OmpAtLeast<int least> : ConfinedAttr<OptionalAttr<I64Attr>, [IntMinValue<least>]>;
defvar _ompPositive = ConfinedAttr<OptionalAttr<I64Attr>, [IntPositive]>;

//===----------------------------------------------------------------------===//
// Memory and variables
//===----------------------------------------------------------------------===//

defm OpenMP_AlignClause : _OmpNumber<"align", _ompPositive, "`align` is the alignment of allocations, in bytes.">;
defm OpenMP_AllocatorClause : _OmpNumber<"allocator", Optional<I64>, "`allocator` is the handle of the allocator.">;
defm OpenMP_AllocateClause : _OmpClause<"`allocate` pairs an allocator with each variable whose private copy it allocates.",
    (ins Variadic<AnyType>:$allocate_vars, Variadic<AnyType>:$allocator_vars),
    "`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)`">;
defm OpenMP_AlignedClause : _OmpClause<"`aligned` gives the alignment of each pointer, in bytes.",
    (ins Variadic<OpenMP_PointerLikeType>:$aligned_vars, OptionalAttr<I64ArrayAttr>:$alignments),
    "`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)`">;
defm OpenMP_CopyprivateClause : _OmpClause<
    "`copyprivate` calls a function for each variable, which copies it from the thread that ran the region to each other one.",
    (ins Variadic<OpenMP_PointerLikeType>:$copyprivate_vars, OptionalAttr<SymbolRefArrayAttr>:$copyprivate_syms),
    "`copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)`">;
defm OpenMP_LinearClause : _OmpClause<
    "`linear` variables grow by their step in each iteration. `linear_var_types` are the types that the variables are of.",
    (ins Variadic<AnyType>:$linear_vars, Variadic<I32>:$linear_step_vars, OptionalAttr<ArrayAttr>:$linear_var_types),
    "`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`">;
defm OpenMP_NontemporalClause : _OmpValues<"nontemporal_vars", Variadic<OpenMP_PointerLikeType>,
    "`nontemporal` variables are not used again soon, so that a cache need not keep them.", "nontemporal">;
defm OpenMP_PrivateClause : _OmpEntries<
    [{`private` gives the region its own copy of each variable, as the `omp.private` beside it makes it. With `private_barrier`
    all threads wait until the copies are made.}],
    (ins Variadic<AnyType>:$private_vars, OptionalAttr<SymbolRefArrayAttr>:$private_syms, UnitAttr:$private_needs_barrier)>;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

defm OpenMP_ReductionClause : _OmpEntries<
    [{`reduction` gives the region an accumulator for each variable. All accumulators are combined into the variable in the end,
    as the `omp.declare_reduction` beside it says. With `byref` the region has a pointer to the accumulator. A modifier says that
    the region has a scan, or that tasks take part.}],
    !con((ins OptionalAttr<ReductionModifierAttr>:$reduction_mod), _OmpReductions<"reduction">.given)>;
defm OpenMP_InReductionClause : _OmpEntries<"`in_reduction` makes the tasks take part in a `task_reduction` around them.",
                                            _OmpReductions<"in_reduction">.given>;
defm OpenMP_TaskReductionClause : _OmpEntries<
    "`task_reduction` combines what the tasks of the region with `in_reduction` accumulate in each variable.",
    _OmpReductions<"task_reduction">.given>;
defm OpenMP_InclusiveClause : _OmpValues<"inclusive_vars", Variadic<AnyType>,
    "An `inclusive` scan of variables includes this iteration.", "inclusive">;
defm OpenMP_ExclusiveClause : _OmpValues<"exclusive_vars", Variadic<AnyType>,
    "An `exclusive` scan of variables has the iterations before this one.", "exclusive">;

//===----------------------------------------------------------------------===//
// Threads and teams
//===----------------------------------------------------------------------===//

// The meaning depends on the operation.
defm OpenMP_IfClause : _OmpClause<"", (ins Optional<I1>:$if_expr), "`if` `(` $if_expr `)`">;
defm OpenMP_NumThreadsClause : _OmpValues<"num_threads", Optional<IntLikeType>, "`num_threads` is the number of threads of the team.">;
defm OpenMP_ThreadLimitClause : _OmpValues<"thread_limit", Optional<AnyInteger>, "`thread_limit` is the most threads that there can be.">;
defm OpenMP_NumTeamsClause : _OmpClause<"`num_teams` are the least and the greatest number of teams, the same if there is one number.",
    (ins Optional<AnyInteger>:$num_teams_lower, Optional<AnyInteger>:$num_teams_upper), [{
      `num_teams` `(` ($num_teams_lower^ `:` type($num_teams_lower))? `to` $num_teams_upper `:` type($num_teams_upper) `)`
    }]>;
defm OpenMP_ProcBindClause : _OmpWord<"proc_bind", "proc_bind_kind", ProcBindKindAttr,
    "`proc_bind` says which places of the machine the threads run at: that of the primary thread, others close to it, or distant ones.">;
defm OpenMP_FilterClause : _OmpValues<"filtered_thread_id", Optional<IntLikeType>,
    "`filter` is the number of the thread that runs the region.", "filter">;
defm OpenMP_NowaitClause : _OmpFlag<"nowait", "With `nowait` nothing waits for the end of the operation.">;
defm OpenMP_BareClause : _OmpFlag<"bare",
    "`ompx_bare` starts as many teams and threads of a GPU as the clauses say, in up to three dimensions, and no runtime.",
    "ompx_bare">;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

defm OpenMP_CollapseClause : _OmpClause<"", (ins
    ConfinedAttr<DefaultValuedOptionalAttr<I64Attr, "1">, [IntMinValue<1>]>:$collapse_num_loops)>;
defm OpenMP_LoopRelatedClause : _OmpClause<"",
    (ins Variadic<IntLikeType>:$loop_lower_bounds, Variadic<IntLikeType>:$loop_upper_bounds, Variadic<IntLikeType>:$loop_steps,
         UnitAttr:$loop_inclusive), "", [AllTypesMatch<["loop_lower_bounds", "loop_upper_bounds", "loop_steps"]>]>;
defm OpenMP_TileSizesClause : _OmpClause<"", (ins OptionalAttr<DenseI64ArrayAttr>:$tile_sizes)>;
defm OpenMP_SizesClause : _OmpValues<"sizes", Variadic<IntLikeType>, "`sizes` are the sizes of a tile, one for each loop.">;
defm OpenMP_BindClause : _OmpWord<"bind", "bind_kind", BindKindAttr,
    "`bind` names the construct whose threads share the iterations: the teams, the parallel region, or this thread alone.">;
defm OpenMP_OrderClause : _OmpClause<
    [{With `order(concurrent)` the iterations can run in any order and at once. A modifier says whether other loops with the same
    iterations give them to the same threads.}],
    (ins OptionalAttr<OrderKindAttr>:$order, OptionalAttr<OrderModifierAttr>:$order_mod),
    "`order` `(` custom<OrderClause>($order, $order_mod) `)`">;
defm OpenMP_OrderedClause : _OmpNumber<"ordered", _OmpAtLeast<0>,
    [{`ordered` says that the loop has `omp.ordered` operations, for as many loops of the nest, or `omp.ordered.region` ones if
    it is zero.}]>;
defm OpenMP_ScheduleClause : _OmpClause<
    [{`schedule` says how the iterations are given to threads and how many at once, and with modifiers in which order and whether
    in units of SIMD lanes.}],
    (ins OptionalAttr<ScheduleKindAttr>:$schedule_kind, Optional<AnyType>:$schedule_chunk,
         OptionalAttr<ScheduleModifierAttr>:$schedule_mod, UnitAttr:$schedule_simd),
    "`schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)`">;
defm OpenMP_DistScheduleClause : _OmpClause<
    "With `dist_schedule_static` the teams get the iterations in turns, `dist_schedule_chunk_size` of them at once.",
    (ins UnitAttr:$dist_schedule_static, Optional<IntLikeType>:$dist_schedule_chunk_size), [{
      `dist_schedule_static` $dist_schedule_static
      | `dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)`
    }]>;
defm OpenMP_SafelenClause : _OmpNumber<"safelen", _ompPositive,
    "`safelen` is the distance from which on two iterations must not run in lanes at once.">;
defm OpenMP_SimdlenClause : _OmpNumber<"simdlen", _ompPositive, "`simdlen` is the preferred number of lanes.">;
defm OpenMP_ParallelizationLevelClause : _OmpFlag<"par_level_simd",
    "With `par_level_simd` the lanes of a thread are ordered too, not only the threads.">;

def OpenMP_DoacrossClause : OpenMP_Clause<false, false, false, false, false> {
  let arguments = (ins OptionalAttr<ClauseDependAttr>:$doacross_depend_type, _OmpAtLeast<0>:$doacross_num_loops,
                       Variadic<AnyType>:$doacross_depend_vars);
  let reqAssemblyFormat = [{
    (`depend_type` `` $doacross_depend_type^)? (`depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)`)?
  }];
  let description = [{
    A `dependsink` waits for the iterations with the given indices, as many for each as `doacross_num_loops` says, and a
    `dependsource` ends the wait of others for this iteration.
  }];
}

//===----------------------------------------------------------------------===//
// Tasks
//===----------------------------------------------------------------------===//

defm OpenMP_DependClause : _OmpClause<"`depend` orders the task after those before it that read or write the same variables.",
    (ins OptionalAttr<TaskDependArrayAttr>:$depend_kinds, Variadic<OpenMP_PointerLikeType>:$depend_vars),
    "`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`">;
defm OpenMP_DetachClause : _OmpValues<"event_handle", Optional<OpenMP_PointerLikeType>,
    "A task with `detach` ends when the event occurs that it stores into the variable.", "detach">;
defm OpenMP_FinalClause : _OmpNumber<"final", Optional<I1>, "If `final` holds, the thread runs all tasks that the task creates at once.">;
defm OpenMP_GrainsizeClause : _OmpClause<"`grainsize` is how many iterations a task has at least, or exactly if it is `strict`.",
    (ins OptionalAttr<GrainsizeTypeAttr>:$grainsize_mod, Optional<IntLikeType>:$grainsize),
    "`grainsize` `(` custom<GrainsizeClause>($grainsize_mod, $grainsize, type($grainsize)) `)`">;
defm OpenMP_NumTasksClause : _OmpClause<"`num_tasks` is how many tasks there are at most, or exactly if it is `strict`.",
    (ins OptionalAttr<NumTasksTypeAttr>:$num_tasks_mod, Optional<IntLikeType>:$num_tasks),
    "`num_tasks` `(` custom<NumTasksClause>($num_tasks_mod, $num_tasks, type($num_tasks)) `)`">;
defm OpenMP_MergeableClause : _OmpFlag<"mergeable", "A `mergeable` task may use the variables of the task that creates it.">;
defm OpenMP_NogroupClause : _OmpFlag<"nogroup", "With `nogroup` the construct does not wait for its tasks.">;
defm OpenMP_PriorityClause : _OmpValues<"priority", Optional<AnyInteger>,
    "A task with a greater `priority` should run earlier. It is zero if it is not given.">;
defm OpenMP_UntiedClause : _OmpFlag<"untied", "After an interruption any thread of the team may go on with an `untied` task.">;

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

defm OpenMP_DeviceClause : _OmpValues<"device", Optional<AnyInteger>, "`device` is the number of the device.">;
defm OpenMP_IsDevicePtrClause : _OmpValues<"is_device_ptr_vars", Variadic<OpenMP_PointerLikeType>,
    "`is_device_ptr` variables hold addresses of the device.", "is_device_ptr">;
defm OpenMP_HasDeviceAddrClause : _OmpEntries<"`has_device_addr` variables are already at an address of the device.",
    (ins Variadic<OpenMP_PointerLikeType>:$has_device_addr_vars)>;
defm OpenMP_UseDeviceAddrClause : _OmpEntries<"`use_device_addr` gives the region the addresses that the variables have on the device.",
    (ins Variadic<OpenMP_PointerLikeType>:$use_device_addr_vars)>;
defm OpenMP_UseDevicePtrClause : _OmpEntries<"`use_device_ptr` gives the region the device's addresses for the pointers in the variables.",
    (ins Variadic<OpenMP_PointerLikeType>:$use_device_ptr_vars)>;
defm OpenMP_HostEvalClause : _OmpClause<
    [{`host_eval` values are computed by the host before the region starts. Only bounds of loops and numbers of teams and threads
    use them.}],
    (ins Variadic<AnyType>:$host_eval_vars), "", [BlockArgOpenMPOpInterface, IsolatedFromAbove]>;

class OpenMP_MapClauseSkip<bit traits = false, bit arguments = false, bit assemblyFormat = false, bit description = false,
                           bit extraClassDeclaration = false>
    : OpenMP_Clause<traits, arguments, assemblyFormat, description, extraClassDeclaration> {
  let traits = [MapClauseOwningOpInterface];
  let arguments = (ins Variadic<OpenMP_PointerLikeType>:$map_vars);
  let optAssemblyFormat = "`map_entries` `(` $map_vars `:` type($map_vars) `)`";
  let description = "\n    `map_entries` are results of `omp.map.info`, which say how the device gets the variables.\n";
}
def OpenMP_MapClause : OpenMP_MapClauseSkip;

//===----------------------------------------------------------------------===//
// Synchronization and cancellation
//===----------------------------------------------------------------------===//

defm OpenMP_HintClause : _OmpClause<"`hint` says whether contention and speculation are expected.",
    (ins DefaultValuedOptionalAttr<I64Attr, "0">:$hint), "`hint` `(` custom<SynchronizationHint>($hint) `)`">;
defm OpenMP_MemoryOrderClause : _OmpWord<"memory_order", "memory_order", MemoryOrderKindAttr,
    "`memory_order` orders other accesses to memory before and after the atomic one.">;

def OpenMP_CriticalNameClause : OpenMP_Clause<false, false, false, false, false> {
  let traits = [Symbol];
  let arguments = (ins SymbolNameAttr:$sym_name);
  let reqAssemblyFormat = "$sym_name";
  let description = "\n    `sym_name` is the name that `omp.critical` refers to.\n";
}
def OpenMP_CancelDirectiveNameClause : OpenMP_Clause<false, false, false, false, false> {
  let arguments = (ins CancellationConstructTypeAttr:$cancel_directive);
  let reqAssemblyFormat = "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)`";
}

#endif // MICA_OPENMP_CLAUSES
