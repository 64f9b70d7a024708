// ARGS: --allow-unregistered-dialect=false
"foo.bar"() : () -> ()
// -----
"bar"() : () -> ()
// -----
"func.bar"() : () -> ()
// -----
"builtin.bar"() : () -> ()
// -----
func.bar
// -----
foo.bar
// -----
func.func private @f(!foo.bar)
// -----
func.func private @f(!foo<"bar">)
// -----
func.func private @f() attributes {a.b = #foo.bar}
// -----
func.func private @f() attributes {a.b = #foo<"x y">}
// -----
func.func private @f() attributes {a.b = #builtin.bar}
// -----
func.func private @f(!builtin.bar)
// -----
func.func private @f(!func.bar)
// -----
func.func private @f() attributes {a.b = #func.bar}
// -----
func.func private @f() attributes {a.b = #arith.bar}
// -----
func.func private @f(!arith.bar)
// -----
func.func private @f() attributes {foo.bar}
// -----
func.func private @f(i32 {foo.bar})
// -----
func.func private @f() attributes {a.b = opaque<"foo", "0x12"> : tensor<1xi8>}
// -----
func.func private @f(tensor<1x!foo.bar>)
// -----
func.func private @f(memref<1xi8, #foo.bar>)
// -----
func.func private @f() loc(#foo.bar)
// -----
func.func private @f() loc(fused<#foo.bar>["a"])
// -----
"func.func"() <{foo = 1, sym_name = "f", function_type = () -> (), sym_visibility = "private"}> ({}) : () -> ()
// -----
func.func private @f() attributes {a.b = dense_resource<x> : tensor<1x!foo.bar>}
// -----
module { "foo"() : () -> () }
// -----
"x"() ({ "y"() : () -> () }) : () -> ()
// -----
func.func private @f() attributes {a.b = distinct[0]<#foo.bar>}
// -----
!a = !foo.bar
// -----
#a = #foo.bar
// -----
#a = #foo<"">
module attributes {a.b = #a} {}
// -----
"" () : () -> ()
// -----
.foo
// -----
foo.
// -----
foo..bar
// -----
module attributes {a.b = #foo.bar : i32} {}
// -----
module attributes {a.b = dense<"x"> : tensor<1x!foo.bar>} {}
