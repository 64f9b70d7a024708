func.func private @f()
func.func private @g(%a: i32)
func.func @h() { func.call @f() {callee = @g} : () -> () return }
// -----
func.func private @f()
func.func @h() { func.call @f() {callee = 1} : () -> () return }
// -----
func.func private @f()
func.func @h() { func.call @f() {a = 1, a = 2} : () -> () return }
// -----
func.func private @f() attributes {sym_name = "x"}
// -----
func.func private @f() attributes {function_type = () -> ()}
// -----
func.func private @f() attributes {sym_visibility = "public"}
// -----
func.func private @f() attributes {arg_attrs = []}
// -----
func.func private @f() attributes {res_attrs = []}
// -----
"func.func"() <{sym_name = "f"}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = 1}> ({}) : () -> ()
// -----
"func.func"() <{function_type = () -> ()}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), arg_attrs = 1}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), arg_attrs = [1]}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), arg_attrs = [{}]}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [{a}]}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [1]}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (i32), res_attrs = [{a}]}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (i32), res_attrs = []}> ({}) : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = () -> (i32), res_attrs = 1} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = 1} : () -> ()
// -----
"func.func"() ({}) {sym_name = 1, function_type = () -> ()} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f"} : () -> ()
// -----
"func.func"() ({}) {} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = () -> (), no_inline = 1} : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), no_inline = 1}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "private"}> ({^bb0(%a: i32): }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({^bb0: "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({^bb0(%a: i64): "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({^bb0(%a: i32): "func.return"(%a) : (i32) -> () }) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> (i64)}> ({^bb0(%a: i32): "func.return"(%a) : (i32) -> () }) : () -> ()
// -----
"func.return"() : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> () : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({}, {}) : () -> ()
// -----
func.func @f(%a: i32) { "x"() : () -> () }
// -----
func.func @f(%a: i32) { }
// -----
func.func @f(i32) { return }
// -----
func.func @f(...) { return }
// -----
func.func @f(i32, ...)
// -----
func.func @f(..., i32)
// -----
func.func private @f(i32, ...)
// -----
func.func private f
// -----
func.func private @f() -> 
// -----
func.func private @f() -> ()
// -----
func.func private @f() -> i32 {
}
// -----
func.func nested @f()
// -----
func.func public @f()
// -----
func.func public @f() { return }
// -----
func.func nested private @f() { return }
// -----
func.func @f() -> (i32 {a.b}, i64) attributes {x.y} { %0 = "x"() : () -> i32 %1 = "x"() : () -> i64 return %0, %1 : i32, i64 }
// -----
func.func @f() -> i32 { %0 = "x"() : () -> i32 return %0 }
// -----
func.func @f() -> i32 { %0 = "x"() : () -> i32 return %0 : i64 }
// -----
func.func @f() -> i32 { return }
// -----
func.func @f() { %0 = "x"() : () -> i32 return %0, %0 : i32 }
// -----
func.func private @f(i32) -> i64
func.func @g(%a: i32) { func.call @f(%a) : (i64) -> i64 return }
// -----
func.func private @f(i32) -> i64
func.func @g(%a: i32) { func.call @f(%a) : (i32) -> i32 return }
// -----
func.func private @f(i32) -> i64
func.func @g(%a: i32) { func.call @f(%a) : (i32) -> () return }
// -----
func.func private @f(i32) -> i64
func.func @g(%a: i32) { func.call @f() : () -> i64 return }
// -----
func.func private @f(i32) -> i64
func.func @g(%a: i64) { %0 = func.call @f(%a) : (i64) -> i64 return }
// -----
func.func private @f(i32) -> i64
func.func @g(%a: i32) { %0 = func.call @f(%a) : (i32) -> i32 return }
// -----
func.func @g(%a: i32) { %0 = func.call @f(%a) : (i32) -> i32 return }
// -----
module @f {}
func.func @g(%a: i32) { %0 = func.call @f(%a) : (i32) -> i32 return }
// -----
func.func @g(%a: i32) { %0 = func.constant @g : i32 return }
// -----
func.func @g(%a: i32) { %0 = func.constant @h : (i32) -> () return }
// -----
func.func @g(%a: i32) { %0 = func.constant @g : () -> () return }
// -----
func.func @g(%a: i32) { %0 = func.constant @g : (i32) -> () func.call_indirect %0(%a) : (i32) -> () return }
// -----
func.func @g(%a: i32) { %0 = func.constant @g : (i32) -> () func.call_indirect %0() : (i32) -> () return }
// -----
func.func @g(%a: i32) { %0 = func.constant @g : (i32) -> () func.call_indirect %0(%a) : () -> () return }
// -----
func.func @g(%a: i32) { func.call_indirect %a(%a) : (i32) -> () return }
// -----
func.func @g(%a: i32) { "func.call_indirect"(%a, %a) : (i32, i32) -> () return }
// -----
func.func @g(%a: i32) { "func.call"(%a) : (i32) -> () return }
// -----
func.func @g(%a: i32) { "func.call"(%a) <{callee = 1}> : (i32) -> () return }
// -----
func.func @g(%a: i32) { "func.call"(%a) {callee = 1} : (i32) -> () return }
// -----
func.func @g(%a: i32) { "func.constant"() {value = 1} : () -> (i32) return }
// -----
func.func @g(%a: i32) { "func.constant"() {value = @g} : () -> (i32) return }
// -----
func.func @f(%a: i32) -> i32 attributes {} { return %a : i32 }
// -----
func.func @f(%a: i32 loc("x"), %b: i32 {x.y} loc(unknown)) { return loc("y") } loc("z")
// -----
func.func @f(%a: i32) { ^bb0(%b: i32): return }
// -----
func.func @f(%a: i32) { ^bb0: return }
// -----
func.func @f(%a#1: i32) { return }
// -----
func.func @f(%a: i32) { %a = "x"() : () -> i32 return }
// -----
func.func @f(%0: i32) { "x"(%0) : (i64) -> () return }
// -----
"x"() ({ func.func @f(%0: i32) { return } }) : () -> ()
// -----
%0 = "x"() : () -> i32
func.func @f() { "x"(%0) : (i32) -> () return }
// -----
func.func @f() { "x"() : () -> () "y"() : () -> () ^bb1: return }
// -----
func.func @f() { return "y"() : () -> () }
// -----
func.func @f() { return ^bb1: return }
// -----
func.func @f() { return
return }
