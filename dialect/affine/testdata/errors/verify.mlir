func.func @f(%n: index) { %0 = "affine.apply"(%n) <{map = affine_map<() -> (1)>}> : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 3 { %0 = "affine.apply"(%i) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index }
return }
// -----
func.func @f(%n: index) { %0 = "affine.min"(%n) <{map = affine_map<() -> (1)>}> : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.max"(%n) <{map = affine_map<(d0) -> ()>}> : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.delinearize_index"(%n) <{static_basis = array<i64: 1, 2>}> : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.delinearize_index"(%n, %n) <{static_basis = array<i64: 1>}> : (index, index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.delinearize_index"(%n) <{static_basis = array<i64: 0>}> : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.linearize_index"(%n) <{static_basis = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.linearize_index"(%n, %n) <{static_basis = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> index return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (1)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%i: i32): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.for"() <{lowerBoundMap = affine_map<() -> (1)>, upperBoundMap = affine_map<() -> ()>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%i: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { %0 = "affine.for"() <{lowerBoundMap = affine_map<() -> (1)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%i: index): "affine.yield"(%i) : (index) -> () }) : () -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (1)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^bb0(%i: index): "affine.yield"(%i) : (index) -> () }) : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (1)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^bb0(%i: index, %j: i32): "affine.yield"(%i) : (index) -> () }) : (index) -> index return }
// -----
func.func @f(%n: index) { %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (1)>, upperBoundMap = affine_map<() -> (9)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^bb0(%i: index, %j: index): "affine.yield"(%i) : (index) -> () }) : (index) -> i32 return }
// -----
func.func @f(%n: index) { %m = "test.x"() ({ ^bb0(%k: index): affine.for %i = 0 to %k { } "test.y"() : () -> () }) : () -> index return }
// -----
func.func @f(%n: index, %c: memref<?xf32>) { scf.for %k = %n to %n step %n { affine.for %i = affine_map<(d0) -> (d0)>(%k) to 4 { } } return }
// -----
func.func @f(%n: index) { "affine.if"() <{condition = affine_set<(d0) : (d0 >= 0)>}> ({ "affine.yield"() : () -> () }, {}) : () -> () return }
// -----
func.func @f(%n: index) { scf.for %k = %n to %n step %n { affine.if affine_set<()[s0] : (s0 >= 0)>()[%k] { } } return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> i32 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<?xf32>, index) -> f32 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { %0 = "affine.load"(%m) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>) -> f32 return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { scf.for %k = %n to %n step %n { %0 = "affine.load"(%m, %k) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32 } return }
// -----
func.func @f(%n: index, %m: memref<?xf32>, %c: i32) { "affine.store"(%c, %m, %n) <{map = affine_map<(d0) -> (d0)>}> : (i32, memref<?xf32>, index) -> () return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { %0 = "affine.vector_load"(%m, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> vector<4xi32> return }
// -----
func.func @f(%n: index, %m: memref<?xf32>, %c: vector<4xi32>) { "affine.vector_store"(%c, %m, %n) <{map = affine_map<(d0) -> (d0)>}> : (vector<4xi32>, memref<?xf32>, index) -> () return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { "affine.prefetch"(%m, %n) <{map = affine_map<(d0) -> (d0, d0)>, isWrite = true, isDataCache = true, localityHint = 1 : i32}> : (memref<?xf32>, index) -> () return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { "affine.prefetch"(%m) <{map = affine_map<(d0) -> (d0)>, isWrite = true, isDataCache = true, localityHint = 1 : i32}> : (memref<?xf32>) -> () return }
// -----
func.func @f(%n: index, %m: memref<?xf32>) { scf.for %k = %n to %n step %n { affine.prefetch %m[%k], read, locality<1>, data : memref<?xf32> } return }
// -----
func.func @f(%n: index) { "affine.yield"() : () -> () }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 3 { affine.yield %i : index } return }
// -----
func.func @f(%n: i32) { %0 = affine.for %i = 0 to 3 iter_args(%a = %n) -> i32 { affine.yield %i : index } return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({ "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({ ^bb0(%a: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({ ^bb0(%a: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<3> : tensor<1xi32>, steps = [1]}> ({ ^bb0(%a: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { "affine.parallel"() <{reductions = [1], lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1]}> ({ ^bb0(%a: index): "affine.yield"() : () -> () }) : () -> () return }
// -----
func.func @f(%n: index) { %0 = affine.parallel (%i) = (0) to (3) reduce ("addf") -> i32 { affine.yield %n : index } return }
// -----
func.func @f(%n: f32) { %0 = affine.parallel (%i) = (0) to (3) reduce ("addg") -> f32 { affine.yield %n : f32 } return }
// -----
func.func @f(%n: index) { affine.parallel (%i) = (0) to (3) step (%n) { } return }
// -----
func.func @f(%n: index) { affine.for %i = %n, %n to 4 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<(d0) -> (d0)>() to 4 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<()[s0] -> (s0)>() to 4 { } return }
// -----
func.func @f(%n: index) { affine.for %i = affine_map<()[s0] -> (s0, 3)>()[%n] to 4 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to affine_map<()[s0] -> (s0, 3)>()[%n] { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to "a" { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 3 step -1 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 too 3 step -1 { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 3 iter_args(%a = %n) -> (index, index) { } return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)>() { } return }
// -----
func.func @f(%n: index) { affine.if affine_set<()[s0] : (s0 >= 0)>() { } return }
// -----
func.func @f(%n: index) { affine.if affine_map<() -> ()>() { } return }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_map<()[s0] -> (s0)>() return }
// -----
func.func @f(%n: index) { %0 = affine.load %n[] : index return }
// -----
func.func @f(%n: memref<4xf32>) { %0 = affine.vector_load %n[0] : memref<4xf32>, f32 return }
// -----
func.func @f(%n: memref<4xf32>) { affine.prefetch %n[0], foo, locality<3>, data : memref<4xf32> return }
// -----
func.func @f(%n: memref<4xf32>) { affine.prefetch %n[0], read, locality<3>, foo : memref<4xf32> return }
// -----
func.func @p() {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<8000000002000000000xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<8000000002000000000xi32>, upperBoundsMap = affine_map<() -> (100)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}
