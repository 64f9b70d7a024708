func.func @f(%a: i32 {x.y = 1}, %b: i32) -> (i32 {x.z}, f32) attributes {no_inline, a.b = 1} {
  %c = arith.constant 5 : i32
  %c2 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant 1.0 : f32
  %n = arith.constant -5 : index
  %d = arith.constant dense<1> : tensor<4xi32>
  %s = arith.select %t, %a, %b : i32
  %x = func.call @g(%s) : (i32) -> f32
  %k = func.constant @g : (i32) -> f32
  %y = call_indirect %k(%s) : (i32) -> f32
  return %s, %y : i32, f32
}
func.func private @g(i32) -> f32
func.func nested @"a b"(i32 {x.y}, tensor<4xf32>) -> ((i32) -> i32)
func.func @h() -> () {
  return
}
func.func private @i(%x: i32) -> (i32 {a.b})
