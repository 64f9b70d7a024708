"builtin.module"() ({
  "kinds.named"() <{sym_name = "name"}> : () -> ()
  %0:3 = "builtin.unrealized_conversion_cast"() : () -> (i32, i64, i1)
  %1 = "kinds.built"(%0#0) <{color = 6 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, size = 7 : i64}> ({
  }) : (i32) -> i32
  %2 = "kinds.built"(%0#0) <{color = 5 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, size = 1 : i64}> ({
  }) : (i32) -> i32
  %3 = "kinds.built"(%0#0, %0#1) <{color = 6 : i32, label = "pair", operandSegmentSizes = array<i32: 1, 1, 0>, size = 32 : i64}> ({
  }) : (i32, i64) -> i32
  %4 = "kinds.built"(%0#0, %0#0) <{color = 6 : i32, label = "aligned", operandSegmentSizes = array<i32: 1, 1, 0>, size = 16 : i64}> ({
  }) : (i32, i32) -> i32
  %5 = "kinds.built"(%0#0, %0#1, %0#0) <{color = 5 : i32, operandSegmentSizes = array<i32: 1, 0, 2>, size = 3 : i64}> ({
  }) : (i32, i64, i32) -> i32
  %6 = "kinds.built"(%0#1, %0#1) <{color = 0 : i32, label = "name", operandSegmentSizes = array<i32: 1, 0, 1>, size = 0 : i64}> ({
  }) : (i64, i64) -> i64
  %7 = "builtin.unrealized_conversion_cast"() : () -> i64
  %8 = "kinds.built"(%7) <{color = 5 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, size = 4 : i64}> ({
  }) : (i64) -> i64
  %9 = "builtin.unrealized_conversion_cast"() : () -> i64
  %10 = "kinds.built"(%9) <{color = 5 : i32, operandSegmentSizes = array<i32: 1, 0, 0>, size = 5 : i64}> ({
  }) : (i64) -> i64
  "kinds.choice"() ({
    "kinds.branch"(%0#2)[^bb1, ^bb1, ^bb2] {kinds.name = "far", kinds.unit} : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "kinds.yield"() : () -> ()
  ^bb2:  // pred: ^bb0
    "kinds.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
