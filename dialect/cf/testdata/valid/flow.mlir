func.func @weights(%c: i1, %x: i3) {
  cf.cond_br %c weights([1, 2]), ^a, ^b {x = 1 : i32}
^a:
  cf.switch %x : i3, [
    default: ^b,
    7: ^b,
    -1: ^b
  ]
^b:
  cf.assert %c, "a \"quoted\" message" {tag}
  return
}
