#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  %0 = unrealized_conversion_cast to i32
  %1 = unrealized_conversion_cast to i32
  %2 = kinds.values %0, %1 : i32
  %3 = "kinds.unnamed"(%2, %0) : (i32, i32) -> index
  %outs:2 = "kinds.groups"(%0, %1, %0) <{nestedSizes = array<i32>, operandSegmentSizes = array<i32: 2, 1, 0, 0>, resultSegmentSizes = array<i32: 2, 0>}> : (i32, i32, i32) -> (i1, i32)
  %last = "kinds.groups"(%1, %3, %0, %0, %1) <{nestedSizes = array<i32: 1, 0, 2>, operandSegmentSizes = array<i32: 0, 1, 1, 3>, resultSegmentSizes = array<i32: 0, 1>}> : (i32, index, i32, i32, i32) -> i1
  %sum, %carry = kinds.buildable %0
  "kinds.attributes"() <{any = "any", color = 6 : i32, dict = {}, elements = dense<[1, 2]> : tensor<2xi32>, f32 = 1.500000e+00 : f32, flag = true, flags = array<i1: true, false>, function = () -> i1, i32 = -3 : i32, i64s = array<i64: 1, -2>, i8s = array<i8: 3, -4>, index = 6 : index, label = #kinds.label<"of a box", 4, more = unit>, list = [unit], map = #map, path = @a::@b, set = #kinds.flags<both>, si64 = -4 : si64, symbol = @sym, text = "text", type = i1, ui8 = 250 : ui8, unit}> : () -> ()
  kinds.options
  kinds.options {any, color = 5 : i32, flags = #kinds.flags<both>, i32 = 0 : i32, label = #kinds.label<"of a box", 4, more = unit>, list = [], nine = 0 : i64, on = false, text = "", three = 0 : i64, unit, zero = 1 : i64}
  "kinds.properties"() <{flag = true, four = 0 : i32, list = array<i64>, number = 5 : i64, text = "t", unit}> : () -> ()
  "kinds.loop"(%0) ({
    kinds.yield
  }) : (i32) -> ()
  "kinds.loop"() ({
  ^bb0(%arg0: i32):
    kinds.yield %arg0 : i32
  }) : () -> ()
  "kinds.choice"() ({
  }, {
  ^bb0(%arg0: i1):
  }, {
  ^bb0:
  }) : () -> ()
  kinds.named "private" @f
  %hooked = kinds.hooks %0 times 12 {
    kinds.yield
  } : i32
  %4 = kinds.cast %hooked as : i32 to !kinds.plain
  %5 = kinds.cast %4 as : !kinds.plain to !kinds.box<8, i1, true, [2, 3], small, i32, i1>
  %6 = unrealized_conversion_cast to i1
  "kinds.choice"() ({
    "kinds.branch"(%6)[^bb1, ^bb1] : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    kinds.yield
  }) : () -> ()
}
