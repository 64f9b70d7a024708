module {
  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.lambda"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @Named : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.lambda"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @WithBenefit : benefit(10) {
    %0 = operands
    %1 = types
    %2 = operation "test.lambda"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @WithRecursion : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.lambda"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @WithBoth : benefit(32767) {
    %0 = operands
    %1 = types
    %2 = operation "test.block"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.block"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @Replaced : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "test.two" 
      replace %2 with %3
    }
  }
  pdl.pattern @Rewritten : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
    }
  }
}
