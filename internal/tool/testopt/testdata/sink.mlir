// ARGS: --test-control-flow-sink
func.func @f(%c: i1) -> i32 {
  %0 = "test.sink_me"() : () -> i32
  %1 = "test.sink_me"(%0) : (i32) -> i32
  %2 = "test.dont_sink_me"() : () -> i32
  %3 = "test.sink_me"(%2) : (i32) -> i32
  %4 = "test.sink_me"() : () -> i32
  "test.sink_target"(%2) ({
    "test.use"(%1, %2, %3) : (i32, i32, i32) -> ()
    scf.if %c {
      "test.use"(%4) : (i32) -> ()
    }
  }, {
    "test.use"(%4) : (i32) -> ()
  }) : (i32) -> ()
  return %3 : i32
}
// -----
func.func @nested() {
  %0 = "test.sink_me"() : () -> i32
  %1 = "test.sink_me"() : () -> i32
  "test.sink_target"() ({
    "test.sink_target"() ({
      "test.use"(%0) : (i32) -> ()
    }) : () -> ()
    "test.use"(%1) : (i32) -> ()
  }, {
  ^bb:
    "test.x"() : () -> ()
  }) : () -> ()
  return
}
