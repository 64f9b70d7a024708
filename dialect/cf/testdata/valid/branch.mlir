func.func @branches(%c: i1, %x: i32, %y: f32) -> i32 {
  cf.assert %c, "must hold"
  cf.cond_br %c, ^left(%x : i32), ^right(%y, %x : f32, i32)
^left(%a: i32):
  cf.br ^done(%a : i32)
^right(%b: f32, %d: i32):
  cf.cond_br %c weights([3, 7]), ^left(%d : i32), ^done(%d : i32) {hint = "likely"}
^done(%r: i32):
  return %r : i32
}

func.func @switches(%f: i8, %g: i64, %w: i128, %x: i32, %y: f32) {
  cf.switch %f : i8, [
    default: ^one(%x : i32),
    -1: ^two,
    128: ^three(%x, %y : i32, f32),
    0x10: ^two,
    1024: ^one(%x : i32)
  ] {tag}
^one(%a: i32):
  cf.switch %g : i64, [
    default: ^two
  ]
^two:
  cf.switch %w : i128, [default: ^two, 7: ^four]
^three(%b: i32, %c: f32):
  cf.switch %x : i32, [
    default: ^four,
    1: ^four]
^four:
  return
}
