#map = affine_map<(d0) -> (d0 + 1)>
!t = tensor<4xf32>
module @top attributes {test.map = #map} {
  func.func private @ext(i32) -> (i32, i32)
  func.func @f(%arg0: i32, %x: !t {a.b = 1 : i32}) -> i32 attributes {no.inline} {
    %c = arith.constant 1 : i32
    %r:2 = func.call @ext(%c) : (i32) -> (i32, i32)
    %cond = arith.cmpi eq, %r#0, %r#1 : i32
    cf.cond_br %cond, ^bb1(%c : i32), ^bb2
  ^bb1(%p: i32):
    %s = arith.addi %p, %arg0 {foo = @f} : i32
    cf.br ^bb2
  ^bb2:
    %res = scf.if %cond -> (i32) {
      scf.yield %c : i32
    } else {
      %d = arith.constant dense<7> : tensor<18xi32>
      scf.yield %arg0 : i32
    }
    return %res : i32
  }
  module @inner {
    func.func @g() {
      return
    }
  }
  func.func @h() attributes {ref = @inner::@g} {
    return
  }
}
// -----
func.func @other() {
  return
}
