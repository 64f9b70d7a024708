// A dialect with every kind of constraint.
irdl.dialect @shapes {
  irdl.type @box {
    %0 = irdl.any
    %1 = irdl.is "x"
    irdl.parameters(of: %0, tag: %1)
  }
  irdl.attribute @pair {
    %0 = irdl.base "#builtin.integer"
    irdl.parameters(a: %0, b: %0)
  }
  irdl.operation @variadic {
    %0 = irdl.is i8
    %1 = irdl.is i16
    irdl.operands(a: %0, b: variadic %1, c: %0)
    irdl.results(r: optional %1)
  }
  irdl.operation @sized {
    %0 = irdl.any
    irdl.operands(a: %0, b: optional %0, c: variadic %0)
  }
  irdl.operation @boxed {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.any
    %2 = irdl.parametric @shapes::@box<%0, %1>
    %3 = irdl.base @shapes::@box
    irdl.operands(a: %2)
    irdl.results(r: %3)
  }
  irdl.operation @described {
    %0 = irdl.is i8
    %1 = irdl.base @shapes::@pair
    %2 = irdl.parametric @shapes::@pair<%0, %0>
    %3 = irdl.any_of(%0, %1)
    %4 = irdl.any
    %5 = irdl.all_of(%3, %4)
    irdl.attributes {"how" = %5, "why" = %2}
  }
  irdl.operation @nested {
    %0 = irdl.is i8
    %r = irdl.region
    %s = irdl.region(%0) with size 1
    irdl.regions(free: %r, fixed: %s)
  }
}
