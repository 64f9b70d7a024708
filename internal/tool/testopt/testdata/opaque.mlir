// ARGS: --test-opaque-loc --mlir-print-debuginfo
// ARGS: --test-opaque-loc --mlir-print-debuginfo --mlir-print-local-scope
#loc = loc("a":1:2)
module {
  func.func @f() -> i32 {
    %0 = "test.a"() ({
      "test.inner"() : () -> () loc("x")
      "test.end"() : () -> () loc(#loc)
    }) : () -> i32 loc(#loc)
    return %0 : i32 loc(unknown)
  } loc(fused["g", #loc])
}
