module {
  pdl.pattern @UseShared : benefit(0) {
    %0 = operand
    apply_native_constraint "SharedConstraint"(%0 : !pdl.value)
    %1 = operand
    apply_native_constraint "LeafConstraint"(%1 : !pdl.value)
    apply_native_constraint "LeafConstraint"(%1 : !pdl.value)
    %2 = types
    %3 = operation "test.root"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      erase %3
    }
  }
}
