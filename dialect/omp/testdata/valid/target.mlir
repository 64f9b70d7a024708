omp.declare_mapper @mapper : !llvm.struct<"s", (i32)> {
^bb0(%arg: !llvm.ptr):
  %0 = omp.map.info var_ptr(%arg : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
func.func @target(%p: !llvm.ptr, %m: memref<i32>, %i: i32, %x: index, %c: i1) {
  %b = omp.map.bounds lower_bound(%x : index) upper_bound(%x : index) extent(%x : index) stride(%x : index) start_idx(%x : index) {stride_in_bytes = true}
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, close, present, tofrom) capture(ByCopy) bounds(%b) -> !llvm.ptr {name = "x"}
  %1 = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, to) capture(This) -> memref<i32>
  %2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(VLAType) mapper(@mapper) -> !llvm.ptr
  %3 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from, ompx_hold, return_param) capture(ByRef) var_ptr_ptr(%p : !llvm.ptr) members(%0, %2 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
  %4 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
  %5 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
  %6 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, ompx_hold, close, present, to, from, delete, return_param, storage, priv, literal, attach, attach_always, attach_none, attach_auto, ref_ptr, ref_ptee, ref_ptr_ptee, is_device_ptr) capture(ByRef) -> !llvm.ptr
  omp.target_data device(%i : i32) if(%c) map_entries(%1 : memref<i32>) use_device_addr(%0 -> %a : !llvm.ptr) use_device_ptr(%0 -> %a2 : !llvm.ptr) { omp.terminator }
  omp.target_enter_data device(%i : i32) map_entries(%1 : memref<i32>) nowait depend(taskdependin -> %m : memref<i32>)
  omp.target_exit_data map_entries(%2, %3 : !llvm.ptr, !llvm.ptr)
  %7 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%7 : !llvm.ptr)
  omp.target ompx_bare device(%i : i32) is_device_ptr(%p : !llvm.ptr) thread_limit(%i : i32) has_device_addr(%0 -> %d : !llvm.ptr) host_eval(%i -> %h : i32) map_entries(%0 -> %a, %1 -> %a1 : !llvm.ptr, memref<i32>) {
    omp.teams num_teams(to %h : i32) { omp.terminator }
    omp.terminator
  }
  omp.target private(@p %p -> %a, @p %p -> %a2 [map_idx=0] : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.target private(@p %p -> %a : !llvm.ptr) { omp.terminator }
  %8 = omp.target_allocmem %i : i32, i64
  %9 = omp.target_allocmem %i : i32, !llvm.ptr(%i, %i : i32, i32), %x, %x {foo}
  omp.target_freemem %i, %8 : i32, i64
  %10 = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  omp.allocate_dir(%m : memref<i32>) align(8)
  return
}
func.func @loops(%tc: i32) {
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%tc) { omp.terminator }
  omp.unroll_heuristic(%cli)
  omp.canonical_loop %iv : i32 in range(%tc) { omp.terminator } {foo}
  return
}
