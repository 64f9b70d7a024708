// Arguments and results of functions are inserted, erased, and replaced with those of another function.
// ARGS: --test-func-insert-arg --mlir-print-debuginfo
// ARGS: --test-func-insert-result
// ARGS: --test-func-erase-arg
// ARGS: --test-func-erase-result
// ARGS: --test-func-set-type
// ARGS: --test-take-body
// ARGS: --test-clone

func.func @first(%a: i8 {test.A}, %b: i16) -> (i1 {test.R}, i2) attributes {
  test.insert_args = [[0, i32], [1, f32, {test.B}], [1, f64], [2, f16, {}, loc("here")]],
  test.insert_results = [[0, i32, {test.X}], [1, f32], [2, f16]]} {
  %0:2 = "r"(%b) : (i16) -> (i1, i2)
  return %0#0, %0#1 : i1, i2
}
func.func private @none() -> f32 attributes {test.insert_results = [[1, i1], [1, i2, {test.Y}]], test.insert_args = []}

// -----

func.func private @erase(i8 {test.erase_this_arg}, i16 {test.A}, i32 {test.erase_this_arg, test.B}) -> (f16 {test.C}, f32 {test.erase_this_result})
func.func private @erase_all(i8 {test.erase_this_arg}) -> (f32 {test.erase_this_result})
func.func private @erase_marks(i8, i32 {test.erase_this_arg}) -> (f32 {test.erase_this_result}, f16)
func.func @body(%a: i8 {test.erase_this_arg}, %b: i8) -> i8 { return %b : i8 }

// -----

func.func private @long(i8, i16, i32) -> (f16, f32)
func.func private @short(i8 {test.A}) attributes {test.set_type_from = @long}
func.func private @more(i8 {test.A}, i8, i8, i8, i8 {test.B}) -> (i8 {test.C}) attributes {test.set_type_from = @long}
func.func private @cut(i8, i8, i8, i8 {test.B}) -> (i8, i8, i8 {test.C}) attributes {test.set_type_from = @long}
func.func private @nothing()
func.func private @empty(i8 {test.A}) -> (i8 {test.C}) attributes {test.set_type_from = @nothing}

// -----

func.func @clone(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  "x"() ({ "y"() ({ "z"(%0) : (i32) -> () }) : () -> () }) : () -> ()
  return %b, %0 : i32, i32
}
func.func private @taken()
