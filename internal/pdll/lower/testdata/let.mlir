module {
  pdl.pattern @Plain : benefit(0) {
    %0 = attribute
    %1 = type
    %2 = operands
    %3 = types
    %4 = operation(%2 : !pdl.range<value>)  -> (%3 : !pdl.range<type>)
    %5 = operands
    %6 = types
    %7 = operation "test.named"(%5 : !pdl.range<value>)  -> (%6 : !pdl.range<type>)
    %8 = operand
    %9 = operands
    %10 = types
    %11 = results of %4 
    %12 = results of %7 
    %13 = operation "test.root"(%8, %9, %11, %12 : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)  {"a" = %0} -> (%1, %10 : !pdl.type, !pdl.range<type>)
    rewrite %13 {
      erase %13
    }
  }
  pdl.pattern @Typed : benefit(0) {
    %0 = type
    %1 = types
    %2 = attribute : %0
    %3 = operand : %0
    %4 = operands : %1
    %5 = type
    %6 = operand : %5
    %7 = operation "test.root"(%3, %4, %6 : !pdl.value, !pdl.range<value>, !pdl.value)  {"a" = %2} -> (%0, %1, %5 : !pdl.type, !pdl.range<type>, !pdl.type)
    rewrite %7 {
      erase %7
    }
  }
  pdl.pattern @Initial : benefit(0) {
    %0 = attribute = 10 : i64
    %1 = attribute = "text"
    %2 = operands
    %3 = types
    %4 = operation "test.inner"(%2 : !pdl.range<value>)  -> (%3 : !pdl.range<type>)
    %5 = operands
    %6 = types
    %7 = operation "test.inner"(%5 : !pdl.range<value>)  -> (%6 : !pdl.range<type>)
    %8 = result 0 of %4
    %9 = results of %7 
    %10 = result 0 of %4
    %11 = results of %4 
    %12 = types
    %13 = operation "test.root"(%8, %9, %10, %10, %11 : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.value, !pdl.range<value>)  {"a" = %0, "b" = %1} -> (%12 : !pdl.range<type>)
    rewrite %13 {
      erase %13
    }
  }
}
