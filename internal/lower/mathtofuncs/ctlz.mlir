func.func private @NAME(%x: T) -> T attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %width = arith.constant WIDTH : T
  %zero = arith.constant 0 : T
  %empty = arith.cmpi eq, %x, %zero : T
  %count = scf.if %empty -> T {
    scf.yield %width : T
  } else {
    %from = arith.constant 1 : index
    %one = arith.constant 1 : T
    %to = arith.constant WIDTH : index
    %none = arith.constant 0 : T
    %shifted:2 = scf.for %i = %from to %to step %from iter_args(%value = %x, %zeros = %none) -> (T, T) {
      %set = arith.cmpi slt, %value, %zero : T
      %next:2 = scf.if %set -> (T, T) {
        scf.yield %value, %zeros : T, T
      } else {
        %more = arith.addi %zeros, %one : T
        %half = arith.shli %value, %one : T
        scf.yield %half, %more : T, T
      }
      scf.yield %next#0, %next#1 : T, T
    }
    scf.yield %shifted#1 : T
  }
  return %count : T
}
