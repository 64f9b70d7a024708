// ARGS: --split-input-file --finalize-memref-to-llvm
// ARGS: --split-input-file --convert-func-to-llvm
// ARGS: --split-input-file --convert-vector-to-llvm
func.func @access(%m: memref<4xf32, "far">, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, "far">
  memref.store %0, %m[%i] : memref<4xf32, "far">
  return
}
// -----
func.func @unsigned(%m: memref<4xf32, 1 : ui64>, %i: index) -> memref<4xf32, 1 : ui64> {
  %0 = memref.load %m[%i] : memref<4xf32, 1 : ui64>
  return %m : memref<4xf32, 1 : ui64>
}
// -----
func.func @index(%m: memref<4xf32, 1 : index>, %n: memref<4xf32, 5000000000>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, 1 : index>
  %1 = memref.load %n[%i] : memref<4xf32, 5000000000>
  return
}
// -----
func.func @unranked(%m: memref<*xf32, 1 : ui64>, %i: index) {
  %0 = memref.dim %m, %i : memref<*xf32, 1 : ui64>
  return
}
// -----
func.func @alloc() {
  %0 = memref.alloca() : memref<4xf32, "far">
  %1 = memref.cast %0 : memref<4xf32, "far"> to memref<?xf32, "far">
  return
}
// -----
func.func @layout(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
  return
}
// -----
func.func @vector(%m: memref<4xf32, "far">, %i: index) {
  %0 = vector.load %m[%i] : memref<4xf32, "far">, vector<2xf32>
  vector.print %0 : vector<2xf32>
  return
}
