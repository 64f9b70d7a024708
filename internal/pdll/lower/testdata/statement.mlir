module {
  pdl.pattern @Erase : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @EraseVariable : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @ReplaceByOp : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "test.b"(%0 : !pdl.value) 
      replace %2 with %3
    }
  }
  pdl.pattern @ReplaceByValue : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value)
    }
  }
  pdl.pattern @ReplaceByRange : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      replace %2 with(%0 : !pdl.range<value>)
    }
  }
  pdl.pattern @ReplaceByList : benefit(0) {
    %0 = operand
    %1 = operands
    %2 = types
    %3 = operation "test.a"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      replace %3 with(%0, %1 : !pdl.value, !pdl.range<value>)
    }
  }
  pdl.pattern @ReplaceByOps : benefit(0) {
    %0 = operand
    %1 = operands
    %2 = types
    %3 = operation "test.inner"(%1 : !pdl.range<value>)  -> (%2 : !pdl.range<type>)
    %4 = results of %3 
    %5 = types
    %6 = operation "test.a"(%0, %4 : !pdl.value, !pdl.range<value>)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = results of %3 
      %8 = type : i32
      %9 = operation "test.b"(%0 : !pdl.value)  -> (%8 : !pdl.type)
      %10 = results of %9 
      replace %6 with(%0, %7, %10 : !pdl.value, !pdl.range<value>, !pdl.range<value>)
    }
  }
  pdl.pattern @ReplaceByOneInParens : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = type : i32
      %4 = operation "test.b"  -> (%3 : !pdl.type)
      replace %2 with %4
    }
  }
  pdl.pattern @RewriteMany : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.other"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = operand
    %4 = results of %2 
    %5 = types
    %6 = operation "test.a"(%3, %4 : !pdl.value, !pdl.range<value>)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      %7 = type : i32
      %8 = operation "test.made"(%3 : !pdl.value)  -> (%7 : !pdl.type)
      %9 = results of %8 
      %10 = operation "test.effect"(%9 : !pdl.range<value>) 
      erase %2
      replace %6 with %8
    }
  }
  pdl.pattern @RewriteNested : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "test.x" 
      replace %2 with %3
    }
  }
}
