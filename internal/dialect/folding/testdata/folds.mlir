// ARGS: --sccp
// ARGS: --canonicalize
// ARGS: --arith-expand
// ARGS: --sroa
// ARGS: --mem2reg

func.func @in_place(%v: vector<4xf32>) -> (f32, vector<4xf32>, f32) {
  %c1 = arith.constant 1 : index
  %x = arith.constant 2.5 : f32
  %d = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.extract %v[%c1] : f32 from vector<4xf32>
  %1 = vector.insert %x, %d [%c1] : f32 into vector<4xf32>
  %2 = vector.extract %1[%c1] : f32 from vector<4xf32>
  return %0, %1, %2 : f32, vector<4xf32>, f32
}
func.func @basis(%i: index) -> (index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.linearize_index [%i] by (%c4) : index
  %1 = affine.delinearize_index %i into (%c4) : index
  return %0, %1 : index, index
}
memref.global "private" constant @splat : memref<2xi32> = dense<7>
memref.global "private" constant @list : memref<2x2xi32> = dense<[[5, 6], [7, 8]]>
memref.global "private" @changes : memref<2xi32> = dense<7>
func.func @loads(%i: index) -> (i32, i32, i32, i32) {
  %s = memref.get_global @splat : memref<2xi32>
  %l = memref.get_global @list : memref<2x2xi32>
  %c = memref.get_global @changes : memref<2xi32>
  %0 = affine.load %s[%i] : memref<2xi32>
  %1 = affine.load %l[1, 0] : memref<2x2xi32>
  %2 = affine.load %l[1, %i] : memref<2x2xi32>
  %3 = affine.load %c[0] : memref<2xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @loops(%x: i8, %y: i8, %n: index) -> (i8, i8, i8, i8, i8, i8) {
  %0 = affine.for %i = 4 to 10 step 2 iter_args(%a = %x) -> (i8) {
    affine.yield %a : i8
  }
  %1 = affine.for %i = 4 to %n step 2 iter_args(%a = %x) -> (i8) {
    affine.yield %a : i8
  }
  %2:2 = affine.for %i = 4 to 10 step 2 iter_args(%a = %x, %b = %y) -> (i8, i8) {
    affine.yield %b, %a : i8, i8
  }
  %3 = affine.for %i = 4 to %n step 2 iter_args(%a = %x) -> (i8) {
    affine.yield %y : i8
  }
  %4 = affine.for %i = 4 to 4 iter_args(%a = %x) -> (i8) {
    %s = arith.addi %a, %y : i8
    affine.yield %s : i8
  }
  return %0, %1, %2#0, %2#1, %3, %4 : i8, i8, i8, i8, i8, i8
}
func.func @elements() -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 2.5 : f32
  %one = memref.alloca() : memref<1xf32>
  %two = memref.alloca() : memref<2xf32>
  memref.store %x, %one[%c0] : memref<1xf32>
  memref.store %x, %two[%c0] : memref<2xf32>
  %0 = memref.load %one[%c0] : memref<1xf32>
  %1 = memref.load %two[%c0] : memref<2xf32>
  return %0, %1 : f32, f32
}

