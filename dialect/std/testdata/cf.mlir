// Branches of all kinds.

func.func @branches(%c: i1, %x: i32, %f: f32) -> i32 {
  cf.assert %c, "it should \"hold\""
  cf.assert %c, "noted" {test.a}
  cf.br ^one
^one:
  cf.br ^two(%x, %f : i32, f32) {test.b}
^two(%y: i32, %g: f32):
  cf.cond_br %c, ^three(%y : i32), ^four
^three(%z: i32):
  cf.cond_br %c weights([9, 1]), ^four, ^three(%z : i32) {test.c}
^four:
  cf.cond_br %c, ^one, ^three(%x : i32)
^five:
  return %x : i32
}

func.func @switches(%n: i32, %w: i64, %x: f32) {
  cf.switch %n : i32, [
    default: ^a(%x : f32),
    42: ^b,
    -1: ^c(%x, %n : f32, i32)
  ]
^a(%p: f32):
  cf.switch %w : i64, [
    default: ^b
  ]
^b:
  cf.switch %n : i32, [
    default: ^a(%x : f32),
    0: ^b
  ] {test.d}
^c(%q: f32, %r: i32):
  return
}
