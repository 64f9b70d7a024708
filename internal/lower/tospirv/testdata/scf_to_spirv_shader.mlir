// ARGS: --convert-scf-to-spirv
// ARGS: --convert-scf-to-spirv --mlir-print-debuginfo
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
func.func @loop(%lo: index, %hi: index, %s: index) {
  scf.for %i = %lo to %hi step %s {
    %c = arith.addi %i, %i : index
  }
  return
}
func.func @loop_values(%lo: index, %hi: index, %s: index, %f: f32, %g: i32) -> (f32, i32) {
  %r:2 = scf.for %i = %lo to %hi step %s iter_args(%x = %f, %y = %g) -> (f32, i32) {
    %z = arith.addf %x, %x : f32
    %w = arith.index_cast %i : index to i32
    scf.yield %z, %w : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
func.func @branch(%c: i1, %f: f32, %m: memref<4xf32, #spirv.storage_class<StorageBuffer>>) {
  %i = arith.constant 0 : index
  scf.if %c {
    memref.store %f, %m[%i] : memref<4xf32, #spirv.storage_class<StorageBuffer>>
  }
  scf.if %c {
    memref.store %f, %m[%i] : memref<4xf32, #spirv.storage_class<StorageBuffer>>
  } else {
    %d = arith.addf %f, %f : f32
    memref.store %d, %m[%i] : memref<4xf32, #spirv.storage_class<StorageBuffer>>
  }
  return
}
func.func @branch_values(%c: i1, %f: f32, %g: index) -> (f32, index) {
  %r:2 = scf.if %c -> (f32, index) {
    %d = arith.addf %f, %f : f32
    scf.yield %d, %g : f32, index
  } else {
    %k = arith.constant 5 : index
    scf.yield %f, %k : f32, index
  }
  return %r#0, %r#1 : f32, index
}
func.func @while(%a: i32, %b: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.muli %y, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @while_two(%a: i32, %b: f32) -> (f32, i32, i32) {
  %r:3 = scf.while (%x = %a, %y = %b) : (i32, f32) -> (f32, i32, i32) {
    %c = arith.cmpi slt, %x, %a : i32
    scf.condition(%c) %y, %x, %a : f32, i32, i32
  } do {
  ^bb0(%p: f32, %q: i32, %u: i32):
    %z = arith.muli %q, %u : i32
    %w = arith.addf %p, %p : f32
    scf.yield %z, %w : i32, f32
  }
  return %r#0, %r#1, %r#2 : f32, i32, i32
}
func.func @nested(%lo: index, %hi: index, %s: index, %c: i1, %f: f32) -> f32 {
  %r = scf.for %i = %lo to %hi step %s iter_args(%x = %f) -> (f32) {
    %t = scf.if %c -> f32 {
      %u = scf.for %j = %i to %hi step %s iter_args(%y = %x) -> (f32) {
        %v = arith.mulf %y, %x : f32
        scf.yield %v : f32
      }
      scf.yield %u : f32
    } else {
      scf.yield %x : f32
    }
    scf.yield %t : f32
  }
  return %r : f32
}
func.func @parallel(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce
  }
  return
}
}
