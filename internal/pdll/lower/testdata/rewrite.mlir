module {
  pdl.pattern @Create : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = operands
    %3 = type
    %4 = types
    %5 = types
    %6 = operation "test.groups"(%0, %1, %2 : !pdl.value, !pdl.value, !pdl.range<value>)  -> (%3, %4, %5 : !pdl.type, !pdl.range<type>, !pdl.range<type>)
    rewrite %6 {
      %7 = operation "test.none" 
      %8 = operation "test.none" 
      %9 = operation "test.none" 
      %10 = operation "test.one"(%0 : !pdl.value)  -> (%3 : !pdl.type)
      %11 = operation "test.inferred" 
      %12 = operation "test.same"(%0 : !pdl.value) 
      %13 = operation "test.variadic" 
      %14 = operation "test.variadic"(%2 : !pdl.range<value>) 
      %15 = operation "test.variadic"(%0 : !pdl.value)  -> (%5 : !pdl.range<type>)
      %16 = range : !pdl.range<value>
      %17 = range : !pdl.range<value>
      %18 = operation "test.two_variadic"(%16, %17 : !pdl.range<value>, !pdl.range<value>) 
      %19 = range : !pdl.range<value>
      %20 = range : !pdl.range<value>
      %21 = range : !pdl.range<type>
      %22 = range : !pdl.range<type>
      %23 = operation "test.two_variadic"(%19, %20 : !pdl.range<value>, !pdl.range<value>)  -> (%21, %22 : !pdl.range<type>, !pdl.range<type>)
      %24 = operation "test.two_variadic"(%2, %0 : !pdl.range<value>, !pdl.value)  -> (%5, %3 : !pdl.range<type>, !pdl.type)
      %25 = operation "test.optional" 
      %26 = range %0, %1 : !pdl.value, !pdl.value 
      %27 = range %3, %5 : !pdl.type, !pdl.range<type> 
      %28 = operation "test.groups"(%0, %1, %26 : !pdl.value, !pdl.value, !pdl.range<value>)  -> (%3, %3, %27 : !pdl.type, !pdl.type, !pdl.range<type>)
      %29 = operation "test.same"(%0 : !pdl.value) 
      %30 = result 0 of %29
      %31 = operation "test.two"  -> (%3, %3 : !pdl.type, !pdl.type)
      %32 = results of %31 
      %33 = operation "test.groups"(%0, %30, %32 : !pdl.value, !pdl.value, !pdl.range<value>)  -> (%3, %3, %4 : !pdl.type, !pdl.type, !pdl.range<type>)
      %34 = operation "test.groups"(%0, %1, %2 : !pdl.value, !pdl.value, !pdl.range<value>) 
      replace %6 with %34
    }
  }
  pdl.pattern @ReplaceInferred : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.same"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "test.one"(%0 : !pdl.value) 
      replace %2 with %3
    }
  }
}
