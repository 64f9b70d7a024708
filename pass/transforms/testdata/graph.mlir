// ARGS: --allow-unregistered-dialect --topological-sort
// ARGS: --allow-unregistered-dialect --cse
// ARGS: --allow-unregistered-dialect --symbol-dce

module {
  %0 = "test.foo"(%1) : (i32) -> i32
  %1 = "test.bar"(%2, %3) : (i32, i32) -> i32
  %2 = arith.constant 3 : i32
  %3 = scf.execute_region -> i32 { "test.use"(%4) : (i32) -> ()   scf.yield %4 : i32 }
  %4 = arith.addi %5, %5 : i32
  %5 = arith.addi %4, %4 : i32
  %6 = arith.constant 3 : i32
  "x.u"(%6) : (i32) -> ()
%a = "x.a"(%b) : (i32) -> i32
%b = "x.a"() : () -> i32
}
// -----
