module {
  pdl.pattern @hello : benefit(1) attributes {a = 1 : i32} {
    %0 = pdl.type {x} 
    %1 = pdl.types {y} : [i32, i64]
    %t3 = pdl.type : i32
    %2 = pdl.attribute
    %3 = pdl.attribute : %0 attributes {z}
    %4 = pdl.attribute = "a" attributes {z}
    %5 = pdl.operand {k}
    %6 = pdl.operand : %0
    %7 = pdl.operands
    %8 = pdl.operands : %1 {w}
    %9 = pdl.operation {"v" = %4}
    %10 = pdl.operation "a.b"(%5, %6, %7 : !pdl.value, !pdl.value, !pdl.range<value>) {"x" = %2, "y z" = %3} -> (%0, %1 : !pdl.type, !pdl.range<type>) {disc}
    %11 = pdl.result 1 of %10 {g}
    %12 = pdl.results of %10
    %13 = pdl.results 0 of %10 -> !pdl.value
    %14 = pdl.results 1 of %10 -> !pdl.range<value> {g}
    %op2 = pdl.operation (%8 : !pdl.range<value>) -> (%t3 : !pdl.type)
    pdl.apply_native_constraint "c"(%11, %12, %4 : !pdl.value, !pdl.range<value>, !pdl.attribute) {g}
    %15:2 = pdl.apply_native_constraint "c"(%11: !pdl.value) : !pdl.attribute, !pdl.type {isNegated = true}
    pdl.apply_native_constraint "c"(%11: !pdl.value) {isNegated = false}
    %100 = pdl.operation "z" (%11, %13, %14 : !pdl.value, !pdl.value, !pdl.range<value>)
    %101 = pdl.operation {"only" = %15#0} -> (%15#1 : !pdl.type)
    pdl.apply_native_constraint "c"(%op2, %100, %101, %9: !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
    pdl.rewrite %10 {
      %r1 = pdl.apply_native_rewrite "x" : !pdl.attribute
      pdl.apply_native_rewrite "y"(%r1 : !pdl.attribute) {g}
      %ra, %rb = pdl.apply_native_rewrite "y"(%r1 : !pdl.attribute) : !pdl.type, !pdl.value
      %16 = pdl.range %11, %12 : !pdl.value, !pdl.range<value> {g}
      %17 = pdl.range : !pdl.range<type>
      %18 = pdl.operation "p.q"(%16 : !pdl.range<value>) -> (%17 : !pdl.range<type>)
      pdl.replace %10 with (%11, %12 : !pdl.value, !pdl.range<value>) {g}
      pdl.replace %10 with %18
      pdl.erase %10 {g}

    } attributes {foo}
  }
  pdl.pattern : benefit(3) {
    %9 = pdl.operation 
    pdl.rewrite %9 with "foo"
  }
  pdl.pattern @"x y" : benefit(3) {
    %x = pdl.operand
    %y = pdl.operation (%x : !pdl.value)
    pdl.rewrite with "foo"(%x, %y : !pdl.value, !pdl.operation)
  }
  pdl.pattern : benefit(3) {
    %9 = pdl.operation 
    pdl.rewrite %9 {
 pdl.erase %9 
    }
  }
}
