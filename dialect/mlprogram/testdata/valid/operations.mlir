ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global public mutable @g : i32 {a = 1}
ml_program.global nested mutable @h(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
"ml_program.global"() {sym_name = "i", type = i32, is_mutable} : () -> ()
ml_program.func @f(%a: i32 {x.y}) -> (i32, i32 {x.z}) attributes {b} {
  %0 = ml_program.global_load @g : i32
  ml_program.global_store @g = %a : i32 {c}
  %1 = ml_program.global_load_const @foobar : tensor<4xi32>
  ml_program.return %0, %a : i32, i32
}
ml_program.func private @ext(tensor<4xi32>)
ml_program.subgraph @s(%a: i32) -> (i32) {
  %t = ml_program.token
  %0, %u = ml_program.global_load_graph @g ordering(%t -> !ml_program.token) : i32
  %1:2 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i32
  %3 = ml_program.global_store_graph @g = %a ordering(%t, %u -> !ml_program.token) : i32
  ml_program.output %0 : i32
}
ml_program.subgraph @e() {
  ml_program.output
}
