ml_program.global private @foobar : tensor<4xi32>
// -----
ml_program.global @foobar : tensor<4xi32>
// -----
ml_program.global private @foobar
// -----
ml_program.global private @foobar(1 : i32 : i32
// -----
ml_program.func @f() { %0 = ml_program.global_load @g : i32 ml_program.return }
// -----
ml_program.global private mutable @g : i64
ml_program.func @f() { %0 = ml_program.global_load @g : i32 ml_program.return }
// -----
ml_program.global private mutable @g : i64
ml_program.func @f() { %0 = ml_program.global_load_const @g : i64 ml_program.return }
// -----
ml_program.global private @g(1 : i32) : i32
ml_program.func @f(%a: i32) { ml_program.global_store @g = %a : i32 ml_program.return }
// -----
ml_program.global private mutable @g(1 : i32) : i32
ml_program.func @f(%a: i64) { ml_program.global_store @g = %a : i64 ml_program.return }
// -----
ml_program.func @f(%a: i64) { ml_program.return %a : i64 }
// -----
ml_program.func @f(%a: i64) -> i32 { ml_program.return %a : i64 }
// -----
ml_program.subgraph @f(%a: i64) { ml_program.output %a : i64 }
// -----
ml_program.subgraph @f(%a: i64) -> i32 { ml_program.output %a : i64 }
// -----
ml_program.func @f(%a: i64) { ml_program.output }
// -----
ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @s(%a: i32) {
  %1 = ml_program.global_load_graph @g ordering() : i32
  ml_program.output
}
// -----
ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @s(%a: i32) {
  %1 = ml_program.global_load_graph @g ordering(()) : i32
  ml_program.output
}
// -----
ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @s(%a: i32) {
  %1 = ml_program.global_load_graph @g : i32
  ml_program.output
}
// -----
ml_program.func @f()
// -----
ml_program.func @f() {
}
