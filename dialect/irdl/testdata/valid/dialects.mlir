irdl.dialect @a {
  irdl.type @t
  irdl.type @t2 {
    %0 = irdl.any
    %1 = irdl.is i32
    irdl.parameters(x: %0, y: %1)
  }
  irdl.attribute @at { %0 = irdl.any
    irdl.parameters(x: %0) }
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.parametric @a::@t2<%0, %0>
    %2 = irdl.base "!builtin.integer"
    %5 = irdl.base @a::@t
    irdl.operands(l: %0, m: optional %1, n: variadic %2)
    irdl.results(r: single %0)
    irdl.attributes { "a" = %0, "b" = %1 }
    %3 = irdl.region(%0, %1)
    %4 = irdl.region with size 1
    irdl.regions(q: %3, u: %4)
  }
  irdl.operation @empty { }
  irdl.operation @e2
}
irdl.dialect @b
irdl.dialect @units {
  irdl.type @length {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(number: %2)
  }
  irdl.attribute @unit {
    %0 = irdl.c_pred "::llvm::isa<::mlir::StringAttr>($_self)"
    %1 = irdl.base "#builtin.string"
    %2 = irdl.all_of(%0, %1)
    irdl.parameters(name: %2)
  }
}
