module @patterns {
  // No user of a value, and none of its users' results has a user.
  pdl.pattern @NotUsed : benefit(1) {
    %v = pdl.operand
    %t = pdl.type
    %root = pdl.operation "t.a"(%v : !pdl.value) -> (%t : !pdl.type)
    %r = pdl.result 0 of %root
    pdl.pattern : benefit(0) attributes {condition = "used"} {
    ^bb0(%x: !pdl.value):
      %any = pdl.type
      %user = pdl.operation "t.user"(%x : !pdl.value) -> (%any : !pdl.type)
      %ur = pdl.result 0 of %user
      %types = pdl.types
      %print = pdl.operation "t.print"(%ur : !pdl.value) -> (%types : !pdl.range<type>) {constrains_use}
      pdl.rewrite with "condition"
    }
    pdl.apply_native_constraint "used"(%r : !pdl.value) {isNegated = true}
    pdl.rewrite %root {
      %new = pdl.operation "t.unused"(%v : !pdl.value) -> (%t : !pdl.type)
      pdl.replace %root with %new
    }
  }
  // Each operand comes from one of two operations, which the alternatives of the condition are.
  pdl.pattern @Each : benefit(1) {
    %vs = pdl.operands
    %root = pdl.operation "t.b"(%vs : !pdl.range<value>)
    pdl.pattern : benefit(0) attributes {condition = "from"} {
    ^bb0(%x: !pdl.value):
      %o = pdl.operands
      %t = pdl.types
      %d = pdl.operation "t.s"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
      %r = pdl.result 0 of %d
      pdl.rewrite with "condition"(%x, %r : !pdl.value, !pdl.value)
    }
    pdl.pattern : benefit(0) attributes {condition = "from"} {
    ^bb0(%x: !pdl.value):
      %o = pdl.operands
      %t = pdl.types
      %d = pdl.operation "t.r"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
      %r = pdl.result 1 of %d
      pdl.rewrite with "condition"(%x, %r : !pdl.value, !pdl.value)
    }
    pdl.apply_native_constraint "from"(%vs : !pdl.range<value>) {each}
    pdl.rewrite %root {
      %new = pdl.operation "t.each"(%vs : !pdl.range<value>)
      pdl.replace %root with %new
    }
  }
  // The other way round: not each.
  pdl.pattern @NotEach : benefit(1) {
    %vs = pdl.operands
    %root = pdl.operation "t.c"(%vs : !pdl.range<value>)
    pdl.pattern : benefit(0) attributes {condition = "typed"} {
    ^bb0(%x: !pdl.value):
      %i32 = pdl.type : i32
      %typed = pdl.operand : %i32
      pdl.rewrite with "condition"(%x, %typed : !pdl.value, !pdl.value)
    }
    pdl.apply_native_constraint "typed"(%vs : !pdl.range<value>) {each, isNegated = true}
    pdl.rewrite %root {
      %new = pdl.operation "t.mixed"(%vs : !pdl.range<value>)
      pdl.replace %root with %new
    }
  }
}
module @ir {
  %s = "t.s"() : () -> i32
  %r:2 = "t.r"() : () -> (i32, i8)
  %0 = "t.a"(%s) {n = "printed"} : (i32) -> i32
  %1 = "t.a"(%s) {n = "used"} : (i32) -> i32
  %u0 = "t.user"(%0) : (i32) -> i8
  %u1 = "t.user"(%1) : (i32) -> i8
  "t.print"(%u0) : (i8) -> ()
  "t.b"(%s, %r#1) : (i32, i8) -> ()
  "t.b"(%s, %r#0) : (i32, i32) -> ()
  "t.b"() : () -> ()
  "t.c"(%s, %r#0) : (i32, i32) -> ()
  "t.c"(%s, %r#1) : (i32, i8) -> ()
  "t.c"() : () -> ()
}
