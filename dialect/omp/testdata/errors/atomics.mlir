%x, %v = "test.x"() : () -> (memref<i32>, memref<i32>)
omp.atomic.read %v = %x memory_order(acq_rel) : memref<i32>, memref<i32>, i32

// -----

%x, %v = "test.x"() : () -> (memref<i32>, memref<i32>)
omp.atomic.read %v = %x memory_order(release) : memref<i32>, memref<i32>, i32

// -----

%x, %v = "test.x"() : () -> (memref<i32>, memref<i32>)
omp.atomic.read %v = %x memory_order(foo) : memref<i32>, memref<i32>, i32

// -----

%x = "test.x"() : () -> memref<i32>
omp.atomic.read %x = %x : memref<i32>, memref<i32>, i32

// -----

%x, %v = "test.x"() : () -> (memref<i32>, memref<i32>)
omp.atomic.read %v = %x hint(contended, uncontended) : memref<i32>, memref<i32>, i32

// -----

%x, %v = "test.x"() : () -> (memref<i32>, i32)
omp.atomic.write %x = %v memory_order(acquire) : memref<i32>, i32

// -----

%x, %v = "test.x"() : () -> (memref<i32>, i64)
omp.atomic.write %x = %v : memref<i32>, i64

// -----

%x = "test.x"() : () -> memref<i32>
omp.atomic.update memory_order(acquire) %x : memref<i32> {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

%x = "test.x"() : () -> memref<i32>
omp.atomic.update %x : memref<i32> {
^bb0(%a: i64):
  omp.yield(%a : i64)
}

// -----

%x = "test.x"() : () -> memref<i32>
omp.atomic.update %x : memref<i32> {
^bb0(%a: i32):
  omp.yield
}

// -----

%x = "test.x"() : () -> memref<i32>
omp.atomic.update %x : memref<i32> {
^bb0(%a: i32):
  omp.terminator
}

// -----

omp.atomic.capture { }

// -----

%x, %v, %e = "test.x"() : () -> (memref<i32>, memref<i32>, i32)
omp.atomic.capture {
  omp.atomic.read %v = %x hint(contended) : memref<i32>, memref<i32>, i32
  omp.atomic.write %x = %e : memref<i32>, i32
}

// -----

%x, %v, %e = "test.x"() : () -> (memref<i32>, memref<i32>, i32)
omp.atomic.capture {
  omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  omp.atomic.write %x = %e memory_order(relaxed) : memref<i32>, i32
}

// -----

%x, %v, %e = "test.x"() : () -> (memref<i32>, memref<i32>, i32)
omp.atomic.capture hint(contended, uncontended) {
  omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  omp.atomic.write %x = %e : memref<i32>, i32
}
