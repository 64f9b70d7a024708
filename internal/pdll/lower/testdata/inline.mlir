module {
  pdl.pattern @Constraints : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = operand
    %5 = operand
    %6 = types
    %7 = operation "t.b"(%3, %4, %5 : !pdl.value, !pdl.value, !pdl.value)  -> (%6 : !pdl.range<type>)
    rewrite %7 {
      erase %7
    }
  }
}
