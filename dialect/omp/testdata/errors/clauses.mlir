%m = "test.x"() : () -> memref<i32>
omp.parallel private(@p %m -> %a : memref<i32>) { omp.terminator }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.simd private(@p %m -> %a : memref<i32>) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m = "test.x"() : () -> memref<i32>
"omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({
^bb0(%a: memref<i32>):
  omp.terminator
}) : (memref<i32>) -> ()

// -----

%m = "test.x"() : () -> memref<i32>
"omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({
  omp.terminator
}) : (memref<i32>) -> ()

// -----

%m = "test.x"() : () -> memref<i32>
"omp.parallel"() <{private_syms = [@x], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
  omp.terminator
}) : () -> ()

// -----

%m = "test.x"() : () -> memref<i32>
"omp.parallel"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({
  omp.terminator
}) : (memref<i32>) -> ()

// -----

omp.private {type = private} @p : memref<i64> init {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield(%b : memref<i64>)
}
%m = "test.x"() : () -> memref<i32>
omp.parallel private(@p %m -> %a : memref<i32>) { omp.terminator }

// -----

omp.private {type = firstprivate} @p : memref<i64> copy {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield(%b : memref<i64>)
}
%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.parallel private(@p %m -> %a : memref<i32>) { omp.terminator }

// -----

omp.private {type = firstprivate} @p : memref<i64> copy {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield(%b : memref<i64>)
}
%m, %i = "test.x"() : () -> (memref<i64>, i32)
omp.simd private(@p %m -> %a : memref<i64>) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m = "test.x"() : () -> memref<i32>
omp.parallel reduction(@r %m -> %d : memref<i32>) { omp.terminator }

// -----

omp.parallel private(%m) { omp.terminator }

// -----

%m = "test.x"() : () -> memref<i32>
omp.parallel private(@p %m -> %a : memref<i32>, i32) { omp.terminator }

// -----

%m = "test.x"() : () -> memref<i32>
omp.parallel reduction(mod: foo, @p %m -> %a : memref<i32>) { omp.terminator }

// -----

%m = "test.x"() : () -> memref<i32>
omp.parallel task_reduction(@p %m -> %a : memref<i32>) { omp.terminator }

// -----

%m = "test.x"() : () -> memref<i32>
"omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({
^bb0(%a: memref<i32>):
  omp.terminator
}) : (memref<i32>) -> ()

// -----

%m = "test.x"() : () -> memref<i32>
"omp.parallel"(%m) <{reduction_syms = [@r], reduction_byref = array<i1: true, false>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({
^bb0(%a: memref<i32>):
  omp.terminator
}) : (memref<i32>) -> ()

// -----

"omp.parallel"() <{reduction_syms = [@r], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
  omp.terminator
}) : () -> ()

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
}
%m = "test.x"() : () -> memref<i32>
omp.parallel reduction(@r %m -> %d, @r %m -> %e : memref<i32>, memref<i32>) { omp.terminator }

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
}
%m = "test.x"() : () -> memref<i64>
omp.parallel reduction(@r %m -> %d : memref<i64>) { omp.terminator }

// -----

%m = "test.x"() : () -> memref<i32>
omp.task in_reduction(@r %m -> %d : memref<i32>) { omp.terminator }

// -----

%m = "test.x"() : () -> memref<i32>
omp.taskgroup task_reduction(@r %m -> %d : memref<i32>) { omp.terminator }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.taskloop in_reduction(@r %m -> %d : memref<i32>) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.wsloop reduction(@r %m -> %d : memref<i32>) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.loop reduction(@r %m -> %d : memref<i32>) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.taskloop grainsize(%i : i32) num_tasks(%i : i32) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.taskloop grainsize(foo, %i : i32) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.taskloop num_tasks() { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

omp.parallel proc_bind(foo) { omp.terminator }

// -----

%i = "test.x"() : () -> i32
omp.wsloop schedule(foo) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%i = "test.x"() : () -> i32
omp.wsloop schedule(static, foo) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%i = "test.x"() : () -> i32
omp.wsloop schedule(static, simd, monotonic) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%i = "test.x"() : () -> i32
omp.wsloop schedule(static, simd, monotonic, simd) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%i = "test.x"() : () -> i32
omp.wsloop order(foo) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%i = "test.x"() : () -> i32
omp.wsloop order(reproducible:foo) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

omp.critical.declare @m hint(foo)

// -----

omp.critical.declare @m hint(contended, uncontended)

// -----

omp.critical.declare @m hint(speculative, nonspeculative)

// -----

omp.critical(@m) { omp.terminator }

// -----

%m = "test.x"() : () -> memref<i32>
"omp.task"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (memref<i32>) -> ()

// -----

"omp.task"() <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : () -> ()

// -----

%m = "test.x"() : () -> memref<i32>
omp.single copyprivate(%m -> @f : memref<i32>) { omp.terminator }

// -----

func.func @f(%a: i32) { return }
%m = "test.x"() : () -> memref<i32>
omp.single copyprivate(%m -> @f : memref<i32>) { omp.terminator }

// -----

func.func @f(%a: i32, %b: i64) { return }
%m = "test.x"() : () -> memref<i32>
omp.single copyprivate(%m -> @f : memref<i32>) { omp.terminator }

// -----

func.func @f(%a: i32, %b: i32) { return }
%m = "test.x"() : () -> memref<i32>
omp.single copyprivate(%m -> @f : memref<i32>) { omp.terminator }

// -----

"omp.single"() <{copyprivate_syms = [@f], operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ omp.terminator }) : () -> ()

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.simd aligned(%m : memref<i32> -> 0 : i64) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.simd aligned(%m : memref<i32> -> 2 : i64, %m : memref<i32> -> 2 : i64) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.simd nontemporal(%m, %m : memref<i32>, memref<i32>) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%i = "test.x"() : () -> i32
omp.simd simdlen(8) safelen(4) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
"omp.simd"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }) : (memref<i32>) -> ()

// -----

%i = "test.x"() : () -> i32
"omp.simd"() <{alignments = [1], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }) : () -> ()

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.simd linear(%m = %i : memref<i32>) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {linear_var_types = []}

// -----

%m, %i = "test.x"() : () -> (memref<i32>, i32)
omp.wsloop linear(%m = %i : memref<i32>) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } } {linear_var_types = [i32, i32]}

// -----

%i = "test.x"() : () -> i32
omp.distribute dist_schedule_chunk_size(%i : i32) { omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield } }
