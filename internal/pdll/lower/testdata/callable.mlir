module {
  pdl.pattern @Calls : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.root"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    apply_native_constraint "Declared"(%0 : !pdl.value)
    apply_native_constraint "Declared"(%0 : !pdl.value) {isNegated = true}
    %3 = result 0 of %2
    apply_native_constraint "Native"(%3 : !pdl.value) {isNegated = true}
    %4 = attribute = 1 : i64
    %5 = type : i32
    %6 = types
    %7 = operands
    %8 = types
    %9 = operation "test.a"(%7 : !pdl.range<value>)  -> (%8 : !pdl.range<type>)
    %10 = result 0 of %2
    %11 = results of %2 
    apply_native_constraint "DeclaredMany"(%4, %5, %6, %2, %9, %10, %11 : !pdl.attribute, !pdl.type, !pdl.range<type>, !pdl.operation, !pdl.operation, !pdl.value, !pdl.range<value>)
    %12:2 = apply_native_constraint "NativeResults"(%0 : !pdl.value) : !pdl.attribute, !pdl.type
    %13 = apply_native_constraint "NativeResult"(%0 : !pdl.value) : !pdl.attribute
    %14 = apply_native_constraint "NativeResult"(%0 : !pdl.value) : !pdl.attribute
    apply_native_constraint "Native"(%0 : !pdl.value)
    apply_native_constraint "Native"(%0 : !pdl.value)
    apply_native_constraint "Native"(%0 : !pdl.value)
    rewrite %2 {
      apply_native_rewrite "RDeclared"(%0 : !pdl.value)
      apply_native_rewrite "RNative"(%2 : !pdl.operation)
      %15:2 = apply_native_rewrite "RResults"(%0 : !pdl.value) : !pdl.operation, !pdl.value
      %16 = result 0 of %15#0
      apply_native_rewrite "RDeclared"(%16 : !pdl.value)
      apply_native_rewrite "RDeclared"(%15#1 : !pdl.value)
      %17 = results of %2 
      erase %2
      %18 = apply_native_rewrite "RResult"(%0 : !pdl.value) : !pdl.operation
      apply_native_rewrite "RNative"(%2 : !pdl.operation)
      %19 = apply_native_rewrite "RResult"(%0 : !pdl.value) : !pdl.operation
      %20 = result 0 of %19
      replace %2 with(%20 : !pdl.value)
    }
  }
}
