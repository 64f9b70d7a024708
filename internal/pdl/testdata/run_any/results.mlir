// Any result of an operation, which MLIR cannot convert, is the same value in two places.
module @patterns {
  pdl.pattern @Any : benefit(1) {
    %t = types
    %d = operation "t.d" -> (%t : !pdl.range<type>)
    %r = result -1 of %d
    %root = operation "t.b"(%r, %r : !pdl.value, !pdl.value)
    rewrite %root {
      %new = operation "t.any"(%r : !pdl.value)
      replace %root with %new
    }
  }
}
module @ir {
  %x = "t.x"() : () -> i32
  %d:2 = "t.d"() : () -> (i32, i32)
  "t.b"(%d#1, %x) : (i32, i32) -> ()
  "t.b"(%d#0, %d#1) : (i32, i32) -> ()
  "t.b"(%d#1, %d#1) : (i32, i32) -> ()
}
