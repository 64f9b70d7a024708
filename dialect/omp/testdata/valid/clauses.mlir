omp.private {type = private} @p : memref<i32> init {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%b : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
}
omp.private {type = firstprivate} @fp : memref<i32> copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%b : memref<i32>)
}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @copy(%a: memref<i32>, %b: memref<i32>) { return }
omp.critical.declare @mutex hint(contended, speculative)
omp.critical.declare @mutex2 hint(none)
func.func @parallel(%m: memref<i32>, %c: i1, %i: i32, %j: i64, %x: index) {
  omp.parallel { omp.terminator }
  omp.parallel if(%c) num_threads(%i : i32) proc_bind(close) allocate(%i : i32 -> %m : memref<i32>) { omp.terminator }
  omp.parallel private(@p %m -> %a, @fp %m -> %b : memref<i32>, memref<i32>) reduction(mod: task, byref @r %m -> %d : memref<i32>) { omp.terminator }
  omp.parallel private(@p %m -> %a : memref<i32>) private_barrier { omp.terminator }
  omp.teams num_teams(%i : i32 to %i : i32) thread_limit(%i : i32) { omp.terminator }
  omp.teams num_teams(to %i : i32) reduction(@r %m -> %d : memref<i32>) { omp.terminator }
  omp.sections nowait reduction(@r %m -> %d : memref<i32>) {
    omp.section {
    ^bb0(%z: memref<i32>):
      omp.terminator
    }
    omp.terminator
  }
  omp.single copyprivate(%m -> @copy : memref<i32>) nowait private(@p %m -> %a : memref<i32>) { omp.terminator }
  omp.wsloop schedule(static = %i : i32, monotonic, simd) ordered(1) nowait order(reproducible:concurrent) linear(%m = %i : memref<i32>) private(@p %m -> %a : memref<i32>) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  } {linear_var_types = [i32]}
  omp.wsloop schedule(auto) order(concurrent) {
    omp.loop_nest (%k, %l) : index = (%x, %x) to (%x, %x) inclusive step (%x, %x) collapse(2) tiles(4, 5) { omp.yield }
  }
  omp.wsloop schedule(dynamic, nonmonotonic) {
    omp.loop_nest (%k, %l) : index = (%x, %x) to (%x, %x) step (%x, %x) { omp.yield }
  }
  omp.wsloop schedule(guided, simd) {
    omp.simd aligned(%m : memref<i32> -> 32 : i64) if(%c) nontemporal(%m : memref<i32>) safelen(8) simdlen(4) linear(%m = %i : memref<i32>) {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
    } {omp.composite, linear_var_types = [i32]}
  } {omp.composite}
  omp.loop bind(parallel) order(unconstrained:concurrent) private(@p %m -> %a : memref<i32>) reduction(@r %m -> %d : memref<i32>) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%i : i32) allocate(%i : i32 -> %m : memref<i32>) private(@p %m -> %a : memref<i32>) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.task depend(taskdependin -> %m : memref<i32>, taskdependinout -> %m : memref<i32>) final(%c) mergeable priority(%i : i32) untied in_reduction(@r %m -> %d : memref<i32>) { omp.terminator }
  omp.taskgroup allocate(%i : i32 -> %m : memref<i32>) task_reduction(@r %m -> %d : memref<i32>) { omp.terminator }
  omp.taskloop grainsize(strict, %i : i32) in_reduction(@r %m -> %d : memref<i32>) private(@p %m -> %a : memref<i32>) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.taskloop num_tasks(%i : i32) nogroup {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.taskwait depend(taskdependout -> %m : memref<i32>) nowait
  omp.taskyield
  omp.flush(%m : memref<i32>)
  omp.flush
  omp.barrier
  omp.master { omp.terminator }
  omp.masked filter(%i : i32) { omp.terminator }
  omp.critical(@mutex) { omp.terminator }
  omp.critical { omp.terminator }
  omp.workshare nowait {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
    }
    omp.terminator
  }
  omp.teams {
    omp.workdistribute { omp.terminator }
    omp.terminator
  }
  return
}
func.func @atomics(%x: memref<i32>, %v: memref<i32>, %e: i32) {
  omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  omp.atomic.read %v = %x hint(uncontended, nonspeculative) memory_order(acquire) : memref<i32>, memref<i32>, i32
  omp.atomic.write %x = %e memory_order(release) hint(contended) : memref<i32>, i32
  omp.atomic.update memory_order(seq_cst) %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%a : i32)
  }
  omp.atomic.capture hint(none) memory_order(relaxed) {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.write %x = %e : memref<i32>, i32
  }
  return
}
func.func @cancel(%c: i1, %i: i32, %m: memref<i32>) {
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  omp.wsloop ordered(2) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.ordered depend_type(dependsink) depend_vec(%i, %i : i32, i32) {doacross_num_loops = 2 : i64}
      omp.yield
    }
  }
  omp.wsloop ordered(0) reduction(mod: inscan, @r %m -> %d : memref<i32>) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.ordered.region par_level_simd { omp.terminator }
      omp.scan inclusive(%d : memref<i32>)
      omp.yield
    }
  }
  return
}
