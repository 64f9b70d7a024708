// Diagnostics show where the code at their place was called from.

"arith.addi"() : () -> i32 loc(fused["x", callsite(callsite("a.mlir":7:1 at "inner.mlir":8:8) at callsite("n"("<stdin>":3:1) at unknown))])
// -----
"arith.addi"() : () -> i32 loc(callsite("<stdin>":5:1 at "<stdin>":5:2))
// -----
"arith.addi"() : () -> i32 loc("name"(callsite("b.mlir":1:1 at callsite("b.mlir":2:1 at callsite("b.mlir":3:1 at callsite("b.mlir":4:1 at callsite("b.mlir":5:1 at callsite("b.mlir":6:1 at callsite("b.mlir":7:1 at callsite("b.mlir":8:1 at callsite("b.mlir":9:1 at callsite("b.mlir":10:1 at callsite("b.mlir":11:1 at callsite("b.mlir":12:1 at "b.mlir":13:1))))))))))))))
