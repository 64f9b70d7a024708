// Undefined behavior.

func.func @poisons() {
  %0 = ub.poison : i32
  %1 = ub.poison {test.a} : tuple<i8, f32>
  %2 = ub.poison <#ub.poison> : tensor<?xf32>
  return
}

func.func @never() {
  ub.unreachable {test.a}
}

"test.attributes"() {a = #ub.poison} : () -> ()
