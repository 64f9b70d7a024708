omp.parallel {
  omp.teams { omp.terminator }
  omp.terminator
}

// -----

%i = "test.x"() : () -> i32
"omp.teams"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({ omp.terminator }) : (i32) -> ()

// -----

%i, %j = "test.x"() : () -> (i32, i64)
omp.teams num_teams(%i : i32 to %j : i64) { omp.terminator }

// -----

omp.sections {
  "test.x"() : () -> ()
  omp.terminator
}

// -----

omp.section { omp.terminator }

// -----

omp.wsloop {
}

// -----

omp.wsloop {
  "test.x"() : () -> ()
}

// -----

%i = "test.x"() : () -> i32
omp.wsloop {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  "test.x"() : () -> ()
}

// -----

"omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
}) : () -> ()

// -----

%i = "test.x"() : () -> i32
omp.wsloop {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.wsloop {
  omp.simd {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
}

// -----

%i = "test.x"() : () -> i32
omp.wsloop {
  omp.simd {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
}

// -----

%i = "test.x"() : () -> i32
omp.wsloop {
  omp.distribute {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.simd {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.simd {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
}

// -----

%i = "test.x"() : () -> i32
omp.distribute {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.distribute {
  omp.simd {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
}

// -----

%i = "test.x"() : () -> i32
omp.distribute {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.distribute {
  omp.taskloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.taskloop {
  omp.simd {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
}

// -----

%i = "test.x"() : () -> i32
omp.taskloop {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.taskloop {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.loop {
  omp.simd {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
}

// -----

%i = "test.x"() : () -> i32
omp.workshare.loop_wrapper {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
}

// -----

%i = "test.x"() : () -> i32
omp.workshare {
  omp.workshare.loop_wrapper {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
    } {omp.composite}
  }
  omp.terminator
}

// -----

omp.parallel { omp.terminator } {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.parallel {
  omp.distribute {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.terminator
}

// -----

%i = "test.x"() : () -> i32
omp.parallel {
  omp.barrier
  omp.distribute {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.terminator
} {omp.composite}

// -----

%i = "test.x"() : () -> i32
omp.parallel {
  omp.distribute {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.distribute {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }
  }
  omp.terminator
} {omp.composite}

// -----

"omp.loop_nest"() ({ omp.yield }) : () -> ()

// -----

%i = "test.x"() : () -> i32
"omp.loop_nest"(%i, %i, %i) ({ omp.yield }) : (i32, i32, i32) -> ()

// -----

%i = "test.x"() : () -> i32
"omp.loop_nest"(%i, %i, %i) ({
^bb0(%a: i64):
  omp.yield }) : (i32, i32, i32) -> ()

// -----

%i = "test.x"() : () -> i32
omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) { omp.yield }

// -----

%i = "test.x"() : () -> i32
omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) collapse(2) { omp.yield }

// -----

%i = "test.x"() : () -> i32
omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) tiles(2, 3) { omp.yield }

// -----

%i = "test.x"() : () -> i32
omp.loop_nest (%k) : i32 = (%i, %i) to (%i) step (%i) tiles(2, 3) { omp.yield }

// -----

omp.cancel cancellation_construct_type(parallel)

// -----

omp.cancellation_point cancellation_construct_type(parallel)

// -----

omp.sections {
  omp.cancel cancellation_construct_type(foo)
}

// -----

omp.task {
  omp.cancel cancellation_construct_type(parallel)
  omp.terminator
}

// -----

omp.task {
  omp.cancel cancellation_construct_type(loop)
  omp.terminator
}

// -----

omp.task {
  omp.cancel cancellation_construct_type(sections)
  omp.terminator
}

// -----

omp.parallel {
  omp.cancel cancellation_construct_type(taskgroup)
  omp.terminator
}

// -----

omp.task {
  omp.cancellation_point cancellation_construct_type(parallel)
  omp.terminator
}

// -----

omp.task {
  omp.cancellation_point cancellation_construct_type(loop)
  omp.terminator
}

// -----

omp.task {
  omp.cancellation_point cancellation_construct_type(sections)
  omp.terminator
}

// -----

omp.parallel {
  omp.cancellation_point cancellation_construct_type(taskgroup)
  omp.terminator
}

// -----

%i = "test.x"() : () -> i32
omp.wsloop nowait {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
    omp.cancel cancellation_construct_type(loop)
    omp.yield
  }
}

// -----

%i = "test.x"() : () -> i32
omp.wsloop ordered(1) {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
    omp.cancel cancellation_construct_type(loop)
    omp.yield
  }
}

// -----

omp.sections nowait {
  omp.section {
    omp.cancel cancellation_construct_type(sections)
    omp.terminator
  }
  omp.terminator
}

// -----

omp.ordered depend_type(dependsource) {doacross_num_loops = 1 : i64}

// -----

%i = "test.x"() : () -> i32
omp.wsloop {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
    omp.ordered depend_type(dependsource) {doacross_num_loops = 1 : i64}
    omp.yield
  }
}

// -----

%i = "test.x"() : () -> i32
omp.wsloop ordered(0) {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
    omp.ordered depend_type(dependsource) {doacross_num_loops = 1 : i64}
    omp.yield
  }
}

// -----

%i = "test.x"() : () -> i32
omp.wsloop ordered(2) {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
    omp.ordered depend_type(dependsource) {doacross_num_loops = 1 : i64}
    omp.yield
  }
}

// -----

%i = "test.x"() : () -> i32
omp.wsloop ordered(2) {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
    omp.ordered.region { omp.terminator }
    omp.yield
  }
}

// -----

%i = "test.x"() : () -> i32
omp.distribute {
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
    omp.ordered.region { omp.terminator }
    omp.yield
  }
}

// -----

%m = "test.x"() : () -> memref<i32>
omp.scan inclusive(%m : memref<i32>) exclusive(%m : memref<i32>)

// -----

%m = "test.x"() : () -> memref<i32>
omp.scan inclusive(%m : memref<i32>)

// -----

omp.teams {
  omp.workdistribute { }
  omp.terminator
}

// -----

omp.workdistribute { omp.terminator }

// -----

omp.teams {
  omp.workdistribute { "test.x"() : () -> () }
  omp.terminator
}

// -----

omp.teams {
  omp.workdistribute {
    omp.barrier
    omp.terminator
  }
  omp.terminator
}

// -----

omp.teams {
  omp.workdistribute {
    omp.parallel { omp.terminator }
    omp.terminator
  }
  omp.terminator
}

// -----

omp.workdistribute {
  omp.teams { omp.terminator }
  omp.terminator
}

// -----

%m = "test.x"() : () -> memref<i32>
omp.allocate_dir(%m : memref<i32>) align(3)
