func.func @slice(%a: f32, %b: f32, %t: tensor<4xf32>, %m: memref<10xf32>) -> f32 attributes {note = 1 : i32} {
  %c = arith.constant 1.0 : f32
  %zero = arith.constant 0 : index
  %n = arith.constant 4 : index
  %d = arith.addf %a, %c : f32
	%e = arith.mulf %d, %b {tag = "x"} : f32
  %r = scf.for %i = %zero to %n step %n iter_args(%acc = %e) -> (f32) {
    %l = memref.load %m[%i] : memref<10xf32>
    %s = arith.addf %acc, %l : f32
    %alone = arith.constant -0.0 : f32
    %q = arith.addf %s, %d : f32
    scf.yield %q : f32
  }
  %x = tensor.extract %t[%zero] : tensor<4xf32>
  memref.store %x, %m[%n] : memref<10xf32>
  %z = arith.divf %r, %x : f32
  %z2 = arith.divf %z, %z : f32
  return %z2 : f32
}
func.func private @external(f32) -> (f32, i32)
func.func @branches(%c: i1, %v: f32) -> f32 {
  cf.cond_br %c, ^bb1(%v : f32), ^bb2
^bb1(%w: f32):
  %y = arith.addf %w, %v : f32
  cf.br ^bb3(%y : f32)
^bb2:
  %k:2 = call @external(%v) : (f32) -> (f32, i32)
  cf.br ^bb3(%k#0 : f32)
^bb3(%u: f32):
  return %u : f32
}
func.func @constants() {
  %0 = arith.constant dense<1> : tensor<4xi8>
  %1 = arith.constant dense<[0, 1]> : vector<2xi8>
  %2 = arith.constant dense<0.0> : tensor<4xf16>
  %3 = arith.constant 0x7F800000 : f32
  %4 = arith.constant 0xFF80 : bf16
  %5 = arith.constant true
  %6 = arith.constant 7 : index
  %8 = arith.constant 1.0 : f64 // é
  return
}
func.func @locations(%a: i32) {
  %0 = arith.constant 0 : i32 loc(unknown)
  %1 = arith.constant 0 : i32 loc("name")
  %2 = arith.constant 0 : i32 loc(fused["a", "other.mlir":1:2, "b.mlir":2:3])
  %3 = arith.constant 0 : i32 loc("other.mlir":2000:3)
  %4 = arith.constant 0 : i32 loc("other.mlir":2:3000)
  %5 = arith.constant 0 : i32 loc("other.mlir":2:3 to 4:5)
  %6 = arith.constant 0 : i32 loc(callsite("a" at "b.mlir":3:1))
  %7 = arith.constant 0 : i32 loc("name"("other.mlir":0:0))
  return
}
