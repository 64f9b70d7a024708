module {
  pdl.pattern @Uses : benefit(0) {
    %0 = attribute
    apply_native_constraint "Test_SmallAttr"(%0 : !pdl.attribute)
    %1 = type
    apply_native_constraint "Test_Even"(%1 : !pdl.type)
    %2 = attribute
    apply_native_constraint "I32Attr"(%2 : !pdl.attribute)
    %3 = type
    apply_native_constraint "I64"(%3 : !pdl.type)
    %4 = operands
    %5 = types
    %6 = operation(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>)
    apply_native_constraint "Test_Interface"(%6 : !pdl.operation)
    %7 = operands
    %8 = types
    %9 = operation "test.one"(%7 : !pdl.range<value>)  -> (%8 : !pdl.range<type>)
    apply_native_constraint "Test_Interface"(%9 : !pdl.operation)
    apply_native_constraint "Test_PlainInterface"(%9 : !pdl.operation)
    apply_native_constraint "Test_SmallAttr"(%0 : !pdl.attribute)
    apply_native_constraint "Test_Even"(%1 : !pdl.type)
    apply_native_constraint "Test_Interface"(%6 : !pdl.operation)
    %10 = apply_native_constraint "Known"(%0, %1, %6 : !pdl.attribute, !pdl.type, !pdl.operation) : !pdl.type
    apply_native_constraint "Test_Even"(%10 : !pdl.type)
    %11 = result 0 of %6
    %12 = result 0 of %9
    %13 = operand : %1
    %14 = operation "test.groups"(%11, %12, %13 : !pdl.value, !pdl.value, !pdl.value)  {"number" = %2, "text" = %0} -> (%1, %3, %10 : !pdl.type, !pdl.type, !pdl.type)
    rewrite %14 {
      erase %14
    }
  }
}
