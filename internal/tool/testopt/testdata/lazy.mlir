// ARGS: --pass-pipeline=builtin.module(test-lazy-loading)
// ARGS: --pass-pipeline=builtin.module(test-lazy-loading{bytecode-version=1})
// ARGS: --pass-pipeline=builtin.module(test-lazy-loading{bytecode-version=99})
func.func @f(%c: i1) {
  %i = arith.constant 1 : index
  %0 = arith.constant 3 : i32
  %1:2 = "test.op"() : () -> (i32, i32)
  scf.if %c {
    test.isolated_region %i {
      "test.consumer"(%i) : (index) -> ()
      %j = arith.constant 2 : index
      test.isolated_region %j {
        "test.finish"() : () -> ()
      }
      "test.finish"() : () -> ()
    }
  }
  "test.two_region_op"() ({
    "test.finish"() : () -> ()
  }, {
    "test.consumer"(%0) : (i32) -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.two_region_op"() ({
    "test.finish"() : () -> ()
  }, {
  ^bb0(%a: i8):
    "test.consumer"(%a) : (i8) -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  return
}
module @empty {
}
