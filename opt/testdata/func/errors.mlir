func.func
// -----
func.func @f
// -----
func.func @f(
// -----
func.func @f(%a)
// -----
func.func @f(%a: i32, i32)
// -----
func.func @f(i32, %a: i32)
// -----
func.func @f(%a: i32, %a: i32) { return }
// -----
func.func @f(%a: i32 {a}) { return }
// -----
func.func @f() -> (i32 {a})
// -----
func.func @f() -> (i32
// -----
func.func @f() ->
// -----
func.func @f() {}
// -----
func.func @f()
// -----
func.func private @f() attributes
// -----
func.func private @f() attributes {sym_name = "x"}
// -----
func.func private @f() attributes {function_type = i32}
// -----
func.func private @f() attributes {sym_visibility = "x"}
// -----
func.func foo @f()
// -----
func.func @f() { return } func.func @f() { return }
// -----
func.func @f(%a: i32) -> i32 { return }
// -----
func.func @f(%a: i32) -> f32 { return %a : i32 }
// -----
func.func @f(%a: i32) { return %a : i32 }
// -----
func.func @f() { call @g() : () -> () return }
// -----
func.func private @g(i32) -> f32
func.func @f() { call @g() : () -> () return }
// -----
func.func private @g(i32) -> f32
func.func @f(%a: f32) { call @g(%a) : (f32) -> () return }
// -----
func.func private @g(i32) -> f32
func.func @f(%a: i32) { call @g(%a) : (i32) -> () return }
// -----
func.func private @g(i32) -> f32
func.func @f(%a: i32) { %0 = call @g(%a) : (i32) -> i32 return }
// -----
func.func @f() { %0 = constant @g : () -> () return }
// -----
func.func private @g(i32) -> f32
func.func @f() { %0 = constant @g : () -> () return }
// -----
func.func @f() { ^bb0(%a: i32): return }
// -----
"func.func"() ({^bb0(%a: i32): "func.return"() : () -> ()}) {function_type = () -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({^bb0(%a: i32): "func.return"() : () -> ()}) {function_type = (f32) -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({^bb0(%a: i32): "func.return"() : () -> ()}) {function_type = (i32) -> (), sym_name = "f", arg_attrs = []} : () -> ()
// -----
"func.func"() ({^bb0(%a: i32): "func.return"() : () -> ()}) {function_type = (i32) -> (), sym_name = "f", arg_attrs = [1]} : () -> ()
// -----
"func.func"() ({^bb0(%a: i32): "func.return"() : () -> ()}) {function_type = (i32) -> (), sym_name = "f", res_attrs = [{}]} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f"} : () -> ()
// -----
"func.func"() ({}) {function_type = () -> ()} : () -> ()
// -----
"func.func"() ({}) {function_type = i32, sym_name = "f"} : () -> ()
// -----
"func.func"() {function_type = () -> (), sym_name = "f"} : () -> ()
// -----
func.func @f() { %a = arith.constant return }
// -----
func.func @f() { %a = arith.constant "x" return }
// -----
func.func @f() { %a = arith.constant unit return }
// -----
func.func @f() { %a = arith.constant 1 : si32 return }
// -----
func.func @f() { %a = arith.constant 1 : ui32 return }
// -----
func.func @f() { %a = arith.constant [1] return }
// -----
func.func @f(%a: i32) { %b = arith.select %a, %a, %a : i32 return }
// -----
func.func @f(%a: i1) { %b = arith.select %a, %a : i1 return }
// -----
func.func @f(%a: i32) { %b = arith.select %a, %a, %a : i32, i32 return }
// -----
func.func @f(%a: tensor<2xi1>, %b: tensor<3xi32>) { %c = arith.select %a, %b, %b : tensor<2xi1>, tensor<3xi32> return }
// -----
func.func @f(%a: i32) { %b = arith.extui %a : i32 to i16 return }
// -----
func.func @f(%a: i32) { %b = arith.extsi %a : i32 to i32 return }
// -----
func.func @f(%a: i32) { %b = arith.trunci %a : i32 to i64 return }
// -----
func.func @f(%a: f32) { %b = arith.extf %a : f32 to f16 return }
// -----
func.func @f(%a: f32) { %b = arith.truncf %a : f32 to f64 return }
// -----
func.func @f(%a: f32) { %b = arith.addi %a, %a : f32 return }
// -----
func.func @f(%a: i32, %b: i64) { %c = arith.addi %a, %b : i32 return }
// -----
func.func @f(%a: i32) { %c = arith.cmpi foo, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { foo %a }
// -----
func.func @f(%a: i32) { func.foo %a }
// -----
func.func @f(%a: i32) { %b = arith.constant 1 : i32 }
// -----
func.func @f(%a: i32) { return "x"() : () -> () }
// -----
func.func nested @f(%a: i32)
// -----
func.func @"f"(i32) attributes {x = 1}
// -----
return
// -----
%x = arith.addi %x, %x : i32
