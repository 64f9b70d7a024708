func.func @g(%a: i32) { %0 = func.constant @h : () -> () "func.call_indirect"(%0, %a) : (() -> (), i32) -> () return }
func.func private @h()
// -----
func.func @g(%a: i32) { %0 = func.constant @h : () -> () %1 = "func.call_indirect"(%0) : (() -> ()) -> i32 return }
func.func private @h()
// -----
func.func @g(%a: i32) { %0 = func.constant @h : () -> () "func.call_indirect"(%0) <{arg_attrs = [1]}> : (() -> ()) -> () return }
func.func private @h()
// -----
func.func @g(%a: i32) { %0 = func.constant @h : () -> () "func.call_indirect"(%0) <{res_attrs = 1}> : (() -> ()) -> () return }
func.func private @h()
// -----
func.func @g(%a: i32) { "func.return"()[^bb1] : () -> () ^bb1: return }
// -----
func.func @g() { "z"(%a) : (i32) -> () "x"() ({ %a = "y"() : () -> i32 }) : () -> () return }
// -----
func.func @g() { "x"() ({ %a = "y"() : () -> i32 "e"() : () -> () }) : () -> () "z"(%a) : (i32) -> () return }
// -----
func.func @g(%a: i32, %b: i64) { %0 = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i64) -> i1 return }
// -----
func.func @g(%a: i32, %b: i64) { %0 = "arith.addi"(%a, %b) <{}> : (i32, i64) -> i32 return }
// -----
func.func @g(%a: f32) { %0 = "math.sqrt"(%a) : (f32) -> f64 return }
// -----
func.func @g(%a: i32) { %0 = "math.sqrt"(%a) : (i32) -> i32 return }
// -----
func.func @g(%a: tensor<2xi32>, %b: tensor<3xi32>) { %0 = "arith.addi"(%a, %b) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32> return }
// -----
func.func @g(%a: tensor<2xi32>, %b: vector<2xi32>) { %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> vector<2xi1> return }
// -----
func.func @g(%a: i1, %b: tensor<2xi32>) { %0 = "arith.select"(%b, %b, %b) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> return }
// -----
func.func @g(%a: i32) { %0 = "arith.extsi"(%a) : (i32) -> i16 return }
// -----
func.func @g(%a: i32) { "arith.extsi"(%a) : (i32) -> () return }
// -----
func.func @g(%a: index) { "scf.for"(%a, %a, %a) ({}) : (index, index, index) -> () return }
// -----
func.func @g(%a: index) { "scf.for"(%a, %a, %a) ({ ^bb0(%i: i32): "scf.yield"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @g(%a: index) { "scf.for"(%a, %a, %a) ({ ^bb0(%i: index): "scf.yield"() : () -> () ^bb1: "scf.yield"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @g(%a: index) { "scf.for"(%a, %a, %a) ({ ^bb0(%i: index): "x"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @g(%a: index) { "scf.yield"() : () -> () return }
// -----
func.func @g(%a: i1) { "scf.if"(%a) ({ }, { }) : (i1) -> () return }
// -----
func.func @g(%a: i1) { "scf.if"(%a) ({ "scf.yield"() : () -> () }) : (i1) -> () return }
// -----
func.func @g(%a: i1) { cf.br ^bb1(%a : i1) ^bb1: return }
// -----
func.func @g(%a: i1) { cf.br ^bb1(%a : i1) ^bb1(%b: i32): return }
// -----
func.func @g(%a: i1) { cf.br ^bb0 ^bb1: return }
// -----
func.func @g(%a: i1) { ^bb0: cf.br ^bb0 }
// -----
func.func @g(%a: i1) { cf.cond_br %a weights([0, 0]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @g(%a: i1) { cf.cond_br %a weights([1]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @g(%a: i1) { cf.cond_br %a weights([-1, 1]), ^bb1, ^bb1 ^bb1: return }
// -----
"builtin.module"() ({ func.func @f() { return } "x"() ({ %0 = "q"() : () -> i32 func.func @g() { "u"(%0) : (i32) -> () return } }) : () -> () }) : () -> ()
