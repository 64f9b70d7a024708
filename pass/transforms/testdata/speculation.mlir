// ARGS: --loop-invariant-code-motion --allow-unregistered-dialect

func.func @f(%lo: index, %hi: index, %x: i32, %y: i32, %t: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : i32
  %m1 = arith.constant -1 : i32
  scf.for %k = %lo to %hi step %c1 {
    %d0 = tensor.dim %t, %c0 : tensor<?x4xf32>
    %d1 = tensor.dim %t, %i : tensor<?x4xf32>
    %d2 = tensor.dim %u, %c0 : tensor<*xf32>
    %d3 = tensor.dim %t, %c2 : tensor<?x4xf32>
    %q0 = arith.divui %x, %y : i32
    %q1 = arith.divui %x, %c7 : i32
    %o = arith.ori %y, %c7 : i32
    %q2 = arith.divui %x, %o : i32
    %q3 = arith.divsi %x, %o : i32
    %q4 = arith.divsi %x, %c7 : i32
    %q5 = arith.divsi %x, %m1 : i32
    %q6 = arith.ceildivsi %x, %c7 : i32
    %q7 = arith.ceildivui %x, %c7 : i32
    %q8 = arith.floordivsi %x, %c7 : i32
    %q9 = arith.remsi %x, %c7 : i32
    %qa = arith.remui %x, %c7 : i32
    %s = scf.for %l = %lo to %hi step %c1 iter_args(%a = %x) -> i32 {
      %b = arith.addi %a, %x : i32
      scf.yield %b : i32
    }
    %r = scf.for %l = %lo to %hi step %c2 iter_args(%a = %x) -> i32 {
      %b = arith.addi %a, %x : i32
      scf.yield %b : i32
    }
    "test.use"(%d0, %d1, %d2, %d3, %q0, %q1, %q2, %q3, %q4, %q5, %q6, %q7, %q8, %q9, %qa, %s, %r) : (index, index, index, index, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }
  return
}
