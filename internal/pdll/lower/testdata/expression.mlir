module {
  pdl.pattern @Members : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = operands
    %5 = types
    %6 = operation "test.b"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>)
    %7 = result 12 of %6
    %8 = types
    %9 = operation "test.a"(%3, %7 : !pdl.value, !pdl.value)  -> (%8 : !pdl.range<type>)
    %10 = result 0 of %9
    %11 = result 1 of %9
    %12 = results of %9 
    %13 = types
    %14 = operation "test.user"(%12, %10, %11 : !pdl.range<value>, !pdl.value, !pdl.value)  -> (%13 : !pdl.range<type>)
    rewrite %14 {
      erase %14
    }
  }
  pdl.pattern @Literals : benefit(0) {
    %0 = operands
    %1 = attribute = 1 : i64
    %2 = attribute = "quoted text"
    %3 = attribute = [1 : i32, 2 : i32]
    %4 = attribute = "block"
    %5 = type : i32
    %6 = type : tensor<4x?xf32>
    %7 = type : memref<1xi1>
    %8 = operation "test.a"(%0 : !pdl.range<value>)  {"one" = %1, "text" = %2, "array" = %3, "block" = %4} -> (%5, %6, %7 : !pdl.type, !pdl.type, !pdl.type)
    rewrite %8 {
      erase %8
    }
  }
  pdl.pattern @Inline : benefit(0) {
    %0 = operand
    %1 = type
    %2 = operand : %1
    %3 = types
    %4 = operands : %3
    %5 = attribute
    %6 = attribute : %1
    %7 = type
    %8 = operation "test.a"(%0, %2, %4 : !pdl.value, !pdl.value, !pdl.range<value>)  {"a" = %5, "b" = %6} -> (%1, %7, %3 : !pdl.type, !pdl.type, !pdl.range<type>)
    rewrite %8 {
      erase %8
    }
  }
  pdl.pattern @Tuples : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = attribute = 1 : i64
    %4 = type : i1
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @EraseMember : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = attribute = 2 : i64
    rewrite %2 {
      erase %2
    }
  }
}
