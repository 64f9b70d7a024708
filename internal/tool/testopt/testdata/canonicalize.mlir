// ARGS: --canonicalize
// ARGS: --canonicalize=top-down=false
// ARGS: --canonicalize=max-iterations=0
// ARGS: --canonicalize=max-num-rewrites=0
func.func @f(%a: i64, %b: i32) -> (i64, i32, i16, i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i64, i32 to i32, i64
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, i64 to i64, i32
  %2 = builtin.unrealized_conversion_cast %0#0 : i32 to i16
  %3 = builtin.unrealized_conversion_cast %2 : i16 to i64
  %4 = builtin.unrealized_conversion_cast to i64
  %5 = builtin.unrealized_conversion_cast %4 : i64 to i64
  return %1#0, %1#1, %2, %5 : i64, i32, i16, i64
}
