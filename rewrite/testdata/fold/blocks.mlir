"func.func"() <{function_type = (i1, i32) -> (i32), sym_name = "f"}> ({
^bb0(%c: i1, %x: i32):
  "test.br"(%x, %x, %x)[^bb1] : (i32, i32, i32) -> ()
^bb1(%a: i32, %b: i32, %d: i32):
  "test.br"(%a, %b, %x)[^bb2] : (i32, i32, i32) -> ()
^bb2(%e: i32, %f: i32, %g: i32):
  "foreign.cond"(%c)[^bb1x, ^bb3] : (i1) -> ()
^bb1x:
  "test.br"(%f, %e, %f)[^bb1] : (i32, i32, i32) -> ()
^bb3:
  "func.return"(%f) : (i32) -> ()
^bb4(%dead: i32):
  "test.br"(%dead)[^bb4] : (i32) -> ()
}) : () -> ()
