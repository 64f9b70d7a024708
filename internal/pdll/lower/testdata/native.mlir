module {
  pdl.pattern @Foo : benefit(2) {
    %0 = operand
    %1 = type
    %2 = types
    %3 = operation "a.b"(%0 : !pdl.value)  -> (%1, %2 : !pdl.type, !pdl.range<type>)
    %4 = operands
    %5 = results of %3 
    %6 = attribute
    %7 = types
    %8 = operation "x.y"(%4, %5 : !pdl.range<value>, !pdl.range<value>)  {"a" = %6} -> (%7 : !pdl.range<type>)
    apply_native_constraint "N2"(%0, %6, %1, %2, %3, %3, %4 : !pdl.value, !pdl.attribute, !pdl.type, !pdl.range<type>, !pdl.operation, !pdl.operation, !pdl.range<value>)
    %9 = apply_native_constraint "N3"(%0 : !pdl.value) : !pdl.attribute
    %10:2 = apply_native_constraint "N4"(%0 : !pdl.value) : !pdl.attribute, !pdl.type
    %11:2 = apply_native_constraint "N4"(%0 : !pdl.value) : !pdl.attribute, !pdl.type
    rewrite %8 {
      apply_native_rewrite "R1"(%0 : !pdl.value)
      %12 = apply_native_rewrite "R2"(%0 : !pdl.value) : !pdl.operation
      %13 = operation "my.op" 
      %14:3 = apply_native_rewrite "R3"(%13 : !pdl.operation) : !pdl.operation, !pdl.range<value>, !pdl.range<type>
      %15 = apply_native_rewrite "R6"(%13 : !pdl.operation) : !pdl.range<type>
      %16 = apply_native_rewrite "R7"(%13 : !pdl.operation) : !pdl.range<value>
      %17:2 = apply_native_rewrite "R8"(%6 : !pdl.attribute) : !pdl.attribute, !pdl.attribute
      %18 = apply_native_rewrite "R0" : !pdl.value
      apply_native_rewrite "R1"(%0 : !pdl.value)
    }
  }
  pdl.pattern @Bar2 : benefit(2) {
    %0 = operand
    %1 = operand
    apply_native_constraint "N1"(%1 : !pdl.value)
    %2 = types
    %3 = operation "a.b"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    apply_native_constraint "N1"(%0 : !pdl.value)
    apply_native_constraint "Inl"(%0 : !pdl.value)
    rewrite %3 {
      apply_native_rewrite "R1"(%0 : !pdl.value)
      apply_native_rewrite "R1"(%1 : !pdl.value)
      apply_native_rewrite "Inl2"(%0 : !pdl.value)
    }
  }
  pdl.pattern : benefit(0) {
    %0 = operand
    apply_native_constraint "N1"(%0 : !pdl.value)
    %1 = operand
    apply_native_constraint "N1"(%1 : !pdl.value)
    %2 = types
    %3 = operation "a.b"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      erase %3
    }
  }
  pdl.pattern @Foo2 : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
  pdl.pattern @Bar : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }
}
