#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> i32
  %1 = "builtin.unrealized_conversion_cast"() : () -> i32
  %2 = "kinds.values"(%0, %1) : (i32, i32) -> i32
  %3 = "kinds.unnamed"(%2, %0) : (i32, i32) -> index
  %4:2 = "kinds.groups"(%0, %1, %0) <{nestedSizes = array<i32>, operandSegmentSizes = array<i32: 2, 1, 0, 0>, resultSegmentSizes = array<i32: 2, 0>}> : (i32, i32, i32) -> (i1, i32)
  %5 = "kinds.groups"(%1, %3, %0, %0, %1) <{nestedSizes = array<i32: 1, 0, 2>, operandSegmentSizes = array<i32: 0, 1, 1, 3>, resultSegmentSizes = array<i32: 0, 1>}> : (i32, index, i32, i32, i32) -> i1
  %6:2 = "kinds.buildable"(%0) : (i32) -> (i64, i1)
  "kinds.attributes"() <{any = "any", color = 6 : i32, dict = {}, elements = dense<[1, 2]> : tensor<2xi32>, f32 = 1.500000e+00 : f32, flag = true, flags = array<i1: true, false>, function = () -> i1, i32 = -3 : i32, i64s = array<i64: 1, -2>, i8s = array<i8: 3, -4>, index = 6 : index, label = #kinds.label<"of a box", 4, more = unit>, list = [unit], map = #map, path = @a::@b, set = #kinds.flags<both>, si64 = -4 : si64, symbol = @sym, text = "text", type = i1, ui8 = 250 : ui8, unit}> : () -> ()
  "kinds.options"() <{flags = #kinds.flags<none>, on = true, three = 3 : i64, zero = 0 : i64}> : () -> ()
  "kinds.options"() <{any, color = 5 : i32, flags = #kinds.flags<both>, i32 = 0 : i32, label = #kinds.label<"of a box", 4, more = unit>, list = [], nine = 0 : i64, on = false, text = "", three = 0 : i64, unit, zero = 1 : i64}> : () -> ()
  "kinds.properties"() <{flag = true, four = 0 : i32, list = array<i64>, number = 5 : i64, text = "t", unit}> : () -> ()
  "kinds.loop"(%0) ({
    "kinds.yield"() : () -> ()
  }) : (i32) -> ()
  "kinds.loop"() ({
  ^bb0(%arg1: i32):
    "kinds.yield"(%arg1) : (i32) -> ()
  }) : () -> ()
  "kinds.choice"() ({
  }, {
  ^bb0(%arg0: i1):
  }, {
  ^bb0:
  }) : () -> ()
  "kinds.named"() <{sym_name = "f", sym_visibility = "private"}> : () -> ()
  %7 = "kinds.hooks"(%0) <{times = 12 : i64}> ({
    "kinds.yield"() : () -> ()
  }) : (i32) -> i32
  %8 = "kinds.cast"(%7) : (i32) -> !kinds.plain
  %9 = "kinds.cast"(%8) : (!kinds.plain) -> !kinds.box<8, i1, true, [2, 3], small, i32, i1>
  %10 = "builtin.unrealized_conversion_cast"() : () -> i1
  "kinds.choice"() ({
    "kinds.branch"(%10)[^bb1, ^bb1] : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "kinds.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
