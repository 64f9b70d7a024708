module {
  pdl.pattern @Lists : benefit(0) {
    %0 = operand
    apply_native_constraint "One"(%0 : !pdl.value)
    %1 = operand
    apply_native_constraint "One"(%1 : !pdl.value)
    %2 = operand
    apply_native_constraint "One"(%2 : !pdl.value)
    apply_native_constraint "Two"(%2 : !pdl.value)
    %3 = type
    apply_native_constraint "OnType"(%3 : !pdl.type)
    %4 = operand : %3
    apply_native_constraint "One"(%4 : !pdl.value)
    %5 = type
    apply_native_constraint "OnType"(%5 : !pdl.type)
    %6 = operand : %5
    apply_native_constraint "Two"(%6 : !pdl.value)
    %7 = operands
    %8 = types
    %9 = operation "test.a"(%7 : !pdl.range<value>)  -> (%8 : !pdl.range<type>)
    %10 = operand
    apply_native_constraint "One"(%10 : !pdl.value)
    %11 = operand
    apply_native_constraint "One"(%11 : !pdl.value)
    apply_native_constraint "Two"(%11 : !pdl.value)
    %12 = results of %9 
    %13 = types
    %14 = operation "test.root"(%0, %1, %2, %4, %6, %10, %11, %12 : !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.range<value>)  -> (%13 : !pdl.range<type>)
    rewrite %14 {
      erase %14
    }
  }
  pdl.pattern @InlineConstraints : benefit(0) {
    %0 = operand
    apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value)
    %1 = operand
    apply_native_constraint "One"(%1 : !pdl.value)
    %2 = operand
    apply_native_constraint "One"(%2 : !pdl.value)
    %3 = types
    %4 = operation "test.root"(%0, %1, %2 : !pdl.value, !pdl.value, !pdl.value)  -> (%3 : !pdl.range<type>)
    rewrite %4 {
      erase %4
    }
  }
  pdl.pattern @InlineCalls : benefit(0) {
    %0 = operand
    apply_native_constraint "Two"(%0 : !pdl.value)
    apply_native_constraint "<anonymous_constraint_3>"(%0 : !pdl.value)
    %1 = types
    %2 = operation "test.root"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      apply_native_rewrite "<anonymous_rewrite_4>"(%2 : !pdl.operation)
      erase %2
    }
  }
  pdl.pattern @CallsChecked : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.root"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    apply_native_constraint "One"(%0 : !pdl.value)
    %3:2 = apply_native_constraint "Checked"(%0 : !pdl.value) : !pdl.value, !pdl.value
    apply_native_constraint "One"(%3#0 : !pdl.value)
    apply_native_constraint "Two"(%3#1 : !pdl.value)
    rewrite %2 {
      %4 = apply_native_rewrite "Inputs"(%3#0 : !pdl.value) : !pdl.value
      replace %2 with(%4 : !pdl.value)
    }
  }
}
