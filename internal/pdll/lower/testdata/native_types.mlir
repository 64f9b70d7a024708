module {
  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = attribute
    apply_native_constraint "StrAttr"(%1 : !pdl.attribute)
    %2 = attribute
    %3 = type
    %4 = operation "test.one"(%0 : !pdl.value)  {"k" = %1, "l" = %2} -> (%3 : !pdl.type)
    apply_native_constraint "StrAttr"(%1 : !pdl.attribute)
    apply_native_constraint "Test_SmallAttr"(%2 : !pdl.attribute)
    apply_native_constraint "Test_Even"(%3 : !pdl.type)
    apply_native_constraint "Test_Interface"(%4 : !pdl.operation)
    apply_native_constraint "Narrow"(%1, %2, %3, %4, %4 : !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.operation, !pdl.operation)
    %5 = operands
    %6 = types
    %7 = operation "other.op"(%5 : !pdl.range<value>)  -> (%6 : !pdl.range<type>)
    apply_native_constraint "Own"(%2 : !pdl.attribute)
    apply_native_constraint "General"(%2, %7, %4, %3, %3, %0, %0 : !pdl.attribute, !pdl.operation, !pdl.operation, !pdl.type, !pdl.type, !pdl.value, !pdl.value)
    rewrite %4 {
      %8 = apply_native_rewrite "One"(%1 : !pdl.attribute) : !pdl.attribute
      %9 = apply_native_rewrite "OneOp"(%1 : !pdl.attribute) : !pdl.operation
      %10:4 = apply_native_rewrite "Several"(%1 : !pdl.attribute) : !pdl.attribute, !pdl.type, !pdl.operation, !pdl.range<value>
      apply_native_rewrite "Nothing"(%1 : !pdl.attribute)
      erase %4
    }
  }
}
