omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.terminator
}

// -----

omp.private {type = private} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}

// -----

omp.private {type = firstprivate} @p : i32

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32, %b: i64):
  omp.yield(%a : i32)
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  omp.terminator
}

// -----

%c = "test.x"() : () -> i64
omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  %0, %1 = "test.y"() : () -> (i32, i64)
  omp.yield(%0, %1 : i32, i64)
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32, %b: i32):
  omp.yield
}

// -----

omp.declare_reduction @r : i32 init {
} combiner {
}

// -----

omp.declare_reduction @r : i32 alloc {
  omp.yield
} init {
} combiner {
}

// -----

omp.declare_reduction @r : i32 init {
^bb0:
  omp.yield
} combiner {
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield
} combiner {
}

// -----

omp.declare_reduction @r : i32 alloc {
  %0 = "test.x"() : () -> i32
  omp.yield(%0 : i32)
} init {
^bb0(%a: i32):
  omp.yield
} combiner {
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i64):
  omp.yield
} combiner {
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield
} combiner {
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: i32):
  omp.yield
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i64):
  omp.yield
}
