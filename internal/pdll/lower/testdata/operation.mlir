module {
  pdl.pattern @Any : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @NoBrackets : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = operands
    %4 = types
    %5 = operation(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    %6 = results of %2 
    %7 = results of %5 
    %8 = types
    %9 = operation(%6, %7 : !pdl.range<value>, !pdl.range<value>)  -> (%8 : !pdl.range<type>)
    rewrite %9 {
      erase %9
    }
  }
  pdl.pattern @Nothing : benefit(0) {
    %0 = operation "test.a" 
    rewrite %0 {
      erase %0
    }
  }
  pdl.pattern @Operands : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = operands
    %3 = operands
    %4 = types
    %5 = operation "test.b"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    %6 = results of %5 
    %7 = operands
    %8 = types
    %9 = operation "test.c"(%7 : !pdl.range<value>)  -> (%8 : !pdl.range<type>)
    %10 = result 1 of %9
    %11 = types
    %12 = operation "test.a"(%0, %1, %2, %6, %10 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.value)  -> (%11 : !pdl.range<type>)
    rewrite %12 {
      erase %12
    }
  }
  pdl.pattern @OneOperand : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @OneOp : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = results of %2 
    %4 = types
    %5 = operation "test.a"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      erase %5
    }
  }
  pdl.pattern @Types : benefit(0) {
    %0 = operands
    %1 = type
    %2 = type
    %3 = type : i32
    %4 = types
    %5 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1, %2, %3, %4 : !pdl.type, !pdl.type, !pdl.type, !pdl.range<type>)
    rewrite %5 {
      erase %5
    }
  }
  pdl.pattern @OneType : benefit(0) {
    %0 = operands
    %1 = type
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.type)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @Attributes : benefit(0) {
    %0 = operands
    %1 = attribute = unit
    %2 = attribute = unit
    %3 = attribute = unit
    %4 = attribute = unit
    %5 = attribute = 1 : i8
    %6 = attribute
    %7 = type : i32
    %8 = attribute : %7
    %9 = types
    %10 = operation "test.a"(%0 : !pdl.range<value>)  {"unit" = %1, "quoted name" = %2, "op" = %3, "Pattern" = %4, "x" = %5, "y" = %6, "z" = %8} -> (%9 : !pdl.range<type>)
    rewrite %10 {
      erase %10
    }
  }
  pdl.pattern @DottedName : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.inner.name"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @KeywordName : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "op.attr.with"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = results of %2 
    %4 = types
    %5 = operation "type.let"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      erase %5
    }
  }
  pdl.pattern @WideName : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test ."(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = results of %2 
    %4 = types
    %5 = operation "test.a  "(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      erase %5
    }
  }
  pdl.pattern @Created : benefit(0) {
    %0 = operand
    %1 = operands
    %2 = type
    %3 = types
    %4 = operation "test.a"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2, %3 : !pdl.type, !pdl.range<type>)
    rewrite %4 {
      %5 = operation "test.b" 
      %6 = results of %4 
      %7 = range %0, %1 : !pdl.value, !pdl.range<value> 
      %8 = attribute = unit
      %9 = attribute = unit
      %10 = range %2, %3 : !pdl.type, !pdl.range<type> 
      %11 = operation "test.b"(%0, %1, %6, %7 : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)  {"a" = %8, "b" = %9} -> (%2, %3, %10 : !pdl.type, !pdl.range<type>, !pdl.range<type>)
      %12 = range %0, %1 : !pdl.value, !pdl.range<value> 
      %13 = range %2, %3 : !pdl.type, !pdl.range<type> 
      %14 = operation "test.b"(%12 : !pdl.range<value>)  -> (%13 : !pdl.range<type>)
      %15 = range : !pdl.range<value>
      %16 = range : !pdl.range<type>
      %17 = operation "test.b"(%15 : !pdl.range<value>)  -> (%16 : !pdl.range<type>)
      %18 = operation "test.c"(%1 : !pdl.range<value>)  -> (%3 : !pdl.range<type>)
      replace %4 with %18
    }
  }
}
