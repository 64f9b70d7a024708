module {
  pdl.pattern @Members : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.groups"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = results 0 of %2  -> !pdl.value
    %4 = results 0 of %2  -> !pdl.value
    %5 = results 1 of %2  -> !pdl.value
    %6 = results 1 of %2  -> !pdl.value
    %7 = results 2 of %2  -> !pdl.range<value>
    %8 = results 2 of %2  -> !pdl.range<value>
    %9 = types
    %10 = operation "test.user"(%3, %4, %5, %6, %7, %8 : !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>)  -> (%9 : !pdl.range<type>)
    rewrite %10 {
      erase %10
    }
  }
  pdl.pattern @Groups : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = operands
    %3 = attribute
    apply_native_constraint "I32Attr"(%3 : !pdl.attribute)
    %4 = type
    %5 = type
    %6 = types
    %7 = operation "test.groups"(%0, %1, %2 : !pdl.value, !pdl.value, !pdl.range<value>)  {"number" = %3} -> (%4, %5, %6 : !pdl.type, !pdl.type, !pdl.range<type>)
    rewrite %7 {
      erase %7
    }
  }
  pdl.pattern @Single : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "test.same"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    %6 = result 0 of %5
    %7 = operands
    %8 = types
    %9 = operation "test.two"(%7 : !pdl.range<value>)  -> (%8 : !pdl.range<type>)
    %10 = results of %9 
    %11 = operands
    %12 = types
    %13 = operation "test.optional"(%11 : !pdl.range<value>)  -> (%12 : !pdl.range<type>)
    %14 = result 0 of %13
    %15 = types
    %16 = operation "test.user"(%3, %6, %10, %14 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.value)  -> (%15 : !pdl.range<type>)
    rewrite %16 {
      erase %16
    }
  }
  pdl.pattern @Nested : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.two"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = results 0 of %2  -> !pdl.value
    %4 = types
    %5 = operation "test.one"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    %6 = results of %5 
    %7 = types
    %8 = operation "test.one"(%6 : !pdl.range<value>)  -> (%7 : !pdl.range<type>)
    rewrite %8 {
      erase %8
    }
  }
  pdl.pattern @Empty : benefit(0) {
    %0 = operation "test.variadic" 
    rewrite %0 {
      erase %0
    }
  }
  pdl.pattern @EmptyTwo : benefit(0) {
    %0 = operation "test.two_variadic" 
    rewrite %0 {
      erase %0
    }
  }
  pdl.pattern @EmptyOptional : benefit(0) {
    %0 = operation "test.optional" 
    rewrite %0 {
      erase %0
    }
  }
}
