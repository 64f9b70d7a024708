// ARGS: --convert-func-to-emitc --split-input-file --allow-unregistered-dialect
func.func private @ext(i32) -> i32 attributes {a = 1 : i32}
// -----
func.func @decl(%a: i32 {x.y = 1 : i32}, index) -> (i32 {z.w})
// -----
func.func private @st(%a: i32) -> i32 { return %a : i32 }
func.func @pub(%a: i32 {x.y}) -> (i32 {u.v}) attributes {q} { %0 = call @st(%a) : (i32) -> i32
 return %0 : i32 }
func.func nested @n() { return }
// -----
func.func @two(%a: i32) -> (i32, i32) { return %a, %a : i32, i32 }
// -----
func.func @idx(%a: index) -> index { %0 = func.call @idx(%a) {k = 1 : i32} : (index) -> index
 return %0 : index }
// -----
func.func @two() -> (i32, i32)
func.func @c() { %0:2 = call @two() : () -> (i32, i32)
return }
// -----
func.func @cfg(%a: i1, %i: index) { cf.cond_br %a, ^a, ^b(%i : index)
^a:
  return
^b(%x: index):
  return }
// -----
func.func @none() -> index { %f = func.constant @none : () -> index
 %0 = func.call_indirect %f() : () -> index
 return %0 : index }
// -----
func.func @arr(%a: memref<2xf32>) { return }
// -----
func.func @vec(%a: vector<2xf32>) -> tensor<2xi32> { %0 = arith.constant dense<1> : tensor<2xi32>
 return %0 : tensor<2xi32> }
// -----
func.func @noinline(%a: f128) attributes {no_inline} { return }
