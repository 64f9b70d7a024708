// A result that stands in two places is the same value in both.
module @patterns {
  pdl.pattern @Twice : benefit(1) {
    %t = types
    %d = operation "t.d" -> (%t : !pdl.range<type>)
    %r = result 0 of %d
    %root = operation "t.a"(%r, %r : !pdl.value, !pdl.value)
    rewrite %root {
      %new = operation "t.twice"(%r : !pdl.value)
      replace %root with %new
    }
  }
  pdl.pattern @Range : benefit(1) {
    %t = types
    %d = operation "t.d" -> (%t : !pdl.range<type>)
    %r = results of %d
    %user = operation "t.user"(%r : !pdl.range<value>)
    %root = operation "t.c"(%r : !pdl.range<value>)
    rewrite %root {
      erase %user
      %new = operation "t.range"(%r : !pdl.range<value>)
      replace %root with %new
    }
  }
}
module @ir {
  %x = "t.x"() : () -> i32
  %d:2 = "t.d"() : () -> (i32, i32)
  "t.a"(%d#0, %x) : (i32, i32) -> ()
  "t.a"(%x, %d#0) : (i32, i32) -> ()
  "t.a"(%d#0, %d#1) : (i32, i32) -> ()
  "t.a"(%d#0, %d#0) : (i32, i32) -> ()
  "t.user"(%d#0, %x) : (i32, i32) -> ()
  "t.c"(%d#0, %d#1) : (i32, i32) -> ()
  %e:2 = "t.d"() : () -> (i32, i32)
  "t.user"(%e#0, %e#1) : (i32, i32) -> ()
  "t.c"(%e#0, %e#1) : (i32, i32) -> ()
}
