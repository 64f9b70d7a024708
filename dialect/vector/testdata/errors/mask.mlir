#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%k: vector<4xi1>, %v: vector<4xf32>, %a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>, %base: memref<?xf32>, %i: index, %iv: vector<4xi32>, %m2: vector<4x3xi1>, %cm: vector<4x2x3xi1>) {
    %1 = vector.mask %k, %v { vector.gather %base[%i] [%iv], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return
  }
}
// -----
func.func @f(%k: vector<4x2xi1>, %a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
    %1 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32> } : vector<4x2xi1> -> vector<4x2xf32>
    return
}
// -----
func.func @f(%k: vector<3xi1>, %v: vector<4xf32>, %u: vector<2xf32>) {
    %1 = vector.mask %k { vector.outerproduct %v, %u : vector<4xf32>, vector<2xf32> } : vector<3xi1> -> vector<4x2xf32>
    return
}
// -----
func.func @f(%k: vector<3xi1>, %v: vector<4xf32>, %kk: vector<4xi1>, %base: memref<?xf32>, %i: index, %iv: vector<4xi32>) {
    %1 = vector.mask %k { vector.gather %base[%i] [%iv], %kk, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<3xi1> -> vector<4xf32>
    return
}
// -----
func.func @f(%k: vector<3xi1>, %v: vector<4xf32>, %kk: vector<4xi1>, %base: memref<?xf32>, %i: index, %iv: vector<4xi32>) {
    vector.mask %k { vector.scatter %base[%i] [%iv], %kk, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> } : vector<3xi1>
    return
}
// -----
func.func @f(%k: vector<3xi1>, %v: vector<4xf32>, %w: vector<2x3x4xf32>, %acc: vector<2x4xf32>) {
  vector.mask %k { vector.scan <add>, %w, %acc {inclusive = true, reduction_dim = 1 : i64} : vector<2x3x4xf32>, vector<2x4xf32> } : vector<3xi1>
  return
}
