// ARGS: --pass-pipeline=builtin.module(test-lazy-loading)
// ARGS: --pass-pipeline=builtin.module(test-lazy-loading{bytecode-version=1})
// ARGS: --pass-pipeline=builtin.module(test-lazy-loading{bytecode-version=99})
func.func @f(%c: i1) {
  %0 = arith.constant 3 : i32
  %1:2 = "test.op"() : () -> (i32, i32)
  scf.if %c {
    test.isolated_region %1#1 {
      "test.consumer"(%1#1) : (i32) -> ()
      test.isolated_regions {
        "test.unknown_op"() : () -> ()
      }, {
      }
    }
  }
  "test.two_region_op"() ({
    "test.unknown_op"() : () -> ()
  }, {
    "test.consumer"(%0) : (i32) -> ()
  }) : () -> ()
  "test.two_region_op"() ({
    "test.unknown_op"() : () -> ()
  }, {
  ^bb0(%a: i8):
    "test.consumer"(%a) : (i8) -> ()
  }) : () -> ()
  return
}
module @empty {
}
