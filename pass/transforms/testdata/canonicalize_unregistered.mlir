// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=region-simplify=aggressive --allow-unregistered-dialect

// Operations that are not registered pass unknown values to the arguments of their successors,
// which are erased nevertheless.
func.func @f(%a: i32) -> i32 {
  "foo.br"(%a)[^bb1, ^bb2] : (i32) -> ()
^bb1(%x: i32):
  return %a : i32
^bb2(%y: i32):
  return %y : i32
}
func.func @between_branches(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb3(%a : i32), ^bb1(%a : i32)
^bb3(%z: i32):
  "foo.br"(%a)[^bb1, ^bb2] : (i32) -> ()
^bb1(%x: i32):
  return %a : i32
^bb2(%y: i32):
  return %y : i32
}
