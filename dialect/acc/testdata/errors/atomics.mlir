%x = "test.x"() : () -> memref<i32>
acc.atomic.read %x = %x : memref<i32>, memref<i32>, i32

// -----

%x, %e = "test.x"() : () -> (memref<i32>, i64)
acc.atomic.write %x = %e : memref<i32>, i64

// -----

%x = "test.x"() : () -> memref<i32>
acc.atomic.update %x : memref<i32> {
^bb0:
  acc.yield
}

// -----

%x = "test.x"() : () -> memref<i32>
acc.atomic.update %x : memref<i32> {
^bb0(%a: i64):
  acc.yield %a : i64
}

// -----

%x = "test.x"() : () -> memref<i32>
acc.atomic.update %x : memref<i32> {
^bb0(%a: i32):
  acc.yield
}

// -----

%x, %e = "test.x"() : () -> (memref<i32>, i64)
acc.atomic.update %x : memref<i32> {
^bb0(%a: i32):
  acc.yield %e : i64
}

// -----

acc.atomic.capture {
}

// -----

%v, %x, %e = "test.x"() : () -> (memref<i32>, memref<i32>, i32)
acc.atomic.capture {
  acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
}

// -----

%v, %x, %e = "test.x"() : () -> (memref<i32>, memref<i32>, i32)
acc.atomic.capture {
  acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  acc.atomic.write %v = %e : memref<i32>, i32
}

// -----

%v, %x, %e = "test.x"() : () -> (memref<i32>, memref<i32>, i32)
acc.atomic.capture {
  acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  acc.atomic.update %v : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %a : i32
  }
}

// -----

%v, %x, %e = "test.x"() : () -> (memref<i32>, memref<i32>, i32)
acc.atomic.capture {
  acc.atomic.update %v : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %a : i32
  }
  acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
}
