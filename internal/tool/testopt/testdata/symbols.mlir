// ARGS: --test-symbol-uses
// ARGS: --test-symbol-rauw
module attributes {sym.outside_use = @symbol_foo} {
  func.func private @symbol_foo() attributes {sym.new_name = "replaced_foo"}
  func.func private @unused() attributes {sym.new_name = "new_unused"}
  func.func @symbol_bar() attributes {sym.use = @symbol_foo, sym.new_name = "bar2"} {
    "foo.op"() {non_symbol = [@symbol_bar, {a = @symbol_foo}], y = @outer::@inner} : () -> ()
    return
  }
  module @outer attributes {sym.new_name = "outer2"} {
    func.func private @inner() attributes {sym.new_name = "inner2"}
    func.func private @user() attributes {a = @inner}
  }
}
// -----
module {
  func.func private @f() attributes {a = @g::@h}
  module @g {
    module @h attributes {sym.new_name = "i"} {
    }
  }
}
// -----
module {
  func.func @g() attributes {sym.new_name = "k"} {
    "unknown.region"() ({
      "x.y"() {a = @g} : () -> ()
    }) : () -> ()
    return
  }
}
