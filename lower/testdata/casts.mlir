// ARGS: --allow-unregistered-dialect --reconcile-unrealized-casts
func.func @a(%arg0: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %arg0 : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  return %1 : i64
}
func.func @b(%arg0: i64) -> (i16, i64) {
  %0 = builtin.unrealized_conversion_cast %arg0 : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i16
  %2 = builtin.unrealized_conversion_cast %1 : i16 to i64
  %3 = builtin.unrealized_conversion_cast %1 : i16 to i8
  return %1, %2 : i16, i64
}
func.func @c(%a: f32, %b: f32) -> (f32, f32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : f32, f32 to complex<f32>
  %1:2 = builtin.unrealized_conversion_cast %0 : complex<f32> to f32, f32
  return %1#0, %1#1 : f32, f32
}
func.func @d() -> i1 {
  %0 = builtin.unrealized_conversion_cast to i1
  %1 = builtin.unrealized_conversion_cast to i2
  return %0 : i1
}
