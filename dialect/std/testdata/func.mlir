// Functions that are declared, defined, called and values.

func.func private @away(i32, memref<?xf32>) -> f64
func.func private @marked(i32 {test.arg}, f32) -> (f64 {test.res = 1 : i64})
func.func nested @nothing() {
  return
}

func.func @twice(%x: i64) -> (i64, i64) attributes {test.note = "two"} {
  return %x, %x : i64, i64
}

func.func @inline(%x: i32) -> i32 attributes {no_inline} {
  return {test.here} %x : i32
}

func.func @caller(%x: i64, %n: i32, %m: memref<?xf32>) -> f64 {
  %0:2 = call @twice(%x) : (i64) -> (i64, i64)
  func.call @nothing() {test.cold} : () -> ()
  %f = constant @away : (i32, memref<?xf32>) -> f64
  %1 = call_indirect %f(%n, %m) : (i32, memref<?xf32>) -> f64
  %g = func.constant @nothing : () -> ()
  func.call_indirect %g() : () -> ()
  return %1 : f64
}

module @inner {
  func.func @twice(%x: i64) -> i64 {
    return %x : i64
  }
}
