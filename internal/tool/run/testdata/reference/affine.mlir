// Affine loops, maps and sets.
// RUN
func.func @main() -> i32 {
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4x6xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to min affine_map<(d0) -> (d0 * 2, 6)>(%i) step 2 {
      %k = affine.apply affine_map<(d0, d1)[s0] -> ((d0 floordiv 2) * 10 + d1 mod 4 + s0)>(%i, %j)[%c3]
      %v = arith.index_cast %k : index to i32
      affine.store %v, %m[%i, %j] : memref<4x6xi32>
      affine.store %v, %m[%i, %j + 1] : memref<4x6xi32>
    }
  }
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sum = affine.for %i = 1 to 4 iter_args(%s = %zero) -> i32 {
    %x = affine.load %m[%i, %i - 1] : memref<4x6xi32>
    %y = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) -> i32 {
      affine.yield %x : i32
    } else {
      affine.yield %one : i32
    }
    %t = arith.addi %s, %y : i32
    vector.print %y : i32
    affine.yield %t : i32
  }
  %c7 = arith.constant 7 : index
  %max = affine.max affine_map<(d0) -> (d0 ceildiv 2, d0 - 5)>(%c7)
  vector.print %max : index
  memref.dealloc %m : memref<4x6xi32>
  return %sum : i32
}
