omp.target_data { omp.terminator }

// -----

%p = "test.x"() : () -> !llvm.ptr
omp.target_data map_entries(%p : !llvm.ptr) { omp.terminator }

// -----

%p = "test.x"() : () -> !llvm.ptr
omp.target_data use_device_addr(%p -> %a : !llvm.ptr) map_entries(%p : !llvm.ptr) { omp.terminator }

// -----

func.func @f(%p: !llvm.ptr) {
  omp.target_enter_data map_entries(%p : !llvm.ptr)
  return
}

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
omp.target map_entries(%0 -> %a : !llvm.ptr) { omp.terminator }

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
omp.target_data map_entries(%0 : !llvm.ptr) { omp.terminator }

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
omp.target_enter_data map_entries(%0 : !llvm.ptr)

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
omp.target_exit_data map_entries(%0 : !llvm.ptr)

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
omp.target_update map_entries(%0 : !llvm.ptr)

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
omp.target_update map_entries(%0 : !llvm.ptr)

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
omp.target_update map_entries(%0 : !llvm.ptr)

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
%1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
omp.target_update map_entries(%0, %1 : !llvm.ptr, !llvm.ptr)

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) mapper(@m) -> !llvm.ptr

// -----

%p = "test.x"() : () -> !llvm.ptr
%0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(foo) mapper(@m) -> !llvm.ptr

// -----

%0 = omp.map.bounds

// -----

omp.target {
  omp.teams { omp.terminator }
  omp.teams { omp.terminator }
  omp.terminator
}

// -----

%i = "test.x"() : () -> i32
omp.target host_eval(%i -> %a : i32) {
  "test.x"(%a) : (i32) -> ()
  omp.terminator
}

// -----

%i = "test.x"() : () -> i1
omp.target host_eval(%i -> %a : i1) {
  omp.teams if(%a) { omp.terminator }
  omp.terminator
}

// -----

%i = "test.x"() : () -> i32
omp.target host_eval(%i -> %a : i32) {
  omp.parallel num_threads(%a : i32) { omp.terminator }
  omp.terminator
}

// -----

%p = "test.x"() : () -> !llvm.ptr
omp.target private(@p %p -> %a : !llvm.ptr) { omp.terminator } {private_maps = array<i64: 1, 2>}

// -----

%c = omp.new_cli
omp.unroll_heuristic(%c)

// -----

%c = omp.new_cli
%t = "test.x"() : () -> i32
omp.canonical_loop(%c) %iv : i32 in range(%t) { omp.terminator }
omp.canonical_loop(%c) %iv : i32 in range(%t) { omp.terminator }

// -----

%c = omp.new_cli
%t = "test.x"() : () -> i32
omp.canonical_loop(%c) %iv : i32 in range(%t) { omp.terminator }
omp.unroll_heuristic(%c)
omp.unroll_heuristic(%c)

// -----

%t = "test.x"() : () -> i32
"omp.canonical_loop"(%t) ({
  omp.terminator
}) : (i32) -> ()

// -----

%t = "test.x"() : () -> i32
"omp.canonical_loop"(%t) ({
^bb0(%a: i64):
  omp.terminator
}) : (i32) -> ()

// -----

%t = "test.x"() : () -> i32
omp.tile () <- () sizes(%t : i32)

// -----

%c = omp.new_cli
%t = "test.x"() : () -> i32
omp.canonical_loop(%c) %iv : i32 in range(%t) { omp.terminator }
omp.tile <- (%c)

// -----

%c = omp.new_cli
%d = omp.new_cli
%t = "test.x"() : () -> i32
omp.canonical_loop(%c) %iv : i32 in range(%t) { omp.terminator }
omp.tile (%d) <- (%c) sizes(%t : i32)

// -----

%c = omp.new_cli
%d = omp.new_cli
%t = "test.x"() : () -> i32
omp.canonical_loop(%c) %iv : i32 in range(%t) { omp.terminator }
omp.canonical_loop(%d) %iv : i32 in range(%t) { omp.terminator }
omp.tile <- (%c, %d) sizes(%t, %t : i32, i32)

// -----

%c = omp.new_cli
%d = omp.new_cli
%t = "test.x"() : () -> i32
omp.canonical_loop(%c) %iv : i32 in range(%t) {
  omp.canonical_loop(%d) %iv2 : i32 in range(%iv) { omp.terminator }
  omp.terminator
}
omp.tile <- (%c, %d) sizes(%t, %t : i32, i32)
