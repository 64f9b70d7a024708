// ARGS: --convert-scf-to-cf --convert-cf-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
func.func @p(%n: index, %m: memref<?xf32>, %i0: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) init (%i0) -> f32 {
    %0 = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%0 : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
func.func @fa(%n: index, %m: memref<?xf32>) {
  scf.forall (%i, %j) in (%n, 7) {
    %0 = memref.load %m[%i] : memref<?xf32>
    memref.store %0, %m[%j] : memref<?xf32>
  }
  return
}
func.func @w(%a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %a : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.addi %y, %y : i32
    scf.yield %z : i32
  }
  %r2 = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %a : i32
    %z = arith.addi %x, %x : i32
    scf.condition(%c) %z : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %r2 : i32
}
func.func @er() -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.br ^bb1
  ^bb1:
    %c = arith.constant 1 : i32
    scf.yield %c : i32
  }
  return %0 : i32
}
func.func @iff(%c: i1, %a: i32) -> i32 {
  scf.if %c { func.call @er() : () -> i32 }
  %0 = scf.if %c -> i32 { scf.yield %a : i32 } else { 
    %b = arith.addi %a, %a : i32
    scf.yield %b : i32 }
  return %0 : i32
}
