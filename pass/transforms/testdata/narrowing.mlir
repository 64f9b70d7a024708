// ARGS: --arith-int-range-narrowing
// ARGS: --arith-int-range-narrowing=int-bitwidths-supported=1,8,16,32
// ARGS: --arith-int-range-narrowing=int-bitwidths-supported=24,8
// ARGS: --arith-int-range-narrowing=int-bitwidths-supported=64,32
// ARGS: --arith-int-range-narrowing=int-bitwidths-supported=x
// ARGS: --arith-int-range-narrowing=int-bitwidths-supported=99999999
func.func @masked(%x: i32, %v: vector<4xi32>) -> (i32, i1, index, vector<4xi32>, i64) {
  %c = arith.constant 15 : i32
  %0 = arith.andi %x, %c : i32
  %1 = arith.addi %0, %c : i32
  %2 = arith.muli %1, %1 : i32
  %3 = arith.cmpi slt, %0, %1 : i32
  %4 = arith.index_cast %2 : i32 to index
  %k = arith.constant dense<7> : vector<4xi32>
  %5 = arith.andi %v, %k : vector<4xi32>
  %6 = arith.subi %5, %k : vector<4xi32>
  %7 = arith.extui %2 : i32 to i64
  %8 = arith.select %3, %7, %7 : i64
  %9 = arith.maxsi %2, %0 : i32
  %10 = arith.divui %9, %c : i32
  %11 = arith.index_castui %10 : i32 to index
  %12 = arith.addi %11, %4 : index
  %13 = arith.shli %10, %0 : i32
  return %13, %3, %12, %6, %8 : i32, i1, index, vector<4xi32>, i64
}
func.func @loop(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %0 = arith.addi %i, %c1 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.cmpi ult, %0, %c10 : index
    %3 = arith.subi %i, %c10 : index
    %4 = arith.cmpi slt, %3, %c10 : index
    %5 = arith.cmpi ult, %3, %c10 : index
    %6 = arith.ori %4, %5 : i1
    %7 = arith.andi %6, %2 : i1
    scf.if %7 {
      memref.store %1, %m[%3] : memref<?xi32>
    }
  }
  return
}
func.func @signs(%x: i8, %y: i16, %t: tensor<4xi8>) -> (i64, i64, tensor<4xi64>, i64, i64) {
  %0 = arith.extsi %x : i8 to i64
  %1 = arith.extsi %y : i16 to i64
  %2 = arith.addi %0, %1 : i64
  %3 = arith.extui %x : i8 to i64
  %4 = arith.muli %3, %1 : i64
  %5 = arith.extsi %t : tensor<4xi8> to tensor<4xi64>
  %6 = arith.addi %5, %5 : tensor<4xi64>
  %7 = arith.minui %3, %1 : i64
  %8 = arith.remsi %1, %0 : i64
  return %2, %4, %6, %7, %8 : i64, i64, tensor<4xi64>, i64, i64
}
func.func @indices(%x: i8) -> i8 {
  %0 = arith.index_castui %x : i8 to index
  %1 = arith.index_castui %0 : index to i8
  %2 = arith.index_cast %1 : i8 to index
  %3 = arith.index_cast %2 : index to i8
  return %3 : i8
}
func.func @sign_of_index(%m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %0 = arith.subi %i, %c10 : index
    %1 = arith.minui %0, %i : index
    %2 = arith.maxsi %0, %i : index
    memref.store %1, %m[%2] : memref<?xindex>
  }
  return
}
